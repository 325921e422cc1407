/// What to write instead of a color that is spelled by component, where the design system has it or one like it.
struct ColorTokenAdvice {
  let message: String
  let fixes: [Fix]
  /// It says which token to write.
  var namesToken = true

  /// So many names a message lists.
  static let listed = 3
  /// So many tokens are offered as fixes.
  static let offered = 5
}

extension FileContext {
  /// What to say about a color of these components.
  /// - Parameters:
  ///   - id: the expression that spells it.
  ///   - isDemanded: somebody has set the rule, and means it of all colors.
  /// - Returns: `nil` for a color that is allowed as it is.
  func advice(on id: NodeID, _ color: ColorComponents, isDemanded: Bool) -> ColorTokenAdvice? {
    let place = tree.paintedPlace(of: id)
    let isStopOfTokens = place.isGradient && !color.isExtreme && isListedAmongTokens(id)
    if !isStopOfTokens, isOfDrawing(color: id, place) || isInTable(id) { return nil }
    // Black and white are anything, and say what they are however they are spelled, but for a part that the project has a
    // name of its own for, and for what it gives a token of theirs to.
    let isPlain = color.isExtreme && color.alpha == 1
    let isOfComponent = isGivenToComponent(id)
    if let advice = derivedAdvice(on: id, color, place) { return advice }
    if isPlain, !isOfComponent, isDimmed(id) { return nil }
    let isDark = appearance(of: id)
    let known = colors(equalTo: color, inDark: isDark ?? false, at: id)
    if isInPalette(of: known, id) { return nil }
    let all = inUse(colorsOfOwnPalettes(known, at: id))
    let isWash = color.isExtreme && color.alpha < 1
    // What the system has for a place is more than a pair of values.
    let isOfPair = isOneOfTwoAppearances(id)
    let equal = all.filter {
      !isForgotten($0) && !(isOfPair && $0.systemName != nil) && canBeMeant($0, place, at: id)
        && (isSeenAlike($0, isDark, at: id) || isUnmistakable($0, color, at: id))
        && !isOfAnotherThing($0, color, at: id)
        && !isOfAnotherPurpose($0, place, at: id) && isCustomary($0, color, at: id)
        && (!isPlain || takesPlainColor($0, in: place, isOfComponent: isOfComponent, at: id))
    }
    let isMeant = equal.contains { token in
      (isDark != nil || suits(token, color, place))
        && (!isWash || isUsedForWashes(token) || isOfPlace(token, at: id))
    }
    let named = equal.filter { $0.name != nil }
    if isMeant, !named.isEmpty {
      // One that can be written where the color stands goes before one that only has its value.
      let fitting = named.filter { tokenEdit(id, $0) != nil }
      let ranking = ranked(fitting.isEmpty ? named : fitting, place, id, isDark)
      return exact(id, color, isDark, ranking)
    }
    // What a token has that is for something else has its value by chance, and is no color without a name either.
    guard all.isEmpty || isDemanded, !isMeant, !isPlain, !color.isExtreme || !all.isEmpty,
      wantsName(id, color, place), let reason = reason(toName: id, color, isDemanded: isDemanded)
    else { return nil }
    return ColorTokenAdvice(
      message: "color \(color.hex) is spelled by component" + reason.ending, fixes: [], namesToken: false)
  }

  /// Whether a color stands in a type that is called like the one that declares one of some tokens of its value: how a palette is
  /// spelled is its own.
  private func isInPalette(of tokens: [NamedColor], _ id: NodeID) -> Bool {
    guard let type = tree.enclosingType(of: id).flatMap({ tree.name($0) })?.string else { return false }
    return tokens.contains { $0.position != nil && $0.names.dropLast().last == type }
  }

  /// Whether each color that the other cases of a switch spell has a token as well: of a key, nobody converts a half.
  func namesOtherCases(besides id: NodeID, hexLabels: [String]) -> Bool {
    guard let own = tree.ancestors(id, limit: 16).first(where: { tree.kind($0) == .switchCase }),
      let choice = tree.parent(own)
    else { return true }
    // Each color of the switch asks.
    let known = facts.kept { NamelessCases() }
    let nameless =
      known.value.bySwitch[choice]
      ?? tree.children(choice).filter { tree.kind($0) == .switchCase && !namesColors(of: $0, hexLabels) }
    known.value.bySwitch[choice] = nameless
    return nameless.allSatisfy { $0 == own }
  }

