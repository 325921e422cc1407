/// What the project declares under a name, wherever that is.
extension ProjectSite {
  private var sections: IndexSections { project.index.sections }

  /// Whether a function or method of this name is declared anywhere.
  func declaresFunction(_ name: Name) -> Bool { declaresFunction(name.symbol) }

  func declaresFunction(_ name: Symbol) -> Bool { sections.functionTable.first(name) >= 0 }

  /// Whether one of the functions of a name takes arguments with all these labels; `nil` where the project declares none.
  func takes(_ labels: [Symbol], functionNamed name: String) -> Bool? {
    var isDeclared = false
    var fits = false
    sections.functionTable.forEach(SymbolHash.symbol(name)) { callable in
      isDeclared = true
      let file = sections.files[IndexResolver(sections: sections).file(ofCallable: callable)]
      let parameters = sections.callables[Int(callable)].parameters
      let first = Int(file.slots.start) + Int(parameters.start)
      let known = Set((first..<first + Int(parameters.count)).map { sections.slots[$0].label })
      if labels.allSatisfy(known.contains) { fits = true }
    }
    return isDeclared ? fits : nil
  }

  /// Whether a function of this name is declared for all files, or for a type of the system.
  func extendsSystem(with name: Name) -> Bool {
    var found = false
    sections.functionTable.forEach(name.symbol) { callable in
      guard !found else { return }
      let record = sections.callables[Int(callable)]
      if record.flags.contains(.isLocal) { return }
      guard record.owner >= 0 else {
        found = true
        return
      }
      let file = sections.files[IndexResolver(sections: sections).file(ofCallable: callable)]
      let owner = sections.types[Int(file.types.start) + Int(record.owner)]
      found = owner.kind == .protocol || DeclaredFunction.viewTypes.contains(owner.name)
    }
    return found
  }

  /// Whether a type of this name is declared outside of others.
  func declaresType(_ name: Name) -> Bool { declaresType(name.symbol) }

  func declaresType(_ name: Symbol) -> Bool { sections.declaresType(name) }

  /// Whether code makes, names or inherits from a type, as far as the project has it.
  func usesType(_ name: Symbol) -> Bool {
    var isUsed = false
    sections.viewTable.forEach(name) { position in
      let record = sections.views[Int(position)]
      if record.kind == .mention || record.kind == .use && record.owner != name { isUsed = true }
    }
    let resolver = IndexResolver(sections: sections)
    return isUsed
      || sections.types.indices.contains { type in
        let record = sections.types[type]
        return record.inherited.count > 0
          && resolver.symbols(record.inherited, sections.files[resolver.file(ofType: Int32(type))]).contains(
            name)
      }
  }

  /// Whether all that this name means among types outside of others are structures that draw something, and none of them is
  /// a style besides: given to a modifier, it is a view.
  func declaresOnlyViews(_ name: Name) -> Bool {
    let resolver = IndexResolver(sections: sections)
    var isDeclared = false
    var isView = true
    sections.typeTable.forEach(IndexResolver.key(0, name.symbol)) { type in
      let record = sections.types[Int(type)]
      let file = sections.files[resolver.file(ofType: type)]
      if resolver.symbols(record.inherited, file).contains(Self.shapeStyle) { isView = false }
      guard record.kind != .extension else { return }
      isDeclared = true
      if record.kind != .structure || !record.flags.contains(.isDrawn) { isView = false }
    }
    return isDeclared && isView && sections.aliasTable.first(IndexResolver.key(0, name.symbol)) < 0
  }

  private static let shapeStyle = SymbolHash.symbol("ShapeStyle")

  /// Whether types of this name are structures or enumerations, wherever they are declared.
  func declaresValueType(_ name: Name) -> Bool {
    project.valueTypes.contains(name.symbol)
  }

  /// Whether an extension of a type of others has an initializer with an argument of this label.
  func extendsInitializers(of type: Name, with label: String) -> Bool {
    let symbol = SymbolHash.symbol(label)
    let resolver = IndexResolver(sections: sections)
    var found = false
    sections.callableTable.forEach(
      IndexResolver.key(IndexResolver.key(0, type.symbol), IndexResolver.initSymbol)
    ) {
      position in
      let callable = sections.callables[Int(position)]
      let first = sections.files[resolver.file(ofCallable: position)].slots.start + callable.parameters.start
      for slot in first..<first + callable.parameters.count where sections.slots[Int(slot)].label == symbol {
        found = true
      }
    }
    return found
  }

  /// Whether an extension of a type of others declares a property of this name.
  func extends(_ type: Name, with property: Name) -> Bool {
    sections.memberTable.first(IndexResolver.key(IndexResolver.key(0, type.symbol), property.symbol)) >= 0
  }

  /// Whether a style of this name is declared in an extension of the system's styles.
  func declaresMember(_ name: Name) -> Bool {
    Self.styleProtocols.contains { owner in
      let key = IndexResolver.key(IndexResolver.key(0, owner), name.symbol)
      return sections.memberTable.first(key) >= 0 || sections.callableTable.first(key) >= 0
    }
  }

  private static let styleProtocols: [Symbol] = [
    SymbolHash.symbol("ButtonStyle"), SymbolHash.symbol("PrimitiveButtonStyle"),
    SymbolHash.symbol("ContainerBackgroundPlacement"), SymbolHash.symbol("ShapeStyle"),
  ]
}

extension IndexSections {
  /// Whether a type of this name is declared outside of others.
  func declaresType(_ name: Symbol) -> Bool {
    let key = IndexResolver.key(0, name)
    var found = false
    typeTable.forEach(key) { type in
      if types[Int(type)].kind != .extension { found = true }
    }
    return found || aliasTable.first(key) >= 0
  }
}
