/// Reads a configuration file with all it extends.
struct ConfigurationLoader {
  let rules: [Rule]
  let workingDirectory: String
  /// See `ConfigurationStore.boundary`.
  let boundary: String?
  private(set) var errors: [ConfigurationError] = []

  /// A file that was read and found valid, in the order it is to be laid down.
  private enum Layer {
    case preset(Preset)
    case file(JSONValue, ConfigurationText, folder: String)
  }

  private var layers: [Layer] = []
  private var custom = CustomRuleList()

  private let overlay: SourceOverlay
  private let preset: Preset?

  /// - Parameters:
  ///   - preset: what a run has in the place of all that a file extends.
  ///   - overlay: what stands for files on disk.
  init(
    rules: [Rule], workingDirectory: String, boundary: String? = nil, preset: Preset? = nil,
    overlay: SourceOverlay = .none
  ) {
    self.preset = preset
    self.rules = rules
    self.workingDirectory = workingDirectory
    self.boundary = boundary
    self.overlay = overlay
  }

  /// - Parameters:
  ///   - path: absolute.
  ///   - globFolder: what globs are relative to instead of the folder of the file that holds them.
  /// - Returns: `nil` where there is any mistake; `errors` holds them all.
  mutating func load(_ path: String, globFolder: String? = nil) -> Configuration? {
    errors = []
    layers = []
    custom = CustomRuleList()
    add(Presets.recommended)
    read(path, chain: [])
    guard errors.isEmpty else { return nil }
    let bases = preset.map { replaceBases(by: $0) } ?? []
    var configuration = Configuration(
      directory: globFolder ?? FilePath.directory(of: path), rules: rules, custom: custom)
    configuration.path = path
    configuration.file = FilePath.display(path, from: workingDirectory)
    if globFolder == nil { configuration.extendedFolders = bases }
    for layer in layers {
      switch layer {
      case .preset(let preset): configuration.apply(preset)
      case .file(let root, let text, let folder):
        configuration.apply(root, from: text, folder: folder, globFolder: globFolder ?? folder)
        // One that is named with `--config` may lie anywhere, and says nothing about where the project is.
        if globFolder == nil { configuration.extendedFolders.append(folder) }
      }
    }
    return configuration
  }

  /// Lays a preset down in the place of what the file extends. The custom rules that were defined there stay known, since
  /// the file may set them.
  /// - Returns: the folders of the files that lose their say: those in them still belong to the project.
  private mutating func replaceBases(by preset: Preset) -> [String] {
    let folders = layers.dropLast().compactMap { layer in
      if case .file(_, _, let folder) = layer { folder } else { nil as String? }
    }
    layers = Array(layers.suffix(1))
    custom.add(preset)
    layers.insert(.preset(preset), at: 0)
    if preset.name != Presets.recommended.name { layers.insert(.preset(Presets.recommended), at: 0) }
    return folders
  }

