/// Tells the constants of one feature from the tokens of a whole project: `CheckoutConstants.Layout` is named after
/// something that is no design system, and nobody outside of a part of the project uses it; what a type that does
/// something has inside of it, `ProfileModel.Duration`, belongs to that type and to who works with it.
struct FeatureTokens {
  private let index: ProjectIndex
  private let resolver: IndexResolver
  private let questions: UseQuestionList
  /// The folders of the files that give numbers a role, one for each file.
  private lazy var folders = index.sections.files.indices.filter { index.sections.files[$0].sinks.count > 0 }
    .map { FilePath.directory(of: index.path(ofFile: $0)) }
  /// The types that do something: they have methods, or variables of their own.
  private lazy var actors = index.actingTypes

  /// Files that give numbers a role, so that a part of them can be told from the whole.
  static let projectSize = 20
  /// Files that use what belongs to one type, besides that type's own.
  private static let fewFiles = 3

  init(_ index: ProjectIndex, _ questions: UseQuestionList) {
    self.index = index
    self.questions = questions
    resolver = IndexResolver(sections: index.sections)
  }

  /// A token of any kind.
  private struct Member {
    let reference: TokenPath
    /// Whether it is a number: those are confined to a feature's folder as well.
    let isNumber: Bool
    let set: (inout TokenDiscovery, [String]) -> Void
  }

  /// Gives the tokens of features the folder or the files outside of which nobody uses them.
  mutating func confine(_ discovery: inout TokenDiscovery) {
    let members =
      discovery.tokens.indices.map { position in
        Member(reference: discovery.tokens[position].reference, isNumber: true) {
          $0.tokens[position].reference.scope = $1
        }
      }
      + discovery.colors.indices.map { position in
        Member(reference: discovery.colors[position].reference, isNumber: false) {
          $0.colors[position].reference.scope = $1
        }
      }
      + discovery.fonts.indices.map { position in
        Member(reference: discovery.fonts[position].reference, isNumber: false) {
          $0.fonts[position].reference.scope = $1
        }
      }
    var groups: [String: [Member]] = [:]
    for member in members where isNamedAfterFeature(member.reference) {
      // Colors and fonts go with the numbers beside them: what `ChatConfiguration` has is the chat's.
      if member.isNumber || TokenWords.saysConstants(member.reference.names[0]) || isOfActor(member.reference)
      {
        groups[holder(of: member.reference), default: []].append(member)
      }
    }
    guard !groups.isEmpty else { return }
    let slots = Set(groups.values.joined().map(\.reference.slot))
    questions.asked.users.append(slots.sorted())
    var reader = TokenUseReader(index, tokens: slots)
    reader.read()
    let files = Dictionary(grouping: reader.uses, by: \.token).mapValues { $0.map { Int($0.file) } }
    for members in groups.values {
      guard let scope = scope(of: members, files) else { continue }
      for member in members { member.set(&discovery, scope) }
    }
  }

  private mutating func scope(of members: [Member], _ files: [Int32: [Int]]) -> [String]? {
    let slots = Set(members.map(\.reference.slot))
    let users = Set(slots.flatMap { files[$0] ?? [] })
    let declaring = Set(slots.map { resolver.file(ofSlot: $0) })
    let all = users.union(declaring)
    if members.contains(where: { isOfActor($0.reference) }), all.count <= declaring.count + Self.fewFiles {
      return all.sorted().map { index.path(ofFile: $0) }
    }
    guard folders.count >= Self.projectSize, !users.isEmpty else { return nil }
    if let folder = index.sharedFolder(of: all), isPart(folder) { return [folder] }
    // Declared in a module that all share, and used in one feature.
    guard users.count > Self.fewFiles, let folder = index.sharedFolder(of: users), isPart(folder) else {
      return nil
    }
    return [folder] + declaring.sorted().map { index.path(ofFile: $0) }
  }

  /// What holds a constant: the types down to the one that is named after a feature, or the file that has it at its top.
  private func holder(of reference: TokenPath) -> String {
    isAtTop(reference)
      ? index.path(ofFile: resolver.file(ofSlot: reference.slot))
      : reference.names[...(featureAt(reference) ?? 0)].joined(separator: ".")
  }

  /// Which of the names around a constant tells a feature: `CheckoutConstants`, and the second one of `Constants.Checkout`.
  /// Whatever is called in a design system is a part of that.
  private func featureAt(_ reference: TokenPath) -> Int? {
    let types = reference.names.prefix(max(1, reference.constantAt))
    func tells(_ name: String) -> Bool {
      TokenWords.telling(name).contains { !TokenWords.plainWords.contains($0) }
    }
    return types.firstIndex(where: tells).flatMap { found in
      types[..<found].contains(where: TokenWords.speaksOfDesign) ? nil : found
    }
  }

  private func isAtTop(_ reference: TokenPath) -> Bool {
    reference.constantAt == 0 && index.sections.slots[Int(reference.slot)].owner < 0
      && reference.instanceType == 0
  }

  private func isNamedAfterFeature(_ reference: TokenPath) -> Bool {
    guard reference.scope == nil, reference.isGlobal, reference.constantAt > 0 || isAtTop(reference),
      !TokenWords.numberTypes.contains(reference.names[0]),
      !ConstantNames.colorTypes.contains(IndexResolver.key(0, SymbolHash.symbol(reference.names[0]))),
      featureAt(reference) != nil
    else { return false }
    let file = resolver.file(ofSlot: reference.slot)
    return !index.path(ofFile: file).split(separator: "/").suffix(4).contains {
      TokenWords.speaksOfDesign(String($0))
    }
  }

  /// Whether constants stand inside of a type that does something, in one that holds nothing else.
  private mutating func isOfActor(_ reference: TokenPath) -> Bool {
    guard reference.instanceType == 0, reference.constantAt > 1 else { return false }
    return actors.contains(IndexResolver.key(0, SymbolHash.symbol(reference.names[0])))
  }

  /// Whether a folder holds less than a third of the code that could use tokens.
  private mutating func isPart(_ folder: String) -> Bool {
    3 * folders.count { FilePath.isWithin($0, folder) } < folders.count
  }
}

extension ProjectIndex {
  /// The types that do something: they have methods, or variables of their own.
  var actingTypes: Set<UInt64> {
    let resolver = IndexResolver(sections: sections)
    var actors: Set<UInt64> = []
    for file in sections.files {
      for callable in sections.callables.share(file.callables)
      where callable.owner >= 0 && callable.flags.isDisjoint(with: [.isStatic, .isInitializer, .isLocal]) {
        actors.insert(resolver.ownerKey(callable.owner, file))
      }
      for slot in sections.slots.share(file.slots)
      where slot.kind == .variable && slot.owner >= 0 && slot.flags.isDisjoint(with: [.isStatic, .isLocal]) {
        actors.insert(resolver.ownerKey(slot.owner, file))
      }
    }
    return actors
  }

  /// The innermost folder that holds all of some files; `nil` for none.
  func sharedFolder(of files: some Sequence<Int>) -> String? {
    var folder: String?
    for file in files {
      let own = FilePath.directory(of: path(ofFile: file))
      var shared = folder ?? own
      while !FilePath.isWithin(own, shared) { shared = FilePath.directory(of: shared) }
      folder = shared
    }
    return folder
  }
}
