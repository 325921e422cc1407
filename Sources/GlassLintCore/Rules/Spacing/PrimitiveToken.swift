/// Tokens that only other tokens are to use.
enum PrimitiveToken {
  static let rule = Rule(
    id: "primitive-token",
    theme: .spacing,
    summary: "a primitive token in a view, where a semantic one is meant",
    rationale: """
      Primitive tokens are the raw palette and steps; semantic ones say what they are for, and change with the theme. \
      `tokens.primitive` in the configuration tells the former by globs of their names.
      """,
    severity: nil,
    fixable: .unsafe,
    options: [
      RuleOption(
        "names", .strings, default: .strings([]),
        help: "globs of the names of primitive tokens, besides those of tokens.primitive")
    ],
    needs: "names",
    seeds: ["002"],
    examples: examples,
    triggers: Rule.Triggers(kinds: [.sourceFile]),
    check: { context, _ in check(context) })

  private static func check(_ context: borrowing RuleContext) {
    let project = context.site.project
    let globs = (context.scales.primitive + context.strings("names")).compactMap { try? Glob($0) }
    if globs.isEmpty { return }
    let numbers = project.discovery.tokens
    let colors = project.discovery.colors
    let slots = project.tokenSlots
    let reader = context.file.references
    for id in 0..<context.tree.nodeCount {
      guard let name = context.tree.name(id), slots.names.contains(name.hash),
        [.identifier, .member].contains(context.tree.kind(id)), !context.tree.isInPreview(id),
        !context.site.isInTokenDeclaration(id)
      else { continue }
      let found = reader.slots(meantBy: id)
      guard found.count == 1 else { continue }
      if let number = slots.numbers[found[0]], isPrimitive(numbers[number].path, globs) {
        let others = numbers.indices.filter { other in
          numbers[other].role == numbers[number].role && numbers[other].value == numbers[number].value
            && !numbers[other].varies && !isPrimitive(numbers[other].path, globs)
        }
        report(context, id, others.map { ($0, numbers[$0].slot) }) {
          context.site.reference(toToken: $0, at: id)
        }
      } else if let color = slots.colors[found[0]], isPrimitive(colors[color].path, globs) {
        let others = colors.indices.filter { other in
          colors[other].color != nil && colors[other].color?.light == colors[color].color?.light
            && !isPrimitive(colors[other].path, globs) && colors[other].type == colors[color].type
        }
        report(context, id, others.map { ($0, colors[$0].slot) }) {
          context.site.reference(toColor: $0, at: id)
        }
      }
    }
  }

  /// Whether a token's names, the outermost ones left out or not, are among those of primitive ones.
  static func isPrimitive(_ path: [String], _ globs: [Glob]) -> Bool {
    path.indices.contains { start in
      let name = path[start...].joined(separator: ".")
      return globs.contains { $0.matches(name) }
    }
  }

  private static func report(
    _ context: borrowing RuleContext, _ id: NodeID, _ others: [(position: Int, slot: Int32)],
    spelling: (Int) -> String?
  ) {
    let ranking = context.site.ranked(others.map(\.slot), at: id)
    let names = ranking.order.compactMap { spelling(others[$0].position) }
    let advice =
      names.isEmpty ? "no semantic token has its value" : "write \(names.joined(separator: " or "))"
    context.report(
      at: id, "`\(context.tree.text(id))` is a primitive token; \(advice)",
      fixes: names.map { .unsafe("Use \($0)", [context.replace(id, with: $0)]) })
  }

  private static let examples: [Rule.Example] = [
    .wrong(
      """
      enum Primitive {
        enum Spacing {
          static let s2: CGFloat = 8
          static let s4: CGFloat = 16
          static let s6: CGFloat = 24
        }
      }
      enum Spacing {
        static let row: CGFloat = 8
        static let card: CGFloat = 16
        static let screen: CGFloat = 24
      }
      let view = Text("Focus").padding(↓Primitive.Spacing.s4)
      """,
      fixed: """
        enum Primitive {
          enum Spacing {
            static let s2: CGFloat = 8
            static let s4: CGFloat = 16
            static let s6: CGFloat = 24
          }
        }
        enum Spacing {
          static let row: CGFloat = 8
          static let card: CGFloat = 16
          static let screen: CGFloat = 24
        }
        let view = Text("Focus").padding(Spacing.card)
        """, options: ["names": .strings(["Primitive.*"])]),
    .right(
      """
      enum Palette {
        static let blue500 = Color(red: 0, green: 0.4, blue: 1)
        static let gray100 = Color(red: 0.9, green: 0.9, blue: 0.9)
      }
      let view = Text("Focus").foregroundStyle(Palette.blue500)
      """),
  ]
}
