extension AvailableAPIs {
  /// One line an API, with the versions of its page in Apple's documentation. What is emitted into its client, such as
  /// the named springs, runs everywhere and has no place here.
  static let all: [AvailableAPI] = [
    // Liquid Glass.
    modifier("glassEffect", .glass),
    modifier("glassEffectID", .glass),
    modifier("glassEffectUnion", .glass),
    modifier("glassEffectTransition", .glass),
    type("GlassEffectContainer", .glass),
    type("DefaultGlassEffectShape", .glass),
    type("GlassButtonStyle", .glass),
    type("GlassProminentButtonStyle", .glass),
    argument("glass", of: "buttonStyle", .glass),
    argument("glassProminent", of: "buttonStyle", .glass),
    modifier("glassBackgroundEffect", .visionOnly),
    modifier("glassProgressEffect", .never),
    argument("glassUltraThin", of: "fill", .never),
    type("UIGlassEffect", .only([.iOS: 26, .tvOS: 26])),
    type("UIGlassContainerEffect", .only([.iOS: 26, .tvOS: 26])),
    configuration("glass"),
    configuration("prominentGlass"),
    configuration("clearGlass"),
    configuration("prominentClearGlass"),
    type("NSGlassEffectView", .only([.macOS: 26])),
    type("NSGlassEffectContainerView", .only([.macOS: 26])),

    // What came with it.
    modifier("backgroundExtensionEffect", .of2025),
    modifier("safeAreaBar", .of2025),
    modifier("scrollEdgeEffectStyle", .glass),
    modifier("scrollEdgeEffectHidden", .glass),
    type("UIScrollEdgeElementContainerInteraction", .only([.iOS: 26, .tvOS: 26, .visionOS: 26])),
    type("ToolbarSpacer", .only([.iOS: 26, .macOS: 26])),
    type("DefaultToolbarItem", .of2025),
    modifier("sharedBackgroundVisibility", .only([.iOS: 26, .macOS: 26])),
    modifier("searchToolbarBehavior", .of2025),
    modifier("tabBarMinimizeBehavior", .of2025),
    modifier(
      "tabViewBottomAccessory", label: "isEnabled", .only([.iOS: PlatformVersion(26, 1)], missing: [])),
    modifier("tabViewBottomAccessory", .only([.iOS: 26], missing: [])),
    modifier("tabViewSearchActivation", .only([.iOS: 26, .macOS: 26], missing: [])),
    type("ConcentricRectangle", .of2025),
    AvailableAPI(name: "rect", use: .factory(label: "corners"), release: .of2025),
    modifier("containerCornerOffset", .of2025),
    modifier("buttonSizing", .of2025),
    modifier("listSectionMargins", .only([.iOS: 26, .visionOS: 26], missing: [])),
    modifier("symbolColorRenderingMode", .of2025),
    modifier("symbolVariableValueMode", .of2025),

    // 2024.
    argument("navigation", of: "containerBackground", .only([.iOS: 18, .watchOS: 10])),
    argument("navigationSplitView", of: "containerBackground", .only([.iOS: 18, .watchOS: 11])),
    argument("tabView", of: "containerBackground", .only([.watchOS: 10])),
    argument("window", of: "containerBackground", .only([.macOS: 15])),
    type("MeshGradient", .of2024),
    type("Tab", labels: ["image", "systemImage", "value", "role", "content", "label"], .of2024),
    modifier("navigationTransition", .of2024),
    modifier("matchedTransitionSource", .of2024),
    modifier("onScrollGeometryChange", .of2024),
    modifier("onScrollPhaseChange", .of2024),
    modifier("toolbarBackgroundVisibility", .of2024),
    modifier("tabViewSidebarBottomBar", .only([.iOS: 18, .macOS: 15, .visionOS: 2], missing: [])),

    // 2023.
    AvailableAPI(name: "Observable", use: .attribute, release: .of2023),
    modifier("containerBackground", .of2023),
    modifier("containerRelativeFrame", .of2023),
    modifier("contentMargins", .of2023),
    modifier("safeAreaPadding", .of2023),
    modifier("scrollTransition", .of2023),
    modifier("scrollClipDisabled", .of2023),
    modifier("scrollTargetBehavior", .of2023),
    modifier("sensoryFeedback", .of2023.on(.visionOS, since: 26)),
    modifier("symbolEffect", .of2023),
    modifier("inspector", .only([.iOS: 17, .macOS: 14], missing: [])),
    type("ContentUnavailableView", .of2023),
    modifier("presentationBackground", .spring2023),
    modifier("presentationCornerRadius", .spring2023),

    // 2022 and before.
    type("Gauge", .only([.iOS: 16, .macOS: 13, .watchOS: 7, .visionOS: 1])),
    type("NavigationStack", .of2022),
    type("ViewThatFits", .of2022),
    modifier("presentationDetents", .of2022),
    modifier("presentationDragIndicator", .of2022),
    modifier("scrollContentBackground", .of2022.without(.tvOS)),
    modifier("toolbarBackground", .of2022),
    modifier("toolbarColorScheme", .of2022),
    modifier("toolbar", label: "for", .of2022),
    modifier("contentTransition", .of2022),
    modifier("formStyle", .of2022),
    modifier("onGeometryChange", .of2022),
    modifier("safeAreaInset", .of2021),
    modifier("foregroundStyle", .of2021),
    material("ultraThinMaterial"),
    material("thinMaterial"),
    material("regularMaterial"),
    material("thickMaterial"),
    material("ultraThickMaterial"),
  ]

  private static func modifier(
    _ name: StaticString, label: StaticString? = nil, _ release: AvailableAPI.Release
  ) -> AvailableAPI {
    AvailableAPI(name: name, use: .modifier(label: label), release: release)
  }

  private static func type(
    _ name: StaticString, labels: [StaticString] = [], _ release: AvailableAPI.Release
  ) -> AvailableAPI {
    AvailableAPI(name: name, use: .type(labels: labels), release: release)
  }

  private static func argument(
    _ name: StaticString, of call: StaticString, _ release: AvailableAPI.Release
  ) -> AvailableAPI {
    AvailableAPI(name: name, use: .argument(of: call), release: release)
  }

  private static func configuration(_ name: StaticString) -> AvailableAPI {
    AvailableAPI(name: name, use: .buttonConfiguration, release: .only([.iOS: 26, .tvOS: 26], missing: []))
  }

  private static func material(_ name: StaticString) -> AvailableAPI {
    argument(name, of: "background", .of2021.on(.watchOS, since: 10))
  }
}