  /// Whether each color that is spelled in a case has a token.
  private func namesColors(of part: NodeID, _ hexLabels: [String]) -> Bool {
    tree.subtree(part).allSatisfy { node in
      guard tree.kind(node) == .call, let color = colors(of: node, hexLabels: hexLabels).first,
        color.node == node, case .components(let value?) = color.kind, !value.isExtreme
      else { return true }
      return advice(on: node, value, isDemanded: false)?.namesToken ?? false
    }
  }

  /// What the color of a property paints, where all its uses in its type agree: `Text(change).foregroundStyle(changeColor)`.
  private func partPainted(byPropertyOf id: NodeID) -> ColorParts? {
    guard let declaration = tree.enclosingDeclaration(of: id), tree.kind(declaration) == .binding,
      let name = tree.name(declaration), let type = tree.enclosingType(of: declaration)
    else { return nil }
    let uses = (facts.uses[name.hash] ?? []).filter { use in
      tree.kind(use) == .identifier && tree.name(use).map { $0 == name } ?? false && tree.contains(type, use)
        && !tree.contains(declaration, use)
    }
    let parts = uses.prefix(8).map { tree.paintedPlace(of: $0).possible }
    guard let first = parts.first, parts.allSatisfy({ $0 == first }), !first.isEmpty else { return nil }
    return first
  }

  /// Whether a token is drawn as the color it has the value of, in all appearances in which the color is seen, or may follow
  /// the appearance there, as what lies around it does: one that turns white on a fixed white ground is no better name.
  private func isSeenAlike(_ token: NamedColor, _ isDark: Bool?, at id: NodeID) -> Bool {
    isFixed(token) || isDark != nil || mayAdapt(id)
  }

  /// Whether an adaptive token is surely what is meant by its value in light appearance, though not all of what lies around is
  /// known: the project hardly ever writes out a color that nobody hits on by chance; or what takes the color takes the token elsewhere, and this view names just that token again and again.
  private func isUnmistakable(_ token: NamedColor, _ color: ColorComponents, at id: NodeID) -> Bool {
    guard let position = token.position, !color.isExtreme, color.alpha == 1 else { return false }
    let painted = tree.container(of: id)?.call ?? tree.chainTop(id)
    guard backdrop(behind: painted) != .fixed || liesOnAdaptiveGround(painted) else { return false }
    if isTakenAlike(token, at: id), isNamedBeside(id, site.project.discovery.colors[position].slot) {
      return true
    }
    return !color.isNeutral && !color.isPure && SystemPalette.hue(inLight: color) == nil
      && isNearlyAlwaysNamed(token, color)
  }

  /// So often a view names what it has one name for.
  private static let habitOfView = 2

  /// Whether the type around an expression names a token again and again.
  private func isNamedBeside(_ id: NodeID, _ slot: Int32) -> Bool {
    guard let type = tree.enclosingType(of: id) else { return false }
    var left = Self.habitOfView
    return (facts.uses[site.project.index.nameHash(ofSlot: slot)] ?? []).contains { use in
      if tree.contains(type, use), references.slots(meantBy: use).contains(slot) { left -= 1 }
      return left == 0
    }
  }

  /// Whether what a color is seen with follows light and dark: all that lies behind it, and nothing beside it is black,
  /// white or a picture.
  func mayAdapt(_ id: NodeID) -> Bool {
    let painted = tree.container(of: id)?.call ?? tree.chainTop(id)
    return liesOnAdaptiveGround(painted) && !paintsFixedSurfaces(around: painted)
  }

  /// Whether black or white is a token's.
  private func takesPlainColor(
    _ token: NamedColor, in place: PaintedPlace, isOfComponent: Bool, at id: NodeID
  ) -> Bool {
    // White letters lie on what is not white; where they followed the appearance, the ground would have to as well.
    guard isFixed(token) || place.meant.isDisjoint(with: .foreground) else { return false }
    return isOfComponent ? isTakenAlike(token, at: id) : !token.parts.isDisjoint(with: place.meant)
  }

  /// What to say about a color that is made translucent where it is written, where a token is just that:
  /// `Color(hex: "#FFA640").opacity(0.3)`.
  private func derivedAdvice(on id: NodeID, _ color: ColorComponents, _ place: PaintedPlace)
    -> ColorTokenAdvice?
  {
    guard let modifier = tree.outerModifiers(of: id).first?.call,
      tree.isNamed(modifier, "opacity") || tree.isNamed(modifier, "withAlphaComponent"),
      let amount = tree.unlabelledArgument(modifier).flatMap({ ConstantArithmetic(tree: tree).value($0) })
    else { return nil }
    var whole = color
    whole.alpha *= amount
    let equal = colors(equalTo: whole, inDark: false, at: id).filter {
      $0.name != nil && canBeMeant($0, place, at: id) && isSeenAlike($0, nil, at: id)
        && !isOfAnotherThing($0, whole, at: id) && !isOfAnotherPurpose($0, place, at: id)
        && isCustomary($0, whole, at: id)
    }
    guard !equal.isEmpty else { return nil }
    let advice = exact(id, whole, nil, ranked(equal, place, id, nil))
    let range = tree.range(of: modifier)
    return ColorTokenAdvice(
      message: advice.message,
      fixes: advice.fixes.compactMap { fix in
        guard let edit = fix.edits.first, tree.range(of: id) == edit.range else { return nil }
        return Fix(
          title: fix.title, applicability: fix.applicability, edits: [Edit(range: range, text: edit.text)])
      })
  }

