/// The values of a role as bars, the steps of its scale marked.
struct AuditHistogram {
  let role: Audit.RoleUse

  /// What the columns share where there are few; with more they are as close as their labels let them.
  private static let preferredWidth = 960.0
  private static let pitches = 30.0...60.0
  private static let plotHeight = 150.0
  private static let top = 22.0
  private static let left = 6.0
  /// More columns than people compare.
  private static let maximumColumns = 48

  private struct Column {
    var value: Double
    var use: Audit.ValueUse?
    var isMarked: Bool
    var isMissed: Bool
  }

  /// Whether somebody chose the steps; those that are learned are the values themselves.
  static func marksSteps(_ role: Audit.RoleUse) -> Bool {
    role.scale == .configuration || role.scale == .tokens || role.scale == .standard
  }

  private var columns: [Column] {
    let missed = Set(role.nearMisses.flatMap { $0.values.map(\.value) })
    let marks = Self.marksSteps(role)
    var columns: [Double: Column] = [:]
    var ranked = role.values.sorted { ($1.count, $0.value.order) < ($0.count, $1.value.order) }
    ranked = Array(ranked.prefix(Self.maximumColumns))
    for use in ranked {
      guard case .number(let number) = use.value else { continue }
      columns[number] = Column(
        value: number, use: use, isMarked: marks && use.isStep, isMissed: missed.contains(use.value))
    }
    // A step that nobody uses is a mark without a bar.
    // Nor do those far beyond all others need one, such as what a function of any number comes to.
    let last = columns.keys.filter { $0 < Scale.surelyRound }.max() ?? 0
    if marks, role.steps.count <= Self.maximumColumns / 2 {
      for step in role.steps
      where step > 0 && (step <= 1.5 * last || step >= Scale.capsule) && columns[step] == nil
        && columns.count < Self.maximumColumns
      {
        columns[step] = Column(value: step, use: nil, isMarked: true, isMissed: false)
      }
    }
    return columns.values.sorted { $0.value < $1.value }
  }

  /// - Parameter id: unique on the page.
  func render(id: String) -> HTML {
    let columns = columns
    let widest = Double(columns.compactMap { $0.use?.count }.max() ?? 1)
    let pitch = min(
      max(Self.preferredWidth / Double(max(1, columns.count)), Self.pitches.lowerBound),
      Self.pitches.upperBound)
    let width = Self.left * 2 + Double(columns.count) * pitch
    let height = Self.top + Self.plotHeight + 44
    var bars: [HTML] = []
    for (index, column) in columns.enumerated() {
      bars.append(self.column(column, at: Self.left + Double(index) * pitch, pitch, widest: widest))
    }
    let axis = Self.top + Self.plotHeight
    return """
      <svg class="histogram" role="img" aria-labelledby="\(id)-t \(id)-d" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)">
      <title id="\(id)-t">\(title)</title><desc id="\(id)-d">\(description(columns))</desc>
      <line class="axis" x1="0" x2="\(width)" y1="\(axis)" y2="\(axis)"/>
      \(HTML(bars))</svg>
      """
  }

  private func column(_ column: Column, at x: Double, _ pitch: Double, widest: Double) -> HTML {
    let barWidth = 0.6 * pitch
    let count = Double(column.use?.count ?? 0)
    let named = Double(column.use?.named ?? 0)
    let axis = Self.top + Self.plotHeight
    let height = count > 0 ? max(2, count / widest * Self.plotHeight) : 0
    let namedHeight = count > 0 ? height * named / count : 0
    let barX = x + (pitch - barWidth) / 2
    let middle = x + pitch / 2
    var parts: HTML = "<g><title>\(tip(column))</title>"
    if height - namedHeight > 0 {
      parts += """
        <rect class="\(column.isMissed ? "missed" : "written")" x="\(barX)" y="\(axis - height)" width="\(barWidth)" height="\(height - namedHeight)"/>
        """
    }
    if namedHeight > 0 {
      parts += """
        <rect class="named" x="\(barX)" y="\(axis - namedHeight)" width="\(barWidth)" height="\(namedHeight)"/>
        """
    }
    if count > 0 {
      parts += "<text class=\"count\" x=\"\(middle)\" y=\"\(axis - height - 6)\">\(Int(count))</text>"
    }
    parts += "<text class=\"value\" x=\"\(middle)\" y=\"\(axis + 17)\">\(Scale.text(column.value))</text>"
    if column.isMarked {
      parts += """
        <path class="step" d="M\(middle - 5) \(axis + 34)l5 -8l5 8z"/>
        """
    }
    parts += "</g>"
    return parts
  }

  private func tip(_ column: Column) -> String {
    guard let use = column.use else { return "\(Scale.text(column.value)): a step that is not used" }
    var text = "\(use.value.text): \(Summary.count(use.count, "use"))"
    if use.named > 0 { text += ", \(use.named) by name" }
    if let token = use.token { text += ", \(token)" }
    if column.isMissed { text += ", near another value" }
    return text
  }

  private var title: String { "How often each \(role.role.title) is used" }

  private func description(_ columns: [Column]) -> String {
    let all = columns.compactMap(\.use).map { "\($0.value.text) \($0.count) times" }
    let steps = columns.filter(\.isMarked).map { Scale.text($0.value) }
    return all.joined(separator: ", ")
      + (steps.isEmpty ? "" : ". Steps of the scale: " + steps.joined(separator: ", ")) + "."
  }
}
