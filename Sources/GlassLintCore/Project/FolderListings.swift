#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the folders of a tree hold, kept from one run to the next: to ask whether anything was added to a folder, taken
/// out of it or renamed in it is much cheaper than to read it.
///
/// Of plain files only those are kept that a walk may ask about. One thread uses it at a time.
final class FolderListings {
  /// The file they are kept in.
  private let file: String
  /// What lay there, in byte order of the paths.
  private let known: Table
  /// Those of them that still held, by position.
  private var unchanged: [Int] = []
  /// The folders that had to be read.
  private var fresh = Table()
  /// How many seconds a folder has to be left alone until its status is believed.
  private let patience: Int

  /// Trees of fewer folders are read as fast.
  private static let worthwhileCount = 32
  /// Listings that are out of date by fewer folders than this, or by fewer than one in fifty, still serve.
  private static let staleLimit = 16

  /// To be raised whenever other names are kept.
  private static let revision: UInt64 = 3
  private static let version = SymbolHash.mix(
    SymbolHash.symbol(GlassLintVersion.current), revision ^ 0x666F_6C64_6572_7300)

  /// - Parameters:
  ///   - root: the folder that is walked, absolute.
  ///   - type: what it is walked for.
  /// - Returns: `nil` where the user has no cache folder.
  convenience init?(root: String, type: String = "folders") {
    guard let file = IndexCache.file(for: root, type: type) else { return nil }
    self.init(file: file)
  }

  init(file: String, patience: Int = 2) {
    self.file = file
    self.patience = patience
    known = Self.load(file) ?? Table()
  }

  /// How many folders had to be read.
  var readCount: Int { fresh.count }

  // MARK: Asking

  /// As `DirectoryReader.read(_:where:)`, of the names that are kept.
  /// - Parameter path: absolute, without a zero byte.
  func read(
    _ path: [UInt8], with reader: inout DirectoryReader,
    where wanted: (UnsafeBufferPointer<UInt8>, DirectoryEntry.Kind) -> Bool
  ) -> [DirectoryEntry]? {
    let terminated = path + [0]
    // Before it is read, so that whatever happens meanwhile makes it another one.
    guard let stamp = FolderStamp(terminated, patience: patience) else {
      return reader.read(terminated, where: wanted)
    }
    if stamp.isReliable, let folder = known.position(of: path), known.stamp(of: folder) == stamp {
      unchanged.append(folder)
      var entries: [DirectoryEntry] = []
      known.forEachName(in: folder) { name, kind in
        if wanted(name, kind) { entries.append(reader.add(name, kind)) }
      }
      return entries
    }
    fresh.begin(path, stamp)
    let entries = reader.read(terminated) { name, kind in
      if Self.keeps(name, kind) { fresh.add(name, kind) }
      return wanted(name, kind)
    }
    if entries == nil { fresh.dropLast() }
    return entries
  }

  /// Whether a walk may ask about something of that name.
  private static func keeps(_ name: UnsafeBufferPointer<UInt8>, _ kind: DirectoryEntry.Kind) -> Bool {
    if name.isEqual(".") || name.isEqual("..") { return false }
    return kind != .file || name.first == UInt8(ascii: ".") || name.hasSuffix(".swift")
      || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") || name.isEqual("project.yml")
      || name.isEqual("project.yaml")
  }

  // MARK: Keeping

  /// Keeps what was read, where that is worth it; a cache that cannot be written is none, and no error.
  func store() {
    let count = unchanged.count + fresh.count
    guard count >= Self.worthwhileCount, fresh.count > max(Self.staleLimit, count / 50) else { return }
    var table = fresh
    for folder in unchanged { table.add(folder, of: known) }
    table.sort()
    var body = CachedBytes()
    table.write(to: &body)
    var header = CachedBytes()
    header.append(raw: Self.version)
    header.append(raw: body.bytes.withUnsafeBufferPointer { ContentHash.hash($0) })
    _ = IndexCache.write(to: file) { file in
      header.bytes.withUnsafeBytes { file.append($0) } && body.bytes.withUnsafeBytes { file.append($0) }
    }
  }

  private static func load(_ file: String) -> Table? {
    let source = SourceBuffer()
    guard FilePath.kind(of: file) == .file, (try? source.read(path: file)) != nil else { return nil }
    let header = MemoryLayout<UInt64>.size * 2
    guard source.count > header else { return nil }
    let start = UnsafeRawBufferPointer(source.bytes)
    let body = UnsafeBufferPointer(rebasing: source.bytes[header...])
    guard start.loadUnaligned(as: UInt64.self) == version,
      start.loadUnaligned(fromByteOffset: 8, as: UInt64.self) == ContentHash.hash(body)
    else { return nil }
    return body.decoded(as: Table.self)
  }
}

/// What tells without reading it whether a folder holds the same names as before.
private struct FolderStamp: BitwiseCopyable, Equatable {
  var device: UInt64
  var inode: UInt64
  /// When its status changed, which nobody can set back, in nanoseconds since 1970; 0 where it may change again within one
  /// tick of its clock.
  var changed: UInt64
  /// When its names did: some file systems keep no more than that on disk.
  var modified: UInt64

