/// Classes, selectors and keys of the system that no header declares, reached through strings, and initializers that it
/// keeps to itself.
enum PrivateAPI {
  static let rule = Rule(
    id: "private-api",
    theme: .glass,
    summary:
      "a private class, selector, key or framework of the system, named by a string, however it is spelled, or a private initializer",
    rationale: """
      What no header declares changes without notice: the app then crashes, or draws nothing, on a system \
      that its makers never tried. App Review looks for these names, also for those spelled backwards or in \
      pieces. A property that the header only lets be read, set by its key, is no better. Info for a preference of WebKit, for a file that works on folders which the sandbox closes, \
      and for an app for the Mac that goes on without what is no longer there. Each name is told once in a \
      function, a framework and an initializer once in a file.
      """,
    quiet: [
      "for a class or a selector that the project declares itself",
      "for a key of a record: a dictionary, a managed object, user defaults and the like",
      "for a name that is only asked for by `responds(to:)`, compared or logged",
      "for the path of a framework in a file that loads no code: pictures or words may be all that it is for",
      "in tests and in `#if DEBUG`",
      "for a selector that only a private class answers to, which is told with that class",
    ],
    severity: .warning,
    fixable: .never,
    seeds: ["001"],
    examples: examples,
    triggers: Rule.Triggers(
      calls: Set(uses.map { "\($0.call)" } + ["init", "perform", "sendAction"]).sorted(),
      kinds: [.stringLiteral, .argument]),
    check: check)

  private enum Kind {
    case type, selector, method, key, framework, notification, initializer
  }

  /// The calls that look up a name, and where it stands among their arguments.
  private static let uses: [(call: StaticString, label: StaticString?, kind: Kind)] =
    RuntimeLookup.classes.map { ($0, nil, .type) }
    + RuntimeLookup.selectors.map { ($0, nil, .selector) }
    + RuntimeLookup.libraries.map { ($0, nil, .framework) }
    + [
      ("Selector", nil, .selector),
      ("value", "forKey", .key),
      ("value", "forKeyPath", .key),
      ("setValue", "forKey", .key),
      ("setValue", "forKeyPath", .key),
      ("Bundle", "path", .framework),
      ("NSBundle", "path", .framework),
      ("Name", nil, .notification),
      ("Name", "rawValue", .notification),
    ]

  @Sendable private static func check(_ context: borrowing RuleContext, _ node: NodeID) {
    let tree = context.tree
    if tree.kind(node) == .stringLiteral { return checkLiteral(context, node) }
    if tree.kind(node) == .argument { return checkLabel(context, node) }
    guard let name = tree.constructedType(node) ?? tree.name(node) else { return }
    if name == "perform" || name == "sendAction" { return checkSuspension(context, node) }
    if name == "setValue" { checkTurn(context, node) }
    for use in uses where name == use.call {
      let argument = use.label.map { tree.argument(node, $0) } ?? tree.unlabelledArgument(node)
      guard let argument, let value = ConstantText(context.file).value(of: argument) else { continue }
      let text = String(decoding: value.bytes, as: UTF8.self)
      guard isPrivate(text, use.kind), !isOwn(context, text, node, use.kind),
        use.kind != .key || mayBeSystemObject(context, node, text), !isAskedFor(context, node, text)
      else { continue }
      let owner = use.kind == .key ? keyOwner(context, node, text) : nil
      report(context, value, at: argument, text, use.kind, owner: owner)
    }
  }

  /// `UIApplication.shared.perform(#selector(NSXPCConnection.suspend))`: no header lets an app go to the background, so
  /// the selector is borrowed of a class that has one of that name.
  private static func checkSuspension(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    guard let selector = tree.unlabelledArgument(call),
      let target = tree.argument(call, "to") ?? tree.base(ofModifier: call),
      tree.isNamed(target, "shared"), let type = tree.callee(target), tree.isNamed(type, "UIApplication")
    else { return }
    let isBorrowed = tree.kind(selector) == .macroExpansion
    let names = tree.subtree(selector).filter { id in
      isBorrowed
        ? tree.kind(id) == .member && tree.isNamed(id, "suspend")
        : tree.plainText(id).map { $0 == "suspend" } ?? false
    }
    guard let name = names.first else { return }
    report(
      context,
      ConstantText.Value(bytes: Array("suspend".utf8), literals: [isBorrowed ? selector : name]),
      at: selector, "suspend", .method)
  }

