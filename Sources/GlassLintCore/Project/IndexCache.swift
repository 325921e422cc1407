#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Keeps the index of a project on disk, in the user's cache folder.
///
/// The file is the index's arrays as they stand in memory, behind a header that tells version, length and checksum; it
/// is mapped, not parsed. It is written beside and renamed, so that readers and writers never meet a half of it, and one
/// that is damaged, or of another version, is as good as none.
struct IndexCache {
  /// Absolute.
  let path: String

  /// - Parameter root: the folder the index is about, absolute.
  /// - Returns: `nil` where the user has no cache folder.
  init?(root: String, environment: (String) -> String? = Environment.variable) {
    guard let path = Self.file(for: root, type: "index", environment) else { return nil }
    self.path = path
  }

  /// Where what is known of a path is kept; `nil` where the user has no cache folder.
  static func file(
    for path: String, type: String, _ environment: (String) -> String? = Environment.variable
  ) -> String? {
    guard let folder = folder(environment) else { return nil }
    let name = String(SymbolHash.symbol(path), radix: 16)
    return FilePath.join(FilePath.join(folder, "glasslint"), "\(name).\(type)")
  }

  init(path: String) { self.path = path }

  /// `$XDG_CACHE_HOME`, which has to be absolute, or what stands in its place on the system.
  static func folder(_ environment: (String) -> String?) -> String? {
    if let folder = environment("XDG_CACHE_HOME"), folder.hasPrefix("/") { return folder }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return FilePath.join(home, "Library/Caches")
    #else
      return FilePath.join(home, ".cache")
    #endif
  }

  // MARK: Format

  private struct Header: BitwiseCopyable {
    var magic: UInt64 = 0x5844_4E49_5453_4C47
    /// Of the arrays' layout and of what the reader puts in them.
    var version: UInt64 = IndexCache.version
    /// Bytes behind the header.
    var length: UInt64 = 0
    /// Of these bytes.
    var checksum: UInt64 = 0
  }

  /// Changes with the program, so that no version ever reads what another has written: with its version, with the size
  /// of each record, and with the table of roles.
  private static let version: UInt64 = {
    var version = SymbolHash.symbol(GlassLintVersion.current)
    version = SymbolHash.mix(version, UInt64(ProjectIndexFormat.revision))
    for array in IndexSections().arrays { version = SymbolHash.mix(version, UInt64(array.stride)) }
    for binding in RoleTable.all {
      version = SymbolHash.mix(version, SymbolHash.symbol(binding.landing))
      version = SymbolHash.mix(version, UInt64(binding.role.index))
    }
    return version
  }()

  private static let alignment = 16

  // MARK: Reading

  /// The index that lies on disk; `nil` where there is none, or none that can be trusted.
  func load() -> ProjectIndex? {
    // A pipe of that name would keep whoever opens it waiting.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = Int(status.st_size)
    guard size > MemoryLayout<Header>.size, let file = MappedFile(descriptor, size: size) else { return nil }
    let header = file.bytes.loadUnaligned(as: Header.self)
    let body = UnsafeRawBufferPointer(rebasing: file.bytes[MemoryLayout<Header>.size...])
    guard header.magic == Header().magic, header.version == Self.version, header.length == UInt64(body.count),
      let sections = Self.sections(body), header.checksum == Self.checksum(sections)
    else { return nil }
    return ProjectIndex(sections: sections, owner: file)
  }

  /// The body: for each array its number of elements, then the arrays, each at a multiple of `alignment`.
  private static func sections(_ body: UnsafeRawBufferPointer) -> IndexSections? {
    var sections = IndexSections()
    var position = 0
    var counts: [Int] = []
    for _ in sections.arrays {
      // What it says is not known to be true yet.
      guard position + 8 <= body.count,
        let count = Int(exactly: body.loadUnaligned(fromByteOffset: position, as: UInt64.self)),
        count <= body.count
      else { return nil }
      counts.append(count)
      position += 8
    }
    var rest = counts[...]
    var isComplete = true
    sections.visitArrays { array in
      let gap = position..<position + gap(at: position)
      position = gap.upperBound
      let count = rest.popFirst() ?? 0
      guard isComplete, position + count * array.stride <= body.count, body[gap].allSatisfy({ $0 == 0 })
      else {
        isComplete = false
        return
      }
      let end = position + count * array.stride
      array.assign(UnsafeRawBufferPointer(rebasing: body[position..<end]), count)
      position = end
    }
    return isComplete ? sections : nil
  }

  /// Of how many elements there are, and of each array's bytes.
  private static func checksum(_ sections: IndexSections) -> UInt64 {
    sections.arrays.reduce(0) { sum, array in
      // Memory of no bytes may be nowhere, or somewhere.
      SymbolHash.mix(
        SymbolHash.mix(sum, UInt64(array.count)), array.count == 0 ? 0 : ContentHash.hash(array.bytes))
    }
  }

  // MARK: Writing

  /// Keeps an index, with what whoever reads it then need not find out: which tokens the files declare, how they use
  /// these, and what else they do. All of it follows from the index alone, and is left behind with that as soon as a file
  /// is another one; only the uses of colors tell besides which colors they are of.
  /// - Returns: whether it was written; a cache that cannot be is none, and no error.
  @discardableResult
  func store(_ project: Project) -> Bool {
    let discovery = CachedBytes.of(project.discovery)
    let colorUses = CachedBytes.of(project.knownColorUses)
    let uses = project.tokenUses
    let habits = project.habits.records
    return discovery.withUnsafeBufferPointer { discovery in
      colorUses.withUnsafeBufferPointer { colorUses in
        habits.withUnsafeBufferPointer { habits in
          var sections = project.index.sections
          sections.habits = habits
          sections.tokenUses = uses.records
          sections.discovery = discovery
          sections.colorUses = colorUses
          return withExtendedLifetime(uses) { store(sections) }
        }
      }
    }
  }

