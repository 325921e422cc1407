/// What of an audit is seen better than read: colors, pairs, shadows, corners, frames.
enum AuditPagePictures {
  // MARK: Colors

  private static let maximumColors = 240

  static func colors(_ audit: Audit) -> HTML {
    let rows = audit.colors.prefix(maximumColors).map { color -> HTML in
      """
      <tr><th scope="row"><span class="color">\(swatch(color.light, color.dark))<span>\(color.name)</span></span></th>\
      <td>\(kind(color.kind))</td>\
      <td class="mono">\(values(color))</td>\
      <td class="number" data-v="\(color.count)">\(color.count)</td>\
      <td class="number" data-v="\(color.files)">\(color.files)</td>\
      <td\(distance(color.nearest))>\(nearest(color.nearest))</td>\
      <td>\(Places.html(color.places, of: color.name))</td></tr>
      """
    }
    let written = audit.colors.count { $0.kind == .written }
    let tokens = audit.colors.count { $0.kind == .token }
    let rest = audit.colors.count - maximumColors
    let more: HTML? =
      rest > 0 ? "<p class=\"note\">\(rest) rarer colors are left out here; json has them.</p>" : nil
    return """
      <h3>Palette</h3>
      <p class="note">\(Summary.count(tokens, "color")) by the name of a token, \(written) spelled by component, \
      \(audit.colors.count - written - tokens) of the system’s. The left half of a swatch is light appearance, the right half dark.</p>
      \(AuditTable(
        id: "colors-table", label: "Colors",
        columns: [
          .init("Color"), .init("Kind"), .init("Value"), .init("Uses", isNumber: true), .init("Files", isNumber: true),
          .init("Nearest token"), .init("Places", isSorted: false),
        ], rows: Array(rows)).html)\(more)
      """
  }

  private static func kind(_ kind: Audit.ColorUse.Kind) -> String {
    switch kind {
    case .written: "written"
    case .token: "token"
    case .system: "system"
    }
  }

  private static func values(_ color: Audit.ColorUse) -> String {
    guard let light = color.light else { return "" }
    guard let dark = color.dark, dark != light else { return color.kind == .written ? "" : light }
    return "\(light) / \(dark)"
  }

  private static func distance(_ nearest: Audit.NearestToken?) -> HTML {
    " data-v=\"\(nearest?.difference ?? 999)\""
  }

  private static func nearest(_ nearest: Audit.NearestToken?) -> HTML {
    guard let nearest else { return "" }
    let words =
      switch nearest.difference {
      case ..<0.05: "the same"
      case ..<2.3: "hardly to be told apart"
      case ..<10: "close"
      default: "far"
      }
    return """
      <span class="color">\(swatch(nearest.light, nil))<span><code>\(nearest.name)</code><small>\(words), \(oneDigit(nearest.difference))</small></span></span>
      """
  }

  private static func oneDigit(_ number: Double) -> String { Scale.text((number * 10).rounded() / 10) }

  /// Colors are `#` and digits, whoever wrote them; anything else is no color.
  private static func css(_ hex: String?) -> String? {
    guard let hex, hex.utf8.count == 7 || hex.utf8.count == 9, hex.hasPrefix("#"),
      hex.dropFirst().allSatisfy(\.isHexDigit)
    else { return nil }
    return hex
  }

  private static func swatch(_ light: String?, _ dark: String?) -> HTML {
    guard let left = css(light) else { return "<span class=\"swatch none\" aria-hidden=\"true\"></span>" }
    let right = css(dark) ?? left
    return """
      <span class="swatch" aria-hidden="true"><i style="background:\(left)"></i><i style="background:\(right)"></i></span>
      """
  }

  // MARK: Contrast

  private static let maximumPairs = 60

  static func contrast(_ audit: Audit) -> HTML {
    guard !audit.contrast.isEmpty else {
      return
        "<p class=\"lead\">No text whose color and ground are known has less contrast than WCAG 2 asks for.</p>"
    }
    let cards = audit.contrast.prefix(maximumPairs).map { pair -> HTML in
      """
      <li><div class="pair">\(sample(pair.light, "light", pair.minimum))\(sample(pair.dark, "dark", pair.minimum))</div>\
      <p><code>\(Audit.ContrastPair.short(pair.text))</code> on <code>\(Audit.ContrastPair.short(pair.ground))</code></p>\
      <p class="path">\(pair.place.file):\(pair.place.start.line)</p></li>
      """
    }
    let rest = audit.contrast.count - maximumPairs
    let more: HTML? = rest > 0 ? "<p class=\"note\">And \(rest) more; json has them.</p>" : nil
    return """
      <p class="lead">\(Summary.count(audit.contrast.count, "pair")) of text and ground below what WCAG 2 asks for, as they are seen.</p>
      <ul class="pairs">\(HTML(Array(cards)))</ul>\(more)
      """
  }

  private static func sample(
    _ appearance: Audit.ContrastPair.Appearance?, _ name: String, _ minimum: Double
  ) -> HTML? {
    guard let appearance, let text = css(appearance.text), let ground = css(appearance.ground) else {
      return nil
    }
    // The pair is shown as it is; what it comes to is told beside it.
    return """
      <div class="aa"><span class="specimen" aria-hidden="true" style="color:\(text);background:\(ground)">Aa</span>\
      <span><b>\(Contrast.ratioText(appearance.ratio))</b> in \(name)<small>\(Contrast.ratioText(minimum)) asked for</small></span></div>
      """
  }

