/// An image that VoiceOver comes across and nobody has described or hidden.
enum ImageLabel {
  static let rule = Rule(
    id: "image-label",
    theme: .accessibility,
    summary: "an image that is neither described nor hidden from VoiceOver",
    rationale: """
      VoiceOver stops at every image and reads the name of the picture or symbol aloud. An image that matters needs a \
      description, one that decorates should be passed over.
      """,
    quiet: [
      "for an image in the label of a control, in a `Label` or in what is merged, hidden or named as a whole",
      "for a symbol that is the state of a row which is tapped as a whole: what the row lacks is a trait",
      "for numbers and letters, `1.circle`, and for the glow of an image that lies over it",
      "for a symbol that is tapped and is called by the system what the tap does",
      "on a television, for what nobody can move the focus to",
      "where `.help` says what it is for, which VoiceOver reads out as its hint",
    ],
    severity: .warning,
    fixable: .unsafe,
    seeds: ["000"],
    criteria: [.nonTextContent],
    examples: [
      .wrong(
        """
        VStack {
          ↓Image("harbor-at-dawn")
            .resizable()
            .scaledToFit()
          Text("The Harbor")
          ↓Image("banner")
        }
        .background(↓Image("waves"))
        """,
        fixed: """
          VStack {
            Image(decorative: "harbor-at-dawn")
              .resizable()
              .scaledToFit()
            Text("The Harbor")
            Image("banner")
          }
          .background(Image(decorative: "waves"))
          """),
      // The text says it already.
      .wrong(
        "HStack { ↓Image(title).resizable(); Text(title) }",
        fixed: "HStack { Image(decorative: title).resizable(); Text(title) }"),
      // Tests could no longer find it.
      .wrong(
        """
        VStack {
          ↓Image("harbor").resizable().accessibilityIdentifier("harbor")
          Text("The Harbor")
        }
        """,
        fixed: """
          VStack {
            Image("harbor").resizable().accessibilityIdentifier("harbor")
            Text("The Harbor")
          }
          """),
      .wrong(
        """
        HStack {
          ↓Image(systemName: "star")
            .foregroundStyle(.yellow)
          Text("Favorites")
        }
        """,
        fixed: """
          HStack {
            Image(systemName: "star")
              .foregroundStyle(.yellow)
              .accessibilityHidden(true)
            Text("Favorites")
          }
          """),
      .wrong(
        """
        HStack {
          ↓Image(systemName: isDone ? "checkmark.circle" : "circle")
          if hasFailed { Image(systemName: "exclamationmark.triangle") }
          if isOn { Image(systemName: "x.circle") }
          Text(backup.title)
        }
        """),
      // It says what is chosen.
      .wrong(
        """
        HStack {
          Text("Favorites")
          Spacer()
          ↓Image(systemName: "checkmark")
        }
        """,
        fixed: """
          HStack {
            Text("Favorites")
            Spacer()
            Image(systemName: "checkmark")
          }
          """),
      .wrong(
        """
        HStack {
          ForEach(items) { item in
            Text(item.name)
            if item != items.last { ↓Image(systemName: "chevron.right") }
          }
        }
        """,
        fixed: """
          HStack {
            ForEach(items) { item in
              Text(item.name)
              if item != items.last { Image(systemName: "chevron.right").accessibilityHidden(true) }
            }
          }
          """),
      // What the row lacks is a trait.
      .right(
        """
        HStack {
          Text(title)
          if isOn { Image(systemName: "checkmark") }
          Image(systemName: isDone ? "checkmark.circle" : "circle")
        }
        .onTapGesture { pick(color) }
        """),
      .wrong("ScrollView { ↓Image(uiImage: photo).resizable() }"),
      .wrong("HStack { ↓Image(\"sun\"); ↓Image(\"moon\") }.accessibilityElement(children: .combine)"),
      .wrong("ZStack { ↓AsyncImage(url: avatar) }"),
      .wrong("VStack { ↓KFImage(avatar).resizable(); ↓Asset.harbor.swiftUIImage }"),
      .wrong(
        """
        extension Image {
          static let harbor = Image("harbor")
          static let waves = Image(decorative: "waves")
          static let boats = Boats()
          struct Boats { let ferry = Image("ferry") }
          enum Sea { static let shell = Image(systemName: "fossil.shell") }
        }
        struct Harbor: View {
          var body: some View {
            VStack {
              Image.↓harbor.resizable()
              Image.waves
              Image.boats.↓ferry.resizable()
              Image.Sea.↓shell
              Text("The Harbor")
              Image.harbor.accessibilityLabel("A harbor at dawn")
            }
          }
        }
        """),
      // The symbols of a file are told together: what goes with words, and what stands alone.
      .wrong(
        """
        VStack {
          HStack { ↓Image(systemName: "star"); Text("Favorites") }
          HStack { Image(systemName: "tag").padding(8); Text("Tags") }
          ↓Image(systemName: "bolt")
          Image(systemName: "sun.max")
        }
        """,
        fixed: """
          VStack {
            HStack { Image(systemName: "star").accessibilityHidden(true); Text("Favorites") }
            HStack { Image(systemName: "tag").padding(8).accessibilityHidden(true); Text("Tags") }
            Image(systemName: "bolt")
            Image(systemName: "sun.max")
          }
          """),
      // What is tapped as one is one thing to name, and may have its name from the system.
      .wrong(
        """
        VStack {
          ↓Image(systemName: "bell").overlay { Image(systemName: "plus") }.onTapGesture { open() }
          if isOn {
            ↓Image(systemName: "moon").onTapGesture { open() }
          } else {
            Image(systemName: "sun.max").onTapGesture { reset() }
          }
          ↓Image(systemName: "xmark").onTapGesture { dismiss() }
        }
        """),
      // One picture is one finding: its layers, its cases, what is shown while it loads.
      .wrong(
        """
        VStack {
          ZStack {
            Circle().fill(.blue)
            ↓Image(systemName: "shield.fill")
            Image(systemName: "bolt").overlay { Image(systemName: "star") }
          }
          .frame(width: 44, height: 44)
          if isOn { ↓Image(systemName: "bell.fill") } else { Image(systemName: "bell") }
          ↓AsyncImage(url: avatar) { image in image.resizable() } placeholder: { Image(systemName: "person") }
        }
        """),
      .wrong(
        """
        ↓AsyncImage(url: avatar) { phase in
          switch phase {
          case .success(let image): image.resizable()
          case .empty: ProgressView()
          default: ContentUnavailableView("No picture", systemImage: "photo")
          }
        }
        """),
      // Its glow is no second picture.
      .wrong(
        """
        struct Sign: View {
          var body: some View {
            ZStack { Image("sign").blur(radius: 8).offset(y: 8); sign }
          }
          private var sign: some View { ↓Image("sign").resizable() }
        }
        """),
      .right(
        """
        VStack {
          Image(decorative: "hero")
          Image("hero").accessibilityLabel("A harbor at dawn")
          Image("hero", label: Text("A harbor at dawn"))
          Image(systemName: "star").accessibilityHidden(true)
          Image(systemName: "1.circle.fill")
        }
        """),
      .right(
        """
        if #available(macOS 11, *) {
          Label { Text(title) } icon: { Image("sun").resizable() }
        } else {
          HStack { Image("sun").resizable(); Text(title) }
        }
        """),
      .right(
        """
        HStack { Text("Tickets:"); Image(systemName: "\\(tickets).square") }
        Image(systemName: tickets < 50 ? "\\(tickets).circle" : "infinity.circle")
        """),
      // A picture in a component that only ever stands in the labels of buttons, whatever a constant keeps of it.
      .right(
        """
        struct Cover: View {
          let photo: UIImage
          var body: some View { Image(uiImage: photo).resizable() }
        }
        struct Card: View {
          let photo: UIImage
          var body: some View { ZStack { Cover(photo: photo); Text("Card") } }
        }
        extension Card { static let sample = Card(photo: UIImage()) }
        struct Shelf: View {
          let photo: UIImage
          var body: some View { Button(action: open) { Card(photo: photo) } }
        }
        """),
      // Nobody sees it until a finger drags.
      .right(
        """
        struct Message: View {
          @State private var offset = 0.0
          var body: some View {
            let progress = min(-offset / 50, 1)
            Text(title)
              .overlay(alignment: .trailing) { Image("reply").opacity(progress) }
              .gesture(DragGesture().onChanged { offset = $0.translation.width }.onEnded { _ in offset = 0 })
          }
        }
        """),
      .right(
        """
        struct Pager: View {
          @State private var offset = 0.0
          var body: some View {
            let drag = DragGesture().onChanged { offset = $0.translation.width }.onEnded { _ in offset = 0 }
            HStack {
              Image(systemName: "chevron.backward").opacity(max(0, min(1, 2 * -offset / 50)))
              Text(title).gesture(drag)
            }
          }
        }
        """),
      // An item of a menu bar is named by what it is put into.
      .right(
        """
        final class StatusItem {
          private func icon() -> AnyView { AnyView(Image(systemName: "music.note")) }
          func make() -> AnyView { AnyView(HStack { icon() }) }
        }
        """),
      // Who uses it knows what it shows.
      .right(
        """
        struct Remote<Content: View>: View {
          let url: URL?
          let content: (AsyncImagePhase) -> Content
          var body: some View { AsyncImage(url: url, content: content) }
        }
        """),
      .wrong(
        """
        struct Banner: View {
          @State private var opacity = 0.0
          var body: some View { VStack { ↓Image("banner").opacity(opacity) }.onAppear { opacity = 1 } }
        }
        """),
      .right(
        """
        HStack {
          Image(systemName: "star")
          Text("Favorites")
        }
        .accessibilityElement(children: .combine)
        """),
      .right(
        """
        VStack {
          Button(action: add) {
            Image(systemName: "plus")
            Text("Add")
          }
          Label { Text("Add") } icon: { Image("plus") }
          Avatar(image: Image("me"))
          Text(Image(systemName: "star"))
        }
        .tabItem { Image("home") }
        """),
    ],
    triggers: Rule.Triggers(
      calls: ["Image", "AsyncImage", "init"] + PackageViews.remoteImages.map(\.description),
      kinds: [.member]),
    check: check)

