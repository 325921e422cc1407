/// The screens of an audit side by side.
enum AuditPageScreens {
  /// What is compared, as far as it is in use.
  private static let columns: [(use: String, role: Role, title: String)] = [
    (Audit.screenMargin, .spacing, "Margin"), ("horizontal padding", .spacing, "Horizontal padding"),
    ("stack spacing", .spacing, "Stack spacing"), ("corner radius", .radius, "Corner radius"),
    ("text size", .fontSize, "Text size"), ("icon button size", .iconSize, "Icon button"),
    ("surface opacity", .opacity, "Surface opacity"),
  ]

  static func render(_ audit: Audit) -> HTML {
    let columns = columns.filter { column in
      audit.screens.contains { screen in
        screen.uses.contains { $0.use == column.use && $0.role == column.role }
      }
    }
    let rows = audit.screens.map { screen -> HTML in
      let cells = columns.map { cell(screen, $0.use, $0.role) }
      return """
        <tr><th scope="row">\(screen.name)<small>\(kind(screen.kind)), \(FilePath.name(of: screen.file)):\(screen.place.start.line)</small></th>\
        <td class="number" data-v="\(screen.departures.count)">\(screen.departures.count)</td>\(HTML(cells))</tr>
        """
    }
    return """
      <p class="lead">What each screen uses, with the parts that only it shows. <mark>Marked</mark> values depart: hardly another screen has them there, and most have one right beside.</p>
      \(AuditTable(
        id: "screens-table", label: "Screens",
        columns: [.init("Screen"), .init("Departures", isNumber: true)] + columns.map { .init($0.title, isSorted: false) },
        rows: rows).html)
      \(departures(audit))
      """
  }

  private static func kind(_ kind: Audit.Screen.Kind) -> String {
    switch kind {
    case .navigation: "navigation"
    case .sheet: "sheet"
    case .screen: "screen"
    }
  }

  private static func cell(_ screen: Audit.Screen, _ use: String, _ role: Role) -> HTML {
    guard let found = screen.uses.first(where: { $0.use == use && $0.role == role }) else {
      return "<td></td>"
    }
    let departing = Set(screen.departures.filter { $0.use == use && $0.role == role }.map(\.value.value))
    let values = found.values.map { value -> HTML in
      departing.contains(value.value)
        ? "<mark>\(value.value.text)<span class=\"hidden\"> departs</span></mark>"
        : "<span>\(value.value.text)</span>"
    }
    return "<td class=\"set\">\(HTML(values, separator: " "))</td>"
  }

  private static func departures(_ audit: Audit) -> HTML? {
    let all = audit.screens.flatMap { screen in screen.departures.map { (screen: screen, departure: $0) } }
    if all.isEmpty { return nil }
    let rows = all.map { screen, departure -> HTML in
      let value: Double = if case .number(let number) = departure.value.value { number } else { 0 }
      let usual: Double = if case .number(let number) = departure.usual { number } else { 0 }
      return """
        <tr><th scope="row">\(screen.name)</th><td>\(departure.use)</td>\
        <td class="number" data-v="\(JSONValue.text(value))">\(departure.value.value.text)</td>\
        <td class="number" data-v="\(JSONValue.text(usual))">\(departure.usual.text)</td>\
        <td class="number" data-v="\(departure.usualScreens)">\(departure.usualScreens) of \(departure.screens)</td>\
        <td>\(Places.html(departure.places, of: "\(departure.use) \(departure.value.value.text)"))</td></tr>
        """
    }
    return """
      <h3>Departures</h3>
      \(AuditTable(
        id: "departures-table", label: "Departures",
        columns: [
          .init("Screen"), .init("For"), .init("Value", isNumber: true), .init("Others have", isNumber: true),
          .init("Screens", isNumber: true), .init("Places", isSorted: false),
        ], rows: rows).html)
      """
  }
}
