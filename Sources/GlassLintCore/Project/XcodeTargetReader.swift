/// Tells what the settings of a target come to, be they of a project or of what one is made of.
struct XcodeTargetReader {
  /// That of the project, absolute.
  let folder: String
  /// The property lists that were read, or would have been if they were there, absolute.
  private(set) var filesRead: Set<String> = []
  /// What these say of an app's look.
  private var looks: [String: Look] = [:]

  init(folder: String) { self.folder = folder }

  /// - Parameters:
  ///   - type: that of its product, as a project or its manifest names it.
  ///   - configurations: the settings of each.
  mutating func target(name: String, type: String, _ configurations: [[XcodeSettings.Level]])
    -> XcodeProject.Target
  {
    var found: [[DeploymentTarget]] = []
    var module: String?
    var styles: Set<InterfaceStyle?> = []
    var keepsOldDesign = false
    for levels in configurations {
      let settings = XcodeSettings(levels: levels, targetName: name)
      found.append(settings.deploymentTargets(of: name, productType: type))
      let product = settings.words("PRODUCT_MODULE_NAME") ?? settings.words("PRODUCT_NAME")
      module = module ?? product?.words.first
      let look = look(settings)
      styles.insert(look.style)
      if look.keepsOldDesign { keepsOldDesign = true }
    }
    let isImported = type.contains("framework") || type.contains("library")
    return XcodeProject.Target(
      name: name, module: isImported ? Self.identifier(module ?? name) : nil, isTest: type.contains("test"),
      deployment: Self.merged(found), interfaceStyle: styles.count == 1 ? styles.first.flatMap { $0 } : nil,
      keepsOldDesign: keepsOldDesign)
  }

  /// What several configurations say, each thing once.
  static func merged(_ configurations: [[DeploymentTarget]]) -> [DeploymentTarget] {
    var merged: [DeploymentTarget] = []
    for target in configurations.joined()
    where !merged.contains(where: { $0.platform == target.platform && $0.version == target.version }) {
      merged.append(target)
    }
    return merged
  }

  /// A name as an `import` spells it.
  private static func identifier(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  // MARK: Look

  static let styleKey = "UIUserInterfaceStyle"
  static let designKey = "UIDesignRequiresCompatibility"

  /// What a target's settings or its `Info.plist` say of how the app is drawn.
  private struct Look {
    var style: InterfaceStyle?
    var keepsOldDesign = false
  }

  private mutating func look(_ settings: XcodeSettings) -> Look {
    var look = propertyList(settings)
    if let words = settings.words("INFOPLIST_KEY_" + Self.styleKey)?.words {
      look.style = words.first.flatMap(InterfaceStyle.init(rawValue:))
    }
    if let words = settings.words("INFOPLIST_KEY_" + Self.designKey)?.words {
      look.keepsOldDesign = words.first == "YES"
    }
    return look
  }

  private mutating func propertyList(_ settings: XcodeSettings) -> Look {
    // A path may have spaces, which part words.
    guard let setting = settings.setting("INFOPLIST_FILE") else { return Look() }
    let name = ["$(SRCROOT)/", "${SRCROOT}/", "$(PROJECT_DIR)/", "${PROJECT_DIR}/"].reduce(setting.value) {
      $0.hasPrefix($1) ? String($0.dropFirst($1.count)) : $0
    }
    if name.contains("$") { return Look() }
    let path = FilePath.absolute(name, from: folder)
    // All configurations of a target share one, as a rule.
    if let known = looks[path] { return known }
    let look = Self.look(inPropertyList: path)
    looks[path] = look
    filesRead.insert(path)
    return look
  }

  /// What a property list says, which Xcode keeps as XML; nothing where it cannot be read.
  private static func look(inPropertyList path: String) -> Look {
    let source = SourceBuffer(capacity: 1 << 13)
    do throws(SourceError) { try source.read(path: path) } catch { return Look() }
    let bytes = UnsafeRawBufferPointer(source.bytes)
    /// The tag behind a key, and what stands in it.
    func value(_ key: String) -> (tag: String, text: String)? {
      let opening = Array("<key>\(key)</key>".utf8)
      guard let key = bytes.firstIndex(of: opening, from: 0).map({ $0 + opening.count }),
        let start = bytes.firstIndex(of: [UInt8(ascii: "<")], from: key),
        let end = bytes.firstIndex(of: [UInt8(ascii: ">")], from: start),
        let next = bytes.firstIndex(of: [UInt8(ascii: "<")], from: end)
      else { return nil }
      func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self).filter { !$0.isWhitespace }
      }
      return (text(start + 1..<end), text(end + 1..<next))
    }
    return Look(
      style: value(styleKey).flatMap { InterfaceStyle(rawValue: $0.text) },
      keepsOldDesign: value(designKey).map { $0.tag.hasPrefix("true") } ?? false)
  }
}