  /// `UIDevice.current.setValue(…, forKey: "orientation")`: the header only lets that be read.
  private static func checkTurn(_ context: borrowing RuleContext, _ call: NodeID) {
    let (tree, name) = (context.tree, "orientation")
    guard let key = tree.argument(call, "forKey"), let device = tree.base(ofModifier: call),
      tree.isNamed(device, "current"), tree.callee(device).map({ tree.isNamed($0, "UIDevice") }) ?? false,
      ConstantText(context.file).value(of: key).map({ $0.bytes.elementsEqual(name.utf8) })
        ?? (tree.text(key) == "#keyPath(UIDevice.orientation)"),
      !tree.isAside(call), !context.isTest,
      // On those systems it still turns the screen.
      !context.file.runsOnlyBefore(release: lastRelease, call), isFirst(context, name, .key, call)
    else { return }
    context.report(
      at: tree.range(of: key),
      """
      `UIDevice.orientation` can only be read, and from iOS 16 on setting it by its key is not supported; ask the window \
      scene with `requestGeometryUpdate`
      """)
  }

  /// `Image(_internalSystemName: "…")`: what the system's own views are made with has an underscore before its label.
  private static func checkLabel(_ context: borrowing RuleContext, _ argument: NodeID) {
    let tree = context.tree
    guard let label = tree.name(argument), label.hasPrefix("_"), label.string.utf8.count > 1,
      let call = tree.parent(argument), let type = tree.constructedType(call), Catalog.views.contains(type),
      !context.facts.declaresCallable(type), !context.site.declaresType(type),
      !context.site.extendsInitializers(of: type, with: label.string)
    else { return }
    report(
      context, ConstantText.Value(bytes: [], literals: []), at: argument,
      "\(type.string)(\(label.string):)", .initializer)
  }

  /// The folder that only frameworks of the system's own are in.
  private static let frameworks = "/System/Library/PrivateFrameworks/"

  /// `SkyLight` of `/System/Library/PrivateFrameworks/SkyLight.framework/Versions/A/SkyLight`: of the path of a framework or
  /// of its code, and not of a program that lies in it; or the path of a library without headers.
  private static func framework(_ path: String) -> String? {
    if PrivateNames.libraries.contains(path) { return path }
    let parts = path.split(separator: "/")
    guard path.contains(frameworks), let last = parts.last,
      let folder = parts.last(where: { $0.hasSuffix(".framework") })
    else { return nil }
    let name = folder.dropLast(".framework".utf8.count)
    return last == folder || last == name ? String(name) : nil
  }

  private static func isPrivate(_ text: String, _ kind: Kind) -> Bool {
    switch kind {
    case .type: PrivateNames.isClass(text)
    case .selector: PrivateNames.isSelector(text)
    case .key: PrivateNames.isKey(text)
    case .framework: framework(text) != nil
    case .notification: PrivateNames.isNotification(text)
    case .method, .initializer: true
    }
  }

  /// Whether the project declares what the text names.
  private static func isOwn(
    _ context: borrowing RuleContext, _ text: String, _ node: NodeID, _ kind: Kind
  ) -> Bool {
    switch kind {
    case .framework, .key, .method, .notification, .initializer: false
    case .type: context.site.declaresType(SymbolHash.symbol(text))
    case .selector:
      context.site.declaresFunction(SymbolHash.symbol(text.split(separator: ":").first ?? ""))
    }
  }

  // MARK: Keys

  /// Types whose values for keys are their user's own.
  private static let recordTypes: [StaticString] = [
    "NSManagedObject", "NSDictionary", "NSMutableDictionary", "UserDefaults", "NSUserDefaults", "NSCoder",
    "CKRecord",
    "NSMutableArray", "NSArray", "NSURLQueryItem", "PFObject",
  ]