  /// Whether a large project has a color set that none of its code names: left from what is gone, it is no token.
  func isForgotten(_ token: NamedColor) -> Bool {
    let uses = site.project.colorUses
    guard token.position == nil, let asset = token.assetName, site.project.isLarge,
      uses.count(of: token, in: site.project) == 0
    else { return false }
    // Xcode makes this one with every project, and paints with it by names of the system's.
    return asset != "AccentColor"
      || Self.accentNames.allSatisfy { uses.count(ofSystemColor: SymbolHash.symbol($0)) == 0 }
  }

  private static let accentNames = ["accentColor", "accent", "tint", "tintColor", "controlAccentColor"]

  /// What to say about a color that is written outside of views, where it may be anything: only that a token which the
  /// project uses has just this color, and it is one that nobody hits on by chance, or stands among names of tokens.
  /// - Parameter isNamed: it is in what a constant is set to, such as a style of its own.
  func adviceOutsideViews(
    on id: NodeID, _ color: ColorComponents, isNamed: Bool, hexLabels: [String]
  ) -> ColorTokenAdvice? {
    let equal = inUse(colors(equalTo: color, inDark: false, at: id)).filter {
      $0.name != nil && isFixed($0)
    }
    guard !equal.isEmpty, !isOfDrawing(color: id, tree.paintedPlace(of: id)), !site.isInTokenDeclaration(id),
      let declaration = declaration(handingOn: id), isAlone(id, in: declaration, hexLabels)
    else { return nil }
    // Black and white are anything, but for what the project gives a token of theirs to.
    let isAmongTokens = !color.isExtreme && namesToken(in: declaration)
    let isTelling = !isNamed && !color.isNeutral && !color.isPure && !color.isExtreme
    let place = tree.paintedPlace(of: id)
    let type = tree.colorType(of: id)
    var named = equal.filter {
      // What another library's color has to be made of first is no name for this one.
      ($0.type == type || tokenEdit(id, $0) != nil)
        && canBeMeant($0, place, at: id) && !isOfAnotherPurpose($0, place, at: id)
        && isCustomary($0, color, at: id)
    }
    if !isAmongTokens, !isTelling { named.removeAll { !isTakenAlike($0, at: id) } }
    guard !named.isEmpty else { return nil }
    let ranking = ranked(named, place, id, nil)
    let isUsed = site.project.colorUses.count(of: ranking.tokens[0], in: site.project) > 0
    return isAmongTokens || isUsed ? exact(id, color, nil, ranking) : nil
  }

  /// Of colors of one value those that people use, where there are such: not the primitive below, which nobody names.
  private func inUse(_ colors: [NamedColor]) -> [NamedColor] {
    let used = colors.filter { site.project.colorUses.count(of: $0, in: site.project) > 0 }
    return used.isEmpty ? colors : used
  }

  /// The colors of some components, each name once: that which can be written where the color stands, where several
  /// targets have one of a name.
  private func colors(equalTo color: ColorComponents, inDark isDark: Bool, at id: NodeID) -> [NamedColor] {
    var all = scales.allColors(equalTo: color, inDark: isDark)
    // What is copied of a color outside of sRGB are the digits that it has inside.
    if all.isEmpty, !color.isPure { all = scales.wideColors(nearestTo: color, inDark: isDark) }
    var found: [NamedColor] = []
    for token in all {
      guard let known = found.firstIndex(where: { $0.name == token.name }) else {
        found.append(token)
        continue
      }
      if !canBeNamed(found[known], at: id), canBeNamed(token, at: id) { found[known] = token }
    }
    return found
  }

  /// More of a declaration is not looked through.
  private static let longestBody = 4000

