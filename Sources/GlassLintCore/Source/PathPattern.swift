/// A path pattern without alternatives: the parts between its slashes.
///
/// Matching takes time in proportion to the length of the pattern times that of the path, whatever both are: a `*` and
/// a `**` each try again only from their latest place, since an earlier one can never do better.
struct PathPattern: Sendable, Equatable {
  private enum Part: Sendable, Equatable {
    case literal([UInt8])
    case wild([Atom])
    /// `**`
    case anyParts
  }

  fileprivate enum Atom: Sendable, Equatable {
    case byte(UInt8)
    case anyCharacter
    case anyText
    case set(GlobCharacterSet)
  }

  private var parts: [Part] = []
  /// The pattern ends with a slash.
  private(set) var isDirectoryOnly = false

  init(_ pattern: [UInt8]) throws(Glob.Mistake) {
    var start = 0
    while start < pattern.count {
      let end = try Self.endOfPart(in: pattern, from: start)
      if end > start { parts.append(try Self.part(pattern, start..<end)) }
      start = end + 1
    }
    isDirectoryOnly = pattern.last == UInt8(ascii: "/")
  }

  var partCount: Int { parts.count }

  /// The bytes that every path that matches begins with.
  var head: [UInt8] {
    switch parts.first {
    case .literal(let bytes): bytes
    case .wild(let atoms): Self.bytes(atoms)
    case .anyParts, nil: []
    }
  }

  /// The bytes that every path that matches ends with.
  var tail: [UInt8] {
    switch parts.last {
    case .literal(let bytes): bytes
    case .wild(let atoms): Self.bytes(atoms.reversed()).reversed()
    case .anyParts, nil: []
    }
  }

  /// Those before the first atom that stands for others.
  private static func bytes(_ atoms: some Sequence<Atom>) -> [UInt8] {
    var bytes: [UInt8] = []
    for case .byte(let byte) in atoms.prefix(while: { if case .byte = $0 { true } else { false } }) {
      bytes.append(byte)
    }
    return bytes
  }

  var climbs: Bool { parts.contains(.literal(Array("..".utf8))) }

  private static func endOfPart(in pattern: [UInt8], from start: Int) throws(Glob.Mistake) -> Int {
    var index = start
    while index < pattern.count, pattern[index] != UInt8(ascii: "/") {
      if pattern[index] == UInt8(ascii: "\\") {
        index += 2
      } else if pattern[index] == UInt8(ascii: "[") {
        guard let end = GlobCharacterSet.end(in: pattern[...], from: index) else {
          throw Glob.Mistake(
            offset: index, message: "\"[\" is never closed; add \"]\", or write \\\\[ for the character")
        }
        index = end
      } else {
        index += 1
      }
    }
    guard index <= pattern.count else {
      throw Glob.Mistake(
        offset: pattern.count - 1, message: "a backslash at the end takes nothing; remove it")
    }
    return index
  }

  private static func part(_ pattern: [UInt8], _ range: Range<Int>) throws(Glob.Mistake) -> Part {
    if pattern[range].elementsEqual("**".utf8) { return .anyParts }
    var atoms: [Atom] = []
    var index = range.lowerBound
    while index < range.upperBound {
      switch pattern[index] {
      case UInt8(ascii: "*"):
        if atoms.last != .anyText { atoms.append(.anyText) }
        index += 1
      case UInt8(ascii: "?"):
        atoms.append(.anyCharacter)
        index += 1
      case UInt8(ascii: "["):
        let end = GlobCharacterSet.end(in: pattern[...], from: index) ?? range.upperBound
        atoms.append(.set(try GlobCharacterSet(pattern[index + 1..<end - 1], at: index)))
        index = end
      case UInt8(ascii: "\\"):
        atoms.append(.byte(pattern[index + 1]))
        index += 2
      case let byte:
        atoms.append(.byte(byte))
        index += 1
      }
    }
    let literal = atoms.compactMap { if case .byte(let byte) = $0 { byte } else { nil } }
    return literal.count == atoms.count ? .literal(literal) : .wild(atoms)
  }

  // MARK: Matching

  /// - Parameter below: whether everything below a folder that matches, matches too.
  func matches(_ path: UnsafeRawBufferPointer, isDirectory: Bool, below: Bool) -> Bool {
    var part = 0
    var start = 0
    var retry: (part: Int, start: Int)?
    while true {
      if part == parts.count {
        if start > path.count { return !isDirectoryOnly || isDirectory }
        if below { return true }
      } else if case .anyParts = parts[part] {
        // Nothing below a folder but the folder itself: the rest of its files is spared a visit.
        if part == parts.count - 1 { return start <= path.count || (isDirectory && below) }
        retry = (part + 1, start)
        part += 1
        continue
      } else if start <= path.count {
        let end = Self.endOfPathPart(path, from: start)
        if Self.matches(parts[part], UnsafeRawBufferPointer(rebasing: path[start..<end])) {
          part += 1
          start = end + 1
          continue
        }
      }
      guard let again = retry, again.start <= path.count else { return false }
      let next = Self.endOfPathPart(path, from: again.start) + 1
      retry = (again.part, next)
      (part, start) = (again.part, next)
    }
  }