  /// Whether a call is an argument of `responds(to:)`, which asks whether there is such a thing, and uses none; unless a
  /// key then leads to it, since `bar` also finds `_bar`.
  private static func isAskedFor(_ context: borrowing RuleContext, _ node: NodeID, _ text: String) -> Bool {
    let tree = context.tree
    let isGuard = tree.ancestors(node, limit: 4).contains { argument in
      guard tree.kind(argument) == .argument, let call = tree.parent(argument), tree.kind(call) == .call
      else {
        return false
      }
      return tree.isNamed(call, "responds") || tree.isNamed(call, "instancesRespond")
    }
    let key = text.drop { $0 == "_" }
    return isGuard
      && !(context.facts.calls[Name("value").hash] ?? []).contains { call in
        tree.argument(call, "forKey").flatMap { tree.plainText($0) }.map { $0 == key } ?? false
      }
  }

  private static let recordWords: [StaticString] = [
    "dict", "json", "record", "entity", "object", "model", "defaults", "payload", "info", "document",
    "managed",
  ]

  /// Whether the object whose value is asked for may be one of the system's: it is not known to be a record.
  private static func mayBeSystemObject(_ context: borrowing RuleContext, _ call: NodeID, _ key: String)
    -> Bool
  {
    let tree = context.tree
    if PrivateNames.typesOfKeys[key] != nil { return keyOwner(context, call, key) != nil }
    guard let member = tree.calledMember(call) else {
      // `setValue(…)` on `self`.
      return isInSystemSubclass(tree, call)
    }
    guard let base = tree.callee(member) else { return false }
    let object = tree.unwrapped(base)
    guard let name = tree.name(object) else { return true }
    if name == "self" || name == "super" { return isInSystemSubclass(tree, call) }
    if recordTypes.contains(where: { name == $0 }) { return false }
    return PrivateNames.keys.contains(key) || !recordWords.contains { name.containsIgnoringCase($0) }
  }

  /// The type that alone has a private key of a plain name, where the object of a call is known to be one of it.
  private static func keyOwner(_ context: borrowing RuleContext, _ call: NodeID, _ key: String) -> String? {
    let tree = context.tree
    guard let owners = PrivateNames.typesOfKeys[key] else { return nil }
    let object = tree.base(ofModifier: call)
    let types: [Name]
    if let object, !(tree.isNamed(object, "self") || tree.isNamed(object, "super")) {
      types = self.types(of: object, context)
    } else {
      types = systemTypes(tree, around: call)
    }
    return owners.first { owner in types.contains { $0.string == owner } }
  }

  /// What an object is made or declared as, where it stands or by the name that it has: `let action = UIAlertAction(…)`,
  /// `webView: WKWebView`.
  private static func types(of object: NodeID, _ context: borrowing RuleContext) -> [Name] {
    let tree = context.tree
    let object = tree.unwrapped(object)
    guard
      let declaration = tree.ownName(object).flatMap({ context.facts.scope.declaration(of: $0, at: object) })
    else { return [tree.constructedType(object)].compactMap { $0 } }
    let annotation = tree.firstChild(declaration.node) { $0 == .typeAnnotation || $0 == .type }
    if let annotation { return [tree.lastTypeName(annotation)].compactMap { $0 } }
    return ValueFollower(tree: tree, facts: context.facts).declaredValues(declaration.node).compactMap {
      tree.constructedType($0)
    }
  }

  /// What the type around some code inherits from, or is where it extends that.
  private static func systemTypes(_ tree: SyntaxTree, around node: NodeID) -> [Name] {
    guard let type = tree.enclosingType(of: node) else { return [] }
    return tree.children(type).filter { tree.kind($0) == .inheritedType }.compactMap { tree.name($0) }
      + (tree.kind(type) == .extensionDecl ? [tree.name(type)].compactMap { $0 } : [])
  }

  private static func isInSystemSubclass(_ tree: SyntaxTree, _ node: NodeID) -> Bool {
    systemTypes(tree, around: node).contains { name in
      (name.hasPrefix("UI") || name.hasPrefix("NS") || name.hasPrefix("WK") || name.hasPrefix("CA"))
        && !recordTypes.contains { name == $0 } && !(name == "NSObject")
    }
  }

  // MARK: Words on their own

