/// What a declaration has in its body that an assistive technology learns from.
struct SpokenParts: OptionSet {
  let rawValue: UInt32

  /// Something says what it is: a name, a trait, that it is hidden or one element with others.
  static let speaks = Self(rawValue: 1)
  /// Something can be activated.
  static let acts = Self(rawValue: 2)
  /// What it is handed, or applied to, is named by it.
  static let namesContent = Self(rawValue: 4)
  /// What it is handed, or applied to, becomes part of a control.
  static let actsOnContent = Self(rawValue: 8)
  /// A row of a list gets a background of its own.
  static let paintsRow = Self(rawValue: 16)
  /// What it is handed, or applied to, is turned on the screen.
  static let turnsContent = Self(rawValue: 32)
  /// Glass is drawn that does not answer to touches, and is no part of a control there.
  static let drawsGlass = Self(rawValue: 64)
  /// What it is applied to gets a style for lists, or a modifier that may set one.
  static let stylesList = Self(rawValue: 128)
  /// Something is painted behind what it is handed, or applied to, or the ground of a list is taken away for that.
  static let paintsGround = Self(rawValue: 256)
  /// What it is handed lies on one piece of glass, whatever else is so.
  static let laysOnGlass = Self(rawValue: 512)
  /// A sheet, a popover or a screen is shown from it.
  static let presents = Self(rawValue: 1024)
  /// A button style, or what makes one, gives its label another shape for touches, or a modifier that may.
  static let shapesTouch = Self(rawValue: 2048)
  /// A list's own ground is taken away for one that is painted behind it.
  static let paintsBehindList = Self(rawValue: 4096)
  /// All that its body draws is one picture, or one of several, that nobody has named.
  static let isPicture = Self(rawValue: 8192)
  /// What it is applied to is drawn as a placeholder.
  static let redacts = Self(rawValue: 16384)
  /// All that its body draws lies on one piece of glass, wherever the system has that.
  static let isGlass = Self(rawValue: 32768)
  /// That picture is one of the system's symbols.
  static let isSymbol = Self(rawValue: 65536)
  /// What it makes of an animation, or runs with one, hangs on Reduce Motion.
  static let heedsReduceMotion = Self(rawValue: 131072)
  /// All that its body draws is a sign that something goes on, beside words at the most.
  static let showsWait = Self(rawValue: 262144)
}

extension PlaceSubjects {
  /// Whether a container with this in its code settles one of the views that it is handed.
  fileprivate func settles(_ subject: PlaceSubjects, isCrowded: Bool) -> Bool {
    if contains(subject) { return true }
    if isCrowded { return false }
    return contains(.whereAlone) && !subject.isDisjoint(with: [.field, .value])
      || contains(.controlsWhereAlone) && subject == .control
  }
}

extension Project {
  /// Whether the ground of any list is taken away for one that is painted behind it.
  var paintsBehindLists: Bool {
    facts.paintsBehindLists.value {
      known.index.sections.views.contains { record in
        record.kind == .declaration && SpokenParts(rawValue: record.facts).contains(.paintsBehindList)
      }
    }
  }

  /// Views within each other that are looked at for what is painted behind the innermost.
  private static let groundDepth = 8

  /// Whether a view is shown on a background of whoever shows it, somewhere, or what it is a part of is.
  func isShownOnGround(_ name: Symbol) -> Bool { isShown(name, with: ViewRecord.isOnGround) }

  /// Whether a view is shown in a font that it can take over, somewhere, or what it is a part of is.
  func isShownInFont(_ name: Symbol) -> Bool { isShown(name, with: ViewRecord.isInFont) }

