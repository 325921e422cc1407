/// What all files of a project declare that holds numbers, where these go, and what roles they end up in.
///
/// The summaries of all files stand one after the other in flat arrays; a record's position within its file plus the
/// file's share of the array is its position in the project. The index never changes once it is made.
///
/// Invariant: the buffers point into memory that `owner` keeps alive, and the positions in them are in range; an index
/// read from disk has been checked for that by its checksum.
final class ProjectIndex: @unchecked Sendable {
  let sections: IndexSections
  private let owner: AnyObject
  /// The linker whose arrays have room for other shares of some files; `nil` where nobody is to follow edits.
  let linker: IndexLinker?
  /// What edits made of the one that was linked; `nil` where this is that one.
  let patch: IndexPatch?
  /// The index whose tables this one has, since its files declare the same; `nil` where it has its own.
  let linkedTables: ProjectIndex?

  init(
    sections: IndexSections, owner: AnyObject, linker: IndexLinker? = nil, patch: IndexPatch? = nil,
    linkedTables: ProjectIndex? = nil
  ) {
    self.linkedTables = linkedTables
    self.sections = sections
    self.owner = owner
    self.linker = linker
    self.patch = patch
  }

  /// An index of no files.
  static let empty = IndexLinker.link(SummaryStore(), paths: FlatArray(capacity: 1))

  func path(ofFile index: Int) -> String {
    let path = sections.files[index].path
    return String(
      decoding: UnsafeBufferPointer(rebasing: sections.paths[Int(path.start)..<Int(path.start + path.count)]),
      as: UTF8.self)
  }

  /// The modules a file imports.
  func imports(ofFile index: Int) -> Set<Symbol> {
    let file = sections.files[index]
    return Set(sections.symbols.share(Stretch(start: file.symbols.start, count: file.importCount)))
  }

  /// What all files below a folder import that begin a reference with one of some names; `nil` where no file does.
  /// - Parameter folder: absolute.
  func sharedImports(ofFilesNaming names: Set<Symbol>, below folder: String) -> Set<Symbol>? {
    sharedImports(ofFilesNaming: names, among: files(below: folder))
  }

  /// As `sharedImports(ofFilesNaming:below:)`, of the files that are not in a folder.
  func sharedImports(ofFilesNaming names: Set<Symbol>, outsideOf folder: String) -> Set<Symbol>? {
    let inside = files(below: folder)
    return sharedImports(
      ofFilesNaming: names, among: sections.orderedFiles.indices.lazy.filter { !inside.contains($0) })
  }

  private func sharedImports(
    ofFilesNaming names: Set<Symbol>, among files: some Sequence<Int>
  ) -> Set<Symbol>? {
    var shared: Set<Symbol>?
    let names = SymbolSet(names)
    for file in files {
      let record = sections.files[file]
      let isNaming = sections.references.share(record.references).contains { reference in
        let path = sections.symbols[Int(record.symbols.start + reference.path.start)...]
          .prefix(Int(reference.path.count))
        // What extends a type of the system's is known by its own name: `Color.brand`.
        return (path.count > 1 || reference.kind == .implicit)
          && path.prefix(2).contains(where: names.contains)
      }
      guard isNaming else { continue }
      shared = shared?.intersection(imports(ofFile: file)) ?? imports(ofFile: file)
    }
    return shared
  }

  /// The files in a folder and those within it: as the paths are in byte order, they follow each other.
  /// - Parameter folder: absolute.
  func files(below folder: String) -> Range<Int> {
    Array((folder == "/" ? folder : folder + "/").utf8).withUnsafeBufferPointer { folder in
      let start = position { FilePath.isBefore($0, folder) }
      return start..<max(start, position { FilePath.isBefore($0, folder) || $0.starts(with: folder) })
    }
  }

  /// The position of the first file that is not before another.
  private func position(_ isBefore: (UnsafeBufferPointer<UInt8>) -> Bool) -> Int {
    sections.orderedFiles.partitionPoint { !isBefore(sections.paths.share($0.path)) }
  }

  /// The position of a file by its absolute path.
  func file(atPath path: String) -> Int? {
    var path = path
    return path.withUTF8 { wanted in
      let found = position { FilePath.isBefore($0, wanted) }
      guard found < sections.orderedFiles.count,
        sections.paths.share(sections.files[found].path).elementsEqual(wanted)
      else { return nil }
      return found
    }
  }
}

/// The arrays of an index, as views of memory that the index keeps alive and nobody writes to.
struct IndexSections: @unchecked Sendable {
  // What the files say.
  var files = UnsafeBufferPointer<FileRecord>.empty
  var types = UnsafeBufferPointer<TypeRecord>.empty
  var aliases = UnsafeBufferPointer<AliasRecord>.empty
  var slots = UnsafeBufferPointer<SlotRecord>.empty
  var callables = UnsafeBufferPointer<CallableRecord>.empty
  var references = UnsafeBufferPointer<ReferenceRecord>.empty
  var arguments = UnsafeBufferPointer<ArgumentRecord>.empty
  var sinks = UnsafeBufferPointer<SinkRecord>.empty
  var literals = UnsafeBufferPointer<LiteralRecord>.empty
  var flows = UnsafeBufferPointer<FlowRecord>.empty
  var expressions = UnsafeBufferPointer<ExpressionRecord>.empty
  var paints = UnsafeBufferPointer<PaintRecord>.empty
  var shadows = UnsafeBufferPointer<ShadowRecord>.empty
  var views = UnsafeBufferPointer<ViewRecord>.empty
  var symbols = UnsafeBufferPointer<Symbol>.empty
  var text = UnsafeBufferPointer<UInt8>.empty
  var paths = UnsafeBufferPointer<UInt8>.empty