  /// A word that means nothing but private API, handed to something that the calls above do not show.
  private static func checkLiteral(_ context: borrowing RuleContext, _ literal: NodeID) {
    let tree = context.tree
    let node = tree.node(literal)
    guard node.endToken - node.firstToken == 3 else { return }
    let range = tree.range(ofToken: Int(node.firstToken) + 1)
    let count = range.end - range.start
    if count > frameworks.utf8.count, case let text = tree.text(token: Int(node.firstToken) + 1),
      framework(text) != nil, !isCompared(tree, literal)
    {
      let value = ConstantText.Value(bytes: Array(text.utf8), literals: [literal])
      return report(context, value, at: literal, text, .framework)
    }
    guard
      let word = PrivateNames.tellingWords.first(where: { word in
        word.text.utf8CodeUnitCount == count
          && Name.equal(tree.bytes + range.start, word.text.utf8Start, count)
      }), !isCompared(tree, literal)
    else { return }
    let name = "\(word.name)"
    report(
      context,
      ConstantText.Value(
        bytes: Array(name.utf8), literals: [literal], isDisguised: !(Name(word.text) == word.name)),
      at: literal, name, word.isSelector ? .selector : .type)
  }

  /// Whether a text is only compared with, or shown.
  private static func isCompared(_ tree: SyntaxTree, _ literal: NodeID) -> Bool {
    guard let parent = tree.parent(literal) else { return false }
    if tree.kind(parent) == .sequence { return true }
    guard tree.kind(parent) == .argument, let owner = tree.parent(parent), let name = tree.name(owner) else {
      return false
    }
    return ["print", "contains", "hasPrefix", "Text", "log", "debug", "info", "warning", "error"].contains {
      name == $0
    }
  }

  // MARK: Answers

  /// Later than any release that code can ask for.
  private static let lastRelease = 999

  private static func report(
    _ context: borrowing RuleContext, _ value: ConstantText.Value, at use: NodeID, _ text: String,
    _ kind: Kind, owner: String? = nil
  ) {
    let tree = context.tree
    guard !tree.isAside(use), !context.isTest, kind != .framework || loadsCode(context) else {
      return
    }
    // One literal is reported where it is written; pieces as a whole, if they stand together.
    let place: ByteRange
    if kind == .initializer, let label = tree.nameToken(use) {
      place = tree.range(ofToken: label)
    } else if value.literals.count == 1 {
      place = tree.range(of: value.literals[0])
    } else if let first = value.literals.first, let last = value.literals.last {
      place =
        tree.contains(use, first) && tree.contains(use, last) ? tree.range(of: use) : tree.range(of: first)
    } else {
      return
    }
    guard !context.hasReported(at: place) else { return }
    var reasons: [String] = []
    let isWebKey = kind == .key && PrivateNames.webKeys.contains(text)
    // Plain words are nothing to look for, an app for the Mac need not go through it, nor does what leaves the sandbox.
    let isTelling =
      kind != .method && kind != .initializer && !isWebKey && owner == nil
    if isTelling, !context.file.isBuiltOnly(for: .macOS, at: use), !context.file.leavesSandbox {
      reasons.append("App Review looks for")
    }
    // What runs on releases of the past only does so forever.
    if !context.file.runsOnlyBefore(release: lastRelease, use) {
      reasons.append("any release of the system may change")
    }
    guard !reasons.isEmpty else { return }
    let noun = noun(kind, text, owner)
    let told = context.facts.kept { ToldNames() }
    if kind == .initializer {
      if let finding = told.value.classes[text] {
        return context.addNote(at: place, "here as well", to: finding)
      }
      told.value.classes[text] = context.nextFinding
    }
    guard isFirst(context, text, kind, use) else { return }
    let spelled = value.isDisguised ? "this spells the \(noun) `\(text)`" : "`\(text)` is a \(noun)"
    if let owner = PrivateNames.classesOfSelectors[text], let finding = told.value.classes[owner] {
      return context.addNote(at: place, "with its \(noun) `\(text)`", to: finding)
    }
    if kind == .type { told.value.classes[text] = context.nextFinding }
    // Paths of one list are tried one after the other.
    if kind == .framework, let literal = value.literals.first,
      let list = tree.ancestors(literal, limit: 2).first(where: { tree.kind($0) == .array })
    {
      if let finding = told.value.lists[list] {
        return context.addNote(at: place, "with the \(noun) `\(text)`", to: finding)
      }
      told.value.lists[list] = context.nextFinding
    }
    context.report(
      at: place,
      isMinor: isWebKey || context.file.leavesSandbox
        || context.file.isBuiltOnly(for: .macOS, at: use) && isGuarded(tree, use, kind),
      "\(spelled), which \(reasons.joined(separator: " and "))")
  }

