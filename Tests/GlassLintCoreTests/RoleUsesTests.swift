import Testing

@testable import GlassLintCore

/// Each API of the role table: `22` stands where it has the role.
@Suite struct RoleUsesTests {
  /// The roles of the literals 22 of a file, in source order.
  private func roles(_ code: String) -> [Role] {
    found(code).filter { $0.text.contains("22") && !$0.text.contains("fixed") }.map(\.role)
  }

  private struct Found {
    let role: Role
    let text: String
    let landing: String
  }

  private func found(_ code: String) -> [Found] {
    let source = SourceBuffer("import SwiftUI\n\(code)")
    var parser = Parser()
    let tree = parser.parse(source)
    let facts = FileFacts(tree)
    defer {
      withExtendedLifetime(source) {}
      parser.trim()
    }
    return (0..<tree.nodeCount).flatMap { node in
      RoleUses.all.uses(tree: tree, facts: facts, node: node).map { use in
        let binding = RoleTable.all[use.binding]
        return Found(role: binding.role, text: tree.text(use.value), landing: binding.landing)
      }
    }
  }

  @Test(arguments: [
    "RoundedRectangle(cornerRadius: 22)", "RoundedRectangle(cornerRadius: 22, style: .continuous)",
    "SwiftUI.RoundedRectangle(cornerRadius: 22)", "RoundedRectangle.init(cornerRadius: 22)",
    "Text(\"\").clipShape(.rect(cornerRadius: 22))",
    "Text(\"\").clipShape(.rect(cornerRadius: 22, style: .continuous))",
    "Text(\"\").background(.red, in: .rect(cornerRadius: 22))",
    "Text(\"\").glassEffect(.regular, in: .rect(cornerRadius: 22))",
    "Text(\"\").containerShape(.rect(cornerRadius: 22))",
    "Text(\"\").clipShape(.init(cornerRadius: 22))", "Text(\"\").cornerRadius(22)",
    "Text(\"\").cornerRadius(22, antialiased: false)", "Text(\"\").presentationCornerRadius(22)",
    "Text(\"\").buttonBorderShape(.roundedRectangle(radius: 22))",
    "ConcentricRectangle(corners: .concentric(minimum: 22))",
    "ConcentricRectangle(corners: .concentric(minimum: .fixed(22)))",
    "Text(\"\").clipShape(.rect(corners: .fixed(22)))", "Edge.Corner.Style.concentric(minimum: 22)",
    "Edge.Corner.Style.fixed(22)", "UIBezierPath(roundedRect: r, cornerRadius: 22)",
    "Path(roundedRect: r, cornerRadius: 22)",
    "UICornerConfiguration.uniformCorners(radius: .fixed(22))",
    "UICornerConfiguration.uniformCorners(radius: 22)",
    "UICornerConfiguration.corners(radius: .containerConcentric(minimum: 22))",
    "UnevenRoundedRectangle(topLeadingRadius: 22, topTrailingRadius: 8)",
    "Text(\"\").clipShape(.rect(topLeadingRadius: 22))",
    "RectangleCornerRadii(topLeading: 22, bottomLeading: 8)",
    "UnevenRoundedRectangle(cornerRadii: .init(topLeading: 22, bottomLeading: 8))",
    "Text(\"\").cornerRadius(isWide ? 22 : 8)", "RoundedRectangle(cornerRadius: CGFloat(22))",
    "UIView.x { layer.cornerRadius = 22 }", "f { view.layer.cornerRadius = 22 }",
    "f { view.layer?.cornerRadius = 22 }", "f { maskLayer.cornerRadius = 22 }",
    "f { let box = CALayer(); box.cornerRadius = 22 }", "f { config.background.cornerRadius = 22 }",
  ])
  func radius(_ expression: String) { #expect(roles("let a = \(expression)") == [.radius]) }

  @Test(arguments: [
    "RoundedRectangle(cornerSize: CGSize(width: 22, height: 22))",
    "RoundedRectangle(cornerSize: .init(width: 22, height: 22), style: .continuous)",
    "Text(\"\").clipShape(.rect(cornerSize: CGSize(width: 22, height: 22)))",
    "UIBezierPath(roundedRect: r, byRoundingCorners: .topLeft, cornerRadii: CGSize(width: 22, height: 22))",
    "NSBezierPath(roundedRect: r, xRadius: 22, yRadius: 22)",
    "CGPath(roundedRect: r, cornerWidth: 22, cornerHeight: 22, transform: nil)",
    "Path { path in path.addRoundedRect(in: r, cornerSize: CGSize(width: 22, height: 22)) }",
    "f { path.addRoundedRect(in: r, cornerWidth: 22, cornerHeight: 22) }",
    "Path(roundedRect: r, cornerSize: CGSize(width: 22, height: 22))",
  ])
  func radiusOfASize(_ expression: String) {
    #expect(roles("let a = \(expression)") == [.radius, .radius])
  }

  @Test(arguments: [
    "RadialGradient(gradient: g, center: .center, startRadius: 22, endRadius: 22)",
    "Text(\"\").blur(radius: 22)",
    "Text(\"\").shadow(radius: 22)", "Text(\"\").cornerRadius(22, corners: .topLeft)",
    "Chart { BarMark(x: x, y: y).cornerRadius(22) }", "BarMark(x: x, y: y).cornerRadius(22)",
    "f { node.cornerRadius = 22 }", "GridItem(.fixed(22))", "Circle().frame(width: 22)",
    "RoundedRectangle(cornerRadius: 22).frame(width: 100, height: 44)",
    "Text(\"\").frame(height: 44).clipShape(.rect(cornerRadius: 22))", "Path(roundedRect: r, radius: 22)",
    "Font.custom(\"x\", weight: 22)", "Size.system(size: 22, weight: .bold, inset: 1)",
    "UIImage.SymbolConfiguration(pointSize: 22)",
    "Image(\"x\").resizable(capInsets: EdgeInsets(top: 22, leading: 0, bottom: 0, trailing: 0))",
    "Color.red.frame(width: 22)", "Text(\"\").opacity(22)", "Circle().fill(.red).opacity(22)",
    "Animation.spring(dampingFraction: 22)", "Text(\"\").animation(.easeIn(duration: 1).delay(22), value: x)",
    "Clock.linear(duration: 22)", "f { move(.linear(duration: 22)) }",
    "Canvas { c, _ in c.stroke(p, with: .color(.red), lineWidth: 22) }",
    "Circle().trim(from: 0, to: 1).stroke(.red, lineWidth: 22)",
    "LineMark(x: x, y: y).lineStyle(StrokeStyle(lineWidth: 22))",
  ])
  func nothing(_ expression: String) { #expect(roles("let a = \(expression)") == []) }

  @Test(arguments: [
    "Text(\"\").font(.system(size: 22))",
    "Text(\"\").font(.system(size: 22, weight: .bold, design: .rounded))",
    "Font.system(size: 22)", "SwiftUI.Font.system(size: 22, weight: .bold)",
    "Font.custom(\"Inter\", size: 22)",
    "Text(\"\").font(.custom(\"Inter\", size: 22, relativeTo: .body))",
    "Font.custom(\"Inter\", fixedSize: 22)",
    "UIFont.systemFont(ofSize: 22)", "UIFont.systemFont(ofSize: 22, weight: .bold)",
    "UIFont.boldSystemFont(ofSize: 22)", "UIFont.italicSystemFont(ofSize: 22)",
    "UIFont.monospacedSystemFont(ofSize: 22, weight: .bold)",
    "UIFont.monospacedDigitSystemFont(ofSize: 22, weight: .bold)", "UIFont(name: \"Inter\", size: 22)",
    "UIFont(descriptor: d, size: 22)", "NSFont.systemFont(ofSize: 22)", "NSFont(name: \"Inter\", size: 22)",
    "font.withSize(22)", "f { label.font = .systemFont(ofSize: 22) }", "NSFont.menuFont(ofSize: 22)",
    "Button(\"Save\") { save() }.font(.system(size: 22))",
    "HStack { Image(\"share\")\nconfiguration.label }.font(.system(size: 22))",
    "HStack { Image(\"share\")\nif isOn { title } }.font(.system(size: 22))",
    "HStack { Image(\"share\")\nmakeTitle().bold() }.font(.system(size: 22))",
    "Image(systemName: \"plus\").font(.system(size: 22))", "Text(\"🎉\").font(.system(size: 22))",
    "Button { act() } label: { Image(systemName: \"plus\") }.font(.system(size: 22))",
  ])
  func fontSize(_ expression: String) { #expect(roles("let a = \(expression)") == [.fontSize]) }

  @Test func symbolSize() {
    #expect(roles("let a = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 22))") == [])
  }

  @Test(arguments: [
    "Button { act() } label: { Image(systemName: \"plus\").frame(width: 22, height: 22) }",
    "Button(action: act) { Image(systemName: \"plus\").font(.body).frame(width: 22, height: 22).background(Circle()) }",
    "Menu { items } label: { Image(\"x\").resizable().frame(width: 8, height: 8).frame(width: 22, height: 22) }",
    "Button { act() } label: { Image(systemName: \"plus\") }.frame(width: 22, height: 22)",
  ])
  func iconSize(_ expression: String) { #expect(roles("let a = \(expression)") == [.iconSize, .iconSize]) }

  @Test(arguments: [
    "Image(systemName: \"plus\").frame(width: 22, height: 22)",
    "Button { act() } label: { Text(\"\").frame(width: 22, height: 22) }",
    "Button { act() } label: { Image(\"x\").resizable().frame(width: 22, height: 22) }",
    "Button { act() } label: { Image(\"x\").frame(width: 22, height: 44) }",
    "Button { act() } label: { HStack { Image(\"x\").frame(width: 22, height: 22); Text(\"\") } }",
  ])
  func otherFrames(_ expression: String) { #expect(roles("let a = \(expression)") == []) }

  @Test(arguments: [
    "Circle().fill(Color.white.opacity(0.22))", "Circle().fill(.white.opacity(0.22))",
    "Circle().stroke(theme.accent.opacity(0.22), lineWidth: 8)",
    "Circle().strokeBorder(Color.red.opacity(0.22))",
    "Text(\"\").border(.red.opacity(0.22))", "Text(\"\").background(Color.gray.opacity(0.22))",
    "Text(\"\").background(accentColor.opacity(0.22))",
    "Text(\"\").background(x.opacity(0.22), in: Circle())",
    "Circle().fill(isOn ? Color.red.opacity(0.22) : .clear)",
    "Circle().fill(AnyShapeStyle(Color.red.opacity(0.22)))",
    "Text(\"\").listRowBackground(Color.red.opacity(0.22))",
    "Text(\"\").background(theme.accent.opacity(0.22))",
    "Text(\"\").background(AppColors.white.opacity(0.22))",
    "Text(\"\").background(kindColor(kind).opacity(0.22))",
  ])
  func opacity(_ expression: String) { #expect(roles("let a = \(expression)") == [.opacity]) }

  @Test(arguments: [
    "Circle().fill(LinearGradient(colors: [Color.white.opacity(0.22), .clear], startPoint: .top, endPoint: .bottom))",
    "Circle().stroke(RadialGradient(gradient: Gradient(colors: [.white.opacity(0.22)]), center: .center))",
    "Text(\"\").background { if isOn { Color.red } else { Color.white.opacity(0.22) } }",
  ])
  func opacityOfAnotherSurface(_ expression: String) {
    #expect(roles("let a = \(expression)") == [.opacity])
  }

  @Test func opacityOfANamedSurface() {
    #expect(
      roles(
        """
        struct Card: View {
          var fill: Color = .white.opacity(0.22)
          var body: some View { Circle().fill(fill) }
        }
        """) == [.opacity])
    #expect(
      roles(
        """
        struct Card: View {
          var ink: Color = .white.opacity(0.22)
          var body: some View { Text("").foregroundStyle(ink) }
        }
        """) == [])
  }

  @Test(arguments: [
    "Text(\"\").background(Circle().opacity(0.22))", "Text(\"\").background(picture.opacity(0.22))",
    "Text(\"\").foregroundStyle(.white.opacity(0.22))", "ZStack { Color.black.opacity(0.22) }",
    "Circle().fill(colors[0].mix(with: Color.white.opacity(0.22)))",
    "Text(\"\").foregroundStyle(LinearGradient(colors: [.white.opacity(0.22)], startPoint: .top, endPoint: .bottom))",
  ])
  func otherOpacities(_ expression: String) { #expect(roles("let a = \(expression)") == []) }

  @Test(arguments: [
    "Circle().stroke(.red, lineWidth: 22)", "Circle().stroke(lineWidth: 22)",
    "Circle().strokeBorder(.red, lineWidth: 22)",
    "Circle().stroke(.red, style: StrokeStyle(lineWidth: 22, dash: [4]))",
    "Circle().stroke(.red, style: .init(lineWidth: 22, lineCap: .round))",
    "Text(\"\").border(.red, width: 22)",
    "Circle().inset(by: 1).stroke(.red, lineWidth: 22)",
    "RoundedCorner(radius: r).stroke(.red, lineWidth: 22)",
    "f { view.layer.borderWidth = 22 }", "f { shapeLayer.lineWidth = 22 }", "f { path.lineWidth = 22 }",
  ])
  func lineWidth(_ expression: String) { #expect(roles("let a = \(expression)") == [.lineWidth]) }

  @Test(arguments: [
    "ZStack { Circle().stroke(.gray, lineWidth: 22)\nCircle().trim(from: 0, to: p).stroke(.red, lineWidth: 8) }",
    "Path { $0.addLine(to: p) }.stroke(.red, lineWidth: 22)",
    "Chart { RuleMark(y: y).lineStyle(.init(lineWidth: 22)) }",
    "AxisGridLine(stroke: StrokeStyle(lineWidth: 22))",
  ])
  func drawnLines(_ expression: String) { #expect(roles("let a = \(expression)") == []) }

  @Test func linesOfDrawingFunctions() {
    #expect(roles("class A: UIView { override func draw(_ rect: CGRect) { path.lineWidth = 22 } }") == [])
  }

  @Test(arguments: [
    "Animation.easeIn(duration: 22)", "SwiftUI.Animation.linear(duration: 22)",
    "f { withAnimation(.easeInOut(duration: 22)) { x = 1 } }",
    "Text(\"\").animation(.easeOut(duration: 22), value: x)",
    "Text(\"\").animation(isOn ? .easeOut(duration: 22) : nil, value: x)",
    "f { withAnimation(.timingCurve(0, 0, 1, 1, duration: 22)) {} }",
    "f { withAnimation(.spring(response: 22)) {} }",
    "f { withAnimation(.spring(response: 22, dampingFraction: 0.8)) {} }",
    "f { withAnimation(.spring(duration: 22)) {} }",
    "f { withAnimation(.interactiveSpring(response: 22)) {} }",
    "f { withAnimation(.interpolatingSpring(duration: 22)) {} }",
    "f { withAnimation(.smooth(duration: 22)) {} }", "f { withAnimation(.snappy(duration: 22)) {} }",
    "f { withAnimation(.bouncy(duration: 22)) {} }", "Spring(duration: 22)",
    "Spring(response: 22, dampingRatio: 1)",
    "f { withAnimation(.linear(duration: 22).repeatForever()) {} }",
    "f { UIView.animate(withDuration: 22) {} }",
    "f { UIView.animate(withDuration: 22, delay: 0.1, options: []) {} }",
    "UIViewPropertyAnimator(duration: 22, curve: .easeIn)",
    "f { UIView.transition(with: v, duration: 22) {} }",
    "f { animation.duration = 22 }", "f { let fade = CABasicAnimation(); fade.duration = 22 }",
    "f { model.animation = .linear(duration: 22) }", "Transaction(animation: .linear(duration: 22))",
  ])
  func duration(_ expression: String) { #expect(roles("let a = \(expression)") == [.duration]) }

  @Test func durationByTheTypeOfAName() {
    #expect(roles("let a: Animation = .linear(duration: 22)") == [.duration])
    #expect(roles("func f(_ a: Animation? = .linear(duration: 22)) {}") == [.duration])
    #expect(roles("var a: Animation { isOn ? .linear(duration: 22) : .smooth }") == [.duration])
    #expect(roles("let a: Clip = .linear(duration: 22)") == [])
  }

  @Test(arguments: [
    "f { section.interGroupSpacing = 22 }", "f { group.interItemSpacing = .fixed(22) }",
    "NSCollectionLayoutEdgeSpacing(leading: .fixed(22), top: nil, trailing: nil, bottom: nil)",
    "NSCollectionLayoutSpacing.fixed(22)", "f { button.contentEdgeInsets.left = 22 }",
    "f { layout.sectionInset.top = 22 }", "f { table.sectionHeaderTopPadding = 22 }",
    "f { rows.contentInset = .init(top: 22, left: 0, bottom: 0, right: 0) }",
  ])
  func spacing(_ expression: String) { #expect(roles("let a = \(expression)") == [.spacing]) }

  @Test func aNameTheFileDeclaresMeansThat() {
    #expect(roles("struct RoundedRectangle { }\nlet a = RoundedRectangle(cornerRadius: 22)") == [])
    #expect(
      roles(
        "extension View { func cornerRadius(_ r: CGFloat) -> some View { self } }\nlet a = Text(\"\").cornerRadius(22)"
      )
        == [])
  }

  @Test func eachLineOfTheTableNamesAPlaceOnce() {
    let places = RoleTable.all.map { "\($0.role) \($0.form) \($0.name) \($0.argument)" }
    #expect(Set(places).count == places.count)
  }
}