  // MARK: Shadows and corners

  private static let maximumShadows = 48

  static func shadows(_ audit: Audit) -> HTML {
    let tiles = audit.shadows.prefix(maximumShadows).map { shadow -> HTML in
      // A blur of CSS is as wide as two radii of SwiftUI.
      let style: HTML =
        "box-shadow:\(shadow.x)px \(shadow.y)px \(2 * shadow.radius)px rgb(0 0 0 / \(shadow.opacity))"
      let token: HTML? = shadow.token.map { "<code>\($0)</code>" }
      return """
        <li><span class="stage" aria-hidden="true"><span class="card" style="\(style)"></span></span>\
        <b>\(Scale.text(shadow.opacity)) · \(Scale.text(shadow.radius)) · \(Scale.text(shadow.y))</b>\
        <small><span class="mul">×</span>\(shadow.count)</small>\(token)</li>
        """
    }
    let rest = audit.shadows.count - maximumShadows
    let more: HTML? = rest > 0 ? "<p class=\"note\">And \(rest) rarer ones.</p>" : nil
    return """
      <h3>Drawn</h3>
      <p class="note">Opacity, radius and offset of each, the most used first, in black on a light ground.</p>
      <ul class="tiles">\(HTML(Array(tiles)))</ul>\(more)
      """
  }

  static func corners(_ audit: Audit, _ radius: Audit.RoleUse) -> HTML {
    let tiles = radius.values.map { use -> HTML in
      let number: Double = if case .number(let number) = use.value { number } else { 0 }
      let token: HTML? = use.token.map { "<code>\($0)</code>" }
      return """
        <li><span class="corner" aria-hidden="true" style="border-top-left-radius:\(min(number, 64))px"></span>\
        <b>\(use.value.text)</b><small><span class="mul">×</span>\(use.count)</small>\(token)</li>
        """
    }
    let styles = audit.corners
    let curves: HTML? =
      styles.continuous + styles.circular > 0
      ? " \(styles.continuous) say that they are continuous, \(styles.circular) circular." : nil
    return """
      <h3>Drawn</h3>
      <p class="note">Each radius in use, in points.\(curves)</p>
      <ul class="tiles">\(HTML(tiles))</ul>
      """
  }

  // MARK: Surfaces, frames

  static func surfaces(_ audit: Audit) -> HTML {
    var body: HTML = ""
    if !audit.surfaces.isEmpty {
      let rows = audit.surfaces.map { surface -> HTML in
        """
        <tr><th scope="row">\(surface.name)</th><td>\(surface.isGlass ? "glass" : "material")</td>\
        <td class="number" data-v="\(surface.count)">\(surface.count)</td>\
        <td class="number" data-v="\(surface.files)">\(surface.files)</td><td>\(Places.html(surface.places, of: surface.name))</td></tr>
        """
      }
      body += """
        <h3>Materials and glass</h3>
        \(AuditTable(
          id: "surfaces-table", label: "Materials and glass",
          columns: [
            .init("Name"), .init("Kind"), .init("Uses", isNumber: true), .init("Files", isNumber: true),
            .init("Places", isSorted: false),
          ], rows: rows).html)
        """
    }
    if !audit.frames.isEmpty {
      let tiles = audit.frames.map { frame -> HTML in
        let small: HTML? = frame.inControls > 0 ? "<small>\(frame.inControls) to tap</small>" : nil
        return """
          <li><span class="frame" aria-hidden="true"><span\(tapped(frame)) style="width:\(frame.size)px;height:\(frame.size)px"></span></span>\
          <b>\(Scale.text(frame.size))</b><small><span class="mul">×</span>\(frame.count)</small>\(small)</li>
          """
      }
      body += """
        <h3>Square frames</h3>
        <p class="note">Of icons, buttons and pictures, at their size. Filled ones stand in what people tap.</p>
        <ul class="tiles frames">\(HTML(tiles))</ul>
        """
    }
    return body
  }

  private static func tapped(_ frame: Audit.FrameUse) -> HTML? {
    frame.inControls > 0 ? " class=\"tapped\"" : nil
  }

  // MARK: Fonts

  private static let weights: [String: Int] = [
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600, "bold": 700,
    "heavy": 800, "black": 900,
  ]

  /// A letter in a font of the system's, as far as its name tells.
  static func sample(ofFont text: String) -> HTML? {
    let words = text.split(separator: " ")
    guard words.first == "system", words.count > 1, let size = Double(words[1]), size > 0 else { return nil }
    let weight = words.compactMap { weights[String($0)] }.first ?? 400
    let family =
      words.contains("monospaced")
      ? "ui-monospace, monospace"
      : words.contains("serif")
        ? "ui-serif, serif" : words.contains("rounded") ? "ui-rounded, system-ui" : "system-ui"
    return """
      <span class="specimen-font" aria-hidden="true" style="font:\(weight) \(min(size, 40))px \(family)">Ag</span>
      """
  }
}
