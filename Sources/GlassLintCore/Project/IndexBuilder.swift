import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Builds the index of a project on all cores, and takes over from an earlier one what has not changed since.
struct IndexBuilder: Sendable {
  let jobs: Int
  var overlay = SourceOverlay.none

  struct Outcome {
    let index: ProjectIndex
    /// How many files had to be read.
    let readCount: Int
    /// Whether the index differs from the earlier one.
    let hasChanged: Bool
    /// What of the earlier one changed, where no name comes to mean anything else.
    var change: IndexChange?
  }

  /// - Parameters:
  ///   - paths: absolute, in byte order, each once. One that cannot be read, or is no UTF-8, has nothing to say.
  ///   - earlier: an index of the same project, from an earlier run.
  ///   - stamps: those of its files as they are now, where somebody has begun to ask for them.
  func build(_ paths: [String], earlier: ProjectIndex? = nil, stamps: IndexStamps? = nil) -> Outcome {
    let known = Self.match(paths, with: earlier)
    let (shares, stores) = readShares(
      paths, known: known, earlier: earlier?.sections, stamps: stamps?.all)
    let readCount = shares.reduce(0) { $0 + ($1.isNew ? 1 : 0) }
    if let earlier, !shares.contains(where: \.hasChanged), earlier.sections.files.count == paths.count {
      return Outcome(index: earlier, readCount: readCount, hasChanged: false)
    }
    var pathBytes = FlatArray<UInt8>(capacity: paths.count * 64)
    var stretches: [Stretch] = []
    stretches.reserveCapacity(paths.count)
    for var path in paths {
      let start = pathBytes.count
      path.withUTF8 { pathBytes.append(contentsOf: $0) }
      stretches.append(Stretch(start: UInt32(start), count: UInt32(pathBytes.count - start)))
    }
    let like = earlier.flatMap { Self.like($0, known, shares, stores) }
    let index = join(shares, stores, earlier, stretches: stretches, paths: pathBytes, like: like)
    return Outcome(
      index: index, readCount: readCount, hasChanged: true,
      change: like.map { IndexChange(from: $0.index, to: index, files: $0.changed) })
  }

  /// An index with the texts of some of its files replaced; the same one where none says anything else.
  /// - Parameters:
  ///   - texts: by the position of the file.
  ///   - followsEdits: whether it is going to be replaced itself, edit by edit, and may be a patched one.
  /// - Returns: the index, and what has changed, as far as no name comes to mean anything else.
  func replace(
    _ texts: [Int: [UInt8]], in index: ProjectIndex, followsEdits: Bool = false
  ) -> (index: ProjectIndex, change: IndexChange?) {
    let positions = texts.keys.sorted()
    let paths = positions.map { index.path(ofFile: $0) }
    var overlay = SourceOverlay()
    for (path, position) in zip(paths, positions) { overlay[path] = texts[position].map { .text($0) } }
    let (fresh, stores) = IndexBuilder(jobs: jobs, overlay: overlay)
      .readShares(paths, known: positions, earlier: index.sections)
    if !fresh.contains(where: \.hasChanged) { return (index, nil) }
    if followsEdits {
      let moved = withExtendedLifetime(stores) {
        var shares: [Int: (record: FileRecord, sections: IndexSections)] = [:]
        for (position, share) in zip(positions, fresh) where share.hasChanged {
          guard share.worker >= 0, let store = stores[Int(share.worker)] else { continue }
          let sections = IndexSections(store)
          shares[position] = (sections.files[Int(share.record)], sections)
        }
        return index.replacing(shares)
      }
      if let moved { return (moved, nil) }
    }
    var shares = Self.knownShares(of: index)
    for (position, share) in zip(positions, fresh) { shares[position] = share }
    let like = index.patch == nil ? Self.like(index, Array(shares.indices), shares, stores) : nil
    let joined = join(shares, stores, index, followsEdits: followsEdits, like: like)
    return (joined, like.map { IndexChange(from: index, to: joined, files: $0.changed) })
  }

