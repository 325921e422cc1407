extension XcodeProject {
  /// Reads the manifest that Tuist makes a project of.
  /// - Throws: `SourceError` where it cannot be read.
  mutating func readTuistManifest() throws(SourceError) {
    var reader = TuistManifestReader(self)
    try reader.read()
    self = reader.project
  }
}

/// Reads a `Project.swift`: a Swift program, of which only what is written down counts, in itself or in a constant of the code
/// that manifests share. What a target says becomes the settings of the project that Tuist makes, so that both are read alike
/// from there on. Targets that functions make are not seen; for their files the project as a whole stands in.
private struct TuistManifestReader {
  private(set) var project: XcodeProject
  private var targetReader: XcodeTargetReader
  /// The manifest, and then what it shares with others.
  private var files: [ManifestFile] = []

  private static let sharedCode = "Tuist/ProjectDescriptionHelpers"
  private static let sharedModule = "ProjectDescriptionHelpers"
  /// Constants within constants that are followed.
  private static let depthLimit = 4

  /// An expression, and the file that it stands in.
  private struct Expression {
    let file: ManifestFile
    let node: NodeID

    var tree: SyntaxTree { file.tree }
    var line: Int { file.lines.line(at: tree.range(of: node).start) }
    var text: String? { tree.literalText(node) }

    /// The elements of an array, also of one that a set is made of, or itself.
    var elements: [Expression] {
      if tree.kind(node) == .array { return tree.children(node).map { Expression(file: file, node: $0) } }
      if let list = tree.unlabelledArgument(node), tree.kind(list) == .array {
        return Expression(file: file, node: list).elements
      }
      return [self]
    }

    func argument(_ label: StaticString) -> Expression? {
      tree.argument(node, label).map { Expression(file: file, node: $0) }
    }
  }

  init(_ project: XcodeProject) {
    self.project = project
    targetReader = XcodeTargetReader(folder: project.folder)
  }

  mutating func read() throws(SourceError) {
    let manifest = try ManifestFile(project.path)
    files = [manifest] + sharedFiles(of: manifest)
    let tree = manifest.tree
    for call in 0..<tree.nodeCount where tree.kind(call) == .call {
      guard let name = tree.name(call), name == "target" || name == "Target" else { continue }
      readTarget(Expression(file: manifest, node: call))
    }
    project.takesUnknown = project.takesUnknown || !listsTargets(manifest)
    project.deployment = XcodeTargetReader.merged(files.map(deployment))
    project.reachesOut = !project.sources.allSatisfy { FilePath.isWithin($0.path, project.folder) }
  }

  /// Whether all targets are written out where the project is made.
  private func listsTargets(_ manifest: ManifestFile) -> Bool {
    let tree = manifest.tree
    let made = (0..<tree.nodeCount).first { id in
      tree.kind(id) == .call && (tree.constructedType(id).map { $0 == "Project" } ?? false)
    }
    guard let targets = made.flatMap({ tree.argument($0, "targets") }), tree.kind(targets) == .array else {
      return false
    }
    return tree.children(targets).allSatisfy {
      tree.kind($0) == .call && tree.argument($0, "product") != nil
        && (tree.isNamed($0, "target") || tree.isNamed($0, "Target"))
    }
  }

  /// The code that all manifests below a folder can use, where this one does.
  private func sharedFiles(of manifest: ManifestFile) -> [ManifestFile] {
    guard FileFacts(manifest.tree).imports.contains(Self.sharedModule) else { return [] }
    var folder = project.folder
    while true {
      let shared = FilePath.join(folder, Self.sharedCode)
      if FilePath.kind(of: shared) == .directory { return Self.swiftFiles(below: shared) }
      let parent = FilePath.directory(of: folder)
      if parent == folder || FilePath.exists(FilePath.join(folder, ".git")) { return [] }
      folder = parent
    }
  }

  /// What cannot be read of them says nothing.
  private static func swiftFiles(below folder: String) -> [ManifestFile] {
    var reader = DirectoryReader()
    let entries = reader.read(Array(folder.utf8) + [0]) { name, kind in
      kind == .directory && name.first != UInt8(ascii: ".") || name.hasSuffix(".swift")
    }
    let names = (entries ?? []).compactMap { String(validating: reader.name($0), as: UTF8.self) }
    return names.sorted(by: FilePath.isBefore).map { FilePath.join(folder, $0) }.flatMap { path in
      FilePath.kind(of: path) == .directory
        ? swiftFiles(below: path) : (try? ManifestFile(path)).map { [$0] } ?? []
    }
  }

