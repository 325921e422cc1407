extension Presets {
  /// Seed document 002, "FocusFlow UI Consistency & Liquid Glass Redesign Plan": one scale a role.
  public static let focusFlow = Preset(
    name: "glasslint:focusflow",
    summary:
      "One scale each for spacing, radii, type, icons, glass and shadows, named by tokens; springs; own components",
    rules: [
      "spacing-scale": .init(.warning),
      // "Screen horizontal padding".
      "screen-padding": .init(.warning, options: ["value": .number(20)]),
      "stack-spacing": .init(.warning),
      "radius-scale": .init(.warning),
      "continuous-corners": .init(.warning, options: ["implicit": .string("warning")]),
      "corner-radius-modifier": .init(.warning),
      "font-scale": .init(.warning),
      "icon-size-scale": .init(.warning),
      // `DS.IconButton.sm`.
      "touch-target": .init(.warning, options: ["minimum": .number(32)]),
      "opacity-scale": .init(.warning),
      "line-width-scale": .init(.info),
      "duration-scale": .init(.info),
      "shadow-scale": .init(.warning),
      // Heavy is what lies beyond the strongest of its own shadows, the glow of 0.25 and the large one of radius 20.
      "heavy-shadow": .init(.warning, options: ["maxOpacity": .number(0.26), "maxRadius": .number(20)]),
      "prefer-token": .init(.warning),
      // "Animation Presets", quick and smooth.
      "spring-animation": .init(
        .warning,
        options: [
          "replacements": .map([
            "easeIn": ".spring(response: 0.3, dampingFraction: 0.8)",
            "easeOut": ".spring(response: 0.3, dampingFraction: 0.8)",
            "easeInOut": ".spring(response: 0.3, dampingFraction: 0.8)",
            "linear": ".spring(response: 0.5, dampingFraction: 0.9)",
            "timingCurve": ".spring(response: 0.5, dampingFraction: 0.9)",
          ])
        ]),
      "glass-availability": .init(.warning),
      // The document's card is made with an `.if` of its own, which changes the identity of what it holds.
      "conditional-modifier": .init(.info),
      // Its own components are written with `foregroundColor` throughout, and hand overlays on as values.
      "deprecated-modifier": .init(.info, options: ["builders": .flag(false)]),
      // "Component Migration" and "Sheet presentations".
      "preferred-component": .init(
        .warning,
        options: [
          "components": .map([
            ".sheet": ".ffSheet", "TextField": "FFTextField(placeholder:text:)",
            "SecureField": "FFTextField(placeholder:text:isSecure:)",
          ])
        ]),
      // Its text is white at several strengths and its surfaces are white glass, on a dark background everywhere.
      "label-color": .init(.info),
    ],
    scales: [
      // "Spacing Scale (4pt base unit)".
      .spacing: Scale([0, 2, 4, 6, 8, 12, 16, 20, 24, 32]),
      // "Corner Radius Scale".
      .radius: Scale([8, 12, 16, 20, 24, Scale.capsule]),
      // "Typography Scale", and the 13 of "Caption/meta".
      .fontSize: Scale([10, 11, 12, 13, 15, 16, 18, 24, 32, 44]),
      // "Icon Button Sizes".
      .iconSize: Scale([32, 36, 44, 56]),
      // "Glass Effects": fills and borders.
      .opacity: Scale([0.03, 0.05, 0.06, 0.08, 0.1, 0.12, 0.15]),
      // What its components and rings are stroked with.
      .lineWidth: Scale([0, 1, 2, 3, 4]),
      // "Animation Presets", its fade of 0.8 and its loops of 1, 1.5 and 2 seconds.
      .duration: Scale([0, 0.3, 0.4, 0.5, 0.7, 0.8, 1, 1.5, 2]),
    ],
    // "Shadows".
    shadows: [
      ShadowLevel(name: "small", opacity: 0.1, radius: 4, y: 2),
      ShadowLevel(name: "medium", opacity: 0.15, radius: 12, y: 6),
      ShadowLevel(name: "large", opacity: 0.2, radius: 20, y: 10),
      ShadowLevel(name: "glow", opacity: 0.25, radius: 16, y: 0),
    ],
    // "Component Migration": what no API names.
    customRules: [
      CustomRuleSource(
        id: "prefer-ff-icon-button", pattern: "Button($$$action)",
        message: "an icon button made in place; use `FFIconButton(icon:size:action:)`", severity: .info,
        notInside: "struct FFIconButton: View",
        has: "Image(systemName: $_)….frame(width: $_, height: $_, $$$)",
        notHas: "Text($$$text)"),
      CustomRuleSource(
        id: "prefer-ff-section-header", pattern: "Text($title.uppercased())….tracking($_)",
        message: "a section header made in place; use `FFSectionHeader(title: $title)`", severity: .info,
        notInside: "struct FFSectionHeader: View"),
    ])
}