  /// An earlier index of the same files, where all of them declare what they declared there.
  /// - Parameter known: by file, its position there.
  private static func like(
    _ index: ProjectIndex, _ known: [Int], _ shares: [Share], _ stores: [SummaryStore?]
  ) -> IndexLinker.Earlier? {
    let old = index.sections
    guard known.count == old.files.count, known.indices.allSatisfy({ known[$0] == $0 }) else { return nil }
    var changed: Set<Int> = []
    for (file, share) in shares.enumerated() where share.worker >= 0 {
      guard let store = stores[Int(share.worker)] else { return nil }
      let sections = IndexSections(store)
      guard
        sections.declarationHash(of: sections.files[Int(share.record)])
          == old.declarationHash(of: old.files[file])
      else { return nil }
      changed.insert(file)
    }
    return IndexLinker.Earlier(index: index, changed: changed)
  }

  /// An index that is linked as a whole, with room for the edits that are to come.
  /// - Returns: the index, and what has changed since it was last linked, as far as no name comes to mean anything else.
  func settle(_ index: ProjectIndex) -> (index: ProjectIndex, change: IndexChange?) {
    var like: IndexLinker.Earlier?
    if let patch = index.patch {
      let old = patch.base.sections
      let declaresTheSame = patch.current.allSatisfy { file, record in
        index.sections.declarationHash(of: record) == old.declarationHash(of: old.files[file])
      }
      if declaresTheSame { like = IndexLinker.Earlier(index: patch.base, changed: Set(patch.current.keys)) }
    } else if index.linker != nil {
      return (index, nil)
    }
    let joined = join(Self.knownShares(of: index), [], index, followsEdits: true, like: like)
    return (joined, like.map { IndexChange(from: $0.index, to: joined, files: $0.changed) })
  }

  private static func knownShares(of index: ProjectIndex) -> [Share] {
    index.sections.orderedFiles.indices.map {
      let file = index.sections.files[$0]
      return Share(record: Int32($0), size: file.size, modified: file.modified)
    }
  }

  /// Of the files of an earlier index.
  private func join(
    _ shares: [Share], _ stores: [SummaryStore?], _ earlier: ProjectIndex, followsEdits: Bool,
    like: IndexLinker.Earlier? = nil
  ) -> ProjectIndex {
    var paths = FlatArray<UInt8>(capacity: earlier.sections.paths.count)
    paths.append(contentsOf: earlier.sections.paths)
    return join(
      shares, stores, earlier, stretches: earlier.sections.orderedFiles.map(\.path), paths: paths,
      followsEdits: followsEdits, like: like)
  }

  /// - Parameter like: an earlier index, where all files declare what they declared there.
  private func join(
    _ shares: [Share], _ stores: [SummaryStore?], _ earlier: ProjectIndex?, stretches: [Stretch],
    paths: consuming FlatArray<UInt8>, followsEdits: Bool = false, like: IndexLinker.Earlier? = nil
  ) -> ProjectIndex {
    let store = SummaryStore()
    // The shares are copied out of memory that belongs to what is named here.
    withExtendedLifetime((stores, earlier)) {
      let known = earlier?.sections ?? IndexSections()
      let fresh = stores.map { $0.map { IndexSections($0) } ?? IndexSections() }
      func sections(_ share: Share) -> IndexSections { share.worker < 0 ? known : fresh[Int(share.worker)] }
      func record(_ share: Share) -> FileRecord { sections(share).files[Int(share.record)] }
      store.reserve(shares.lazy.map(record), leavingRoom: followsEdits)
      var position = 0
      while position < shares.count {
        let share = shares[position]
        // What an index holds of files that follow each other there as here goes at once.
        var end = position + 1
        if share.worker < 0, known.moves.isEmpty {
          while end < shares.count, shares[end].worker < 0,
            shares[end].record == shares[end - 1].record + 1
          {
            end += 1
          }
          let offset = position - Int(share.record)
          store.append(Int(share.record)..<Int(share.record) + end - position, of: known) { record, file in
            let share = shares[record + offset]
            (file.size, file.modified, file.path) = (share.size, share.modified, stretches[record + offset])
          }
        } else {
          var record = record(share)
          record.size = share.size
          record.modified = share.modified
          store.append(record, of: sections(share), path: stretches[position])
        }
        position = end
      }
    }
    return IndexLinker.link(store, paths: paths, jobs: jobs, followsEdits: followsEdits, earlier: like)
  }

