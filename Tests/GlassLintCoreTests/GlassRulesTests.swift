import Testing

@testable import GlassLintCore

/// Spellings of glass and bars beyond the rules' own examples. A case is code with `↓` before each finding.
@Suite struct GlassRulesTests {
  private func marked(_ rule: Rule, _ code: String) -> String {
    let plain = code.split(separator: "↓", omittingEmptySubsequences: false).joined()
    var result = Array(plain.utf8)
    for finding in RuleTrial(rule).findings(plain).sorted(by: {
      $0.location.start.offset > $1.location.start.offset
    }) {
      result.insert(contentsOf: Array("↓".utf8), at: finding.location.start.offset)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func view(_ expression: String, members: String = "") -> String {
    "struct Card: View {\n  \(members)\n  var body: some View {\n    \(expression)\n  }\n}"
  }

  // MARK: glass-container

  @Test(arguments: [
    "↓HStack { Text(a).glassEffect(.regular, in: .capsule); Text(b).glassEffect() }",
    "SwiftUI.↓HStack { SwiftUI.Text(a).glassEffect(); Text(b).glassEffect() }",
    "↓VStack { Group { Text(a).padding().glassEffect() }; Button(action: go) { Text(b).glassEffect() } }",
    "↓LazyVGrid(columns: columns) { ForEach(items, id: \\.self) { Text($0).glassEffect().padding(4) } }",
    "↓HStack { ForEach(items) { chip($0) } }\n  }\n  func chip(_ item: Item) -> some View {\n    Text(item.name).glassEffect()",
    "↓HStack { Chip(); Chip() }\n  }\n}\nstruct Chip: View {\n  var body: some View {\n    Text(a).glassEffect()",
    "↓HStack { chip; chip }\n  }\n  var chip: some View {\n    get { Text(a).glassEffect() }",
    "↓HStack {\n  if #available(iOS 26, *) { a.glassEffect(); b.glassEffect() } else { a; b }\n}",
    "↓HStack { Text(a).glassEffect(); Button(b) {}.buttonStyle(.glass) }",
    "↓HStack { Text(a).glassEffect(); if let b { Text(b).glassEffect() }; Text(c).glassEffect() }",
    "↓HStack { Text(a).glassEffect(); if let b { Text(b).glassEffect() } else { Text(c).glassEffect() } }",
    "↓HStack { Group { Text(a).glassEffect(); Text(b).glassEffect() } }",
    "↓HStack { Text(a).glassEffect(); Spacer().frame(width: 8); Text(b).glassEffect() }",
    "↓HStack { Text(a).pill(); Text(b).pill() }\n  }\n}\nextension View {\n  func pill() -> some View {\n    padding().glassEffect(.regular, in: .capsule)",
    "↓HStack { Text(a).modifier(Pill()); Text(b).modifier(Pill()) }\n  }\n}\nstruct Pill: ViewModifier {\n  func body(content: Content) -> some View {\n    content.padding().glassEffect()",
  ])
  func siblingsAreFound(_ expression: String) {
    let code = view(expression)
    #expect(marked(GlassContainer.rule, code) == code)
  }

  @Test(arguments: [
    "HStack { Text(a).glassEffect(); Text(b) }",
    "HStack { Text(a).glassEffect(); if let b { Text(b).glassEffect() } }",
    "HStack { Text(a).glassEffect(); Divider(); Text(b).glassEffect() }",
    "VStack { Text(a).glassEffect(); Text(title); Text(b).glassEffect() }",
    "HStack { Text(a).glassEffect(.identity); Text(b).glassEffect() }",
    "HStack { ForEach(tabs) { tab in Text(tab.name).glassEffect(tab == selected ? .regular : .identity) } }",
    "HStack { ForEach(tabs) { tab in ZStack { if tab == selected { Capsule().glassEffect() }; Text(tab.name) } } }",
    "HStack { ForEach(tabs) { tab in if tab == selected { Text(a).glassEffect() } else { Text(a) } } }",
    "HStack { Button(a) {}.buttonStyle(.glass); Button(b) {}.buttonStyle(.glass) }",
    "Text(a).toolbar { ToolbarItem { HStack { Text(a).glassEffect(); Text(b).glassEffect() } } }",
    "FloatingBar { HStack { Text(a).glassEffect(); Text(b).glassEffect() } }",
    "AirGlassEffectContainer { HStack { Text(a).glassEffect(); Text(b).glassEffect() } }",
    "HStack { Text(a).glassEffect(); Text(b).glassEffect() }.glassContainer(spacing: 8)",
    "HStack { Text(a).backport.glassEffect(in: .circle); Text(b).padding().backport.glassEffect(in: .circle) }",
    "HStack { Menu(a) { Text(a).glassEffect(); Text(b).glassEffect() } }",
    "TabView { ForEach(pages) { Text($0.name).glassEffect() } }",
    "HStack {\n  #if os(iOS)\n  Text(a).glassEffect()\n  #else\n  Text(b).glassEffect()\n  #endif\n}",
  ])
  func otherGlassNeedsNoContainer(_ expression: String) {
    let code = view(expression)
    #expect(marked(GlassContainer.rule, code) == code)
  }

  @Test(arguments: [
    (".leading", ".trailing", "maxWidth", true), (".topLeading", ".bottomLeading", "maxHeight", true),
    ("Alignment.top", ".bottom", "maxHeight", true), (".leading", ".center", "maxWidth", true),
    (".leading", ".topLeading", "maxWidth", false), (".top", ".bottom", "maxWidth", false),
    ("side", ".trailing", "maxWidth", false), (".leading", ".trailing", "minWidth", false),
  ])
  func layersAtDifferentEdgesStandApart(_ one: String, _ two: String, _ measure: String, _ isApart: Bool) {
    let layers = [one, two].map { "Text(a).glassEffect().frame(\(measure): .infinity, alignment: \($0))" }
    let views = layers.joined(separator: "; ")
    for stack in ["ZStack", "VStack", "HStack"] {
      let code = view("\(isApart ? "" : "↓")\(stack) { \(views) }")
      #expect(marked(GlassContainer.rule, code) == code)
    }
  }

  @Test func aFrameInsideTheGlassIsPartOfIt() {
    let layers = [".leading", ".trailing"].map {
      "Text(a).frame(maxWidth: .infinity, alignment: \($0)).glassEffect()"
    }
    let code = view("↓ZStack { \(layers.joined(separator: "; ")) }")
    #expect(marked(GlassContainer.rule, code) == code)
  }

  @Test func layersOfHelpersStandApart() {
    let code = view(
      """
      ZStack { back; Button(b) { } label: { Text(b).glassEffect() }.frame(maxWidth: .infinity, alignment: .trailing) }
      }
      var back: some View {
        Text(a).glassEffect().frame(maxWidth: .infinity, alignment: .leading)
      """)
    #expect(marked(GlassContainer.rule, code) == code)
  }

  @Test func aContainerAroundTheUseCounts() {
    let code = """
      struct Screen: View {
        var body: some View { GlassEffectContainer { Tools() } }
      }
      struct Tools: View {
        var body: some View { bar.padding() }
        var bar: some View { HStack { Text(a).glassEffect(); Text(b).glassEffect() } }
      }
      """
    #expect(marked(GlassContainer.rule, code) == code)
  }

  @Test func previewsAreSilent() {
    let code =
      "#Preview {\n  HStack { Text(a).glassEffect(); Text(b).glassEffect().font(.title) }.glassEffect()\n}"
    #expect(marked(GlassContainer.rule, code) == code)
    #expect(marked(GlassOnGlass.rule, code) == code)
    #expect(marked(GlassOrder.rule, code) == code)
  }

  @Test func siblingsThatOnlyAPreviewShowsAreRight() {
    let code = """
      struct Badge: View {
        var body: some View { Text(a).padding().glassEffect() }
      }
      #Preview { VStack { Badge(); Badge() } }
      struct Badges: PreviewProvider {
        static var previews: some View { states.padding() }
        static var states: some View { HStack { Badge(); Badge() } }
      }
      """
    #expect(marked(GlassContainer.rule, code) == code)
  }

  @Test func theProjectsOwnGlassIsLeftAlone() {
    let code = """
      extension View {
        func glassEffect(in shape: some Shape) -> some View { background(.thinMaterial, in: shape) }
      }
      """ + "\n"
      + view("HStack { Text(a).glassEffect(in: Circle()).font(.title); Text(b).glassEffect(in: Circle()) }")
    #expect(marked(GlassContainer.rule, code) == code)
    #expect(marked(GlassOrder.rule, code) == code)
  }

  // MARK: glass-on-glass

  @Test(arguments: [
    "VStack { Text(a).↓outer() }.glassEffect()\n  }\n}\nextension View {\n  func outer() -> some View { self.inner() }\n  func inner() -> some View {\n    self.padding().glassEffect()",
    "VStack { Chip() }.glassEffect()\n  }\n}\nstruct Chip {}\nextension Chip: View {\n  var body: some View {\n    Text(a).↓glassEffect()",
    "VStack { Text(a).padding().↓glassEffect() }.glassEffect(.clear, in: .rect(cornerRadius: 12))",
    "Text(a).↓glassEffect().padding().glassEffect()",
    "Button { } label: { Image(systemName: s).↓glassEffect() }.buttonStyle(.glassProminent)",
    "VStack { Text(a) }.overlay(alignment: .topTrailing) { Button(b) {}.↓buttonStyle(.glass) }.glassEffect()",
    "VStack { Text(a).↓background(Material.thin) }.background { RoundedRectangle(cornerRadius: 8).fill(.thinMaterial) }",
    "VStack { Text(a).↓background(.ultraThickMaterial) }.padding().background(.bar, in: Capsule())",
    "VStack { Text(a).↓background { Capsule().fill(Material.regular) } }.background(.regularMaterial, in: .capsule)",
    "VStack { Button(b) {}.↓background(.regularMaterial) }.padding().background(.regularMaterial)",
    "HStack { badge }.glassEffect()\n  }\n  @ViewBuilder var badge: some View {\n    if isNew { Text(n).↓glassEffect() }",
    "HStack { Chip() }.glassEffect()\n  }\n}\nstruct Chip: View {\n  var body: some View {\n    Text(a).↓glassEffect()",
    "HStack { Text(a).↓pill() }.glassEffect()\n  }\n}\nextension View {\n  func pill() -> some View {\n    padding(4).glassEffect()",
    "HStack { Button(a) {}.↓buttonStyle(Pill()) }.glassEffect()\n  }\n}\nstruct Pill: ButtonStyle {\n  func makeBody(configuration: Configuration) -> some View {\n    configuration.label.padding().glassEffect()",
    "Text(a).modifier(Panel())\n  }\n}\nstruct Panel: ViewModifier {\n  func body(content: Content) -> some View {\n    content.↓background(.thinMaterial).glassEffect()",
    "VStack { Text(a).↓background(.thinMaterial) }.modifier(Panel())\n  }\n}\nstruct Panel: ViewModifier {\n  func body(content: Content) -> some View {\n    content.background(.regularMaterial)",
  ])
  func nestedSurfacesAreFound(_ expression: String) {
    let code = view(expression)
    #expect(marked(GlassOnGlass.rule, code) == code)
  }

  @Test(arguments: [
    "VStack { Text(a).glassEffect(); Text(b).glassEffect() }",
    "VStack { Text(a).glassEffect() }.padding().background(.blue)",
    "VStack { Button(b) {}.background(.thinMaterial) }.padding().background(.regularMaterial)",
    "VStack { Text(a).background(.thinMaterial).onTapGesture(perform: go) }.padding().background(.regularMaterial)",
    "VStack { HStack { Toggle(a, isOn: $b) }.background(.thinMaterial) }.padding().background(.regularMaterial)",
    "VStack { IconButton(a).background(.thinMaterial) }.padding().background(.regularMaterial)",
    "List { Text(a).padding().background(.thinMaterial) }.background(.regularMaterial)",
    "VStack { Text(a).background(on ? .thinMaterial : .regularMaterial) }.padding().background(.regularMaterial)",
    "Text(a).glassEffect().sheet(isPresented: $b) { Text(b).glassEffect() }",
    "Menu { Text(a).glassEffect() } label: { Text(b) }.glassEffect()",
    "VStack { Button(b) {} }.buttonStyle(.glass)",
    "VStack { Text(a).glassEffect() }.buttonStyle(.glass)",
    "VStack { Text(a).glassEffect(isOn ? .regular : .identity) }.glassEffect()",
    "Text(a)\n#if os(visionOS)\n.background(.regularMaterial)\n#else\n.glassEffect()\n#endif",
    "HStack { chip }.padding().background(.blue)\n  }\n  var chip: some View {\n    Text(a).glassEffect()",
    "Button(a) {}.buttonStyle(.glass).tint(.blue)",
    "VStack { Text(a).background { Capsule().fill(.thinMaterial).opacity(isOn ? 1 : 0) } }.padding().background(.thinMaterial)",
  ])
  func otherSurfacesAreRight(_ expression: String) {
    let code = view(expression)
    #expect(marked(GlassOnGlass.rule, code) == code)
  }

  @Test func branchesForOtherSystemsAreNotNested() {
    let code = view(
      """
      if #available(iOS 26, macOS 26, *) {
        row.glassEffect()
      } else {
        row.padding().background(.regularMaterial)
      }
      """,
      members: """
        @ViewBuilder var row: some View {
          if #available(iOS 26.0, *) { Text(a) } else { Text(a).background(.blue) }
        }
        @ViewBuilder var old: some View {
          if #unavailable(iOS 26) { HStack { new }.padding().background(.thinMaterial) } else { HStack { new } }
        }
        @ViewBuilder var new: some View {
          if #available(iOS 26, *) { Text(a).background(.thinMaterial) } else { Text(a) }
        }
        """)
    #expect(marked(GlassOnGlass.rule, code) == code)
  }

  @Test func aHelperUsedTwiceIsOneFinding() {
    let code = view(
      "VStack { HStack { badge }.glassEffect(); HStack { badge }.glassEffect() }",
      members: "var badge: some View { Text(a).↓glassEffect() }")
    #expect(marked(GlassOnGlass.rule, code) == code)
  }

  // MARK: glass-order

  @Test(arguments: [
    "content.glassEffect(.regular.tint(.red)).↓background { Capsule().fill(.blue) }",
    "content.glassEffect().↓background(theme.tint)",
    "content.glassEffect().↓opacity(0.5)",
    "Text(a).glassEffect(.clear).padding().↓opacity(0.5)",
    "Text(a).glassEffect().padding(.horizontal).frame(maxWidth: .infinity).↓opacity(CGFloat(0.8))",
    "Text(a).glassEffect().↓opacity(dimmed)\n  }\n  private let dimmed = 0.6\n  var other: some View {\n    Text(a)",
  ])
  func lateModifiersAreFound(_ expression: String) {
    let code = view(expression)
    #expect(marked(GlassOrder.rule, code) == code)
  }

  @Test(arguments: [
    "Text(a).font(.title).glassEffect().padding().background(.blue)",
    "Text(a).glassEffect().frame(maxWidth: .infinity).background(.blue)",
    "Text(a).glassEffect().background(.clear)",
    "Text(a).glassEffect(.clear).background(.black.opacity(0.3))",
    "Text(a).glassEffect(variant).background(.black.opacity(0.3))",
    "Text(a).glassEffect().background(Color.black.opacity(0.001))",
    "Text(a).glassEffect().background { Rectangle().glassEffect().ignoresSafeArea() }",
    "Text(a).glassEffect().background(alignment: .bottom) { shadow }",
    "Text(a).glassEffect().background(isOn ? Color.blue : .clear)",
    "Text(a).glassEffect().background(SizeReader(size: $size))",
    "Text(a).glassEffect().background { Capsule().fill(.black).shadow(radius: 8) }",
    "Text(a).glassEffect().opacity(isOn ? 1 : 0.5).opacity(1).opacity(shown)",
    "Text(a).glassEffect().padding().opacity(isOn ? 1 : 0.4)",
    "Text(a).glassEffect().opacity(dimmed)\n  }\n  var dimmed = 0.6\n  var other: some View {\n    Text(a)",
    "Text(a).glassEffect().opacity(0.99)",
    "Text(a).glassEffect().tint(nil)",
    "Text(a).glassEffect().bold()",
    "content.glassEffect(.clear).padding().font(.title).foregroundStyle(.white, .blue)",
    "Text(a).glassEffect().contextMenu { Button(b) {} }.tint(.red)",
    "GlassEffectContainer { Text(a).glassEffect() }.font(.title)",
    "Text(a).glassEffect().clipShape(.capsule).shadow(radius: 2).offset(y: 2).transition(.opacity)",
    "HStack { Text(a).glassEffect() }.font(.title).background(.blue)",
  ])
  func whatBelongsBehindGlassIsRight(_ expression: String) {
    let code = view(expression)
    #expect(marked(GlassOrder.rule, code) == code)
  }

  // MARK: safe-area-glass

  @Test(arguments: [
    "ScrollView { a }.↓safeAreaInset(edge: .bottom) { dock.glassEffect(.regular, in: .rect) }",
    "ScrollView { a }.↓safeAreaInset(edge: .bottom, content: { bar.padding().glassEffect() })",
    "ScrollView { a }.↓safeAreaInset(edge: .bottom) { HStack { Button(a) {}; Button(b) {} }.padding().glassEffect() }",
    "ScrollView { a }.↓safeAreaInset(edge: .bottom) { HStack { a; b }.padding().glassEffect(.regular, in: .capsule) }",
    "ScrollView { a }.↓safeAreaInset(edge: .bottom) { GlassEffectContainer { VStack { a; b }.glassEffect() } }",
    "ScrollView { a }.↓safeAreaInset(edge: .bottom) { Dock().glassEffect(.regular, in: .capsule) }",
    "ScrollView { a }.↓safeAreaInset(edge: .bottom) { if isOn { dock.glassEffect().transition(.opacity) } }",
    "ScrollView { a }.↓safeAreaInset(edge: VerticalEdge.bottom) { Text(a).frame(maxWidth: .infinity).glassEffect() }",
    "ScrollView { a }.↓safeAreaInset(edge: .bottom) { Dock() }\n  }\n}\nstruct Dock: View {\n  var body: some View {\n    HStack { a; Spacer(); b }.glassEffect()",
  ])
  func glassThatEndsWithTheInsetIsFound(_ expression: String) {
    let code = view(expression)
    #expect(marked(SafeAreaGlass.rule, code) == code)
  }

  @Test(arguments: [
    "ScrollView { a }.safeAreaInset(edge: .bottom) { dock.glassEffect().padding() }",
    "ScrollView { a }.safeAreaInset(edge: .bottom) { dock.padding(.horizontal) }\n  }\n  var dock: some View {\n    HStack { a; Spacer() }.glassEffect().padding(.bottom)",
    "ScrollView { a }.safeAreaInset(edge: .bottom) { VStack { dock.glassEffect() }.padding() }",
    "ScrollView { a }.safeAreaInset(edge: .bottom) { dock.glassEffect().ignoresSafeArea(edges: .bottom) }",
    "ScrollView { a }.safeAreaInset(edge: .bottom) { HStack { a; b }.padding().glassEffect(.regular, in: .capsule).padding(.bottom, 8) }",
    "ScrollView { a }.safeAreaInset(edge: .bottom) { HStack { a }.frame(width: 56, height: 56).glassEffect() }",
    "ScrollView { a }.safeAreaInset(edge: .bottom, alignment: .trailing) { VStack { a; b }.padding().glassEffect() }",
    "ScrollView { a }.safeAreaInset(edge: .bottom) { VStack { a }.padding().glassEffect(in: .circle) }",
    "ScrollView { a }.safeAreaInset(edge: .bottom) { Image(systemName: s).padding().glassEffect(in: .rect(cornerRadius: 8)) }",
    "ScrollView { a }.safeAreaInset(edge: .bottom) { dock.background(.bar) }",
    "ScrollView { a }.safeAreaInset(edge: .trailing) { dock.glassEffect() }",
    "ScrollView { a }.safeAreaInset(edge: .top) { filters.glassEffect() }",
    "#if os(macOS)\nScrollView { a }.safeAreaInset(edge: .bottom) { dock.glassEffect() }\n#endif",
  ])
  func floatingGlassIsRight(_ expression: String) {
    let code = view(expression)
    #expect(marked(SafeAreaGlass.rule, code) == code)
  }

  // MARK: mirrored-edge

  @Test(arguments: [
    "List(items) { Text($0) }.navigationTitle(a).↓backgroundExtensionEffect()",
    "Text(article).↓backgroundExtensionEffect()",
    "SwiftUI.ScrollView(.vertical) { a }.↓backgroundExtensionEffect(isEnabled: isWide)",
    "VStack { Image(a); HStack { Label(b, systemImage: s) } }.↓backgroundExtensionEffect()",
    "caption.↓backgroundExtensionEffect()\n  }\n  var caption: some View {\n    VStack { Text(a) }",
  ])
  func mirroredTextIsFound(_ expression: String) {
    let code = view(expression)
    #expect(marked(MirroredEdge.rule, code) == code)
  }

  @Test(arguments: [
    "Image(a).backgroundExtensionEffect().overlay { Text(a) }",
    "LinearGradient(colors: c, startPoint: .top, endPoint: .bottom).backgroundExtensionEffect()",
    "Map(position: $p).backgroundExtensionEffect()",
    "header.backgroundExtensionEffect()",
    "ZStack { Image(a); if isDebug { Text(b) } }.backgroundExtensionEffect()",
    "Text(a).backgroundExtensionEffect(isEnabled: false)",
  ])
  func mirroredPicturesAreRight(_ expression: String) {
    let code = view(expression)
    #expect(marked(MirroredEdge.rule, code) == code)
  }

  // MARK: hidden-navigation-bar

  @Test(arguments: [
    "ScrollView { a }.scrollEdgeEffectStyle(.soft, for: .all).↓toolbar(.hidden)",
    "ScrollView { a }.↓toolbar(.hidden, for: .tabBar, .navigationBar).scrollEdgeEffectStyle(.automatic, for: .vertical)",
    "ScrollView { a }.scrollEdgeEffectStyle(ScrollEdgeEffectStyle.hard, for: .top).↓navigationBarHidden(true)",
    "Rows().↓toolbar(.hidden, for: .navigationBar)\n  }\n}\nstruct Rows: View {\n  var body: some View {\n    List { a }.scrollEdgeEffectStyle(.soft, for: .top)",
    "List { a }.softEdges().↓toolbar(.hidden, for: .navigationBar)\n  }\n}\nextension View {\n  @ViewBuilder func softEdges() -> some View {\n    if #available(iOS 26, *) { scrollEdgeEffectStyle(.soft, for: .all) } else { self }",
  ])
  func hiddenBarsAreFound(_ expression: String) {
    let code = view(expression)
    #expect(marked(HiddenNavigationBar.rule, code) == code)
  }

  @Test(arguments: [
    "ScrollView { a }.scrollEdgeEffectStyle(.soft, for: .top).toolbar(.visible, for: .navigationBar)",
    "ScrollView { a }.scrollEdgeEffectStyle(.soft, for: .top).navigationBarHidden(isOn)",
    "ScrollView { a }.scrollEdgeEffectStyle(nil, for: .top).toolbar(.hidden, for: .navigationBar)",
    "Rows().toolbar(.hidden, for: .navigationBar)\n  }\n}\nstruct Rows: View {\n  var body: some View {\n    List { a }.scrollEdgeEffectStyle(.soft, for: .top).safeAreaBar(edge: .top) { b }",
    "Rows().toolbar(.hidden, for: .navigationBar)\n  }\n}\nstruct Rows: View {\n  var body: some View {\n    NavigationStack { List { a }.scrollEdgeEffectStyle(.soft, for: .top) }",
    "ScrollView { a }.scrollEdgeEffectStyle(.soft, for: .top).toolbar { Button(b) {} }",
    "ScrollView { a }.toolbar(.hidden, for: .navigationBar).sheet(isPresented: $b) { List { a }.scrollEdgeEffectStyle(.soft, for: .top) }",
    "ScrollView { a }.toolbar(.hidden, for: .navigationBar)\n  }\n}\nstruct Other: View {\n  var body: some View {\n    List { a }.scrollEdgeEffectStyle(.soft, for: .top)",
  ])
  func barsThatDoNotMatterAreRight(_ expression: String) {
    let code = view(expression)
    #expect(marked(HiddenNavigationBar.rule, code) == code)
  }

  // MARK: duplicated-blur

  @Test(arguments: [
    "page.↓overlay { page.blur(radius: 8).mask { fade } }\n  }\n  var page: some View {\n    ScrollView { a }",
    "page.↓overlay(page.blur(radius: 8), alignment: .top)\n  }\n  var page: some View {\n    VStack { ScrollView { a } }",
    "self.page.padding().↓overlay { Group { self.page.padding().blur(radius: 8) } }\n  }\n  var page: some View {\n    List { a }",
    "ZStack { page; page.↓blur(radius: 8).mask { fade } }\n  }\n  var page: some View {\n    Form { a }",
    "page.↓background { page.blur(radius: 8) }\n  }\n  @ViewBuilder var page: some View {\n    if isOn { ScrollView { a } } else { Text(a) }",
    "scrollContent.↓overlay { scrollContent.blur(radius: 8).mask(fade) }",
    "AppScrollScreen { a }.↓overlay { AppScrollScreen { a }.blur(radius: 8).mask(fade) }",
    "page.↓overlay { ZStack { page }.blur(radius: 8).mask { fade } }\n  }\n  var page: some View {\n    ScrollView { a }",
    "page.↓overlay { VStack { page.blur(radius: 8).frame(height: 80); Spacer() } }\n  }\n  var page: some View {\n    List { a }",
    "Text(a)\n  }\n}\nextension ScrollView {\n  func smeared() -> some View {\n    self.↓overlay { self.blur(radius: 8) }",
  ])
  func copiesOfScrollViewsAreFound(_ expression: String) {
    let code = view(expression)
    #expect(marked(DuplicatedBlur.rule, code) == code)
  }

  @Test(arguments: [
    "page.overlay { page.blur(radius: 8) }",
    "page.overlay { page.blur(radius: 8) }\n  }\n  var page: some View {\n    Image(a)",
    "page.overlay { other.blur(radius: 8) }\n  }\n  var page: some View {\n    ScrollView { a }",
    "page.overlay { Color.black.blur(radius: 8) }\n  }\n  var page: some View {\n    ScrollView { a }",
    "if isOn { page.blur(radius: 8) } else { page }\n  }\n  var page: some View {\n    ScrollView { a }",
    "Text(a).background { Text(a).blur(radius: 8) }",
  ])
  func otherBlursAreRight(_ expression: String) {
    let code = view(expression)
    #expect(marked(DuplicatedBlur.rule, code) == code)
  }

  private static let pieces = """
    struct Round: View {
      let symbol: String
      var body: some View {
        Button(action: {}) { Image(systemName: symbol).frame(width: 44, height: 44).glassEffect() }
      }
    }
    struct Checked: View {
      var body: some View {
        if #available(iOS 26, *) { Text("a").padding().glassEffect() } else { Text("a").background(.bar) }
      }
    }
    struct MayBe: View {
      let isOn: Bool
      var body: some View { if isOn { Text("a").glassEffect() } else { Text("a") } }
    }
    struct None: View { var body: some View { Text("a").glassEffect(.identity) } }
    struct Wide: View { var body: some View { Text("a").glassEffect().frame(maxWidth: .infinity) } }
    struct Some: View { var body: some View { HStack { Text("a").glassEffect(); Text("b") } } }
    """

  @Test("views of another file that are glass are siblings and lie on glass as those of the file do")
  func piecesOfGlassElsewhere() throws {
    func expect(_ rule: Rule, _ view: String) throws {
      let files = [
        "Pieces.swift": Self.pieces, "Home.swift": "struct Home: View { var body: some View { \(view) } }",
      ]
      #expect(try ProjectTrial(files).marked(rule) == files)
    }
    for view in [
      "↓HStack { Round(symbol: a); Round(symbol: b) }", "↓VStack { Checked(); Round(symbol: b) }",
      "↓HStack { ForEach(all) { Round(symbol: $0) } }", "↓HStack { Round(symbol: a); Text(b).glassEffect() }",
      "HStack { Round(symbol: a); Spacer(); Round(symbol: b) }",
      "HStack { Round(symbol: a); MayBe(isOn: true) }",
      "HStack { None(); None() }", "HStack { Wide(); Wide() }", "HStack { Some(); Other() }",
      "GlassEffectContainer { HStack { Round(symbol: a); Round(symbol: b) } }",
    ] {
      try expect(GlassContainer.rule, view)
    }
    let bar =
      "struct Bar: View { var body: some View { HStack { Text(a).glassEffect(); Text(b).glassEffect() } } }"
    func count(_ home: String) throws -> Int {
      let home = "struct Home: View { var body: some View { \(home) } }"
      return try ProjectTrial(["Bar.swift": bar, "Home.swift": home]).findings(GlassContainer.rule).count
    }
    #expect(try count("VStack { Bar() }") == 1)
    #expect(try count("GlassEffectContainer { Bar() }") == 0)
    #expect(try count("Text(a).toolbar { ToolbarItem { Bar() } }") == 0)
    for view in [
      "VStack { ↓Round(symbol: a); Text(b) }.padding().glassEffect()",
      "VStack { Some(); MayBe(isOn: true) }.glassEffect()",
      "VStack { Round(symbol: a) }.background(.regularMaterial)",
    ] {
      try expect(GlassOnGlass.rule, view)
    }
  }

  @Test("what a component of another file lays on glass has none of its own")
  func glassInAComponentOfGlass() throws {
    let files = [
      "GlassCard.swift": """
      struct GlassCard<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View { content.padding(16).glassEffect(.regular, in: .rect(cornerRadius: 20)) }
      }
      struct MayBeCard<Content: View>: View {
        let isOn: Bool
        @ViewBuilder let content: Content
        var body: some View { if isOn { content.glassEffect() } else { content } }
      }
      """,
      "Home.swift": """
      struct Home: View {
        var body: some View {
          GlassCard { VStack { Text("a").padding(8).↓glassEffect() } }
          GlassCard { Text("a") }.overlay { Text("b").glassEffect() }
          GlassCard { Text("a").sheet(isPresented: $isOn) { Text("b").glassEffect() } }
          MayBeCard(isOn: true) { Text("a").glassEffect() }
        }
      }
      """,
    ]
    #expect(try ProjectTrial(files).marked(GlassOnGlass.rule) == files)
  }
}
