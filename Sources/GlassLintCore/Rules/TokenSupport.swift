/// What speaks for a token that is named for a part of the interface, as `Radius.card` is: a number that equals it may as
/// well be meant for something else.
enum TokenSupport {
  /// Names around the place or other uses of the token say that it is meant.
  case meant
  /// Nothing says which part the place is.
  case open
  /// The place is named for another token of the same scale.
  case other
}

extension ProjectSite {
  /// Parts that names can tell; text and time are measured in styles and moods, whose names are the steps.
  private static let roles: Set<Role> = [.radius, .spacing, .iconSize, .lineWidth, .opacity]

  /// What tells the tokens of a scale from each other, by what they are for.
  struct PartNames {
    /// Those of the token itself; empty for a step of sizes.
    let own: Set<TokenUses.Word>
    /// Those of the others.
    let others: Set<TokenUses.Word>
  }

  /// How the tokens of one type are named for parts of the interface.
  func partNames(_ token: Int) -> PartNames {
    if let known = partNames[token] { return known }
    let all = project.discovery.tokens
    let own = words(all[token])
    var others: Set<TokenUses.Word> = []
    if !own.isEmpty {
      let holder = all[token].path.dropLast(all[token].trailing + 1)
      for other in all
      where other.role == all[token].role && other.path.dropLast(other.trailing + 1) == holder {
        others.formUnion(words(other))
      }
    }
    let names = PartNames(own: own, others: others.subtracting(own))
    partNames[token] = names
    return names
  }

  private func words(_ token: DiscoveredToken) -> Set<TokenUses.Word> {
    // A digit tells the step: `unit2`; what is surely round needs no other name.
    guard Self.roles.contains(token.role), token.value < Scale.surelyRound,
      let name = token.path.dropLast(token.trailing).last,
      !TokenWords.isNumbered(name)
    else { return [] }
    // `mediumItemRadius` is a step of whatever there is, as its purpose says already.
    let telling = TokenWords.telling(name)
    if token.purpose.isEmpty, TokenWords.vagueWords.isSuperset(of: telling) { return [] }
    return Set(telling.map(TokenUses.word))
  }

  /// What speaks for a token that is named for a part, and against it. The nearest name that tells any part of the scale
  /// decides; the project's own uses go before the types around.
  func support(for token: Int, at node: NodeID, _ landed: LandedValue) -> TokenSupport {
    let names = partNames(token)
    let near = nearNames(node, landed)
    func verdict(_ words: Set<TokenUses.Word>) -> TokenSupport? {
      if !names.own.isDisjoint(with: words) { return .meant }
      return names.others.isDisjoint(with: words) ? nil : .other
    }
    for words in near.inside {
      if let verdict = verdict(words) { return verdict }
    }
    if isGiven(token, landed, times: 1) { return .meant }
    for words in near.types {
      if let verdict = verdict(words) { return verdict }
    }
    return .open
  }

  /// The words of the names around a number, nearest first: of what takes it and what that is drawn with, of calls and
  /// declarations around it; then of types.
  private func nearNames(
    _ node: NodeID, _ landed: LandedValue
  ) -> (inside: [Set<TokenUses.Word>], types: [Set<TokenUses.Word>]) {
    var inside = [landed.path.reduce(into: neighbors(of: node)) { $0.formUnion(TokenWords.parts($1)) }]
    var types: [Set<String>] = []
    for ancestor in tree.ancestors(node) {
      switch tree.kind(ancestor) {
      case .binding, .parameter, .funcDecl:
        if let name = tree.name(ancestor) { inside.append(TokenWords.parts(name.string)) }
      case .call:
        if let name = tree.constructedType(ancestor) { inside.append(TokenWords.parts(name.string)) }
      default:
        guard tree.isTypeDeclaration(ancestor), let name = tree.name(ancestor) else { continue }
        types.append(TokenWords.parts(name.string))
      }
    }
    return (inside.map { Set($0.map(TokenUses.word)) }, types.map { Set($0.map(TokenUses.word)) })
  }