  /// The index of one file by itself.
  static func index(of tree: SyntaxTree, facts: FileFacts, path: String) -> ProjectIndex {
    let store = SummaryStore()
    var record = SummaryReader.read(tree, facts: facts, isUserInterface: true, into: store)
    var bytes = FlatArray<UInt8>(capacity: 64)
    for byte in path.utf8 { bytes.append(byte) }
    record.path = Stretch(start: 0, count: UInt32(bytes.count))
    store.files[0] = record
    return IndexLinker.link(store, paths: bytes)
  }

  // MARK: Shares

  /// Where a file's share is, and the file's stamp.
  private struct Share {
    /// Whose store it is in; -1 for the earlier index.
    var worker: Int32 = -1
    /// The position of its record there.
    var record: Int32 = -1
    var size: UInt64 = 0
    var modified: UInt64 = 0
    var hasChanged = false
    /// The file was read.
    var isNew = false
  }

  /// The position in the earlier index of each path, or -1.
  private static func match(_ paths: [String], with earlier: ProjectIndex?) -> [Int] {
    guard let earlier else { return Array(repeating: -1, count: paths.count) }
    let sections = earlier.sections
    var position = 0
    return paths.map { path in
      var path = path
      return path.withUTF8 { wanted in
        while position < sections.files.count {
          let own = sections.paths.share(sections.files[position].path)
          if FilePath.isBefore(own, wanted) {
            position += 1
          } else {
            return FilePath.isBefore(wanted, own) ? -1 : position
          }
        }
        return -1
      }
    }
  }

  /// - Parameter stamps: of the files of the earlier index, by position there, as far as they are known already.
  private func readShares(
    _ paths: [String], known: [Int], earlier: IndexSections?, stamps: [FileStamp?]? = nil
  ) -> (shares: [Share], stores: [SummaryStore?]) {
    var unchanged = Array(repeating: Share(), count: paths.count)
    var unknown: [Int] = []
    for (position, path) in paths.enumerated() {
      if let stamps, let earlier, known[position] >= 0, let stamp = stamps[known[position]],
        stamp.isReliable(of: earlier.files[known[position]]), overlay[path] == nil
      {
        unchanged[position] = Share(
          record: Int32(known[position]), size: stamp.size, modified: stamp.modified)
      } else {
        unknown.append(position)
      }
    }
    if unknown.isEmpty { return (unchanged, []) }
    let waiting = unknown
    let next = Atomic<Int>(0)
    let batch = max(1, min(64, waiting.count / (jobs * 4)))
    let workers = max(1, min(jobs, (waiting.count + batch - 1) / batch))
    let shares = Mutex<[Share]>(unchanged)
    let stores = Mutex<[SummaryStore?]>(Array(repeating: nil, count: workers))
    let work: @Sendable (Int) -> Void = { worker in
      var reader = ShareReader(worker: Int32(worker), earlier: earlier, overlay)
      while true {
        let start = next.wrappingAdd(batch, ordering: .relaxed).oldValue
        guard start < waiting.count else { break }
        let positions = waiting[start..<min(start + batch, waiting.count)]
        let found = positions.map { reader.share(paths[$0], known: known[$0]) }
        shares.withLock { shares in
          for (position, share) in zip(positions, found) { shares[position] = share }
        }
      }
      let store = reader.store
      stores.withLock { $0[worker] = store }
    }
    if workers == 1 { work(0) } else { DispatchQueue.concurrentPerform(iterations: workers, execute: work) }
    return (shares.withLock { $0 }, stores.withLock { $0 })
  }

  /// Reads one file after another on one thread.
  private struct ShareReader: ~Copyable {
    let store = SummaryStore()
    private let worker: Int32
    private let earlier: IndexSections?
    private let source = SourceBuffer()
    private var parser = Parser()
    private var stamps = FileStampReader()
    private let overlay: SourceOverlay

    init(worker: Int32, earlier: IndexSections?, _ overlay: SourceOverlay) {
      self.overlay = overlay
      self.worker = worker
      self.earlier = earlier
    }

