/// Puts together what was read of all files of one or several projects.
struct AuditBuilder {
  /// By configuration; `nil` where one governs no file.
  let names: [AuditNames?]
  /// Whether a configuration file sets the scale of a role, by configuration.
  let configurations: [Configuration]
  let files: [AuditedFile]
  let graph: ScreenGraph
  /// That of most files: its scales are shown.
  private let main: Int?

  init(_ files: [AuditedFile], names: [AuditNames?], configurations: [Configuration]) {
    self.files = files
    self.names = names
    self.configurations = configurations
    graph = ScreenGraph(files)
    var counts: [Int: Int] = [:]
    for file in files { counts[file.configuration, default: 0] += 1 }
    main = counts.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
  }

  private var mainNames: AuditNames? { main.flatMap { names[$0] } }

  // MARK: Values

  /// One use of a value of any role.
  private struct Use {
    var value: Audit.Value
    var isNamed: Bool
    var isSystem = false
    var token: String?
    var use: String?
    var file: Int
    var place: AuditedFile.Place
  }

  /// What is known of one value so far.
  private struct Tally {
    var count = 0
    var named = 0
    var isSystem = false
    var tokens: [String: Int] = [:]
    var files: Set<Int> = []
    var screens: Set<String> = []
    var uses: [String: Int] = [:]
    var places: [(file: Int, place: AuditedFile.Place)] = []
  }

  private func location(_ file: Int, _ place: AuditedFile.Place) -> Location {
    Location(file: files[file].file, start: place.start, end: place.end)
  }

  private func screens(showing place: AuditedFile.Place, in file: Int) -> Set<String> {
    graph.view(at: place, in: files[file]).map { graph.screens(showing: $0) } ?? []
  }

  private func uses(of role: Role) -> [Use] {
    var result: [Use] = []
    for (position, file) in files.enumerated() {
      let names = names[file.configuration]
      switch role {
      case .color:
        for color in file.colors {
          var use = Use(value: .text(""), isNamed: false, file: position, place: color.place)
          switch color.value {
          case .written(let hex):
            use.value = .text(hex)
            use.token = ColorComponents(hex: hex).flatMap { names?.token(equalTo: $0) }
          case .system(let name, let isFixed):
            use.value = .text(name)
            use.isSystem = !isFixed
          case .declared(let color):
            guard let name = names?.name(ofColor: color) else { continue }
            (use.value, use.token, use.isNamed) = (.text(name), name, true)
          case .asset(let asset):
            guard let name = names?.color(ofAsset: asset).name else { continue }
            (use.value, use.token, use.isNamed) = (.text(name), name, true)
          }
          result.append(use)
        }
      case .font:
        for font in file.fonts {
          var use = Use(value: .text(""), isNamed: false, file: position, place: font.place)
          switch font.value {
          case .written(let text): (use.value, use.token) = (.text(text), names?.token(ofFont: text))
          case .style(let style): (use.value, use.isSystem) = (.text(style), true)
          case .declared(let font):
            guard let name = names?.name(ofFont: font) else { continue }
            (use.value, use.token, use.isNamed) = (.text(name), name, true)
          }
          result.append(use)
        }
      case .shadow:
        for shadow in file.shadows {
          result.append(
            Use(
              value: .text(Self.text(of: shadow.level)), isNamed: shadow.isNamed,
              token: names?.token(of: shadow.level), file: position, place: shadow.place))
        }
      default:
        for number in file.numbers where number.role == role {
          result.append(
            Use(
              value: .number(number.value), isNamed: number.token != nil,
              token: number.token.flatMap { token in
                switch token {
                // What is one feature's own is nobody else's step.
                case .declared(let position):
                  names.flatMap { $0.isOfFeature(position) ? nil : $0.name(ofNumber: position) }
                case .expression(let text): text
                }
              }, use: number.use, file: position, place: number.place))
        }
      }
    }
    return result
  }

  private static func text(of level: ShadowLevel) -> String {
    "opacity \(Scale.text(rounded(level.opacity))), radius \(Scale.text(rounded(level.radius))), y \(Scale.text(rounded(level.y)))"
  }

  private static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

  /// The commonest, then the first by name.
  private static func commonest(_ counts: [String: Int]) -> String? {
    counts.min { left, right in
      left.value != right.value
        ? left.value > right.value : ByteOrder.compare(left.key, right.key) < 0
    }?.key
  }

  private static func kinds(_ counts: [String: Int]) -> [Audit.KindCount] {
    counts.sorted { left, right in
      left.value != right.value ? left.value > right.value : ByteOrder.compare(left.key, right.key) < 0
    }.map { Audit.KindCount(use: $0.key, count: $0.value) }
  }

  // MARK: Roles