  private static func check(_ context: borrowing RuleContext, _ call: NodeID) {
    let tree = context.tree
    let reader = context.file.accessibility
    if reader.isGeneratedImage(call) { return checkGenerated(context, call) }
    switch reader.constructed(call) {
    case nil: guard isNamedSource(call, context) else { return }
    case "Image"?: guard reader.isPlainImage(call), !reader.isDecorative(call) else { return }
    case let name? where reader.isRemoteImage(name):
      guard !reader.speaksInside(call), !showsSpeaker(call, context), !isDrawnByCallers(call, context),
        !context.site.declaresType(name)
      else { return }
    default: return
    }
    let source =
      reader.constructed(call).map { !($0 == "Image") } ?? false ? .other : context.file.source(ofImage: call)
    if isSpelledOut(call, context) || isLeftOver(call, context) || isGlow(call, context) { return }
    guard !context.file.isInRemoteImage(call), isHeard(call, context) else { return }
    if isTapped(call, tree), saysItself(call, context) { return }
    if source.isSymbol, marksRow(call, context) { return }
    if let drawing = context.file.drawing(around: call),
      !drawing.images.contains(where: { isTapped($0, tree) && isLayer($0, of: drawing.whole, tree) })
    {
      let images = drawing.images.filter { isHeard($0, context) && !isSpelledOut($0, context) }
      if images.count > 1 {
        if images[0] == call { report(drawing, images, context) }
        return
      }
    }
    if source.isSymbol, !isActive(call, context), context.file.isBetweenItems(call) {
      reportSeparator(call, context)
    } else if source.isSymbol {
      // A check at the end of a row says that it is chosen, and that is lost where it is hidden.
      let isMark = source.name.map(SpokenName.standsForChoice) ?? false && context.file.endsStack(call)
      let isIcon = source.name != nil && !isMark && isBesideWords(call, context)
      reportSymbol(call, isIcon: isIcon, context)
    } else if case .picture = source,
      let picture = tree.kind(call) == .member ? call : tree.unlabelledArgument(call)
    {
      reportPicture(call, picture, context)
    } else {
      let isPhased = isPhased(call, context)
      let hiding =
        !mayDecorate(call, context) || isPhased && tellsOtherwise(call, context)
        ? "" : ", or hide it with \(context.file.hidingModifier(at: call)) if it only decorates"
      context.report(
        call: call, isMinor: isMinor(call, context),
        """
        \(reader.isNameless(call) ? "nothing tells VoiceOver" : "at most a picture's name tells VoiceOver") what \
        \(isPhased ? "the loaded image shows; describe that one" : "this image shows; describe it") \
        with \(context.file.labelModifier("\"…\"", at: call))\(hiding)
        """)
    }
  }

