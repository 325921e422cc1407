// What the project index keeps of a file: flat records of fixed size that refer to each other by position within the
// file, so that a file's share can be copied, written to disk and mapped back as it stands.

/// A stretch of one of the summary's arrays.
struct Stretch: BitwiseCopyable {
  var start: UInt32 = 0
  var count: UInt32 = 0
}

/// Text of a name, in the summary's bytes.
typealias TextRange = Stretch

extension TextRange {
  /// As part of what is kept as symbols.
  var symbol: UInt64 { UInt64(start) << 32 | UInt64(count) }

  init(symbol: UInt64) {
    self.init(
      start: UInt32(truncatingIfNeeded: symbol >> 32), count: UInt32(truncatingIfNeeded: symbol))
  }
}

enum TypeKind: UInt8, BitwiseCopyable {
  case structure, `class`, enumeration, actor, `protocol`, `extension`
  /// The labels of a tuple that a constant holds: `static let card = (radius: 12.0, y: 6.0)`.
  case tuple
}

/// `private`, `public`, `static` and what else is said of a declaration.
struct DeclarationFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt16
  /// Visible in its own file only.
  static let isPrivate = DeclarationFlags(rawValue: 1)
  static let isPublic = DeclarationFlags(rawValue: 2)
  static let isStatic = DeclarationFlags(rawValue: 4)
  static let isConstant = DeclarationFlags(rawValue: 8)
  /// Has a getter instead of storage.
  static let isComputed = DeclarationFlags(rawValue: 16)
  static let hasDefault = DeclarationFlags(rawValue: 32)
  /// A parameter that a closure behind the parentheses may stand for.
  static let isClosure = DeclarationFlags(rawValue: 64)
  /// A variable that may be `nil`, or an initializer that may come to nothing.
  static let isOptional = DeclarationFlags(rawValue: 64)
  static let isInitializer = DeclarationFlags(rawValue: 128)
  /// A type that draws something: it conforms to `View`, `ViewModifier`, a style or a shape, or descends from a view.
  static let isDrawn = DeclarationFlags(rawValue: 256)
  /// Something inside a function, which nothing outside of it sees.
  static let isLocal = DeclarationFlags(rawValue: 512)
  /// A structure with an initializer of its own, or a class: callers cannot name its properties.
  static let hasInitializer = DeclarationFlags(rawValue: 1024)
  /// A type whose name says that its constants are tokens.
  static let holdsTokens = DeclarationFlags(rawValue: 2048)
  /// A case that is made with values of its own.
  static let hasPayload = DeclarationFlags(rawValue: 16384)
  /// A variable that is set to the call of an initializer, whatever comes of it.
  static let isConstructed = DeclarationFlags(rawValue: 16384)
  /// A type whose values are written to disk: somebody's choice, and no step of a scale.
  static let isStored = DeclarationFlags(rawValue: 32768)
  /// `@available(*, deprecated)`.
  static let isDeprecated = DeclarationFlags(rawValue: 4096)
  /// Stands in a clause of an `#if`, beside which another may declare the same.
  static let isConditional = DeclarationFlags(rawValue: 8192)
}

/// How a number is typed where it is declared.
enum NumberType: UInt8, BitwiseCopyable {
  /// By what it is set to.
  case inferred
  case cgFloat, double, float, int
  /// Something that is no number.
  case other

  init?(_ name: Name) {
    switch name {
    case "CGFloat": self = .cgFloat
    case "Double", "TimeInterval": self = .double
    case "Float": self = .float
    case "Int": self = .int
    default: return nil
    }
  }

  /// - Parameter key: that of a type of the system.
  init?(key: UInt64) {
    guard let known = Self.keys[key] else { return nil }
    self = known
  }

  private static let keys: [UInt64: NumberType] = Dictionary(
    uniqueKeysWithValues: (["CGFloat", "Double", "TimeInterval", "Float", "Int"] as [StaticString]).map {
      (IndexResolver.key(0, SymbolHash.symbol($0)), NumberType(Name($0)) ?? .other)
    })
}

struct TypeRecord: BitwiseCopyable {
  var name: Symbol
  /// The type around it in the file, or -1.
  var parent: Int32
  /// Of an extension: the names of the extended type.
  var path: Stretch
  /// The names behind the colon that may be of the project's own types.
  var inherited = Stretch()
  var text: TextRange
  var kind: TypeKind
  var flags: DeclarationFlags

