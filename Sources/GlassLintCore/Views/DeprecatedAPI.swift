/// An API of SwiftUI or UIKit that another took the place of.
struct DeprecatedAPI: Sendable {
  /// What names its use in code: the modifier, the type, the member.
  let name: StaticString
  let use: Use
  /// What to write, as a message says it.
  let advice: StaticString
  var rewrite = Rewrite.none
  /// What the successor came with.
  let successor: [Platform: PlatformVersion]
  /// Whether a target that is not configured is taken to have the successor.
  var isAssumed = true
  /// The systems for which the compiler warns, from these versions of the target on; none while Apple's interface only
  /// announces that it will.
  var warns: [Platform: PlatformVersion] = [:]

  /// How code uses it.
  enum Use: Sendable {
    /// A modifier with just these labels between its parentheses, `_` for none, and no closure behind.
    case modifier([StaticString])
    /// A modifier with nothing but a closure.
    case closure
    /// `onChange` with a closure that takes the new value alone.
    case valueChange
    /// A modifier that is given a view, and not a closure that builds it.
    case layer
    /// The type's initializer; with a label, one that has an argument of that label and no closure for it.
    case initializer(StaticString?)
    /// `.navigationBarLeading` as an argument of this label.
    case member(of: StaticString)
    /// `@Environment(\.presentationMode)`.
    case environment
    /// `UIScreen.main`, `UIApplication.shared.windows`.
    case property(of: StaticString)
    /// A function of a type: `UIViewController.attemptRotationToDeviceOrientation()`.
    case function(of: StaticString)
    /// The type of a variable: `Binding<PresentationMode>`.
    case annotation
    /// A protocol that a type conforms to.
    case inherited
    /// `Text("a") + Text("b")`, the first of them.
    case sum
  }

  enum Rewrite: Sendable {
    case none
    /// Another name; the arguments stay.
    case rename(StaticString)
    /// Another name; the only argument loses its label.
    case unlabel(StaticString)
    /// Another name for calls whose only argument is `true` or `false`.
    case renameFlag(StaticString)
    /// `.foregroundStyle`, which takes any style, so that a color has to show its type.
    case foregroundStyle
    /// `.ignoresSafeArea`, whose edges have a label.
    case ignoresSafeArea
    /// `.navigationTitle`, and a modifier of its own for the display mode.
    case navigationTitle
    /// `.toolbar(.hidden, for: .navigationBar)`, for `true` only.
    case hiddenBar
    /// `.textInputAutocapitalization`, whose members have other names.
    case autocapitalization
    /// `.coordinateSpace(.named(…))`.
    case namedSpace
    /// A closure that takes the old value as well.
    case oldValue
    /// `.overlay(alignment: …) { … }`.
    case builder
    /// `Section { … } header: { … } footer: { … }`.
    case sectionParts
    /// `NavigationLink { … } label: { … }`.
    case destination
    /// `.scrollIndicators(.hidden)`.
    case scrollIndicators
    /// `@Environment(\.dismiss)`.
    case dismiss
  }
}

/// What SwiftUI keeps for old code, one line each.
///
/// From Apple's interface of SwiftUI for iOS 17.4 (`SwiftUI.swiftinterface`: `deprecated:` with a version, or 100000.0 for
/// what is only announced); `tabItem`, `Text + Text` and `UIScreen.main` from the documentation of the SDKs of 2024 and
/// 2025. `cornerRadius(_:)` and `animation(_:)` have rules of their own.
enum DeprecatedAPIs {
  static let all: [DeprecatedAPI] = modifiers + layers + types + members

  private static let byHash = Dictionary(grouping: all) { Name($0.name).hash }

  /// The APIs that a name may mean.
  static func named(_ name: Name) -> [DeprecatedAPI] { (byHash[name.hash] ?? []).filter { name == $0.name } }

  // MARK: Modifiers

