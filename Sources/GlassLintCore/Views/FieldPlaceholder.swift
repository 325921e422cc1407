/// Words that stand where a value is to come, which the system draws fainter than any text as well.
extension FileContext {
  /// Whether a text is the prompt of a field, or is only drawn while that holds nothing: over the field in its layers, or
  /// in the place of a value that its view is handed to change.
  func isPlaceholder(_ text: NodeID) -> Bool {
    let containers = tree.containers(of: text)
    if let around = containers.first, tree.isNamed(around.argument, "prompt") { return true }
    if isAlwaysPrompt(text) || standsForMissing(text) { return true }
    let opacities = tree.outerModifiers(of: text).filter { tree.isNamed($0.call, "opacity") }
      .compactMap { tree.unlabelledArgument($0.call) }.filter { tree.kind($0) == .ternary }
      .compactMap { tree.callee($0) }
    // `.placeholder(when: name.isEmpty) { Text("Name") }`
    let given = containers.flatMap { container in
      tree.arguments(container.call).filter { $0 != container.argument }.compactMap { tree.value($0) }
    }
    let asked = (opacities + given).map { HeldCondition(parts: [$0], isTrue: true) }
    return (tree.conditions(around: text) + asked).contains { condition in
      guard let value = missingValue(condition) else { return false }
      return isOverField(of: value, containers) || isEdited(value, at: text) && standsInPlaceOfText(text)
    }
  }

  /// Whether the property that a text is made in is used as the prompt of fields and nothing else.
  private func isAlwaysPrompt(_ text: NodeID) -> Bool {
    let uses = views.uses(ofViewAround: text)
    return !uses.isEmpty
      && uses.allSatisfy { use in
        tree.parent(tree.chainTop(use)).map { tree.kind($0) == .argument && tree.isNamed($0, "prompt") }
          ?? false
      }
  }

  /// Whether all callers of a helper say what its text shows in place of a value, and whether that is there, which chooses
  /// the text's color: `chip(name ?? "Any name", isSet: name != nil)`.
  private func standsForMissing(_ text: NodeID) -> Bool {
    let colors = tree.chain(containing: text).modifiers
      .filter { tree.isNamed($0.call, "foregroundStyle") || tree.isNamed($0.call, "foregroundColor") }
      .compactMap { tree.unlabelledArgument($0.call) }.filter { tree.kind($0) == .ternary }
    guard let title = tree.unlabelledArgument(text), let condition = colors.first.flatMap({ tree.callee($0) })
    else { return false }
    let handed = [title, tree.withoutNegation(condition).condition].map { name -> [NodeID] in
      guard tree.kind(name) == .identifier,
        let parameter = tree.name(name).flatMap({ declaration(of: $0, at: name) }),
        tree.kind(parameter) == .parameter
      else { return [] }
      return ValueFollower(tree: tree, facts: facts).passedValues(parameter).map(\.value)
    }
    return !handed[0].isEmpty && handed[0].count == handed[1].count
      && zip(handed[0], handed[1]).allSatisfy { shown, isSet in
        let (choice, asked) = (Array(tree.children(shown)), Array(tree.children(isSet)))
        return choice.count == 3 && tree.isNamed(choice[1], "??") && tree.kind(choice[2]) == .stringLiteral
          && asked.count == 3 && tree.isNamed(asked[1], "!=") && tree.kind(asked[2]) == .nilLiteral
          && tree.spellsTheSame(choice[0], asked[0])
      }
  }

  /// The value that is not there yet where a condition holds, as it is written: `name` of `name.isEmpty`, `name == ""`,
  /// `name == nil`, and where `let name` does not.
  private func missingValue(_ condition: HeldCondition) -> String? {
    let parts = tree.plainParts(of: condition)
    if parts.count == 3 {
      let isNothing = tree.kind(parts[2]) == .nilLiteral || tree.plainText(parts[2])?.isEmpty ?? false
      return isNothing && tree.isNamed(parts[1], condition.isTrue ? "==" : "!=") ? ownText(parts[0]) : nil
    }
    guard let only = parts.first else { return nil }
    if tree.kind(only) == .optionalBinding {
      return condition.isTrue ? nil : tree.value(only).map(ownText)
    }
    let (asked, isNegated) = tree.withoutNegation(only)
    guard tree.kind(asked) == .member, tree.isNamed(asked, "isEmpty"), isNegated != condition.isTrue else {
      return nil
    }
    return tree.callee(asked).map(ownText)
  }

  private func ownText(_ value: NodeID) -> String {
    let text = tree.text(value)
    return text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
  }

  /// Whether one of the layers around a text, or what its modifier is on, is a field of a value.
  private func isOverField(of value: String, _ containers: [SyntaxTree.Container]) -> Bool {
    containers.contains { container in
      guard let name = tree.name(container.call),
        name == "overlay" || name == "background" || Catalog.views.has(name, .depth)
          || tree.isModifier(container.call) && !Catalog.modifiers.contains(name)
      else { return false }
      return tree.subtree(container.call).contains { field in
        tree.kind(field) == .call
          && tree.constructedType(field).map { Catalog.views.has($0, .field) } ?? false
          && tree.arguments(field).contains { tree.value($0).map { tree.text($0) == "$" + value } ?? false }
      }
    }
  }

  /// Whether a value is one that its view was handed to change.
  private func isEdited(_ value: String, at text: NodeID) -> Bool {
    guard let type = tree.enclosingType(of: text) else { return false }
    return tree.memberVariables(of: type).contains { variable in
      tree.hasAttribute(variable, "Binding")
        && tree.children(variable).contains {
          tree.kind($0) == .binding && tree.name($0).map { $0.string == value } ?? false
        }
    }
  }

  /// Whether another branch shows one text for this one.
  private func standsInPlaceOfText(_ text: NodeID) -> Bool {
    guard let branch = tree.ancestors(text, limit: 24).first(where: { tree.kind($0) == .ifBranch }),
      let choice = tree.parent(branch)
    else { return false }
    return tree.children(choice).contains { other in
      guard other != branch, tree.kind(other) == .ifBranch, let block = tree.firstChild(other, .codeBlock),
        let shown = tree.firstStatement(block)
      else { return false }
      return tree.isInitializer(tree.chain(shown).root, "Text")
    }
  }
}