  /// - Parameter unused: the tokens of the role that nobody uses.
  func role(_ role: Role, unused: [Audit.Token]) -> Audit.RoleUse? {
    let uses = uses(of: role)
    if uses.isEmpty, unused.isEmpty { return nil }
    let scale = mainNames?.scales[role]
    var result = Audit.RoleUse(role: role, scale: scaleKind(role, scale))
    result.steps = scale?.steps.map(\.value) ?? []
    result.unusedTokens = unused
    var tallies: [Audit.Value: Tally] = [:]
    var folders: [String: (count: Int, named: Int)] = [:]
    var kinds: [String: [Audit.Value: Int]] = [:]
    for use in uses {
      var tally = tallies[use.value] ?? Tally()
      tally.count += 1
      if use.isNamed { tally.named += 1 }
      tally.isSystem = use.isSystem
      if let token = use.token { tally.tokens[token, default: 0] += 1 }
      tally.files.insert(use.file)
      tally.screens.formUnion(screens(showing: use.place, in: use.file))
      if let kind = use.use {
        tally.uses[kind, default: 0] += 1
        kinds[kind, default: [:]][use.value, default: 0] += 1
      }
      tally.places.append((use.file, use.place))
      tallies[use.value] = tally
      result.count += 1
      if use.isSystem {
        result.system += 1
        continue
      }
      if use.isNamed { result.named += 1 }
      let folder = FilePath.directory(of: files[use.file].file)
      folders[folder.isEmpty ? "." : folder, default: (0, 0)].count += 1
      if use.isNamed { folders[folder.isEmpty ? "." : folder, default: (0, 0)].named += 1 }
    }
    result.values = tallies.map { value, tally in self.value(value, tally, of: result.count, scale) }
      .sorted { left, right in
        if case .text = left.value, left.count != right.count { return left.count > right.count }
        return left.value.order < right.value.order
      }
    result.folders = folders.map {
      Audit.FolderUse(folder: $0.key, count: $0.value.count, named: $0.value.named)
    }
    .sorted { $0.count != $1.count ? $0.count > $1.count : ByteOrder.compare($0.folder, $1.folder) < 0 }
    result.uses = kinds.map { kind, values in
      Audit.PlaceKind(
        use: kind, count: values.values.reduce(0, +),
        values: values.map { Audit.ValueCount(value: $0.key, count: $0.value) }
          .sorted { $0.value.order < $1.value.order })
    }.sorted { $0.count != $1.count ? $0.count > $1.count : ByteOrder.compare($0.use, $1.use) < 0 }
    result.nearMisses = Audit.nearMisses(among: neighbors(result.values, result.scale), unit: role.unit)
    result.candidates = Audit.candidates(among: result.values, besides: result.nearMisses)
    return result
  }

  private func value(
    _ value: Audit.Value, _ tally: Tally, of count: Int, _ scale: Scale?
  ) -> Audit.ValueUse {
    var use = Audit.ValueUse(value: value)
    use.count = tally.count
    use.named = tally.named
    use.share = Double(tally.count) / Double(count)
    use.files = tally.files.count
    use.screens = tally.screens.sorted { ByteOrder.compare($0, $1) < 0 }
    use.isSystem = tally.isSystem
    use.token = Self.commonest(tally.tokens)
    if case .number(let number) = value {
      let step = scale?.step(equalTo: number) ?? scale?.roundStep(for: number)
      use.isStep = step != nil
      if use.token == nil { use.token = step.flatMap { mainNames?.token(of: $0) } }
    } else {
      use.isStep = use.token != nil
    }
    use.uses = Self.kinds(tally.uses)
    use.places = tally.places.map { location($0.file, $0.place) }
    return use
  }

  private func neighbors(_ values: [Audit.ValueUse], _ scale: Audit.ScaleKind) -> [Audit.Neighbor] {
    values.compactMap { use in
      guard case .number(let number) = use.value else { return nil }
      return Audit.Neighbor(
        value: number, count: use.count, token: use.token,
        isFixed: use.token != nil || use.isStep && scale == .configuration)
    }
  }

  private func scaleKind(_ role: Role, _ scale: Scale?) -> Audit.ScaleKind {
    guard let main else { return .none }
    let isConfigured = configurations[main].configuredRoles.contains(role)
    switch role {
    case .color, .font, .shadow:
      if isConfigured { return .configuration }
      let scales = mainNames?.scales
      let isEmpty =
        role == .color
        ? scales?.colors.isEmpty : role == .font ? scales?.fonts.isEmpty : scales?.shadows.isEmpty
      return isEmpty ?? true ? .none : .tokens
    default:
      guard let scale else { return .none }
      switch scale.basis {
      case .configuration: return .configuration
      case .tokens: return .tokens
      case .learned: return scale.uses.total >= Scale.enoughUses ? .learned : .none
      case .rare, .standard: return scale.steps.contains(where: \.isNamed) ? .tokens : .standard
      }
    }
  }

