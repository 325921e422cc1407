/// Whose color type an expression is of.
enum ColorType: UInt8, Sendable, CaseIterable {
  case swiftUI, uiKit, appKit

  var name: String {
    switch self {
    case .swiftUI: "Color"
    case .uiKit: "UIColor"
    case .appKit: "NSColor"
    }
  }

  init?(_ name: Name) {
    switch name {
    case "Color": self = .swiftUI
    case "UIColor": self = .uiKit
    case "NSColor": self = .appKit
    default: return nil
    }
  }

  init?(symbol: Symbol) {
    guard let type = Self.allCases.first(where: { SymbolHash.symbol($0.name) == symbol }) else { return nil }
    self = type
  }
}
