/// The edges of a view, of a right-to-left reader as of a left-to-right one.
struct EdgeSet: OptionSet, Sendable {
  let rawValue: UInt8
  static let top = EdgeSet(rawValue: 1)
  static let leading = EdgeSet(rawValue: 2)
  static let bottom = EdgeSet(rawValue: 4)
  static let trailing = EdgeSet(rawValue: 8)
  static let horizontal: EdgeSet = [.leading, .trailing]
  static let vertical: EdgeSet = [.top, .bottom]
  static let all: EdgeSet = [.horizontal, .vertical]

  /// The edge across from a single one.
  var opposite: EdgeSet? {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    default: nil
    }
  }
}

/// One distance that a padding puts on some edges.
struct PaddingPart: Sendable {
  let edges: EdgeSet
  /// `nil` for the system's own.
  let amount: NodeID?
}

extension SyntaxTree {
  /// What `padding()`, `padding(8)`, `padding(.top)`, `padding([.top, .leading], 8)` and `padding(EdgeInsets(…))` put on
  /// which edges; also the arguments of `safeAreaPadding` and `contentMargins`. `nil` where that is not spelled out.
  func paddingParts(of call: NodeID) -> [PaddingPart]? {
    var values: [NodeID] = []
    for argument in arguments(call) {
      if let label = name(argument) {
        // `contentMargins(20, for: .scrollContent)`.
        if label == "for" { continue }
        return nil
      }
      guard let value = value(argument), kind(value) != .closure else { return nil }
      values.append(value)
    }
    switch values.count {
    case 0: return [PaddingPart(edges: .all, amount: nil)]
    case 1:
      if let edges = edgeSet(values[0]) { return [PaddingPart(edges: edges, amount: nil)] }
      return insets(values[0]) ?? [PaddingPart(edges: .all, amount: values[0])]
    case 2: return edgeSet(values[0]).map { [PaddingPart(edges: $0, amount: values[1])] }
    default: return nil
    }
  }

  /// The edges that `padding` puts an amount on; none for other numbers.
  func paddedEdges(by amount: NodeID) -> EdgeSet {
    guard let call = container(of: amount)?.call, isNamed(call, "padding"), let parts = paddingParts(of: call)
    else { return [] }
    return parts.first { part in part.amount.map { contains($0, amount) } ?? false }?.edges ?? []
  }

  /// The measures of `EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)`.
  private func insets(_ expression: NodeID) -> [PaddingPart]? {
    let call = unwrapped(expression)
    guard kind(call) == .call,
      isImplicitInitializer(call) || constructedType(call).map({ $0 == "EdgeInsets" }) == true
    else { return nil }
    var parts: [PaddingPart] = []
    for argument in arguments(call) {
      guard let label = name(argument), let edge = edge(named: label), let value = value(argument) else {
        return nil
      }
      parts.append(PaddingPart(edges: edge, amount: value))
    }
    return parts
  }

  /// `.horizontal`, `Edge.Set.top`, `[.top, .leading]`.
  func edgeSet(_ expression: NodeID) -> EdgeSet? {
    let id = unwrapped(expression)
    switch kind(id) {
    case .member: return name(id).flatMap { edge(named: $0) }
    case .array:
      var result: EdgeSet = []
      for element in children(id) {
        guard let edges = edgeSet(element) else { return nil }
        result.formUnion(edges)
      }
      return result
    default: return nil
    }
  }

  private func edge(named name: Name) -> EdgeSet? {
    switch name {
    case "top": .top
    case "leading": .leading
    case "bottom": .bottom
    case "trailing": .trailing
    case "horizontal": .horizontal
    case "vertical": .vertical
    case "all": .all
    default: nil
    }
  }
}
