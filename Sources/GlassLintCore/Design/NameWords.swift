/// The words of a name, however it is spelled: `cardRadius`, `card-radius` and `card_radius` are `card` and `radius`.
enum NameWords {
  /// As written, in order. An acronym is a word (`UIFont`: `UI`, `Font`), digits stay with the word before them.
  static func split(_ name: some StringProtocol) -> [String] {
    let characters = Array(name)
    var words: [String] = []
    var word = ""
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      if character.isUppercase, let last = word.last {
        let next = index + 1 < characters.count ? characters[index + 1] : nil
        if !last.isUppercase || next?.isLowercase ?? false {
          words.append(word)
          word = ""
        }
      }
      word.append(character)
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// `font-size` → `FontSize`. Capitals stay.
  static func upperCamel(_ name: String) -> String { split(name).map(capitalized).joined() }

  /// `Font-Size` → `fontSize`, `XL` → `xl`.
  static func lowerCamel(_ name: String) -> String {
    let words = split(name)
    guard let first = words.first else { return "" }
    // An acronym in front is one word; so is a word of which only the first letter is a capital.
    return first.lowercased() + words.dropFirst().map(capitalized).joined()
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