  /// Whether an image is a blurred copy of one that lies over it, as its glow or its shadow.
  private static func isGlow(_ image: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    let reader = context.file.accessibility
    func isBlurred(_ image: NodeID) -> Bool {
      tree.outerModifiers(of: image).contains { tree.isNamed($0.call, "blur") }
    }
    return isBlurred(image)
      && tree.containers(of: image).contains { container in
        guard
          reader.constructed(container.call).map({ Catalog.views.has($0, .depth) })
            ?? (tree.isNamed(container.call, "background") || tree.isNamed(container.call, "overlay"))
        else { return false }
        return reader.content(of: [tree.chainTop(container.call)]).images.contains {
          tree.spellsTheSame($0, image) && !isBlurred($0)
        }
      }
  }

  /// Whether a view draws the phases of loading one by one, of which the loaded picture is but one:
  /// `AsyncImage(url: url) { phase in switch phase { … } }`.
  private static func isPhased(_ image: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    guard tree.argument(image, "placeholder") == nil, let content = tree.trailingClosure(image) else {
      return false
    }
    return tree.statements(content, limit: 2).contains {
      tree.kind($0) == .switchStmt || tree.kind($0) == .ifStmt
    }
  }

  /// Whether another phase of a picture that loads has words, which a name for the whole would take away.
  private static func tellsOtherwise(_ image: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    return tree.subtree(image).contains { node in
      guard tree.kind(node) == .call, let type = tree.constructedType(node) else { return false }
      return Catalog.views.has(type, .text)
    }
  }

