import Testing

@testable import GlassLintCore

@Suite struct FadeAndSurfaceTests {
  private func count(_ rule: Rule, _ body: String, members: String = "", name: String = "Screen") -> Int {
    RuleTrial(rule).findings(
      "import SwiftUI\nstruct \(name): View {\n\(members)\nvar body: some View {\n\(body)\n}\n}\n"
    ).count
  }

  // MARK: fixed-edge-fade

  @Test(arguments: [
    "LinearGradient(colors: [.white, .clear], startPoint: .top, endPoint: .bottom).ignoresSafeArea()",
    "LinearGradient(colors: [Color.white.opacity(0), Color.white], startPoint: .top, endPoint: .bottom).frame(height: 40)",
    "SwiftUI.LinearGradient(gradient: Gradient(colors: [.black, .black.opacity(0.5), .clear]), startPoint: .leading, endPoint: .trailing).frame(width: 20)",
    "LinearGradient(gradient: .init(stops: [.init(color: .clear, location: 0), .init(color: .white, location: 1)]), startPoint: .top, endPoint: .bottom).allowsHitTesting(false)",
    "List { }.overlay(alignment: .top) { LinearGradient(colors: [Color(white: 1), .clear], startPoint: .top, endPoint: .bottom) }",
    "ZStack(alignment: .bottom) { List { }; LinearGradient(colors: [.clear, Color(UIColor.white)], startPoint: .top, endPoint: .bottom) }",
    "Rectangle().fill(.linearGradient(colors: [.clear, .white], startPoint: .top, endPoint: .bottom)).frame(height: 40)",
    "LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom).frame(height: 40)",
    "LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom).frame(height: 40)",
    "List { }.safeAreaInset(edge: .bottom) { Button(\"Buy\") { }.background(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)) }",
    "LinearGradient(colors: [Self.target, Self.target.opacity(0)], startPoint: UnitPoint(x: 0.5, y: 0), endPoint: UnitPoint(x: 0.5, y: 1)).frame(height: 40)",
  ])
  func aFadeToWhiteOrBlackIsFound(_ body: String) {
    let members = """
      static let target = Color.white
      private let colors: [Color] = [.clear, .white]
      private var gradient: Gradient { Gradient(colors: colors) }
      """
    let body = body.contains("List") ? body : "ZStack { List { }; \(body) }"
    #expect(count(FixedEdgeFade.rule, body, members: members) == 1)
  }

  @Test func adviceIsForTheSystem() {
    let fade =
      "struct EdgeFade: View { var body: some View { LinearGradient(colors: [.white, .clear], startPoint: .top, endPoint: .bottom).frame(height: 40) } }"
    let found = RuleTrial(FixedEdgeFade.rule, platforms: ["macOS": "15.0"]).findings(fade)
    #expect(found.first?.message.hasSuffix("`Color(nsColor: .windowBackgroundColor)`") == true)
  }

  @Test(arguments: [
    "LinearGradient(colors: [Color(uiColor: .systemBackground), .clear], startPoint: .top, endPoint: .bottom).ignoresSafeArea()",
    "LinearGradient(colors: [scheme == .dark ? .black : .white, .clear], startPoint: .top, endPoint: .bottom).ignoresSafeArea()",
    "LinearGradient(colors: [.black.opacity(0.6), .clear], startPoint: .top, endPoint: .bottom).ignoresSafeArea()",
    "LinearGradient(colors: [.white, .blue], startPoint: .top, endPoint: .bottom).ignoresSafeArea()",
    "LinearGradient(colors: [.white, .clear, .white], startPoint: .top, endPoint: .bottom).ignoresSafeArea()",
    "LinearGradient(colors: [.white, .clear], startPoint: .topLeading, endPoint: .bottomTrailing).ignoresSafeArea()",
    "LinearGradient(colors: [.white, .clear], startPoint: .top, endPoint: .bottom).blendMode(.overlay).frame(height: 3)",
    "List { }.mask { VStack { LinearGradient(colors: [.white, .clear], startPoint: .top, endPoint: .bottom).frame(height: 3) } }",
    "RoundedRectangle(cornerRadius: 8).stroke(LinearGradient(colors: [.white, .clear], startPoint: .top, endPoint: .bottom)).frame(height: 3)",
    "Circle().overlay { LinearGradient(colors: [.white, .clear], startPoint: .top, endPoint: .bottom).frame(height: 3) }",
    "AsyncImage(url: url).overlay { LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom).frame(height: 3) }",
    "LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom).ignoresSafeArea().preferredColorScheme(.dark)",
    "GeometryReader { _ in ZStack { Color(hue: hue, saturation: 1, brightness: 1); LinearGradient(colors: [.white, .clear], startPoint: .leading, endPoint: .trailing); Thumb() } }.frame(height: 90)",
    "VStack { LinearGradient(colors: [.clear, .black], startPoint: .top, endPoint: .bottom).frame(height: 3); Text(\"\").foregroundColor(.white) }",
  ])
  func otherGradientsAreLeftAlone(_ body: String) {
    let members = "@Environment(\\.colorScheme) private var scheme"
    #expect(count(FixedEdgeFade.rule, body, members: members) == 0)
  }

  @Test func aNamedMaskIsLeftAlone() {
    let members =
      "private var fade: some View { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) }"
    #expect(count(FixedEdgeFade.rule, "List { }.mask(fade)", members: members) == 0)
    #expect(count(FixedEdgeFade.rule, "List { }.overlay(fade)", members: members) == 1)
  }

  // MARK: mixed-surfaces

