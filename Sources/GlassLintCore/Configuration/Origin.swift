/// Where a part of the configuration comes from.
public enum Origin: Sendable, Equatable, CustomStringConvertible {
  /// A built-in preset, by its name.
  case preset(String)
  /// A file, as reports name it, and the line the part begins on, from 1.
  case file(String, line: Int)
  /// The part is not set anywhere.
  case standard

  /// Whether somebody has written it down for the project.
  var isFile: Bool {
    if case .file = self { true } else { false }
  }

  /// Whether somebody has asked for it: in a file, or by a preset that is not the default.
  var isDecision: Bool {
    switch self {
    case .preset(let name): name != Presets.recommended.name
    case .file: true
    case .standard: false
    }
  }

  public var description: String {
    switch self {
    case .preset(let name): name
    case .file(let file, let line): "\(file):\(line)"
    case .standard: "default"
    }
  }
}

/// A part of the configuration and where it comes from.
public struct Sourced<Value: Sendable>: Sendable {
  public var value: Value
  public var origin: Origin

  public init(_ value: Value, _ origin: Origin) {
    self.value = value
    self.origin = origin
  }
}