    /// - Parameter known: the position of the file in the earlier index, or -1.
    mutating func share(_ path: String, known: Int) -> Share {
      let old = known >= 0 ? earlier?.files[known] : nil
      if let content = overlay[path] { return share(content, known: known, old) }
      let stamp = stamps.stamp(of: path)
      if let old, let stamp, stamp.isReliable(of: old) {
        return Share(record: Int32(known), size: old.size, modified: old.modified)
      }
      do throws(SourceError) {
        try source.read(path: path)
      } catch {
        return empty(old)
      }
      let current = stamp ?? FileStamp(size: UInt64(source.count), modified: 0)
      let hash = ContentHash.hash(source.bytes)
      if let old, old.contentHash == hash {
        let isTouched = old.modified != current.modified || old.size != current.size
        return Share(
          record: Int32(known), size: current.size, modified: current.modified,
          hasChanged: isTouched && current.modified != 0, isNew: true)
      }
      guard UTF8Validation.firstInvalidOffset(source.base, count: source.count) == nil else {
        return empty(old)
      }
      readSource(hash)
      return Share(
        worker: worker, record: Int32(store.files.count - 1), size: current.size, modified: current.modified,
        hasChanged: true, isNew: true)
    }

    /// The share of text that does not lie on disk. Without a stamp it is never taken for what does.
    private mutating func share(_ content: SourceOverlay.Content, known: Int, _ old: FileRecord?) -> Share {
      guard case .text(let bytes) = content else { return empty(old) }
      source.load(bytes)
      let hash = ContentHash.hash(source.bytes)
      if let old, old.contentHash == hash {
        return Share(record: Int32(known), size: old.size, modified: old.modified)
      }
      guard UTF8Validation.firstInvalidOffset(source.base, count: source.count) == nil else {
        return empty(old)
      }
      readSource(hash)
      return Share(worker: worker, record: Int32(store.files.count - 1), hasChanged: true, isNew: true)
    }

    private mutating func readSource(_ hash: UInt64) {
      parser.trim()
      parser.lex(source)
      let (tokens, count) = (parser.tokens, parser.tokenStorage.count)
      let isUserInterface = UserInterfaceCode.mayContain(tokens, count: count)
      let hasTokens = isUserInterface || TokenDeclarations.mayContain(tokens, count: count, of: source)
      var record: FileRecord
      if hasTokens || TokenDeclarations.mayListSteps(tokens, count: count)
        || SummaryReader.mayUsePublishers(tokens, count: count)
      {
        let tree = parser.parseTokens(of: source)
        let isUserInterface = isUserInterface && UserInterfaceCode.contains(tree)
        record = SummaryReader.read(
          tree, facts: FileFacts(tree), isUserInterface: isUserInterface, hasFlows: hasTokens, into: store)
        record.isUserInterface = isUserInterface ? 1 : 0
      } else {
        record = store.begin()
        store.finish(&record)
      }
      record.contentHash = hash
      store.files[store.files.count - 1] = record
    }

    /// A file that has nothing to say.
    private func empty(_ old: FileRecord?) -> Share {
      var record = store.begin()
      store.finish(&record)
      return Share(
        worker: worker, record: Int32(store.files.count - 1), hasChanged: old?.contentHash != 0, isNew: true)
    }
  }
}

/// What tells without reading it whether a file has changed.
struct FileStamp {
  var size: UInt64
  /// In nanoseconds since 1970; 0 where the file is so young that it may change again within one tick of its clock.
  var modified: UInt64

  init(size: UInt64, modified: UInt64) {
    self.size = size
    self.modified = modified
  }

  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  fileprivate init(_ status: stat) {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    size = UInt64(status.st_size)
    let isYoung = Int(now.tv_sec) - Int(time.tv_sec) < 2
    modified = isYoung ? 0 : UInt64(max(0, time.tv_sec)) * 1_000_000_000 + UInt64(max(0, time.tv_nsec))
  }

  /// Whether it tells for sure that a file is still what an index has read.
  func isReliable(of record: FileRecord) -> Bool {
    modified != 0 && size == record.size && modified == record.modified
  }
}

/// Asks for the stamps of all files of an index from the moment it is made, while others find out which of them are there
/// still: who then waits for them helps.
final class IndexStamps: Sendable {
  private final class Work: Sendable {
    let index: ProjectIndex
    let next = Atomic<Int>(0)
    let stamps: Mutex<[FileStamp?]>

    /// So many are asked for at once.
    static let batch = 64

    init(_ index: ProjectIndex) {
      self.index = index
      stamps = Mutex(Array(repeating: nil, count: index.sections.files.count))
    }

