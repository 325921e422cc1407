/// Where numbers get their roles: one line an API.
enum RoleTable {
  /// A binding is known by its index here.
  static let all: [RoleBinding] =
    spacing + radius + fontSize + iconSize + opacity + lineWidth + duration

  /// The indices of the bindings by the name of the call or property.
  static let byName = NameTable(
    Dictionary(grouping: all.indices.map { UInt16($0) }) { "\(all[Int($0)].name)" })

  // MARK: Spacing

  private static let spacing: [RoleBinding] =
    initializers(
      .spacing, "spacing", ["spacing"],
      [
        "HStack", "VStack", "LazyHStack", "LazyVStack", "HStackLayout", "VStackLayout", "LazyHGrid",
        "LazyVGrid", "GridItem", "GlassEffectContainer",
      ])
    + initializers(.spacing, "spacing", ["horizontalSpacing", "verticalSpacing"], ["Grid", "GridLayout"])
    + initializers(.spacing, "spacer length", ["minLength"], ["Spacer"])
    + initializers(
      .spacing, "inset", ["top", "leading", "bottom", "trailing"], ["EdgeInsets", "NSDirectionalEdgeInsets"],
      at: .inset)
    + initializers(
      .spacing, "inset", ["top", "left", "bottom", "right"], ["UIEdgeInsets", "NSEdgeInsets"], at: .inset)
    + [
      modifier(.spacing, "padding", "padding", .unlabelled(0, of: 1)),
      modifier(.spacing, "padding", "padding", .unlabelled(1, of: 2)),
      modifier(.spacing, "padding", "safeAreaPadding", .unlabelled(0, of: 1)),
      modifier(.spacing, "padding", "safeAreaPadding", .unlabelled(1, of: 2)),
      modifier(.spacing, "margin", "contentMargins", .unlabelled(0, of: 1), ["for"]),
      modifier(.spacing, "margin", "contentMargins", .unlabelled(1, of: 2), ["for"]),
      modifier(.spacing, "inset", "listRowInsets", .unlabelled(1, of: 2)),
      modifier(.spacing, "spacing", "listRowSpacing", .unlabelled(0, of: 1)),
      modifier(.spacing, "spacing", "listSectionSpacing", .unlabelled(0, of: 1)),
      modifier(.spacing, "margin", "listSectionMargins", .unlabelled(1, of: 2)),
      modifier(.spacing, "spacing", "safeAreaInset", .label("spacing")),
      modifier(.spacing, "spacing", "safeAreaBar", .label("spacing")),
      modifier(.spacing, "spacing", "containerRelativeFrame", .label("spacing")),
      modifier(.spacing, "spacing", "setCustomSpacing", .unlabelled(0, of: 1), ["after"]),
      modifier(.spacing, "spacing", "frame", .label("width"), at: .gap),
      modifier(.spacing, "spacing", "frame", .label("height"), at: .gap),
      member(
        .spacing, "spacing", "fixed", ["NSCollectionLayoutSpacing"], .unlabelled(0, of: 1), at: .cellSpacing),
      property(.spacing, "spacing", "spacing", of: "stack"),
      property(.spacing, "spacing", "minimumLineSpacing"),
      property(.spacing, "spacing", "minimumInteritemSpacing"),
      property(.spacing, "spacing", "interGroupSpacing"),
      property(.spacing, "padding", "sectionHeaderTopPadding"),
      property(.spacing, "padding", "imagePadding"),
      property(.spacing, "padding", "titlePadding"),
      property(.spacing, "padding", "imageToTextPadding"),
      property(.spacing, "padding", "textToSecondaryTextHorizontalPadding"),
      property(.spacing, "padding", "textToSecondaryTextVerticalPadding"),
    ]
    + edges.flatMap { edge in
      [
        property(.spacing, "margin", edge, of: "layoutMargins"),
        property(.spacing, "inset", edge, of: "contentInset"),
        property(.spacing, "inset", edge, of: "contentInsets"),
        property(.spacing, "inset", edge, of: "edgeInsets"),
        property(.spacing, "inset", edge, of: "sectionInset"),
      ]
    }

  private static let edges: [StaticString] = ["top", "left", "bottom", "right", "leading", "trailing"]

  // MARK: Radius