  /// Its members are tokens, or what tokens are made by.
  var makesTokens: Bool { flags.contains(.holdsTokens) && !flags.contains(.isDrawn) }
}

struct AliasRecord: BitwiseCopyable {
  var name: Symbol
  /// The type around it, or -1.
  var owner: Int32
  /// The names of the type it stands for.
  var path: Stretch
  var text: TextRange
  var flags: DeclarationFlags
}

/// Something that holds a number, or leads to one: a variable, a parameter, what a function returns, a case.
struct SlotRecord: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable { case variable, parameter, result, enumCase }

  var name: Symbol
  /// A parameter's label; 0 for none.
  var label: Symbol
  /// The type around it, or -1.
  var owner: Int32
  /// The names of its type, where that is no number.
  var type: Stretch
  var text: TextRange
  /// Byte offset of its name in the source.
  var offset: UInt32
  /// Bytes of a label that is not the parameter's name, or of the new name of a constant that is deprecated; they stand
  /// right before those of the name.
  var labelLength: UInt32 = 0
  /// Where what it is set to begins among the file's expressions, or -1.
  var expression: Int32 = -1
  var kind: Kind
  var numberType: NumberType
  var flags: DeclarationFlags
}

/// A function or an initializer.
struct CallableRecord: BitwiseCopyable {
  /// 0 for an initializer.
  var name: Symbol
  /// The type around it, or -1.
  var owner: Int32
  /// Slots, in order.
  var parameters: Stretch
  /// The slot of what it returns, or -1.
  var result: Int32
  /// Where what it comes to begins among the file's expressions, or -1.
  var expression: Int32 = -1
  /// The names of the type it returns, where that is no number.
  var type = Stretch()
  var text: TextRange
  var flags: DeclarationFlags
}

/// A name to be looked up in the whole project.
struct ReferenceRecord: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    /// `DS.Spacing.xl`, `pad`: lexical, then by type, then global.
    case path
    /// `.xl`, of a type that the place asks for.
    case implicit
    /// A method on a value whose type is not known.
    case method
    /// A method at the end of a chain that begins with a view.
    case modifier
  }

  var path: Stretch
  /// Of a call: the labels of its arguments, 0 for none.
  var labels: Stretch
  /// The type around it, or -1.
  var context: Int32
  /// Byte offset of the expression in the source.
  var start: UInt32
  var kind: Kind
  var isCall: Bool
  /// The call constructs a value of the type that `path` names.
  var isInitializer: Bool
  var trailingClosures: UInt8
}

/// An argument of a call that may be the project's own.
struct ArgumentRecord: BitwiseCopyable {
  var callee: UInt32
  /// Among all arguments between the parentheses.
  var position: UInt32
}

/// A place where a number has a role.
struct SinkRecord: BitwiseCopyable {
  /// Bytes of the expression.
  var start: UInt32
  var end: UInt32
  /// The position of its binding in `RoleTable.all`.
  var binding: UInt16
  var role: UInt8
  /// It is the time of an animation that repeats.
  var isLoop: Bool
  /// It is the font of a symbol.
  var isPicture: Bool
  /// It is the opacity of a border or line.
  var isEdge: Bool
  /// Those that a padding puts it on, as in an `EdgeSet`; none for other numbers.
  var edges: UInt8

  /// All but where it stands.
  var landing: UInt64 {
    UInt64(edges) << 32 | UInt64(binding) << 16 | UInt64(role) << 8 | (isLoop ? 4 : 0) | (isPicture ? 2 : 0)
      | (isEdge ? 1 : 0)
  }
}

/// A number written in the source.
struct LiteralRecord: BitwiseCopyable {
  /// As written, without a sign before it.
  var value: Double
  var node: UInt32
  var start: UInt32
  var end: UInt32
  /// That of the declaration or place it is written in.
  var numberType: NumberType
  var isInteger: Bool
}

/// A number goes from one place to another.
struct FlowRecord: BitwiseCopyable {
  enum Source: UInt8, BitwiseCopyable { case literal, slot, reference }
  enum Target: UInt8, BitwiseCopyable { case sink, slot, argument, reference }

