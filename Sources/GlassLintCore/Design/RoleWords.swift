import Synchronization

/// What names say about the role of a number: the one table behind discovery in Swift source and in files of tokens.
public enum RoleWords {
  /// The role that names speak of, from the outermost type to the constant itself: `("Spacing", "xl")` is spacing.
  ///
  /// The innermost name that says anything has the last word, also where it says that the number is something else:
  /// `("Card", "blurRadius")` has no role.
  public static func role(ofWordsIn names: String...) -> Role? { role(ofWordsIn: names) }

  public static func role(ofWordsIn all: [String]) -> Role? {
    // Digits at the end say nothing here: what is counted, `value1`, `value2`, is asked about once.
    let key = all.map(NameWords.letters)
    if let known = roles.withLock({ $0[key] }) { return known }
    let role = readRole(ofWordsIn: key)
    roles.withLock { known in
      if known.count == verdictLimit { known.removeAll() }
      known[key] = role
    }
    return role
  }

  private static let roles = Mutex<[[String]: Role?]>([:])

  private static func readRole(ofWordsIn all: [String]) -> Role? {
    let names = Self.joined(all)
    guard let own = names.last else { return nil }
    let words = NameWords.split(own).map { NameWords.letters($0.lowercased()) }
    let inherited = names.dropLast().reversed().lazy.compactMap { verdict(on: $0, isOwn: false) }.first
    // An edge among insets, the distance of lines among fonts.
    if words.contains("leading"), inherited == .role(.fontSize) { return nil }
    // How far a shadow is blurred.
    if words.last == "radius", inherited == .role(.shadow) { return nil }
    // What says a measure goes before what only says a thing: `Opacity.border`, `Spacing.icon`.
    let isThing = !words.contains { measure($0, among: Set(words), isOwn: true) != nil }
    if isThing, case .role(let role)? = inherited,
      names.dropLast().contains(where: { self.measured($0) == role })
    {
      return role
    }
    guard case .role(let role)? = verdict(on: own, isOwn: true) ?? inherited else { return nil }
    // `BorderWidth.Icon.small` as well: the line that an icon is drawn with.
    if case .role(role)? = inherited, verdict(on: own, isOwn: true) == nil,
      names.dropLast().allSatisfy({ measured($0) != role }),
      let measured = names.dropLast().reversed().lazy.compactMap(measured).first, measured != .fontSize
    {
      return measured
    }
    return role
  }

  private static let dependent: Set<String> = ["width", "widths", "size", "sizes"]

  /// A name that only says how it is measured goes with the one around it: `Border.Width.thin`, `Icon.Size.small`.
  private static func joined(_ names: [String]) -> [String] {
    names.enumerated().map { index, name in
      index > 0 && index < names.count - 1 && dependent.contains(name.lowercased())
        ? names[index - 1] + name : name
    }
  }

  /// What one name says.
  enum Verdict: Equatable {
    case role(Role)
    /// A number that none of the roles is about.
    case other
  }

  // MARK: Words

  /// Words that say what is measured. The last one of a name counts: `iconSpacing`, `paddingScale`.
  private static let measures: [String: Verdict] = table([
    (.role(.radius), "radius radii corner corners rounding roundness"),
    (.role(.spacing), "spacing spacings space spaces padding paddings margin margins inset insets gap gaps"),
    (.role(.spacing), "gutter gutters"),
    (.role(.opacity), "opacity opacities alpha alphas"),
    (.role(.duration), "duration durations"),
    (.role(.fontSize), "typography"),
    (
      .other,
      "blur height heights ratio ratios factor fraction weight weights count columns rows index depth delay"
    ),
    (
      .other,
      "delays tracking kerning offset offsets response damping dampening stiffness velocity bounce speed angle"
    ),
    // What can be touched is larger than what is seen.
    (.other, "hitbox hitboxes area areas target targets"),
    (.other, "degrees rotation threshold percent percentage multiplier brightness saturation lines"),
    // The world outside of the screen.
    (.other, "meters metres kilometers kilometres miles km"),
  ])

