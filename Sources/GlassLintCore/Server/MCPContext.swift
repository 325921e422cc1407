import Synchronization

/// What a call of a tool may know of the server.
struct MCPContext: Sendable {
  /// The folder that nothing is read outside of: absolute, links followed, and the working directory.
  let root: String
  /// Held by whoever rewrites files.
  let writing: Lock
  /// Whether nobody waits for the answer any more.
  let isCancelled: @Sendable () -> Bool

  final class Lock: Sendable {
    let mutex = Mutex(())
  }

  /// Reads configurations anew, as they may have changed since the last call.
  var store: ConfigurationStore { ConfigurationStore(workingDirectory: root, boundary: root) }

  func checkCancelled() throws(MCPFailure) {
    if isCancelled() { throw .cancelled }
  }

  /// A path below the root, absolute, with the links on the way to it followed.
  /// - Parameter named: relative to the root, or absolute.
  func path(_ named: String) throws(MCPFailure) -> String {
    guard !named.isEmpty, !named.utf8.contains(0) else {
      throw .arguments("a path is empty or holds a NUL byte")
    }
    let absolute = FilePath.absolute(named, from: root)
    guard FilePath.isWithin(FilePath.resolvingExistingPart(absolute), root) else {
      throw .refused("\(TerminalText.visible(named)) lies outside of \(root), and nothing is read there")
    }
    // A link is known by its own name, but not the folders that lead to it.
    let folder = FilePath.resolvingExistingPart(FilePath.directory(of: absolute))
    let path = FilePath.join(folder, FilePath.name(of: absolute))
    return FilePath.isWithin(path, root) ? path : root
  }
}

/// Keeps answers short: a model pays for each word, and clients cut off what is long.
enum MCPLimit {
  /// Bytes of a whole answer.
  static let answer = 100_000
  /// Bytes of its text, and of what programs read.
  static let (text, data) = (30_000, 50_000)

  /// As many whole lines as fit, and a last one that says how many are left out.
  static func clipped(_ text: String, to limit: Int = text) -> String {
    if text.utf8.count <= limit { return text }
    var kept = ""
    var rest = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    // What is behind the last line end is no line.
    if rest.last?.isEmpty == true { rest.removeLast() }
    while let line = rest.first, kept.utf8.count + line.utf8.count < limit {
      kept += line + "\n"
      rest = rest.dropFirst()
    }
    return kept + "… \(Summary.count(rest.count, "line")) left out; ask for less at a time\n"
  }

  /// As many of the values as fit.
  static func fitting(_ values: [JSONValue], into limit: Int = data) -> [JSONValue] {
    var size = 0
    return Array(
      values.prefix { value in
        size += Self.size(value) + 2
        return size <= limit
      })
  }

  /// How many bytes a value takes in a message.
  static func size(_ value: JSONValue) -> Int {
    var json = JSONWriter()
    json.value(value)
    return json.text.count
  }
}
