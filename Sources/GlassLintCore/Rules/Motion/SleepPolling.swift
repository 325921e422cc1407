/// Loops that sleep until something has changed.
enum SleepPolling {
  static let rule = Rule(
    id: "sleep-polling",
    theme: .motion,
    summary: "a loop that polls with `Task.sleep`",
    rationale: """
      A loop that sleeps and looks again wakes the processor for nothing, and still notices late. What \
      changes can tell: an `AsyncStream`, a publisher, a continuation, observation.
      """,
    quiet: [
      "for what only the system knows, such as whether a file exists",
      "where each round works, tries something anew, or counts time down",
      "in tests",
    ],
    severity: .warning,
    fixable: .never,
    seeds: ["004"],
    examples: SleepPollingExamples.all,
    triggers: Rule.Triggers(calls: ["sleep", "usleep"]),
    usesProject: true,
    check: check)

  @Sendable private static func check(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    guard isSleep(tree, call), let name = tree.name(call), !context.facts.declaresFunction(name),
      let loop = enclosingLoop(tree, call), !isInTest(context), !tree.isAside(call)
    else { return }
    // One finding a loop, at its first sleep.
    guard let reading = context.file.pollingLoop(loop), reading.firstSleep == call, reading.polls else {
      return
    }
    let start = "this loop polls with `\(spelling(tree, call))`; "
    // Between two samples of a film it is a matter of milliseconds.
    if tree.mentions(loop, Name("isReadyForMoreMediaData")) {
      return context.report(
        call: call, isMinor: true, start + "`requestMediaDataWhenReady` tells when its input takes more")
    }
    context.report(call: call, start + "observe what it waits for instead")
  }

  private static func spelling(_ tree: SyntaxTree, _ call: NodeID) -> String {
    guard let member = tree.calledMember(call), let base = tree.callee(member) else { return "sleep" }
    return tree.isNamed(base, "Task") ? "Task.sleep" : tree.isNamed(base, "Thread") ? "Thread.sleep" : "sleep"
  }

  /// `Task.sleep(…)`, `Thread.sleep(…)`, `clock.sleep(…)`, `usleep(…)`.
  static func isSleep(_ tree: SyntaxTree, _ call: NodeID) -> Bool {
    guard tree.kind(call) == .call, let name = tree.name(call), let callee = tree.callee(call) else {
      return false
    }
    guard name == "sleep" else { return name == "usleep" && tree.kind(callee) == .identifier }
    if tree.kind(callee) == .identifier { return tree.argumentCount(call) == 1 }
    guard let member = tree.calledMember(call), let base = tree.callee(member), let owner = tree.name(base)
    else { return false }
    return owner == "Task" || owner == "Thread" || owner == "ContinuousClock" || owner == "SuspendingClock"
      || owner.containsIgnoringCase("clock")
  }

  private static func isInTest(_ context: borrowing RuleContext) -> Bool {
    context.facts.isTest
  }

  /// The loop whose every round sleeps, unless a function or closure comes first.
  private static func enclosingLoop(_ tree: SyntaxTree, _ call: NodeID) -> NodeID? {
    for ancestor in tree.ancestors(call, limit: 40) {
      switch tree.kind(ancestor) {
      case .forStmt:
        // `for await` waits for the next value already.
        let first = Int(tree.node(ancestor).firstToken)
        return (first..<first + 3).contains { tree.text(token: $0) == "await" } ? nil : ancestor
      case .whileStmt, .repeatStmt: return ancestor
      case .closure, .funcDecl, .memberBlock, .accessorBlock, .catchClause: return nil
      default: continue
      }
    }
    return nil
  }
}

/// A loop with a sleep, and whether all it does is wait.
struct PollingLoop {
  private let tree: SyntaxTree
  private let facts: FileFacts
  private let site: ProjectSite
  private let references: ReferenceReader
  private let loop: NodeID
  private let body: NodeID
  /// The sleep that comes first in the loop.
  private(set) var firstSleep: NodeID?
  /// Names the body gives values that it works out itself: counters, remaining time.
  private var counted: [Name] = []
  /// Names of the moments that the body measures time from.
  private var moments: [Name] = []
  /// It holds its thread up, and cannot await anything.
  private let isSynchronous: Bool
  private var exits = false
  private var works = false
  private var isInSwitch = false
  /// It sleeps until there is something to do, and then does that.
  private var isFirstOfWork = false
  private var depth = 0

