/// Images that are seen as one picture.
struct ImageDrawing {
  /// What draws them: a view with its modifiers, or the condition that chooses one.
  let whole: NodeID
  /// In the order of the code.
  let images: [NodeID]
  /// Only one of them is shown at a time.
  let isOneOf: Bool
}

extension FileContext {
  /// What an image is drawn as a part of: what lies over each other without a word, and the cases of one picture.
  /// - Returns: `nil` where it stands for itself.
  func drawing(around image: NodeID) -> ImageDrawing? {
    var isOneOf = true
    var found: ImageDrawing?
    var whole = tree.chainTop(image)
    while true {
      let content = accessibility.content(of: picturesTakingTurns(whole) ?? [whole])
      guard content.isOnlyImages, content.passed.isEmpty,
        content.images.allSatisfy({ isLayer($0, of: whole) })
      else { return found }
      if content.images.count > found?.images.count ?? 1 {
        // A group lays nothing over each other.
        if accessibility.constructed(tree.chain(whole).root).map({ $0 == "Group" }) == true { return found }
        isOneOf = isOneOf && [.ifStmt, .switchStmt, .ternary].contains(tree.kind(whole))
        found = ImageDrawing(whole: whole, images: content.images.sorted(), isOneOf: isOneOf)
      }
      guard let outer = layers(around: whole) else { return found }
      whole = outer
    }
  }

  /// The cases of a choice that are pictures, where others are none, such as the letters that stand for a face, and the
  /// pictures are not all symbols, which a file is told of together anyway; else `nil`.
  private func picturesTakingTurns(_ choice: NodeID) -> [NodeID]? {
    guard tree.kind(choice) == .ifStmt || tree.kind(choice) == .switchStmt,
      let cases = accessibility.builderParts(choice)
    else { return nil }
    var images: [NodeID] = []
    let pictures = cases.filter { part in
      let content = accessibility.content(of: [part])
      guard content.isOnlyImages, content.passed.isEmpty else { return false }
      images += content.images
      return true
    }
    guard pictures.count < cases.count, images.contains(where: { !source(ofImage: $0).isSymbol }) else {
      return nil
    }
    return pictures
  }

  /// Whether nothing but layers and cases stands between an image and a view, so that each image finds the same drawing.
  private func isLayer(_ image: NodeID, of whole: NodeID) -> Bool {
    var view = tree.chainTop(image)
    while view != whole {
      guard let outer = layers(around: view) else { return false }
      view = outer
    }
    return true
  }

  /// What a view is a layer or a case of.
  private func layers(around view: NodeID) -> NodeID? {
    for ancestor in tree.ancestors(view) {
      switch tree.kind(ancestor) {
      case .ifStmt, .switchStmt, .ternary: return ancestor
      case .call:
        let holds =
          accessibility.constructed(ancestor).map { Catalog.views.has($0, .depth) || $0 == "Group" }
          ?? (tree.isNamed(ancestor, "overlay") || tree.isNamed(ancestor, "background"))
        return holds ? tree.chainTop(ancestor) : nil
      case .argument, .closure, .codeBlock, .ifBranch, .switchCase: continue
      default: return nil
      }
    }
    return nil
  }

  /// Whether an image stands in the code of a view that loads a picture: it is one of the states of that.
  func isInRemoteImage(_ image: NodeID) -> Bool {
    tree.containers(of: image).contains { container in
      // `KFImage(url).placeholder { Image(systemName: "photo") }`
      let view = tree.isModifier(container.call) ? tree.chain(container.call).root : container.call
      guard
        view == container.call || tree.name(container.call).map({ !Catalog.modifiers.contains($0) }) ?? false,
        let type = accessibility.constructed(view), accessibility.isRemoteImage(type),
        !site.declaresType(type)
      else { return false }
      return !accessibility.speaksInside(view)
    }
  }
}
