/// Tells code for a pointer, a remote control or a watch from code for a touch screen, whose sizes the others don't have.
extension FileContext {
  /// Modules and names that only such code has, or that code for a touch screen has hardly ever.
  private static let modules = [
    "AppKit", "Cocoa", "Carbon", "WatchKit", "TVUIKit", "IOKit", "ScreenCaptureKit", "ApplicationServices",
    "ServiceManagement", "Quartz", "Sparkle", "KeyboardShortcuts", "LaunchAtLogin", "HotKey", "Luminare",
  ]

  /// Of AppKit, so that code with them is for Macs alone.
  private static let macWords: [StaticString] = [
    "NSApp", "NSApplication", "NSWorkspace", "NSWindow", "NSScreen", "NSColor", "NSImage", "NSEvent",
    "NSCursor", "NSPasteboard",
    "NSOpenPanel", "NSSavePanel", "NSPanel", "NSMenu", "NSFont", "NSSound", "NSAlert", "NSHostingView",
    "NSHostingController", "NSHapticFeedbackManager",
  ]

  private static let words: [StaticString] = [
    "WKInterfaceDevice", "WKExtension", "MenuBarExtra", "HSplitView", "VSplitView",
    "SettingsLink",
    "HelpLink", "windowStyle", "windowResizability", "windowBackgroundColor", "controlBackgroundColor",
    "controlAccentColor",
    "textBackgroundColor", "unemphasizedSelectedContentBackgroundColor", "onExitCommand", "onMoveCommand",
    "onPlayPauseCommand",
    "digitalCrownRotation", "focusSection", "accessoryBar", "accessoryBarAction", "onContinuousHover",
    "pointerStyle", "onHover",
    "defaultAction", "cancelAction",
  ]

  /// Whether a view is for systems without a touch screen only, as far as its targets and its file tell.
  func isForPointer(_ view: NodeID) -> Bool {
    if isForMacAtRunTime(view) || isShownForPointer(view) { return true }
    let systems = platforms.systems
    if !systems.isEmpty {
      // A target that could also be built for phones keeps what is for Macs in a folder of that name.
      let folder = site.folderPlatforms
      if folder.isSubset(of: [.macOS, .tvOS, .watchOS]), !folder.isDisjoint(with: systems) { return true }
      let touch = systems.filter { $0 == .iOS || $0 == .macCatalyst || $0 == .visionOS }
      // What a Mac's project also builds for glasses is laid out for a pointer.
      if touch.isEmpty || touch == [.visionOS] && systems.contains(.macOS) { return true }
      if touch == systems { return platformClause(showing: view) == .pointer }
    }
    if let clause = platformClause(showing: view) { return clause == .pointer }
    if facts.imports.contains("UIKit") { return false }
    if facts.imports.contains(where: { Self.modules.contains($0) || $0.contains("Watch") }) { return true }
    if hasMacWord { return true }
    guard platforms.named.isEmpty else { return false }
    return isPartOfPointerType(view) || hasPointerWord || isProjectForPointer
  }

  /// Helpers within each other that are gone out of.
  private static let helperDepth = 3