  /// Whether any use of a view, or of what it is a part of, has a bit of ``ViewRecord/facts``.
  private func isShown(_ name: Symbol, with bit: UInt32) -> Bool {
    var seen: Set<Symbol> = []
    var views = [name]
    for _ in 0..<Self.groundDepth {
      var outer: [Symbol] = []
      for view in views where seen.insert(view).inserted {
        var isFound = false
        index.sections.viewTable.forEach(view) { position in
          let record = index.sections.views[Int(position)]
          guard record.kind == .use else { return }
          if record.facts & bit != 0 { isFound = true }
          if record.owner != 0 { outer.append(record.owner) }
        }
        if isFound { return true }
      }
      views = outer
    }
    return false
  }

  /// Whether a view floats over other content, somewhere.
  func isShownFloating(_ name: Symbol) -> Bool { has(name, .look, ViewRecord.isFloating) }

  /// Whether a view is shown on a map, a picture or a drawing, somewhere.
  func isShownOnPicture(_ name: Symbol) -> Bool { has(name, .look, ViewRecord.isOnPicture) }

  /// Whether a picture is made of a view, somewhere, or of the view that everything which shows it is a part of.
  func isRendered(_ name: Symbol, depth: Int = groundDepth) -> Bool {
    if has(name, .look, ViewRecord.isRendered) { return true }
    guard depth > 0 else { return false }
    var owners: Set<Symbol> = []
    index.sections.viewTable.forEach(name) { position in
      let record = index.sections.views[Int(position)]
      if record.kind == .look { owners.insert(record.owner) }
    }
    guard owners.count == 1, let owner = owners.first, owner != 0, owner != name else { return false }
    return isRendered(owner, depth: depth - 1)
  }

  /// Whether a view is shown in a bar or a menu, somewhere.
  func isShownInBar(_ name: Symbol) -> Bool { has(name, .look, ViewRecord.isInBar) }

  /// Whether a view is shown packed among others, wherever it is shown.
  func isShownPacked(_ name: Symbol) -> Bool {
    var (isPacked, isFree) = (false, false)
    index.sections.viewTable.forEach(name) { position in
      let record = index.sections.views[Int(position)]
      guard record.kind == .look else { return }
      if record.facts & ViewRecord.isPacked != 0 { isPacked = true } else { isFree = true }
    }
    return isPacked && !isFree
  }

  /// Whether a view is handed what opens an address, somewhere.
  func isHandedAddress(_ name: Symbol) -> Bool { has(name, .look, ViewRecord.opensAddress) }

  /// Whether users meet a view with constants for its bindings alone, so that nothing it does to them is kept.
  func isShownWithConstants(_ name: Symbol) -> Bool {
    let facts = factsOfUses(name)
    return !facts.isEmpty && facts.allSatisfy { $0 & ViewRecord.isConstant != 0 }
  }

  /// Whether users meet a view in the labels of controls alone, as all there is to see of one.
  func isShownAsLabel(_ name: Symbol) -> Bool {
    let facts = factsOfUses(name)
    return facts.contains { $0 & ViewRecord.isLabel != 0 }
      && facts.allSatisfy { PlaceSubjects(rawValue: $0).contains(.gesture) }
  }

  /// Whether users meet a view in the label of a control anywhere.
  func isShownInLabel(_ name: Symbol) -> Bool {
    factsOfUses(name).contains { $0 & ViewRecord.isLabel != 0 }
  }

  /// What is known of the places where users meet a view.
  private func factsOfUses(_ name: Symbol) -> [UInt32] {
    var facts: [UInt32] = []
    index.sections.viewTable.forEach(name) { position in
      let record = index.sections.views[Int(position)]
      if record.kind == .use, record.facts & ViewRecord.isAside == 0 { facts.append(record.facts) }
    }
    return facts
  }

  /// Whether a view is hidden from VoiceOver wherever users meet it.
  func isHiddenWhereShown(_ name: Symbol) -> Bool {
    let facts = factsOfUses(name)
    return !facts.isEmpty && facts.allSatisfy { $0 & ViewRecord.isHidden != 0 }
  }

  /// How many places show a view, in the files that users get to see.
  func places(showing name: Symbol) -> Int { factsOfUses(name).count }

