/// Screens whose content does not keep the distance to the sides that the others keep.
enum ScreenPadding {
  static let rule = Rule(
    id: "screen-padding",
    theme: .spacing,
    summary: "a horizontal padding of a screen's content other than the one all screens share",
    rationale: """
      Content that starts at another distance from the side on every screen jumps when people move between \
      them. Cards and rows inside have paddings of their own, which this rule leaves alone.
      """,
    quiet: [
      "in a sheet, and in what a Mac shows as well, unless `value` is set",
      "where something else in the same view keeps the same distance, unless `value` is set",
      "for a distance several times as large, which holds a message to the middle of its screen, unless `value` is set",
      "where the two sides are not known, or several paddings make one up",
    ],
    severity: nil,
    fixable: .unsafe,
    options: [
      RuleOption(
        "value", .number(0...200), default: .number(0),
        help:
          "the distance between a screen's content and its sides, in points; 0 takes the one that three of four screens of the project have, and four at least, `padding()` counted as 16, and 20 as long as a small project has fewer than four"
      )
    ],
    seeds: ["002"],
    examples: examples,
    triggers: Rule.Triggers(kinds: [.structDecl]),
    usesProject: true,
    check: check)

  @Sendable private static func check(_ context: borrowing RuleContext, _ type: NodeID) {
    let tree = context.tree
    let contents = context.file.screenContents(of: type)
    guard !contents.isEmpty, !tree.isInPreview(type) else { return }
    for content in contents { judge(context, content) }
  }

  // MARK: Margins

  private static func judge(_ context: borrowing RuleContext, _ content: ScreenContent) {
    guard let leading = context.file.margins(of: content, at: .leading),
      let trailing = context.file.margins(of: content, at: .trailing),
      leading.count == 1, trailing.count == 1, !context.file.isForPointer(leading[0].call)
    else { return }
    // Both sides are one thing to decide.
    if !report(context, leading[0], beside: trailing[0]) {
      _ = report(context, trailing[0], beside: leading[0])
    }
  }

  /// How many times the usual margin is none that slipped, but holds a message to the middle of its screen.
  private static let measure = 4.0

  /// In points, of the seed's screens. A project that is more than an example and has few screens has none to share.
  private static let standardMargin = 20.0

  /// - Returns: whether there was anything to say.
  private static func report(
    _ context: borrowing RuleContext, _ margin: ScreenMargin, beside other: ScreenMargin
  ) -> Bool {
    let configured = context.number("value")
    let isLearned = configured == 0 && context.file.hasSeveralScreens
    // Of several, the least is that of a phone; larger ones make room on larger screens.
    guard let value = margin.values.min(by: { $0.value < $1.value }), value.value > 0,
      let wanted = isLearned
        ? context.file.commonMargin(besides: value.value)
        : configured > 0 ? configured : context.site.isInSmallProject ? standardMargin : nil,
      !margin.values.contains(where: { $0.value == wanted }),
      configured > 0 || value.value < Self.measure * wanted, let amount = margin.part.amount,
      configured > 0 || !isKept(context, value.value, apartFrom: [margin.call, other.call])
    else { return false }
    let name = context.tree.name(margin.call)?.string ?? "padding"
    let number = Scale.text(wanted)
    let message =
      "horizontal padding \(Scale.text(value.value)) of this screen differs from the "
      + (isLearned
        ? "\(number) of most screens"
        : configured > 0 ? "\(number) of all screens" : "\(number) of this rule")
      + "; write \(number)"
    // A fix of one side would leave the other behind.
    let isNear =
      Scale.isNear(wanted, to: value.value)
      && (other.part.amount == amount || other.values.contains { $0.value == wanted })
    if !value.path.isEmpty, context.file.isTokenValue(value.node) {
      context.report(at: amount, message, fixes: isNear ? fix(context, margin, amount, wanted) : [])
    } else {
      context.report(
        value, reaching: amount, name, message,
        fixes: value.path.isEmpty && isNear ? fix(context, margin, value.node, wanted) : [])
    }
    return true
  }

