/// A success criterion of the Web Content Accessibility Guidelines 2.2, W3C Recommendation of 12 December 2024, which
/// hold for apps as well: https://www.w3.org/TR/WCAG22/ and https://www.w3.org/TR/wcag2ict-22/.
public struct SuccessCriterion: Sendable, Equatable {
  public enum Level: String, Sendable {
    case single = "A"
    case double = "AA"
    case triple = "AAA"
  }

  /// `1.4.3`
  public let number: String
  /// Its title in the guidelines.
  public let title: String
  public let level: Level

  /// Where the guidelines have it.
  public var url: String { "https://www.w3.org/TR/WCAG22/#\(anchor)" }

  /// The guidelines make their anchors of the titles.
  private var anchor: String {
    title.lowercased().filter { $0.isLetter || $0 == " " || $0 == "-" }.split(separator: " ").joined(
      separator: "-")
  }

  static let nonTextContent = Self(number: "1.1.1", title: "Non-text Content", level: .single)
  static let infoAndRelationships = Self(number: "1.3.1", title: "Info and Relationships", level: .single)
  static let contrastMinimum = Self(number: "1.4.3", title: "Contrast (Minimum)", level: .double)
  static let resizeText = Self(number: "1.4.4", title: "Resize Text", level: .double)
  static let keyboard = Self(number: "2.1.1", title: "Keyboard", level: .single)
  static let pauseStopHide = Self(number: "2.2.2", title: "Pause, Stop, Hide", level: .single)
  static let animationFromInteractions = Self(
    number: "2.3.3", title: "Animation from Interactions", level: .triple)
  static let pointerGestures = Self(number: "2.5.1", title: "Pointer Gestures", level: .single)
  static let labelInName = Self(number: "2.5.3", title: "Label in Name", level: .single)
  static let draggingMovements = Self(number: "2.5.7", title: "Dragging Movements", level: .double)
  static let targetSizeMinimum = Self(number: "2.5.8", title: "Target Size (Minimum)", level: .double)
  static let labelsOrInstructions = Self(number: "3.3.2", title: "Labels or Instructions", level: .single)
  static let nameRoleValue = Self(number: "4.1.2", title: "Name, Role, Value", level: .single)
}