  /// The declaration whose code works with a color that it writes down; `nil` for a color that is all the declaration is
  /// there for, and for an element of a list.
  private func declaration(handingOn id: NodeID) -> NodeID? {
    var isHandedOn = false
    for ancestor in tree.ancestors(id) {
      switch tree.kind(ancestor) {
      case .enumCaseElement: return nil
      case .array:
        guard isNamedList(ancestor, besides: id) else { return nil }
        isHandedOn = true
      // A dictionary of colors is a list of them; one of attributes has a color for the text.
      case .dictionary:
        guard tree.attributeKey(of: id) != nil else { return nil }
        isHandedOn = true
      case .call: if tree.colorType(of: ancestor) == nil { isHandedOn = true }
      case .assignment, .parameter, .ternary, .ifBranch, .switchCase, .guardStmt: isHandedOn = true
      case .binding:
        if let variable = tree.parent(ancestor), tree.isMemberOrGlobal(variable) {
          return isHandedOn ? ancestor : nil
        }
        isHandedOn = true
      case .funcDecl, .initDecl, .subscriptDecl: return isHandedOn ? ancestor : nil
      default: continue
      }
    }
    return nil
  }

  /// Whether everything else in a list is a token, by its name: `[.sunrise, Color(hex: "#FF9314")]`.
  private func isNamedList(_ list: NodeID, besides id: NodeID) -> Bool {
    let others = tree.children(list).prefix(16).filter { !tree.contains($0, id) }
    return !others.isEmpty
      && others.allSatisfy { other in
        let root = tree.unwrapped(tree.argument(other, "color") ?? other)
        return namesToken(in: root)
      }
  }

  /// Whether a color is one of a list whose others are all tokens, as the stops of a gradient may be.
  private func isListedAmongTokens(_ id: NodeID) -> Bool {
    tree.ancestors(id, limit: 16).first { tree.kind($0) == .array }.map { isNamedList($0, besides: id) }
      ?? false
  }

  /// Whether all other colors that a declaration writes down are those of tokens.
  private func isAlone(_ id: NodeID, in declaration: NodeID, _ hexLabels: [String]) -> Bool {
    let nodes = tree.subtree(declaration)
    guard nodes.count <= Self.longestBody else { return false }
    return nodes.allSatisfy { node in
      guard tree.kind(node) == .call || tree.kind(node) == .macroExpansion, !tree.contains(id, node),
        let color = colors(of: node, hexLabels: hexLabels).first, color.node == node,
        case .components(let value?) = color.kind
      else { return true }
      return value.isExtreme || !scales.colors(equalTo: value).isEmpty
    }
  }

  /// Whether a token of the project's is named anywhere in a declaration or an expression.
  func namesToken(in declaration: NodeID) -> Bool {
    tree.subtree(declaration).contains { isTokenName($0) }
  }

  /// Whether an expression is the name of one of the project's colors.
  private func isTokenName(_ node: NodeID) -> Bool {
    let tokens = site.project.tokenSlots
    guard tree.kind(node) == .member, let name = tree.name(node) else { return false }
    guard tokens.names.contains(name.hash) else {
      if case .asset? = colors(of: node).first?.kind { return true }
      return false
    }
    return references.slots(meantBy: node).contains { tokens.colors[$0] != nil }
  }

  /// So many uses make a token what the project dims and lights with.
  private static let washUses = 3

  /// A thin black or white is written anywhere; that it equals what has a name for one part says nothing.
  private func isUsedForWashes(_ token: NamedColor) -> Bool {
    token.position == nil || site.project.colorUses.count(of: token, in: site.project) >= Self.washUses
  }

  /// Whether a color is one of a list or a table, where each entry has its own: which of them are tokens' as well, nobody
  /// asks, unless all the others are named as tokens.
  private func isInTable(_ id: NodeID) -> Bool {
    for ancestor in tree.ancestors(id, limit: 16) {
      switch tree.kind(ancestor) {
      case .array,
        .dictionary where tree.attributeKey(of: id) == nil:
        return Array(tree.children(ancestor).prefix(2)).count > 1 && !isNamedList(ancestor, besides: id)
      case .closure, .codeBlock, .switchCase, .memberBlock: return false
      default: continue
      }
    }
    return false
  }

  /// Whether a token can stand for a color that is the same in all appearances, as far as one can tell from its value in
  /// light, its name and the place.
  func isOffered(
    _ token: NamedColor, _ color: ColorComponents, _ place: PaintedPlace, at id: NodeID
  ) -> Bool {
    suits(token, color, place) && canBeMeant(token, place, at: id)
  }

