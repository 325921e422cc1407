/// Folders of source as they stand in an editor: what lies on disk, and over it the text of open documents.
///
/// What is asked is answered from projects that are in memory; an edit brings the index of its project up to date, and
/// nothing is read twice. Paths are absolute. One thread uses it.
public final class Workspace {
  private var folders: [WorkspaceFolder] = []
  private var documents: [String: Document] = [:]
  private let jobs: Int?

  private struct Document {
    var bytes: [UInt8]
    /// Where the findings were found, and when.
    var known: (folder: ObjectIdentifier, revision: Int, findings: [Finding])?
  }

  /// - Parameter jobs: threads; all cores where `nil`.
  public init(folders: [String] = [], jobs: Int? = nil) {
    self.jobs = jobs
    for folder in folders { add(folder: folder) }
  }

  // MARK: Folders

  public func add(folder: String) {
    guard !folders.contains(where: { $0.root == folder }) else { return }
    let added = WorkspaceFolder(root: folder, jobs: jobs)
    // Innermost first.
    let position = folders.firstIndex { $0.root.utf8.count < folder.utf8.count } ?? folders.count
    folders.insert(added, at: position)
    moveDocuments()
  }

  public func remove(folder: String) {
    folders.removeAll { $0.root == folder }
    moveDocuments()
  }

  private func moveDocuments() {
    for (path, document) in documents {
      for folder in folders { folder.close(path) }
      self.folder(of: path).setText(document.bytes, of: path)
      documents[path]?.known = nil
    }
  }

  /// The innermost folder that holds a file; for one outside of all, its own.
  private func folder(of path: String) -> WorkspaceFolder {
    if let known = folders.first(where: { FilePath.isWithin(path, $0.root) }) { return known }
    let own = WorkspaceFolder(root: FilePath.directory(of: path), jobs: jobs)
    folders.insert(own, at: folders.firstIndex { $0.root.utf8.count < own.root.utf8.count } ?? folders.count)
    return own
  }

  // MARK: Documents

  /// The paths of all open documents, in byte order.
  public var openPaths: [String] { documents.keys.sorted(by: FilePath.isBefore) }

  /// The text of an open document.
  public func text(of path: String) -> [UInt8]? { documents[path]?.bytes }

  /// Opens a document, or replaces its text.
  public func setText(_ bytes: [UInt8], of path: String) {
    documents[path] = Document(bytes: bytes)
    if FilePath.isSwift(path.utf8) { folder(of: path).setText(bytes, of: path) }
  }

  public func close(_ path: String) {
    guard documents.removeValue(forKey: path) != nil, FilePath.isSwift(path.utf8) else { return }
    folder(of: path).close(path)
  }

  /// Files on disk are others now, are new, or are gone.
  public func filesChanged(_ paths: [String]) {
    for path in paths {
      for folder in folders where FilePath.isWithin(path, folder.root) { folder.fileChanged(path) }
    }
  }

  // MARK: Questions

  /// Whether a project has to be read before anything can be said of a file, which may take a while.
  public func needsReading(for path: String) -> Bool {
    let folder = folder(of: path)
    return folder.file(path).map { folder.needsReading(for: $0) } ?? false
  }

  /// Whether a file is not to be linted: ruled out, or governed by a broken configuration.
  public func isUngoverned(_ path: String) -> Bool { folder(of: path).file(path) == nil }

  /// The findings of an open document, as linting the file with this text would report them; `nil` for one that is not to
  /// be linted.
  /// - Parameter isExact: whether tokens and habits have to be those after the last edit. Otherwise those from before it
  ///   may serve: `isProvisional` tells.
  public func findings(in path: String, isExact: Bool = true) -> [Finding]? {
    guard let document = documents[path] else { return nil }
    let folder = folder(of: path)
    guard let file = folder.file(path), isReadable(document.bytes) else { return nil }
    let linter = folder.linter(for: file, isExact: isExact)
    if let known = document.known, known.folder == ObjectIdentifier(folder),
      known.revision == folder.revision
    {
      return known.findings
    }
    let result = linter.lint(document.bytes, as: file)
    let findings = folder.filter(for: file).apply(to: result, of: [file]).result.findings
    documents[path]?.known = (ObjectIdentifier(folder), folder.revision, findings)
    return findings
  }

  /// Whether an exact answer may be another one than the last.
  public var isProvisional: Bool { folders.contains(where: \.isProvisional) }

  /// Whether there is nothing to do between edits.
  public var isSettled: Bool { folders.allSatisfy(\.isSettled) }

  /// Makes sure that the next answers are exact, and that the edit after them takes no longer than those that follow it.
  public func settle() { for folder in folders { folder.settle() } }

  /// An open document after all of its fixes; `nil` for one that is not to be linted.
  public func fixed(_ path: String, allowsUnsafe: Bool = false) -> [UInt8]? {
    guard let bytes = documents[path]?.bytes else { return nil }
    let folder = folder(of: path)
    guard let file = folder.file(path), isReadable(bytes) else { return nil }
    let fixer = Fixer(
      linter: folder.linter(for: file, isExact: true), filter: folder.filter(for: file),
      allowsUnsafe: allowsUnsafe,
      writes: false, jobs: 1)
    return fixer.fix(bytes, as: file).rewrites.first?.after ?? bytes
  }

  /// Mistakes in what the projects go by, by the absolute path of the file that makes them.
  public var configurationErrors: [String: [ConfigurationError]] {
    var errors: [String: [ConfigurationError]] = [:]
    for folder in folders {
      for error in folder.configurationErrors {
        let path = FilePath.absolute(error.file, from: folder.root)
        if errors[path]?.contains(error) != true { errors[path, default: []].append(error) }
      }
    }
    return errors
  }

  /// Mistakes in a configuration whose text is being written.
  func mistakes(inConfiguration path: String, _ bytes: [UInt8]) -> [ConfigurationError] {
    var loader = ConfigurationLoader(
      rules: RuleRegistry.all, workingDirectory: "/", overlay: SourceOverlay(bytes, at: path))
    _ = loader.load(path)
    return loader.errors.filter { FilePath.absolute($0.file, from: "/") == path }
  }

  /// Looks at an open document as rules do, with tokens that may be those from before the last edit.
  /// - Returns: `nil` for one that is not to be linted.
  func inspect<Answer>(_ path: String, _ body: (FileContext) -> Answer) -> Answer? {
    guard let bytes = documents[path]?.bytes else { return nil }
    let folder = folder(of: path)
    guard let file = folder.file(path), isReadable(bytes) else { return nil }
    return folder.linter(for: file, isExact: false).inspect(bytes, as: file, body)
  }

  /// The project that a file belongs to, and what governs it, with tokens that may be those from before the last edit.
  func project(of path: String) -> (project: Project, configuration: Configuration)? {
    let folder = folder(of: path)
    guard let file = folder.file(path),
      let project = folder.linter(for: file, isExact: false).projects[file.configuration]
    else { return nil }
    return (project, folder.configuration(of: file))
  }

  /// The text of a file as it stands: of the document, or on disk.
  func currentText(of path: String) -> [UInt8]? {
    if let bytes = documents[path]?.bytes { return bytes }
    let source = SourceBuffer()
    return (try? source.read(path: path)) == nil ? nil : Array(source.bytes)
  }

  private func isReadable(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer {
      $0.baseAddress.map { UTF8Validation.firstInvalidOffset($0, count: bytes.count) == nil } ?? true
    }
  }
}