  private static func endOfPathPart(_ path: UnsafeRawBufferPointer, from start: Int) -> Int {
    var end = start
    while end < path.count, path[end] != UInt8(ascii: "/") { end += 1 }
    return end
  }

  private static func matches(_ part: Part, _ name: UnsafeRawBufferPointer) -> Bool {
    switch part {
    case .literal(let bytes): bytes.elementsEqual(name)
    case .wild(let atoms): matches(atoms, name)
    case .anyParts: true
    }
  }

  private static func matches(_ atoms: [Atom], _ name: UnsafeRawBufferPointer) -> Bool {
    var atom = 0
    var index = 0
    var retry: (atom: Int, index: Int)?
    while index < name.count || atom < atoms.count {
      if atom < atoms.count {
        if case .anyText = atoms[atom] {
          retry = (atom + 1, index)
          atom += 1
          continue
        }
        if index < name.count, let length = length(of: atoms[atom], in: name, at: index) {
          index += length
          atom += 1
          continue
        }
      }
      guard let again = retry, again.index < name.count else { return false }
      retry = (again.atom, again.index + 1)
      (atom, index) = (again.atom, again.index + 1)
    }
    return true
  }

  /// How many bytes of the name the atom covers; `nil` where it does not match.
  private static func length(of atom: Atom, in name: UnsafeRawBufferPointer, at index: Int) -> Int? {
    switch atom {
    case .byte(let byte): return name[index] == byte ? 1 : nil
    case .anyCharacter: return GlobCharacterSet.scalar(in: name[index...]).length
    case .set(let set):
      let character = GlobCharacterSet.scalar(in: name[index...])
      return set.contains(character.value) ? character.length : nil
    case .anyText: return 0
    }
  }
}

/// `[a-z_]`, `[!a-z]`, `[^a-z]`.
struct GlobCharacterSet: Sendable, Equatable {
  private var ranges: [ClosedRange<UInt32>] = []
  private var isNegated = false

  /// Behind the bracket that closes the set; a bracket in first place is one of its characters.
  static func end(in pattern: ArraySlice<UInt8>, from open: Int) -> Int? {
    var index = open + 1
    if index < pattern.endIndex, pattern[index] == UInt8(ascii: "!") || pattern[index] == UInt8(ascii: "^") {
      index += 1
    }
    if index < pattern.endIndex, pattern[index] == UInt8(ascii: "]") { index += 1 }
    while index < pattern.endIndex {
      if pattern[index] == UInt8(ascii: "]") { return index + 1 }
      index += pattern[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  /// - Parameter body: what stands between the brackets.
  fileprivate init(_ body: ArraySlice<UInt8>, at offset: Int) throws(Glob.Mistake) {
    var rest = body
    if rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^") {
      isNegated = true
      rest.removeFirst()
    }
    while !rest.isEmpty {
      let low = Self.takeCharacter(&rest)
      guard rest.count > 1, rest.first == UInt8(ascii: "-") else {
        ranges.append(low...low)
        continue
      }
      rest.removeFirst()
      let high = Self.takeCharacter(&rest)
      guard low <= high else {
        throw Glob.Mistake(offset: offset, message: "a range in this set runs backwards; swap its ends")
      }
      ranges.append(low...high)
    }
  }

  fileprivate func contains(_ value: UInt32) -> Bool { ranges.contains { $0.contains(value) } != isNegated }

  private static func takeCharacter(_ rest: inout ArraySlice<UInt8>) -> UInt32 {
    if rest.first == UInt8(ascii: "\\"), rest.count > 1 { rest.removeFirst() }
    let character = scalar(in: rest)
    rest = rest.dropFirst(character.length)
    return character.value
  }

  /// The first character and its length; a byte that begins none stands for itself.
  fileprivate static func scalar(in bytes: some Collection<UInt8>) -> (value: UInt32, length: Int) {
    guard let first = bytes.first else { return (0, 0) }
    let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    let rest = bytes.dropFirst().prefix(length - 1)
    guard length > 1, rest.count == length - 1, rest.allSatisfy({ $0 & 0xC0 == 0x80 }) else {
      return (UInt32(first), 1)
    }
    let lead = UInt32(first) & (0x7F >> UInt32(length))
    return (rest.reduce(lead) { $0 << 6 | UInt32($1 & 0x3F) }, length)
  }
}
