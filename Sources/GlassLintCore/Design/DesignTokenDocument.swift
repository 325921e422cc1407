/// The tokens of a file as they are written, each with the path of its names, with `$extends` followed.
struct DesignTokenDocument {
  struct Entry {
    /// Names of groups and the token's own, `$root` included.
    var path: [String]
    /// The object that holds `$value` or `$ref`.
    var node: JSONValue
    /// `$type` of the nearest group that has one.
    var inheritedType: String?
    /// Whether it or a group around it is `$deprecated`.
    var isDeprecated: Bool

    var key: String { path.joined(separator: ".") }

    /// The names without `$root`, which stands for the group itself.
    var names: [String] { path.last == DesignTokenDocument.rootName ? Array(path.dropLast()) : path }
  }

  static let rootName = "$root"
  /// More than any design system has; `$extends` within `$extends` doubles with every level.
  private static let maximumCount = 20_000
  private static let maximumChain = 64

  let root: IndexedJSON
  private(set) var entries: [Entry] = []
  private(set) var errors: [JSONError] = []
  private var positions: [String: Int] = [:]
  private var visits = 0
  private var isReportedAsOther = false

  init(_ root: JSONValue) {
    self.root = IndexedJSON(root)
    guard root.members != nil else {
      errors.append(
        JSONError(offset: root.start, message: "design tokens must be an object, not \(root.noun)"))
      return
    }
    let group = Group(path: [], layers: [root], type: nil, isDeprecated: false, open: [])
    do throws(JSONError) {
      try walk(group)
    } catch {
      errors.append(error)
    }
  }

  /// - Parameter key: names with periods between.
  func entry(_ key: String) -> Entry? { positions[key].map { entries[$0] } }

  // MARK: Groups

  /// A group with those it extends: what stands in an earlier layer hides what a later one has at the same place.
  private struct Group {
    var path: [String]
    var layers: [JSONValue]
    var type: String?
    var isDeprecated: Bool
    /// Where the groups around it stand in the text, to tell a group that extends one of them.
    var open: [Int]
  }

  private mutating func walk(_ group: Group) throws(JSONError) {
    var group = group
    group.layers = expanded(group)
    group.open += group.layers.map(\.start)
    for layer in group.layers.reversed() {
      if let type = layer["$type"]?.string { group.type = type }
      if let flag = layer["$deprecated"] { group.isDeprecated = flag.flag ?? (flag.string != nil) }
    }
    for (name, nodes) in children(of: group.layers) {
      try walk(name, nodes, in: group)
    }
  }

  /// The members of all layers, each once, with what every layer has under its name.
  private mutating func children(of layers: [JSONValue]) -> [(name: String, nodes: [JSONValue])] {
    var children: [(name: String, nodes: [JSONValue])] = []
    var positions: [String: Int] = [:]
    for layer in layers {
      if isOfOtherFormat(layer) { continue }
      for member in layer.members ?? [] {
        if member.key.first == "$", member.key != Self.rootName { continue }
        if let position = positions[member.key] {
          children[position].nodes.append(member.value)
        } else if let mistake = Self.mistake(in: member) {
          errors.append(mistake)
        } else {
          positions[member.key] = children.count
          children.append((member.key, [member.value]))
        }
      }
    }
    return children
  }

  /// Tools wrote `value` and `type` before the format had its dollar signs. Said once: all tokens are like that.
  private mutating func isOfOtherFormat(_ layer: JSONValue) -> Bool {
    guard let value = layer["value"], layer["type"]?.string != nil else { return false }
    if !isReportedAsOther {
      isReportedAsOther = true
      errors.append(
        JSONError(
          offset: value.start,
          message: "tokens with \"value\" are of an older format; export \"$value\" and \"$type\" instead"))
    }
    return true
  }

  private static func mistake(in member: JSONValue.Member) -> JSONError? {
    if member.value.members == nil {
      return JSONError(
        offset: member.value.start,
        message: "\(JSONValue.quoted(member.key)) must be a token or a group, not \(member.value.noun)")
    }
    guard member.key.contains(where: { ".{}".contains($0) }) else { return nil }
    return JSONError(
      offset: member.keyStart,
      message:
        "\(JSONValue.quoted(member.key)) is no name of a token or group; it must not hold \".\", \"{\" or \"}\""
    )
  }

