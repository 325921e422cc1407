/// What the audit takes from one file, read as the rules look at it.
struct AuditedFile: Sendable {
  /// As findings name it.
  let file: String
  let absolutePath: String
  /// That of the project and the scales it is judged by.
  let configuration: Int
  /// The types it declares or extends, in source order.
  var types: [AuditedType] = []
  var numbers: [NumberUse] = []
  var colors: [ColorUse] = []
  var fonts: [FontUse] = []
  var shadows: [ShadowUse] = []
  var pairs: [AuditedPair] = []
  /// Materials and glass.
  var surfaces: [SurfaceUse] = []
  /// Square frames whose side is written down.
  var frames: [FrameUse] = []
  /// Controls, fields and images that somebody meets.
  var elements = ElementCounts()
  /// How it spells the curve of its corners.
  var corners = CornerCounts()
  /// How often its code names a token, by the constant that this is.
  var mentions: [Int32: Int] = [:]
  /// How often it names a color set.
  var assets: [String: Int] = [:]

  /// Where a value is written, and in which type of the file.
  struct Place: Sendable, Hashable {
    var start: Position
    var end: Position
    /// Its position among the file's types, or -1.
    var type: Int32
  }

  /// A number that lands in a role, or the name of a token that does.
  struct NumberUse: Sendable {
    var role: Role
    /// Without its sign.
    var value: Double
    var token: NamedToken?
    /// What it is for within its role: `horizontal padding`.
    var use: String
    var place: Place
  }

  /// The token that a use names.
  enum NamedToken: Sendable, Hashable {
    /// By its position among the numbers, colors or fonts of the project.
    case declared(Int)
    /// By the expression that the configuration or a file of tokens has for it.
    case expression(String)
  }

  struct ColorUse: Sendable {
    enum Value: Sendable, Hashable {
      /// Spelled by component, `#RRGGBB` or `#RRGGBBAA`.
      case written(String)
      case system(String, isFixed: Bool)
      case declared(Int)
      case asset(String)
    }
    var value: Value
    var place: Place
  }

  struct FontUse: Sendable {
    enum Value: Sendable, Hashable {
      case written(String)
      /// One of the system's text styles.
      case style(String)
      case declared(Int)
    }
    var value: Value
    var place: Place
  }

  struct ShadowUse: Sendable {
    /// Its name is not used.
    var level: ShadowLevel
    /// In points, to the right.
    var x: Double
    /// As it is written.
    var color: String
    /// Whether a part of it names a token.
    var isNamed: Bool
    var place: Place
  }

  struct AuditedPair: Sendable {
    var pair: FailingPair
    var place: Place
  }

  struct SurfaceUse: Sendable {
    /// As SwiftUI calls it: `ultraThinMaterial`, `glassEffect`.
    var name: String
    var place: Place
  }

  struct FrameUse: Sendable {
    /// In points.
    var size: Double
    /// Whether it stands in what people tap.
    var isInControl: Bool
    var place: Place
  }

  struct ElementCounts: Sendable {
    var controls = 0
    var fields = 0
    var images = 0

    /// - Parameter kind: as `Audit.LabelKind` names it.
    func count(of kind: String) -> Int { kind == "control" ? controls : kind == "field" ? fields : images }
  }
}

/// A type of a file: a view, or what holds values for one.
struct AuditedType: Sendable {
  var name: String
  var start: Position
  var end: Position
  /// Whether it is a view or a view controller itself, and no part of one's values or models.
  var isView = false
  /// Whether this is an extension of the type, and not its declaration.
  var isExtension = false
  /// What says by itself that it fills a screen.
  var isNavigationRoot = false
  var isTitled = false
  /// The horizontal distances of its content to the sides of the screen, as far as they are known.
  var margins: [Double] = []
  /// The types that it shows, and how.
  var shown: [Shown] = []
  /// The position of the type around it among the file's, or -1.
  var outer: Int32 = -1

  struct Shown: Sendable, Hashable {
    var name: String
    var way: Way
  }

  enum Way: Sendable, Hashable {
    /// As a part.
    case inside
    /// In a sheet, a cover or a popover.
    case sheet
    /// As a screen of navigation, a tab or a window.
    case screen
  }
}
