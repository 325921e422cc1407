/// What is written for an accessibility label.
struct SpokenLabel {
  /// The expression without `Text(…)` and `String(localized: …)` around it.
  let value: NodeID
  /// That, where it is a string literal.
  let literal: NodeID?
  /// Its words, where they are all written there.
  let text: String?

  init(_ label: NodeID, _ tree: SyntaxTree) {
    var value = tree.unwrapped(label)
    if tree.kind(value) == .call, let type = tree.constructedType(value) {
      let inner: NodeID? =
        if type == "Text" || type == "LocalizedStringKey" {
          tree.unlabelledArgument(value) ?? tree.argument(value, "verbatim")
        } else if type == "String", tree.argument(value, "defaultValue") == nil {
          tree.argument(value, "localized")
        } else {
          nil
        }
      if let inner { value = inner }
    }
    self.value = value
    literal = tree.kind(value) == .stringLiteral ? value : nil
    text = literal.flatMap { tree.plainText($0) }
  }

  /// Whether it stands for words that are kept elsewhere: `home.title`, `close_button`, `CLOSE`.
  var isKey: Bool { text.map { Self.isKey($0) } ?? false }

  static func isKey(_ text: String) -> Bool {
    if text.contains(" ") { return false }
    return text.contains { $0 == "_" || $0 == "." } || text.count > 3 && text.allSatisfy(\.isUppercase)
  }

  /// Letters and digits in lower case, so that texts can be compared as they are heard.
  static func folded(_ text: String) -> String {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
  }
}

extension SyntaxTree {
  /// The words of a text that begins with some and has values among them: `Close \(title)`; `nil` for any other.
  func wordsBesideValues(_ literal: NodeID) -> String? {
    guard kind(literal) == .stringLiteral, firstChild(literal, .interpolation) != nil else { return nil }
    let node = node(literal)
    var words: [String] = []
    var token = Int(node.firstToken)
    while token < Int(node.endToken) {
      switch self.token(token).kind {
      case .interpolationStart:
        if words.isEmpty { return nil }
        token = Int(self.token(token).payload)
      case .stringText: words.append(text(token: token))
      default: break
      }
      token += 1
    }
    guard words.first?.first?.isLetter == true, !words.contains(where: { $0.contains("\\") }) else {
      return nil
    }
    return words.joined(separator: " ")
  }
}

/// What VoiceOver says a view is, behind its label.
enum SpokenRole {
  case button, link, image, heading, toggle

  static let all: [SpokenRole] = [.button, .link, .image, .heading, .toggle]

  /// With its article.
  var name: String { self == .image ? "an image" : self == .toggle ? "a switch" : "a \(self)" }

  /// The English words for it at the end of a label, in lower case.
  var words: [String] {
    switch self {
    case .heading: ["heading", "header"]
    case .image: ["image", "icon"]
    case .toggle: ["toggle", "switch"]
    default: ["\(self)"]
    }
  }

  /// - Returns: `nil` where nothing is known to be said.
  init?(of view: NodeID, _ file: FileContext) {
    let tree = file.tree
    for modifier in file.views.chain(containing: view).modifiers {
      if tree.isNamed(modifier.call, "accessibilityRemoveTraits") { return nil }
      guard tree.isNamed(modifier.call, "accessibilityAddTraits") else { continue }
      for id in tree.subtree(modifier.call) where tree.kind(id) == .member {
        switch tree.name(id) {
        case .some("isButton"): self = .button
        case .some("isLink"): self = .link
        case .some("isHeader"): self = .heading
        case .some("isImage"): self = .image
        default: continue
        }
        return
      }
    }
    if let control = file.control(showing: view) {
      guard let role = Self(control) else { return nil }
      self = role
      return
    }
    guard let name = file.accessibility.constructed(view), let role = Self(name) else { return nil }
    self = role
  }

  private init?(_ type: Name) {
    switch type {
    case "Link": self = .link
    case "Toggle": self = .toggle
    case "Image", "AsyncImage": self = .image
    default:
      guard Catalog.views.has(type, .tapped) else { return nil }
      self = .button
    }
  }
}

extension FileContext {
  /// The control in whose label a view stands, through what only lays out.
  func control(showing view: NodeID) -> Name? {
    for container in tree.containers(of: view) {
      guard let name = accessibility.constructed(container.call) else { return nil }
      if tree.label(ofControl: container.call, name) == container.argument { return name }
      guard Catalog.views.has(name, .container) else { return nil }
    }
    return nil
  }

  /// Whether a view is part of what a control shows, as far as its file tells.
  func isInControl(_ view: NodeID) -> Bool { control(showing: view) != nil }

  /// The image that a view is, or all that a control shows.
  func onlyImage(of view: NodeID) -> NodeID? {
    guard let name = accessibility.constructed(view) else { return nil }
    if name == "Image" { return view }
    guard Catalog.views.has(name, .tapped), let label = tree.label(ofControl: view, name) else { return nil }
    let content = accessibility.content(ofArgument: label)
    return content.isOnlyImages && content.images.count == 1 ? content.images[0] : nil
  }