  /// Whether a screen's margin has company or a place of its own: something else in the view keeps the same distance, with
  /// which its content lines up; it is shown in a sheet, or on a Mac.
  private static func isKept(
    _ context: borrowing RuleContext, _ value: Double, apartFrom own: [NodeID]
  ) -> Bool {
    let tree = context.tree
    guard let type = tree.enclosingType(of: own[0]), !context.file.isBuilt(for: .macOS, at: own[0]),
      !context.site.project.surroundings(ofView: tree.typeNames(type)).contains(where: {
        $0.contains(.presented)
      })
    else { return true }
    if context.file.hasGrid(spacedBy: value, in: type) { return true }
    return (context.facts.calls[Name("padding").hash] ?? []).contains { call in
      guard !own.contains(call), tree.contains(type, call), let parts = tree.paddingParts(of: call) else {
        return false
      }
      return parts.contains { part in
        guard !part.edges.isDisjoint(with: .horizontal) else { return false }
        return part.amount.map { context.file.values(of: $0).contains { $0.value == value } }
          ?? (value == WrittenMargins.standard)
      }
    }
  }

  private static func fix(
    _ context: borrowing RuleContext, _ margin: ScreenMargin, _ node: NodeID, _ wanted: Double
  ) -> [Fix] {
    let tree = context.tree
    let text = Scale.text(wanted)
    let tokens = context.scales[.spacing]?.step(equalTo: wanted).map {
      context.site.references(to: $0, at: node, .cgFloat)
    }
    let isFloat = tree.kind(node) == .floatLiteral && !text.contains(".")
    let number = tokens.flatMap { $0.standsOut ? $0.names[0] : nil } ?? (isFloat ? text + ".0" : text)
    let title = "Use \(number)"
    guard !margin.part.edges.isDisjoint(with: .vertical) else {
      return [.unsafe(title, [context.replace(node, with: number)])]
    }
    // What the call does above and below stays.
    guard margin.part.edges == .all, tree.argumentCount(margin.call) == 1,
      tree.isNamed(margin.call, "padding"),
      margin.part.amount == node, let argument = tree.firstArgument(margin.call),
      let close = context.closeParen(of: margin.call)
    else { return [] }
    let start = tree.range(of: argument).start
    let end = tree.range(ofToken: close).end
    return [
      .unsafe(
        title,
        [
          context.insert(".vertical, ", at: start),
          context.insert(".padding(.horizontal, \(number))", at: end),
        ])
    ]
  }

  /// What the system makes of no amount is 16 on a phone.
  private static let screensOf16 = """
    struct FeedScreen: View {
      var body: some View { ScrollView { VStack { rows }.padding(.horizontal) } }
    }
    struct PlacesScreen: View {
      var body: some View { ScrollView { VStack { rows }.padding(.horizontal) } }
    }
    struct ProfileScreen: View {
      var body: some View { ScrollView { VStack { rows }.padding() } }
    }
    struct SearchScreen: View {
      var body: some View { ScrollView { VStack { rows }.padding(.horizontal, 16) } }
    }
    """

