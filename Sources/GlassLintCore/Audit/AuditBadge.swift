/// A picture of adoption for a README: how many of all values name a token.
enum AuditBadge {
  private static let label = "design tokens"

  static func render(_ audit: Audit) -> [UInt8] {
    let values = audit.roles.reduce(0) { $0 + $1.count - $1.system }
    let named = audit.roles.reduce(0) { $0 + $1.named }
    let share = values > 0 ? Double(named) / Double(values) : nil
    let value = share.map { AuditComparison.percent($0) } ?? "no values"
    let (left, right) = (width(of: label) + 16, width(of: value) + 16)
    let title = "\(label): \(value)"
    let name = "\(label): \(value)"
    return Array(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(left + right)" height="20" role="img" aria-label="\(name)">
        <title>\(title)</title>
        <clipPath id="r"><rect width="\(left + right)" height="20" rx="4"/></clipPath>
        <g clip-path="url(#r)">
          <rect width="\(left)" height="20" fill="#3A3A3C"/>
          <rect x="\(left)" width="\(right)" height="20" fill="\(color(of: share))"/>
        </g>
        <g fill="#FFFFFF" font-family="-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif" font-size="11" text-anchor="middle">
          <text x="\(left / 2)" y="14" textLength="\(left - 16)">\(label)</text>
          <text x="\(left + right / 2)" y="14" textLength="\(right - 16)" font-weight="600">\(value)</text>
        </g>
      </svg>

      """.utf8)
  }

  /// One hue that grows stronger: it is a number, and no grade. White has at least 4.5:1 on each.
  private static func color(of share: Double?) -> String {
    guard let share else { return "#636366" }
    return share < 0.25 ? "#5F6B7A" : share < 0.5 ? "#4A6A94" : share < 0.75 ? "#2F66AD" : "#0A5FC4"
  }

  /// In points, as sans-serif fonts of 11 points draw letters.
  private static func width(of text: String) -> Int {
    Int(
      text.reduce(0.0) { $0 + ("il.,: 1".contains($1) ? 3.6 : "mwMW%".contains($1) ? 9.4 : 6.2) }.rounded(.up)
    )
  }
}