  /// Whether it can be named where the color stands, has its value in every theme, and its name says no other part than the
  /// color plays there, or the project gives it to such a place all the same.
  func canBeMeant(_ token: NamedColor, _ place: PaintedPlace, at id: NodeID) -> Bool {
    !variesByTheme(token)
      && (place.takes(token.parts) || isTakenAlike(token, at: id))
      // What something casts is dark in the dark as well, and has a name only where that says so.
      && (place.meant != .shadow || mayGlow(token, at: id)
        || token.parts.contains(.shadow) && (isFixed(token) || isDarkInTheDark(token)))
      && canBeNamed(token, at: id)
  }

  /// Whether the code around a color sees it.
  func canBeNamed(_ token: NamedColor, at id: NodeID) -> Bool {
    site.sees(token) && (token.position.map { site.reference(toColor: $0, at: id) != nil } ?? true)
  }

  /// Whether what takes the color takes the token elsewhere in the project, more than once.
  private func isTakenAlike(_ token: NamedColor, at id: NodeID) -> Bool {
    guard let position = token.position else { return false }
    return site.isGivenAlike(site.project.discovery.colors[position].slot, at: id)
  }

  /// Whether light of a color is what something casts elsewhere as well.
  private func mayGlow(_ token: NamedColor, at id: NodeID) -> Bool {
    scales.value(of: token).map { !$0.light.isNeutral && !$0.light.isExtreme } ?? false
      && isFixed(token) && isTakenAlike(token, at: id)
  }

  private func isDarkInTheDark(_ token: NamedColor) -> Bool {
    guard let value = scales.value(of: token) else { return false }
    let dark = value.dark ?? value.light
    return max(dark.red, dark.green, dark.blue) < 0.25
  }

  /// Black and white are colors of their own as often as a light appearance's ink and paper.
  private func suits(_ token: NamedColor, _ color: ColorComponents, _ place: PaintedPlace) -> Bool {
    isFixed(token) || !color.isExtreme || !token.parts.isDisjoint(with: place.meant)
  }

  /// Whether a color is seen in dark appearance only, or in light; `nil` where it is seen in both.
  private func appearance(of id: NodeID) -> Bool? {
    let seen = appearances(at: id)
    return seen.count == 1 ? seen.first : nil
  }

  private func isFixed(_ token: NamedColor) -> Bool { scales.value(of: token)?.isFixed ?? true }

  /// Whether a token is a member of a theme that a program may exchange for others with another color.
  func variesByTheme(_ token: NamedColor) -> Bool {
    token.position.map { site.project.discovery.colors[$0].reference.variesByTheme } ?? false
  }

  // MARK: The value of a token

  /// Colors of one value, those that rather can be meant first.
  struct Ranking {
    let tokens: [NamedColor]
    /// Those that are not far behind the first.
    let close: ArraySlice<NamedColor>
    /// Whether the first one stands out.
    var isSure: Bool
  }

  /// Those of some names of a color of the system that can be meant where it stands, and are in use, the likeliest first.
  func ranked(systemColors all: [NamedColor], _ place: PaintedPlace, _ id: NodeID) -> [NamedColor] {
    let uses = site.project.colorUses
    let named = all.filter {
      $0.name != nil && canBeMeant($0, place, at: id) && uses.count(of: $0, in: site.project) > 0
    }
    return named.isEmpty ? [] : ranked(named, place, id, nil).tokens
  }

  /// In so many places a color set is named that only declare what it is called.
  private static let declaringUses = 2

  /// A constant of the project's is the name of the color set that it is set to, unless code rather names that set: of two
  /// names for one color people write one.
  private func withoutSpareNames(_ all: [NamedColor]) -> [NamedColor] {
    let uses = site.project.colorUses
    var counts: [String: (constant: Int, set: Int)] = [:]
    for token in all {
      guard let asset = token.assetName else { continue }
      let count = uses.count(of: token, in: site.project)
      let known = counts[asset] ?? (-1, -1)
      counts[asset] =
        token.position == nil
        ? (known.constant, max(known.set, count)) : (max(known.constant, count), known.set)
    }
    return all.filter { token in
      guard let asset = token.assetName, let count = counts[asset], min(count.constant, count.set) >= 0 else {
        return true
      }
      return (token.position == nil) == (count.set > count.constant + Self.declaringUses)
    }
  }

