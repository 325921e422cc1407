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

extension Project {
  /// Where its files spell colors by component.
  var writtenColors: WrittenColors { facts.writtenColors.value { WrittenColors(known) } }
}