  /// Whether a title of the screen is set on a view of the project's own wherever users meet that.
  func isTitled(_ name: Symbol) -> Bool {
    let uses = factsOfUses(name).filter { $0 & ViewRecord.isKept == 0 }
    return !uses.isEmpty && uses.allSatisfy { $0 & ViewRecord.isTitled != 0 }
  }

  /// Whether a container of the project's own sets a title of the screen on what it is handed.
  func setsTitle(onContentOf slot: ContentSlot) -> Bool {
    has(knowsContent(of: slot) ? slot.symbol : slot.owner, .content, ViewRecord.isTitled)
  }

  /// Whether code of another file may show what a property of a type builds: it names it, or is an extension of the type.
  func isShownElsewhere(_ property: Name, of type: Name, from file: Int) -> Bool {
    let resolver = IndexResolver(sections: index.sections)
    var isFound = [type, nil].contains { has(SyntaxTree.helper(property, of: $0), .use) }
    index.sections.typeTable.forEach(IndexResolver.key(0, type.symbol)) { other in
      if resolver.file(ofType: other) != file { isFound = true }
    }
    return isFound
  }

  /// Whether the project has a record of a kind under a name, with a fact where one is asked for.
  func has(_ name: Symbol, _ kind: ViewRecord.Kind, _ fact: UInt32? = nil) -> Bool {
    var isFound = false
    index.sections.viewTable.forEach(name) { position in
      let record = index.sections.views[Int(position)]
      if record.kind == kind, fact.map({ record.facts & $0 != 0 }) ?? true { isFound = true }
    }
    return isFound
  }

  /// What the types and functions of a name have in their bodies; `nil` where the project declares none.
  func spokenParts(of name: Symbol) -> SpokenParts? {
    var parts: SpokenParts?
    index.sections.viewTable.forEach(name) { position in
      let record = index.sections.views[Int(position)]
      if record.kind == .declaration { parts = (parts ?? []).union(SpokenParts(rawValue: record.facts)) }
    }
    return parts
  }

  /// Whether a view of the project's own is one picture, which nobody has named.
  func isPicture(_ name: Symbol) -> Bool { onlyParts(of: name)?.contains(.isPicture) ?? false }

  /// Whether a property that builds nothing but a picture builds one of the system's symbols.
  func isSymbol(_ helper: Symbol) -> Bool { onlyParts(of: helper)?.contains(.isSymbol) ?? false }

  /// Whether the one view of a name is a piece of glass.
  func isGlass(_ name: Symbol) -> Bool { hasGlassViews && onlyParts(of: name)?.contains(.isGlass) ?? false }

  /// What the only declaration of a name has in its body.
  private func onlyParts(of name: Symbol) -> SpokenParts? {
    var facts: [SpokenParts] = []
    index.sections.viewTable.forEach(name) { position in
      let record = index.sections.views[Int(position)]
      if record.kind == .declaration { facts.append(SpokenParts(rawValue: record.facts)) }
    }
    return facts.count == 1 ? facts[0] : nil
  }

  /// Whether something names what stands at a place, hides it or makes it part of something that is named: there, or
  /// where its component is shown, as far as most of these places do. A view that only developers see is settled, and so
  /// is one whose place cannot be seen.
  /// - Parameter isCrowded: whether it is one of several controls in its component, which a heading over that does not name.
  func settles(_ place: AccessiblePlace, _ subject: PlaceSubjects, isCrowded: Bool = false) -> Bool {
    if place.isUnseen || place.settled.settles(subject, isCrowded: isCrowded)
      || place.passed.contains(where: { name in
        !place.guessed.keys.contains { $0.owner == name && knowsContent(of: $0) } && mayName(name, subject)
      })
      || place.guessed.contains(where: { settlesContent($0.key, guess: $0.value, subject) })
    {
      return true
    }
    guard let owner = place.owner else { return false }
    let isHelper = place.isOwnedByHelper
    return facts.namedViews.withLock { known in
      let question = isCrowded ? subject.union(.crowded) : subject
      var uses = ViewUses(
        project: self, subject: subject, isCrowded: isCrowded,
        known: known.removeValue(forKey: question.rawValue) ?? [:])
      let isNamed = uses.areNamed(owner, isHelper: isHelper)
      known[question.rawValue] = uses.known
      return isNamed
    }
  }

