/// Texts that are put together of others, as the names of assets are: `"\\(hue.rawValue)\\(shade)"`.
extension ConstantEvaluator {
  /// What a text of several parts comes to.
  func text(_ arguments: [Argument], _ frame: Frame) -> ConstantValue {
    var text = ""
    for argument in arguments {
      guard argument.label == 0, let part = described(evaluate(argument.value, frame)) else {
        return .unknown
      }
      text += part
    }
    return .text(text)
  }

  /// How a value reads in a text.
  private func described(_ value: ConstantValue) -> String? {
    switch value {
    case .text(let text): return text
    case .number(let number): return Int(exactly: number).map { String($0) }
    case .enumCase(let slot):
      if let own = member(ConstantNames.description, of: value)?.value {
        guard case .text(let text) = own else { return nil }
        return text
      }
      return sections.name(ofSlot: slot, sections.files[resolver.file(ofSlot: slot)])
    default: return nil
    }
  }

  /// What a text is changed to.
  func text(_ text: String, changedBy name: Symbol, _ argument: ConstantValue?) -> ConstantValue {
    let count = argument == nil ? 1 : argument?.number.flatMap { Int(exactly: $0) }
    switch name {
    case ConstantNames.uppercased: return .text(text.uppercased())
    case ConstantNames.lowercased: return .text(text.lowercased())
    case ConstantNames.capitalized:
      return .text(
        text.split(separator: " ", omittingEmptySubsequences: false).map {
          $0.prefix(1).uppercased() + $0.dropFirst().lowercased()
        }.joined(separator: " "))
    case ConstantNames.prefix where argument != nil:
      return count.map { .text(String(text.prefix(max(0, $0)))) } ?? .unknown
    case ConstantNames.dropFirst:
      return count.map { .text(String(text.dropFirst(max(0, $0)))) } ?? .unknown
    default: return .unknown
    }
  }
}