  init?(_ file: FileContext, loop: NodeID) {
    tree = file.tree
    guard let body = tree.firstChild(loop, .codeBlock) else { return nil }
    facts = file.facts
    site = file.site
    references = file.references
    self.loop = loop
    self.body = body
    isSynchronous = !file.tree.subtree(loop).contains {
      file.tree.kind($0) == .effect && file.tree.isNamed($0, "await")
    }
    counted = countedNames
    moments = measuredNames
    read(body, isBranch: false)
    if let sleep = sleepBeforeWork { (firstSleep, isFirstOfWork) = (sleep, true) }
    if let filter, !asksOnlyForOwn(terms(filter)) { exits = true }
    if conditions.contains(where: { hasAttempt($0) }) { works = true }
  }

  /// The `where` of `for _ in 0..<50 where !player.isReady`.
  private var filter: NodeID? {
    guard tree.kind(loop) == .forStmt else { return nil }
    let parts = conditions
    return parts.count == 3 ? parts[2] : nil
  }

  /// Whether it waits for something outside: nothing but a look at it happens between two sleeps.
  var polls: Bool {
    if isFirstOfWork { return true }
    guard firstSleep != nil, !works, !isRetry, !isDecided, !isCountdown else { return false }
    if exits { return true }
    return tree.kind(loop) != .forStmt && waitsForCondition
  }

  /// The sleep of a round that has looked in vain for something to do: `guard stream.hasBytesAvailable else { sleep; continue }`.
  /// What sleeps besides has a beat of its own.
  private var sleepBeforeWork: NodeID? {
    let sleeps = tree.subtree(body).filter { SleepPolling.isSleep(tree, $0) }
    guard sleeps.count == 1 else { return nil }
    return tree.statements(body).contains { statement in
      guard tree.kind(statement) == .guardStmt, let block = tree.firstChild(statement, .codeBlock),
        tree.contains(block, sleeps[0]), case let parts = tree.statements(block), parts.count == 2,
        holdsSleep(parts[0]), tree.text(parts[1]) == "continue", !asksOnlyForOwn(statement)
      else { return false }
      return tree.children(statement).allSatisfy { condition in
        tree.kind(condition) == .codeBlock
          || !hasAttempt(condition) && !tree.subtree(condition).contains { mayAct($0) }
      }
    } ? sleeps[0] : nil
  }

  /// Whether the loop makes time itself: its condition asks for a property that it steps, which others show.
  private var isCountdown: Bool {
    tree.kind(loop) != .forStmt
      && counted.contains { name in
        mentionsInCondition(name)
          && facts.scope.declaration(of: name, at: loop)
            .flatMap { tree.parent($0.node) }.map { tree.isMemberOrGlobal($0) } ?? false
      }
  }

  // MARK: The body

  private mutating func read(_ block: NodeID, isBranch: Bool) {
    for statement in tree.statements(block) { read(statement: statement, isBranch: isBranch) }
  }

  /// Branches within branches at the most; a loop with more of them does more than wait.
  private static let depthLimit = 16

