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
    // `Slider(value: $volume) { isEditing in }`
    case "Slider": return hasOther && closure(trailing).map { !takesParameters($0) } ?? true ? trailing : nil
    case "Link", "NavigationLink", "ShareLink", "Toggle", "PhotosPicker", "ColorPicker", "DatePicker",
      "MultiDatePicker", "Stepper":
      return hasOther ? trailing : nil
    default: return nil
    }
  }

  /// Whether a closure names what it is handed, or takes it as `$0`.
  private func takesParameters(_ closure: NodeID) -> Bool {
    let node = node(closure)
    return signaturePart(ofClosure: closure, .parameter) != nil
      || (Int(node.firstToken)..<Int(node.endToken)).contains { text(token: $0) == "$0" }
  }

  /// Whether a view is so small or so faint that nobody meets it: it only brings up the keyboard.
  func isHiddenHelper(_ call: NodeID) -> Bool {
    outerModifiers(of: call).contains { modifier in
      if isNamed(modifier.call, "frame") {
        return ["width", "height"].contains { (label: StaticString) in
          argument(modifier.call, label).flatMap { number($0) }.map { $0 <= 1 } ?? false
        }
      }
      guard isNamed(modifier.call, "opacity") else { return false }
      return unlabelledArgument(modifier.call).flatMap { number($0) }.map { $0 < 0.02 } ?? false
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