  /// By how often a token is used, whether it is the same color in all appearances, as the one written down is, and named
  /// for the part.
  func ranked(
    _ all: [NamedColor], _ place: PaintedPlace, _ id: NodeID, _ isDark: Bool?
  ) -> Ranking {
    let known = withoutSpareNames(all)
    let type = tree.colorType(of: id)
    // What has to be converted is no alternative to what has not.
    let own = known.filter { $0.type == type }
    let tokens = own.isEmpty ? known : own
    let uses = site.project.colorUses
    // What other places like this one take.
    let declared = tokens.compactMap { $0.position.map { site.project.discovery.colors[$0].slot } }
    let likely = declared.isEmpty ? nil : site.ranked(declared, at: id)
    let scores = likely.map { Dictionary(zip(declared, $0.scores), uniquingKeysWith: max) } ?? [:]
    let best = scores.values.max() ?? 1
    func isUsed(_ token: NamedColor) -> Bool { uses.count(of: token, in: site.project) > 0 }
    func merit(_ token: NamedColor, _ isOfPlace: Bool) -> Double {
      let fits = (isDark != nil) != isFixed(token)
      let isNamedForIt = !token.parts.isDisjoint(with: place.meant)
      let couldBe = !token.parts.isDisjoint(with: place.possible)
      let isForOther = !isOfPlace && !site.serves(TokenWords.component(of: token.names), at: id)
      let count = uses.count(of: token, in: site.project)
      let likelihood = token.position.flatMap { scores[site.project.discovery.colors[$0].slot] } ?? 0
      return weight(of: count) + max(0, 4 + logarithm(likelihood / best)) + (fits ? 2 : 0)
        - (isForOther ? 3 : 0) + (isOfPlace ? 4 : site.sharesPlace(token.names.suffix(1), at: id) ? 2 : 0)
        + (isNamedForIt ? 3 : couldBe ? 1 : 0) + (token.type == type ? 1 : 0)
    }
    let sorted = tokens.map { token in
      let isOfPlace = isOfPlace(token, at: id)
      return (token: token, merit: merit(token, isOfPlace), isUsed: isOfPlace || isUsed(token))
    }.sorted {
      // What nobody uses is no rival of what is used, unless it is there for this very place.
      if $0.isUsed != $1.isUsed { return $0.isUsed }
      if $0.merit != $1.merit { return $0.merit > $1.merit }
      return ($0.token.name ?? "").utf8.lexicographicallyPrecedes(($1.token.name ?? "").utf8)
    }
    let least = (sorted.first?.merit ?? 0) - Self.clearLead
    let all = sorted.map(\.token)
    // One that is called after what is painted may be meant, however often another of its value is used.
    let part = place.meant.isEmpty ? partPainted(byPropertyOf: id) ?? place.possible : place.meant
    let rivals = sorted.prefix { $0.isUsed == sorted[0].isUsed }.indices.filter {
      !all[$0].parts.isDisjoint(with: part)
    }
    let hasRival = !rivals.isEmpty && rivals.first != 0
    return Ranking(
      tokens: all,
      close: all.prefix(max(sorted.prefix { $0.merit > least }.count, hasRival ? rivals[0] + 1 : 0)),
      isSure: sorted.count == 1
        || !hasRival
          && (sorted[0].isUsed != sorted[1].isUsed || sorted[0].merit >= sorted[1].merit + Self.surplus)
    )
  }

  /// So few uses leave a token to the one thing that it is called after.
  private static let fewUses = 2
  /// So many words besides those for parts and colors describe one thing: `userEpisodeNoArtwork`.
  private static let describingWords = 3

  /// Whether a token is called after something else than a color stands in, and its value tells nothing: black or white,
  /// or one that hardly anything else is painted with, or it is described by its name.
  private func isOfAnotherThing(_ token: NamedColor, _ color: ColorComponents, at id: NodeID) -> Bool {
    guard token.position != nil else { return false }
    let names = token.names.filter { name in ColorType.allCases.allSatisfy { $0.name != name } }
    guard let own = names.last else { return false }
    // Words that name no part of an interface may be those of a palette: `deepWater`.
    let isRare = site.project.colorUses.count(of: token, in: site.project) <= Self.fewUses
    let isOfComponent = !TokenWords.component(of: names).isEmpty
    if isOfDescribedThing(token, at: id) { return true }
    let places = TokenWords.places([own]).count
    // A wash has a name for the one part it is drawn on: `avatarBorder`.
    let isOfOne = places > 1 || places == 1 && color.alpha < 1 && !token.parts.isEmpty
    guard color.isExtreme ? isOfComponent || isOfOne : isOfComponent && isRare else {
      return false
    }
    return !site.sharesPlace(names, at: id)
  }

