extension ConfigurationDraft {
  /// The commented `.glasslint.json`.
  public var text: String {
    var writer = DraftWriter()
    writer.comment(
      "Written by `glasslint init` from \(Summary.count(files, "Swift file")). Change what you like:")
    writer.comment("`glasslint config` prints what is in force, `glasslint tokens` the design tokens.")
    writer.open("{")
    writer.line("\"extends\": \"\(Presets.recommended.name)\",")
    appendFiles(to: &writer)
    appendPlatforms(to: &writer)
    appendTokens(to: &writer)
    appendRules(to: &writer)
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
    let role = proposal.role.rawValue
    switch proposal.outcome {
    case .tokens:
      let count = Summary.count(proposal.tokens.count, "token")
      writer.comment(
        "\(role): the project's own \(count) make the scale (\(proposal.share)): \(proposal.tokens.few)")
    case .values(let values):
      writer.comment("\(proposal.share)\(proposal.offScale.isEmpty ? "" : ": \(proposal.offScale)")")
      if !proposal.tokens.isEmpty {
        let few = proposal.tokens.few
        let count = Summary.count(proposal.tokens.count, "token")
        writer.comment("It takes the place of the \(count) found, which cover little of that: \(few)")
      }
      writer.line("\"\(role)\": [\(values.map(JSONValue.text).joined(separator: ", "))],")
    case .tooFew:
      let uses = proposal.count == 0 ? "no uses" : "\(Summary.count(proposal.count, "use")), too few to tell"
      writer.comment("\(role): \(uses); the preset's scale stays")
    case .scattered:
      let uses = "\(Summary.count(proposal.count, "use")) of \(Summary.count(proposal.uses.count, "value"))"
      writer.comment("\(role): \(uses), which no short scale covers; the preset's stays")
    }
  }

  // MARK: Rules

  private static let scaleRules: [Role: String] = [
    .spacing: "spacing-scale", .radius: "radius-scale", .fontSize: "font-scale", .iconSize: "icon-size-scale",
    .opacity: "opacity-scale", .lineWidth: "line-width-scale", .duration: "duration-scale",
  ]

  /// The rules that judge by the scales above but are off unless asked for.
  private func appendRules(to writer: inout DraftWriter) {
    let sleeping = proposals.filter(\.hasScale).compactMap { proposal in
      Self.scaleRules[proposal.role].flatMap { RuleRegistry.rule($0) }
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
}

extension ScaleProposal {
  fileprivate var hasScale: Bool { outcome != .tooFew && outcome != .scattered }
}

/// Lines of commented JSON, indented.
private struct DraftWriter {
  private(set) var text = ""
  private var indent = ""

  /// Names of files and tokens come from outside: nothing in them ends the line.
  mutating func comment(_ text: String) { line("// \(TerminalText.visible(text))") }

  mutating func line(_ text: String) { self.text += text.isEmpty ? "\n" : "\(indent)\(text)\n" }

  mutating func open(_ text: String) {
    line(text)
    indent += "  "
  }

  mutating func close(_ text: String) {
    indent.removeLast(2)
    line(text)
  }
}
