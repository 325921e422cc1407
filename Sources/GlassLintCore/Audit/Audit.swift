/// How consistent a user interface is: every value in use, by role and by screen, and how often it has a name.
///
/// No grade: numbers, and how they change. What each field means is told in `docs/audit.md`, for its JSON form.
public struct Audit: Sendable {
  public var version: String
  /// That of the folder that was looked at.
  public var name: String
  /// How many files of a user interface there are, tests and what nobody of the project wrote aside.
  public var files: Int
  public var screens: [Screen] = []
  /// Those with a value or a token, in the order of `Role.allCases`.
  public var roles: [RoleUse] = []
  /// Those in use, the most frequent first.
  public var colors: [ColorUse] = []
  /// Texts that are hard to tell from what is behind them, the worst first.
  public var contrast: [ContrastPair] = []
  /// The most frequent first.
  public var shadows: [ShadowUse] = []
  public var corners = Corners()
  /// Materials and glass, the most frequent first.
  public var surfaces: [SurfaceUse] = []
  /// Square frames, of icons, buttons and pictures, in ascending order.
  public var frames: [FrameUse] = []
  /// `nil` where all the rules that look for labels are off.
  public var labels: Labels?
  /// Findings by rule, the most frequent first.
  public var rules: [RuleCount] = []
  /// `nil` unless it was asked for.
  public var comparison: AuditComparison?
  /// What could not be read on the way.
  public var errors: [SourceError] = []

  /// Whether there is nothing to look at.
  public var isEmpty: Bool { files == 0 }

  public enum Value: Sendable, Hashable {
    /// In points, or in the unit of the role (opacity 0…1, seconds).
    case number(Double)
    /// A color, a font, a shadow.
    case text(String)

    /// As reports show it.
    public var text: String {
      switch self {
      case .number(let number): Scale.text(number)
      case .text(let text): text
      }
    }
  }

  /// The values of one role.
  public struct RoleUse: Sendable {
    public var role: Role
    public var scale: ScaleKind
    /// In ascending order; none for colors, fonts and shadows.
    public var steps: [Double] = []
    /// Numbers in ascending order, others the most frequent first.
    public var values: [ValueUse] = []
    /// How often a value of the role is used, by its name or written down.
    public var count = 0
    /// How often by the name of a token.
    public var named = 0
    /// What says by itself what it is for, and needs no token: the system's adaptive colors and its text styles. They count
    /// neither for nor against adoption.
    public var system = 0
    /// By what the values are for, the most frequent first.
    public var uses: [PlaceKind] = []
    public var folders: [FolderUse] = []
    public var nearMisses: [NearMiss] = []
    public var candidates: [Candidate] = []
    public var unusedTokens: [Token] = []

    /// The share of values that name a token, 0…1; `nil` where there are none.
    public var adoption: Double? { count > system ? Double(named) / Double(count - system) : nil }
  }

  /// Where the steps of a role come from.
  public enum ScaleKind: String, Sendable {
    case configuration, tokens, learned
    /// That of `glasslint:recommended`: the project has too few values to learn from.
    case standard = "default"
    case none
  }

  public struct ValueUse: Sendable {
    public var value: Value
    public var count = 0
    /// How often by the name of a token.
    public var named = 0
    /// Of all values of the role, 0…1.
    public var share = 0.0
    public var files = 0
    /// The names of the screens that show it, in byte order.
    public var screens: [String] = []
    public var isStep = false
    /// The token that has this value, as it is written.
    public var token: String?
    /// Whether it needs no token: one of the system's adaptive colors or text styles.
    public var isSystem = false
    /// By what it is for, the most frequent first.
    public var uses: [KindCount] = []
    /// In the order of findings.
    public var places: [Location] = []
  }

  public struct KindCount: Sendable, Hashable {
    /// `horizontal padding`, `border opacity`.
    public var use: String
    public var count: Int
  }

  /// One thing that values of a role are for, with those in use.
  public struct PlaceKind: Sendable {
    public var use: String
    public var count: Int
    /// In ascending order.
    public var values: [ValueCount]
  }

  public struct ValueCount: Sendable, Hashable {
    public var value: Value
    public var count: Int
  }

  public struct FolderUse: Sendable {
    /// As reports name it; `.` for the working directory.
    public var folder: String
    public var count: Int
    public var named: Int
    /// 0…1.
    public var adoption: Double { count > 0 ? Double(named) / Double(count) : 0 }
  }

