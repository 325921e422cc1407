/// The index of a node in its tree.
public typealias NodeID = Int

/// The index of a token in its tree.
public typealias TokenID = Int

/// What a node is. The names follow the Swift grammar; the comment tells the children, in source order.
public enum NodeKind: UInt8, BitwiseCopyable, Sendable {
  case sourceFile  // statements and declarations

  // Declarations. `name` is the declared name's token. Attributes come first among the children.
  case importDecl  // – (name: the first component of the module path)
  case structDecl  // attribute*, inheritedType*, memberBlock
  case classDecl  // likewise
  case actorDecl
  case enumDecl
  case protocolDecl
  case extensionDecl
  case funcDecl  // attribute*, parameter*, returnType?, codeBlock?
  case initDecl
  case deinitDecl
  case subscriptDecl  // attribute*, parameter*, returnType?, accessorBlock?
  case macroDecl
  case variableDecl  // attribute*, binding+ (flag `constant` for `let`)
  // `name` of a binding: the variable, where it is just one.
  case binding  // pattern, typeAnnotation?, expression?, accessorBlock?
  case typealiasDecl  // attribute*, type
  case associatedtypeDecl
  case enumCaseDecl  // attribute*, enumCaseElement+
  case enumCaseElement  // parameter*, expression?
  case operatorDecl
  case precedenceGroupDecl
  // `name` of a parameter: the one used inside; its label: see `label(ofParameter:)`.
  case parameter  // attribute*, type?, default expression?
  case inheritedType  // – (a type; name: its last component)
  case returnType  // –
  case typeAnnotation  // –
  case type  // –
  case memberBlock  // declarations
  case accessorBlock  // accessor* or statements
  case accessor  // codeBlock? (name: get, set, willSet, …)
  case attribute  // argument* (name: the attribute's name, last component)
  case ifConfig  // ifConfigClause+
  case ifConfigClause  // what stands between one directive and the next

  // Statements.
  case codeBlock  // statements
  case ifStmt  // ifBranch+; as an expression too
  case ifBranch  // conditions, codeBlock; an `else` has no condition
  case guardStmt  // conditions, codeBlock
  case whileStmt  // conditions, codeBlock
  case repeatStmt  // codeBlock, condition
  case forStmt  // pattern, expression, where-expression?, codeBlock
  case switchStmt  // expression, (switchCase | ifConfig)*; as an expression too
  case switchCase  // patterns and where-expressions, then statements (flag `elseBranch` for `default`)
  case doStmt  // codeBlock, catchClause*; as an expression too
  case catchClause  // patterns, codeBlock
  case returnStmt  // expression?
  case throwStmt  // expression
  case deferStmt  // codeBlock
  case otherStmt  // expression?: break, continue, fallthrough, yield, discard, then
  case optionalBinding  // pattern, typeAnnotation?, expression? (name: the variable)
  case patternCondition  // pattern, typeAnnotation?, expression: `case P = e`
  case availabilityCondition  // – (`#available(…)`, `#unavailable(…)`)

  // Expressions.
  case identifier  // – (name: itself)
  case member  // base?, – (name: the member; no base: an implicit member `.name`)
  case call  // callee, argument* (name: that of the callee, where it has one)
  case subscriptCall  // callee, argument*
  case argument  // expression (name: the label, where there is one; flag `trailingClosure`)
  // A capture with a value of its own is a parameter too.
  case closure  // attribute*, parameter*, returnType?, statements
  case tuple  // argument*: parentheses with none, one or several elements
  case array  // expressions
  case dictionary  // keys and values in turn
  case integerLiteral  // –
  case floatLiteral  // –
  case stringLiteral  // interpolation*
  case interpolation  // argument*
  case regexLiteral  // –
  case booleanLiteral  // –
  case nilLiteral  // –
  case prefixExpr  // operand (name: the operator)
  case postfixExpr  // operand (name: the operator)
  case forceUnwrap  // operand
  case optionalChain  // operand
  // Binary operators in source order; precedence is not applied.
  case sequence  // operand, (operatorExpr, operand)+
  case operatorExpr  // – (name: the operator)
  case assignment  // target, value (name: `=`)
  case ternary  // condition, then, else
  case cast  // operand, type (name: `is` or `as`)
  case effect  // operand (name: try, await, consume, copy, unsafe, each, repeat, any, some, …)
  case genericSpecialization  // expression: `Set<Int>` (name: that of the expression)
  case keyPath  // whatever arguments its components have
  case macroExpansion  // argument* (name: the macro)
  case postfixIfConfig  // base, ifConfigClause+: `#if` inside a modifier chain
  case bindingPattern  // pattern: `let x` inside a pattern
  case isPattern  // type
  case wildcard  // –
  case typeExpr  // –: a type where an expression stands, such as `any P`

  /// Stands for the inside of a bracket nested deeper than the parser recurses. Its children are nodes at the end of
  /// the arrays, outside the contiguous range of its ancestors.
  case elsewhere
  /// Tokens that fit nowhere.
  case unexpected
}

public struct NodeFlags: OptionSet, BitwiseCopyable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// `let`.
  public static let constant = NodeFlags(rawValue: 1)
  /// `static` or `class`.
  public static let isStatic = NodeFlags(rawValue: 2)
  /// `private` or `fileprivate`.
  public static let isPrivate = NodeFlags(rawValue: 4)
  /// An argument written behind the call's parentheses.
  public static let trailingClosure = NodeFlags(rawValue: 8)
  /// `else`, `default`, `#else`.
  public static let elseBranch = NodeFlags(rawValue: 16)
  /// `public`, `open` or `package`.
  public static let isPublic = NodeFlags(rawValue: 32)
  /// The parentheses or brackets are missing or not closed.
  public static let incomplete = NodeFlags(rawValue: 64)
}

/// One node: 32 bytes.
///
/// Nodes are stored in post order: a node follows its children, and its subtree is the contiguous range `first...id`.
public struct Node: BitwiseCopyable, Sendable {
  public static let none: UInt32 = .max

  public var kind: NodeKind
  public var flags: NodeFlags = []
  /// First token, and the one behind the last.
  public var firstToken: UInt32
  public var endToken: UInt32
  /// The token that names the node, or `none`.
  public var name: UInt32
  /// Lowest node index of the subtree.
  public var first: UInt32
  public var parent: UInt32 = none
  public var firstChild: UInt32 = none
  public var nextSibling: UInt32 = none

  @inline(__always)
  public init(kind: NodeKind, firstToken: UInt32, endToken: UInt32, name: UInt32 = none, first: UInt32) {
    self.kind = kind
    self.firstToken = firstToken
    self.endToken = endToken
    self.name = name
    self.first = first
  }
}
