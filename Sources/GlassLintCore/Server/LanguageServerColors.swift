/// Colors of documents, and how else they could be written.
extension LanguageServer {
  func documentColors(_ params: JSONValue) throws(RPCError) -> JSONValue {
    let (path, document) = try document(params)
    guard FilePath.isSwift(path.utf8) else { return [] }
    return JSONValue(
      .array(
        colors(in: path).map { color in
          ["range": document.text.range(color.range), "color": Self.json(color.value)]
        }))
  }

  /// A color that stands in a document.
  private struct WrittenColor {
    let range: ByteRange
    /// In light appearance.
    let value: ColorComponents
  }

  /// Those that are spelled out, and the names of tokens and color sets whose values are known, by place.
  private func colors(in path: String) -> [WrittenColor] {
    let tokens = tokenPlaces(of: path)
    let found = workspace.inspect(path) { file -> [WrittenColor] in
      let tree = file.tree
      var colors: [WrittenColor] = []
      for id in 0..<tree.nodeCount {
        let isCall = tree.kind(id) == .call && tree.colorType(of: id) != nil
        guard isCall || tree.kind(id) == .macroExpansion && tree.isNamed(id, "colorLiteral"),
          let only = file.color(of: id), only.node == id, case .components(let value?) = only.kind
        else { continue }
        colors.append(WrittenColor(range: tree.range(of: id), value: value))
      }
      for mention in tokens?.mentions(in: file) ?? [] {
        guard case .color(let color)? = tokens?.describe(mention.meaning)?.value else { continue }
        colors.append(WrittenColor(range: mention.range, value: color.light))
      }
      return colors
    }
    var seen: Set<ByteRange> = []
    return (found ?? []).sorted { $0.range.start < $1.range.start }.filter { seen.insert($0.range).inserted }
  }

  private static func json(_ color: ColorComponents) -> JSONValue {
    JSONValue(
      members: [("red", color.red), ("green", color.green), ("blue", color.blue), ("alpha", color.alpha)]
        .map { ($0.0, JSONValue(.number(min(max($0.1, 0), 1)))) })
  }

  func colorPresentations(_ params: JSONValue) throws(RPCError) -> JSONValue {
    let (path, document) = try document(params)
    guard let range = document.text.byteRange(params["range"]), let color = params["color"],
      let red = color["red"]?.number, let green = color["green"]?.number, let blue = color["blue"]?.number
    else { throw .invalidParams("\"range\" or \"color\" is missing") }
    let wanted = ColorComponents(red: red, green: green, blue: blue, alpha: color["alpha"]?.number ?? 1)
    let written = String(decoding: document.text.bytes[range.start..<range.end], as: UTF8.self)
    var spellings = tokenSpellings(of: wanted, in: path)
    spellings += Self.literals(of: wanted, like: written).filter { !spellings.contains($0) }
    return JSONValue(
      .array(
        spellings.map {
          [
            "label": .text($0),
            "textEdit": ["range": document.text.range(range), "newText": .text($0)],
          ]
        }))
  }

  /// The tokens and color sets that are this color in light appearance.
  private func tokenSpellings(of color: ColorComponents, in path: String) -> [String] {
    let scales = workspace.inspect(path) { $0.scales }
    return (scales?.colors ?? []).compactMap { named in
      guard case .color(let value) = named.value, value.light.drawsTheSame(as: color) else { return nil }
      return named.reference
    }
  }

  /// By component, and in hexadecimal where the color was written so.
  private static func literals(of color: ColorComponents, like written: String) -> [String] {
    let name = written.prefix { $0 != "(" && $0 != "." }
    let type = ["Color", "UIColor", "NSColor"].contains(String(name)) ? String(name) : "Color"
    func text(_ value: Double) -> String { Scale.text((value * 1000).rounded() / 1000) }
    let channels = "red: \(text(color.red)), green: \(text(color.green)), blue: \(text(color.blue))"
    let alpha = type == "Color" ? "opacity" : "alpha"
    let isTranslucent = color.alpha < 0.999
    let components =
      "\(type)(\(channels)" + (isTranslucent || type != "Color" ? ", \(alpha): \(text(color.alpha))" : "")
      + ")"
    // Only what was written in hexadecimal shows what the project's own initializer takes.
    guard !isTranslucent, let open = written.firstIndex(of: "("), written.hasSuffix(")") else {
      return [components]
    }
    let argument = written[written.index(after: open)...].dropLast()
    guard !argument.contains(","), let number = argument.firstRange(of: /(?:#|0x|\b)[0-9A-Fa-f]{6}\b/) else {
      return [components]
    }
    let digits = color.hex.dropFirst()
    let prefix = argument[number].hasPrefix("#") ? "#" : argument[number].hasPrefix("0x") ? "0x" : ""
    return [
      written[...open] + argument[..<number.lowerBound] + prefix + digits + argument[number.upperBound...]
        + ")",
      components,
    ].map { String($0) }
  }
}