  /// Whether a token is for something that nothing around a color is about, and what takes the color takes the token nowhere
  /// else, so that they have one value by chance: it is called after one of the things that the project's code tells apart,
  /// as the color of a channel `candidate` is, or nearly all of its uses are in what it is called after.
  private func isOfAnotherPurpose(_ token: NamedColor, _ place: PaintedPlace, at id: NodeID) -> Bool {
    if paintsOthers(token, place) { return true }
    let name = token.names.last { name in ColorType.allCases.allSatisfy { $0.name != name } }
    let asset = token.assetName?.split(separator: "/").last.map(String.init)
    let names = [name, asset].compactMap(\.self)
    guard token.parts.isDisjoint(with: place.meant), !site.sharesPlace(names, at: id),
      !isTakenAlike(token, at: id),
      // What tells no place, or is a step of a palette, is for anything: `sand300`.
      !names.contains(where: { TokenWords.places([$0]).isEmpty || ($0.last?.isNumber ?? false) })
    else { return false }
    return names.contains(where: site.project.hasCase)
      || token.position.map { !isAtHome($0, at: id) } ?? false
  }

  /// Fewer uses of a color do not tell what it is for.
  private static let tellingUses = 3

  /// Whether a token whose name tells no part is used again and again, and never for the kind of thing that a color paints.
  private func paintsOthers(_ token: NamedColor, _ place: PaintedPlace) -> Bool {
    let (uses, project) = (site.project.colorUses, site.project)
    return token.parts.isEmpty && uses.count(of: token, in: project) >= Self.tellingUses
      && !place.takes(uses.parts(of: token, in: project))
  }

  private func isAtHome(_ position: Int, at id: NodeID) -> Bool {
    let color = site.project.discovery.colors[position]
    return site.isAtHome(color.slot, color.path, at: id)
  }

  /// No one thing is painted in so many places.
  private static let usesOfSeveral = 12

  /// Whether a name describes one thing in so many words, and those around a color speak of another.
  private func isOfDescribedThing(_ token: NamedColor, at id: NodeID) -> Bool {
    guard token.position != nil, let own = token.names.last,
      TokenWords.places([own]).count >= Self.describingWords,
      site.project.colorUses.count(of: token, in: site.project) < Self.usesOfSeveral
    else { return false }
    return !isOfPlace(token, at: id)
  }

  /// Whether a token is called after what a color stands in.
  private func isOfPlace(_ token: NamedColor, at id: NodeID) -> Bool {
    site.isNamedAround(
      token.names.filter { name in ColorType.allCases.allSatisfy { $0.name != name } }, at: id)
  }

  /// Two names of one value that are about as customary are both told: four times the uses decide, or what the names say.
  private static let surplus = 2.0
  /// What is behind by so much is no alternative.
  private static let clearLead = 4.0

  /// To the base of two, near enough.
  private func logarithm(_ value: Double) -> Double {
    value > 0 ? Double(value.exponent) + value.significand - 1 : -.infinity
  }

  /// Twice the uses are one more.
  private func weight(of count: Int) -> Double {
    Double(Int.bitWidth - (1 + count).leadingZeroBitCount - 1)
  }

  /// Once the part has decided for one of them, it is the only one.
  private func exact(_ id: NodeID, _ color: ColorComponents, _ isDark: Bool?, _ ranking: Ranking)
    -> ColorTokenAdvice
  {
    let first = ranking.tokens[0]
    let meant = ranking.isSure ? ranking.tokens.prefix(1) : ranking.close
    let names = meant.compactMap { spelled($0, at: id) }
    let isCopy = scales.value(of: first).map { isFixed(first) && !$0.light.drawsTheSame(as: color) } ?? false
    let light =
      isFixed(first)
      ? isCopy ? " in sRGB" : "" : isDark ?? false ? " in dark appearance" : " in light appearance"
    let message =
      names.count == 1
      ? "color \(color.hex) is the token `\(names[0])`\(light); use it by name"
        + (isFixed(first) || isDark != nil ? "" : ", so that it adapts")
      : "color \(color.hex) is the value of the tokens \(list(names, "and"))\(light); use the one that is meant by name"
    return ColorTokenAdvice(
      message: message,
      fixes: meant.prefix(ColorTokenAdvice.offered).compactMap {
        fix(id, $0, isSure: ranking.isSure && !isCopy)
      })
  }

  func list(_ names: [String], _ conjunction: String) -> String {
    let shown = names.prefix(ColorTokenAdvice.listed).map { "`\($0)`" }
    let rest = names.count > shown.count ? ["\(names.count - shown.count) more"] : []
    let all = shown + rest
    guard all.count > 1 else { return all.first ?? "" }
    return all.dropLast().joined(separator: ", ") + " \(conjunction) " + all[all.count - 1]
  }