  /// Whether a view is settled by what is around it, at any of the places where users meet it.
  func isSettledSomewhere(_ name: Symbol, _ subject: PlaceSubjects) -> Bool {
    let sections = index.sections
    let resolver = IndexResolver(sections: sections)
    var isFound = false
    sections.viewTable.forEach(name) { position in
      let record = sections.views[Int(position)]
      guard !isFound, record.kind == .use, record.facts & ViewRecord.isAside == 0 else { return }
      let passed = resolver.symbols(record.passed, sections.files[resolver.file(ofView: position)])
      isFound = PlaceSubjects(rawValue: record.facts).contains(subject) || settles(passed, subject)
    }
    return isFound
  }

  /// Whether a container or modifier of the project's own may name what stands in it.
  func mayName(_ name: Symbol, _ subject: PlaceSubjects) -> Bool {
    guard let parts = spokenParts(of: name) else { return false }
    return parts.contains(.namesContent)
      || parts.contains(.actsOnContent) && !subject.isDisjoint(with: [.image, .gesture])
  }

  /// Containers that hand on to each other what they are handed.
  private static let contentDepth = 8

  /// Whether a container of the project's own settles what it is handed: as its code tells, or, where that is not there,
  /// as its arguments suggest.
  /// - Parameters:
  ///   - guess: what these suggest.
  ///   - open: the containers being asked about; one within itself settles nothing by that.
  fileprivate func settlesContent(
    _ slot: ContentSlot, guess: PlaceSubjects, _ subject: PlaceSubjects, open: [ContentSlot] = []
  ) -> Bool {
    if open.contains(slot) || guess.contains(.imagesAlone) && subject != .image { return false }
    guard open.count < Self.contentDepth else { return true }
    let isCrowded = guess.contains(.crowded)
    var isKnown = false
    var isSettled = false
    forEachContent(of: knowsContent(of: slot) ? slot.symbol : slot.owner) { record, passed in
      isKnown = true
      isSettled =
        isSettled || PlaceSubjects(rawValue: record.facts).settles(subject, isCrowded: isCrowded)
        || self.settles(passed, subject, isCrowded: isCrowded, open: open + [slot])
    }
    return isKnown ? isSettled : guess.contains(subject)
  }

  /// Whether something of the project's own around a view settles it.
  /// - Parameter passed: as `ViewRecord.passed` has it.
  fileprivate func settles(
    _ passed: UnsafeBufferPointer<Symbol>, _ subject: PlaceSubjects, isCrowded: Bool = false,
    open: [ContentSlot] = []
  ) -> Bool {
    let end = passed.firstIndex(of: 0) ?? passed.count
    let guessed = stride(from: end + 1, to: passed.count, by: 3).map { position in
      (slot: ContentSlot(owner: passed[position], label: passed[position + 1]), facts: passed[position + 2])
    }
    if passed[..<end].contains(where: { name in
      !guessed.contains { $0.slot.owner == name && knowsContent(of: $0.slot) } && mayName(name, subject)
    }) {
      return true
    }
    return guessed.contains { item in
      var guess = PlaceSubjects(rawValue: UInt32(truncatingIfNeeded: item.facts))
      if isCrowded { guess.insert(.crowded) }
      return settlesContent(item.slot, guess: guess, subject, open: open)
    }
  }

  /// Whether the project tells what a container makes of the views that it is handed by one argument.
  private func knowsContent(of slot: ContentSlot) -> Bool { has(slot.symbol, .content) }