    /// Takes one batch after the other until each has been taken.
    func run() {
      var reader = FileStampReader()
      let sections = index.sections
      while true {
        let start = next.wrappingAdd(Self.batch, ordering: .relaxed).oldValue
        guard start < sections.files.count else { return }
        let positions = start..<min(start + Self.batch, sections.files.count)
        let found = positions.map { reader.stamp(of: sections.paths.share(sections.files[$0].path)) }
        stamps.withLock { $0.replaceSubrange(positions, with: found) }
      }
    }
  }

  private let work: Work
  private let helper: Background<Void>

  init(_ index: ProjectIndex) {
    let work = Work(index)
    self.work = work
    helper = Background { work.run() }
  }

  /// By position in the index; `nil` for a file that is not there.
  var all: [FileStamp?] {
    work.run()
    helper.value
    return work.stamps.withLock { $0 }
  }
}

/// Asks for the stamps of many files, folder by folder: the way to a folder is gone once for all files in it.
struct FileStampReader: ~Copyable {
  /// Up to its last slash.
  private var folder: [UInt8] = []
  private var descriptor: Int32 = -1
  /// Behind that, and a zero byte.
  private var name: [UInt8] = []

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// - Parameter path: absolute.
  mutating func stamp(of path: String) -> FileStamp? {
    var path = path
    return path.withUTF8 { stamp(of: $0) }
  }

  /// - Parameter path: absolute, in UTF-8.
  mutating func stamp(of path: UnsafeBufferPointer<UInt8>) -> FileStamp? {
    guard let slash = path.lastIndex(of: UInt8(ascii: "/")), slash > 0 else { return stampAlone(path) }
    let own = UnsafeBufferPointer(rebasing: path[..<slash])
    if !isFolder(own) { open(own) }
    // A folder that may not be opened may still be gone through.
    guard descriptor >= 0 else { return stampAlone(path) }
    name.removeAll(keepingCapacity: true)
    name.append(contentsOf: path[(slash + 1)...])
    name.append(0)
    var status = stat()
    let result = name.withUnsafeBytes { bytes in
      bytes.baseAddress.map { fstatat(descriptor, $0.assumingMemoryBound(to: CChar.self), &status, 0) } ?? -1
    }
    return result == 0 ? FileStamp(status) : nil
  }

  private func stampAlone(_ path: UnsafeBufferPointer<UInt8>) -> FileStamp? {
    FileStamp(path: String(decoding: path, as: UTF8.self))
  }

  private func isFolder(_ path: UnsafeBufferPointer<UInt8>) -> Bool {
    guard path.count == folder.count, let base = path.baseAddress else { return false }
    return folder.withUnsafeBufferPointer { own in
      own.baseAddress.map { memcmp(base, $0, own.count) == 0 } ?? own.isEmpty
    }
  }

  private mutating func open(_ path: UnsafeBufferPointer<UInt8>) {
    if descriptor >= 0 { close(descriptor) }
    folder = Array(path)
    descriptor = systemOpen(
      String(decoding: folder, as: UTF8.self), O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK)
  }
}

private func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }

/// A 64-bit hash of a file's bytes, to tell whether they are the same; not meant to withstand anybody.
enum ContentHash {
  static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 { hash(UnsafeRawBufferPointer(bytes)) }

  static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    guard let base = bytes.baseAddress else { return 1 }
    func word(_ index: Int) -> UInt64 { base.loadUnaligned(fromByteOffset: index, as: UInt64.self) }
    var lanes = seeds
    var index = 0
    while index + 64 <= bytes.count {
      lanes.0 = product(word(index) ^ keys.0, word(index + 8) ^ lanes.0)
      lanes.1 = product(word(index + 16) ^ keys.1, word(index + 24) ^ lanes.1)
      lanes.2 = product(word(index + 32) ^ keys.2, word(index + 40) ^ lanes.2)
      lanes.3 = product(word(index + 48) ^ keys.3, word(index + 56) ^ lanes.3)
      index += 64
    }
    while index + 8 <= bytes.count {
      lanes.0 = product(word(index) ^ keys.0, lanes.0 ^ keys.1)
      index += 8
    }
    while index < bytes.count {
      lanes.1 = product(UInt64(bytes[index]) ^ keys.2, lanes.1 ^ keys.3)
      index += 1
    }
    let joined = SymbolHash.mix(SymbolHash.mix(lanes.0, lanes.1), SymbolHash.mix(lanes.2, lanes.3))
    let hash = SymbolHash.mix(joined, UInt64(bytes.count))
    return hash == 0 ? 1 : hash
  }

  /// Any numbers do that no data is made of, since a factor of 0 would hide the other one: the fractions of the square roots
  /// of the first primes.
  private static let keys: (UInt64, UInt64, UInt64, UInt64) = (
    0x6A09_E667_F3BC_C908, 0xBB67_AE85_84CA_A73B, 0x3C6E_F372_FE94_F82B, 0xA54F_F53A_5F1D_36F1
  )

  private static let seeds: (UInt64, UInt64, UInt64, UInt64) = (
    0x510E_527F_ADE6_82D1, 0x9B05_688C_2B3E_6C1F, 0x1F83_D9AB_FB41_BD6B, 0x5BE0_CD19_137E_2179
  )

  /// Both halves of the product, so that every bit counts.
  @inline(__always)
  private static func product(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}

