enum GlassRules {
  static let all: [Rule] = [
    GlassContainer.rule, GlassOnGlass.rule, GlassOrder.rule, SafeAreaGlass.rule, HiddenNavigationBar.rule,
    MirroredEdge.rule, DuplicatedBlur.rule,
  ]
  static let all: [Rule] = [BarBackground.rule, CustomBackground.rule, BottomBarStack.rule]
    GlassAvailability.rule, VisualEffectView.rule, PrivateAPI.rule,
  ]
}
