/// Tells files with user-interface code, and those that look up what the system keeps to itself, from the others, which no
/// rule speaks about.
enum UserInterfaceCode {
  private static let frameworks: [StaticString] = [
    "SwiftUI", "UIKit", "AppKit", "Cocoa", "WatchKit", "WidgetKit", "Charts", "MapKit", "QuartzCore",
    "TipKit",
    "SwiftUICore", "PhotosUI", "StoreKit", "AVKit", "SwiftData_SwiftUI",
  ]

  /// Protocols whose conformance makes a type part of a user interface without an import of its own, as where another
  /// module exports SwiftUI.
  private static let protocols: [StaticString] = [
    "View", "ViewModifier", "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "App",
    "Scene", "Widget",
    "PreviewProvider", "ShapeStyle", "Shape", "UIViewRepresentable", "NSViewRepresentable", "UIView",
    "UIViewController",
    "NSView",
  ]

  private static let words: Set<UInt32> = Set(
    (frameworks + protocols + RuntimeLookup.all).map { Name($0).hash })

  /// Whether any of the words occurs at all: a first look at the tokens, before there is a tree.
  static func mayContain(_ tokens: UnsafePointer<Token>, count: Int) -> Bool {
    let wanted = table
    var index = 0
    while index < count {
      let token = tokens[index]
      if token.kind == .identifier, wanted[Int(token.payload & 1023)], words.contains(token.payload) {
        return true
      }
      index += 1
    }
    return false
  }

  /// A first filter: by the low bits of the hash.
  private static let table: [Bool] = {
    var bits = Array(repeating: false, count: 1024)
    for word in words { bits[Int(word & 1023)] = true }
    return bits
  }()

  /// Whether a file imports a user-interface framework, declares a view or a part of one, or looks up a name.
  static func contains(_ tree: SyntaxTree) -> Bool {
    for id in 0..<tree.nodeCount {
      switch tree.kind(id) {
      case .importDecl: if matches(tree, id, frameworks) { return true }
      case .inheritedType: if matches(tree, id, protocols) { return true }
      case .call: if matches(tree, id, RuntimeLookup.all) { return true }
      case .extensionDecl:
        // A part of a view controller, whose frameworks another file imports.
        if let name = tree.name(id), name.hasSuffix("ViewController") { return true }
      case .returnType, .typeAnnotation:
        // `some View`.
        let node = tree.node(id)
        for token in Int(node.firstToken)..<Int(node.endToken) where tree.token(token).keyword == .some {
          if tree.token(token + 1).kind == .identifier, tree.name(of: token + 1) == "View" { return true }
        }
      default: continue
      }
    }
    return false
  }

  private static func matches(_ tree: SyntaxTree, _ id: NodeID, _ names: [StaticString]) -> Bool {
    guard let name = tree.name(id) else { return false }
    return names.contains { name == $0 }
  }
}
