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
}
