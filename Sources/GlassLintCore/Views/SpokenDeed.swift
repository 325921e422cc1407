/// The words for a control that shows an image alone: known where what it does and what it shows say the same.
extension SpokenName {
  /// A deed that controls without words stand for.
  private struct Deed {
    let words: String
    /// The symbols that stand for it, without variants such as `.fill`, in words.
    let symbols: Set<String>
    /// Those of them that the system calls the same.
    var called: Set<String> = []
    /// Words in code that does it.
    let verbs: Set<String>
  }

  private static let adding = Deed(
    words: "Add", symbols: ["plus"], called: ["plus"],
    verbs: ["add", "adds", "adding", "create", "creates", "creating", "new"])
  private static let searching = Deed(
    words: "Search", symbols: ["magnifyingglass"], called: ["magnifyingglass"],
    verbs: ["search", "searching", "searches", "find"])
  private static let sharing = Deed(
    words: "Share", symbols: ["square and arrow up"], called: ["square and arrow up"],
    verbs: ["share", "shares", "sharing", "sharesheet"])
  private static let removing = Deed(
    words: "Remove", symbols: ["minus", "xmark"], called: ["minus"],
    verbs: ["delete", "remove", "removes", "removing"])
  private static let closing = Deed(
    words: "Close", symbols: ["xmark", "multiply"], called: ["xmark"],
    verbs: ["close", "closes", "closing", "dismiss", "dismisses"])
  private static let leadingBack = Deed(
    words: "Back", symbols: ["chevron left", "arrow left", "chevron backward", "arrow backward"],
    called: ["chevron left", "chevron backward"], verbs: ["back", "pop"])

  private static let deeds = [
    Deed(
      words: "Delete", symbols: ["trash", "delete left", "delete backward"], called: ["trash"],
      verbs: ["delete", "deletes", "deleting", "remove", "trash", "backspace"]),
    removing,
    adding,
    leadingBack,
    Deed(
      words: "Settings", symbols: ["gear", "gearshape"], called: ["gear", "gearshape"],
      verbs: ["settings", "setting", "preferences"]),
    searching,
    sharing,
    Deed(
      words: "Edit", symbols: ["pencil", "square and pencil"], verbs: ["edit", "edits", "editing", "editor"]),
    Deed(words: "Compose", symbols: ["square and pencil"], verbs: ["compose", "composer", "composing"]),
    Deed(
      words: "Refresh",
      symbols: ["arrow clockwise", "arrow counterclockwise", "arrow triangle 2 circlepath"],
      called: ["arrow clockwise"],
      verbs: ["refresh", "refreshes", "refreshing", "reload", "reloads", "reloading", "sync"]),
    Deed(words: "Undo", symbols: ["arrow uturn backward", "arrow uturn left"], verbs: ["undo"]),
    Deed(words: "Redo", symbols: ["arrow uturn forward", "arrow uturn right"], verbs: ["redo"]),
    Deed(
      words: "Copy", symbols: ["doc on doc", "square on square"],
      verbs: ["copy", "copies", "copying", "pasteboard", "clipboard"]),
    Deed(words: "Send", symbols: ["paperplane", "arrow up"], verbs: ["send", "sends", "sending"]),
    Deed(
      words: "Filter", symbols: ["line 3 horizontal decrease"], verbs: ["filter", "filters", "filtering"]),
    Deed(words: "Help", symbols: ["questionmark"], verbs: ["help"]),
    Deed(words: "Info", symbols: ["info"], verbs: ["info", "information"]),
    Deed(words: "Play", symbols: ["play"], verbs: ["play", "resume", "unpause"]),
    Deed(words: "Pause", symbols: ["pause"], verbs: ["pause"]),
    Deed(words: "Stop", symbols: ["stop"], verbs: ["stop"]),
    Deed(words: "Shuffle", symbols: ["shuffle"], verbs: ["shuffle", "shuffles", "shuffled", "shuffling"]),
    Deed(
      words: "Next", symbols: ["chevron right", "arrow right", "chevron forward", "forward", "forward end"],
      verbs: ["next"]),
    Deed(
      words: "Previous",
      symbols: ["chevron left", "arrow left", "chevron backward", "backward", "backward end"],
      verbs: ["previous", "prev"]),
  ]

  private static let clearing: Set<String> = ["xmark", "multiply", "delete left", "trash"]

  /// Deeds whose symbols stand for more and less of something as well.
  private static let counting: Set<String> = [adding.words, removing.words]

  /// Deeds that are about something.
  private static let topics: Set<String> = ["Info"]
  /// Words of actions that show something, whatever that is.
  private static let showing: Set<String> = [
    "show", "shows", "showing", "shown", "is", "present", "presented", "presenting", "sheet", "popover",
    "alert", "view",
    "modal", "toggle", "open", "opened", "opens", "display", "active", "self", "true", "tap", "tapped", "on",
  ]