  /// Whether a view of the project's own is drawn in the place of an image once it is there, and says what that is.
  private static func showsSpeaker(_ image: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    let project = context.site.project
    return tree.subtree(image).contains { node in
      guard tree.kind(node) == .call, node != image, let type = tree.constructedType(node) else {
        return false
      }
      return !Catalog.views.contains(type) && project.spokenParts(of: type.symbol)?.contains(.speaks) == true
    }
  }

  /// Whether what a picture that loads is drawn with is handed in by whoever uses the view around it, who knows what it
  /// shows: `AsyncImage(url: url, content: content)`.
  private static func isDrawnByCallers(_ image: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    return tree.arguments(image).contains { argument in
      !(tree.name(argument).map { $0 == "placeholder" } ?? false)
        && tree.subtree(argument).contains { node in
          tree.ownName(node).map { context.file.isHandedView($0, at: node) } ?? false
        }
    }
  }

  /// Whether VoiceOver comes by: on a television it follows the focus, which what is not tapped never has.
  private static func isReached(_ image: NodeID, _ context: borrowing RuleContext) -> Bool {
    !context.file.isForTelevision(image) || isActive(image, context)
  }

  /// Whether an image is part of what an object hands out that is no view, and no view of the project shows: it ends in a
  /// button of UIKit or AppKit, a menu bar or a picture, as that names it.
  private static func leavesSwiftUI(_ image: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    guard let helper = tree.enclosingDeclaration(of: image), let type = tree.enclosingType(of: helper),
      tree.kind(type) == .classDecl, let owner = tree.name(type), let name = tree.name(helper),
      let returned = tree.firstChild(helper, where: { $0 == .returnType || $0 == .typeAnnotation }),
      tree.lastTypeName(returned).map({ $0 == "AnyView" || $0 == "View" }) ?? false
    else { return false }
    return !context.site.project.isShownElsewhere(name, of: owner, from: context.site.file)
      && context.file.views.uses(ofViewAround: image).allSatisfy {
        tree.enclosingType(of: $0).map { tree.kind($0) == .classDecl } ?? false
      }
  }

  /// Whether VoiceOver stops at an image that nobody has named.
  private static func isHeard(_ image: NodeID, _ context: borrowing RuleContext) -> Bool {
    context.file.isExposed(image, as: .image) && isReached(image, context) && !leavesSwiftUI(image, context)
      && !context.file.accessibility.isDecorative(image)
  }