  // MARK: Screens

  func screens() -> [Audit.Screen] {
    // By what it is for, then by screen and value.
    struct Kind: Hashable {
      var role: Role
      var use: String
    }
    var places: [Kind: [String: [Double: [Location]]]] = [:]
    for (position, file) in files.enumerated() {
      for number in file.numbers {
        let screens = screens(showing: number.place, in: position)
        // What several screens share departs from nothing.
        guard screens.count == 1, let screen = screens.first else { continue }
        places[Kind(role: number.role, use: number.use), default: [:]][screen, default: [:]][
          number.value, default: []
        ].append(location(position, number.place))
      }
    }
    let margin = Kind(role: .spacing, use: Audit.screenMargin)
    for (name, view) in graph.views where graph.kinds[name] != nil {
      for value in view.margins {
        places[margin, default: [:]][name, default: [:]][value] = [
          Location(file: view.file, start: view.start, end: view.end)
        ]
      }
    }
    var departures: [String: [Audit.Departure]] = [:]
    var uses: [String: [Audit.ScreenUse]] = [:]
    let kinds = places.keys.sorted { left, right in
      left.role != right.role
        ? left.role.index < right.role.index
        : left.use == Audit.screenMargin
          || right.use != Audit.screenMargin && ByteOrder.compare(left.use, right.use) < 0
    }
    for kind in kinds {
      let ofScreens = (places[kind] ?? [:]).sorted { ByteOrder.compare($0.key, $1.key) < 0 }
      for (screen, values) in ofScreens {
        uses[screen, default: []].append(
          Audit.ScreenUse(
            role: kind.role, use: kind.use,
            values: values.sorted { $0.key < $1.key }.map {
              Audit.ValueCount(value: .number($0.key), count: $0.value.count)
            }))
      }
      let found = Audit.departures(
        kind.role, kind.use,
        among: ofScreens.map { Audit.ScreenValues(screen: $0.key, places: $0.value) })
      for (screen, departure) in found { departures[screen, default: []].append(departure) }
    }
    return graph.kinds.compactMap { name, kind in
      guard let view = graph.views[name], let own = uses[name] else { return nil }
      return Audit.Screen(
        name: name, kind: kind, file: view.file,
        place: Location(file: view.file, start: view.start, end: view.end), uses: own,
        departures: departures[name] ?? [])
    }.sorted { ByteOrder.compare($0.name, $1.name) < 0 }
  }

  // MARK: Colors and shadows

  func colors() -> [Audit.ColorUse] {
    var result: [String: Audit.ColorUse] = [:]
    var files: [String: Set<Int>] = [:]
    for (position, file) in self.files.enumerated() {
      let names = names[file.configuration]
      for color in file.colors {
        let known: (name: String, value: AppearanceColor?, kind: Audit.ColorUse.Kind)
        switch color.value {
        case .written(let hex):
          known = (hex, ColorComponents(hex: hex).map { AppearanceColor(light: $0) }, .written)
        case .system(let name, _): known = (name, names?.value(ofSystem: name), .system)
        case .declared(let color):
          guard let names else { continue }
          known = (names.name(ofColor: color), names.value(ofColor: color), .token)
        case .asset(let asset):
          guard let found = names?.color(ofAsset: asset) else { continue }
          known = (found.name, found.value, .token)
        }
        var use =
          result[known.name]
          ?? Audit.ColorUse(
            name: known.name, light: known.value?.light.hex,
            dark: known.value.map { ($0.dark ?? $0.light).hex },
            kind: known.kind, count: 0, files: 0,
            nearest: known.kind == .written ? known.value.flatMap { names?.nearest(to: $0.light) } : nil,
            places: [])
        use.count += 1
        use.places.append(location(position, color.place))
        files[known.name, default: []].insert(position)
        result[known.name] = use
      }
    }
    for (name, positions) in files { result[name]?.files = positions.count }
    return result.values.sorted {
      $0.count != $1.count ? $0.count > $1.count : ByteOrder.compare($0.name, $1.name) < 0
    }
  }

  func contrast() -> [Audit.ContrastPair] {
    files.enumerated().flatMap { position, file in
      file.pairs.map { found in
        func appearance(_ isDark: Bool) -> Audit.ContrastPair.Appearance? {
          found.pair.appearances.first { $0.isDark == isDark }.map {
            Audit.ContrastPair.Appearance(text: $0.text.hex, ground: $0.ground.hex, ratio: $0.ratio)
          }
        }
        return Audit.ContrastPair(
          text: found.pair.text, ground: found.pair.ground, minimum: found.pair.minimum,
          light: appearance(false), dark: appearance(true), place: location(position, found.place))
      }
    }.enumerated().sorted { ($0.element.worst, $0.offset) < ($1.element.worst, $1.offset) }.map(\.element)
  }

