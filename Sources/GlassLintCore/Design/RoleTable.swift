/// A place where a number gets a role: an argument of a call, or a property that is assigned to.
struct RoleBinding: Sendable {
  enum Form: Sendable {
    /// `HStack(…)`, however it is spelled.
    case initializer
    /// `.padding(…)`, also on an implicit `self`.
    case modifier
    /// `stack.spacing = …`, where the word ends the name of what the property belongs to or is its type; `nil` for any.
    case property(of: StaticString?)
  }

  enum Argument: Sendable {
    case label(StaticString)
    /// The argument at an index among those without a label, of a call with so many of them.
    case unlabelled(Int, of: Int)
    /// The right side of an assignment.
    case assigned
  }

  let role: Role
  let form: Form
  let name: StaticString
  let argument: Argument
  /// What the value is called in messages.
  let word: String
  /// Labels that may stand beside an unlabelled argument; with others the call is something of the project's own.
  let besides: [StaticString]

  /// How notes name the place: `HStack(spacing:)`.
  var landing: String {
    let prefix = if case .modifier = form { "." } else { "" }
    switch argument {
    case .label(let label): return "\(prefix)\(name)(\(label):)"
    case .unlabelled: return "\(prefix)\(name)(_:)"
    case .assigned: return "\(name)"
    }
  }
}

/// Where numbers get their roles: one line an API.
enum RoleTable {
  static let all: [RoleBinding] = spacing

  /// The bindings of a role, by the hash of the name.
  static func byName(_ role: Role) -> [UInt32: [RoleBinding]] {
    Dictionary(grouping: all.filter { $0.role == role }) { Name($0.name).hash }
  }

  /// The names of calls that give a number a role.
  static func callNames(_ role: Role) -> [String] {
    let names = all.filter { binding in
      if case .property = binding.form { return false }
      return binding.role == role
    }
    return Set(names.map { "\($0.name)" }).sorted()
  }

  // MARK: Spacing

  static let spacing: [RoleBinding] =
    initializers(
      .spacing, "spacing", labels: ["spacing"],
      [
        "HStack", "VStack", "LazyHStack", "LazyVStack", "HStackLayout", "VStackLayout", "LazyHGrid",
        "LazyVGrid",
        "GridItem", "GlassEffectContainer",
      ])
    + initializers(
      .spacing, "spacing", labels: ["horizontalSpacing", "verticalSpacing"], ["Grid", "GridLayout"])
    + initializers(.spacing, "spacer length", labels: ["minLength"], ["Spacer"])
    + initializers(
      .spacing, "inset", labels: ["top", "leading", "bottom", "trailing"],
      ["EdgeInsets", "NSDirectionalEdgeInsets"])
    + initializers(
      .spacing, "inset", labels: ["top", "left", "bottom", "right"], ["UIEdgeInsets", "NSEdgeInsets"])
    + [
      modifier(.spacing, "padding", "padding", .unlabelled(0, of: 1)),
      modifier(.spacing, "padding", "padding", .unlabelled(1, of: 2)),
      modifier(.spacing, "padding", "safeAreaPadding", .unlabelled(0, of: 1)),
      modifier(.spacing, "padding", "safeAreaPadding", .unlabelled(1, of: 2)),
      modifier(.spacing, "margin", "contentMargins", .unlabelled(0, of: 1), besides: ["for"]),
      modifier(.spacing, "margin", "contentMargins", .unlabelled(1, of: 2), besides: ["for"]),
      modifier(.spacing, "inset", "listRowInsets", .unlabelled(1, of: 2)),
      modifier(.spacing, "spacing", "listRowSpacing", .unlabelled(0, of: 1)),
      modifier(.spacing, "spacing", "listSectionSpacing", .unlabelled(0, of: 1)),
      modifier(.spacing, "margin", "listSectionMargins", .unlabelled(1, of: 2)),
      modifier(.spacing, "spacing", "safeAreaInset", .label("spacing")),
      modifier(.spacing, "spacing", "safeAreaBar", .label("spacing")),
      modifier(.spacing, "spacing", "containerRelativeFrame", .label("spacing")),
      modifier(.spacing, "spacing", "setCustomSpacing", .unlabelled(0, of: 1), besides: ["after"]),
      property(.spacing, "spacing", "spacing", of: "stack"),
      property(.spacing, "spacing", "minimumLineSpacing"),
      property(.spacing, "spacing", "minimumInteritemSpacing"),
      property(.spacing, "spacing", "interGroupSpacing"),
      property(.spacing, "padding", "imagePadding"),
      property(.spacing, "padding", "titlePadding"),
    ]
    + edges.flatMap { edge in
      [
        property(.spacing, "margin", edge, of: "layoutMargins"),
        property(.spacing, "inset", edge, of: "contentInset"),
        property(.spacing, "inset", edge, of: "contentInsets"),
        property(.spacing, "inset", edge, of: "edgeInsets"),
      ]
    }

  private static let edges: [StaticString] = ["top", "left", "bottom", "right", "leading", "trailing"]

  private static func initializers(
    _ role: Role, _ word: String, labels: [StaticString], _ names: [StaticString]
  ) -> [RoleBinding] {
    names.flatMap { name in
      labels.map { label in
        RoleBinding(
          role: role, form: .initializer, name: name, argument: .label(label), word: word, besides: [])
      }
    }
  }

  private static func modifier(
    _ role: Role, _ word: String, _ name: StaticString, _ argument: RoleBinding.Argument,
    besides: [StaticString] = []
  ) -> RoleBinding {
    RoleBinding(role: role, form: .modifier, name: name, argument: argument, word: word, besides: besides)
  }

  private static func property(
    _ role: Role, _ word: String, _ name: StaticString, of owner: StaticString? = nil
  ) -> RoleBinding {
    RoleBinding(
      role: role, form: .property(of: owner), name: name, argument: .assigned, word: word, besides: [])
  }
}
