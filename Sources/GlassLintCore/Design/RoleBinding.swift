/// A place where a number gets a role: an argument of a call, or a property that is assigned to.
struct RoleBinding: Sendable {
  enum Form: Sendable {
    /// `HStack(…)`, however it is spelled.
    case initializer
    /// A method: `.padding(…)`, also on an implicit `self`.
    case modifier
    /// A static method: `.system(…)` and `Font.system(…)` of `["Font"]`.
    case member(of: [StaticString])
    /// `stack.spacing = …`, where the word ends the name of what the property belongs to or is its type; `nil` for any.
    case property(of: StaticString?)
  }

  enum Argument: Sendable {
    case label(StaticString)
    /// The argument at an index among those without a label, of a call with so many of them.
    case unlabelled(Int, of: Int)
    /// The width and the height of the `CGSize` that is the argument with this label.
    case size(StaticString)
    /// The right side of an assignment.
    case assigned
  }

  /// What has to be so where it stands; each is a question that `RolePlaces` answers.
  enum Place: Sendable {
    case anywhere
    /// A modifier of a SwiftUI view, and of no mark of a chart.
    case view
    /// Insets of views, not of an image's stretching parts or of a rectangle.
    case inset
    /// The frame of a `Spacer` or of `Color.clear`.
    case gap
    /// The spacing between cells of a collection view's layout.
    case cellSpacing
    /// The corners of a shape that are not its rounded ends.
    case corner
    /// The corners of a layer that do not make it a circle.
    case layerCorner
    /// An arc that a shape of the project draws as one of its corners.
    case arc
    /// A style of the corners of a concentric shape.
    case cornerStyle
    /// The font of text, not of a symbol.
    case text
    /// The square frame of an icon button.
    case iconButton
    /// The opacity of a color that fills, strokes or lies behind something.
    case surface
    /// The line around a shape, not one that is drawn or shows progress.
    case outline
    /// An animation that ends.
    case animation
  }

  let role: Role
  let form: Form
  let name: StaticString
  let argument: Argument
  /// What the value is called in messages.
  let word: String
  /// Labels that may stand beside the argument; with others the call is something of the project's own. `nil` for any
  /// where the argument has a label.
  var besides: [StaticString]?
  var place = Place.anywhere

  /// Whether it sets the size of a font that is named, and need not look like the system's.
  var isNamedFont: Bool {
    guard role == .fontSize else { return false }
    switch form {
    case .initializer: return true
    case .member: return "\(name)" == "custom"
    case .modifier, .property: return true
    }
  }

  /// How notes name the place: `HStack(spacing:)`.
  var landing: String {
    let prefix =
      switch form {
      case .modifier, .member: "."
      case .initializer, .property: ""
      }
    switch argument {
    case .label(let label), .size(let label): return "\(prefix)\(name)(\(label):)"
    case .unlabelled: return "\(prefix)\(name)(_:)"
    case .assigned: return "\(name)"
    }
  }
}