  /// Values right beside one that is used far more often, or that has a name.
  public struct NearMiss: Sendable {
    /// What they could be merged into.
    public var into: ValueCount
    public var token: String?
    /// In ascending order.
    public var values: [ValueCount]
    /// How many places would change.
    public var count: Int { values.reduce(0) { $0 + $1.count } }
  }

  /// A value that recurs and has no token.
  public struct Candidate: Sendable {
    public var value: Value
    public var count: Int
    public var files: Int
    /// What it is for most often.
    public var use: String?
  }

  /// A token that nobody uses.
  public struct Token: Sendable {
    /// As it is written.
    public var name: String
    public var value: String
    /// Where it is declared, where that is known.
    public var place: Location?
  }

  // MARK: Screens

  public struct Screen: Sendable {
    public enum Kind: String, Sendable { case navigation, sheet, screen }

    public var name: String
    public var kind: Kind
    public var file: String
    public var place: Location
    /// What it and the parts that only it shows use, by role and by what that is for.
    public var uses: [ScreenUse] = []
    public var departures: [Departure] = []
  }

  public struct ScreenUse: Sendable {
    public var role: Role
    public var use: String
    /// In ascending order.
    public var values: [ValueCount]
  }

  /// A value of a screen beside another one that most others have there.
  public struct Departure: Sendable {
    public var role: Role
    public var use: String
    public var value: ValueCount
    public var usual: Value
    /// How many screens have the usual value, and how many have values of this kind at all.
    public var usualScreens: Int
    public var screens: Int
    public var places: [Location]
  }

  // MARK: Colors, shadows, surfaces

  public struct ColorUse: Sendable {
    /// As written by component, `#RRGGBB`; or the name of a token or of one of the system's colors.
    public var name: String
    /// In light appearance and in dark, `#RRGGBB` or `#RRGGBBAA`; `nil` where the running app decides.
    public var light: String?
    public var dark: String?
    public var kind: Kind
    public var count: Int
    public var files: Int
    /// Of a color that is spelled by component.
    public var nearest: NearestToken?
    public var places: [Location]

    public enum Kind: String, Sendable { case written, token, system }
  }

  public struct NearestToken: Sendable {
    public var name: String
    public var light: String
    /// CIE76, the distance in Lab: below 2.3 hardly anybody sees it.
    public var difference: Double
  }

  public struct ContrastPair: Sendable {
    /// As they are written.
    public var text: String
    public var ground: String
    /// WCAG's contrast ratio that is asked for.
    public var minimum: Double
    public var light: Appearance?
    public var dark: Appearance?
    public var place: Location

    public struct Appearance: Sendable {
      /// As they are seen, `#RRGGBB`.
      public var text: String
      public var ground: String
      /// 1…21.
      public var ratio: Double
    }

    /// The least of its ratios.
    public var worst: Double { min(light?.ratio ?? 21, dark?.ratio ?? 21) }
  }

  public struct ShadowUse: Sendable {
    /// 0…1.
    public var opacity: Double
    /// In points, as `.shadow(radius:)` takes it.
    public var radius: Double
    public var x: Double
    /// Downwards.
    public var y: Double
    public var count: Int
    public var named: Int
    public var files: Int
    public var token: String?
    public var places: [Location]
  }

  public struct Corners: Sendable {
    public var continuous = 0
    public var circular = 0
  }

  public struct SurfaceUse: Sendable {
    public var name: String
    public var count: Int
    public var files: Int
    public var places: [Location]

    /// Glass, or else a material.
    public var isGlass: Bool { name.hasPrefix("glass") || name.hasPrefix("Glass") }
  }

  public struct FrameUse: Sendable {
    /// The side, in points.
    public var size: Double
    public var count: Int
    /// How many stand in what people tap.
    public var inControls: Int
    public var files: Int
    public var places: [Location]
  }

  // MARK: Labels and rules

  public struct Labels: Sendable {
    public var kinds: [LabelKind]
    public var present: Int { kinds.reduce(0) { $0 + $1.present } }
    public var missing: Int { kinds.reduce(0) { $0 + $1.missing } }
  }

  public struct LabelKind: Sendable {
    /// `control`, `field`, `image`.
    public var kind: String
    public var present: Int
    public var missing: Int
    /// Where labels are missing.
    public var places: [Location]
  }

  public struct RuleCount: Sendable {
    public var rule: String
    public var severity: Severity
    public var findings: Int
    /// Those that comments silence.
    public var suppressed: Int
  }
}
