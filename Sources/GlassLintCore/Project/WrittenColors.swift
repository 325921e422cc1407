/// Where a project spells its colors by component: one that is written again and again wants a name.
struct WrittenColors: Sendable {
  /// By the color in hexadecimal digits, how often each file writes it, by the position of the file.
  private var counts: [String: [Int: Int]] = [:]

  /// How many colors they are.
  private(set) var total = 0

  init(_ project: Project) {
    let index = project.index
    let evaluator = ConstantEvaluator(index)
    let folder = index.commonFolder
    for (file, record) in index.sections.files.enumerated() where !index.isForeign(file: file, below: folder)
    {
      for paint in index.sections.paints.share(record.paints) {
        guard let color = evaluator.writtenColor(paint, file: file),
          let value = project.value(of: color, in: file)
        else { continue }
        counts[value.light.hex, default: [:]][file, default: 0] += 1
        total += 1
      }
    }
  }

  /// How often each file writes a color.
  func counts(of color: ColorComponents) -> [Int: Int] { counts[color.hex] ?? [:] }
}

/// What a project gives colors of the system to, and none that come from data, by `TokenUses.taker`; black, white and hues
/// are anybody's.
struct GivenSystemColors: Sendable {
  private var takers: Set<UInt64> = []

  private static let opacity = SymbolHash.symbol("opacity")

  init(_ index: ProjectIndex) {
    let sections = index.sections
    var computed: Set<UInt64> = []
    for (file, record) in sections.files.enumerated() {
      for flow in sections.flows.share(record.flows) where flow.targetKind == .argument {
        guard let taker = index.taker(of: flow, inFile: file) else { continue }
        guard flow.sourceKind == .reference else {
          computed.insert(taker)
          continue
        }
        let reference = sections.references[Int(record.references.start + flow.source)]
        let path = sections.symbols.share(
          Stretch(start: record.symbols.start + reference.path.start, count: reference.path.count))
        guard let name = path.last(where: { $0 != Self.opacity }) else { continue }
        if let family = SystemColor.family(of: name) {
          if !family.isPlain, family != .hue { takers.insert(taker) }
        } else if reference.isCall || reference.kind == .path && path.count == 1 {
          computed.insert(taker)
        }
      }
    }
    takers.subtract(computed)
  }

  func contain(_ taker: UInt64) -> Bool { takers.contains(taker) }
}

extension Project {
  /// Where its files spell colors by component.
  var writtenColors: WrittenColors { facts.writtenColors.value { WrittenColors(known) } }

  /// Whether a parameter or a modifier is given a color of the system somewhere.
  func givesSystemColors(to taker: UInt64) -> Bool {
    facts.givenSystemColors.value { GivenSystemColors(known.index) }.contain(taker)
  }
}

extension ProjectSite {
  /// Whether what takes an expression is given a color of the system somewhere.
  func isGivenSystemColors(at node: NodeID) -> Bool {
    guard let container = tree.container(of: node),
      let name = tree.constructedType(container.call) ?? tree.name(container.call)
    else { return false }
    return project.givesSystemColors(
      to: TokenUses.taker(name.symbol, tree.name(container.argument)?.symbol ?? 0))
  }
}