  private static let radius: [RoleBinding] =
    initializers(.radius, "corner radius", ["cornerRadius"], ["RoundedRectangle"], at: .corner)
    + initializers(
      .radius, "corner radius",
      ["topLeadingRadius", "bottomLeadingRadius", "bottomTrailingRadius", "topTrailingRadius"],
      ["UnevenRoundedRectangle"], at: .corner)
    + initializers(
      .radius, "corner radius", ["topLeading", "bottomLeading", "bottomTrailing", "topTrailing"],
      ["RectangleCornerRadii"])
    + initializers(.radius, "corner radius", ["cornerRadius"], ["UIBezierPath", "Path"])
    + initializers(.radius, "corner radius", ["xRadius", "yRadius"], ["NSBezierPath"])
    + initializers(.radius, "corner radius", ["cornerWidth", "cornerHeight"], ["CGPath"])
    + [
      initializer(.radius, "corner radius", "RoundedRectangle", .size("cornerSize"), at: .corner),
      initializer(.radius, "corner radius", "Path", .size("cornerSize")),
      initializer(.radius, "corner radius", "UIBezierPath", .size("cornerRadii")),
      member(.radius, "corner radius", "rect", shapes, .label("cornerRadius"), at: .corner),
      member(.radius, "corner radius", "rect", shapes, .size("cornerSize"), at: .corner),
      member(.radius, "corner radius", "rect", shapes, .label("topLeadingRadius"), at: .corner),
      member(.radius, "corner radius", "rect", shapes, .label("bottomLeadingRadius"), at: .corner),
      member(.radius, "corner radius", "rect", shapes, .label("bottomTrailingRadius"), at: .corner),
      member(.radius, "corner radius", "rect", shapes, .label("topTrailingRadius"), at: .corner),
      modifier(.radius, "corner radius", "cornerRadius", .unlabelled(0, of: 1), ["antialiased"], at: .view),
      modifier(.radius, "corner radius", "presentationCornerRadius", .unlabelled(0, of: 1)),
      member(.radius, "corner radius", "roundedRectangle", ["ButtonBorderShape"], .label("radius"), []),
      member(.radius, "corner radius", "concentric", cornerStyles, .label("minimum"), at: .cornerStyle),
      member(
        .radius, "corner radius", "containerConcentric", cornerStyles, .label("minimum"), at: .cornerStyle),
      member(.radius, "corner radius", "fixed", cornerStyles, .unlabelled(0, of: 1), at: .cornerStyle),
      member(.radius, "corner radius", "uniformCorners", ["UICornerConfiguration"], .label("radius")),
      modifier(.radius, "corner radius", "addRoundedRect", .label("cornerWidth")),
      modifier(.radius, "corner radius", "addRoundedRect", .label("cornerHeight")),
      modifier(.radius, "corner radius", "addRoundedRect", .size("cornerSize")),
      modifier(.radius, "corner radius", "addArc", .label("radius"), at: .arc),
      property(.radius, "corner radius", "cornerRadius", of: "layer", at: .layerCorner),
      property(.radius, "corner radius", "cornerRadius", of: "background"),
    ]

  private static let shapes: [StaticString] = ["Shape", "RoundedRectangle", "UnevenRoundedRectangle"]
  /// `Edge.Corner.Style` of SwiftUI and `UICornerRadius` of UIKit.
  private static let cornerStyles: [StaticString] = ["Style", "UICornerRadius"]

  // MARK: Type

  private static let fontSize: [RoleBinding] =
    initializers(.fontSize, "font size", ["size"], ["UIFont", "NSFont"], at: .text)
    + [
      member(
        .fontSize, "font size", "system", ["Font"], .label("size"), ["weight", "design"], at: .text),
      member(.fontSize, "font size", "custom", ["Font"], .label("size"), ["relativeTo"], at: .text),
      member(.fontSize, "font size", "custom", ["Font"], .label("fixedSize"), [], at: .text),
      modifier(.fontSize, "font size", "withSize", .unlabelled(0, of: 1), at: .text),
    ]
    + ([
      "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
      "monospacedDigitSystemFont", "userFont", "userFixedPitchFont", "labelFont", "menuFont", "menuBarFont",
      "messageFont", "paletteFont", "titleBarFont", "toolTipsFont", "controlContentFont",
    ] as [StaticString]).map { name in
      member(.fontSize, "font size", name, ["UIFont", "NSFont"], .label("ofSize"), ["weight"], at: .text)
    }

