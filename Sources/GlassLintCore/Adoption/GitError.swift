/// Why git could not do, or tell, what was asked of it; with a remedy where there is one.
public struct GitError: Error, Sendable, Equatable {
  public var message: String

  public init(_ message: String) { self.message = message }
}

extension GitError {
  static func notInstalled(_ failure: Subprocess.Failure) -> GitError {
    GitError("git cannot be run: \(failure.reason); it has to be installed, and in PATH")
  }

  static func noRepository(_ folder: String, for purpose: String) -> GitError {
    GitError("\(purpose) needs a git repository, and \(folder) is in none")
  }

  static let notFetched = GitError(
    """
    this partial clone lacks contents that are to be compared, and GlassLint never uses the network; `git diff REV` \
    fetches them
    """)

  /// What git itself says, in one line.
  static func refused(_ arguments: [String], status: Int32, _ text: [UInt8]) -> GitError {
    let lines = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }.filter { !$0.isEmpty }
    let said = lines.map { $0.hasPrefix("fatal: ") ? String($0.dropFirst(7)) : $0 }.joined(separator: " ")
    if said.contains("lazy fetching disabled") { return notFetched }
    let command = arguments.first ?? ""
    return GitError(
      said.isEmpty ? "git \(command) failed with status \(status)" : "git \(command) failed: \(said)")
  }
}
