/// One file as rules look at it: its code, what is worked out about it, the project around it, what it is built for and
/// judged by.
///
/// Lives as long as the file's tree. What can be read from the code is asked of it, in extensions beside what they read;
/// what a rule is set to and says is `RuleContext`'s.
final class FileContext {
  let tree: SyntaxTree
  let facts: FileFacts
  /// The file as part of its project.
  let site: ProjectSite
  let platforms: Platforms
  let scales: DesignScales

  init(
    tree: SyntaxTree, facts: FileFacts, site: ProjectSite, platforms: Platforms, scales: DesignScales
  ) {
    self.tree = tree
    self.facts = facts
    self.site = site
    self.platforms = platforms
    self.scales = scales
  }

  /// Tests write numbers down to compare them, and nobody reviews them.
  var isTest: Bool { facts.isTest || site.isInTests }

  /// The number literals an expression can come to, followed through wrappers, branches and the names of this file.
  func values(of expression: NodeID) -> [LiteralValue] {
    ValueFollower(tree: tree, facts: facts).values(of: expression)
  }

  /// What a plain name means where it is used: the node of a variable or parameter of this file whose value is known
  /// there, or `nil`.
  func declaration(of name: Name, at use: NodeID) -> NodeID? {
    guard let declaration = facts.scope.declaration(of: name, at: use), !declaration.isOpaque else {
      return nil
    }
    return declaration.node
  }

  /// `icon == selection`; `icon ?? fallback` is still what it was.
  private func isCompared(_ use: NodeID) -> Bool {
    guard let sequence = tree.parent(use), tree.kind(sequence) == .sequence else { return false }
    return !tree.children(sequence).contains { tree.isNamed($0, "??") }
  }

  /// Whether a name is that of a property in which others hand a view of any type, or what builds one, with whatever
  /// controls and words are in it. Of a view nobody reads anything, nor compares it.
  func isHandedView(_ name: Name, at use: NodeID) -> Bool {
    guard let binding = declaration(of: name, at: use), tree.kind(binding) == .binding,
      tree.firstChild(binding, .accessorBlock) == nil
    else { return false }
    return tree.holdsView(binding) && !tree.isReadFrom(use) && !isCompared(use)
  }

  /// The versions that are proven for the systems whose own nothing says.
  private lazy var provenVersions = site.project.provenVersions(ofFile: site.file)

  /// The version of a system that the file's code runs on at least: the deployment target, or what the code of its targets
  /// uses without a check. That of the target may be later still, so that this tells what is there, and not what is missing.
  func leastVersion(of system: Platform) -> PlatformVersion? {
    platforms.version(for: system) ?? (system == .macCatalyst ? platforms.version(for: .iOS) : nil)
      ?? provenVersions[system]
  }

  /// The appearances that the file's views are ever drawn in, `true` for dark: a watch and a headset are always dark,
  /// and an app may allow only one.
  private(set) lazy var appearances: Set<Bool> = {
    let systems = Set(platforms.systems)
    if !systems.isEmpty, systems.isSubset(of: [.watchOS, .visionOS]) { return [true] }
    let files = site.project.index.sections.files
    guard site.file < files.count else { return [false, true] }
    switch site.project.targets.targets(ofFile: site.project.index.path(ofFile: site.file)).interfaceStyle {
    case .light: return [false]
    case .dark: return [true]
    case nil: return [false, true]
    }
  }()
}

extension FileContext {
  /// The numbers of this file that end up in a role, followed through names, functions and components of the project.
  func landedValues(_ role: Role) -> [LandedValue] { site.landedValues(role) }

  /// Whether a literal is the value of a token, which is not to be reported for writing it down.
  func isTokenValue(_ literal: NodeID) -> Bool { site.tokenLiterals.contains(literal) }
}
