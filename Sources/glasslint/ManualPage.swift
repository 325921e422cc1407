import GlassLintCore

/// The manual page, in mdoc(7), which man-db and mandoc read alike.
enum ManualPage {
  static var text: String {
    """
    .\\" Made by `glasslint manual` from the description of the command line.
    .Dd \(GlassLintVersion.date)
    .Dt GLASSLINT 1
    .Os "GlassLint \(GlassLintVersion.current)"
    .Sh NAME
    .Nm glasslint
    .Nd keep SwiftUI code on its design system
    .Sh SYNOPSIS
    \(CommandDescription.all.map(synopsis).joined(separator: "\n"))
    .Nm
    .Fl \\-help | Fl \\-version
    .Sh DESCRIPTION
    \(description)
    .Sh COMMANDS
    .Bl -tag -width Ds
    \(CommandDescription.all.map(entry).joined(separator: "\n"))
    .El
    .Sh OPTIONS
    An option's value stands in the next word or behind
    .Ql = .
    Behind
    .Ql \\-\\-
    every word is a path.
    .Bl -tag -width Ds
    \(options)
    .El
    .Sh ENVIRONMENT
    .Bl -tag -width Ds
    \(environment)
    .El
    .Sh FILES
    .Bl -tag -width Ds
    \(files)
    .El
    .Sh EXIT STATUS
    .Bl -tag -width Ds
    .It 0
    There is nothing at or above the level of
    .Fl \\-fail\\-on .
    .It 1
    There are findings.
    .It 2
    It could not do what was asked: a mistake in the command line or in a
    configuration, or a file that cannot be read or decoded; the other files are
    linted and reported all the same.
    .El
    .Sh EXAMPLES
    \(examples)
    .Sh SEE ALSO
    .Xr git 1
    .Pp
    .Ql glasslint explain RULE
    tells all about a rule, and
    .Ql glasslint rules
    lists them.

    """
  }

  private static func synopsis(_ command: CommandDescription) -> String {
    var lines = [".Nm"]
    lines.append(
      command.name == CommandDescription.lint.name ? ".Op Cm lint" : ".Cm \(Roff.text(command.name))")
    // Every command has --help.
    if command.options.count > 1 { lines.append(".Op Ar option ...") }
    if !command.operands.isEmpty { lines.append(operands(command)) }
    return lines.joined(separator: "\n")
  }

  /// "[PATH…]" and "tokens|calls FILE…" as macros.
  private static func operands(_ command: CommandDescription) -> String {
    let isOptional = command.operands.hasPrefix("[")
    let words = command.operands.filter { !"[]".contains($0) }.split(separator: " ").map { word in
      if word.hasPrefix("--") { return "Fl \(Roff.text(String(word.dropFirst())))" }
      if word.contains("|") { return "Cm " + word.split(separator: "|").joined(separator: " | Cm ") }
      return "Ar " + word.replacing("…", with: " ...")
    }
    return (isOptional ? ".Op " : ".") + words.joined(separator: " ")
  }

  private static func entry(_ command: CommandDescription) -> String {
    let operands = command.operands.isEmpty ? "" : " " + operands(command).dropFirst()
    var text =
      ".It Cm \(Roff.text(command.name))\(operands)\n\(Roff.paragraph("\(command.summary.prefix(1).uppercased())\(command.summary.dropFirst())."))"
    // What holds for the exit status has a section of its own.
    let remarks = command.remarks.split(separator: "\n\n").filter { !$0.hasPrefix("Exit status: 0 nothing") }
    for paragraph in remarks { text += "\n.Pp\n" + Roff.paragraph(paragraph) }
    return text
  }

  private static var options: String {
    let others = SharedOption.all + [SharedOption(option: .version, commands: [])]
    return others.map { shared in
      let option = shared.option
      var item =
        ".It " + option.spellings.map { "Fl \(Roff.text(String($0.dropFirst())))" }.joined(separator: " , ")
      if let placeholder = option.value.placeholder {
        item += " Ar " + Roff.text(placeholder.replacing(",…", with: "[,...]"))
      }
      var text = "\(item)\n\(Roff.paragraph(help(of: option)))"
      if !shared.commands.isEmpty, shared.commands.count < CommandDescription.all.count {
        text += "\n(" + shared.commands.map { Roff.text($0.name) }.joined(separator: ", ") + ")"
      }
      return text
    }.joined(separator: "\n")
  }

