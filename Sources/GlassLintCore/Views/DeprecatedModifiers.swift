/// A modifier that another took the place of.
struct DeprecatedModifierEntry: Sendable {
  let old: StaticString
  /// The labels of its arguments, `_` for none.
  let labels: [StaticString]
  /// As a message names it.
  let new: StaticString
  let rewrite: Rewrite
  /// What the new one came with.
  let versions: [Platform: PlatformVersion]
  /// Whether a target that is not configured is taken to have it.
  let isAssumed: Bool

  enum Rewrite: Sendable {
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
  }
}

/// The modifiers SwiftUI keeps for old code, one line each.
enum DeprecatedModifiers {
  static let all: [DeprecatedModifierEntry] = [
    entry("foregroundColor", ["_"], "foregroundStyle", .foregroundStyle, ReleaseYear.iOS15),
    entry("accentColor", ["_"], "tint", .rename("tint"), ReleaseYear.iOS15),
    entry("edgesIgnoringSafeArea", ["_"], "ignoresSafeArea", .ignoresSafeArea, ReleaseYear.iOS14),
    entry("navigationBarTitle", ["_"], "navigationTitle", .navigationTitle, ReleaseYear.iOS14),
    entry(
      "navigationBarTitle", ["_", "displayMode"], "navigationTitle", .navigationTitle, ReleaseYear.iOS14),
    entry(
      "navigationBarHidden", ["_"], "toolbar(.hidden, for: .navigationBar)", .hiddenBar, ReleaseYear.iOS16,
      false),
    entry("autocapitalization", ["_"], "textInputAutocapitalization", .autocapitalization, ReleaseYear.iOS15),
    entry(
      "disableAutocorrection", ["_"], "autocorrectionDisabled", .renameFlag("autocorrectionDisabled"),
      ReleaseYear.iOS14),
    entry("statusBar", ["hidden"], "statusBarHidden", .unlabel("statusBarHidden"), ReleaseYear.iOS14),
    entry("coordinateSpace", ["name"], "coordinateSpace(.named(_:))", .namedSpace, ReleaseYear.iOS17, false),
    accessibility("label", "accessibilityLabel"),
    accessibility("value", "accessibilityValue"),
    accessibility("hint", "accessibilityHint"),
    accessibility("hidden", "accessibilityHidden"),
    accessibility("identifier", "accessibilityIdentifier"),
    accessibility("inputLabels", "accessibilityInputLabels"),
    accessibility("addTraits", "accessibilityAddTraits"),
    accessibility("removeTraits", "accessibilityRemoveTraits"),
    accessibility("sortPriority", "accessibilitySortPriority"),
    accessibility("activationPoint", "accessibilityActivationPoint"),
  ]

  private static func entry(
    _ old: StaticString, _ labels: [StaticString], _ new: StaticString,
    _ rewrite: DeprecatedModifierEntry.Rewrite,
    _ versions: [Platform: PlatformVersion], _ isAssumed: Bool = true
  ) -> DeprecatedModifierEntry {
    DeprecatedModifierEntry(
      old: old, labels: labels, new: new, rewrite: rewrite, versions: versions, isAssumed: isAssumed)
  }

  private static func accessibility(_ label: StaticString, _ new: StaticString) -> DeprecatedModifierEntry {
    entry("accessibility", [label], new, .unlabel(new), ReleaseYear.iOS14)
  }
}