  /// How a symbol is drawn, which nobody needs to hear.
  private static let variants: Set<String> = [
    "fill", "circle", "square", "rectangle", "app", "slash", "portrait", "inverse",
  ]

  /// What a control is called that shows an image and runs an action; `nil` where the two do not say the same.
  static func words(image: String, isSymbol: Bool, action: ActionWords) -> String? {
    let shown = isSymbol ? [plain(image)] : Set(words(image))
    if action.clears {
      let isClearing = isSymbol ? !shown.isDisjoint(with: clearing) : shown.contains("clear")
      return isClearing && action.onlyClears ? "Clear" : nil
    }
    if action.closes {
      if isSymbol
        ? !shown.isDisjoint(with: closing.symbols) : !shown.isDisjoint(with: ["close", "dismiss", "cross"])
      {
        return action.isCancelling ? "Cancel" : "Close"
      }
      let leadsBack = isSymbol ? !shown.isDisjoint(with: leadingBack.symbols) : shown.contains("back")
      return leadsBack ? "Back" : nil
    }
    let done = deeds.filter {
      // A plus that counts on adds nothing, whatever it says of a new value.
      !$0.verbs.isDisjoint(with: action.words) && !(action.counts && counting.contains($0.words))
    }
    let deed = done.first { deed in
      isSymbol ? !deed.symbols.isDisjoint(with: shown) : !deed.verbs.isDisjoint(with: shown)
    }
    // The symbol says so by itself, and of what it is the action knows.
    if let deed, isSymbol, shown.contains(deed.words.lowercased()), topics.contains(deed.words),
      !action.words.subtracting(deed.verbs).isSubset(of: showing)
    {
      return nil
    }
    return deed?.words
  }

  /// The words of a symbol's name but for how it is drawn.
  private static func plain(_ symbol: String) -> String {
    var parts = words(symbol)
    while parts.count > 1, variants.contains(parts[parts.count - 1]) { parts.removeLast() }
    return parts.joined(separator: " ")
  }

  /// Whether a symbol is called what code with these words does, so that its name says that: `pause` for `pause()`, and
  /// what the system calls “Share” for `shareReport()`.
  static func isDeed(_ symbol: String, _ words: Set<String>) -> Bool {
    deeds.contains { deed in
      !topics.contains(deed.words)
        && (plain(symbol) == deed.words.lowercased()
          || deed.words == sharing.words && standsForSharing(symbol))
        && (!deed.verbs.isDisjoint(with: words)
          || !beginnings.isDisjoint(with: words) && deed.verbs.contains { words.contains($0 + "ing") })
    }
  }

  /// `startPlaying()` plays, `stopPlaying()` does not.
  private static let beginnings: Set<String> = ["start", "begin", "resume"]

  /// Words of code that plays or pauses, whichever of them is due.
  private static let playing: Set<String> = ["play", "playing", "playback", "pause", "paused"]

  /// Whether two symbols are those for play and pause, and code with these words changes from one to the other:
  /// `togglePlayback()`, `isPlaying.toggle()`.
  static func togglesPlaying(_ symbols: [String], _ words: Set<String>) -> Bool {
    Set(symbols.map(plain)) == ["play", "pause"]
      && (words.contains("toggle") && !words.isDisjoint(with: playing)
        || words.isSuperset(of: ["play", "pause"]))
  }

  /// The symbol that the system calls “Share”.
  static func standsForSharing(_ symbol: String) -> Bool { sharing.symbols.contains(plain(symbol)) }

  /// What the system calls a symbol, where that is a deed.
  static func systemName(ofSymbol symbol: String) -> String? {
    called(symbol)?.words
  }

  /// Whether the system calls a symbol “Back”.
  static func leadsBack(_ symbol: String) -> Bool { called(symbol)?.words == leadingBack.words }

  /// Whether words in code are for what the system calls a symbol.
  static func saysSystemName(ofSymbol symbol: String, _ words: some Sequence<String>) -> Bool {
    called(symbol).map { deed in words.contains { deed.verbs.contains($0) } } ?? false
  }

  private static func called(_ symbol: String) -> Deed? {
    let shown = plain(symbol)
    return closing.called.contains(shown) ? closing : deeds.first { $0.called.contains(shown) }
  }

  /// Whether a symbol stands for adding something, which the system calls it as well.
  static func standsForAdding(_ symbol: String) -> Bool { adding.symbols.contains(plain(symbol)) }

  /// Whether a symbol is the one of menus with more to do, which the system calls “More”.
  static func standsForMore(_ symbol: String) -> Bool { plain(symbol) == "ellipsis" }

  /// Whether a symbol says that something is chosen or done.
  static func standsForChoice(_ symbol: String) -> Bool { words(symbol).first == "checkmark" }

  /// Whether a symbol is a number or a letter, which says what it is: `1.circle.fill`; the x of `x.circle` is shown for a
  /// cross.
  static func isCharacter(_ symbol: String) -> Bool {
    guard let first = words(symbol).first, first != "x" else { return false }
    return first.count == 1 || Int(first) != nil
  }
}
