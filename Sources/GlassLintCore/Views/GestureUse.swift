/// A gesture that a view waits for, other than a tap, and what is done at it.
struct GestureUse {
  enum Kind {
    case drag, longPress, magnification, rotation

    /// What people call it.
    var name: String {
      switch self {
      case .drag: "drag"
      case .longPress: "long press"
      case .magnification: "pinch"
      case .rotation: "rotation"
      }
    }

    fileprivate init?(_ type: Name) {
      switch type {
      case "DragGesture": self = .drag
      case "LongPressGesture": self = .longPress
      case "MagnificationGesture", "MagnifyGesture": self = .magnification
      case "RotationGesture", "RotateGesture": self = .rotation
      default: return nil
      }
    }
  }

  let kind: Kind
  /// The call that makes it: `DragGesture(minimumDistance: 0)`, `onLongPressGesture { … }`.
  let maker: NodeID
  /// The closures that run when it is recognized, or goes on.
  let actions: [NodeID]

  /// - Parameter modifier: the call of `gesture(…)`, of one of its kin, or of `onLongPressGesture`.
  /// - Returns: `nil` for a tap, and where the gesture is made elsewhere.
  init?(_ modifier: NodeID, _ file: FileContext) {
    let tree = file.tree
    if tree.isNamed(modifier, "onLongPressGesture") {
      kind = .longPress
      maker = modifier
      actions = [tree.closureArgument(modifier, "perform") ?? tree.trailingClosure(modifier)].compactMap {
        $0
      }
      return
    }
    guard var gesture = tree.unlabelledArgument(modifier) else { return nil }
    // `.gesture(drag)`
    if let builder = file.views.builder(of: tree.chain(gesture).root, inTypes: false),
      let first = file.views.statements(in: builder).last
    {
      gesture = tree.kind(first) == .returnStmt ? tree.callee(first) ?? first : first
    }
    let makers = tree.subtree(gesture).filter { id in
      tree.kind(id) == .call && tree.constructedType(id).flatMap { Kind($0) } != nil
    }
    // What a long press only lets begin is told by what follows it.
    guard let last = makers.last, let kind = tree.constructedType(last).flatMap({ Kind($0) }) else {
      return nil
    }
    self.kind = kind
    maker = last
    actions = tree.subtree(gesture).compactMap { id in
      guard tree.kind(id) == .call, tree.isNamed(id, "onEnded") || tree.isNamed(id, "onChanged") else {
        return nil
      }
      return tree.trailingClosure(id) ?? tree.closureArgument(id, "perform")
    }
  }
}

/// What the code of a gesture does besides following the finger.
struct GestureDeeds {
  /// The statements that change something others see: assignments, and calls with their arguments.
  private(set) var statements: [NodeID] = []
  /// It asks where the finger is.
  private(set) var followsFinger = false

  /// What names are made of that only say where a finger is, how something is turned or how large it is drawn, or that
  /// somebody is told of it.
  private static let tracking: Set<String> = [
    "offset", "translation", "drag", "dragging", "dragged", "location", "position", "point", "press",
    "pressed",
    "pressing", "highlight", "highlighted", "hover", "hovered", "hovering", "touch", "touched", "touching",
    "touches", "moving", "moved", "scale", "scaling", "zoom", "zooming", "magnification", "pan", "panning",
    "angle",
    "rotation", "rotate", "rotating", "gesture", "velocity", "start", "started", "begin", "began", "last",
    "previous",
    "initial", "scroll", "scrolling", "haptic", "haptics", "feedback", "impact", "vibrate", "generator",
    "print",
    "log", "logger", "debug", "width", "height", "size", "frame", "resize", "resizing", "anchor", "center",
    "rect",
    "x", "y", "pinch", "swipe", "swiping", "progress", "direction", "cursor", "tilt", "yaw", "pitch", "sleep",
    "occurred", "timer", "task", "invalidate", "cancel", "focus", "focused",
  ]

  init(_ use: GestureUse, _ tree: SyntaxTree) {
    for action in use.actions {
      followsFinger =
        followsFinger
        || tree.subtree(action).contains { id in
          guard tree.kind(id) == .member, let name = tree.name(id) else { return false }
          return name == "location" || name == "translation" || name == "startLocation"
            || name == "predictedEndTranslation"
        }
      for statement in tree.actions(in: action) where !Self.isTracking(statement, tree) {
        statements.append(statement)
      }
    }
  }

  private static let presses: Set<String> = ["press", "pressed"]

  private static func isTracking(_ statement: NodeID, _ tree: SyntaxTree) -> Bool {
    let target: NodeID?
    switch tree.kind(statement) {
    case .assignment: target = tree.callee(statement)
    // What `onLongPress?()` does, and whether it does anything, is up to others.
    case .call: target = tree.callee(statement).map { tree.kind($0) } == .optionalChain ? nil : statement
    case .sequence:
      // `volume += step`
      target = tree.firstChild(statement, where: { $0 == .member || $0 == .identifier })
    default: return true
    }
    guard let target, let name = tree.name(target) else { return true }
    var words = Set(SpokenName.words(name.string))
    // `onLongPress()` is what a long press does, by whatever it was handed.
    if tree.kind(statement) == .call, words.contains("long") { words.subtract(Self.presses) }
    // `dragOffset.width = 0`, `haptics.play()`
    if let base = tree.kind(target) == .call
      ? tree.calledMember(target).flatMap({ tree.callee($0) }) : tree.callee(target),
      let owner = tree.name(base)
    {
      words.formUnion(SpokenName.words(owner.string))
    }
    return !words.isDisjoint(with: tracking)
  }
}