  private mutating func walk(_ name: String, _ nodes: [JSONValue], in group: Group) throws(JSONError) {
    guard let first = nodes.first else { return }
    visits += 1
    guard visits <= Self.maximumCount else {
      throw JSONError(
        offset: first.start, message: "more than \(Self.maximumCount) tokens and groups; split the file")
    }
    let path = group.path + [name]
    if first["$value"] != nil || isReferenceToToken(first) {
      add(Entry(path: path, node: first, inheritedType: group.type, isDeprecated: group.isDeprecated))
      let inner = first.members?.first { $0.key.first != "$" && $0.value.members != nil }
      if let inner {
        errors.append(
          JSONError(
            offset: inner.keyStart,
            message: "a token holds no other tokens; move \"$value\" of the group into \"$root\""))
      }
      return
    }
    // A token of a group that is extended is replaced by the group that stands here, not merged with it.
    let groups = nodes.prefix { $0["$value"] == nil }
    try walk(
      Group(
        path: path, layers: Array(groups), type: group.type, isDeprecated: group.isDeprecated,
        open: group.open))
  }

  private mutating func add(_ entry: Entry) {
    var entry = entry
    if let flag = entry.node["$deprecated"] { entry.isDeprecated = flag.flag ?? (flag.string != nil) }
    positions[entry.key] = entries.count
    entries.append(entry)
  }

  // MARK: Extension

  /// `{"$ref": "#/color/brand"}`: an alias where that is a token, and the group's content where it is a group.
  private func isReferenceToToken(_ node: JSONValue) -> Bool {
    guard let pointer = node["$ref"]?.string else { return false }
    guard let target = JSONPointer(pointer).flatMap({ root.value(at: $0.names) }) else { return true }
    return target.members == nil || target["$value"] != nil || target["$ref"] != nil
  }

  /// The layers with those they extend behind them.
  private mutating func expanded(_ group: Group) -> [JSONValue] {
    var layers: [JSONValue] = []
    for layer in group.layers {
      var chain = [layer]
      while let last = chain.last, let reference = last["$extends"] ?? last["$ref"] {
        do throws(JSONError) {
          let target = try extended(reference)
          if group.open.contains(target.start) || chain.contains(where: { $0.start == target.start }) {
            throw JSONError(
              offset: reference.start, message: "this group extends itself, directly or through others")
          }
          guard chain.count < Self.maximumChain else {
            throw JSONError(
              offset: reference.start,
              message: "more than \(Self.maximumChain) groups that extend one another; extend fewer")
          }
          chain.append(target)
        } catch {
          errors.append(error)
          break
        }
      }
      layers += chain.filter { added in !layers.contains { $0.start == added.start } }
    }
    return layers
  }

  private func extended(_ reference: JSONValue) throws(JSONError) -> JSONValue {
    let text = reference.string ?? ""
    var target: JSONValue?
    if let path = DesignTokenAlias.path(text) {
      target = root.value(at: path)
    } else if let pointer = JSONPointer(text) {
      target = root.value(at: pointer.names)
    } else {
      throw JSONError(
        offset: reference.start, message: "\(reference.shown) names no group; write it like \"{button}\"")
    }
    guard let target, target.members != nil else {
      throw JSONError(
        offset: reference.start,
        message: "\(reference.shown) leads to no group of this file; check its spelling")
    }
    if target["$value"] != nil {
      throw JSONError(
        offset: reference.start, message: "\(reference.shown) is a token; a group can only extend a group")
    }
    return target
  }
}

/// A place in a JSON text by the names on the way to it (RFC 6901), as a fragment: `#/color/brand/$value`.
struct JSONPointer {
  let names: [String]

  /// - Returns: `nil` for text that does not begin with `#/`.
  init?(_ text: String) {
    guard text.hasPrefix("#/") else { return nil }
    names = text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map(Self.unescaped)
  }

  private static func unescaped(_ name: Substring) -> String {
    var result = ""
    var rest = name
    while let character = rest.popFirst() {
      if character == "~", let next = rest.first, next == "0" || next == "1" {
        result.append(next == "0" ? "~" : "/")
        rest.removeFirst()
      } else {
        result.append(character)
      }
    }
    return result
  }
}

/// A JSON text whose large objects are found into without a walk through them.
struct IndexedJSON {
  let root: JSONValue
  /// The members of large objects, by the place of the object.
  private var members: [Int: [String: JSONValue]] = [:]

  init(_ root: JSONValue) {
    self.root = root
    var open = [root]
    while let value = open.popLast() {
      if let elements = value.elements { open += elements }
      guard let members = value.members else { continue }
      open += members.map(\.value)
      guard members.count > 16 else { continue }
      self.members[value.start] = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
    }
  }

  func value(at path: [String]) -> JSONValue? {
    path.reduce(root) { node, name in node.flatMap { child(name, of: $0) } }
  }

  /// A member by its name, or an element by its index.
  func child(_ name: String, of value: JSONValue) -> JSONValue? {
    guard let elements = value.elements else {
      return members[value.start].map { $0[name] } ?? value[name]
    }
    guard let index = Int(name), elements.indices.contains(index) else { return nil }
    return elements[index]
  }
}
