/// What a rule sees of the file it is asked about.
public struct RuleContext: ~Copyable {
  public let tree: SyntaxTree

  init(tree: SyntaxTree) { self.tree = tree }
}