  /// Whether an image is a number or a letter, which says what it is.
  private static func isSpelledOut(_ image: NodeID, _ context: borrowing RuleContext) -> Bool {
    let source = context.file.source(ofImage: image)
    guard source.isSymbol else { return false }
    return source.name.map(SpokenName.isCharacter) ?? context.file.isNumberSymbol(image)
  }

  /// Whether only systems that lack something draw an image, and all others draw the same one where it is silent:
  /// `if #available(macOS 11, *) { Label { … } icon: { Image("sun") } } else { Image("sun") }`.
  private static func isLeftOver(_ image: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    guard let check = tree.versionCheck(around: image) else { return false }
    let branches = tree.children(check).filter { tree.kind($0) == .ifBranch }
    guard let own = branches.first(where: { tree.contains($0, image) }) else { return false }
    return branches.contains { branch in
      branch < own
        && tree.subtree(branch).contains { tree.spellsTheSame($0, image) && !isHeard($0, context) }
    }
  }

  /// Whether a symbol is shown, or another in its place, as the state of a row that is tapped as a whole:
  /// `if isSelected { Image(systemName: "checkmark") }`. What VoiceOver lacks there is a trait of the row, which neither a
  /// name for the symbol nor hiding it would bring.
  private static func marksRow(_ image: NodeID, _ context: borrowing RuleContext) -> Bool {
    let tree = context.tree
    let condition = tree.ancestors(image).prefix { tree.kind($0) != .closure }.first {
      tree.kind($0) == .ifBranch
    }
    let asked = condition.flatMap { tree.callee($0) }
    let isState = asked.map { tree.kind($0) != .optionalBinding } ?? false
    let isChosen =
      context.file.accessibility.symbol(of: image).map { tree.kind($0) == .ternary } ?? false
    return (isState || isChosen)
      && tree.containers(of: image).prefix {
        context.file.accessibility.constructed($0.call).map { Catalog.views.has($0, .container) } ?? false
      }.contains { isTapped($0.call, tree) }
  }

  /// Tells once of the images that are drawn as one.
  private static func report(
    _ drawing: ImageDrawing, _ images: [NodeID], _ context: borrowing RuleContext
  ) {
    let tree = context.tree
    let isActive = isActive(drawing.images[0], context) || isTapped(tree.chain(drawing.whole).root, tree)
    let mayDecorate = !isActive && mayDecorate(drawing.images[0], context)
    // One symbol or another tells a state.
    let isState = drawing.isOneOf && images.allSatisfy { context.file.source(ofImage: $0).isSymbol }
    context.report(
      call: images[0], isMinor: !isActive && images.allSatisfy { isMinor($0, context) },
      (drawing.isOneOf
        ? "nobody has described this image for VoiceOver, nor those that take its place; describe each"
          + (mayDecorate && !isState ? ", or hide them if they only decorate" : "")
        : "nobody has named the images of this drawing for VoiceOver; describe it as a whole"
          + (mayDecorate ? ", or hide it if it only decorates" : "")),
      notes: images.dropFirst().map {
        (tree.range(of: $0), drawing.isOneOf ? "takes its place" : "part of the same drawing")
      })
  }

  /// Whether an image weighs less than a picture that nobody describes.
  private static func isMinor(_ image: NodeID, _ context: borrowing RuleContext) -> Bool {
    switch context.file.source(ofImage: image) {
    case .symbol: true
    case .picture:
      context.tree.unlabelledArgument(image).map { saysTheSame(beside: image, $0, context) } ?? true
    case .other:
      if context.file.accessibility.constructed(image).map({ $0 == "Image" }) == true {
        // The project's own initializer may make a symbol of what it is given.
        context.tree.unlabelledArgument(image) != nil || isConstant(image, context.tree)
          || isBesideText(image, context)
      } else {
        !isActive(image, context) && isBesideText(image, context)
      }
    }
  }

  /// Whether a view is a constant of the project of which is known what it is drawn from: `Image.harbor`, `Icons.close`.
  private static func isNamedSource(_ member: NodeID, _ context: borrowing RuleContext) -> Bool {
    context.tree.kind(member) == .member && context.file.accessibility.isImageConstant(member)
      && context.tree.chain(containing: member).root == member
      && context.file.source(ofImage: member) != .other
  }

