/// What SwiftUI's modifiers and containers mean for the color of a text and for what lies behind it. One line a kind of
/// thing; extend here. A name that is in none of these sets may do anything.
enum TextGroundNames {
  /// Modifiers that neither paint behind a view, nor recolor it, nor move it off what is behind it.
  static let neutralModifiers = NameSet([
    // Layout.
    "padding", "frame", "fixedSize", "layoutPriority", "aspectRatio", "scaledToFit", "scaledToFill",
    "containerRelativeFrame", "ignoresSafeArea", "edgesIgnoringSafeArea", "safeAreaPadding", "contentMargins",
    "zIndex", "clipped", "clipShape", "cornerRadius", "contentShape", "containerShape", "alignmentGuide",
    "rotationEffect", "scaleEffect", "gridCellColumns", "gridColumnAlignment", "gridCellAnchor",
    "gridCellUnsizedAxes", "listRowInsets", "listRowSeparator", "listRowSeparatorTint", "listRowSpacing",
    "listSectionSeparator", "listSectionSpacing", "compositingGroup", "drawingGroup", "geometryGroup",
    "coordinateSpace", "defaultScrollAnchor", "projectionEffect", "transformEffect", "border", "shadow",
    "stroke", "flipsForRightToLeftLayoutDirection", "dynamicTypeSize", "minimumScaleFactor", "hoverEffect",
    "containerValue", "layoutValue", "visualEffectID", "backgroundExtensionEffect",
    // Text.
    "lineLimit", "lineSpacing", "multilineTextAlignment", "truncationMode", "allowsTightening", "kerning",
    "tracking", "baselineOffset", "underline", "strikethrough", "italic", "monospaced", "monospacedDigit",
    "fontDesign", "fontWidth", "textCase", "textSelection", "textScale", "imageScale", "symbolRenderingMode",
    "symbolVariant", "symbolEffect", "contentTransition", "typesettingLanguage", "speechSpellsOutCharacters",
    "labelsHidden", "headerProminence", "privacySensitive", "unredacted", "resizable",
    "renderingMode", "writingToolsBehavior", "lineHeight",
    // Input.
    "keyboardType", "textContentType", "autocapitalization", "textInputAutocapitalization",
    "disableAutocorrection", "autocorrectionDisabled", "submitLabel", "onSubmit", "submitScope", "focused",
    "focusable", "defaultFocus", "prefersDefaultFocus", "focusScope", "focusSection", "focusEffectDisabled",
    "scrollDismissesKeyboard", "scrollDisabled", "scrollIndicators", "scrollBounceBehavior",
    "scrollTargetLayout",
    "scrollTargetBehavior", "scrollPosition", "scrollClipDisabled", "scrollTransition", "keyboardShortcut",
    "allowsHitTesting", "controlSize", "buttonBorderShape", "buttonRepeatBehavior", "menuIndicator",
    "menuOrder",
    "menuStyle", "menuActionDismissBehavior", "tint", "accentColor", "help", "badge", "digitalCrownRotation",
    "handGestureShortcut", "sensoryFeedback", "widgetAccentable", "widgetURL", "invalidatableContent",
    // Events and data.
    "onTapGesture", "onLongPressGesture", "gesture", "simultaneousGesture", "highPriorityGesture", "onHover",
    "onContinuousHover", "onAppear", "onDisappear", "onChange", "onReceive", "task", "id", "tag", "animation",
    "transition", "transaction", "matchedGeometryEffect", "matchedTransitionSource", "phaseAnimator",
    "navigationTransition", "environment", "environmentObject", "transformEnvironment", "preference",
    "transformPreference", "anchorPreference", "onPreferenceChange", "onGeometryChange", "modelContainer",
    "draggable", "dropDestination", "onDrag", "onDrop", "itemProvider", "onOpenURL", "onContinueUserActivity",
    "userActivity", "onMove", "onDelete", "onKeyPress", "onExitCommand", "onMoveCommand",
    "onPlayPauseCommand",
    "onCommand", "copyable", "cuttable", "pasteDestination", "deleteDisabled", "moveDisabled",
    "selectionDisabled", "equatable", "eraseToAnyView", "previewDisplayName", "previewLayout",
    // Presentation of something else, and the screen around.
    "sheet", "fullScreenCover", "popover", "alert", "actionSheet", "confirmationDialog", "contextMenu",
    "inspector", "toolbar", "navigationDestination", "navigationTitle", "navigationBarTitle",
    "navigationSubtitle",
    "navigationBarTitleDisplayMode", "navigationBarHidden", "navigationBarItems",
    "navigationBarBackButtonHidden", "navigationViewStyle", "navigationSplitViewStyle",
    "toolbarTitleDisplayMode", "toolbarBackground", "toolbarColorScheme", "toolbarVisibility", "searchable",
    "refreshable", "swipeActions", "fileImporter", "fileExporter", "photosPicker", "quickLookPreview",
    "interactiveDismissDisabled", "presentationDetents", "presentationDragIndicator",
    "presentationCornerRadius", "presentationBackgroundInteraction", "presentationContentInteraction",
    "presentationCompactAdaptation", "presentationSizing", "statusBarHidden", "statusBar",
    "persistentSystemOverlays", "defersSystemGestures", "tabItem", "listStyle", "formStyle", "pickerStyle",
    "scrollContentBackground", "defaultAppStorage", "handlesExternalEvents", "tabViewStyle", "indexViewStyle",
    "safeAreaInset", "safeAreaBar", "gridStyle", "popoverTip", "tipBackground", "swipeActionsContainer",
    // Accessibility.
    "accessibilityLabel", "accessibilityHint", "accessibilityValue", "accessibilityIdentifier",
    "accessibilityAddTraits", "accessibilityRemoveTraits", "accessibilityElement", "accessibilityAction",
    "accessibilityActions", "accessibilityAdjustableAction", "accessibilityInputLabels",
    "accessibilitySortPriority", "accessibilityShowsLargeContentViewer",
    "accessibilityRespondsToUserInteraction",
    "accessibilityHeading", "accessibilityRotor", "accessibilityRepresentation", "accessibilityChildren",
    "accessibilityFocused", "accessibilityTextContentType", "accessibilityCustomContent",
    "accessibilityLabeledPair", "accessibilityIgnoresInvertColors", "accessibility",
  ])

