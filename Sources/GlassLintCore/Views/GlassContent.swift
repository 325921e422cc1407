/// What a piece of glass carries: something to act on, or something to look at.
enum GlassContent {
  /// People act on it, or on something in it.
  case control
  /// There is nothing in it to act on.
  case passive
  /// A part of it is declared elsewhere, and may be a control.
  case unknown
}

extension FileContext {
  /// What the glass of an effect carries, as far as the project tells.
  /// - Parameter elsewhere: whether views and modifiers of other files count for what the index says of them. It says
  ///   nothing of the views within those.
  func content(ofGlass effect: NodeID, elsewhere: Bool) -> GlassContent {
    var result = GlassContent.passive
    let own = surroundingsReader
    drawnContent.walk([effect]) { chain, place in
      var isUnknown = false
      for modifier in chain.modifiers
      where modifier.call != effect && own.surroundings(of: modifier.call).contains(.ownModifier) {
        let name = tree.name(of: modifier.name)
        switch parts(of: name, isDeclared: site.declaresFunction(name), elsewhere) {
        case .control: result = .control
        case .unknown: isUnknown = true
        case .passive: continue
        }
      }
      if result == .control || place.isInControl || drawnContent.isControl(chain) {
        result = .control
        return .stop
      }
      if !isUnknown, let type = tree.constructedType(chain.root), !drawnContent.isOwnView(chain.root) {
        if facts.declaresCallable(type, at: chain.root) {
          // A view of another framework, or one of several.
          isUnknown = true
        } else if let view = Catalog.views[type] {
          isUnknown = !view.isDisjoint(with: [.canvas, .scrolls])
        } else {
          switch parts(of: type, isDeclared: false, elsewhere) {
          case .control:
            result = .control
            return .stop
          case .unknown: isUnknown = true
          case .passive: break
          }
        }
      } else if !isUnknown, tree.constructedType(chain.root) == nil {
        isUnknown = drawnContent.helper(chain.root) == nil && !ShapeName.isColor(tree, chain.root)
      }
      if isUnknown { result = .unknown }
      return .inside
    }
    return result
  }

  /// What a view or modifier that other files declare may be. The index has no word on a function that has nothing to
  /// act on.
  private func parts(of name: Name, isDeclared: Bool, _ elsewhere: Bool) -> GlassContent {
    guard elsewhere, let parts = site.project.spokenParts(of: name.symbol) ?? (isDeclared ? [] : nil) else {
      return .unknown
    }
    return parts.isDisjoint(with: [.acts, .actsOnContent]) ? .passive : .control
  }
}