  var source: UInt32
  var target: UInt32
  var sourceKind: Source
  var targetKind: Target
  /// Its sign changes on the way.
  var isNegated: Bool
}

/// A place that asks for a font, with what is given there, or a color that is spelled out for two appearances.
struct PaintRecord: BitwiseCopyable {
  /// As wide as the other fields, since records have no gaps.
  enum Kind: UInt32, BitwiseCopyable {
    /// A `Font` is asked for.
    case font
    /// A `UIFont` or an `NSFont`.
    case kitFont
    case colorPair
    /// A color that is spelled by component or in hexadecimal.
    case color
    /// One that wants no name where it stands, or that its call has spelled before.
    case spareColor
  }

  /// Bytes of the expression.
  var start: UInt32
  var end: UInt32
  var node: UInt32
  /// Where it begins among the file's expressions.
  var expression: Int32
  /// The type around it, or -1.
  var context: Int32
  var kind: Kind
  /// Of a color that is spelled, what it paints: the `ColorParts`.
  var parts: UInt32 = 0
}

/// A shadow that is written down as a whole: its values, as those of a `ShadowLevel`.
struct ShadowRecord: BitwiseCopyable {
  var opacity: Double
  /// Negative for a layer's, of which only the opacity is read.
  var radius: Double
  var y: Double
  /// How far it falls to one side; 0 where that is not known.
  var x: Double
}

/// What a file says about a view, a modifier or a helper, by its name.
struct ViewRecord: BitwiseCopyable {
  enum Kind: UInt32, BitwiseCopyable {
    /// A place where it is shown: a view, by the name of its type, or what a property or function builds, by that which
    /// ``SyntaxTree/helper(_:)`` gives it.
    case use
    /// What is declared under that name.
    case declaration
    /// How it looks at a place where it is shown: dark, light, floating. Where the place says what the view is nested in,
    /// there is another record by its qualified name.
    case look
    /// A layer whose curve is set, by the name that `SyntaxTree.layer(ofProperty:)` gives it.
    case layerCurve
    /// What it is shown in at a place: one way from there to where what is shown begins, or a type's body ends.
    case surroundings
    /// What a container of the project's own makes of the views that it is handed, by its name; where it is handed several,
    /// also by what `ContentSlot.symbol` gives each.
    case content
    /// A type that creates itself, `Card.make()`, that something else may create, which is handed it: `Card.self`,
    /// `where Content == Card`; or one
    /// that nobody has to create, such as an app.
    case mention
    /// What it lies on at a place, or what a container paints behind what it is handed: a ``GroundWay``.
    case ground
    /// What a screen, its owner, keeps between its content and the sides, by ``ViewRecord/margins``; or how many stacks of a
    /// file say how large their gaps are, by `StackHabit.symbol`.
    case margin
    /// A property whose publisher is used on another object: `items` of `model.$items`.
    case publisher
    /// What an initializer is given by a label, or that a property is set, by `GivenValues.symbol`: its facts are the values.
    case given
    /// A type whose objects a view observes: `@ObservedObject var model: Model`.
    case observed
  }

  var name: Symbol
  /// Of a use: the view, or the modifier, in whose body it stands; 0 where what is shown begins.
  /// Of a look: the type whose code it is written in; 0 outside of types. Of surroundings: the type whose body the way
  /// ends in; 0 where what is shown begins. Of a ground, as `GroundWay` has it.
  var owner: Symbol = 0
  /// Of a look and of surroundings: its owner's name behind that of the type it is nested in; 0 where it is not nested.
  /// Of a use: the function of all views that it stands in, where only other files may call that; or 0.
  var qualifiedOwner: Symbol = 0
  /// Of a use and of content: the names of the project's own containers and modifiers around it; behind a 0, by threes
  /// a container, the label of its argument, and the `PlaceSubjects` that it is guessed to settle.
  /// Of a ground, the symbols it passed, then that of a named color, and at the end where and how a color is written: its
  /// expression, the type around it, its `TextRange`. Of a margin, the constant that it is.
  var passed = Stretch()
  var kind: Kind
  /// Of a use and of content, `PlaceSubjects`, and of a use the first of the bits below; of a look, the last; of a declaration, `SpokenParts`; of
  /// surroundings, `Surroundings`; of a ground, `GroundEnd` and bits below; of a margin, hundredths of a point.
  var facts: UInt32