  private static func help(of option: OptionDescription) -> String {
    // Words to be typed keep their case.
    if case .choice = option.value { return option.help + "." }
    return "\(option.help.prefix(1).uppercased())\(option.help.dropFirst())."
  }

  private static let description = """
    .Nm
    reads Swift source, finds the places where SwiftUI code leaves the
    conventions of its design system (corners, shadows, colors, spacing, type,
    glass, accessibility), says where and why, and rewrites what it safely can.
    .Pp
    Without a command it lints; without a path it lints the working directory.
    What
    .Pa .gitignore
    names, and folders of dependencies and builds, are left out.
    Each file is governed by the nearest
    .Pa .glasslint.json
    above it.
    Reports go to standard output, errors to standard error.
    .Pp
    The comment
    .Ql // glasslint:disable:next RULE \\-\\- reason
    silences a rule on the next line,
    .Ql :this
    on its own line and
    .Ql :file
    in the whole file.
    """

  private static let environment = """
    .It Ev NO_COLOR
    Where it is set and not empty, nothing is colored unless
    .Fl \\-color
    asks for it.
    .It Ev TERM
    .Ql dumb
    is a terminal without colors.
    .It Ev COLUMNS
    The width of text where standard output is no terminal.
    .It Ev XDG_CACHE_HOME
    The folder in which indexes of projects are kept; by default
    .Pa ~/.cache ,
    on macOS
    .Pa ~/Library/Caches .
    """

  private static let files = """
    .It Pa .glasslint.json
    The configuration of its folder and those below.
    .It Pa .glasslint\\-baseline.json
    The baseline: findings that are not reported.
    .It Pa ~/.cache/glasslint/
    What is known of each project from its last run; it can be removed at any
    time.
    """

  private static var examples: String {
    [
      ("Lint the working directory:", "glasslint"),
      ("Look at what would be rewritten, then rewrite it:", "glasslint fix --diff-output\nglasslint fix"),
      ("Lint one file that is on standard input:", "glasslint --stdin-path Sources/Card.swift <Card.swift"),
      (
        "Show a report and write another:",
        "glasslint --format github --format sarif --output glasslint.sarif"
      ),
      ("Find out about a rule:", "glasslint explain heavy-shadow"),
    ].map { title, command in
      "\(title)\n.Bd -literal -offset indent\n\(Roff.text(command))\n.Ed"
    }.joined(separator: "\n.Pp\n")
  }
}

/// Text as troff takes it.
enum Roff {
  /// With everything that troff would read as more than itself escaped; hyphens become such as can be copied.
  static func text(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "…": result += "..."
      case "\"": result += "\\(dq"
      case "`": result += "\\(ga"
      case "'": result += "\\(aq"
      default:
        if scalar.isASCII {
          result.unicodeScalars.append(scalar)
        } else {
          let digits = String(scalar.value, radix: 16, uppercase: true)
          result += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
        }
      }
    }
    return result.hasPrefix(".") ? "\\&" + result : result
  }

  /// Lines of a paragraph, none a macro: what stands in backticks emphasized, each sentence begun on a line of its own,
  /// as troff wants it to set the space behind its period. A list of "name: text" keeps its lines.
  static func paragraph(_ paragraph: some StringProtocol) -> String {
    let lines = String(paragraph).split(separator: "\n").map(String.init)
    let isList = lines.count > 1 && lines.allSatisfy { $0.prefix { $0 != " " }.hasSuffix(":") }
    if isList { return lines.map { wrapped(emphasized($0)) }.joined(separator: "\n.br\n") }
    return wrapped(emphasized(lines.joined(separator: " ")))
  }

  private static func emphasized(_ line: String) -> String {
    let parts = line.split(separator: "`", omittingEmptySubsequences: false).map { text($0) }
    return parts.enumerated().map { $0 % 2 == 1 ? "\\fB\($1)\\fP" : $1 }.joined()
  }

  private static func wrapped(_ text: String) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = word.hasPrefix(".") ? "\\&\(word)" : String(word)
      } else if line.hasSuffix(".") || line.utf8.count + word.utf8.count >= width {
        lines.append(word.hasPrefix(".") ? "\\&\(word)" : String(word))
      } else {
        lines[lines.count - 1] += " \(word)"
      }
    }
    return lines.joined(separator: "\n")
  }

  private static let width = 78
}
