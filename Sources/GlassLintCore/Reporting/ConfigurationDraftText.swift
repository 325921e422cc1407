extension ConfigurationDraft {
  /// The commented `.glasslint.json`.
  public var text: String {
    var writer = DraftWriter()
    writer.comment(
      "Written by `glasslint init` from \(Summary.count(files, "Swift file")). Change what you like:")
    writer.comment("`glasslint config` prints what is in force, `glasslint tokens` the design tokens.")
    writer.open("{")
    writer.line("\"$schema\": \(JSONValue.quoted(ConfigurationSchema.address)),")
    writer.line("\"extends\": \"\(Presets.recommended.name)\",")
    appendFiles(to: &writer)
    appendPlatforms(to: &writer)
    appendTokens(to: &writer)
    appendRules(to: &writer)
    appendTests(to: &writer)
    writer.close("}")
    return writer.text
  }

  private func appendFiles(to writer: inout DraftWriter) {
    writer.line("")
    if generated.isEmpty {
      writer.comment("Globs of what is not to be linted. What git ignores is left out anyway.")
      writer.comment("\"exclude\": [\"**/Generated/**\"],")
    } else {
      writer.comment("Files that tools wrote. What git ignores is left out anyway.")
      writer.line("\"exclude\": [\(generated.map(JSONValue.quoted).joined(separator: ", "))],")
    }
  }

  private func appendPlatforms(to writer: inout DraftWriter) {
    writer.line("")
    guard !platforms.platforms.isEmpty else {
      writer.comment("The oldest systems the code runs on, which rules and fixes respect.")
      writer.comment("\"platforms\": {\"iOS\": \"17.0\"},")
      return
    }
    let versions = platforms.platforms.named.map { "\"\($0.platform.rawValue)\": \"\($0.version)\"" }
    writer.comment("The oldest systems the code runs on, from \(platforms.sources.joined(separator: ", ")).")
    writer.line("\"platforms\": {\(versions.joined(separator: ", "))},")
  }

  // MARK: Tokens

  private func appendTokens(to writer: inout DraftWriter) {
    writer.line("")
    writer.open("\"tokens\": {")
    if !generatedTokenFiles.isEmpty {
      writer.comment("They are excluded above, and declare tokens all the same.")
      let files = generatedTokenFiles.map(JSONValue.quoted).joined(separator: ", ")
      writer.line("\"sources\": [\(files)],")
    }
    for proposal in proposals { append(proposal, to: &writer) }
    if !shadows.isEmpty {
      writer.comment(
        "shadow: the project's own \(Summary.count(shadows.count, "token")) make the scale: \(shadows.few)")
    }
    if !colors.isEmpty {
      writer.comment("color: the project's own \(Summary.count(colors.count, "token")): \(colors.few)")
    }
    writer.close("},")
  }

  private func append(_ proposal: ScaleProposal, to writer: inout DraftWriter) {
    writer.comment("\(proposal.role.rawValue): \(proposal.verdict)")
    if case .values(let values) = proposal.outcome {
      writer.list("\"\(proposal.role.rawValue)\": [", values.map(JSONValue.text), "],")
    }
  }

  // MARK: Rules

  /// The rules that judge by the scales above but are off unless asked for.
  private func appendRules(to writer: inout DraftWriter) {
    let sleeping = proposals.filter { $0.outcome != .tooFew }.compactMap { proposal in
      ScaleProposal.rules[proposal.role].flatMap { RuleRegistry.rule($0) }
    }.filter { $0.severity == nil }
    writer.line("")
    writer.open("\"rules\": {")
    if sleeping.isEmpty {
      writer.comment("\"spacing-scale\": \"error\",")
    } else {
      writer.comment("Off by default; there is a scale for them:")
      for rule in sleeping { writer.comment("\"\(rule.id)\": \"info\",") }
    }
    writer.close("},")
  }

  /// Nobody looks at what tests draw.
  private func appendTests(to writer: inout DraftWriter) {
    // A name that would be read as a glob stands for other files.
    let folders = testFolders.filter { !$0.contains { "*?[]{}!\\".contains($0) } }
    guard !folders.isEmpty else { return }
    let files = folders.map { JSONValue.quoted("\($0)/**") }.joined(separator: ", ")
    let rules = (testRules.isEmpty ? ["hardcoded-color"] : testRules).map { "\"\($0)\": \"off\"" }
    writer.line("")
    writer.comment(
      testRules.isEmpty
        ? "Nothing is found in tests; should that change, leave it out:"
        : "What is found in tests, by \(Summary.count(testRules.count, "rule")), can be left out:")
    writer.comment("\"overrides\": [{\"files\": [\(files)], \"rules\": {\(rules.joined(separator: ", "))}}],")
  }
}

/// Lines of commented JSON, indented.
private struct DraftWriter {
  private(set) var text = ""
  private var indent = ""

  /// Names of files and tokens come from outside: nothing in them ends the line.
  mutating func comment(_ text: String) { line("// \(TerminalText.visible(text))") }

  mutating func line(_ text: String) { self.text += text.isEmpty ? "\n" : "\(indent)\(text)\n" }

  /// A list, in as many lines as it takes.
  mutating func list(_ start: String, _ elements: [String], _ end: String) {
    let text = elements.joined(separator: ", ")
    guard indent.count + start.count + text.count + end.count > Self.width else {
      return line(start + text + end)
    }
    open(start)
    var row = ""
    for element in elements {
      if !row.isEmpty, indent.count + row.count + element.count + 2 > Self.width {
        line(row)
        row = ""
      }
      row += (row.isEmpty ? "" : " ") + element + ","
    }
    line(row)
    close(end)
  }

  private static let width = 100

  mutating func open(_ text: String) {
    line(text)
    indent += "  "
  }

  mutating func close(_ text: String) {
    indent.removeLast(2)
    line(text)
  }
}
