#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
  import MachO
#endif

/// The `pre-commit` hook of a repository: a small shell script that runs the hook that was there before, then GlassLint.
///
/// The earlier hook keeps its contents, mode and folder under another name, and gets its own name back in the end.
public struct PreCommitHook: Sendable {
  /// Absolute.
  public let path: String
  /// Where a hook that was there before is kept.
  public var savedPath: String { "\(path).glasslint-saved" }

  /// What stands at `path`.
  enum State: Sendable, Equatable {
    case absent
    /// As `install` wrote it.
    case own
    /// Once written by `install`, and changed since.
    case edited
    case foreign
  }

  /// What `install` did.
  public enum Installation: Sendable, Equatable {
    case installed
    /// A hook was there before, and is run first.
    case installedBeforeKeeping
    /// It was there already, with other options.
    case updated
    case unchanged
  }

  /// What `uninstall` did.
  public enum Removal: Sendable, Equatable {
    case removed
    /// The hook that was there before has its name again.
    case restored
    case absent
    /// What is there was not written by `install`.
    case foreign
  }

  /// - Parameter folder: absolute: where git looks for hooks.
  public init(folder: String) { path = FilePath.join(folder, "pre-commit") }

  // MARK: Install

  /// - Parameters:
  ///   - program: absolute path of GlassLint; `nil`: the one on the PATH, for a hook that others use too.
  ///   - options: those of `glasslint hook run`.
  /// - Throws: `SourceError`; what was there before is then as it was.
  public func install(program: String?, options: [String]) throws(SourceError) -> Installation {
    let script = Array(Self.script(program: program, options: options).utf8)
    switch try state() {
    case .absent:
      // A hook that is kept, without ours before it: somebody took ours away by hand.
      try write(script)
      return hasSaved ? .installedBeforeKeeping : .installed
    case .own:
      let present = try contents()
      if present == script { return .unchanged }
      try FileRewriter.replace(path: path, linted: present, with: script)
      return .updated
    case .edited: throw SourceError(path: path, reason: "has been edited; remove it by hand and try again")
    case .foreign:
      guard !hasSaved else {
        throw SourceError(
          path: path, reason: "is another hook, and \(savedPath) keeps one already; remove one of them")
      }
      try move(path, to: savedPath)
      do throws(SourceError) {
        try write(script)
      } catch {
        try move(savedPath, to: path)
        throw error
      }
      return .installedBeforeKeeping
    }
  }

  // MARK: Uninstall

  /// - Throws: `SourceError` where the hook was edited, or cannot be removed.
  public func uninstall() throws(SourceError) -> Removal {
    switch try state() {
    case .absent: return .absent
    case .foreign: return .foreign
    case .edited: throw SourceError(path: path, reason: "has been edited; remove it by hand")
    case .own:
      if hasSaved {
        try move(savedPath, to: path)
        return .restored
      }
      guard unlink(path) == 0 else { throw failure(path, doing: "cannot be removed") }
      return .removed
    }
  }

  // MARK: State