  private static let modifiers: [DeprecatedAPI] =
    [
      modifier("foregroundColor", ["_"], "write `.foregroundStyle`", .foregroundStyle, ReleaseYear.iOS15),
      modifier("accentColor", ["_"], "write `.tint`", .rename("tint"), ReleaseYear.iOS15),
      modifier(
        "edgesIgnoringSafeArea", ["_"], "write `.ignoresSafeArea`", .ignoresSafeArea, ReleaseYear.iOS14),
      modifier("navigationBarTitle", ["_"], "write `.navigationTitle`", .navigationTitle, ReleaseYear.iOS14),
      modifier(
        "navigationBarTitle", ["_", "displayMode"], "write `.navigationTitle`", .navigationTitle,
        ReleaseYear.iOS14),
      modifier(
        "navigationBarHidden", ["_"], "write `.toolbar(.hidden, for: .navigationBar)`", .hiddenBar,
        ReleaseYear.iOS16, false),
      modifier(
        "autocapitalization", ["_"], "write `.textInputAutocapitalization`", .autocapitalization,
        ReleaseYear.iOS15),
      modifier(
        "disableAutocorrection", ["_"], "write `.autocorrectionDisabled`",
        .renameFlag("autocorrectionDisabled"), ReleaseYear.iOS14),
      modifier(
        "statusBar", ["hidden"], "write `.statusBarHidden`", .unlabel("statusBarHidden"), ReleaseYear.iOS14),
      modifier(
        "coordinateSpace", ["name"], "write `.coordinateSpace(.named(_:))`", .namedSpace, ReleaseYear.iOS17,
        false),
      modifier(
        "colorScheme", ["_"],
        "write `.environment(\\.colorScheme, …)`, or `.preferredColorScheme` for a whole screen", .none,
        ReleaseYear.iOS13),
      toolbarItems(["leading"]), toolbarItems(["trailing"]), toolbarItems(["leading", "trailing"]),
    ]
    + [
      ("label", "accessibilityLabel", "write `.accessibilityLabel`"),
      ("value", "accessibilityValue", "write `.accessibilityValue`"),
      ("hint", "accessibilityHint", "write `.accessibilityHint`"),
      ("hidden", "accessibilityHidden", "write `.accessibilityHidden`"),
      ("identifier", "accessibilityIdentifier", "write `.accessibilityIdentifier`"),
      ("inputLabels", "accessibilityInputLabels", "write `.accessibilityInputLabels`"),
      ("addTraits", "accessibilityAddTraits", "write `.accessibilityAddTraits`"),
      ("removeTraits", "accessibilityRemoveTraits", "write `.accessibilityRemoveTraits`"),
      ("sortPriority", "accessibilitySortPriority", "write `.accessibilitySortPriority`"),
      ("activationPoint", "accessibilityActivationPoint", "write `.accessibilityActivationPoint`"),
    ].map { (label: StaticString, new: StaticString, advice: StaticString) in
      modifier("accessibility", [label], advice, .unlabel(new), ReleaseYear.iOS14)
    }

  private static func modifier(
    _ name: StaticString, _ labels: [StaticString], _ advice: StaticString, _ rewrite: DeprecatedAPI.Rewrite,
    _ successor: [Platform: PlatformVersion], _ isAssumed: Bool = true
  ) -> DeprecatedAPI {
    DeprecatedAPI(
      name: name, use: .modifier(labels), advice: advice, rewrite: rewrite, successor: successor,
      isAssumed: isAssumed)
  }

  private static func toolbarItems(_ labels: [StaticString]) -> DeprecatedAPI {
    modifier(
      "navigationBarItems", labels, "put toolbar items into `.toolbar { … }`", .none, ReleaseYear.iOS14)
  }

  // MARK: Closures in place of views and values