  private static let card =
    "VStack { title }.padding().background(.regularMaterial, in: .rect(cornerRadius: 12))"

  @Test(arguments: [
    "HStack { row }.padding().background(Color(.systemGray6)).cornerRadius(12)",
    "HStack { row }.padding().background { RoundedRectangle(cornerRadius: 12).fill(Color(uiColor: .secondarySystemBackground)) }",
    "VStack { row }.padding().background(Color.white, in: RoundedRectangle(cornerRadius: 12))",
    "VStack { row }.padding().background(Color(hex: \"1C1C1E\")).clipShape(RoundedRectangle(cornerRadius: 12))",
    "TextField(\"Name\", text: $name).padding().background(Color.gray.opacity(0.1)).cornerRadius(8)",
    "Text(\"Notes\").padding().background(Color(hex: \"1C1C1E\"))",
    "Text(\"Notes\").padding(16).background(Color.white).cornerRadius(12)",
    "VStack { row }.padding().background(Color.white)",
    "footer.padding().background(Color.white, in: .rect(cornerRadius: 12))",
    "ZStack { RoundedRectangle(cornerRadius: 12).fill(Color(.systemGray6)); Text(title) }",
    "ZStack { RoundedRectangle(cornerRadius: 12).fill(Color.white); VStack { row } }",
    "FooterView().padding().background(.white, in: .rect(cornerRadius: 12))",
  ])
  func aHardSurfaceBesideAMaterialIsFound(_ surface: String) {
    #expect(count(MixedSurfaces.rule, "VStack {\n\(Self.card)\n\(surface)\n}") == 1)
    #expect(count(MixedSurfaces.rule, surface) == 0)
  }

  @Test(arguments: [
    "HStack { row }.padding().background(isSelected ? Color.blue : Color(.systemGray6)).cornerRadius(12)",
    "HStack { row }.padding().background(.thinMaterial, in: .rect(cornerRadius: 12))",
    "HStack { row }.padding().background(Color.accentColor, in: .rect(cornerRadius: 12))",
    "Text(\"New\").padding(4).background(Color.gray).clipShape(Capsule())",
    "Image(systemName: \"star\").padding(4).background(Color(.systemGray5), in: .rect(cornerRadius: 4))",
    "ScrollView { rows }.background(Color(uiColor: .systemGroupedBackground))",
    "Divider().background(Color.gray)",
    "Text(\"New\").padding(4).background(Color.white).cornerRadius(4)",
    "AvatarView().padding().background(Color.black.opacity(0.4).clipShape(Circle()))",
    "ZStack { RoundedRectangle(cornerRadius: 12).fill(.thinMaterial); Text(title) }",
    "ZStack { RoundedRectangle(cornerRadius: 4).fill(Color.gray.opacity(0.2)); RoundedRectangle(cornerRadius: 4).fill(.blue) }",
    "ProfileImage().background(Color.white).cornerRadius(12)",
    "AsyncImage(url: url).background(Color.gray.opacity(0.2))",
  ])
  func otherBackgroundsAreLeftAlone(_ view: String) {
    #expect(count(MixedSurfaces.rule, "VStack {\n\(Self.card)\n\(view)\n}") == 0)
  }

  @Test func whatLiesOnAMaterialIsLeftAlone() {
    let body = """
      VStack {
        HStack { row }.padding().background(Color.gray.opacity(0.1), in: .rect(cornerRadius: 8))
      }
      .padding()
      .background(.regularMaterial, in: .rect(cornerRadius: 12))
      """
    #expect(count(MixedSurfaces.rule, body) == 0)
  }

  @Test func fallbacksForOlderSystemsAreLeftAlone() {
    let body = """
      if #available(iOS 15, *) {
        \(Self.card)
      } else {
        VStack { title }.padding().background(Color(.secondarySystemBackground)).cornerRadius(12)
      }
      """
    #expect(count(MixedSurfaces.rule, body) == 0)
  }

  @Test(arguments: [
    ("if isOld { plain } else { glassy }", 0), ("if isOld { plain() } else { self.glassy }", 0),
    ("switch era { case .old: plain; case .new: VStack { glassy } }", 0),
    ("if isOld { outer } else { glassy }", 0), ("isOld ? AnyView(plain) : AnyView(glassy)", 0),
    ("VStack { if isOld { plain } else { Text(a) }; glassy }", 1), ("plain; glassy", 1),
    ("if isOld { plain; glassy } else { glassy }", 1), ("if isOld { plain; glassy }", 1),
  ])
  func branchesThatCallHelpersAreNeverShownTogether(_ body: String, _ count: Int) {
    let isFunction = body.contains("plain()")
    let code = """
      import SwiftUI
      struct Screen: View {
        @ViewBuilder var body: some View { \(body) }
        private var glassy: some View { \(Self.card) }
        private var outer: some View { VStack { plain } }
        private \(isFunction ? "func plain() ->" : "var plain:") some View {
          HStack { x }.padding().background(Color(.systemGray6)).cornerRadius(12)
        }
      }
      """
    let used = body.contains("outer") ? code : code.replacing("VStack { plain }", with: "EmptyView()")
    #expect(RuleTrial(MixedSurfaces.rule).findings(used).count == count)
  }

  @Test func extensionsOfTheViewCount() {
    let code = """
      import SwiftUI
      struct Screen: View {
        var body: some View { \(Self.card) }
      }
      extension Screen {
        var row: some View { HStack { x }.padding().background(Color(.systemGray6)).cornerRadius(12) }
      }
      """
    #expect(RuleTrial(MixedSurfaces.rule).findings(code).count == 1)
  }
}
