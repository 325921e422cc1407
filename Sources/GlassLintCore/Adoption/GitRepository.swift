/// A work tree of git, asked by running git itself; nothing that the repository brings along is run by that.
public struct GitRepository: Sendable {
  /// The top of the work tree: absolute, links followed, without a slash at the end.
  public let root: String
  /// What is this work tree's own (`HEAD`, the index), absolute: `.git` or, of linked work trees and submodules, another folder.
  let directory: String
  private let environment: [String: String?]

  /// - Parameters:
  ///   - folder: absolute.
  ///   - purpose: what needs a repository, for the message: "--diff".
  ///   - workingDirectory: absolute. What git's variables of the environment (`GIT_DIR`, `GIT_INDEX_FILE`) are about,
  ///     as git sets them where it runs hooks, is the repository that holds this folder, and no other; where none
  ///     does, the one they name.
  public init(
    holding folder: String, for purpose: String, workingDirectory: String
  ) throws(GitError) {
    let resolved = FilePath.realPath(folder) ?? folder
    let own = FilePath.repository(holding: resolved)
    let here = FilePath.realPath(workingDirectory) ?? workingDirectory
    if let named = Environment.variable("GIT_DIR") {
      // The folder git is started in is the top of the work tree, unless the environment or the configuration says more.
      let named = FilePath.absolute(named, from: here)
      let (top, directory) = try Self.locate(in: here, ["GIT_DIR": named])
      if own == nil || own == top {
        self.init(
          root: top, directory: directory, environment: ["GIT_DIR": named, "GIT_WORK_TREE": top])
        return
      }
    }
    guard let own else { throw GitError.noRepository(folder, for: purpose) }
    let isHome = Environment.variable("GIT_DIR") == nil && own == FilePath.repository(holding: here)
    try self.init(top: own, inheritsEnvironment: isHome)
  }

  /// - Parameter top: a folder that holds `.git`, absolute, links followed.
  init(top: String, inheritsEnvironment: Bool) throws(GitError) {
    let environment = inheritsEnvironment ? [:] : Self.withoutOwnVariables
    let (root, directory) = try Self.locate(in: top, environment)
    self.init(root: root, directory: directory, environment: environment)
  }

  private init(root: String, directory: String, environment: [String: String?]) {
    self.root = root
    self.directory = directory
    self.environment = environment
  }

  private static func locate(
    in folder: String, _ environment: [String: String?]
  ) throws(GitError) -> (root: String, directory: String) {
    let arguments = ["rev-parse", "--show-toplevel", "--absolute-git-dir"]
    let result = try start(arguments, in: folder, environment, input: [])
    guard result.status == 0 else {
      throw GitError.refused(arguments, status: result.status, result.error)
    }
    let lines = result.output.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard lines.count == 3, lines.allSatisfy({ String(validating: $0, as: UTF8.self) != nil }) else {
      throw GitError(
        "\(folder): git cannot tell where this repository is; its path has to be one line of UTF-8")
    }
    return (String(decoding: lines[0], as: UTF8.self), String(decoding: lines[1], as: UTF8.self))
  }

  /// The index that will be the repository's when the `git commit FILE` is done that runs this program as a hook;
  /// `nil` where there is none. Meanwhile the environment names one that holds what is committed, and goes away.
  var pendingIndex: GitRepository? {
    guard environment["GIT_INDEX_FILE"] == nil, let index = Environment.variable("GIT_INDEX_FILE"),
      FilePath.name(of: index).hasPrefix("next-index-")
    else { return nil }
    let pending = FilePath.join(directory, "index.lock")
    guard FilePath.entryKind(pending) == .file else { return nil }
    return with(index: pending)
  }

  /// The same work tree with another file for its index.
  func with(index: String) -> GitRepository {
    GitRepository(
      root: root, directory: directory, environment: environment.merging(["GIT_INDEX_FILE": index]) { $1 })
  }

  // MARK: Running git

  /// Runs a git command at the top of the work tree.
  /// - Returns: what it writes to standard output.
  /// - Throws: where git cannot be run, and where it fails.
  @discardableResult
  func run(_ arguments: [String], input: [UInt8] = []) throws(GitError) -> [UInt8] {
    let result = try result(of: arguments, input: input)
    guard result.status == 0 else {
      throw GitError.refused(arguments, status: result.status, result.error)
    }
    return result.output
  }

  /// As `run`, for commands whose status is an answer.
  func result(of arguments: [String], input: [UInt8] = []) throws(GitError) -> Subprocess.Result {
    try Self.start(arguments, in: root, environment, input: input)
  }

  /// One line that a command answers with, without its end; `nil` where it fails or has nothing to say.
  func line(of arguments: [String]) throws(GitError) -> String? {
    let result = try result(of: arguments)
    let line = result.output.last == 0x0A ? result.output.dropLast() : result.output[...]
    return result.status == 0 && !line.isEmpty ? String(decoding: line, as: UTF8.self) : nil
  }

  /// `core.fsmonitor` may name a program; quoted paths would have to be read back.
  private static let settings = ["-c", "core.fsmonitor=false", "-c", "core.quotePath=false"]

  private static func start(
    _ arguments: [String], in folder: String, _ environment: [String: String?], input: [UInt8]
  ) throws(GitError) -> Subprocess.Result {
    var environment = environment
    environment["LC_ALL"] = "C"
    // Nobody who only looks is to hold up somebody who writes.
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    // What a partial clone lacks would be fetched over the network.
    environment["GIT_NO_LAZY_FETCH"] = "1"
    environment["GIT_LITERAL_PATHSPECS"] = "1"
    for other in ["GIT_GLOB_PATHSPECS", "GIT_NOGLOB_PATHSPECS", "GIT_ICASE_PATHSPECS"] {
      environment[other] = .some(nil)
    }
    // Other commands may be asked where the hooks are.
    let hooks = arguments.first == "update-index" ? ["-c", "core.hooksPath=/dev/null"] : []
    let process = Subprocess("git", ["-C", folder] + settings + hooks + arguments, environment: environment)
    do throws(Subprocess.Failure) {
      return try process.run(input: input)
    } catch {
      throw GitError.notInstalled(error)
    }
  }

  /// What `git rev-parse --local-env-vars` lists, variables that are about one repository and no other, but for those
  /// that hold settings; git itself takes the same away where it goes into a submodule.
  private static let withoutOwnVariables: [String: String?] = Dictionary(
    uniqueKeysWithValues: [
      "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_CONFIG", "GIT_OBJECT_DIRECTORY", "GIT_DIR", "GIT_WORK_TREE",
      "GIT_IMPLICIT_WORK_TREE", "GIT_GRAFT_FILE",
      "GIT_INDEX_FILE", "GIT_NO_REPLACE_OBJECTS", "GIT_REPLACE_REF_BASE", "GIT_PREFIX", "GIT_SHALLOW_FILE",
      "GIT_COMMON_DIR", "GIT_INTERNAL_SUPER_PREFIX",
    ].map { ($0, nil) })
}