  // MARK: Targets

  private mutating func readTarget(_ call: Expression) {
    // `.target(name:)` alone stands for a dependency.
    guard let product = call.argument("product"), let name = call.argument("name").flatMap(text) else {
      return
    }
    var level = systems(call)
    if let text = call.argument("productName").flatMap(text) {
      level["PRODUCT_NAME"] = (text, project.path, call.line)
    }
    let list = call.argument("infoPlist").map { resolved($0) }
    if let path = list?.argument("path").flatMap(text) ?? list?.text {
      level["INFOPLIST_FILE"] = (path, project.path, call.line)
    }
    if let entries = list?.argument("with").map({ resolved($0) }),
      entries.tree.kind(entries.node) == .dictionary
    {
      let parts = Array(entries.tree.children(entries.node))
      for (key, value) in zip(parts, parts.dropFirst()) {
        guard let key = entries.tree.literalText(key),
          key == XcodeTargetReader.styleKey || key == XcodeTargetReader.designKey
        else { continue }
        let text = entries.tree.literalText(value) ?? entries.tree.text(value)
        level["INFOPLIST_KEY_" + key] = (text == "true" ? "YES" : text, entries.file.path, call.line)
      }
    }
    let position = project.targets.count
    project.targets.append(targetReader.target(name: name, type: Self.type(product), [[level]]))
    let sources = [call.argument("sources"), call.argument("buildableFolders")].compactMap { $0 }
    for source in sources.flatMap({ resolved($0).elements }) { add(source, of: position) }
  }

  /// What Xcode calls a product: `.staticFramework`, `.unitTests`.
  private static func type(_ product: Expression) -> String {
    guard let name = product.tree.name(product.node)?.string else { return "" }
    if name.hasSuffix("Tests") { return "bundle.unit-test" }
    if name.hasSuffix("Framework") || name == "framework" { return "framework" }
    if name.hasSuffix("Library") { return "library" }
    return name.hasPrefix("watch") ? "application.watchapp2" : "application"
  }

  /// The settings that stand for the systems of a target.
  private func systems(_ call: Expression) -> XcodeSettings.Level {
    var level = XcodeSettings.Level()
    var platforms: [Platform] = []
    let destinations = call.argument("destinations") ?? call.argument("platform")
    for destination in destinations.map({ resolved($0).elements }) ?? [] {
      guard let name = destination.tree.name(destination.node)?.string,
        let platform = Self.platform(ofDestination: name), !platforms.contains(platform)
      else { continue }
      platforms.append(platform)
    }
    let deployment = call.argument("deploymentTargets") ?? call.argument("deploymentTarget")
    for version in deployment.map({ versions(resolved($0)) }) ?? [] {
      level[XcodeSettings.versionKey(version.platform)] = (version.text, version.file, version.line)
      if destinations == nil, !platforms.contains(version.platform) { platforms.append(version.platform) }
    }
    let sdks = platforms.compactMap { XcodeSettings.sdk($0) }
    if !sdks.isEmpty {
      let place = destinations ?? call
      level["SUPPORTED_PLATFORMS"] = (sdks.joined(separator: " "), place.file.path, place.line)
      if platforms.contains(.macCatalyst) {
        level["SUPPORTS_MACCATALYST"] = ("YES", place.file.path, place.line)
      }
    }
    return level
  }

  private static func platform(ofDestination name: String) -> Platform? {
    switch name {
    case "iPhone", "iPad", "macWithiPadDesign", "appleVisionWithiPadDesign": .iOS
    case "mac": .macOS
    case "appleWatch": .watchOS
    case "appleTv": .tvOS
    case "appleVision": .visionOS
    default: Platform(rawValue: name)
    }
  }

