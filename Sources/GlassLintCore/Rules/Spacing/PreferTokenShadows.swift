extension PreferToken {
  /// Shadows of black whose opacity, radius and offset are those of one token. How a shadow takes a token, in parts or by a
  /// modifier, is the project's own, so that there is no fix.
  static func checkShadows(_ context: borrowing RuleContext) {
    let (tree, file, project) = (context.tree, context.file, context.site.project)
    let tokens = project.namedShadows.filter { shadow in
      shadow.reference.isGlobal && context.scales.shadows.contains(shadow.level)
        && project.visibility.buildsAll(
          IndexResolver(sections: project.index.sections).file(ofSlot: shadow.slot), with: context.site.file,
          project.index)
    }
    guard !tokens.isEmpty else { return }
    for call in context.facts.calls[Name("shadow").hash] ?? [] {
      guard let shadow = file.drawnShadow(call), shadow.kind == .view, let color = shadow.color,
        let radius = tree.number(shadow.radius), shadow.x.map({ tree.number($0) == 0 }) ?? true,
        let y = shadow.y.map({ tree.number($0) }) ?? 0,
        case let inks = file.inks(of: color), inks.count == 1, inks[0].depth == 1,
        case .translucent(let opacity) = inks[0].kind, opacity.path.isEmpty,
        !tree.isInPreview(call), !file.isShadowStyle(call), !context.site.isInTokenDeclaration(call)
      else { continue }
      let written = ShadowLevel(opacity: opacity.value, radius: radius, y: y)
      let names = tokens.filter { token in
        token.level.opacity == written.opacity && token.level.radius == written.radius
          && token.level.y == written.y
      }.map { $0.path.joined(separator: ".") }
      // Of several with one look nobody knows which is meant.
      guard names.count == 1 else { continue }
      context.report(
        call: call, isMinor: true, "shadow (\(written.summary)) is the token \(names[0]); write that")
    }
  }
}
