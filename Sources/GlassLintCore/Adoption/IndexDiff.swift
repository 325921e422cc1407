/// Finds the lines of files that differ from what git's index has of them: what was edited since it was last staged.
public enum IndexDiff {
  /// The changed lines of files. One that the index does not have is all changed, and so is one that no repository holds.
  /// - Parameter workingDirectory: absolute.
  public static func changedLines(
    of files: [LintFile], workingDirectory: String
  ) throws(GitError) -> ChangedLines {
    var finder = try RepositoryFinder(for: "hook agent", workingDirectory: workingDirectory)
    var changed = ChangedLines()
    for file in files {
      guard try finder.repository(holding: FilePath.directory(of: file.absolutePath)) != nil else {
        changed[file.absolutePath] = ChangedLines.everything
        continue
      }
      let (repository, path) = try finder.place(ofFile: file.absolutePath)
      if let blob = try repository.stagedBlob(ofFile: path) {
        let before = try repository.blobs([blob])[blob] ?? []
        changed[file.absolutePath] = ChangedLines.lines(of: file.absolutePath, since: before, .none)
      } else {
        changed[file.absolutePath] = ChangedLines.everything
      }
    }
    return changed
  }
}

extension GitRepository {
  /// The name of the contents that the index has of a file; of one with conflicts, of our side. `nil` for none.
  /// - Parameter path: from the top of the work tree.
  fileprivate func stagedBlob(ofFile path: String) throws(GitError) -> String? {
    var blobs: [String: String] = [:]
    for entry in try run(["ls-files", "--stage", "-z", "--", path]).split(separator: 0) {
      // `<mode> <object> <stage>TAB<path>`
      guard let tab = entry.firstIndex(of: 0x09) else { continue }
      let words = String(decoding: entry[..<tab], as: UTF8.self).split(separator: " ").map(String.init)
      guard words.count == 3, entry[(tab + 1)...].elementsEqual(path.utf8),
        RawDiff.Mode(octal: words[0]).isRegular,
        // Only the intent to add it is staged.
        !RawDiff.isNone(words[1])
      else { continue }
      blobs[words[2]] = words[1]
    }
    return blobs["0"] ?? blobs["2"]
  }
}