  /// `"Sources/**"`, `.glob("Sources/**", excluding: ["**/*.md"])`, `.folder("Sources")`.
  private mutating func add(_ source: Expression, of target: Int) {
    let call = source.tree.kind(source.node) == .call
    let written =
      call
      ? source.tree.unlabelledArgument(source.node).map { Expression(file: source.file, node: $0) } : source
    guard let pattern = written.flatMap(text), source.file.path == project.path else {
      project.takesUnknown = true
      return
    }
    let parts = pattern.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    let fixed = parts.prefix { !$0.contains("*") && !$0.contains("?") && !$0.contains("{") }
    let path = FilePath.absolute(fixed.isEmpty ? "." : fixed.joined(separator: "/"), from: project.folder)
    let rest = parts.dropFirst(fixed.count).joined(separator: "/")
    let excluded = source.argument("excluding").map { resolved($0).elements.compactMap { text($0) } } ?? []
    let prefix = fixed.isEmpty ? "" : fixed.joined(separator: "/") + "/"
    if !FilePath.isWithin(path, project.folder) { project.outerPaths.insert(path) }
    project.sources.append(
      Source(
        path: path, membership: XcodeProject.Membership(target: target),
        excludes: excluded.compactMap {
          try? Glob($0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0)
        },
        includes: rest.isEmpty ? [] : [rest].compactMap { try? Glob($0) }))
  }

  private typealias Source = XcodeProject.Source

  // MARK: Versions

  private struct Version {
    var platform: Platform
    var text: String
    var file: String
    var line: Int
  }

  /// `.iOS("17.0")`, `.multiplatform(iOS: "17.0", macOS: "14.0")`, and `.iOS(targetVersion: "15.0", devices: .iphone)` of
  /// before Tuist 4.
  private func versions(_ call: Expression) -> [Version] {
    let tree = call.tree
    guard tree.kind(call.node) == .call, let name = tree.name(call.node)?.string else { return [] }
    func version(_ platform: Platform, _ value: NodeID?) -> Version? {
      guard let value, let text = text(Expression(file: call.file, node: value)) else { return nil }
      return Version(platform: platform, text: text, file: call.file.path, line: call.line)
    }
    if name == "multiplatform" {
      return tree.arguments(call.node).compactMap { argument in
        tree.name(argument).flatMap { Platform(rawValue: $0.string) }.flatMap {
          version($0, tree.value(argument))
        }
      }
    }
    guard let platform = Platform(rawValue: name) else { return [] }
    let value = tree.argument(call.node, "targetVersion") ?? tree.unlabelledArgument(call.node)
    return version(platform, value).map { [$0] } ?? []
  }

  /// Every version that a file names, for targets that are not seen.
  private func deployment(_ file: ManifestFile) -> [DeploymentTarget] {
    (0..<file.tree.nodeCount).lazy.filter { file.tree.kind($0) == .call }
      .flatMap { versions(Expression(file: file, node: $0)) }
      .compactMap { version in
        PlatformVersion(version.text).map {
          DeploymentTarget(
            platform: version.platform, version: $0, file: version.file, line: version.line, target: nil)
        }
      }
  }

  // MARK: Constants

  private func text(_ expression: Expression) -> String? { resolved(expression).text }

  /// What stands behind the name of a constant, `Constants.deploymentTarget`; else the expression itself.
  private func resolved(_ expression: Expression, depth: Int = 0) -> Expression {
    let tree = expression.tree
    let kind = tree.kind(expression.node)
    guard depth < Self.depthLimit, kind == .identifier || kind == .member,
      // `.iOS` is a case, and not somebody's constant.
      kind == .identifier || tree.callee(expression.node) != nil, let name = tree.name(expression.node)
    else { return expression }
    for file in files {
      for binding in 0..<file.tree.nodeCount where file.tree.kind(binding) == .binding {
        guard file.tree.name(binding).map({ $0 == name }) ?? false, let value = file.tree.value(binding)
        else { continue }
        return resolved(Expression(file: file, node: value), depth: depth + 1)
      }
    }
    return expression
  }
}

/// A file of a manifest, read and parsed.
private final class ManifestFile {
  let path: String
  let tree: SyntaxTree
  let lines: LineMap
  // The tree stands in the memory of these.
  private let source: SourceBuffer
  private let parser: Parser

  init(_ path: String) throws(SourceError) {
    let source = SourceBuffer(capacity: 1 << 13)
    try source.read(path: path)
    guard UTF8Validation.firstInvalidOffset(source.base, count: source.count) == nil else {
      throw SourceError(path: path, reason: "is not valid UTF-8")
    }
    var parser = Parser()
    tree = parser.parse(source)
    lines = LineMap(source.bytes)
    self.path = path
    self.source = source
    self.parser = parser
  }
}