  private func forEachContent(of name: Symbol, _ body: (ViewRecord, UnsafeBufferPointer<Symbol>) -> Void) {
    let sections = index.sections
    sections.viewTable.forEach(name) { position in
      let record = sections.views[Int(position)]
      guard record.kind == .content else { return }
      let resolver = IndexResolver(sections: sections)
      body(record, resolver.symbols(record.passed, sections.files[resolver.file(ofView: position)]))
    }
  }
}

/// What the places where a view is shown come to.
enum PlaceNaming {
  case named
  case unnamed
  /// Of a property or function that nothing is seen to use: it may be shown anywhere.
  case unseen
}

/// Whether the places where views are shown name what stands in them.
private struct ViewUses {
  let project: Project
  let subject: PlaceSubjects
  let isCrowded: Bool
  /// Those asked about so far, as far as what they come to hangs on no view that is still being asked about: so the
  /// answers are the same in whichever order views are asked about.
  var known: [Symbol: PlaceNaming]
  /// The views being asked about, with how deep in each other they are; a view within itself is not named by that.
  private var open: [Symbol: Int] = [:]
  private var left = Self.viewLimit

  init(project: Project, subject: PlaceSubjects, isCrowded: Bool, known: [Symbol: PlaceNaming]) {
    self.project = project
    self.subject = subject
    self.isCrowded = isCrowded
    self.known = known
  }

  /// Uses of one view that are looked at, views within each other, and views for one question.
  private static let useLimit = 200
  private static let depthLimit = 60
  private static let viewLimit = 2_000

  /// - Parameter isHelper: whether it is a property or function that other files use.
  mutating func areNamed(_ name: Symbol, isHelper: Bool) -> Bool {
    answer(name, isHelper: isHelper).naming != .unnamed
  }

  /// - Returns: also how deep the outermost open view is that the answer hangs on; `Int.max` for none.
  private mutating func answer(_ name: Symbol, isHelper: Bool) -> (naming: PlaceNaming, depth: Int) {
    if let known = known[name] { return (known, .max) }
    if let depth = open[name] { return (.unnamed, depth) }
    guard open.count < Self.depthLimit, left > 0 else { return (.unnamed, 0) }
    left -= 1
    let depth = open.count
    open[name] = depth
    defer { open[name] = nil }
    let sections = project.index.sections
    let resolver = IndexResolver(sections: sections)
    var positions: [Int32] = []
    sections.viewTable.forEach(name) { position in
      if sections.views[Int(position)].kind == .use, positions.count < Self.useLimit {
        positions.append(position)
      }
    }
    var (shown, kept, named, unseen, outermost) = (0, 0, 0, 0, Int.max)
    for position in positions {
      let record = sections.views[Int(position)]
      guard record.facts & (ViewRecord.isAside | ViewRecord.isPlaceholder) == 0 else { continue }
      if record.facts & ViewRecord.isKept != 0 {
        kept += 1
        continue
      }
      shown += 1
      let passed = resolver.symbols(record.passed, sections.files[resolver.file(ofView: position)])
      if PlaceSubjects(rawValue: record.facts).settles(subject, isCrowded: isCrowded)
        || project.settles(passed, subject)
      {
        named += 1
      } else if record.owner != 0, record.owner != name {
        let outer = answer(record.owner, isHelper: record.facts & ViewRecord.isOwnedByHelper != 0)
        switch outer.naming {
        case .named: named += 1
        // A view is shown all the same.
        case .unseen: if isHelper { unseen += 1 }
        case .unnamed: break
        }
        outermost = min(outermost, outer.depth)
      }
    }
    // What constants keep is shown like the others, if there are any.
    if shown == 0 { shown = kept }
    let naming: PlaceNaming =
      if shown == 0 {
        isHelper ? .unseen : positions.isEmpty ? .unnamed : .named
      } else if unseen == 0 ? 2 * named <= shown : 2 * (named + unseen) < shown {
        .unnamed
      } else {
        named > 0 ? .named : .unseen
      }
    guard outermost >= depth else { return (naming, outermost) }
    known[name] = naming
    return (naming, .max)
  }
}