  /// What loads a framework's code, or takes something of it.
  private static let loaders: [StaticString] =
    RuntimeLookup.libraries + [
      "CFBundleLoadExecutable", "CFBundleLoadExecutableAndReturnError",
      "CFBundleGetFunctionPointerForName", "CFBundleGetDataPointerForName",
    ]
  /// What does so with a bundle.
  private static let bundleLoaders: [StaticString] =
    RuntimeLookup.classes + ["load", "loadAndReturnError", "preflight", "classNamed", "principalClass"]

  private static func loadsCode(_ context: borrowing RuleContext) -> Bool {
    func uses(_ names: [StaticString]) -> Bool {
      names.contains { name in
        let hash = Name(name).hash
        return !(context.facts.calls[hash] ?? []).isEmpty || !(context.facts.uses[hash] ?? []).isEmpty
      }
    }
    return uses(loaders) || uses(["Bundle", "NSBundle"]) && uses(bundleLoaders)
  }

  /// Whether code goes on without what is not there: nothing about it is forced, and whoever uses a selector or a key asks
  /// for it first.
  private static func isGuarded(_ tree: SyntaxTree, _ use: NodeID, _ kind: Kind) -> Bool {
    switch kind {
    case .type, .framework, .notification, .initializer:
      return !tree.ancestors(use).prefix { tree.kind($0) != .codeBlock }.contains {
        tree.kind($0) == .forceUnwrap || tree.isForcedCast($0)
      }
    case .selector, .method, .key:
      return tree.enclosingDeclaration(of: use).map { declaration in
        tree.subtree(declaration).contains {
          tree.kind($0) == .call && (tree.isNamed($0, "responds") || tree.isNamed($0, "instancesRespond"))
        }
      } ?? false
    }
  }

  /// Whether a name has not been told yet in the function or property around a use.
  private static func isFirst(_ context: borrowing RuleContext, _ text: String, _ kind: Kind, _ use: NodeID)
    -> Bool
  {
    // The same framework may lie in several places, and what loads it is given it in several.
    let name = kind == .framework ? framework(text) ?? text : text
    let place =
      kind == .framework
      ? context.tree.root : context.tree.enclosingDeclaration(of: use) ?? context.tree.root
    return context.facts.kept({ ToldNames() }).value.places[name, default: []].insert(place).inserted
  }

  private static func noun(_ kind: Kind, _ text: String, _ owner: String?) -> String {
    switch kind {
    case .type: "private class"
    case .selector: "private selector"
    case .method: "private method of `UIApplication`"
    case .key: owner.map { "private key of `\($0)`" } ?? "private key"
    case .framework: text.hasSuffix(".dylib") ? "private library" : "private framework"
    case .notification: "private notification"
    case .initializer: "private initializer"
    }
  }
}

extension SyntaxTree {
  /// `value as! Filter`
  fileprivate func isForcedCast(_ id: NodeID) -> Bool {
    kind(id) == .cast && (nameToken(id).map { token(Int($0) + 1).kind == .exclamation } ?? false)
  }
}

/// The private names that were told, and the declarations that they were told in.
private struct ToldNames {
  var places: [String: Set<NodeID>] = [:]
  /// The last finding of each private class, the only one of each initializer.
  var classes: [String: Int] = [:]
  /// The only one of the private frameworks of each list.
  var lists: [NodeID: Int] = [:]
}

