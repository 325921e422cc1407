import Testing

@testable import GlassLintCore

/// Parses a snippet and hands out its tree and the call of a name.
private func withCall(_ name: String, in code: String, _ body: (SyntaxTree, NodeID) throws -> Void) throws {
  var parser = Parser()
  let source = SourceBuffer(code)
  let tree = parser.parse(source)
  let call = try #require(
    (0..<tree.nodeCount).first { tree.kind($0) == .call && tree.name($0)?.string == name },
    "no call of \(name)")
  try body(tree, call)
}

extension SyntaxTree {
  fileprivate func names(_ modifiers: [Modifier]) -> [String] { modifiers.map { name(of: $0.name).string } }
}

@Suite struct ModifierChainTests {
  @Test func aChainHasARootAndModifiersInOrder() throws {
    try withCall("font", in: "let x = Text(\"a\").font(.body).padding().bold()") { tree, font in
      let chain = tree.chain(containing: font)
      #expect(tree.text(chain.root) == "Text(\"a\")")
      #expect(tree.names(chain.modifiers) == ["font", "padding", "bold"])
      #expect(tree.names(tree.outerModifiers(of: font)) == ["padding", "bold"])
    }
  }

  @Test func aChainStartsFromWhatMakesItsView() throws {
    for root in ["SwiftUI.Text(\"a\")", "Text.init(\"a\")", "SwiftUI.Text.init(\"a\")", "Card.Title<Int>(1)"]
    {
      try withCall("font", in: "let x = \(root).font(.body).padding()") { tree, font in
        let chain = tree.chain(containing: font)
        #expect(tree.text(chain.root) == root)
        #expect(tree.names(chain.modifiers) == ["font", "padding"])
        #expect(!tree.isModifier(chain.root))
      }
    }
  }

  @Test func directivesInAChainBelongToIt() throws {
    let code = "x.a()\n#if os(iOS)\n.b()\n.c()\n#else\n.d()\n#endif\n.e()"
    try withCall("a", in: code) { tree, call in
      let chain = tree.chain(containing: call)
      #expect(tree.names(chain.modifiers) == ["a", "b", "c", "d", "e"])
      #expect(chain.modifiers.map(\.isConditional) == [false, true, true, true, false])
      #expect(tree.text(chain.root) == "x")
    }
    try withCall("c", in: code) { tree, call in
      #expect(tree.names(tree.outerModifiers(of: call)) == ["e"])
      #expect(tree.base(ofModifier: call).map { tree.text($0) } == ".b()")
    }
  }

  @Test func parenthesesAndChainingAreSeenThrough() throws {
    try withCall("b", in: "(x.a())?.b()!.c()") { tree, call in
      #expect(tree.names(tree.chain(containing: call).modifiers) == ["a", "b", "c"])
    }
  }

  @Test func theContainerIsTheCallAround() throws {
    let code = "VStack { if a { Button { } label: { (Image(\"x\")).padding() } } }"
    try withCall("Image", in: code) { tree, call in
      #expect(tree.containers(of: call).map { tree.name($0.call)?.string } == ["Button", "VStack"])
      let container = try #require(tree.container(of: call))
      #expect(tree.isNamed(container.argument, "label"))
    }
    try withCall("Text", in: "var a: some View { Text(\"\") }") { tree, call in
      #expect(tree.container(of: call) == nil)
    }
  }

  @Test func previewsAreToldApart() throws {
    try withCall("Text", in: "#Preview { Text(\"\") }") { tree, call in #expect(tree.isInPreview(call)) }
    try withCall("Text", in: "struct P: PreviewProvider { static var previews: some View { Text(\"\") } }") {
      #expect($0.isInPreview($1))
    }
    try withCall("Text", in: "struct V: View { var body: some View { Text(\"\") } }") {
      #expect(!$0.isInPreview($1))
    }
  }

  @Test func initializersAreNoMethods() throws {
    try withCall("Button", in: "SwiftUI.Button(\"\") {}") { tree, call in
      #expect(tree.isInitializer(call, "Button"))
    }
    try withCall("Button", in: "factory.Button(\"\")") { tree, call in
      #expect(!tree.isInitializer(call, "Button"))
    }
  }
}