  /// `Asset.close.swiftUIImage`.
  private static func checkGenerated(_ context: borrowing RuleContext, _ member: NodeID) {
    let reader = context.file.accessibility
    guard reader.isGeneratedImage(member), context.tree.chain(member).root == member,
      context.file.isExposed(member, as: .image), isReached(member, context)
    else { return }
    let hiding =
      mayDecorate(member, context)
      ? ", or hide it with \(context.file.hidingModifier(at: member)) if it only decorates" : ""
    context.report(
      at: context.tree.range(of: member), isMinor: true,
      """
      VoiceOver reads \(context.quote(member, else: "this image")) out by the picture's name; describe it with \
      \(context.file.labelModifier("\"…\"", at: member))\(hiding)
      """)
  }

  private static func reportSeparator(_ call: NodeID, _ context: borrowing RuleContext) {
    context.report(
      call: call, isMinor: true,
      """
      VoiceOver stops at \(context.quote(call, else: "this symbol")), which only stands between the items; hide it with \
      \(context.file.hidingModifier(at: call))
      """, fixes: hiding(call, context))
  }

  /// Those of a file that only go with words or stand alone are told together: the cause is one habit.
  /// - Parameter isIcon: it goes with the words beside it.
  private static func reportSymbol(_ call: NodeID, isIcon: Bool, _ context: borrowing RuleContext) {
    let (hiding, meaning) = (
      "hide it with \(context.file.hidingModifier(at: call))",
      "say what it means with \(context.file.labelModifier("\"…\"", at: call))"
    )
    if isActive(call, context) {
      context.report(
        call: call,
        "VoiceOver reads \(context.quote(call, else: "this symbol")) out by the system's name for it; \(meaning)"
      )
      return
    }
    let goesWithWords = isIcon || mayDecorate(call, context) && leads(call, context)
    let fixes = isIcon ? Self.hiding(call, context, title: "Hide symbols beside words from VoiceOver") : []
    let tree = context.tree
    context.reportOnce(
      at: tree.nameToken(call).map { tree.range(ofToken: $0) } ?? tree.range(of: call),
      about: goesWithWords ? "hidden" : "", isMinor: true,
      "VoiceOver reads this symbol out by the system's name for it; "
        + (goesWithWords
          ? "\(hiding), or \(meaning)"
          : mayDecorate(call, context) ? "\(meaning), or \(hiding) if it only decorates" : meaning),
      fixes: fixes)
  }

  /// Whether a symbol that is given from elsewhere shares a stack with a text, and is not what ends that.
  private static func leads(_ image: NodeID, _ context: borrowing RuleContext) -> Bool {
    context.file.source(ofImage: image).name == nil && !context.file.endsStack(image)
      && context.file.accessibility.symbol(of: image).map { context.tree.kind($0) != .ternary } ?? false
      && isBesideText(image, context)
  }

  /// Whether the system's name for a symbol is what a tap on it does.
  private static func saysItself(
    _ image: NodeID, _ context: borrowing RuleContext
  ) -> Bool {
    let tree = context.tree
    guard
      let tap = tree.outerModifiers(of: image).first(where: { tree.isNamed($0.call, "onTapGesture") }),
      let action = tree.trailingClosure(tap.call) ?? tree.argument(tap.call, "perform")
    else { return false }
    return context.file.saysDeed(image, action)
  }

  /// - Parameter picture: its name, or what stands for that.
  private static func reportPicture(_ call: NodeID, _ picture: NodeID, _ context: borrowing RuleContext) {
    let tree = context.tree
    let isLiteral = tree.kind(picture) == .stringLiteral
    let isActive = isActive(call, context)
    if !isActive, !isFound(call, tree), saysTheSame(beside: call, picture, context) {
      context.report(
        call: call, isMinor: true,
        """
        VoiceOver reads \(context.quote(call, else: "this image")) out by the picture's name, which the text beside says as \
        well; write \(decorative(call, picture, tree))
        """, fixes: decorating(picture, context))
      return
    }
    let hiding =
      isLiteral
      ? "write \(decorative(call, picture, tree))"
      : "hide it with \(context.file.hidingModifier(at: call))"
    context.report(
      call: call,
      """
      VoiceOver reads \(context.quote(call, else: "this image")) out by the picture's name; describe it with \
      \(context.file.labelModifier("\"…\"", at: call))\(mayDecorate(call, context) ? ", or \(hiding) if it only decorates" : "")
      """,
      fixes: isLiteral && !isActive && !isFound(call, tree)
        && (isBackground(call, tree) || isNamedBeside(call, context))
        ? decorating(picture, context) : [])
  }

  /// Whether a text in the stack of a picture is made of what the picture is named by: `Image(name)` beside `Text(name)`.
  private static func saysTheSame(
    beside image: NodeID, _ picture: NodeID, _ context: borrowing RuleContext
  ) -> Bool {
    let tree = context.tree
    guard tree.kind(image) == .call, let container = tree.container(of: image),
      context.file.accessibility.constructed(container.call).map({ Catalog.views.has($0, .stack) }) ?? false,
      let content = context.file.views.content(of: container.call)
    else { return false }
    return context.file.views.views(in: content).contains { view in
      let text = context.file.accessibility.chain(view).root
      return tree.isInitializer(text, "Text")
        && tree.plainTitle(ofText: text).map { tree.spellsTheSame($0, picture) } ?? false
    }
  }

  /// Whether an image lies behind a view, which it decorates.
  private static func isBackground(_ call: NodeID, _ tree: SyntaxTree) -> Bool {
    for container in tree.containers(of: call) {
      if tree.isNamed(container.call, "background") { return true }
      guard tree.constructedType(container.call).map({ Catalog.views.has($0, .stack) }) == true else {
        return false
      }
    }
    return false
  }

  /// `Image(nsImage: Icons.volume)`: a constant, or what a package's own initializer takes, may be a symbol.
  private static func isConstant(_ call: NodeID, _ tree: SyntaxTree) -> Bool {
    for argument in tree.arguments(call) {
      guard let label = tree.name(argument) else { return false }
      guard label == "uiImage" || label == "nsImage", let value = tree.value(argument) else { return true }
      let root = tree.chain(value).root
      var base = root
      while tree.kind(base) == .member, let inner = tree.callee(base) { base = inner }
      return tree.kind(base) == .identifier && tree.name(base).map { tree.startsUppercase($0) } ?? false
        || tree.kind(base) == .member
    }
    return false
  }

  /// Whether tests look for an image by its identifier, which they only find where VoiceOver stops.
  private static func isFound(_ image: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.outerModifiers(of: image).contains { tree.isNamed($0.call, "accessibilityIdentifier") }
  }

  /// Whether there may be something to tell even if an image is hidden: it is not among the images that are all there is of
  /// what is tapped.
  private static func mayDecorate(_ image: NodeID, _ context: borrowing RuleContext) -> Bool {
    !isFound(image, context.tree) && !isActive(image, amongOthers: true, context)
  }

  /// An image that reacts to taps needs a name and must not be hidden; nor must the only one of a stack without words that
  /// does.
  /// - Parameter amongOthers: whether several images of such a stack count, as does a view that is a picture.
  private static func isActive(
    _ call: NodeID, amongOthers: Bool = false, _ context: borrowing RuleContext
  ) -> Bool {
    let tree = context.tree
    let reader = context.file.accessibility
    if isTapped(call, tree) { return true }
    for container in tree.containers(of: call) {
      guard reader.constructed(container.call).map({ Catalog.views.has($0, .stack) || $0 == "Group" }) == true
      else { return false }
      // What is in a group is tapped one by one.
      let isGroup = tree.isNamed(container.call, "Group")
      let content = reader.content(of: [container.call], takesComponents: amongOthers)
      guard !content.isNamed, !content.isUnknown, isGroup || amongOthers || content.images.count < 2
      else { return false }
      if isTapped(container.call, tree) { return true }
    }
    return false
  }

  /// Whether an image is tapped beside others of its drawing, not as the whole that it is one case of.
  private static func isLayer(_ image: NodeID, of whole: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.containers(of: image).contains { tree.contains(whole, $0.call) }
  }

  private static func isTapped(_ view: NodeID, _ tree: SyntaxTree) -> Bool {
    tree.outerModifiers(of: view).contains { modifier in
      let name = tree.name(of: modifier.name)
      if Catalog.modifiers.contains(name) { return Catalog.modifiers.hasAny(name, [.gesture, .activates]) }
      return name.containsIgnoringCase("tap") || name.containsIgnoringCase("button")
        || name.containsIgnoringCase("gesture")
    }
  }

  /// The same image for the eyes only, with what else it is given: `Image(decorative: "harbor", bundle: .module)`.
  private static func decorative(_ call: NodeID, _ picture: NodeID, _ tree: SyntaxTree) -> String {
    let name = tree.text(picture)
    var image = tree.text(call)
    guard !image.contains("\n"), let place = image.firstRange(of: name) else {
      return "Image(decorative: \(name))"
    }
    image.insert(contentsOf: "decorative: ", at: place.lowerBound)
    return image
  }

  private static func decorating(_ literal: NodeID, _ context: borrowing RuleContext) -> [Fix] {
    let start = context.tree.range(of: literal).start
    return [.unsafe("Mark the image as decorative", [context.insert("decorative: ", at: start)])]
  }

  private static func hiding(
    _ call: NodeID, _ context: borrowing RuleContext, title: String = "Hide the symbol from VoiceOver"
  ) -> [Fix] {
    let top = context.tree.chainTop(call)
    guard context.tree.kind(top) == .call, !context.file.mustKeepType(call) else { return [] }
    let modifier = context.file.hidingModifier(at: call)
    let edit =
      top == call ? context.insertModifier(modifier, behind: call) : context.appendModifier(modifier, to: top)
    return [.unsafe(title, [edit])]
  }

  /// The words of the texts that stand next to an image in the same stack, as far as they are written there.
  private static func wordsBeside(_ call: NodeID, _ context: borrowing RuleContext) -> Set<String> {
    let tree = context.tree
    guard let parent = tree.parent(tree.chainTop(call)) else { return [] }
    let reader = context.file.accessibility
    var words: Set<String> = []
    let statements: [NodeID]
    switch tree.kind(parent) {
    case .closure, .codeBlock: statements = tree.statements(parent)
    case .switchCase: statements = tree.caseStatements(parent)
    default: return []
    }
    for statement in statements {
      let root = reader.chain(statement).root
      guard let name = reader.constructed(root), name == "Text" || name == "Label",
        let text = tree.unlabelledArgument(root).flatMap({ tree.plainText($0) })
      else { continue }
      words.formUnion(SpokenName.words(text))
    }
    return words
  }

  /// Steps from an image outwards, through conditions and groups, to the stack that it shares with a text.
  private static let stepLimit = 8

  /// Helpers within each other that are gone out of.
  private static let helperDepth = 3

  /// Whether a text stands beside an image in the same stack, or before it, whatever the text says and whatever either
  /// depends on.
  private static func isBesideText(
    _ call: NodeID, _ context: borrowing RuleContext, depth: Int = 0
  ) -> Bool {
    let tree = context.tree
    let reader = context.file.accessibility
    var current = call
    for _ in 0..<stepLimit {
      guard let container = tree.container(of: current) else {
        // What a property, a function or a view builds stands where that is used.
        guard depth < helperDepth else { return false }
        for use in context.file.views.uses(ofViewAround: call)
        where isBesideText(use, context, depth: depth + 1) {
          return true
        }
        return false
      }
      if tree.isNamed(container.call, "background") || tree.isNamed(container.call, "overlay") {
        return isText(reader.chain(container.call).root, reader)
      }
      guard let name = reader.constructed(container.call),
        let content = context.file.views.content(of: container.call)
      else { return false }
      if Catalog.views.has(name, .stack) {
        return context.file.views.views(in: content).contains { view in
          !tree.contains(view, call) && isText(reader.chain(view).root, reader)
        }
      }
      guard name == "Group" else { return false }
      current = container.call
    }
    return false
  }

  private static func isText(_ root: NodeID, _ reader: AccessibilityReader) -> Bool {
    reader.constructed(root).map { $0 == "Text" || $0 == "Label" } ?? false
  }

  /// Whether a symbol stands beside a text that is the same whatever the state, as the icon of a `Label` does.
  private static func isBesideWords(_ call: NodeID, _ context: borrowing RuleContext) -> Bool {
    wordsBeside(call, context).contains { $0.first?.isLetter == true }
  }

  /// Whether a text beside a picture has a word of its name.
  private static func isNamedBeside(_ call: NodeID, _ context: borrowing RuleContext) -> Bool {
    guard let name = context.file.writtenName(ofImage: call) else { return false }
    let words = SpokenName.words(name).filter { $0.count > 2 }
    return !wordsBeside(call, context).isDisjoint(with: words)
  }
}
