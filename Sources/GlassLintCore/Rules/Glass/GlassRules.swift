enum GlassRules {
  static let all: [Rule] = [
    GlassAvailability.rule, GlassContainer.rule, GlassOnGlass.rule, GlassOrder.rule, BarBackground.rule,
    CustomBackground.rule, SafeAreaGlass.rule, BottomBarStack.rule, HiddenNavigationBar.rule,
    MirroredEdge.rule,
    DuplicatedBlur.rule, VisualEffectView.rule, GlassOnContent.rule, GlassInteractive.rule,
    GlassIdentity.rule,
    PrivateAPI.rule,
  ]
}