  func shadows() -> [Audit.ShadowUse] {
    struct Key: Hashable { var values: [Double] }
    var result: [Key: Audit.ShadowUse] = [:]
    var files: [Key: Set<Int>] = [:]
    for (position, file) in self.files.enumerated() {
      for shadow in file.shadows {
        let values = [shadow.level.opacity, shadow.level.radius, shadow.x, shadow.level.y].map(Self.rounded)
        let key = Key(values: values)
        var use =
          result[key]
          ?? Audit.ShadowUse(
            opacity: values[0], radius: values[1], x: values[2], y: values[3], count: 0, named: 0, files: 0,
            token: names[file.configuration]?.token(of: shadow.level), places: [])
        use.count += 1
        if shadow.isNamed { use.named += 1 }
        use.places.append(location(position, shadow.place))
        files[key, default: []].insert(position)
        result[key] = use
      }
    }
    for (key, positions) in files { result[key]?.files = positions.count }
    return result.sorted { left, right in
      left.value.count != right.value.count
        ? left.value.count > right.value.count
        : left.key.values.lexicographicallyPrecedes(right.key.values)
    }.map(\.value)
  }

  func frames() -> [Audit.FrameUse] {
    var result: [Double: Audit.FrameUse] = [:]
    var files: [Double: Set<Int>] = [:]
    for (position, file) in self.files.enumerated() {
      for frame in file.frames {
        result[
          frame.size, default: Audit.FrameUse(size: frame.size, count: 0, inControls: 0, files: 0, places: [])
        ]
        .count += 1
        if frame.isInControl { result[frame.size]?.inControls += 1 }
        result[frame.size]?.places.append(location(position, frame.place))
        files[frame.size, default: []].insert(position)
      }
    }
    for (size, positions) in files { result[size]?.files = positions.count }
    return result.values.sorted { $0.size < $1.size }
  }

  func surfaces() -> [Audit.SurfaceUse] {
    var result: [String: Audit.SurfaceUse] = [:]
    var files: [String: Set<Int>] = [:]
    for (position, file) in self.files.enumerated() {
      for surface in file.surfaces {
        result[surface.name, default: Audit.SurfaceUse(name: surface.name, count: 0, files: 0, places: [])]
          .count += 1
        result[surface.name]?.places.append(location(position, surface.place))
        files[surface.name, default: []].insert(position)
      }
    }
    for (name, positions) in files { result[name]?.files = positions.count }
    return result.values.sorted {
      $0.count != $1.count ? $0.count > $1.count : ByteOrder.compare($0.name, $1.name) < 0
    }
  }

  var corners: Audit.Corners {
    files.reduce(into: Audit.Corners()) { sum, file in
      sum.continuous += file.corners.continuous
      sum.circular += file.corners.circular
    }
  }

  // MARK: Labels and rules

  /// The rules that look for labels, and what they look at.
  private static let labelRules: [(kind: String, rules: Set<String>)] = [
    ("control", ["control-label", "empty-label"]), ("field", ["text-field-label"]),
    ("image", ["image-label"]),
  ]

  /// - Returns: `nil` where none of the rules is on.
  func labels(_ findings: [Finding]) -> Audit.Labels? {
    guard let main else { return nil }
    let own = Set(files.map(\.file))
    let table = configurations[main].settings(forRelativePath: "")
    let kinds = Self.labelRules.compactMap { kind, rules -> Audit.LabelKind? in
      let isOn = rules.contains { rule in
        configurations[main].position(of: rule).map { table[$0].severity != nil } ?? false
      }
      guard isOn else { return nil }
      let missing = findings.filter { rules.contains($0.rule) && own.contains($0.location.file) }
      let all = files.reduce(0) { $0 + $1.elements.count(of: kind) }
      return Audit.LabelKind(
        kind: kind, present: max(0, all - missing.count), missing: missing.count,
        places: missing.map(\.location))
    }
    return kinds.isEmpty ? nil : Audit.Labels(kinds: kinds)
  }

  static func rules(_ findings: [Finding], suppressed: [Finding]) -> [Audit.RuleCount] {
    var counts: [String: Audit.RuleCount] = [:]
    for finding in findings {
      var count =
        counts[finding.rule]
        ?? Audit.RuleCount(rule: finding.rule, severity: finding.severity, findings: 0, suppressed: 0)
      count.findings += 1
      count.severity = max(count.severity, finding.severity)
      counts[finding.rule] = count
    }
    for finding in suppressed {
      counts[
        finding.rule,
        default: Audit.RuleCount(rule: finding.rule, severity: finding.severity, findings: 0, suppressed: 0)
      ].suppressed += 1
    }
    return counts.values.sorted {
      $0.findings != $1.findings
        ? $0.findings > $1.findings : ByteOrder.compare($0.rule, $1.rule) < 0
    }
  }
}