  /// What paints and shapes a view, and what it is made for.
  private static let paints = NameSet([
    "background", "overlay", "fill", "stroke", "strokeBorder", "border", "clipShape", "foregroundStyle",
    "foregroundColor", "tint", "buttonStyle", "textFieldStyle", "toggleStyle", "pickerStyle",
  ])

  /// Names that the shape and the view which take a number are drawn with: `Border.card` beside the radius.
  private func neighbors(of node: NodeID) -> Set<String> {
    var words: Set<String> = []
    for container in tree.containers(of: node).prefix(2) {
      let chain = tree.chain(tree.chainTop(container.call))
      if let type = tree.constructedType(chain.root) { words.formUnion(TokenWords.parts(type.string)) }
      for modifier in chain.modifiers {
        guard let name = tree.name(modifier.call), Self.paints.contains(name) else { continue }
        for argument in tree.arguments(modifier.call) {
          if let value = tree.value(argument) { words.formUnion(names(in: value)) }
        }
      }
    }
    return words
  }

  /// An argument is no longer than that.
  private static let longestArgument = 60

  private func names(in value: NodeID) -> Set<String> {
    let nodes = tree.subtree(value)
    guard nodes.count <= Self.longestArgument else { return [] }
    var words: Set<String> = []
    for id in nodes where tree.kind(id) == .member || tree.kind(id) == .identifier {
      if let name = tree.name(id) { words.formUnion(TokenWords.parts(name.string)) }
    }
    return words
  }
}

// MARK: Overloads

extension ProjectSite {
  /// A case by itself, where a modifier takes a number and the project has declared it for the case's type as well:
  /// `.large` instead of `CornerRadius.large.rawValue` in `.cornerRadius(6)`.
  func caseTaken(of token: Int, at node: NodeID) -> String? {
    let discovered = project.discovery.tokens[token]
    let sections = project.index.sections
    guard discovered.trailing == 1, sections.slots[Int(discovered.slot)].kind == .enumCase,
      let argument = tree.parent(node), tree.kind(argument) == .argument, tree.name(argument) == nil,
      let call = tree.parent(argument), tree.argumentCount(call) == 1, tree.isModifier(call),
      let modifier = tree.name(call), let name = discovered.path.dropLast().last
    else { return nil }
    let resolver = IndexResolver(sections: sections)
    let holder = sections.files[resolver.file(ofSlot: discovered.slot)]
    let type = resolver.ownerKey(sections.slots[Int(discovered.slot)].owner, holder)
    var isTaken = false
    sections.callableTable.forEach(IndexResolver.key(IndexResolver.viewKey, modifier.symbol)) { position in
      let callable = sections.callables[Int(position)]
      let home = resolver.file(ofCallable: position)
      guard !isTaken, callable.parameters.count > 0, home == file || !callable.flags.contains(.isPrivate),
        isInReach(home, besides: discovered.slot)
      else { return }
      let first = sections.files[home].slots.start + callable.parameters.start
      let parameters = (first..<first + callable.parameters.count).map { sections.slots[Int($0)] }
      isTaken =
        parameters[0].label == 0
        && resolver.memberOwner(of: Int32(first), parameters[0], depth: 0) == type
        && parameters.dropFirst().allSatisfy { $0.flags.contains(.hasDefault) }
    }
    return isTaken ? ".\(name)" : nil
  }

  /// Whether what a file declares is seen wherever a token is: it is beside that, or here.
  private func isInReach(_ other: Int, besides slot: Int32) -> Bool {
    let index = project.index
    let modules = project.declared.modules
    let module = modules.module(ofFile: index.path(ofFile: other))
    let resolver = IndexResolver(sections: index.sections)
    return module == modules.module(ofFile: index.path(ofFile: file))
      || module == modules.module(ofFile: index.path(ofFile: resolver.file(ofSlot: slot)))
  }
}
