extension SyntaxTree {
  /// The argument that shows a control: `label:`, or the trailing closure where that is no action or content.
  func label(ofControl call: NodeID, _ type: Name) -> NodeID? {
    var trailing: NodeID?
    var hasOther = false
    for argument in arguments(call) {
      guard let label = name(argument) else {
        trailing = argument
        continue
      }
      if label == "label" { return argument }
      hasOther = true
    }
    guard let trailing else { return nil }
    switch type {
    case "Button":
      let hasAction = argument(call, "action") != nil || argument(call, "intent") != nil
      return hasAction ? trailing : nil
    case "SettingsLink": return trailing
    case "Link", "NavigationLink", "ShareLink", "Toggle", "PhotosPicker": return hasOther ? trailing : nil
    default: return nil
    }
  }

  /// What a control that acts by one tap does: a closure, a function by its name, the destination or value of a link.
  func action(ofControl call: NodeID, _ type: Name) -> NodeID? {
    switch type {
    case "Button":
      if let action = argument(call, "action") ?? argument(call, "intent") { return action }
      return trailingClosure(call)
    case "NavigationLink":
      return argument(call, "destination") ?? argument(call, "value") ?? trailingClosure(call)
    default: return nil
    }
  }
}