  // What the linker makes of it.
  /// By type: the symbol of its full name.
  var typeKeys = UnsafeBufferPointer<UInt64>.empty
  /// By alias: the key of the type it stands for, 0 for none; empty until all types have theirs.
  var aliasKeys = UnsafeBufferPointer<UInt64>.empty
  var typeEntries = UnsafeBufferPointer<SymbolTable.Entry>.empty
  var typeNext = UnsafeBufferPointer<Int32>.empty
  var aliasEntries = UnsafeBufferPointer<SymbolTable.Entry>.empty
  var aliasNext = UnsafeBufferPointer<Int32>.empty
  var memberEntries = UnsafeBufferPointer<SymbolTable.Entry>.empty
  var memberNext = UnsafeBufferPointer<Int32>.empty
  var callableEntries = UnsafeBufferPointer<SymbolTable.Entry>.empty
  var callableNext = UnsafeBufferPointer<Int32>.empty
  var functionEntries = UnsafeBufferPointer<SymbolTable.Entry>.empty
  var functionNext = UnsafeBufferPointer<Int32>.empty
  var viewEntries = UnsafeBufferPointer<SymbolTable.Entry>.empty
  var viewNext = UnsafeBufferPointer<Int32>.empty
  /// By flow: the slot that an argument or an assignment of a literal goes to, -1 for none, or `nowhere`.
  var flowTargets = UnsafeBufferPointer<Int32>.empty
  /// How numbers go from constant to constant, file by file; of an index that was linked.
  var steps = UnsafeBufferPointer<IndexLinker.Step>.empty
  /// By file: where its steps end.
  var stepEnds = UnsafeBufferPointer<UInt32>.empty
  /// By slot: its first reach, or -1.
  var reachHeads = UnsafeBufferPointer<Int32>.empty
  var reaches = UnsafeBufferPointer<ReachRecord>.empty
  // What was found out by way of it, where it was read from the cache; otherwise empty.
  var habits = UnsafeBufferPointer<HabitRecord>.empty
  var tokenUses = UnsafeBufferPointer<TokenUse>.empty
  /// A `TokenDiscovery`, and the `KnownColorUses`, as bytes.
  var discovery = UnsafeBufferPointer<UInt8>.empty
  var colorUses = UnsafeBufferPointer<UInt8>.empty

  // Of an index that follows edits: which files' shares stand behind those of all others.
  var moves = UnsafeBufferPointer<MovedFile>.empty
  /// The records of all files before any of them was moved, in the order of their shares; `files` where none was.
  var unmovedFiles = UnsafeBufferPointer<FileRecord>.empty

  /// The records of the project's files in byte order of their paths. Behind them `files` may hold former ones.
  var orderedFiles: UnsafeBufferPointer<FileRecord> { moves.isEmpty ? files : unmovedFiles }

  /// The file whose share holds a position.
  /// - Parameter share: that of a file in the array that the position is in.
  @inline(__always)
  func file(holding position: Int32, _ share: (FileRecord) -> Stretch) -> Int {
    let position = UInt32(bitPattern: position)
    for move in moves {
      let own = share(files[Int(move.file)])
      if position >= own.start, position - own.start < own.count { return Int(move.file) }
    }
    let found = orderedFiles.partitionPoint {
      let share = share($0)
      return share.start + share.count > position
    }
    for move in moves where Int(move.file) == found { return Int(move.former) }
    return found
  }

  /// The target of a literal in a place that has no role after all.
  static let nowhere: Int32 = -2

  var typeTable: SymbolTable { SymbolTable(entries: typeEntries, next: typeNext) }
  var aliasTable: SymbolTable { SymbolTable(entries: aliasEntries, next: aliasNext) }
  /// Variables and cases by their type and name.
  var memberTable: SymbolTable { SymbolTable(entries: memberEntries, next: memberNext) }
  /// Functions and initializers by their type and name.
  var callableTable: SymbolTable { SymbolTable(entries: callableEntries, next: callableNext) }
  /// Functions by their name.
  var functionTable: SymbolTable { SymbolTable(entries: functionEntries, next: functionNext) }
  /// What is said about views, by their name.
  var viewTable: SymbolTable { SymbolTable(entries: viewEntries, next: viewNext) }
}

extension UnsafeBufferPointer {
  static var empty: Self { Self(start: nil, count: 0) }
}

/// A file whose share stands behind those of all others, since it has another one than it had.
struct MovedFile: BitwiseCopyable {
  var file: Int32
  /// Where the record of its former share is.
  var former: Int32
}

/// A role that a slot's number ends up in, and the next step of the way there.
struct ReachRecord: BitwiseCopyable {
  var sink: Int32
  /// The slot it goes to next, or -1 where that is the sink.
  var nextSlot: Int32
  /// Of `nextSlot`, for the same role; -1 at the end.
  var nextReach: Int32
  /// Another role of the same slot, or -1.
  var sibling: Int32
  var role: UInt8
  var isNegated: Bool
}