  /// - Parameters:
  ///   - path: ends with a zero byte.
  ///   - patience: how many seconds ago it has to have changed.
  init?(_ path: [UInt8], patience: Int) {
    var status = stat()
    let result = path.withUnsafeBytes { bytes in
      bytes.baseAddress.map { stat($0.assumingMemoryBound(to: CChar.self), &status) } ?? -1
    }
    guard result == 0 else { return nil }
    #if canImport(Darwin)
      let times = (changed: status.st_ctimespec, modified: status.st_mtimespec)
    #else
      let times = (changed: status.st_ctim, modified: status.st_mtim)
    #endif
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let isYoung = Int(now.tv_sec) - Int(max(times.changed.tv_sec, times.modified.tv_sec)) < patience
    device = UInt64(truncatingIfNeeded: status.st_dev)
    inode = UInt64(truncatingIfNeeded: status.st_ino)
    changed = isYoung ? 0 : Self.nanoseconds(times.changed)
    modified = Self.nanoseconds(times.modified)
  }

  private static func nanoseconds(_ time: timespec) -> UInt64 {
    UInt64(max(0, time.tv_sec)) * 1_000_000_000 + UInt64(max(0, time.tv_nsec))
  }

  var isReliable: Bool { changed != 0 }
}

/// Folders with the names in them, in flat arrays.
private struct Table: Cached {
  struct Folder: BitwiseCopyable {
    var path: Stretch
    var names: Stretch
    var stamp: FolderStamp
  }

  struct Name: BitwiseCopyable {
    var text: Stretch
    /// The raw value of a `DirectoryEntry.Kind`.
    var kind: UInt32
  }

  private var text: [UInt8] = []
  private var folders: [Folder] = []
  private var names: [Name] = []

  init() {}

  var count: Int { folders.count }

  // MARK: Reading

  /// - Parameter path: absolute; the table is one that was kept, and sorted.
  func position(of path: [UInt8]) -> Int? {
    path.withUnsafeBufferPointer { path in
      text.withUnsafeBufferPointer { text in
        let place = folders.indices.partitionPoint {
          !FilePath.isBefore(Self.part(folders[$0].path, of: text), path)
        }
        guard place < folders.count, Self.part(folders[place].path, of: text).elementsEqual(path) else {
          return nil
        }
        return place
      }
    }
  }

  func stamp(of folder: Int) -> FolderStamp { folders[folder].stamp }

  func forEachName(
    in folder: Int, _ body: (UnsafeBufferPointer<UInt8>, DirectoryEntry.Kind) -> Void
  ) {
    text.withUnsafeBufferPointer { text in
      let own = folders[folder].names
      for name in names[Int(own.start)..<Int(own.start + own.count)] {
        body(Self.part(name.text, of: text), DirectoryEntry.Kind(rawValue: UInt8(name.kind)) ?? .unknown)
      }
    }
  }

  private static func part(
    _ stretch: Stretch, of text: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: text[Int(stretch.start)..<Int(stretch.start + stretch.count)])
  }

  // MARK: Writing

  /// Adds a folder; the names added next are in it.
  mutating func begin(_ path: [UInt8], _ stamp: FolderStamp) {
    folders.append(
      Folder(
        path: path.withUnsafeBufferPointer { add($0) },
        names: Stretch(start: UInt32(names.count), count: 0), stamp: stamp))
  }

  mutating func add(_ name: UnsafeBufferPointer<UInt8>, _ kind: DirectoryEntry.Kind) {
    names.append(Name(text: add(name), kind: UInt32(kind.rawValue)))
    folders[folders.count - 1].names.count += 1
  }

  private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) -> Stretch {
    defer { text.append(contentsOf: bytes) }
    return Stretch(start: UInt32(text.count), count: UInt32(bytes.count))
  }

  /// Takes back the folder that was added last, with its names.
  mutating func dropLast() {
    let folder = folders.removeLast()
    names.removeLast(names.count - Int(folder.names.start))
  }

  mutating func add(_ folder: Int, of other: Table) {
    let path = other.text.withUnsafeBufferPointer { Array(Self.part(other.folders[folder].path, of: $0)) }
    begin(path, other.stamp(of: folder))
    other.forEachName(in: folder) { add($0, $1) }
  }

  /// Puts the folders into byte order of their paths.
  mutating func sort() {
    var folders = folders
    text.withUnsafeBufferPointer { text in
      folders.sort { FilePath.isBefore(Self.part($0.path, of: text), Self.part($1.path, of: text)) }
    }
    self.folders = folders
  }

  func write(to bytes: inout CachedBytes) {
    bytes.append(elements: text)
    bytes.append(elements: folders)
    bytes.append(elements: names)
  }

  init(from bytes: inout CachedBytes.Reader) throws(CachedBytes.Mismatch) {
    text = try bytes.elements(UInt8.self)
    folders = try bytes.elements(Folder.self)
    names = try bytes.elements(Name.self)
  }
}