/// Tells files without user-interface code that may declare tokens for one from all others.
enum TokenDeclarations {
  private static let cgFloat = Name("CGFloat").hash
  private static let plain = [Name("Double").hash, Name("TimeInterval").hash, Name("Float").hash]

  /// `CGFloat` or an alias at the top of the file, another number type or a fraction beside a `static` constant, or a
  /// type that is called after a role, a design system, or colors or fonts.
  static func mayContain(_ tokens: UnsafePointer<Token>, count: Int, of source: SourceBuffer) -> Bool {
    var hasStatic = false
    var hasNumber = false
    var depth = BraceDepth()
    for index in 0..<count {
      let token = tokens[index]
      if token.kind == .identifier {
        if token.payload == cgFloat { return true }
        if plain.contains(token.payload) { hasNumber = true }
      } else if token.kind == .float {
        hasNumber = true
      } else if token.keyword == .static {
        hasStatic = true
      } else if declaresType(token.keyword), index + 1 < count, tokens[index + 1].kind == .identifier {
        let name = tokens[index + 1]
        let text = Name(
          base: source.base + Int(name.start), count: Int(name.end - name.start), hash: name.payload)
        if TokenWords.areHeld(byType: text) || TokenWords.speaksOfPaint(text) { return true }
      } else if token.keyword == .typealias, isAlias(tokens + index, count - index),
        depth.advance(to: index, tokens) == 0
      {
        return true
      }
    }
    return hasStatic && hasNumber
  }

  private static func declaresType(_ keyword: Keyword) -> Bool {
    switch keyword {
    case .struct, .enum, .class, .protocol, .extension: true
    default: false
    }
  }

  private static let errors = Set(
    ["Error", "LocalizedError", "CodingKey"].map { (name: StaticString) in Name(name).hash })

  /// Whether a file declares cases that may have a look, which another file tells: not what went wrong, nor the keys of a
  /// file.
  static func mayListSteps(_ tokens: UnsafePointer<Token>, count: Int) -> Bool {
    var index = 0
    while index < count {
      defer { index += 1 }
      guard tokens[index].keyword == .enum else { continue }
      var isError = false
      while index < count, tokens[index].kind != .leftBrace {
        if tokens[index].kind == .identifier, errors.contains(tokens[index].payload) { isError = true }
        index += 1
      }
      if !isError, index + 1 < count, tokens[index + 1].keyword == .case { return true }
    }
    return false
  }

  /// Whether `typealias DS = FFDesignSystem` follows: the plain name of a type, not one that is made of others.
  private static func isAlias(_ tokens: UnsafePointer<Token>, _ count: Int) -> Bool {
    var index = 3
    while index < count, tokens[index].kind == .identifier {
      guard index + 1 < count, !tokens[index + 1].flags.contains(.startsLine) else { return true }
      guard tokens[index + 1].kind == .period else { return tokens[index + 1].kind == .endOfFile }
      index += 2
    }
    return false
  }

  /// Counts braces as far as somebody asks.
  private struct BraceDepth {
    private var position = 0
    private var depth = 0

    mutating func advance(to index: Int, _ tokens: UnsafePointer<Token>) -> Int {
      while position < index {
        switch tokens[position].kind {
        case .leftBrace: depth += 1
        case .rightBrace: depth -= 1
        default: break
        }
        position += 1
      }
      return depth
    }
  }
}
