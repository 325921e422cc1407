/// The tokens of a project as the cache keeps them.

extension TokenPath: Cached {
  func write(to bytes: inout CachedBytes) {
    names.write(to: &bytes)
    slot.write(to: &bytes)
    constantAt.write(to: &bytes)
    trailing.write(to: &bytes)
    instanceType.write(to: &bytes)
    root.write(to: &bytes)
    membersAt.write(to: &bytes)
    isGlobal.write(to: &bytes)
    scope.write(to: &bytes)
    isCall.write(to: &bytes)
    takesScheme.write(to: &bytes)
    standsAlone.write(to: &bytes)
    variesByTheme.write(to: &bytes)
  }
  init(from bytes: inout CachedBytes.Reader) throws(CachedBytes.Mismatch) {
    names = try bytes.next()
    slot = try bytes.next()
    constantAt = try bytes.next()
    trailing = try bytes.next()
    instanceType = try bytes.next()
    root = try bytes.next()
    membersAt = try bytes.next()
    isGlobal = try bytes.next()
    scope = try bytes.next()
    isCall = try bytes.next()
    takesScheme = try bytes.next()
    standsAlone = try bytes.next()
    variesByTheme = try bytes.next()
  }
}

extension DiscoveredToken: Cached {
  func write(to bytes: inout CachedBytes) {
    reference.write(to: &bytes)
    role.write(to: &bytes)
    value.write(to: &bytes)
    numberType.write(to: &bytes)
    isAlias.write(to: &bytes)
    curve.write(to: &bytes)
    purpose.write(to: &bytes)
    component.write(to: &bytes)
    varies.write(to: &bytes)
  }
  init(from bytes: inout CachedBytes.Reader) throws(CachedBytes.Mismatch) {
    reference = try bytes.next()
    role = try bytes.next()
    value = try bytes.next()
    numberType = try bytes.next()
    isAlias = try bytes.next()
    curve = try bytes.next()
    purpose = try bytes.next()
    component = try bytes.next()
    varies = try bytes.next()
  }
}

extension DiscoveredShadow: Cached {
  func write(to bytes: inout CachedBytes) {
    reference.write(to: &bytes)
    level.name.write(to: &bytes)
    level.opacity.write(to: &bytes)
    level.radius.write(to: &bytes)
    level.y.write(to: &bytes)
  }
  init(from bytes: inout CachedBytes.Reader) throws(CachedBytes.Mismatch) {
    reference = try bytes.next()
    level = ShadowLevel(
      name: try bytes.next(), opacity: try bytes.next(), radius: try bytes.next(), y: try bytes.next())
  }
}

extension DiscoveredColor: Cached {
  func write(to bytes: inout CachedBytes) {
    reference.write(to: &bytes)
    type.write(to: &bytes)
    value.write(to: &bytes)
  }
  init(from bytes: inout CachedBytes.Reader) throws(CachedBytes.Mismatch) {
    reference = try bytes.next()
    type = try bytes.next()
    value = try bytes.next()
  }
}

extension ConstantColor: Cached {
  func write(to bytes: inout CachedBytes) {
    opacity.write(to: &bytes)
    switch paint {
    case .components(let color):
      UInt8(0).write(to: &bytes)
      color.write(to: &bytes)
    case .asset(let name):
      UInt8(1).write(to: &bytes)
      name.write(to: &bytes)
    case .member(let symbol):
      UInt8(2).write(to: &bytes)
      symbol.write(to: &bytes)
    case .pair(let light, let dark):
      UInt8(3).write(to: &bytes)
      light.write(to: &bytes)
      dark.write(to: &bytes)
    case .varying:
      UInt8(4).write(to: &bytes)
    case .resource(let symbol, let holder):
      UInt8(5).write(to: &bytes)
      symbol.write(to: &bytes)
      holder.write(to: &bytes)
    }
  }
  init(from bytes: inout CachedBytes.Reader) throws(CachedBytes.Mismatch) {
    opacity = try bytes.next()
    switch try bytes.next(UInt8.self) {
    case 0: paint = .components(try bytes.next())
    case 1: paint = .asset(try bytes.next())
    case 2: paint = .member(try bytes.next())
    case 3: paint = .pair(light: try bytes.next(), dark: try bytes.next())
    case 4: paint = .varying
    case 5: paint = .resource(try bytes.next(), holder: try bytes.next())
    default: throw CachedBytes.Mismatch()
    }
  }
}