  /// A use that only developers see: in a preview, a test or a debugging build.
  static let isAside: UInt32 = 256
  /// A use on a background of whoever shows it, or where that cannot be seen.
  static let isOnGround: UInt32 = 512
  /// A use on which a title of the screen is set, or content of a container that does so.
  static let isTitled: UInt32 = 1024
  /// A use that a constant keeps, to be shown where that is named.
  static let isKept: UInt32 = 2048
  /// A look that is always dark, or always light, as the code around it says.
  static let isDark: UInt32 = 1024
  static let isLight: UInt32 = 2048
  /// A look that floats over other content: in an overlay, a popover or a panel.
  static let isFloating: UInt32 = 4096
  /// A look on a map, a picture or a drawing.
  static let isOnPicture: UInt32 = 8192
  /// A look in a bar or a menu, which the system lays out as it likes.
  static let isInBar: UInt32 = 16384
  /// A use whose owner is a property or function that other files use.
  static let isOwnedByHelper: UInt32 = 32768
  /// A use that is drawn as a placeholder of what is still to come, and says nothing.
  static let isPlaceholder: UInt32 = 65536
  /// A use whose bindings are constants: `Checkbox(isOn: .constant(true))`.
  static let isConstant: UInt32 = 131072
  /// A use that is all there is of a button's or menu's label.
  static let isLabel: UInt32 = 262144
  /// A look in a picture that an `ImageRenderer` makes.
  static let isRendered: UInt32 = 524288
  /// A look among others in a grid of many columns, or in rows that wrap: nothing there has room to be larger.
  static let isPacked: UInt32 = 1_048_576
  /// A look that is handed an action which opens an address.
  static let opensAddress: UInt32 = 512
  /// A use in a font that somebody around it sets.
  static let isInFont: UInt32 = 2_097_152
  /// The bits of a ground that are its `GroundEnd`.
  static let groundEnd: UInt32 = 255
  /// A ground of which all that lies behind a text is known, if what it passed and what is further out is.
  static let isExact: UInt32 = 256
  /// A ground that ends at a color: how that is written is the last of what it passed.
  static let isPainted: UInt32 = 512
  var isPaintedGround: Bool { kind == .ground && facts & Self.isPainted != 0 }
  /// A ground around a button or menu that has a bezel where those have one.
  static let isInBezel: UInt32 = 1024
  /// A use that is hidden from VoiceOver, or stands in what is.
  static let isHidden: UInt32 = 4_194_304
  /// From here on a bit for each system that a look is not built for, as `Set<Platform>.bits` has them.
  static let leftOut: UInt32 = 22
}

/// One file's share of each array.
struct FileRecord: BitwiseCopyable {
  /// Of its contents; 0 where it could not be read.
  var contentHash: UInt64 = 0
  var size: UInt64 = 0
  /// Of the last change, in nanoseconds since 1970; 0 where it may not be relied on.
  var modified: UInt64 = 0
  /// Of its absolute path, in the index's bytes.
  var path = Stretch()
  var types = Stretch()
  var aliases = Stretch()
  var slots = Stretch()
  var callables = Stretch()
  var references = Stretch()
  var arguments = Stretch()
  var sinks = Stretch()
  var literals = Stretch()
  var flows = Stretch()
  var expressions = Stretch()
  var paints = Stretch()
  var shadows = Stretch()
  var views = Stretch()
  var symbols = Stretch()
  var text = Stretch()
  /// Symbols of the imported modules, first among `symbols`.
  var importCount: UInt32 = 0
  /// How many of them, the first ones, it hands on to who imports its own module.
  var exportCount: UInt32 = 0
  /// 1 where the comment over it says that nobody of the project wrote it; as wide as it is, since records have no gaps.
  var isForeign: UInt64 = 0
  /// The systems that lack a module which it imports outside of `#if`, as `Set<Platform>.bits`.
  var missingSystems: UInt64 = 0
  /// 1 where its code asks for the release whose bars are glass, or draws glass itself; as wide as the others.
  var speaksOfGlass: UInt64 = 0
  /// `UncheckedUses` that prove which versions of the systems its targets are for.
  var uncheckedUses: UInt64 = 0
  /// 1 for code of a user interface; as wide as the others, since records have no gaps.
  var isUserInterface: UInt64 = 0
  /// How often it spells a corner as a continuous curve.
  var continuousCorners: UInt32 = 0
  /// How often it spells one as circular, or rounds a layer, whose corners are circular unless told.
  var circularCorners: UInt32 = 0
  /// How often it says in so many words that a corner is circular, of how many rounded rectangles.
  var spelledCircles: UInt32 = 0
  var roundedShapes: UInt32 = 0
  /// `BarKinds` of which it gives all bars of the app an appearance object.
  var barsGivenAppearance: UInt64 = 0
  /// How often it shows words that stand there, and how often what stands for words.
  var plainWords: UInt32 = 0
  var keyedWords: UInt32 = 0
  /// How many of the former have English words, and how many letters that English lacks.
  var englishWords: UInt32 = 0
  var accentedWords: UInt32 = 0
  /// How often it paints with a material, and how often with one of the colors that the system has for surfaces.
  var materials: UInt32 = 0
  var surfaceColors: UInt32 = 0
}