  func state() throws(SourceError) -> State {
    guard FilePath.entryExists(path) else { return .absent }
    // Whatever else stands there, such as a link that leads nowhere, is not ours.
    guard FilePath.kind(of: path) == .file else { return .foreign }
    let lines = String(decoding: try contents(), as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    guard lines.contains(Substring(Self.mark)) else { return .foreign }
    let own = Self.script(program: nil, options: []).split(separator: "\n", omittingEmptySubsequences: false)
    let isOwn =
      lines.count == own.count
      && zip(lines, own).allSatisfy { line, own in
        line == own || Self.variableLines.contains { line.hasPrefix($0) && own.hasPrefix($0) }
      }
    return isOwn ? .own : .edited
  }

  private func contents() throws(SourceError) -> [UInt8] {
    let buffer = SourceBuffer()
    try buffer.read(path: path)
    return Array(buffer.bytes)
  }

  // MARK: Script

  private static let mark = "# Written by `glasslint hook install`; `glasslint hook uninstall` takes it away."
  /// How the lines begin that differ from one installation to another.
  private static let variableLines = ["glasslint=", "exec "]

  static func script(program: String?, options: [String]) -> String {
    """
    #!/bin/sh
    \(mark)
    # The hook that was here before is kept beside this one, and runs first.
    saved="$0.glasslint-saved"
    if [ -x "$saved" ]; then "$saved" "$@" || exit; fi
    glasslint=\(ShellWord.quoted(program ?? ""))
    [ -x "$glasslint" ] || glasslint=$(command -v glasslint) || {
      echo "glasslint is not installed, so the commit cannot be checked; --no-verify commits without" >&2
      exit 1
    }
    exec \((["\"$glasslint\"", "hook", "run"] + options.map(ShellWord.quoted)).joined(separator: " "))

    """
  }

  /// Absolute path of the program that is running, for `install`; `nil` where the system does not tell.
  public static var runningProgram: String? {
    #if canImport(Darwin)
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
      var size = UInt32(buffer.count)
      guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
      // As it was called, which may be from the working directory.
      let path = buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
      return path.map { FilePath.absolute($0, from: FilePath.currentDirectory()) }
    #else
      return FilePath.realPath("/proc/self/exe")
    #endif
  }

  // MARK: Files

  private var hasSaved: Bool { FilePath.entryExists(savedPath) }

  private func write(_ script: [UInt8]) throws(SourceError) {
    try FilePath.makeFolder(FilePath.directory(of: path), mode: 0o777)
    try NewFile.create(path: path, script)
    guard chmod(path, 0o755) == 0 else {
      let error = failure(path, doing: "cannot be made executable")
      unlink(path)
      throw error
    }
  }

  private func move(_ from: String, to: String) throws(SourceError) {
    guard rename(from, to) == 0 else { throw failure(from, doing: "cannot be renamed") }
  }

  private func failure(_ path: String, doing action: String) -> SourceError {
    SourceError(path: path, reason: "\(action): \(FilePath.lastReason())")
  }
}

extension GitRepository {
  /// Where git looks for hooks.
  public struct HooksFolder: Sendable {
    /// Absolute; it need not be there.
    public var path: String
    /// `core.hooksPath` names it.
    public var isConfigured: Bool
    /// It is part of the work tree.
    public var isInWorkTree: Bool
  }

  public func hooksFolder() throws(GitError) -> HooksFolder {
    guard let named = try line(of: ["rev-parse", "--git-path", "hooks"]) else {
      throw GitError("\(root): git cannot tell where the hooks of this repository are")
    }
    let path = FilePath.absolute(named, from: root)
    let isConfigured = try line(of: ["config", "--get", "core.hooksPath"]) != nil
    let isBelow = FilePath.isWithin(FilePath.resolvingExistingPart(path), root)
    let isGitsOwn = path.utf8.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual(".git".utf8) }
    return HooksFolder(
      path: path, isConfigured: isConfigured, isInWorkTree: isConfigured && isBelow && !isGitsOwn)
  }

  /// Whether a commit of the index would change nothing: it holds what HEAD does. A commit that ends a merge, and one
  /// that is the first, are never taken for empty.
  public func stagesNothing() throws(GitError) -> Bool {
    if FilePath.kind(of: FilePath.join(directory, "MERGE_HEAD")) != .missing { return false }
    let comparison = [
      "diff-index", "--cached", "--quiet", "--no-ext-diff", "--ignore-submodules=none", "HEAD",
    ]
    return try result(of: comparison).status == 0
  }

  /// A path as a hook has to name it, which git runs at the top of the work tree.
  /// - Parameters:
  ///   - path: absolute, which it stays, or relative to the working directory.
  ///   - workingDirectory: absolute.
  /// - Returns: relative to the top, or absolute where it leads out of the work tree.
  public func pathFromTop(_ path: String, workingDirectory: String) -> String {
    if path.hasPrefix("/") { return path }
    let here = FilePath.realPath(workingDirectory) ?? workingDirectory
    let absolute = FilePath.absolute(path, from: here)
    return FilePath.relative(absolute, to: root) ?? absolute
  }
}