  /// The words that a control shows: those of the first text that is no description of another, such as a caption below
  /// a title; `nil` where it is no control, or shows something else or something that depends.
  func nameShown(by view: NodeID) -> String? {
    guard let shown = textsShown(by: view) else { return nil }
    return (shown.first { $0.text.map { !isDescription($0) } ?? true } ?? shown.first)?.words
  }

  /// Whether a text is drawn as what explains another: small, or fainter.
  private func isDescription(_ text: NodeID) -> Bool {
    tree.outerModifiers(of: text).contains { modifier in
      guard let value = tree.unlabelledArgument(modifier.call) else { return false }
      switch tree.name(of: modifier.name) {
      case "font": return ["caption", "caption2", "footnote"].contains { tree.mentions(value, Name($0)) }
      case "foregroundStyle", "foregroundColor":
        return ["secondary", "tertiary", "gray"].contains { tree.isNamed(value, $0) }
      default: return false
      }
    }
  }

  /// The texts that a control shows, each in words, and the view that draws them, but for its own title; `nil` where it is no
  /// control, or shows something else or something that depends.
  private func textsShown(by view: NodeID) -> [(words: String, text: NodeID?)]? {
    guard let name = accessibility.constructed(view), Catalog.views.hasAny(name, [.tapped, .value]),
      !Catalog.views.has(name, .field), !hidesWords(of: view), showsTitle(of: view, name)
    else { return nil }
    if let title = tree.unlabelledArgument(view) {
      let hasImage = tree.argument(view, "systemImage") != nil || tree.argument(view, "image") != nil
      guard !hasImage || showsTitle(ofLabel: view) else { return nil }
      return words(title).map { [($0, nil)] }
    }
    guard let label = tree.label(ofControl: view, name), let closure = tree.closure(label) else { return nil }
    var shown: [(words: String, text: NodeID?)] = []
    for id in tree.subtree(closure) {
      switch tree.kind(id) {
      case .ifStmt, .switchStmt, .ternary, .ifConfig: return nil
      case .identifier, .member:
        // A helper, or what was handed in.
        let top = tree.chainTop(id)
        if tree.parent(top).map({ tree.kind($0) }) == .closure, tree.chain(top).root == id { return nil }
      case .call:
        guard let type = tree.constructedType(id) else { continue }
        if type == "Text" {
          guard let text = tree.unlabelledArgument(id).flatMap({ words($0) }) else { return nil }
          shown.append((text, id))
        } else if type == "Label", let title = tree.unlabelledArgument(id), showsTitle(ofLabel: view) {
          guard !hidesWords(of: id), let text = words(title) else { return nil }
          shown.append((text, id))
        } else if !Catalog.views.hasAny(type, [.container, .silent]), !(type == "Image") {
          return nil
        }
      default: continue
      }
    }
    return shown.isEmpty ? nil : shown
  }

  /// Controls that draw no title outside of a form on a touch screen, whatever their style.
  private static let untitled = NameSet(["Picker", "Slider"])

  /// Whether the title of a control is drawn at all: that of a picker only is where a row of a form or list has room for it,
  /// and no style draws the choices alone.
  private func showsTitle(of view: NodeID, _ name: Name) -> Bool {
    guard Self.untitled.contains(name) else { return true }
    if views.isModified(view, by: { tree.isNamed($0, "pickerStyle") }) { return false }
    return !(name == "Slider")
      && tree.containers(of: view).contains { container in
        accessibility.constructed(container.call).map { Catalog.views.has($0, .rows) } ?? false
      }
  }

  /// Whether the title beside an icon is surely seen: in the body of a view, and in no bar or menu, which may show the icon
  /// alone.
  private func showsTitle(ofLabel view: NodeID) -> Bool {
    guard let declaration = tree.enclosingDeclaration(of: view), tree.isNamed(declaration, "body"),
      !accessibility.isInStyle(view)
    else { return false }
    let containers = tree.containers(of: view)
    // What is all of a view may be made for a bar.
    return !containers.isEmpty
      && !containers.contains { container in
        guard let name = tree.name(container.call) else { return true }
        return Catalog.modifiers.hasAny(name, [.bar, .menu])
          || Catalog.views.hasAny(name, [.bar, .menu, .tabs])
          || name == "ControlGroup" || name == "swipeActions"
          || !Catalog.modifiers.contains(name) && !Catalog.views.contains(name)
      }
  }

  /// A letter or two may be a sign, or short for what is said.
  private static let fewestLetters = 4

  private func words(_ literal: NodeID) -> String? {
    guard let text = tree.plainText(literal), !SpokenLabel.isKey(text),
      SpokenLabel.folded(text).count(where: { $0 != " " }) >= Self.fewestLetters
    else { return nil }
    return text
  }

  /// Whether a modifier on a control or around it takes its words away, or gives Voice Control others.
  private func hidesWords(of view: NodeID) -> Bool {
    views.isModified(view) { modifier in
      ["labelsHidden", "labelStyle", "accessibilityInputLabels"].contains { tree.isNamed(modifier, $0) }
    }
  }
}
