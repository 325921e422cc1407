extension ConfigurationDraft {
  /// The values in use by role, with a bar for how often each is: what is on the proposed scale stands out.
  public func histogram(color: Bool) -> [UInt8] {
    var out = TerminalWriter(color: color)
    for proposal in proposals where !proposal.uses.isEmpty { UsageHistogram.append(proposal, to: &out) }
    if proposals.allSatisfy(\.uses.isEmpty) {
      out.text.append("no value of any role is written down in \(Summary.count(files, "Swift file"))\n\n")
    }
    return out.text.finish()
  }
}

private enum UsageHistogram {
  private static let barWidth = 40
  /// Values that are shown one by one; a role with more has a long tail that nobody reads.
  private static let maximumRows = 20

  static func append(_ proposal: ScaleProposal, to out: inout TerminalWriter) {
    out.styled(.bold, proposal.role.rawValue)
    out.text.append(
      ": \(Summary.count(proposal.count, "use")), \(Summary.count(proposal.uses.count, "value"))\n")
    let shown = shown(proposal.uses)
    let widest = shown.map(\.count).max() ?? 1
    let width = shown.map { Scale.text($0.value).utf8.count }.max() ?? 0
    let digits = ByteWriter.digits(of: widest)
    for use in shown {
      let value = Scale.text(use.value)
      out.text.append(repeating: " ", count: 2 + width - value.utf8.count)
      out.text.append(value)
      out.text.append("  ")
      out.text.append(use.count, width: digits)
      out.text.append("  ")
      let length = max(1, use.count * barWidth / widest)
      if use.isStep {
        out.styled(.cyan) { $0.append(repeating: "█", count: length) }
      } else {
        out.text.append(repeating: "░", count: length)
      }
      out.text.append("\n")
    }
    let rest = proposal.uses.count - shown.count
    if rest > 0 {
      let count = proposal.count - shown.reduce(0) { $0 + $1.count }
      out.text.append("  and \(Summary.count(rest, "rarer value")), \(Summary.count(count, "use"))\n")
    }
    out.text.append("  → ")
    out.text.append(visible: proposal.verdict)
    out.text.append("\n\n")
  }

  /// The steps and the most used others, by value.
  private static func shown(_ uses: [ScaleProposal.Use]) -> [ScaleProposal.Use] {
    let ranked = uses.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      if a.isStep != b.isStep { return a.isStep }
      return a.count != b.count ? a.count > b.count : a.value < b.value
    }
    return ranked.prefix(maximumRows).sorted { $0.offset < $1.offset }.map(\.element)
  }
}

extension ScaleProposal {
  /// What becomes of the role, in one line.
  var verdict: String {
    let own = "the project's own \(Summary.count(tokens.count, "token")) (\(tokens.few))"
    let uses = count == 0 ? "no uses" : Summary.count(count, "use")
    let text =
      switch outcome {
      case .tokens: "\(own) make the scale of \(uses)"
      case .tokensAndHabits: "\(own), and what \(uses) tell besides; to be left to GlassLint"
      case .values: "learned from \(uses)\(strays.isEmpty ? "" : ", all but \(strays)")"
      case .tooFew: "\(uses), too few to learn from"
      }
    guard let rule = Self.rules[role], count > 0 else { return text }
    return "\(text); \(rule) reports \(findings == 0 ? "none" : "\(findings)")"
  }

  /// The values that make no step, `15 (1×), 11 (2×), …`.
  private var strays: String {
    let off = uses.filter { !$0.isStep }
    let shown = off.prefix(6).map { "\(Scale.text($0.value)) (\($0.count)×)" }
    return (shown + (off.count > shown.count ? ["…"] : [])).joined(separator: ", ")
  }
}

extension [String] {
  /// `DS.Spacing.xs, DS.Spacing.sm, …`
  var few: String { (prefix(3) + (count > 3 ? ["…"] : [])).joined(separator: ", ") }
}