  private func fix(_ id: NodeID, _ token: NamedColor, isSure: Bool) -> Fix? {
    guard let name = spelled(token, at: id), let edit = tokenEdit(id, token) else { return nil }
    if !isFixed(token) {
      return Fix.unsafe("Use \(name), which is another color in other appearances", [edit])
    }
    if token.isOfPackage { return Fix.unsafe("Use \(name) of the package", [edit]) }
    return isSure ? Fix.safe("Use \(name)", [edit]) : Fix.unsafe("Use \(name)", [edit])
  }

  /// What a token is called where an expression stands: a theme by the variable that holds it there.
  func spelled(_ token: NamedColor, at id: NodeID) -> String? {
    guard let position = token.position else { return token.name }
    let path = site.project.discovery.colors[position].reference
    return path.isGlobal && !path.takesScheme
      ? token.name : site.reference(toColor: position, at: id) ?? token.name
  }

  // MARK: Edits

  func tokenEdit(_ id: NodeID, _ token: NamedColor) -> Edit? {
    tree.colorType(of: id).flatMap { tokenEdit(id, token, type: $0) }
  }

  /// A token in the place of an expression that makes a color of some type; `nil` where that would not surely compile.
  func tokenEdit(_ id: NodeID, _ token: NamedColor, type: ColorType) -> Edit? {
    guard let reference = reference(to: token, at: id), let own = token.type else { return nil }
    if own == type { return edit(id, reference) }
    // Of what Xcode generates, UIKit's is not there on a watch.
    if token.position == nil, let asset = token.assetName,
      !(type == .uiKit && platforms.systems.contains(.watchOS)),
      let text = token.assetForm.reference(to: asset, as: type)
    {
      return edit(id, text)
    }
    switch (type, own) {
    case (.swiftUI, _): return edit(id, "Color(\(reference))")
    case (_, .swiftUI):
      if let wrapper = colorWrapper(of: id) { return edit(wrapper, reference) }
      return canConvertColors(to: type, at: id) ? edit(id, "\(type.name)(\(reference))") : nil
    default: return nil
    }
  }

  /// - Returns: `nil` where the token cannot be named: in a module that does not see it, or behind another of its name.
  private func reference(to token: NamedColor, at id: NodeID) -> String? {
    guard let position = token.position else { return scales.isOnlyOne(token) ? token.reference : nil }
    return site.reference(toColor: position, at: id).map(NamedColor.expression)
  }

  /// - Returns: `nil` where the expression holds a comment, which the token has no place for.
  private func edit(_ id: NodeID, _ text: String) -> Edit? {
    let old = tree.text(id)
    guard !old.contains("//"), !old.contains("/*") else { return nil }
    var whole = id
    // An initializer that may fail is asked for its value; a token is one.
    if let outer = tree.parent(id) {
      switch tree.kind(outer) {
      case .forceUnwrap: whole = outer
      case .optionalChain, .optionalBinding: return nil
      case .sequence where tree.children(outer).contains(where: { tree.isNamed($0, "??") }):
        guard tree.children(outer).first(where: { _ in true }) != id else { return nil }
      default: break
      }
    }
    return Edit(range: tree.range(of: whole), text: text)
  }

  /// The `Color(…)` that holds a color of UIKit or AppKit and nothing else.
  func colorWrapper(of id: NodeID) -> NodeID? {
    guard let argument = tree.parent(id), let call = tree.parent(argument), tree.kind(call) == .call,
      tree.argumentCount(call) == 1, tree.unlabelledArgument(call) == id || labelled(call) == id,
      let callee = tree.callee(call), !facts.declaresCallable(Name("Color"))
    else { return nil }
    return ["Color", "SwiftUI.Color", "Color.init"].contains(tree.text(callee)) ? call : nil
  }

  private func labelled(_ call: NodeID) -> NodeID? {
    guard let argument = tree.arguments(call).first(where: { _ in true }), let label = tree.name(argument),
      label == "uiColor" || label == "nsColor"
    else { return nil }
    return tree.value(argument)
  }

  /// Whether `UIColor(Color.brand)` compiles here: since iOS 14 and macOS 11, in a file that knows `Color`.
  private func canConvertColors(to type: ColorType, at node: NodeID) -> Bool {
    guard facts.imports.contains("SwiftUI") else { return false }
    let systems: Set<Platform> = type == .appKit ? [.macOS] : [.iOS, .macCatalyst, .tvOS, .watchOS]
    return targetsReach(ReleaseYear.iOS14.filter { systems.contains($0.key) }, assumed: true, at: node)
  }
}

/// By `switch`: the cases that spell a color without a token.
private struct NamelessCases {
  var bySwitch: [NodeID: [NodeID]] = [:]
}