/// The shares of any number of files, one after the other.
///
/// Invariant: one thread fills it, and others read it only when that thread has ended its work.
final class SummaryStore: @unchecked Sendable {
  var files = FlatArray<FileRecord>(capacity: 16)
  var types = FlatArray<TypeRecord>(capacity: 64)
  var aliases = FlatArray<AliasRecord>(capacity: 16)
  var slots = FlatArray<SlotRecord>(capacity: 256)
  var callables = FlatArray<CallableRecord>(capacity: 64)
  var references = FlatArray<ReferenceRecord>(capacity: 256)
  var arguments = FlatArray<ArgumentRecord>(capacity: 128)
  var sinks = FlatArray<SinkRecord>(capacity: 256)
  var literals = FlatArray<LiteralRecord>(capacity: 256)
  var flows = FlatArray<FlowRecord>(capacity: 256)
  var expressions = FlatArray<ExpressionRecord>(capacity: 256)
  var paints = FlatArray<PaintRecord>(capacity: 64)
  var shadows = FlatArray<ShadowRecord>(capacity: 16)
  var views = FlatArray<ViewRecord>(capacity: 64)
  var symbols = FlatArray<Symbol>(capacity: 256)
  var text = FlatArray<UInt8>(capacity: 1024)

  /// Begins a file's share; what is appended until `finish` is its own.
  func begin() -> FileRecord {
    var file = FileRecord()
    file.types.start = UInt32(types.count)
    file.aliases.start = UInt32(aliases.count)
    file.slots.start = UInt32(slots.count)
    file.callables.start = UInt32(callables.count)
    file.references.start = UInt32(references.count)
    file.arguments.start = UInt32(arguments.count)
    file.sinks.start = UInt32(sinks.count)
    file.literals.start = UInt32(literals.count)
    file.flows.start = UInt32(flows.count)
    file.expressions.start = UInt32(expressions.count)
    file.paints.start = UInt32(paints.count)
    file.shadows.start = UInt32(shadows.count)
    file.views.start = UInt32(views.count)
    file.symbols.start = UInt32(symbols.count)
    file.text.start = UInt32(text.count)
    return file
  }

  func finish(_ file: inout FileRecord) {
    file.types.count = UInt32(types.count) - file.types.start
    file.aliases.count = UInt32(aliases.count) - file.aliases.start
    file.slots.count = UInt32(slots.count) - file.slots.start
    file.callables.count = UInt32(callables.count) - file.callables.start
    file.references.count = UInt32(references.count) - file.references.start
    file.arguments.count = UInt32(arguments.count) - file.arguments.start
    file.sinks.count = UInt32(sinks.count) - file.sinks.start
    file.literals.count = UInt32(literals.count) - file.literals.start
    file.flows.count = UInt32(flows.count) - file.flows.start
    file.expressions.count = UInt32(expressions.count) - file.expressions.start
    file.paints.count = UInt32(paints.count) - file.paints.start
    file.shadows.count = UInt32(shadows.count) - file.shadows.start
    file.views.count = UInt32(views.count) - file.views.start
    file.symbols.count = UInt32(symbols.count) - file.symbols.start
    file.text.count = UInt32(text.count) - file.text.start
    files.append(file)
  }

