/// What stands around a number that tells whether it may be a slip of a scale.
extension FileContext {
  /// Whether the file's widgets are for a lock screen or a watch's face only, where text is fitted into what little there is.
  var isOfAccessoryWidgets: Bool {
    let families = (facts.calls[Name("supportedFamilies").hash] ?? []).filter {
      tree.isNamed($0, "supportedFamilies")
    }.compactMap { tree.unlabelledArgument($0) }.flatMap { list in
      tree.subtree(list).filter { tree.kind($0) == .member }
    }
    return !families.isEmpty
      && families.allSatisfy { family in tree.name(family).map { $0.hasPrefix("accessory") } ?? false }
  }

  /// Whether a number is given to a function whose result goes to something of SwiftUI's that takes no font, whatever the same
  /// function works out elsewhere: `Spacer(minLength: scaled(40))`.
  func isWorkedOutForNoFont(_ literal: NodeID) -> Bool {
    guard let helper = tree.container(of: literal)?.call, tree.constructedType(helper) == nil,
      !tree.isModifier(helper), let taker = tree.container(of: helper), tree.value(taker.argument) == helper,
      let name = tree.name(taker.call), !(name == "font")
    else { return false }
    return Catalog.views.contains(name) || Catalog.modifiers.contains(name)
  }

  /// Whether another modifier of the same chain has a number for the role that is off the scale as well: then a view is laid out by
  /// numbers of its own.
  func isBesideOtherNumbers(_ value: LandedValue, _ scale: Scale) -> Bool {
    guard let call = tree.container(of: value.node)?.call, tree.isModifier(call) else { return false }
    let others = tree.chain(containing: call).modifiers.map(\.call).filter { $0 != call }
    return landedValues(value.binding.role).contains { other in
      scale.verdict(on: abs(other.value)) != .fits
        && tree.container(of: other.node).map { others.contains($0.call) } ?? false
    }
  }
}