  /// Modifiers after which nothing is known of a view's colors.
  static let recoloring = NameSet([
    "blendMode", "colorInvert", "colorMultiply", "hueRotation", "saturation", "contrast", "brightness",
    "grayscale", "luminanceToAlpha", "mask", "blur", "redacted", "visualEffect", "layerEffect", "colorEffect",
    "distortionEffect", "hidden", "backgroundStyle",
  ])

  /// Modifiers that move a view to where another ground may be.
  static let moving = NameSet(["offset", "position", "rotation3DEffect"])

  /// Modifiers that paint, but nothing that has one color.
  static let paintingOtherwise = NameSet([
    "glassEffect", "glassBackgroundEffect", "presentationBackground", "textEditorStyle",
    "groupBoxStyle", "toggleStyle", "controlGroupStyle", "disclosureGroupStyle", "luminanceToAlpha",
  ])

  /// Containers that paint nothing and lay their views out beside each other. A toggle draws its label as it is; what a
  /// stack or reader lays below is looked at by itself.
  static let neutralContainers = Catalog.views.names(
    .holds, except: ["ZStack", "ZStackLayout", "GeometryReader", "GeometryReader3D"], also: ["Toggle"])

  /// Containers with a ground of their own, or with one in some style.
  static let paintingContainers = Catalog.views.names(
    .ground, also: ["DisclosureGroup", "HSplitView", "VSplitView", "GlassEffectContainer"])

  /// Calls whose content is shown elsewhere, in surroundings of its own.
  static let presentations = NameSet([
    "sheet", "fullScreenCover", "popover", "alert", "actionSheet", "confirmationDialog", "contextMenu",
    "inspector",
    "toolbar", "navigationDestination", "tabItem", "swipeActions", "safeAreaInset", "safeAreaBar",
    "navigationBarItems", "ToolbarItem", "ToolbarItemGroup", "CommandMenu", "MenuBarExtra", "searchable",
    "accessibilityRepresentation", "accessibilityChildren", "mask", "background", "Canvas", "ImageRenderer",
  ])

  /// Button styles that draw the label as it is.
  static let plainButtonStyles = NameSet([
    "plain", "borderless", "automatic", "PlainButtonStyle", "BorderlessButtonStyle", "DefaultButtonStyle",
  ])
}