  /// Makes room for the shares of some files, so that nothing has to be moved when they are appended.
  /// - Parameter leavesRoom: whether other shares of some of them are going to be appended as well.
  func reserve(_ records: some Sequence<FileRecord>, leavingRoom leavesRoom: Bool = false) {
    var total = FileRecord()
    var fileCount = 0
    for record in records {
      fileCount += 1
      total.types.count += record.types.count
      total.aliases.count += record.aliases.count
      total.slots.count += record.slots.count
      total.callables.count += record.callables.count
      total.references.count += record.references.count
      total.arguments.count += record.arguments.count
      total.sinks.count += record.sinks.count
      total.literals.count += record.literals.count
      total.flows.count += record.flows.count
      total.expressions.count += record.expressions.count
      total.paints.count += record.paints.count
      total.shadows.count += record.shadows.count
      total.views.count += record.views.count
      total.symbols.count += record.symbols.count
      total.text.count += record.text.count
    }
    func size(_ share: Stretch) -> Int {
      let count = Int(share.count)
      return leavesRoom ? count + max(Self.leastRoom, count / 4) : count
    }
    files.reserve(leavesRoom ? fileCount + 1 : fileCount)
    types.reserve(size(total.types))
    aliases.reserve(size(total.aliases))
    slots.reserve(size(total.slots))
    callables.reserve(size(total.callables))
    references.reserve(size(total.references))
    arguments.reserve(size(total.arguments))
    sinks.reserve(size(total.sinks))
    literals.reserve(size(total.literals))
    flows.reserve(size(total.flows))
    expressions.reserve(size(total.expressions))
    paints.reserve(size(total.paints))
    shadows.reserve(size(total.shadows))
    views.reserve(size(total.views))
    symbols.reserve(size(total.symbols))
    text.reserve(size(total.text))
  }

  /// Elements of each array that there is room for besides those that are known. Memory that is never written to costs
  /// nothing.
  private static let leastRoom = 1 << 15

  /// Appends another share of a file that has one, without anything being moved.
  /// - Returns: its record; `nil` where there is no room.
  func appendMoved(_ record: FileRecord, of source: IndexSections, path: Stretch) -> FileRecord? {
    guard hasRoom(for: record) else { return nil }
    append(record, of: source, path: path)
    return files.removeLast()
  }

  /// Whether a share can be appended without anything being moved.
  private func hasRoom(for record: FileRecord) -> Bool {
    types.hasRoom(for: record.types.count) && aliases.hasRoom(for: record.aliases.count)
      && slots.hasRoom(for: record.slots.count) && callables.hasRoom(for: record.callables.count)
      && references.hasRoom(for: record.references.count) && arguments.hasRoom(for: record.arguments.count)
      && sinks.hasRoom(for: record.sinks.count) && literals.hasRoom(for: record.literals.count)
      && flows.hasRoom(for: record.flows.count) && expressions.hasRoom(for: record.expressions.count)
      && paints.hasRoom(for: record.paints.count) && shadows.hasRoom(for: record.shadows.count)
      && views.hasRoom(for: record.views.count) && symbols.hasRoom(for: record.symbols.count)
      && text.hasRoom(for: record.text.count) && files.hasRoom(for: 1)
  }