extension PrivateAPI {
  private static let examples: [Rule.Example] = [
    .wrong(
      #"""
      let filter = NSClassFromString(↓"CAFilter") as? NSObject.Type
      // What such a class answers is a part of the same thing.
      let blur = filter?.perform(NSSelectorFromString("filterWithType:"), with: "variableBlur")
      """#),
    .wrong(
      #"""
      private let className = String(↓"retliFAC".reversed())
      private let selector = Selector(String(":epyThtiWretlif".reversed()))
      let filter = NSClassFromString(className) as? NSObject.Type
      """#),
    .wrong(
      #"""
      let backdrop = NSClassFromString(↓["_UI", "Backdrop", "View"].joined())
      let layer = NSClassFromString(↓"CABackdrop" + "Layer")
      """#),
    .wrong(
      #"""
      alertAction.setValue(UIColor.red, forKey: ↓"titleTextColor")
      let action = UIAlertAction()
      action.setValue(true, forKey: ↓"checked")
      tabBar.value(forKey: ↓"_backgroundView")
      view.perform(Selector((↓"_setContinuousCornerRadius:")), with: 12)
      """#),
    .wrong(
      #"""
      dlopen(↓"/System/Library/PrivateFrameworks/MediaRemote.framework/MediaRemote", RTLD_NOW)
      """#),
    // What the system's own views are made with.
    .wrong(
      #"""
      VStack {
        Image(↓_internalSystemName: "applewatch.side.right")
        Image(_internalSystemName: "app.gift")
        Image(systemName: "gift")
      }
      """#),
    // What can only be read.
    .wrong(
      #"""
      let turn = UIDevice.current.value(forKey: "orientation")
      record.setValue(turn, forKey: "orientation")
      UIDevice.current.setValue(UIInterfaceOrientation.portrait.rawValue, forKey: ↓"orientation")
      """#),
    // Words or pictures may be all that it is for.
    .right(
      #"""
      let folder = "/System/Library/PrivateFrameworks/AccountsUI.framework"
      func words(_ key: String) -> String? {
        Bundle(path: folder)?.localizedString(forKey: key, value: nil, table: nil)
      }
      """#),
    .wrong(
      #"""
      func lift() {
        let paths = [
          ↓"/System/Library/PrivateFrameworks/CoreBrightness.framework",
          "/System/Library/PrivateFrameworks/DisplayServices.framework/DisplayServices",
          "/System/Library/PrivateFrameworks/CoreBrightness.framework/CoreBrightness",
        ]
        for path in paths { dlopen(path, RTLD_NOW) }
        UIView.animate(withDuration: 0.2) {
          (bar.value(forKey: ↓"_backgroundView") as? UIView)?.alpha = 0
        } completion: { _ in
          (bar.value(forKey: "_backgroundView") as? UIView)?.alpha = 1
        }
      }
      """#),
    .wrong(
      #"""
      func lens() {
        let type = NSClassFromString(↓"_UILiquidLensView") as? NSObject.Type
        let lens = type?.perform(NSSelectorFromString("new"), with: nil)?.takeUnretainedValue() as? UIView
        // What such a class answers is a part of the same thing.
        let lift = NSSelectorFromString("setLifted:")
        lens?.perform(lift, with: true)
        lens?.setValue(UIColor.red, forKey: "restingColor")
        bar.perform(NSSelectorFromString("toggle:"), with: nil)
      }
      """#),
    .wrong(
      #"""
      // A preference of WebKit.
      view.setValue(true, forKey: ↓"allowFileAccessFromFileURLs")
      """#),
    .wrong(
      #"""
      // No header lets an app go to the background.
      UIApplication.shared.perform(Selector((↓"suspend")))
      """#),
    .right(
      #"""
      let test = NSClassFromString("XCTestCase")
      let own = NSClassFromString("\(module).SceneDelegate")
      let table = NSClassFromString("UITableView")
      """#),
    .right(
      #"""
      record.setValue(identifier, forKey: "_id")
      record.setValue(true, forKey: "checked")
      layer.setValue(0.5, forKeyPath: "filters.blur.inputRadius")
      NSApp.sendAction(Selector(("showSettingsWindow:")), to: nil, from: nil)
      """#),
    .right(
      #"""
      Text("Hello")
        .background(.ultraThinMaterial)
        .glassEffect(.regular, in: .capsule)
      let name = String("Filter".reversed())
      """#),
    .wrong(
      #"""
      if let label = bar.value(forKey: ↓"_placeholderLabel") as? UILabel {
        label.textColor = .red
        bar.setValue(label, forKey: "_placeholderLabel")
      }
      """#),
    .wrong(
      #"""
      if control.responds(to: Selector((↓"_clickType"))) { count = control.value(forKey: "clickType") as? Int }
      """#),
    .right(
      #"""
      if view.responds(to: Selector(("_setContinuousCornerRadius:"))) { round(view) }
      """#),
    .right(
      #"""
      #if DEBUG
        let overlay = NSClassFromString("UIDebuggingInformationOverlay")
      #endif
      """#),
  ]
}
