/// What coding agents write to the standard input of the hooks that they call after an edit.
///
/// Claude Code, Gemini CLI and Codex send `tool_input` with `file_path`, or `command` with a patch; Cursor sends
/// `file_path` alone; Windsurf calls the object `tool_info`, Copilot `toolArgs`, where VS Code has `files`. Other keys may be
/// there or not.
public struct AgentHookInput: Sendable, Equatable {
  /// The files that were edited, absolute, each once; none where the call was about something else.
  public let files: [String]

  /// Why an input is none.
  public struct Mistake: Error, Sendable, Equatable {
    public let message: String
  }

  /// - Parameters:
  ///   - bytes: one JSON object.
  ///   - workingDirectory: absolute; what relative paths are seen from where the input does not say.
  public init(_ bytes: [UInt8], workingDirectory: String) throws(Mistake) {
    let (value, errors) = JSONParser.parse(bytes, dialect: .message)
    guard let value else {
      let error = errors.last.map { "\($0.message) (byte \($0.offset))" } ?? ""
      throw Mistake(message: "standard input is no JSON: \(error)")
    }
    guard value.members != nil else {
      throw Mistake(message: "standard input has to be an object that names a file, not \(value.noun)")
    }
    let places = Self.calls.compactMap { value[$0] }.map(Self.parsed) + [value]
    let paths = places.lazy.map(Self.paths).first { !$0.isEmpty } ?? []
    if paths.isEmpty, !Self.events.contains(where: { value[$0] != nil }) {
      throw Mistake(
        message:
          "standard input names no file: it has neither \"tool_input\" with \"file_path\" nor \"file_path\"")
    }
    let folder =
      (value["cwd"]?.string ?? value["workspace_roots"]?.elements?.first?.string)
      .map { FilePath.absolute($0, from: workingDirectory) } ?? workingDirectory
    var seen: Set<String> = []
    files = paths.map { FilePath.absolute($0, from: folder) }.filter { seen.insert($0).inserted }
  }

  /// What says that an object is a hook's, be it about a file or not.
  private static let events = ["hook_event_name", "hookEventName", "tool_name", "toolName"] + calls
  private static let calls = ["tool_input", "toolInput", "tool_info", "toolArgs", "tool_args"]
  private static let pathKeys = ["file_path", "filePath", "path"]

  /// Some send the object as text.
  private static func parsed(_ value: JSONValue) -> JSONValue {
    value.string.flatMap { JSONParser.parse(Array($0.utf8), dialect: .message).value } ?? value
  }

  private static func paths(_ value: JSONValue) -> [String] {
    if let path = pathKeys.lazy.compactMap({ value[$0]?.string }).first { return path.isEmpty ? [] : [path] }
    if let files = value["files"]?.elements { return files.compactMap { $0.string ?? $0["path"]?.string } }
    return ["command", "input", "patch"].lazy.compactMap { value[$0]?.string }.map(patched).first ?? []
  }

  /// The files that a patch in the form of `apply_patch` leaves behind.
  private static func patched(_ patch: String) -> [String] {
    guard patch.contains("*** Begin Patch") else { return [] }
    let heads = ["*** Update File: ", "*** Add File: ", "*** Move to: "]
    return patch.split(whereSeparator: \.isNewline).compactMap { line in
      heads.first { line.hasPrefix($0) }.map { String(line.dropFirst($0.count)) }
    }
  }
}