  private static let layers: [DeprecatedAPI] = [
    DeprecatedAPI(
      name: "onChange", use: .valueChange,
      advice: "its closure takes the old and the new value, or none", rewrite: .oldValue,
      successor: ReleaseYear.iOS17, isAssumed: false, warns: ReleaseYear.iOS17),
    DeprecatedAPI(
      name: "tabItem", use: .closure, advice: "put the view into a `Tab`",
      successor: ReleaseYear.iOS18.merging([.visionOS: PlatformVersion(2)]) { own, _ in own },
      isAssumed: false),
    DeprecatedAPI(
      name: "overlay", use: .layer, advice: "give it the view in a closure", rewrite: .builder,
      successor: ReleaseYear.iOS15),
    DeprecatedAPI(
      name: "background", use: .layer, advice: "give it the view in a closure", rewrite: .builder,
      successor: ReleaseYear.iOS15),
    DeprecatedAPI(
      name: "mask", use: .layer, advice: "give it the view in a closure", rewrite: .builder,
      successor: ReleaseYear.iOS15),
  ]

  // MARK: Types

  private static let types: [DeprecatedAPI] = [
    type(
      "NavigationView", nil, "write `NavigationStack` or `NavigationSplitView`", .none, ReleaseYear.iOS16),
    type("Alert", "title", "write `.alert(_:isPresented:actions:message:)`", .none, ReleaseYear.iOS15),
    type(
      "ActionSheet", "title", "write `.confirmationDialog(_:isPresented:actions:)`", .none,
      ReleaseYear.iOS15),
    type("RotationGesture", nil, "write `RotateGesture`", .none, ReleaseYear.iOS17),
    type("MagnificationGesture", nil, "write `MagnifyGesture`", .none, ReleaseYear.iOS17),
    type("Section", "header", "give it the header in a closure", .sectionParts, ReleaseYear.iOS15),
    type("Section", "footer", "give it the footer in a closure", .sectionParts, ReleaseYear.iOS15),
    link("isActive"), link("tag"),
    type(
      "NavigationLink", "destination", "give it the destination in a closure", .destination, ReleaseYear.iOS13
    ),
    type(
      "ScrollView", "showsIndicators", "write `.scrollIndicators` behind it", .scrollIndicators,
      ReleaseYear.iOS16),
    type("Picker", "label", "give it the label in a closure", .none, ReleaseYear.iOS13),
    type("GroupBox", "label", "give it the label in a closure", .none, ReleaseYear.iOS15),
    function("UIGraphicsBeginImageContext"), function("UIGraphicsBeginImageContextWithOptions"),
    map("coordinateRegion"), map("mapRect"),
    type("TextField", "onCommit", "write `.onSubmit`", .none, ReleaseYear.iOS15),
    type("TextField", "onEditingChanged", "follow the focus with `@FocusState`", .none, ReleaseYear.iOS15),
    type("SecureField", "onCommit", "write `.onSubmit`", .none, ReleaseYear.iOS15),
    type(
      "SwitchToggleStyle", "tint", "write `.toggleStyle(.switch)` and `.tint`", .none, ReleaseYear.iOS15),
    type(
      "CircularProgressViewStyle", "tint", "write `.progressViewStyle(.circular)` and `.tint`", .none,
      ReleaseYear.iOS15),
    type(
      "LinearProgressViewStyle", "tint", "write `.progressViewStyle(.linear)` and `.tint`", .none,
      ReleaseYear.iOS15),
  ]

  private static func type(
    _ name: StaticString, _ label: StaticString?, _ advice: StaticString, _ rewrite: DeprecatedAPI.Rewrite,
    _ successor: [Platform: PlatformVersion]
  ) -> DeprecatedAPI {
    // What is a matter of taste below a version that nobody has told of is left alone.
    DeprecatedAPI(
      name: name, use: .initializer(label), advice: advice, rewrite: rewrite, successor: successor,
      isAssumed: false)
  }

  private static func link(_ label: StaticString) -> DeprecatedAPI {
    DeprecatedAPI(
      name: "NavigationLink", use: .initializer(label),
      advice: "write `NavigationLink(value:label:)`, or `.navigationDestination(isPresented:destination:)`",
      successor: ReleaseYear.iOS16, isAssumed: false, warns: ReleaseYear.iOS16)
  }