  private mutating func read(statement: NodeID, isBranch: Bool) {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      works = true
      return
    }
    let inner = tree.unwrapped(statement)
    switch tree.kind(inner) {
    case .call: readCall(inner)
    case .variableDecl: if hasAttempt(inner) { works = true }
    case .assignment: readAssignment(inner)
    case .sequence: readSequence(inner)
    case .ifStmt: readBranches(inner)
    case .guardStmt: readGuard(inner)
    case .doStmt: readDo(inner)
    case .switchStmt: readSwitch(inner)
    case .otherStmt:
      // It leaves the `switch`, and not the loop.
      if isInSwitch, tree.text(inner) == "break" { return }
      // `continue` goes round again.
      if !tree.text(inner).hasPrefix("continue") { exits = exits || isBranch }
    case .returnStmt, .throwStmt: exits = exits || isBranch
    default: works = true
    }
  }

  /// Calls that change nothing but what is said about the waiting. A `yield` with a value hands that to a stream, at a beat.
  private func isIdle(_ call: NodeID) -> Bool {
    guard let name = tree.name(call), Self.idleCalls.contains(name) else { return false }
    return !(name == "yield") || tree.argumentCount(call) == 0
  }

  private static let idleCalls = NameSet([
    "print", "debugPrint", "NSLog", "os_log", "debug", "info", "trace", "notice", "warning", "error", "log",
    "checkCancellation", "yield",
  ])

  private mutating func readCall(_ call: NodeID) {
    if SleepPolling.isSleep(tree, call) {
      if firstSleep == nil { firstSleep = call }
    } else if !isIdle(call) {
      works = true
    }
  }

  /// `ready = engine.isReady` looks; `left = left - 1` counts.
  private mutating func readAssignment(_ assignment: NodeID) {
    guard let target = tree.callee(assignment), let value = tree.value(assignment) else { return }
    if tree.kind(target) == .wildcard { return read(statement: value, isBranch: false) }
    guard let name = tree.ownName(target), !hasAttempt(value) else {
      works = true
      return
    }
    if counted.contains(where: { $0 == name }) { return }
    if counts(value, name) || !mentionsInCondition(name) { works = true }
  }

  /// `tries += 1`.
  private mutating func readSequence(_ sequence: NodeID) {
    guard let target = tree.callee(sequence), let name = tree.ownName(target),
      tree.children(sequence).contains(where: { isCompoundAssignment($0) })
    else {
      works = true
      return
    }
    if !counted.contains(where: { $0 == name }) { works = true }
  }

  /// The counters of the loop: what it steps, and asks about to know when to stop. What it steps for others, such as
  /// the page that is shown, is its work.
  private var countedNames: [Name] {
    let asked = tree.subtree(body).filter { tree.kind($0) == .ifBranch || tree.kind($0) == .guardStmt }
    return tree.subtree(body).compactMap { id in
      guard let target = tree.callee(id), let name = tree.ownName(target) else { return nil }
      switch tree.kind(id) {
      case .assignment: guard let value = tree.value(id), counts(value, name) else { return nil }
      case .sequence:
        guard tree.children(id).contains(where: { isCompoundAssignment($0) }) else { return nil }
      default: return nil
      }
      let isAsked = asked.contains { statement in
        tree.children(statement).contains { tree.kind($0) != .codeBlock && tree.mentions($0, name) }
      }
      return isAsked || mentionsInCondition(name) ? name : nil
    }
  }

  /// `start` in `Date().timeIntervalSince(start)`.
  private var measuredNames: [Name] {
    tree.subtree(body).compactMap { call in
      guard tree.kind(call) == .call,
        tree.isNamed(call, "timeIntervalSince") || tree.isNamed(call, "duration"),
        let start = tree.firstArgument(call).flatMap({ tree.value($0) })
      else { return nil }
      return tree.ownName(start)
    }
  }

  /// `left - 1`, `Date()`
  private func counts(_ value: NodeID, _ name: Name) -> Bool {
    tree.mentions(value, name) || mentionsTime(value)
  }

  private func isCompoundAssignment(_ id: NodeID) -> Bool {
    guard tree.kind(id) == .operatorExpr, let name = tree.name(id) else { return false }
    return name == "+=" || name == "-=" || name == "*="
  }

  private mutating func readBranches(_ statement: NodeID) {
    var isCancellation = false
    for branch in tree.children(statement) where tree.kind(branch) == .ifBranch {
      isCancellation = asksOnlyForOwn(branch) || waitsForTime(branch)
      readConditions(of: branch)
      guard let block = tree.firstChild(branch, .codeBlock) else { continue }
      let before = (exits, works, firstSleep)
      read(block, isBranch: true)
      if isCancellation { exits = before.0 }
      // What is done once before leaving is not done over and over.
      if leaves(block) { (works, firstSleep) = (before.1, before.2) }
    }
  }

  private mutating func readGuard(_ statement: NodeID) {
    readConditions(of: statement)
    guard let block = tree.firstChild(statement, .codeBlock) else { return }
    if leaves(block), !asksOnlyForOwn(statement) { exits = true }
  }

  /// `if await connect() { return }` tries, and `if engine.isReady { return }` looks.
  private mutating func readConditions(of statement: NodeID) {
    if tree.children(statement).contains(where: { tree.kind($0) != .codeBlock && hasAttempt($0) }) {
      works = true
    }
  }

  private mutating func readSwitch(_ statement: NodeID) {
    let outer = isInSwitch
    isInSwitch = true
    defer { isInSwitch = outer }
    for branch in tree.children(statement) where tree.kind(branch) == .switchCase {
      for child in tree.children(branch) where !tree.isPattern(child, ofCase: branch) {
        read(statement: child, isBranch: true)
      }
    }
  }

  private mutating func readDo(_ statement: NodeID) {
    guard let block = tree.firstChild(statement, .codeBlock) else { return }
    let before = exits
    read(block, isBranch: false)
    // A `do` around more than the sleep tries something.
    if tree.statements(block).contains(where: { hasAttempt($0) && !holdsSleep($0) }) { works = true }
    if tree.statements(block).count > 1, exits == before { works = true }
  }

  private func holdsSleep(_ statement: NodeID) -> Bool {
    SleepPolling.isSleep(tree, tree.unwrapped(statement))
      || (tree.kind(statement) == .assignment
        && tree.value(statement).map { SleepPolling.isSleep(tree, tree.unwrapped($0)) } ?? false)
  }

  /// Whether a block ends the loop: `break`, `return`, `throw`.
  private func leaves(_ block: NodeID) -> Bool {
    guard let last = tree.statements(block).last else { return false }
    switch tree.kind(last) {
    case .returnStmt, .throwStmt: return true
    case .otherStmt: return tree.text(last).hasPrefix("break")
    default: return false
    }
  }

  /// A `try` is a request that may fail, such as one to a server, which has no other way to tell; and so is what is awaited
  /// for what it does, and not for where it is kept.
  private func hasAttempt(_ node: NodeID) -> Bool {
    tree.subtree(node).contains { effect in
      guard tree.kind(effect) == .effect else { return false }
      return tree.isNamed(effect, "try")
        || tree.isNamed(effect, "await")
          && tree.subtree(effect).contains { tree.kind($0) == .call && acts($0) }
    }
  }

  /// Whether a call does more than look: by the body of a function that this file declares, else by its name.
  private func acts(_ call: NodeID) -> Bool {
    guard let name = tree.name(call), !SleepPolling.isSleep(tree, call) else { return false }
    let bodies = facts.declarations(of: name).compactMap { tree.firstChild($0, .codeBlock) }
    if bodies.isEmpty { return mayAct(call) }
    return bodies.contains { body in tree.subtree(body).contains { mayAct($0) } }
  }

  /// Whether a node calls what is not named for a look at something.
  private func mayAct(_ id: NodeID) -> Bool {
    guard tree.kind(id) == .call, tree.constructedType(id) == nil, !SleepPolling.isSleep(tree, id),
      let name = tree.name(id)
    else { return false }
    return !isIdle(id) && !Self.looks.contains { name.hasPrefix($0) }
  }

  /// Whether what each round does is to try something anew, so many times at most: `saved = keychain.save(key)`. Nothing
  /// tells when that will succeed.
  private var isRetry: Bool {
    let isBounded =
      tree.kind(loop) == .forStmt
      || conditions.contains { terms($0).contains { $0.contains { mentionsCounter($0) } } }
    return isBounded && tree.subtree(body).contains { mayAct($0) && !isAtTheEnd($0) }
  }

  /// Whether something is done once only, when the loop is left.
  private func isAtTheEnd(_ id: NodeID) -> Bool {
    tree.ancestors(id).prefix { $0 != body }.contains { tree.kind($0) == .codeBlock && leaves($0) }
  }

  /// How calls are named that look and do nothing.
  private static let looks: [StaticString] = [
    "is", "has", "can", "should", "contains", "allSatisfy", "milliseconds", "seconds", "nanoseconds",
    "microseconds", "min", "max", "now", "timeInterval",
  ]

  private func mentionsCounter(_ node: NodeID) -> Bool {
    tree.subtree(node).contains { id in
      tree.kind(id) == .identifier && tree.name(id).map { name in counted.contains { $0 == name } } ?? false
    }
  }

  // MARK: The condition

  private var conditions: [NodeID] {
    tree.children(loop).filter { tree.kind($0) != .codeBlock }
  }

  private func mentionsInCondition(_ name: Name) -> Bool { conditions.contains { tree.mentions($0, name) } }

  /// Whether the loop goes on only while something is `nil` that never is: it never sleeps.
  private var isDecided: Bool {
    conditions.contains { condition in
      !isEither(condition)
        && terms(condition).contains { term in
          term.count == 3 && tree.isNamed(term[1], "==") && tree.kind(term[2]) == .nilLiteral
            && references.isNeverNil(term[0])
        }
    }
  }

  /// Whether a part of the loop's condition is about something that only others change, and no other part keeps it waiting by
  /// itself.
  private var waitsForCondition: Bool {
    conditions.contains { condition in
      let own = terms(condition).map(isOwn)
      return own.contains(false) && !(isEither(condition) && own.contains(true))
    }
  }

  private func isEither(_ condition: NodeID) -> Bool {
    let inner = tree.unwrapped(condition)
    return tree.kind(inner) == .sequence
      && tree.children(inner).contains { tree.kind($0) == .operatorExpr && tree.isNamed($0, "||") }
  }

  /// Whether all that is asked for is cancellation, time or a counter.
  private func asksOnlyForOwn(_ statement: NodeID) -> Bool {
    tree.children(statement).allSatisfy { tree.kind($0) == .codeBlock || asksOnlyForOwn(terms($0)) }
  }

  private func asksOnlyForOwn(_ terms: [[NodeID]]) -> Bool { terms.allSatisfy { isOwn($0) } }

  /// Whether a branch is taken when time has passed or the system says so, whatever else has to hold then: a watchdog, which
  /// what it watches starts and ends.
  private func waitsForTime(_ branch: NodeID) -> Bool {
    tree.children(branch).contains { condition in
      tree.kind(condition) != .codeBlock && !isEither(condition)
        && terms(condition).contains { term in asksSystem(term) || term.contains { mentionsTime($0) } }
    }
  }

  /// The parts of a condition between `&&` and `||`, each with its nodes.
  private func terms(_ condition: NodeID) -> [[NodeID]] {
    let inner = tree.unwrapped(condition)
    guard tree.kind(inner) == .sequence else { return [[inner]] }
    var result: [[NodeID]] = [[]]
    for child in tree.children(inner) {
      if tree.kind(child) == .operatorExpr, let name = tree.name(child), name == "&&" || name == "||" {
        result.append([])
      } else {
        result[result.count - 1].append(child)
      }
    }
    return result
  }

  private func isOwn(_ term: [NodeID]) -> Bool {
    if asksSystem(term) { return true }
    var hasName = false
    for part in term {
      if mentionsTime(part) || callsClock(part) { return true }
      // `guard let start`: whether time is measured at all.
      if tree.kind(part) == .optionalBinding, let name = tree.name(part),
        moments.contains(where: { $0 == name })
      {
        return true
      }
      for id in tree.subtree(part) where tree.kind(id) == .identifier || tree.kind(id) == .member {
        guard let name = tree.name(id) else { continue }
        // `guard let self`.
        if name == "self" { continue }
        hasName = true
        if isSynchronous, isCallOfParameter(id) { return true }
        if name == "isCancelled" || counted.contains(where: { $0 == name }) { return true }
      }
      if tree.kind(part) == .availabilityCondition { return true }
    }
    return !hasName
  }

  /// Whether a term asks for nothing but what the system knows, of which nothing may tell: `NSPasteboard.general.changeCount >
  /// count`, `kill(process, 0) == 0`. A view or an object at hand may be observed.
  private func asksSystem(_ term: [NodeID]) -> Bool {
    let subjects = term.filter { tree.kind($0) != .operatorExpr }.map { part in
      let isWrapped = tree.kind(part) == .optionalBinding || tree.kind(part) == .prefixExpr
      var asked = tree.unwrapped(isWrapped ? tree.value(part) ?? part : part)
      // What a round has just looked up: `let isTrusted = AXIsProcessTrusted()`.
      if tree.kind(asked) == .identifier, let name = tree.name(asked),
        let binding = facts.scope.declaration(of: name, at: asked)?.node, tree.contains(body, binding),
        let value = tree.value(binding)
      {
        asked = tree.unwrapped(value)
      }
      var root = asked
      while let inner = tree.callee(root) { root = tree.unwrapped(inner) }
      return (asked, root)
    }
    return subjects.contains { isOfSystem($0.1) }
      && subjects.allSatisfy { asked, root in asked == root || isOfSystem(root) }
  }

  /// Whether what an expression begins with is a type or a function that the project does not declare.
  private func isOfSystem(_ root: NodeID) -> Bool {
    guard tree.kind(root) == .identifier, let name = tree.name(root), !(name == "self"),
      let parent = tree.parent(root), tree.callee(parent) == root,
      !facts.declaresCallable(name), !site.declaresType(name), !site.declaresFunction(name),
      facts.scope.declaration(of: name, at: root) == nil
    else { return false }
    if tree.kind(parent) == .member { return tree.startsUppercase(name) }
    // `Int(player.seconds)` asks for what it is given.
    return tree.kind(parent) == .call && (!tree.startsUppercase(name) || tree.argumentCount(parent) == 0)
  }

  /// Whether a part calls a function that looks at the clock.
  private func callsClock(_ part: NodeID) -> Bool {
    tree.subtree(part).contains { call in
      guard tree.kind(call) == .call, let name = tree.name(call) else { return false }
      return facts.declarations(of: name).contains { function in
        tree.firstChild(function, .codeBlock).map { readsClock($0) } ?? false
      }
    }
  }

  /// `shouldContinue()`, which callers hand over: it says nothing of what could be observed.
  private func isCallOfParameter(_ id: NodeID) -> Bool {
    guard let name = tree.name(id), let call = tree.parent(id), tree.kind(call) == .call,
      tree.callee(call) == id
    else { return false }
    return facts.scope.declaration(of: name, at: id).map { tree.kind($0.node) == .parameter } ?? false
  }

  private static let timeWords: [StaticString] = [
    "deadline", "timeout", "elapsed", "remaining", "attempt", "retry", "retries", "tries",
  ]

  private func mentionsTime(_ node: NodeID) -> Bool {
    readsClock(node)
      || tree.subtree(node).contains { id in
        (tree.kind(id) == .identifier || tree.kind(id) == .member)
          && tree.name(id).map { name in Self.timeWords.contains { name.containsIgnoringCase($0) } } ?? false
      }
  }

  private static let clock = NameSet([
    "Date", "now", "timeIntervalSince", "timeIntervalSinceNow", "CACurrentMediaTime",
    "CFAbsoluteTimeGetCurrent",
    "systemUptime",
  ])

  private func readsClock(_ node: NodeID) -> Bool {
    tree.subtree(node).contains { id in
      (tree.kind(id) == .identifier || tree.kind(id) == .member)
        && tree.name(id).map(Self.clock.contains) ?? false
    }
  }
}

/// The loop asked about last: each of its sleeps asks.
private struct LastPollingLoop {
  var loop: NodeID?
  var reading: PollingLoop?
}

extension FileContext {
  func pollingLoop(_ loop: NodeID) -> PollingLoop? {
    let last = facts.kept { LastPollingLoop() }
    if last.value.loop != loop {
      last.value = LastPollingLoop(loop: loop, reading: PollingLoop(self, loop: loop))
    }
    return last.value.reading
  }
}
