/// How code writes the words that people read: plainly, where a tool finds them to be translated, or through keys and
/// constants that stand for them.
struct WordCounts: Sendable, Equatable {
  var plain = 0
  /// `Text(L10n.close)`, `Text("action_close")`, `Text(NSLocalizedString("Close", comment: ""))`; also what is plain in
  /// another script than English has: `Text("닫기")`.
  var keyed = 0
  /// Of the plain ones, those with a word that hardly a text of another language has, and those with letters that English
  /// lacks.
  var english = 0
  var accented = 0

  /// Whether a word of English is one among others: a few of them are, however few words there are, and no other language
  /// is written more often. What the project says of its languages is what its template said.
  private var areEnglish: Bool { accented <= english && plain < Self.plainForEnglish * (english + 1) }

  /// So many plain words without an English one among them tell that there is none.
  private static let plainForEnglish = 30

  /// Whether words are kept elsewhere, so that a plain one would be left behind when they are translated, or are not
  /// English: where a good part of them are, it takes the people who work there to tell.
  var areKeptElsewhere: Bool { Self.plainForKey * keyed > plain }

  /// Whether a plain English word, which is none that the code has, would be read as all others are.
  var takeEnglish: Bool { areEnglish && !areKeptElsewhere }

  /// So many plain words for each that is kept elsewhere, or more, tell that this one is an exception.
  private static let plainForKey = 4

  init() {}

  /// The calls whose first argument is shown as words.
  private static let callees = NameSet(["Text", "Label", "Button", "navigationTitle", "Section", "Toggle"])

  /// The most frequent words of controls and screens that no other language spells alike.
  private static let englishWords: Set<Substring> = [
    "the", "and", "your", "you", "with", "this", "are", "from", "add", "new", "delete", "cancel", "save",
    "done", "settings",
    "search", "close", "edit", "show", "remove",
  ]

  /// Words in the names of types that keep words.
  private static let keepers: Set<String> = [
    "strings", "loc", "localization", "localizable", "localized", "translation", "translations",
    "texts", "copy",
  ]

  /// Those of one file.
  init(_ tree: SyntaxTree) {
    for call in 0..<tree.nodeCount where tree.kind(call) == .call {
      guard let name = tree.name(call), Self.callees.contains(name), let title = tree.unlabelledArgument(call)
      else { continue }
      // What a package keeps is looked up there.
      if tree.argument(call, "bundle") != nil {
        keyed += 1
        continue
      }
      switch Self.isKey(tree.unwrapped(title), tree) {
      case true:
        keyed += 1
        continue
      case false: plain += 1
      case nil: continue
      }
      guard let text = tree.plainText(tree.unwrapped(title)) else { continue }
      if !Self.englishWords.isDisjoint(with: text.lowercased().split { !$0.isLetter }) {
        english += 1
      } else if text.unicodeScalars.contains(where: { !$0.isASCII && $0.properties.isAlphabetic }) {
        accented += 1
      }
    }
  }

  /// Those of a whole project.
  init(_ index: ProjectIndex) {
    let folder = index.commonFolder
    for file in index.sections.files.indices where !index.isForeign(file: file, below: folder) {
      plain += Int(index.sections.files[file].plainWords)
      keyed += Int(index.sections.files[file].keyedWords)
      english += Int(index.sections.files[file].englishWords)
      accented += Int(index.sections.files[file].accentedWords)
    }
  }

  /// Whether an expression stands for words, or is them; `nil` for what comes from elsewhere, and for no words at all.
  private static func isKey(_ title: NodeID, _ tree: SyntaxTree) -> Bool? {
    switch tree.kind(title) {
    case .stringLiteral:
      guard let text = tree.plainText(title), text.contains(where: \.isLetter) else { return nil }
      return isOfOtherScript(text) ? true : isKey(text)
    case .call:
      guard let name = tree.name(title) else { return nil }
      if name == "NSLocalizedString" { return true }
      if name == "String" || name == "LocalizedStringKey" || name == "LocalizedStringResource" {
        guard let first = tree.firstArgument(title).flatMap({ tree.value($0) }) else { return nil }
        return isKey(first, tree)
      }
      // `tr("Close")` and `L("Close")`, functions that find the words.
      if !tree.startsUppercase(name) || name.string.allSatisfy(\.isUppercase),
        tree.callee(title).map({ tree.kind($0) }) == .identifier,
        let key = tree.unlabelledArgument(title), tree.kind(key) == .stringLiteral
      {
        return true
      }
      return isConstant(title, tree)
    case .member:
      // `"close".localized`
      if let base = tree.callee(title), tree.kind(base) == .stringLiteral {
        return tree.name(title).map { $0.containsIgnoringCase("locali") } == true ? true : nil
      }
      return isConstant(title, tree)
    default: return nil
    }
  }

  /// The last letter of Latin Extended-B; Greek, Cyrillic, Arabic and Chinese come behind.
  private static let lastLatin = UnicodeScalar(0x24F as UInt32)

  private static func isOfOtherScript(_ text: String) -> Bool {
    guard let last = lastLatin else { return false }
    return text.unicodeScalars.contains { $0 > last && $0.properties.isAlphabetic }
  }

  /// `settings.close`, `action_close`, `CLOSE_ALL`: no words, which have spaces or begin with a capital.
  private static func isKey(_ text: String) -> Bool? {
    if text.utf8.contains(UInt8(ascii: " ")) { return false }
    // `close_all` and `alert.close`, not `Loading...`.
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "." }
    if parts.count > 1, parts.allSatisfy({ !$0.isEmpty }) { return true }
    guard text.count > 3 else { return nil }
    return text.allSatisfy { $0.isUppercase }
  }

  /// `L10n.Actions.close` and `Strings.close(name)`, all of whose owners are types.
  private static func isConstant(_ expression: NodeID, _ tree: SyntaxTree) -> Bool? {
    var member = tree.kind(expression) == .call ? tree.callee(expression) ?? expression : expression
    guard tree.kind(member) == .member, let name = tree.name(member), !tree.startsUppercase(name) else {
      return nil
    }
    while tree.kind(member) == .member, let base = tree.callee(member) { member = base }
    guard tree.kind(member) == .identifier, let owner = tree.name(member), tree.startsUppercase(owner) else {
      return nil
    }
    // No words are left of "L10n" without its digits.
    return owner.hasPrefix("L10n") || !Self.keepers.isDisjoint(with: TokenWords.words(owner.string))
      ? true : nil
  }
}

extension FileContext {
  /// How this file writes its words.
  var wordCounts: WordCounts { facts.kept { WordCounts(tree) }.value }
}
