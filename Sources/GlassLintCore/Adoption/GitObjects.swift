extension GitRepository {
  /// The contents of blobs, by their names, in one go.
  /// - Throws: where one is not there, as in a clone that left it out.
  func blobs(_ ids: some Sequence<String>) throws(GitError) -> [String: [UInt8]] {
    let wanted = Set(ids)
    if wanted.isEmpty { return [:] }
    let output = try run(
      ["cat-file", "--batch"], input: Array(wanted.sorted().joined(separator: "\n").utf8) + [0x0A])
    var blobs: [String: [UInt8]] = [:]
    blobs.reserveCapacity(wanted.count)
    var rest = output[...]
    while let end = rest.firstIndex(of: 0x0A) {
      let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      guard words.count == 3, words[1] == "blob", let size = Int(words[2]), end + 1 + size < rest.endIndex
      else {
        throw GitError(
          "\(root): git does not have object \(words.first ?? ""); `git fsck` tells what is wrong")
      }
      blobs[String(words[0])] = Array(rest[(end + 1)..<(end + 1 + size)])
      rest = rest[(end + 2 + size)...]
    }
    return blobs
  }

  /// What is at a path in a commit.
  struct TreeEntry: Equatable {
    var mode: RawDiff.Mode
    var id: String
  }

  /// - Parameter path: from the top of the work tree.
  /// - Returns: `nil` where the commit has nothing there.
  func entry(at path: String, in commit: String) throws(GitError) -> TreeEntry? {
    let output = try run(["ls-tree", "-z", "--full-tree", commit, "--", path])
    // `<mode> <type> <name>TAB<path>`
    guard let tab = output.firstIndex(of: 0x09) else { return nil }
    let words = String(decoding: output[..<tab], as: UTF8.self).split(separator: " ")
    let isExact = output[(tab + 1)...].elementsEqual(path.utf8.map { $0 } + [0])
    guard words.count == 3, isExact else { return nil }
    return TreeEntry(mode: RawDiff.Mode(octal: String(words[0])), id: String(words[2]))
  }

  /// The paths in the index, from the top of the work tree; those that are no UTF-8 are left out.
  func trackedPaths() throws(GitError) -> Set<ExactPath> {
    Set(try paths(["ls-files", "-z"]).lazy.map { ExactPath($0) })
  }

  /// The paths in the index whose files the work tree is to do without (skip-worktree), from its top.
  func pathsLeftOut() throws(GitError) -> Set<ExactPath> {
    Set(
      try paths(["ls-files", "-t", "-z"]).lazy.filter { $0.hasPrefix("S ") }.map {
        ExactPath(String($0.dropFirst(2)))
      })
  }

  /// The files of the work tree that git neither tracks nor ignores.
  func untrackedPaths() throws(GitError) -> [String] {
    try paths(["ls-files", "--others", "--exclude-standard", "-z"])
  }

  private func paths(_ arguments: [String]) throws(GitError) -> [String] {
    try run(arguments).split(separator: 0).compactMap { String(validating: $0, as: UTF8.self) }
  }

  /// The commit that a revision names.
  /// - Parameter option: what takes the revision, for messages: "--diff".
  func commit(of revision: String, for option: String) throws(GitError) -> String {
    if let commit = try object(revision + "^{commit}") { return commit }
    // What searches, such as `:/message`, takes nothing behind it.
    if let found = try object(revision) {
      if let commit = try object(found + "^{commit}") { return commit }
      throw GitError("\(option) \(revision): that is no commit; name a commit, branch or tag")
    }
    guard try object("HEAD^{commit}") != nil else {
      throw GitError("\(option) \(revision): the repository has no commits yet")
    }
    throw GitError("\(option) \(revision): there is no such revision in \(root); \(try remedyForMissing())")
  }

  /// The commit or tree that a revision names, which either can be compared with.
  /// - Parameter option: what takes the revision, for messages: "--diff".
  func tree(of revision: String, for option: String) throws(GitError) -> String {
    do throws(GitError) {
      return try commit(of: revision, for: option)
    } catch {
      if let found = try object(revision), let tree = try object(found + "^{tree}") { return tree }
      throw error
    }
  }

  /// The name of the one object that a revision stands for; `nil` where there is none, and where it says what to leave
  /// out (`^main`).
  private func object(_ revision: String) throws(GitError) -> String? {
    try line(of: ["rev-parse", "--verify", "--quiet", revision]).flatMap { $0.hasPrefix("^") ? nil : $0 }
  }

  /// The commit where the history of `revision` and that of `HEAD` part.
  func mergeBase(of revision: String, for option: String) throws(GitError) -> String {
    let commit = try commit(of: revision, for: option)
    let head = try self.commit(of: "HEAD", for: option)
    if let base = try line(of: ["merge-base", commit, head]) { return base }
    throw GitError(
      "\(option) \(revision)...: HEAD has no commit in common with it; \(try remedyForMissing())")
  }

  private func remedyForMissing() throws(GitError) -> String {
    if try line(of: ["rev-parse", "--is-shallow-repository"]) == "true" {
      return
        "this clone is shallow: fetch the rest (`git fetch --unshallow`; `fetch-depth: 0` for actions/checkout)"
    }
    return "fetch it, or name another one"
  }

  /// What a diff begins from where there is no commit yet.
  func emptyTree() throws(GitError) -> String {
    String(decoding: try run(["hash-object", "-t", "tree", "--stdin"]).dropLast(), as: UTF8.self)
  }
}