extension AppearanceColor: Cached {
  func write(to bytes: inout CachedBytes) {
    light.write(to: &bytes)
    dark.write(to: &bytes)
    lightHighContrast.write(to: &bytes)
    darkHighContrast.write(to: &bytes)
  }
  init(from bytes: inout CachedBytes.Reader) throws(CachedBytes.Mismatch) {
    self.init(
      light: try bytes.next(), dark: try bytes.next(), lightHighContrast: try bytes.next(),
      darkHighContrast: try bytes.next())
  }
}

extension ColorComponents: Cached {
  func write(to bytes: inout CachedBytes) {
    red.write(to: &bytes)
    green.write(to: &bytes)
    blue.write(to: &bytes)
    alpha.write(to: &bytes)
  }
  init(from bytes: inout CachedBytes.Reader) throws(CachedBytes.Mismatch) {
    self.init(
      red: try bytes.next(), green: try bytes.next(), blue: try bytes.next(), alpha: try bytes.next())
  }
}

extension DiscoveredFont: Cached {
  func write(to bytes: inout CachedBytes) {
    reference.write(to: &bytes)
    font.write(to: &bytes)
    isSwiftUI.write(to: &bytes)
    modifier.write(to: &bytes)
    label.write(to: &bytes)
    takesStyle.write(to: &bytes)
    styleNames.write(to: &bytes)
    color.write(to: &bytes)
    purpose.write(to: &bytes)
  }
  init(from bytes: inout CachedBytes.Reader) throws(CachedBytes.Mismatch) {
    reference = try bytes.next()
    font = try bytes.next()
    isSwiftUI = try bytes.next()
    modifier = try bytes.next()
    label = try bytes.next()
    takesStyle = try bytes.next()
    styleNames = try bytes.next()
    color = try bytes.next()
    purpose = try bytes.next()
  }
}

extension ConstantFont: Cached {
  func write(to bytes: inout CachedBytes) {
    family.write(to: &bytes)
    size.write(to: &bytes)
    weight.write(to: &bytes)
    design.write(to: &bytes)
    textStyle.write(to: &bytes)
    isItalic.write(to: &bytes)
    isInSmallCaps.write(to: &bytes)
    isOfOpenFamily.write(to: &bytes)
    isOfAnySize.write(to: &bytes)
  }
  init(from bytes: inout CachedBytes.Reader) throws(CachedBytes.Mismatch) {
    self.init(
      family: try bytes.next(), size: try bytes.next(), weight: try bytes.next(), design: try bytes.next(),
      textStyle: try bytes.next())
    isItalic = try bytes.next()
    isInSmallCaps = try bytes.next()
    isOfOpenFamily = try bytes.next()
    isOfAnySize = try bytes.next()
  }
}

extension TokenDiscovery: Cached {
  func write(to bytes: inout CachedBytes) {
    tokens.write(to: &bytes)
    shadows.write(to: &bytes)
    colors.write(to: &bytes)
    fonts.write(to: &bytes)
    fontConversion.write(to: &bytes)
    declarations.write(to: &bytes)
    circular.write(to: &bytes)
    undecided.write(to: &bytes)
    questions.write(to: &bytes)
  }
  init(from bytes: inout CachedBytes.Reader) throws(CachedBytes.Mismatch) {
    tokens = try bytes.next()
    shadows = try bytes.next()
    colors = try bytes.next()
    fonts = try bytes.next()
    fontConversion = try bytes.next()
    declarations = try bytes.next()
    circular = try bytes.next()
    undecided = try bytes.next()
    questions = try bytes.next()
  }
}

extension UseQuestions: Cached {
  func write(to bytes: inout CachedBytes) {
    users.write(to: &bytes)
    roles.write(to: &bytes)
    named.write(to: &bytes)
    namedOutsideOfTokens.write(to: &bytes)
    landings.write(to: &bytes)
    asksForCases.write(to: &bytes)
  }
  init(from bytes: inout CachedBytes.Reader) throws(CachedBytes.Mismatch) {
    users = try bytes.next()
    roles = try bytes.next()
    named = try bytes.next()
    namedOutsideOfTokens = try bytes.next()
    landings = try bytes.next()
    asksForCases = try bytes.next()
  }
}
