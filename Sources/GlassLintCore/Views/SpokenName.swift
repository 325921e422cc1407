/// Makes a name that can be read out of the name of a symbol or of a picture.
enum SpokenName {
  /// What the symbols of common buttons stand for.
  private static let meanings: [String: String] = [
    "xmark": "Close", "plus": "Add", "minus": "Remove", "ellipsis": "More", "gear": "Settings",
    "gearshape": "Settings",
    "magnifyingglass": "Search", "square and arrow up": "Share", "pencil": "Edit",
    "square and pencil": "Compose",
    "checkmark": "Done", "chevron left": "Back", "arrow left": "Back", "arrow clockwise": "Refresh",
    "line 3 horizontal decrease": "Filter", "line 3 horizontal": "Menu", "questionmark": "Help",
    "info": "Info",
  ]

  /// How a symbol is drawn, which nobody needs to hear.
  private static let variants: Set<String> = [
    "fill", "circle", "square", "rectangle", "slash", "portrait", "inverse",
  ]

  /// What people put before or behind the name of a picture to say that it is one.
  private static let kinds: Set<String> = ["ic", "icon", "img", "image", "btn", "button", "asset", "logo"]

  /// `trash.fill` and `trashFill` become “Trash”, `bell.badge` “Bell badge”.
  static func ofSymbol(_ symbol: String) -> String? {
    var words = words(symbol)
    while words.count > 1, let last = words.last, variants.contains(last) { words.removeLast() }
    return meanings[words.joined(separator: " ")] ?? sentence(words)
  }

  /// `ic_closeSmall` becomes “Close small”.
  static func ofPicture(_ picture: String) -> String? {
    let words = words(picture.split(separator: "/").last.map(String.init) ?? picture)
    let telling = words.filter { !kinds.contains($0) }
    return sentence(telling.isEmpty ? words : telling)
  }

  /// The words of a name in camel case or with separators, in lower case.
  private static func words(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previous: Character = " "
    for character in name {
      let belongs = character.isLetter || character.isNumber
      if !belongs || (character.isUppercase && !previous.isUppercase), !word.isEmpty {
        words.append(word.lowercased())
        word = ""
      }
      if belongs { word.append(character) }
      previous = character
    }
    return word.isEmpty ? words : words + [word.lowercased()]
  }

  private static func sentence(_ words: [String]) -> String? {
    let text = words.joined(separator: " ")
    guard let first = text.first, first.isLetter,
      text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == " " })
    else { return nil }
    return first.uppercased() + text.dropFirst()
  }
}

extension SyntaxTree {
  /// The characters of a plain string literal in one line: no interpolation, escape or delimiter within.
  func plainText(_ literal: NodeID) -> String? {
    guard kind(literal) == .stringLiteral, node(literal).firstChild == Node.none else { return nil }
    let text = text(literal)
    guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\""), !text.hasPrefix("\"\"\"") else {
      return nil
    }
    let inner = text.dropFirst().dropLast()
    return inner.contains("\\") || inner.contains("\"") ? nil : String(inner)
  }
}

extension FileContext {
  /// A name for an image given by a literal: `nil` where it comes from elsewhere.
  func spokenName(ofImage image: NodeID) -> String? {
    if let symbol = accessibility.symbol(of: image) { return written(symbol).flatMap(SpokenName.ofSymbol) }
    guard let picture = tree.argument(image, "decorative") ?? tree.unlabelledArgument(image) else {
      return nil
    }
    return written(picture).flatMap(SpokenName.ofPicture)
  }

  /// A name in quotes, or that of an implicit member: `Image(.closeSmall)`.
  private func written(_ id: NodeID) -> String? {
    if tree.kind(id) == .member, tree.callee(id) == nil { return tree.name(id)?.string }
    return tree.plainText(id)
  }
}