  /// Appends the shares that an index holds of files one after the other, each array at once.
  /// - Parameters:
  ///   - files: the positions of their records; their shares follow each other.
  ///   - update: given the position of one, and its record to be.
  func append(_ files: Range<Int>, of source: IndexSections, update: (Int, inout FileRecord) -> Void) {
    guard let first = files.first.map({ source.files[$0] }), let last = files.last.map({ source.files[$0] })
    else { return }
    let base = begin()
    func all(_ share: KeyPath<FileRecord, Stretch>) -> Stretch {
      let (start, end) = (first[keyPath: share].start, last[keyPath: share])
      return Stretch(start: start, count: end.start + end.count - start)
    }
    types.append(contentsOf: source.types.share(all(\.types)))
    aliases.append(contentsOf: source.aliases.share(all(\.aliases)))
    slots.append(contentsOf: source.slots.share(all(\.slots)))
    callables.append(contentsOf: source.callables.share(all(\.callables)))
    references.append(contentsOf: source.references.share(all(\.references)))
    arguments.append(contentsOf: source.arguments.share(all(\.arguments)))
    sinks.append(contentsOf: source.sinks.share(all(\.sinks)))
    literals.append(contentsOf: source.literals.share(all(\.literals)))
    flows.append(contentsOf: source.flows.share(all(\.flows)))
    expressions.append(contentsOf: source.expressions.share(all(\.expressions)))
    paints.append(contentsOf: source.paints.share(all(\.paints)))
    shadows.append(contentsOf: source.shadows.share(all(\.shadows)))
    views.append(contentsOf: source.views.share(all(\.views)))
    symbols.append(contentsOf: source.symbols.share(all(\.symbols)))
    text.append(contentsOf: source.text.share(all(\.text)))
    for position in files {
      var file = source.files[position]
      file.types.start = file.types.start &- first.types.start &+ base.types.start
      file.aliases.start = file.aliases.start &- first.aliases.start &+ base.aliases.start
      file.slots.start = file.slots.start &- first.slots.start &+ base.slots.start
      file.callables.start = file.callables.start &- first.callables.start &+ base.callables.start
      file.references.start = file.references.start &- first.references.start &+ base.references.start
      file.arguments.start = file.arguments.start &- first.arguments.start &+ base.arguments.start
      file.sinks.start = file.sinks.start &- first.sinks.start &+ base.sinks.start
      file.literals.start = file.literals.start &- first.literals.start &+ base.literals.start
      file.flows.start = file.flows.start &- first.flows.start &+ base.flows.start
      file.expressions.start = file.expressions.start &- first.expressions.start &+ base.expressions.start
      file.paints.start = file.paints.start &- first.paints.start &+ base.paints.start
      file.shadows.start = file.shadows.start &- first.shadows.start &+ base.shadows.start
      file.views.start = file.views.start &- first.views.start &+ base.views.start
      file.symbols.start = file.symbols.start &- first.symbols.start &+ base.symbols.start
      file.text.start = file.text.start &- first.text.start &+ base.text.start
      update(position, &file)
      self.files.append(file)
    }
  }

  /// Appends the share that another store or an index holds of a file.
  func append(_ record: FileRecord, of source: IndexSections, path: Stretch) {
    var file = begin()
    types.append(contentsOf: source.types.share(record.types))
    aliases.append(contentsOf: source.aliases.share(record.aliases))
    slots.append(contentsOf: source.slots.share(record.slots))
    callables.append(contentsOf: source.callables.share(record.callables))
    references.append(contentsOf: source.references.share(record.references))
    arguments.append(contentsOf: source.arguments.share(record.arguments))
    sinks.append(contentsOf: source.sinks.share(record.sinks))
    literals.append(contentsOf: source.literals.share(record.literals))
    flows.append(contentsOf: source.flows.share(record.flows))
    expressions.append(contentsOf: source.expressions.share(record.expressions))
    paints.append(contentsOf: source.paints.share(record.paints))
    shadows.append(contentsOf: source.shadows.share(record.shadows))
    views.append(contentsOf: source.views.share(record.views))
    symbols.append(contentsOf: source.symbols.share(record.symbols))
    text.append(contentsOf: source.text.share(record.text))
    file.contentHash = record.contentHash
    file.size = record.size
    file.modified = record.modified
    file.importCount = record.importCount
    file.exportCount = record.exportCount
    file.isForeign = record.isForeign
    file.missingSystems = record.missingSystems
    file.speaksOfGlass = record.speaksOfGlass
    file.uncheckedUses = record.uncheckedUses
    file.isUserInterface = record.isUserInterface
    file.continuousCorners = record.continuousCorners
    file.circularCorners = record.circularCorners
    file.spelledCircles = record.spelledCircles
    file.roundedShapes = record.roundedShapes
    file.barsGivenAppearance = record.barsGivenAppearance
    file.plainWords = record.plainWords
    file.keyedWords = record.keyedWords
    file.englishWords = record.englishWords
    file.accentedWords = record.accentedWords
    file.materials = record.materials
    file.surfaceColors = record.surfaceColors
    file.path = path
    finish(&file)
  }
}

extension FlatArray {
  fileprivate func hasRoom(for added: UInt32) -> Bool { count + Int(added) <= capacity }
}

extension UnsafeBufferPointer {
  func share(_ stretch: Stretch) -> UnsafeBufferPointer<Element> {
    UnsafeBufferPointer(rebasing: self[Int(stretch.start)..<Int(stretch.start) + Int(stretch.count)])
  }
}