  private static let examples: [Rule.Example] = [
    // Most screens of the project tell.
    .wrong(
      """
      struct FeedScreen: View {
        var body: some View { ScrollView { VStack { rows }.padding(.horizontal, 24) } }
      }
      struct PlacesScreen: View {
        var body: some View { ScrollView { VStack { rows }.padding(.horizontal, 24) } }
      }
      struct ProfileScreen: View {
        var body: some View { ScrollView { VStack { rows }.padding(.horizontal, 24) } }
      }
      struct SearchScreen: View {
        var body: some View { ScrollView { VStack { rows }.padding(.horizontal, 24) } }
      }
      struct StoryScreen: View {
        var body: some View { ScrollView { VStack { rows }.padding(.horizontal, ↓20) } }
      }
      """,
      fixed: """
        struct FeedScreen: View {
          var body: some View { ScrollView { VStack { rows }.padding(.horizontal, 24) } }
        }
        struct PlacesScreen: View {
          var body: some View { ScrollView { VStack { rows }.padding(.horizontal, 24) } }
        }
        struct ProfileScreen: View {
          var body: some View { ScrollView { VStack { rows }.padding(.horizontal, 24) } }
        }
        struct SearchScreen: View {
          var body: some View { ScrollView { VStack { rows }.padding(.horizontal, 24) } }
        }
        struct StoryScreen: View {
          var body: some View { ScrollView { VStack { rows }.padding(.horizontal, 24) } }
        }
        """),
    // What the system makes of no amount is 16 on a phone, and rows that keep the same distance line up.
    .right(
      """
      \(screensOf16)
      struct StoryScreen: View {
        var body: some View {
          ScrollView { VStack { rows }.padding(.horizontal, 20) }.safeAreaInset(edge: .bottom) { Text("Bar").padding(.horizontal, 20) }
        }
      }
      """),
    .wrong(
      """
      \(screensOf16)
      struct StoryScreen: View {
        var body: some View { ScrollView { VStack { rows }.padding(.leading, ↓5).padding(.trailing, 5) } }
      }
      """),
    // Pictures of a gallery are as far from the sides as from each other.
    .right(
      """
      \(screensOf16)
      struct GalleryScreen: View {
        var body: some View { ScrollView { VStack { grid }.padding(.horizontal, 6) } }
        private var grid: some View { LazyVGrid(columns: [GridItem(.flexible())], spacing: 6) { Text("One") } }
      }
      """),
    // Where none is what most have.
    .right(
      """
      struct FeedScreen: View {
        var body: some View { ScrollView { VStack { rows }.padding(.horizontal, 24) } }
      }
      struct PlacesScreen: View {
        var body: some View { ScrollView { VStack { rows }.padding(.horizontal, 12) } }
      }
      struct ProfileScreen: View {
        var body: some View { ScrollView { VStack { rows }.padding(.horizontal, 24) } }
      }
      struct SearchScreen: View {
        var body: some View { ScrollView { VStack { rows }.padding(.horizontal, 16) } }
      }
      """),
    .wrong(
      """
      struct FocusView: View {
        var body: some View {
          ZStack {
            PremiumAppBackground().ignoresSafeArea()
            VStack(spacing: 20) {
              Text("Focus")
            }
            .padding(.horizontal, ↓22)
            .padding(.top, 18)
          }
        }
      }
      """,
      fixed: """
        struct FocusView: View {
          var body: some View {
            ZStack {
              PremiumAppBackground().ignoresSafeArea()
              VStack(spacing: 20) {
                Text("Focus")
              }
              .padding(.horizontal, 20)
              .padding(.top, 18)
            }
          }
        }
        """, options: ["value": .number(20)]),
    .wrong(
      """
      struct ProfileView: View {
        private let margin: CGFloat = ↓16
        var body: some View {
          NavigationStack {
            ScrollView {
              LazyVStack { rows }.padding([.leading, .trailing], margin)
            }
            .navigationTitle("Profile")
          }
        }
      }
      """, options: ["value": .number(20)]),
    .wrong(
      """
      struct SignInView: View {
        var body: some View {
          VStack { fields }
            .padding(↓24)
            .navigationTitle("Sign in")
        }
      }
      """,
      fixed: """
        struct SignInView: View {
          var body: some View {
            VStack { fields }
              .padding(.vertical, 24).padding(.horizontal, 20)
              .navigationTitle("Sign in")
          }
        }
        """, options: ["value": .number(20)]),
    .right(
      """
      struct ProfileView: View {
        var body: some View {
          ScrollView {
            VStack { card.padding(.horizontal, 16) }.padding(.horizontal, 20)
          }
          .navigationTitle("Profile")
        }
      }
      """, options: ["value": .number(20)]),
    .right(
      """
      struct ProfileCard: View {
        var body: some View {
          VStack { Text("Profile") }
            .padding(16)
            .background(.thinMaterial, in: .rect(cornerRadius: 20))
        }
      }
      """, options: ["value": .number(20)]),
    .right(
      """
      struct ProfileView: View {
        var body: some View {
          ScrollView {
            VStack { rows }.padding(.horizontal, 8)
          }
          .padding(.horizontal, 12)
          .navigationTitle("Profile")
        }
      }
      """, options: ["value": .number(20)]),
    .right(
      """
      struct ProfileView: View {
        var body: some View {
          ScrollView { VStack { rows }.padding(.horizontal, 16) }.navigationTitle("Profile")
        }
      }
      """, options: ["value": .number(16)]),
    .right(
      """
      struct AuthorView: View {
        var body: some View {
          VStack { Text("Profile") }
            .padding(12)
            .accessibilityElement(children: .combine)
            .navigationTitle("Profile")
        }
      }
      struct PlaceView: View {
        var body: some View {
          VStack { Text("Place"); Spacer() }.padding(.horizontal, 12)
        }
      }
      struct PlacesView: View {
        var body: some View { List { PlaceView() } }
      }
      """, options: ["value": .number(20)]),
    .right(
      """
      struct FeedView: View {
        var body: some View {
          Group {
            if isLoading {
              ScrollView { VStack { Text("Loading") }.padding(.horizontal, 12) }
            } else {
              ScrollView { VStack { rows } }
            }
          }
          .navigationTitle("Feed")
        }
      }
      """, options: ["value": .number(20)]),
  ]
}
