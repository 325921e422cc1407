/// The condition of an `#if`, as far as it depends on the system the code is built for, or on flags.
struct BuildCondition {
  enum Answer {
    case yes, no, unknown

    var negated: Answer {
      switch self {
      case .yes: .no
      case .no: .yes
      case .unknown: .unknown
      }
    }
  }

  private let tree: SyntaxTree
  /// `nil` where the code may be built for any.
  private let platform: Platform?
  /// Whether flags such as `DEBUG` are set.
  private let flags: Answer
  private var asksForDebug = false
  private var token: TokenID
  private let end: TokenID
  /// Parentheses and negations within each other that are still followed.
  private var depthLeft = 16

  private init(_ tree: SyntaxTree, clause: NodeID, platform: Platform?, flags: Answer = .unknown) {
    self.tree = tree
    self.platform = platform
    self.flags = flags
    let node = tree.node(clause)
    token = Int(node.firstToken) + 1
    var end = token
    while end < Int(node.endToken), !tree.token(end).flags.contains(.startsLine) { end += 1 }
    self.end = end
  }

  /// Whether the condition behind the `#if` or `#elseif` of a clause holds where the code is built for a system.
  static func holds(_ tree: SyntaxTree, clause: NodeID, on platform: Platform) -> Answer {
    var reader = BuildCondition(tree, clause: clause, platform: platform)
    return reader.disjunction()
  }

  /// Whether the condition asks for `DEBUG` or its like, and fails for certain where no flag is set: so it is in what users get.
  static func asksForDeveloper(_ tree: SyntaxTree, clause: NodeID) -> Bool {
    var reader = BuildCondition(tree, clause: clause, platform: nil, flags: .no)
    return reader.disjunction() == .no && reader.asksForDebug
  }

  private mutating func disjunction() -> Answer {
    var result = conjunction()
    while token < end, isOperator("||") {
      token += 1
      let right = conjunction()
      if result == .yes || right == .yes {
        result = .yes
      } else if result == .unknown || right == .unknown {
        result = .unknown
      }
    }
    return result
  }

  private mutating func conjunction() -> Answer {
    var result = operand()
    while token < end, isOperator("&&") {
      token += 1
      let right = operand()
      if result == .no || right == .no {
        result = .no
      } else if result == .unknown || right == .unknown {
        result = .unknown
      }
    }
    return result
  }

  private mutating func operand() -> Answer {
    guard token < end, depthLeft > 0 else { return .unknown }
    depthLeft -= 1
    defer { depthLeft += 1 }
    switch tree.token(token).kind {
    case .prefixOperator, .exclamation:
      let isNegation = isOperator("!")
      token += 1
      let answer = operand()
      return isNegation ? answer.negated : .unknown
    case .leftParen:
      token += 1
      let answer = disjunction()
      if token < end, tree.token(token).kind == .rightParen { token += 1 }
      return answer
    default: return condition()
    }
  }

  /// What Xcode sets in a debugging build, and what others call one of their own.
  private static let developerFlags = NameSet(["DEBUG", "DEVELOPMENT"])

  /// `os(iOS)`, `canImport(UIKit)`, `targetEnvironment(macCatalyst)`, `DEBUG`.
  private mutating func condition() -> Answer {
    let name = tree.name(of: token)
    let isWord = tree.token(token).kind == .identifier
    token += 1
    guard token < end, tree.token(token).kind == .leftParen else {
      if isWord, Self.developerFlags.contains(name) { asksForDebug = true }
      return isWord ? flags : .unknown
    }
    let close = Int(tree.token(token).payload)
    let argument = token + 1
    token = max(token + 1, close + 1)
    guard isWord, argument < end, tree.token(argument).kind == .identifier else { return .unknown }
    let value = tree.name(of: argument)
    // A simulator is a developer's.
    if name == "targetEnvironment", value == "simulator" { return flags }
    guard let platform else { return .unknown }
    switch name {
    case "os": return isSystem(value, platform) ? .yes : .no
    case "targetEnvironment" where value == "macCatalyst": return platform == .macCatalyst ? .yes : .no
    case "canImport" where close == argument + 1: return canImport(value, platform)
    default: return .unknown
    }
  }

  private func isSystem(_ name: Name, _ platform: Platform) -> Bool {
    switch platform {
    case .iOS, .macCatalyst: name == "iOS"
    case .macOS: name == "macOS" || name == "OSX"
    case .tvOS: name == "tvOS"
    case .watchOS: name == "watchOS"
    case .visionOS: name == "visionOS" || name == "xrOS"
    }
  }

  private func canImport(_ module: Name, _ platform: Platform) -> Answer {
    switch module {
    case "SwiftUI", "Foundation", "Combine", "Observation": return .yes
    case "UIKit": return platform == .macOS ? .no : .yes
    case "AppKit", "Cocoa":
      // A Catalyst app sees part of AppKit.
      return platform == .macOS ? .yes : platform == .macCatalyst ? .unknown : .no
    default: return .unknown
    }
  }

  private func isOperator(_ text: StaticString) -> Bool {
    let range = tree.range(ofToken: token)
    return range.end - range.start == text.utf8CodeUnitCount
      && Name.equal(tree.bytes + range.start, text.utf8Start, text.utf8CodeUnitCount)
  }
}

extension SyntaxTree {
  /// Whether a clause of an `#if` can be built for a system: no clause before it holds for certain, and it does not
  /// fail for certain.
  func canBuild(clause: NodeID, for platform: Platform) -> Bool {
    guard let config = parent(clause) else { return true }
    for other in children(config) where kind(other) == .ifConfigClause {
      if other == clause { break }
      if BuildCondition.holds(self, clause: other, on: platform) == .yes { return false }
    }
    if node(clause).flags.contains(.elseBranch) { return true }
    return BuildCondition.holds(self, clause: clause, on: platform) != .no
  }

  /// Whether a clause is built for developers and testers only: `#if DEBUG`, `#if DEBUG || TESTFLIGHT`.
  func isForDevelopers(clause: NodeID) -> Bool {
    !node(clause).flags.contains(.elseBranch) && BuildCondition.asksForDeveloper(self, clause: clause)
  }
}