  private static func map(_ label: StaticString) -> DeprecatedAPI {
    DeprecatedAPI(
      name: "Map", use: .initializer(label), advice: "write `Map(position:content:)`",
      successor: ReleaseYear.iOS17, isAssumed: false, warns: ReleaseYear.iOS17)
  }

  /// The renderer is not there on the watch.
  private static func function(_ name: StaticString) -> DeprecatedAPI {
    DeprecatedAPI(
      name: name, use: .initializer(nil), advice: "draw with `UIGraphicsImageRenderer`",
      successor: ReleaseYear.iOS13.filter { $0.key != .watchOS })
  }

  // MARK: Members, keys, protocols

  private static let members: [DeprecatedAPI] = [
    DeprecatedAPI(
      name: "navigationBarLeading", use: .member(of: "placement"), advice: "write `.topBarLeading`",
      rewrite: .rename("topBarLeading"), successor: topBar, isAssumed: false),
    DeprecatedAPI(
      name: "navigationBarTrailing", use: .member(of: "placement"), advice: "write `.topBarTrailing`",
      rewrite: .rename("topBarTrailing"), successor: topBar, isAssumed: false),
    DeprecatedAPI(
      name: "presentationMode", use: .environment, advice: "read `\\.dismiss`, and `\\.isPresented`",
      rewrite: .dismiss, successor: ReleaseYear.iOS15),
    DeprecatedAPI(
      name: "sizeCategory", use: .environment, advice: "read `\\.dynamicTypeSize`",
      successor: ReleaseYear.iOS15),
    DeprecatedAPI(
      name: "main", use: .property(of: "UIScreen"),
      advice:
        "ask the window's scene for its screen, `\\.displayScale` for the scale, or measure the room there is",
      successor: ReleaseYear.iOS16, isAssumed: false, warns: ReleaseYear.iOS26),
    windows("keyWindow", warns: ReleaseYear.iOS13), windows("windows", warns: ReleaseYear.iOS15),
    DeprecatedAPI(
      name: "applicationIconBadgeNumber", use: .property(of: "UIApplication.shared"),
      advice: "write `UNUserNotificationCenter.setBadgeCount`", successor: ReleaseYear.iOS16,
      isAssumed: false, warns: ReleaseYear.iOS17),
    DeprecatedAPI(
      name: "attemptRotationToDeviceOrientation", use: .function(of: "UIViewController"),
      advice: "call `setNeedsUpdateOfSupportedInterfaceOrientations()` of the view controller",
      successor: ReleaseYear.iOS16, isAssumed: false, warns: ReleaseYear.iOS16),
    DeprecatedAPI(
      name: "PresentationMode", use: .annotation,
      advice: "hand over what `\\.dismiss` reads, a `DismissAction`",
      successor: ReleaseYear.iOS15),
    DeprecatedAPI(
      name: "AnimatableModifier", use: .inherited, advice: "conform to `ViewModifier` and `Animatable`",
      rewrite: .rename("ViewModifier, Animatable"), successor: ReleaseYear.iOS13),
    DeprecatedAPI(
      name: "Text", use: .sum, advice: "write the second into the first, as `\\(Text(…))`",
      successor: ReleaseYear.iOS26,
      isAssumed: false, warns: ReleaseYear.iOS26),
  ]

  private static func windows(_ name: StaticString, warns: [Platform: PlatformVersion]) -> DeprecatedAPI {
    DeprecatedAPI(
      name: name, use: .property(of: "UIApplication.shared"), advice: "ask a `UIWindowScene` for its windows",
      successor: ReleaseYear.iOS13, warns: warns)
  }

  /// Deployed back to these; macOS has none of them.
  private static let topBar: [Platform: PlatformVersion] = [
    .iOS: PlatformVersion(14), .macCatalyst: PlatformVersion(14), .tvOS: PlatformVersion(14),
    .watchOS: PlatformVersion(10), .visionOS: PlatformVersion(1),
  ]
}
