/// The words of a name, however it is spelled: `cardRadius`, `card-radius` and `card_radius` are `card` and `radius`.
enum NameWords {
  /// As written, in order. An acronym is a word (`UIFont`: `UI`, `Font`), digits stay with the word before them.
  static func split(_ name: some StringProtocol) -> [String] {
    let bytes = Array(name.utf8)
    return bytes.allSatisfy { $0 < 0x80 } ? split(ascii: bytes) : split(characters: name)
  }

  /// As for other names, without the tables of Unicode.
  private static func split(ascii bytes: [UInt8]) -> [String] {
    func isUpper(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
    func isLower(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
    var words: [String] = []
    var start = 0
    func end(at index: Int) {
      if start < index { words.append(String(decoding: bytes[start..<index], as: UTF8.self)) }
    }
    for (index, byte) in bytes.enumerated() {
      if isUpper(byte) {
        let followsWord = index > start && !isUpper(bytes[index - 1])
        let beginsWord = index + 1 < bytes.count && isLower(bytes[index + 1])
        if followsWord || beginsWord {
          end(at: index)
          start = index
        }
      } else if !isLower(byte), !isDigit(byte) {
        end(at: index)
        start = index + 1
      }
    }
    end(at: bytes.count)
    return words
  }

  private static func split(characters name: some StringProtocol) -> [String] {
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

  /// A word up to the first digit in it: `spacing4` is `spacing`.
  static func lettersBefore(digitsOf word: String) -> String {
    guard word.utf8.allSatisfy({ $0 < 0x80 }) else { return String(word.prefix { !$0.isNumber }) }
    // As for other names, without the tables of Unicode.
    guard let digit = word.utf8.firstIndex(where: isDigit) else { return word }
    return String(word[..<digit])
  }

  /// A word without the digits at its end: `spacing4` speaks of spacing.
  static func letters(_ word: String) -> String {
    if let last = word.utf8.last, last < 0x80, !isDigit(last) { return word }
    var word = word[...]
    while let last = word.utf8.last, last < 0x80 ? isDigit(last) : word.last?.isNumber ?? false {
      word.removeLast()
    }
    return String(word)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

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
