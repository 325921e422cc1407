/// What words on the screen are beside a control or in it: its name, a sample of what to type, or help.
enum SpokenName {
  /// Words between two others that name neither.
  private static let connectives: Set<String> = [
    "to", "from", "and", "or", "by", "at", "in", "on", "of", "for", "with", "until", "till", "per", "vs",
    "versus",
    "through", "thru", "between", "than", "x", "is",
  ]
  /// Letters of the longest name; what has more explains something.
  private static let longestName = 40

  /// Whether a text can be what a control is called: no word that only joins two others, no single letter, as a small and a
  /// large one at the ends of a scale, and no help in sentences.
  static func isName(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    return !words.isEmpty
      && !words.allSatisfy {
        connectives.contains($0.lowercased()) || $0.count == 1 && $0.allSatisfy(\.isASCII)
      }
      && !isHelp(text) && !isIdentifier(name(fromCaption: text))
  }

  /// A caption without the colon and the blanks that lead over to what stands beside it.
  static func name(fromCaption text: String) -> String {
    var name = text[...]
    while let last = name.last, last == ":" || last.isWhitespace { name.removeLast() }
    return String(name.drop(while: \.isWhitespace))
  }

  /// Whether a text is a name of code: `fontSize`, `SortOrderPicker`; not one of a brand, as `GitHub` and `macOS`.
  private static func isIdentifier(_ text: String) -> Bool {
    guard text.allSatisfy({ $0.isLetter || $0.isNumber }), text.last?.isLowercase == true else {
      return false
    }
    let parts = words(text)
    return parts.count > 2 || parts.count == 2 && parts[0].count > 1 && text.first?.isLowercase == true
  }

  /// `6-Digit Code`: a number that is part of a word begins a name, and no sample.
  static func beginsAsName(_ text: String) -> Bool {
    if text.first?.isLetter == true { return true }
    let parts = text.prefix { !$0.isWhitespace }.split(separator: "-")
    return parts.count > 1 && parts.dropFirst().allSatisfy { $0.count > 2 && $0.allSatisfy(\.isLetter) }
  }

  /// What says that a sample follows, in lower case and without blanks.
  private static let sampleWords = [
    "e.g", "eg.", "eg:", "i.e.", "ex.", "ex:", "forexample", "forinstance", "example:", "z.b.", "zumbeispiel",
    "beispiel:", "p.ex.", "parexemple", "p.ej.", "porejemplo",
  ]
  /// What keys for services begin with, in lower case.
  private static let keyPrefixes = ["sk-", "pk-", "ghp_", "xox", "aiza", "eyj"]

  /// Whether a text is a sample of what may be typed, and has no name besides: an address, a part of a key, its form, or
  /// what says that of itself, `e.g. Rent`.
  static func isOnlySample(_ text: String) -> Bool {
    let lower = text.lowercased()
    return isAddress(text) || isKey(lower) || isMask(text)
      || beginsSample(lower.drop { !$0.isLetter && !$0.isNumber })
  }

  private static func beginsSample(_ text: Substring) -> Bool {
    // Longer than any of them, with blanks.
    let letters = text.prefix(24).filter { !$0.isWhitespace }
    return sampleWords.contains { letters.hasPrefix($0) }
  }

  /// `Name (e.g. Rent)`
  private static func holdsSample(_ text: String) -> Bool {
    text.indices.contains { index in
      text[index].isLetter && (index == text.startIndex || !text[text.index(before: index)].isLetter)
        && beginsSample(text[index...])
    }
  }

  /// `sk-…`, `AIza...`: a key that is cut short, or the part that all keys of a kind begin with.
  private static func isKey(_ text: String) -> Bool {
    guard let dots = ["…", "..."].first(where: text.hasSuffix), !text.contains(" ") else { return false }
    let key = text.dropLast(dots.count)
    return key.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
      && (key.last.map { $0 == "-" || $0 == "_" } ?? false || keyPrefixes.contains(where: key.hasPrefix))
  }

  /// `XXXX-XXXX`, `MM/YY`
  private static func isMask(_ text: String) -> Bool {
    let parts = text.split { !$0.isLetter }
    return parts.count > 1
      && parts.allSatisfy { part in
        part.count > 1 && part.allSatisfy { $0 == part.first && ($0.isUppercase || $0 == "x") }
      }
  }

  /// Whether a text shows what may be typed, or that somebody is to begin, rather than what it is: `name@example.com`,
  /// `api_key`, `{{ now() }}`, `Search…`.
  static func isSample(_ text: String) -> Bool {
    text.hasSuffix("...") || text.hasSuffix("…") || isOnlySample(text) || holdsSample(text.lowercased())
      || text.contains { "@/{:_\n".contains($0) }
      // A stop within a word, as in the name of a host.
      || text.split(separator: " ").contains { $0.dropLast().contains(".") }
  }

  /// Whether words ask for a tap: `Tap to refresh`, `(click here)`, `Tap anywhere`.
  static func asksForTap(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter }
    return zip(words, words.dropFirst()).contains { verb, next in
      ["tap", "click", "press", "touch"].contains(verb)
        && ["to", "for", "here", "anywhere", "on", "the", "again"].contains(next)
    }
  }

  /// Whether a text is an address or a key of the kind that may be typed, and nothing else: `name@example.com`,
  /// `https://…`, `host:8080`, `4f8a91c2…`.
  private static func isAddress(_ text: String) -> Bool {
    guard !text.contains(" ") else { return false }
    let digits = text.prefix { $0.isHexDigit }
    let isKey =
      digits.count >= 8 && digits.contains(where: \.isNumber)
      && text.dropFirst(digits.count).allSatisfy { $0 == "." || $0 == "…" || $0.isHexDigit }
    let port = text.split(separator: ":", omittingEmptySubsequences: false)
    return isKey || text.contains("://") || text.dropFirst().dropLast().contains("@")
      || port.count == 2 && !port[0].isEmpty && Int(port[1]) != nil
  }

  /// Whether a text explains something, at length or in several sentences.
  static func isHelp(_ text: String) -> Bool {
    // A stop that something follows parts two sentences; that of an abbreviation hardly does.
    text.count > longestName
      || text.split(separator: " ").dropLast().contains {
        $0.count > 3 && $0.last.map { ".!?".contains($0) } ?? false
      }
  }

  /// The words of a name in camel case or with separators, in lower case.
  static func words(_ name: String) -> [String] {
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
}