  /// What the `#if` around a view asks for; of a part of a type that stands in none, what those around all its uses do.
  private func platformClause(showing view: NodeID, depth: Int = 0) -> PlatformClause? {
    if let clause = tree.platformClause(around: view) { return clause }
    guard depth < Self.helperDepth, views.isHelper(view) else { return nil }
    let clauses = views.uses(ofViewAround: view).map { platformClause(showing: $0, depth: depth + 1) }
    guard let first = clauses.first, clauses.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// Whether nothing shows the type around a view on a system with a touch screen.
  private func isShownForPointer(_ view: NodeID) -> Bool {
    let pointer: Set<Platform> = [.macOS, .tvOS, .watchOS]
    guard platforms.isEmpty || platforms.systems.contains(where: pointer.contains),
      let name = tree.enclosingType(of: view).flatMap({ tree.name($0) })
    else { return false }
    let systems = site.project.systems(showing: name.symbol)
    return systems.isDisjoint(with: [.iOS, .macCatalyst]) && !systems.isDisjoint(with: pointer)
  }

  /// Whether code stands in a branch that asks for a Mac or a television: `if isCatalyst`, `UIDevice.isTV ? 22 : 13`.
  private func isForMacAtRunTime(_ node: NodeID) -> Bool {
    var inner = node
    for branch in tree.ancestors(node) {
      defer { inner = branch }
      let isTaken =
        tree.kind(branch) == .ifBranch
        || tree.kind(branch) == .ternary && Array(tree.children(branch)).suffix(2).first == inner
      guard isTaken, let condition = tree.callee(branch),
        tree.kind(condition) == .identifier || tree.kind(condition) == .member,
        let name = tree.name(condition)
      else { continue }
      if name.containsIgnoringCase("catalyst") || name.containsIgnoringCase("ismac")
        || name.hasSuffix("OnMac") || name == "isTV"
      {
        return true
      }
    }
    return false
  }

  /// Whether a view is for televisions and watches only, where a shadow is the mark of focus or cannot be seen.
  func isForRemoteOrWatch(_ view: NodeID) -> Bool {
    isOnly(for: [.tvOS, .watchOS], view) || tree.isInClauseForRemoteOrWatch(view)
  }

  /// Whether a view is only for systems that have no light appearance, where nothing is told by how dark a shadow falls on
  /// white: besides televisions and watches those that lay everything on glass before a room.
  func isForLightlessSystem(_ view: NodeID) -> Bool {
    isOnly(for: [.tvOS, .watchOS, .visionOS], view) || tree.isInClauseForRemoteOrWatch(view)
  }

  /// Whether a view is for televisions only, on which a remote control moves a focus from one control to the next.
  func isForTelevision(_ view: NodeID) -> Bool { isOnly(for: [.tvOS], view) }

  /// The systems that a piece of code may be built for, by its targets, its folder and its file; none where nothing says.
  func systems(at node: NodeID) -> Set<Platform> {
    let all = Set(platforms.systems).subtracting(AvailabilityScope(tree, at: node).excluded)
      .subtracting(platformsWithoutWords)
    let folders = site.folderPlatforms
    return folders.isEmpty ? all : all.intersection(folders)
  }

  private func isOnly(for far: Set<Platform>, _ view: NodeID) -> Bool {
    let systems = platforms.systems
    let left = Set(systems).subtracting(AvailabilityScope(tree, at: view).excluded)
    if !left.isEmpty, far.isSuperset(of: left) { return true }
    let folders = site.folderPlatforms
    return !folders.isEmpty && folders.isSubset(of: far)
  }

  /// Whether the whole project is for Macs, as far as its imports tell where nothing else does.
  private var isProjectForPointer: Bool {
    platforms.isEmpty && site.project.systems.areForPointer(site.project.index)
  }

  /// Whether the file has names outside of an `#if` that only such code has.
  var hasPointerWord: Bool {
    if let known = facts.hasPointerWord { return known }
    let has = readsPointerWord
    facts.hasPointerWord = has
    return has
  }

  private var readsPointerWord: Bool { hasWord(of: Self.words) || hasMacWord }

  /// Whether the file can be built for Macs only, since it names what AppKit has outside of an `#if`.
  private var hasMacWord: Bool {
    if let known = facts.hasMacWord { return known }
    let has = readsMacWord
    facts.hasMacWord = has
    return has
  }

  private var readsMacWord: Bool {
    if Self.macWords.contains(where: { isUsed(Name($0)) && !facts.declaresCallable(Name($0)) }) {
      return true
    }
    // `Color(nsColor: …)`, `Image(nsImage: …)`.
    return [Name("Color"), Name("Image")].contains { type in
      (facts.calls[type.hash] ?? []).prefix(Self.lookLimit).contains { call in
        guard let first = tree.firstArgument(call), let label = tree.name(first) else { return false }
        return (label == "nsColor" || label == "nsImage") && tree.platformClause(around: call) == nil
      }
    }
  }

  /// Whether one of some names is used outside of an `#if` for a system.
  func hasWord(of words: [StaticString]) -> Bool { words.contains { isUsed(Name($0)) } }

  /// Uses of a name, or members of a type, that are looked at.
  private static let lookLimit = 64

  private func isUsed(_ name: Name) -> Bool {
    (facts.uses[name.hash] ?? []).prefix(Self.lookLimit).contains { use in
      tree.name(use).map { $0 == name } == true && tree.platformClause(around: use) == nil
    }
  }

  /// What a view asks its environment for where it has a pointer.
  private static let environmentKeys = ["controlActiveState", "controlSize", "openSettings", "dismissWindow"]

  /// Whether the type around a view says by its name or by what it asks for what it is part of.
  private func isPartOfPointerType(_ view: NodeID) -> Bool {
    guard let type = tree.enclosingType(of: view) else { return false }
    if let name = tree.name(type), name.hasPrefix("Watch") || name.hasPrefix("Mac") { return true }
    guard let members = tree.firstChild(type, .memberBlock) else { return false }
    return tree.children(members).prefix(Self.lookLimit).contains { member in
      guard tree.kind(member) == .variableDecl, let attribute = tree.firstChild(member, .attribute),
        tree.isNamed(attribute, "Environment")
      else { return false }
      let text = tree.text(attribute)
      return Self.environmentKeys.contains { text.hasSuffix(".\($0))") }
    }
  }
}

/// What an `#if` says about the systems its code is for.
enum PlatformClause {
  case touch, pointer
}

extension SyntaxTree {
  /// The innermost `#if` around a node that asks for a system.
  func platformClause(around id: NodeID) -> PlatformClause? {
    for ancestor in ancestors(id) where kind(ancestor) == .ifConfigClause {
      guard let config = parent(ancestor) else { return nil }
      if node(ancestor).flags.contains(.elseBranch) {
        // What is left when the others are taken.
        for clause in children(config) where kind(clause) == .ifConfigClause && clause != ancestor {
          if let asked = platform(ofClause: clause) { return asked == .touch ? .pointer : .touch }
        }
      } else if let asked = platform(ofClause: ancestor) {
        return asked
      }
    }
    return nil
  }

