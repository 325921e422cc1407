#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Keeps on disk what an Xcode project says, in the user's cache folder: to read a project of some thousand files takes
/// longer than to lint one of them.
///
/// It holds as long as nothing that it was read from is another file: the project, the configuration files that it stands on,
/// the property lists of its targets. One that is damaged, or of another version, is as good as none.
struct XcodeProjectCache {
  /// Absolute.
  let file: String

  /// Projects of fewer bytes are read about as fast.
  static let worthwhileSize = 1 << 16

  /// To be raised whenever the same project is read otherwise.
  private static let revision = 3

  init(file: String) { self.file = file }

  /// - Parameter bundle: the `.xcodeproj`, absolute.
  /// - Returns: `nil` where the user has no cache folder.
  init?(bundle: String) {
    guard let file = IndexCache.file(for: bundle, type: "project") else { return nil }
    self.init(file: file)
  }

  private static let version = SymbolHash.mix(
    SymbolHash.symbol(GlassLintVersion.current), UInt64(revision) ^ 0x7062_7870_726F_6A00)

  /// A file that was read, by what the file system said of it.
  private struct Origin: Cached {
    let path: String
    /// `nil` where there was none.
    let stamp: FileStamp?

    init(_ path: String) {
      self.path = path
      stamp = FileStamp(path: path)
    }

    /// Whether it may be told by its stamp alone when it is another one.
    var isReliable: Bool { stamp?.modified != 0 }

    /// Whether it is what it was.
    var isCurrent: Bool {
      let current = FileStamp(path: path)
      return current?.size == stamp?.size && current?.modified == stamp?.modified
    }

    func write(to bytes: inout CachedBytes) {
      path.write(to: &bytes)
      (stamp?.size).write(to: &bytes)
      (stamp?.modified).write(to: &bytes)
    }

    init(from bytes: inout CachedBytes.Reader) throws(CachedBytes.Mismatch) {
      path = try bytes.next()
      let size: UInt64? = try bytes.next()
      let modified: UInt64? = try bytes.next()
      if let size, let modified { stamp = FileStamp(size: size, modified: modified) } else { stamp = nil }
    }
  }

  /// - Parameter project: one that says nothing yet, of the same path.
  /// - Returns: what the project says; `nil` where that is not known, or not any more.
  func load(into project: XcodeProject) -> XcodeProject? {
    let source = SourceBuffer()
    guard FilePath.kind(of: file) == .file, (try? source.read(path: file)) != nil else { return nil }
    let header = MemoryLayout<UInt64>.size * 2
    guard source.count > header else { return nil }
    let body = UnsafeBufferPointer(rebasing: source.bytes[header...])
    let start = UnsafeRawBufferPointer(source.bytes)
    guard start.loadUnaligned(as: UInt64.self) == Self.version,
      start.loadUnaligned(fromByteOffset: 8, as: UInt64.self) == ContentHash.hash(body)
    else { return nil }
    var reader = CachedBytes.Reader(body)
    var project = project
    do throws(CachedBytes.Mismatch) {
      // Another path may have the same name here.
      guard try reader.next(String.self) == project.path else { return nil }
      guard try reader.next([Origin].self).allSatisfy(\.isCurrent) else { return nil }
      try project.read(from: &reader)
    } catch {
      return nil
    }
    return reader.isAtEnd ? project : nil
  }

  /// Keeps a project; a cache that cannot be written is none, and no error.
  /// - Parameter files: what it was read from, absolute.
  func store(_ project: XcodeProject, readFrom files: Set<String>) {
    let origins = files.sorted().map { Origin($0) }
    guard origins.allSatisfy(\.isReliable) else { return }
    var body = CachedBytes()
    project.path.write(to: &body)
    origins.write(to: &body)
    project.write(to: &body)
    var bytes = CachedBytes()
    bytes.append(raw: Self.version)
    bytes.append(raw: body.bytes.withUnsafeBufferPointer { ContentHash.hash($0) })
    body.bytes.withUnsafeBufferPointer { bytes.append($0) }
    _ = IndexCache.write(to: file) { file in bytes.bytes.withUnsafeBytes { file.append($0) } }
  }
}

// MARK: What is kept

extension XcodeProject {
  fileprivate func write(to bytes: inout CachedBytes) {
    targets.write(to: &bytes)
    deployment.write(to: &bytes)
    upgradeCheck.write(to: &bytes)
    outerPaths.write(to: &bytes)
    files.write(to: &bytes)
    folders.write(to: &bytes)
    reachesOut.write(to: &bytes)
  }

  fileprivate mutating func read(from bytes: inout CachedBytes.Reader) throws(CachedBytes.Mismatch) {
    targets = try bytes.next()
    deployment = try bytes.next()
    upgradeCheck = try bytes.next()
    outerPaths = try bytes.next()
    files = try bytes.next()
    folders = try bytes.next()
    reachesOut = try bytes.next()
  }
}

extension XcodeProject.Target: Cached {
  func write(to bytes: inout CachedBytes) {
    name.write(to: &bytes)
    module.write(to: &bytes)
    isTest.write(to: &bytes)
    deployment.write(to: &bytes)
    interfaceStyle.write(to: &bytes)
    keepsOldDesign.write(to: &bytes)
  }

  init(from bytes: inout CachedBytes.Reader) throws(CachedBytes.Mismatch) {
    name = try bytes.next()
    module = try bytes.next()
    isTest = try bytes.next()
    deployment = try bytes.next()
    interfaceStyle = try bytes.next()
    keepsOldDesign = try bytes.next()
  }
}

extension XcodeProject.Membership: Cached {
  func write(to bytes: inout CachedBytes) {
    target.write(to: &bytes)
    systems.write(to: &bytes)
  }

  init(from bytes: inout CachedBytes.Reader) throws(CachedBytes.Mismatch) {
    target = try bytes.next()
    systems = try bytes.next()
  }
}

extension XcodeProject.Folder: Cached {
  func write(to bytes: inout CachedBytes) {
    path.write(to: &bytes)
    targets.write(to: &bytes)
    exceptions.write(to: &bytes)
    systems.write(to: &bytes)
    named.write(to: &bytes)
  }

  init(from bytes: inout CachedBytes.Reader) throws(CachedBytes.Mismatch) {
    path = try bytes.next()
    targets = try bytes.next()
    exceptions = try bytes.next()
    systems = try bytes.next()
    named = try bytes.next()
  }
}

extension DeploymentTarget: Cached {
  func write(to bytes: inout CachedBytes) {
    platform.write(to: &bytes)
    version.write(to: &bytes)
    file.write(to: &bytes)
    line.write(to: &bytes)
    target.write(to: &bytes)
  }

  init(from bytes: inout CachedBytes.Reader) throws(CachedBytes.Mismatch) {
    platform = try bytes.next()
    version = try bytes.next()
    file = try bytes.next()
    line = try bytes.next()
    target = try bytes.next()
  }
}

extension PlatformVersion: Cached {
  func write(to bytes: inout CachedBytes) {
    major.write(to: &bytes)
    minor.write(to: &bytes)
    patch.write(to: &bytes)
  }

  init(from bytes: inout CachedBytes.Reader) throws(CachedBytes.Mismatch) {
    self.init(try bytes.next(), try bytes.next(), try bytes.next())
  }
}

extension Platform: Cached {}
extension InterfaceStyle: Cached {}
