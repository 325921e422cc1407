/// What `git diff-index --raw -z` and `git diff-files --raw -z` say about one path.
struct RawDiff: Equatable {
  enum Status: UInt8 {
    case added = 0x41
    case copied = 0x43
    case deleted = 0x44
    case modified = 0x4D
    case renamed = 0x52
    case typeChanged = 0x54
    case unmerged = 0x55
    case unknown = 0x58
  }

  /// What kind of thing an entry of a tree or of the index is.
  struct Mode: Equatable {
    /// As git writes it.
    var octal: String

    /// A file of its own, executable or not; no link and no submodule.
    var isRegular: Bool { octal.hasPrefix("100") }
    var isSubmodule: Bool { octal == "160000" }
  }

  var oldMode: Mode
  var newMode: Mode
  /// All zeros where there is none.
  var oldID: String
  /// All zeros where there is none, and where the work tree's has to be looked at.
  var newID: String
  var status: Status
  /// Where it is now, from the top of the work tree. Of what is gone, where it was.
  var path: String

  /// Whether an object's name stands for no object.
  static func isNone(_ id: String) -> Bool { id.utf8.allSatisfy { $0 == 0x30 } }

  /// The entries of an output. Those whose path is no UTF-8 are handed to `undecodable` and left out.
  static func parse(
    _ output: [UInt8], undecodable: (ArraySlice<UInt8>) -> Void = { _ in }
  ) throws(GitError) -> [RawDiff] {
    var fields = output.split(separator: 0, omittingEmptySubsequences: false)[...]
    // Each field is ended, not separated.
    if fields.last?.isEmpty == true { fields.removeLast() }
    var entries: [RawDiff] = []
    entries.reserveCapacity(fields.count / 2)
    while let head = fields.popFirst() {
      let words = head.dropFirst().split(separator: 0x20)
      guard head.first == UInt8(ascii: ":"), words.count == 5, let letter = words[4].first,
        var path = fields.popFirst()
      else {
        throw GitError("git diff says what GlassLint does not understand: \(text(head))")
      }
      let status = Status(rawValue: letter) ?? .unknown
      // Of a rename or a copy, the first path is where it came from.
      if status == .renamed || status == .copied, let target = fields.popFirst() { path = target }
      guard let name = String(validating: path, as: UTF8.self) else {
        undecodable(path)
        continue
      }
      entries.append(
        RawDiff(
          oldMode: Mode(octal: text(words[0])), newMode: Mode(octal: text(words[1])), oldID: text(words[2]),
          newID: text(words[3]), status: status, path: name))
    }
    return entries
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
