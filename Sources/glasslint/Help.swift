/// What `--help` prints, made from the descriptions of commands and options.
enum Help {
  static func text(for command: CommandDescription?) -> String {
    command.map(page) ?? overview
  }

  private static var overview: String {
    let commands = CommandDescription.all.map { ("\($0.name) \($0.operands)", $0.summary) }
    return """
      GlassLint keeps SwiftUI code on its design system: it finds what leaves it, and rewrites what it safely can.

      Usage: glasslint [COMMAND] [OPTION…] [PATH…]

      Commands:
      \(table(commands))

      Options:
      \(table([row(.help), row(.version)]))

      `glasslint COMMAND --help` shows the options of a command.

      """
  }

  private static func page(_ command: CommandDescription) -> String {
    let operands = command.operands.isEmpty ? "" : " \(command.operands)"
    var text = """
      \(command.summary.prefix(1).uppercased())\(command.summary.dropFirst()).

      Usage: glasslint \(command.name == "lint" ? "[lint]" : command.name) [OPTION…]\(operands)

      Options:
      \(table(command.options.map(row)))

      """
    if !command.remarks.isEmpty { text += "\n\(command.remarks)\n" }
    return text
  }

  private static func row(_ option: OptionDescription) -> (String, String) {
    let short = option.short.map { "-\($0), " } ?? "    "
    let value = option.value.placeholder.map { " \($0)" } ?? ""
    return ("\(short)--\(option.name)\(value)", option.help)
  }

  private static let lineWidth = 100

  /// The text, broken between words into lines of at most `width` characters.
  private static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    let indent = String(repeating: " ", count: width + 4)
    return rows.map { name, text in
      let padding = String(repeating: " ", count: width - name.count + 2)
      return
        "  \(name)\(padding)\(lines(of: text, width: lineWidth - indent.count).joined(separator: "\n\(indent)"))"
    }
    .joined(separator: "\n")
  }
}