  /// Words for what has a measure. They count where a name has no measure of its own: `enum Icon { static let small }`.
  private static let things: [String: Verdict] = table([
    (.role(.fontSize), "font fonts"),
    (.role(.iconSize), "icon icons"),
    (.role(.shadow), "shadow shadows elevation elevations"),
    (.role(.lineWidth), "border borders stroke strokes outline outlines hairline"),
    (.role(.duration), "animation animations motion timing timings"),
  ])

  /// Spacing inside of text, which is no step between views.
  private static let textWords: Set<String> = [
    "line", "letter", "paragraph", "character", "glyph", "word", "text",
  ]

  /// What has a radius or an opacity of another kind than a surface's.
  private static let effects: Set<String> = ["blur", "gradient", "glow"]

  /// What stands around an icon, and has a size of its own.
  private static let grounds: Set<String> = ["background", "container", "touch", "tap", "hit"]

  private static let drawnLines: Set<String> = [
    "line", "border", "stroke", "outline", "divider", "separator",
  ]

  private static func table(_ entries: [(Verdict, String)]) -> [String: Verdict] {
    var table: [String: Verdict] = [:]
    for (verdict, words) in entries {
      for word in words.split(separator: " ") { table[String(word)] = verdict }
    }
    return table
  }

  // MARK: Names

  /// - Parameter isOwn: the name is the constant's; otherwise that of a type around it, where "scale" only says that
  ///   there are steps.
  static func verdict(on name: String, isOwn: Bool) -> Verdict? {
    // A project names its types and constants by few words, and asks about each of them many times.
    let key = Question(name: name, isOwn: isOwn)
    if let known = verdicts.withLock({ $0[key] }) { return known }
    let verdict = readVerdict(on: name, isOwn: isOwn)
    verdicts.withLock { known in
      if known.count == verdictLimit { known.removeAll() }
      known[key] = verdict
    }
    return verdict
  }

  private struct Question: Hashable {
    let name: String
    let isOwn: Bool
  }

  private static let verdicts = Mutex<[Question: Verdict?]>([:])
  /// So many are remembered at most.
  private static let verdictLimit = 20_000

  private static func readVerdict(on name: String, isOwn: Bool) -> Verdict? {
    let words = NameWords.split(name).map { NameWords.letters($0.lowercased()) }
    let all = Set(words)
    let thing = words.last { things[$0] != nil }.flatMap { things[$0] }
    let measure = words.lazy.reversed().compactMap { self.measure($0, among: all, isOwn: isOwn) }.first
    guard let measure else { return thing }
    if thing == .role(.shadow) || !all.isDisjoint(with: effects) { return .other }
    if measure == .role(.spacing), let last = words.last, ["spacing", "gap", "space"].contains(last),
      words.dropLast().last.map({ textWords.contains($0) }) ?? false
    {
      return .other
    }
    return measure
  }

  /// The role that a name says by a measure, not by what has it.
  static func measured(_ name: String) -> Role? {
    let words = NameWords.split(name).map { NameWords.letters($0.lowercased()) }
    for word in words.reversed() {
      if case .role(let role)? = measure(word, among: Set(words), isOwn: false) { return role }
    }
    return nil
  }

  private static func measure(_ word: String, among words: Set<String>, isOwn: Bool) -> Verdict? {
    if let verdict = measures[word] { return verdict }
    switch word {
    case "width", "widths": return words.isDisjoint(with: drawnLines) ? .other : .role(.lineWidth)
    case "size", "sizes":
      if !words.isDisjoint(with: TokenWords.symbols) {
        return words.isDisjoint(with: grounds) ? .role(.iconSize) : .other
      }
      return words.isDisjoint(with: ["font", "fonts", "text", "type"]) ? nil : .role(.fontSize)
    case "scale", "scales":
      if words.contains("type") { return .role(.fontSize) }
      return isOwn ? .other : nil
    default: return nil
    }
  }
}