  private static let iconSize: [RoleBinding] = [
    modifier(.iconSize, "icon button size", "frame", .label("width"), at: .iconButton),
    modifier(.iconSize, "icon button size", "frame", .label("height"), at: .iconButton),
  ]

  // MARK: Surfaces and lines

  private static let opacity: [RoleBinding] = [
    modifier(.opacity, "opacity", "opacity", .unlabelled(0, of: 1), [], at: .surface)
  ]

  private static let lineWidth: [RoleBinding] =
    initializers(.lineWidth, "line width", ["lineWidth"], ["StrokeStyle"], at: .outline)
    + [
      modifier(.lineWidth, "line width", "stroke", .label("lineWidth"), ["antialiased"], at: .outline),
      modifier(.lineWidth, "line width", "strokeBorder", .label("lineWidth"), ["antialiased"], at: .outline),
      modifier(.lineWidth, "line width", "border", .label("width"), [], at: .outline),
      property(.lineWidth, "line width", "borderWidth", of: "layer"),
      property(.lineWidth, "line width", "lineWidth", of: "layer", at: .outline),
      property(.lineWidth, "line width", "lineWidth", of: "path", at: .outline),
      property(.lineWidth, "line width", "strokeWidth", of: "background"),
    ]

  // MARK: Motion

  private static let duration: [RoleBinding] =
    (["easeIn", "easeOut", "easeInOut", "linear", "timingCurve", "smooth", "snappy", "bouncy", "spring"]
    as [StaticString]).map { name in
      member(.duration, "duration", name, ["Animation", "Spring"], .label("duration"), at: .animation)
    }
    + [
      member(.duration, "response", "spring", ["Animation"], .label("response"), at: .animation),
      member(.duration, "response", "interactiveSpring", ["Animation"], .label("response"), at: .animation),
      member(.duration, "duration", "interactiveSpring", ["Animation"], .label("duration"), at: .animation),
      member(.duration, "duration", "interpolatingSpring", ["Animation"], .label("duration"), at: .animation),
      initializer(.duration, "duration", "Spring", .label("duration")),
      initializer(.duration, "response", "Spring", .label("response")),
      initializer(.duration, "duration", "UIViewPropertyAnimator", .label("duration")),
      modifier(.duration, "duration", "animate", .label("withDuration")),
      member(.duration, "duration", "transition", ["UIView"], .label("duration")),
      modifier(.duration, "duration", "animate", .label("springDuration")),
      modifier(.duration, "duration", "animateKeyframes", .label("withDuration")),
      modifier(.duration, "duration", "runningPropertyAnimator", .label("withDuration")),
      property(.duration, "duration", "duration", of: "animation"),
    ]

  // MARK: Building lines

  private static func initializers(
    _ role: Role, _ word: String, _ labels: [StaticString], _ names: [StaticString],
    at place: RoleBinding.Place = .anywhere
  ) -> [RoleBinding] {
    names.flatMap { name in labels.map { initializer(role, word, name, .label($0), at: place) } }
  }

  private static func initializer(
    _ role: Role, _ word: String, _ name: StaticString, _ argument: RoleBinding.Argument,
    at place: RoleBinding.Place = .anywhere
  ) -> RoleBinding {
    RoleBinding(
      role: role, form: .initializer, name: name, argument: argument, word: word, besides: nil, place: place)
  }

  private static func modifier(
    _ role: Role, _ word: String, _ name: StaticString, _ argument: RoleBinding.Argument,
    _ besides: [StaticString]? = nil, at place: RoleBinding.Place = .anywhere
  ) -> RoleBinding {
    RoleBinding(
      role: role, form: .modifier, name: name, argument: argument, word: word, besides: besides, place: place)
  }

  private static func member(
    _ role: Role, _ word: String, _ name: StaticString, _ owners: [StaticString],
    _ argument: RoleBinding.Argument, _ besides: [StaticString]? = nil,
    at place: RoleBinding.Place = .anywhere
  ) -> RoleBinding {
    RoleBinding(
      role: role, form: .member(of: owners), name: name, argument: argument, word: word, besides: besides,
      place: place)
  }

  private static func property(
    _ role: Role, _ word: String, _ name: StaticString, of owner: StaticString? = nil,
    at place: RoleBinding.Place = .anywhere
  ) -> RoleBinding {
    RoleBinding(
      role: role, form: .property(of: owner), name: name, argument: .assigned, word: word, besides: nil,
      place: place)
  }
}