  /// - Returns: whether it was written.
  @discardableResult
  func store(_ index: ProjectIndex) -> Bool { store(index.sections) }

  private func store(_ sections: IndexSections) -> Bool {
    let arrays = sections.arrays
    var length = arrays.count * 8
    for array in arrays { length += Self.gap(at: length) + array.bytes.count }
    let header = Header(length: UInt64(length), checksum: Self.checksum(sections))
    return Self.write(to: path) { file in
      withUnsafeBytes(of: header) { file.append($0) } && Self.write(arrays, to: &file)
    }
  }

  /// Writes a file of the cache.
  /// - Parameter content: writes what is in it, and says whether it could.
  /// - Returns: whether it was written.
  static func write(to path: String, _ content: (inout TemporaryFile) -> Bool) -> Bool {
    do throws(SourceError) {
      try FilePath.makeFolder(FilePath.directory(of: path), mode: 0o700)
    } catch {
      return false
    }
    guard var temporary = try? TemporaryFile(beside: path) else { return false }
    return content(&temporary) && temporary.finish() && temporary.replaceTarget()
  }

  /// The bytes between something that ends at a position and the next array.
  private static func gap(at position: Int) -> Int { (alignment - position % alignment) % alignment }

  /// The body, without a copy of it in memory.
  private static func write(
    _ arrays: [(stride: Int, bytes: UnsafeRawBufferPointer, count: Int)], to file: inout TemporaryFile
  ) -> Bool {
    var position = arrays.count * 8
    let counts = arrays.map { UInt64($0.count) }
    guard counts.withUnsafeBytes({ file.append($0) }) else { return false }
    let zeros = Array(repeating: UInt8(0), count: alignment)
    for array in arrays {
      let gap = gap(at: position)
      position += gap + array.bytes.count
      guard zeros.withUnsafeBytes({ file.append(UnsafeRawBufferPointer(rebasing: $0[..<gap])) }),
        file.append(array.bytes)
      else { return false }
    }
    return true
  }
}

/// A file's bytes as memory, for as long as the object lives.
private final class MappedFile {
  let bytes: UnsafeRawBufferPointer

  init?(_ descriptor: Int32, size: Int) {
    #if os(Linux)
      let flags = MAP_PRIVATE | Int32(MAP_POPULATE)
    #else
      let flags = MAP_PRIVATE
    #endif
    guard let base = mmap(nil, size, PROT_READ, flags, descriptor, 0), base != MAP_FAILED else { return nil }
    bytes = UnsafeRawBufferPointer(start: base, count: size)
  }

  deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }
}

enum ProjectIndexFormat {
  /// To be raised whenever the index of the same source comes out another, or what is kept with it: tokens, their uses,
  /// habits.
  static let revision = 107
}

extension IndexSections {
  /// One array as bytes, for the time of a visit.
  struct ArrayView {
    let stride: Int
    let bytes: UnsafeRawBufferPointer
    let count: Int
    /// Makes the array one of so many elements that lie in these bytes.
    let assign: (_ bytes: UnsafeRawBufferPointer, _ count: Int) -> Void
  }

  /// Hands out the arrays one after the other, always in the same order.
  mutating func visitArrays(_ body: (ArrayView) -> Void) {
    func visit<Element: BitwiseCopyable>(_ array: inout UnsafeBufferPointer<Element>) {
      withUnsafeMutablePointer(to: &array) { array in
        body(
          ArrayView(
            stride: MemoryLayout<Element>.stride, bytes: UnsafeRawBufferPointer(array.pointee),
            count: array.pointee.count
          ) { bytes, count in
            array.pointee = UnsafeBufferPointer(
              start: bytes.baseAddress?.assumingMemoryBound(to: Element.self), count: count)
          })
      }
    }
    visit(&files)
    visit(&types)
    visit(&aliases)
    visit(&slots)
    visit(&callables)
    visit(&references)
    visit(&arguments)
    visit(&sinks)
    visit(&literals)
    visit(&flows)
    visit(&expressions)
    visit(&paints)
    visit(&shadows)
    visit(&views)
    visit(&symbols)
    visit(&text)
    visit(&paths)
    visit(&typeKeys)
    visit(&aliasKeys)
    visit(&typeEntries)
    visit(&typeNext)
    visit(&aliasEntries)
    visit(&aliasNext)
    visit(&memberEntries)
    visit(&memberNext)
    visit(&callableEntries)
    visit(&callableNext)
    visit(&functionEntries)
    visit(&functionNext)
    visit(&viewEntries)
    visit(&viewNext)
    visit(&flowTargets)
    visit(&steps)
    visit(&stepEnds)
    visit(&reachHeads)
    visit(&reaches)
    visit(&habits)
    visit(&tokenUses)
    visit(&discovery)
    visit(&colorUses)
  }

  /// All arrays, to be read.
  var arrays: [(stride: Int, bytes: UnsafeRawBufferPointer, count: Int)] {
    var copy = self
    var arrays: [(stride: Int, bytes: UnsafeRawBufferPointer, count: Int)] = []
    copy.visitArrays { arrays.append(($0.stride, $0.bytes, $0.count)) }
    return arrays
  }
}