  /// Adds the layers of a file: first what it extends, then itself.
  private mutating func read(_ path: String, chain: [String]) {
    let file = FilePath.display(path, from: workingDirectory)
    if let boundary, !FilePath.isWithin(FilePath.resolvingExistingPart(path), boundary) {
      errors.append(ConfigurationError(file: file, message: "leads out of \(boundary)"))
      return
    }
    let buffer = SourceBuffer(capacity: 1 << 12)
    do {
      try overlay.read(path, absolutePath: path, into: buffer)
    } catch {
      errors.append(ConfigurationError(file: file, message: "cannot be read: \(error.reason)"))
      return
    }
    var text = ConfigurationText(file: file, bytes: Array(buffer.bytes))
    let parsed = JSONParser.parse(text.bytes)
    for error in parsed.errors { text.report(error) }
    if let root = parsed.value {
      extend(root, &text, path: path, chain: chain + [path])
      custom.add(root, &text, builtIn: rules)
      let keys = ConfigurationKeys.root(rules: rules + custom.rules, brokenRules: custom.brokenIDs)
      text.check(root, against: keys, name: "configuration")
      checkPaths(root, &text, path: path)
      checkReplaced(root, &text)
      layers.append(.file(root, text, folder: FilePath.directory(of: path)))
    }
    errors += text.errors.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  // MARK: Extends

  private mutating func add(_ preset: Preset) {
    layers.append(.preset(preset))
    custom.add(preset)
  }

  /// Whether a preset is what lies on top already, as the recommended one does where a file begins by naming it.
  private func isLast(_ preset: Preset) -> Bool {
    guard case .preset(let last)? = layers.last else { return false }
    return last.name == preset.name
  }

  private mutating func extend(
    _ root: JSONValue, _ text: inout ConfigurationText, path: String, chain: [String]
  ) {
    let names = root["extends"].map { $0.elements ?? [$0] } ?? []
    for value in names {
      guard let name = value.string, !name.isEmpty else { continue }
      if name.utf8.starts(with: "glasslint:".utf8) {
        if let preset = Presets.preset(name), !isLast(preset) { add(preset) }
        continue
      }
      let base = FilePath.absolute(name, from: FilePath.directory(of: path))
      if let mistake = mistake(inBase: base, name: name, path: path, chain: chain) {
        text.report(at: value.start, mistake)
      } else {
        read(base, chain: chain)
      }
    }
  }

  private func mistake(inBase base: String, name: String, path: String, chain: [String]) -> String? {
    let quoted = JSONValue.quoted(name)
    if let place = escape(of: base, from: path) {
      return "\(quoted) leads out of \(place); extend a file below it"
    }
    let real = FilePath.resolvingExistingPart(base)
    if chain.contains(where: { FilePath.resolvingExistingPart($0) == real }) {
      return "\(quoted) extends itself, directly or through others; remove it from one of them"
    }
    guard layers.count < Self.maximumLayers, chain.count < Self.maximumLayers else {
      return "more than \(Self.maximumLayers) files and presets make up this configuration; extend fewer"
    }
    switch FilePath.kind(of: base) {
    case .file: return nil
    case .directory: return "\(quoted) is a folder; name the configuration in it"
    case .other: return "\(quoted) is not a regular file; name a configuration"
    case .missing:
      let hint = suggest(name, from: Presets.all.map(\.name)).map { "; did you mean \"\($0)\"?" }
      return "\(quoted) does not exist" + (hint ?? "; name a file relative to this one, or a preset")
    }
  }

  /// Two names in each of a chain of files would otherwise double the work with every link.
  private static let maximumLayers = 64

  // MARK: Tokens

  /// A token that has itself for a successor, by way of others or not, has none.
  private func checkReplaced(_ root: JSONValue, _ text: inout ConfigurationText) {
    let members = root["tokens"]?["replaced"]?.members ?? []
    let successors = Dictionary(members.compactMap { member in member.value.string.map { (member.key, $0) } })
    {
      _, last in last
    }
    for member in members {
      var name = member.key
      for _ in 0...successors.count {
        guard let next = successors[name] else { break }
        name = next
        if name == member.key {
          text.report(
            at: member.value.start,
            "\(JSONValue.quoted(name)) is replaced by itself, directly or through others; name what is in use now"
          )
          break
        }
      }
    }
  }

  // MARK: Trust

  private func checkPaths(_ root: JSONValue, _ text: inout ConfigurationText, path: String) {
    guard let baseline = root["baseline"], let name = baseline.string, !name.isEmpty else { return }
    let absolute = FilePath.absolute(name, from: FilePath.directory(of: path))
    if let place = escape(of: absolute, from: path) {
      text.report(at: baseline.start, "\(JSONValue.quoted(name)) leads out of \(place); name a file below it")
    }
  }

  /// What a path leaves that a configuration names: its repository, or its folder where there is none. Links count as
  /// the place they lead to.
  private func escape(of target: String, from configuration: String) -> String? {
    let folder = FilePath.resolvingExistingPart(FilePath.directory(of: configuration))
    let repository = FilePath.repository(holding: folder)
    let real = FilePath.resolvingExistingPart(target)
    if let boundary, !FilePath.isWithin(real, boundary) { return boundary }
    if FilePath.isWithin(real, repository ?? folder) { return nil }
    return repository == nil ? "the configuration's folder" : "the repository"
  }
}
