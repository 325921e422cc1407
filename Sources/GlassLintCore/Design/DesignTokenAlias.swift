/// References between tokens: `{color.brand}` and `{"$ref": "#/color/brand/$value"}`.
enum DesignTokenAlias {
  /// The names of `{color.brand}`; `nil` for any other text.
  static func path(_ text: String) -> [String]? {
    guard text.utf8.count > 2, text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    let inner = text.dropFirst().dropLast()
    guard !inner.contains("{"), !inner.contains("}") else { return nil }
    return inner.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }
}

/// Follows the references of a document, also into others that are read with it.
struct DesignTokenResolver {
  let documents: [DesignTokenDocument]
  /// The position of the document whose references are followed.
  var home: Int
  /// How many documents the way led through.
  private var hops = 0
  /// Whether messages name what was probably meant, which takes a look at all tokens.
  var suggests = true

  /// More than any chain of meanings; it bounds the work for a file of nothing but aliases.
  private static let maximumChain = 64

  init(_ documents: [DesignTokenDocument], home: Int) {
    self.documents = documents
    self.home = home
  }

  private var document: DesignTokenDocument { documents[home] }

  /// What a value comes to; itself where it is no reference.
  func resolved(_ value: JSONValue) throws(JSONError) -> JSONValue { try located(value).value }

  /// As `resolved`, with the position of the document that has the value.
  func located(_ value: JSONValue) throws(JSONError) -> (value: JSONValue, home: Int) {
    var chain: [Int] = []
    return try located(value, &chain)
  }

  private func located(
    _ value: JSONValue, _ chain: inout [Int]
  ) throws(JSONError) -> (value: JSONValue, home: Int) {
    var value = value
    while true {
      let target: JSONValue
      if let text = value.string, let path = DesignTokenAlias.path(text) {
        try enter(value, &chain)
        if let abroad = try locatedAbroad(path, from: value) { return abroad }
        target = try token(path, from: value)
      } else if let pointer = value["$ref"], value["$value"] == nil {
        try enter(value, &chain)
        target = try place(pointer, &chain)
      } else {
        return (value, home)
      }
      value = target["$value"] ?? target
    }
  }

  /// What a token of another document comes to, where this one has none of that name.
  private func locatedAbroad(
    _ path: [String], from value: JSONValue
  ) throws(JSONError) -> (value: JSONValue, home: Int)? {
    let key = path.joined(separator: ".")
    guard document.entry(key) == nil, document.root.value(at: path) == nil,
      let other = documents.indices.first(where: { documents[$0].entry(key) != nil }),
      let node = documents[other].entry(key)?.node
    else { return nil }
    var resolver = self
    resolver.home = other
    resolver.hops += 1
    do throws(JSONError) {
      guard hops < Self.maximumChain else { throw JSONError(offset: 0, message: "") }
      return try resolver.located(node["$value"] ?? node)
    } catch {
      throw JSONError(
        offset: value.start, message: "\(value.shown) of another file comes to no value; mend it there")
    }
  }

  /// Notes a reference on the way.
  private func enter(_ value: JSONValue, _ chain: inout [Int]) throws(JSONError) {
    let shown = (value["$ref"] ?? value).shown
    if chain.contains(value.start) {
      throw JSONError(
        offset: value.start,
        message: "\(shown) leads back to itself; give one of the tokens on the way a value")
    }
    guard chain.count < Self.maximumChain else {
      throw JSONError(
        offset: chain[0],
        message: "more than \(Self.maximumChain) references in a row; refer to the last token")
    }
    chain.append(value.start)
  }

  /// The object of a token by the path of its names.
  private func token(_ path: [String], from value: JSONValue) throws(JSONError) -> JSONValue {
    let key = path.joined(separator: ".")
    if let entry = document.entry(key) { return entry.node }
    let rootKey = "\(key).\(DesignTokenDocument.rootName)"
    if document.entry(rootKey) != nil {
      throw JSONError(
        offset: value.start, message: "\(value.shown) is a group; write \"{\(rootKey)}\" for its own value")
    }
    if document.root.value(at: path) != nil {
      throw JSONError(offset: value.start, message: "\(value.shown) is no token; name one in it")
    }
    let near = suggests ? suggest(key, from: documents.flatMap { $0.entries.map(\.key) }) : nil
    let remedy = near.map { "did you mean \"{\($0)}\"?" } ?? "name one of this file"
    throw JSONError(offset: value.start, message: "there is no token \(value.shown); \(remedy)")
  }

  /// What a pointer leads to, through references on its way.
  private func place(_ pointer: JSONValue, _ chain: inout [Int]) throws(JSONError) -> JSONValue {
    guard let names = pointer.string.flatMap({ JSONPointer($0) })?.names else {
      throw JSONError(
        offset: pointer.start,
        message: "\(pointer.shown) is no place in this file; write it like \"#/color/brand/$value\"")
    }
    var node = document.root.root
    for name in names {
      var next = document.root.child(name, of: node)
      if next == nil {
        let target = try located(node, &chain).value
        next = target.start == node.start ? nil : document.root.child(name, of: target)
      }
      guard let next else {
        throw JSONError(
          offset: pointer.start, message: "\(pointer.shown) leads nowhere in this file; check its spelling")
      }
      node = next
    }
    return node
  }

  // MARK: Types

  /// `$type` of a token: its own, that of the token it refers to, or its group's.
  func type(of entry: DesignTokenDocument.Entry) -> String? {
    var entry = entry
    var inherited: String?
    for _ in 0..<Self.maximumChain {
      if let type = entry.node["$type"]?.string { return type }
      inherited = inherited ?? entry.inheritedType
      guard let target = target(of: entry) else { return entry.inheritedType ?? inherited }
      entry = target
    }
    return inherited
  }

  private func target(of entry: DesignTokenDocument.Entry) -> DesignTokenDocument.Entry? {
    let value = entry.node["$value"] ?? entry.node
    if let path = value.string.flatMap(DesignTokenAlias.path) {
      let key = path.joined(separator: ".")
      return document.entry(key) ?? documents.lazy.compactMap { $0.entry(key) }.first
    }
    guard var names = value["$ref"]?.string.flatMap({ JSONPointer($0) })?.names else { return nil }
    if names.last == "$value" { names.removeLast() }
    return document.entry(names.joined(separator: "."))
  }
}