  private func platform(ofClause clause: NodeID) -> PlatformClause? {
    var touches: Bool?
    var token = Int(node(clause).firstToken) + 1
    let end = Int(node(clause).endToken)
    var isNegated = false
    while token < end, !self.token(token).flags.contains(.startsLine) {
      if self.token(token).kind == .identifier {
        if let system = touch(name(of: token)) {
          touches = (touches ?? false) || system != isNegated
        }
        isNegated = isNegated && (name(of: token) == "os" || name(of: token) == "canImport")
      } else if text(token: token).hasSuffix("!") {
        isNegated = true
      }
      token += 1
    }
    return touches.map { $0 ? .touch : .pointer }
  }

  /// Whether an `#if os(tvOS)` or `#if os(watchOS)` stands around a place.
  func isInClauseForRemoteOrWatch(_ id: NodeID) -> Bool {
    ancestors(id).contains { ancestor in
      guard kind(ancestor) == .ifConfigClause, !node(ancestor).flags.contains(.elseBranch) else {
        return false
      }
      var asks = false
      for token in (Int(node(ancestor).firstToken) + 1)..<Int(node(ancestor).endToken) {
        if self.token(token).flags.contains(.startsLine) { break }
        if text(token: token).hasSuffix("!") { return false }
        guard self.token(token).kind == .identifier else { continue }
        let name = name(of: token)
        if name == "tvOS" || name == "watchOS" {
          asks = true
        } else if touch(name) != nil {
          return false
        }
      }
      return asks
    }
  }

  /// Whether a system or its framework, as an `#if` asks for it, has a touch screen.
  private func touch(_ name: Name) -> Bool? {
    switch name {
    case "iOS", "visionOS", "UIKit": true
    case "macOS", "OSX", "tvOS", "watchOS", "AppKit", "Cocoa", "WatchKit": false
    default: nil
    }
  }
}
