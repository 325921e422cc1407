/// Reads the color sets of an asset catalog.
///
/// The format is Apple's "Asset Catalog Format Reference". A color set of which any value is not known here gives no token:
/// half of a color would be taken for all of it.
public struct AssetCatalog {
  private let workingDirectory: String
  /// What stands behind the name in a reference: `, bundle: .module` in a package, whose assets are in its own bundle.
  private let bundle: String
  /// Its own path.
  private let catalog: String
  private var reading = TokenReading()
  private var reader = DirectoryReader()

  /// - Parameters:
  ///   - path: a `*.xcassets` folder: absolute.
  ///   - workingDirectory: what the paths in tokens and errors are relative to.
  public static func read(_ path: String, workingDirectory: String) -> TokenReading {
    var catalog = AssetCatalog(
      workingDirectory: workingDirectory, bundle: isInPackage(path) ? ", bundle: .module" : "",
      catalog: path)
    catalog.walk(path)
    catalog.reading.tokens.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    return catalog.reading
  }

  private init(workingDirectory: String, bundle: String, catalog: String) {
    self.catalog = catalog
    self.workingDirectory = workingDirectory
    self.bundle = bundle
  }

  /// Whether a catalog is a resource of a package's target: it stands below the `Sources` of a folder with a manifest.
  private static func isInPackage(_ path: String) -> Bool {
    var folder = FilePath.directory(of: path)
    while folder != "/" {
      let parent = FilePath.directory(of: folder)
      if folder.hasSuffix("/Sources"), PackageManifest.exists(in: parent) { return true }
      if FilePath.exists(FilePath.join(folder, ".git")) { return false }
      folder = parent
    }
    return false
  }

  // MARK: Folders

  private struct Folder {
    var path: String
    /// What the names of its color sets begin with: `Brand/`.
    var namespace: String
    /// Whether that is all known: a folder whose own description is broken may or may not be part of the name.
    var isNameKnown = true
    var depth = 0
  }

  /// Deeper than any catalog a person sorts.
  private static let maximumDepth = 64

  /// Links are not followed, so that no walk goes in circles or leaves the catalog.
  private mutating func walk(_ path: String) {
    var open = [Folder(path: path, namespace: "")]
    while let folder = open.popLast() {
      guard folder.depth <= Self.maximumDepth else {
        fail(folder.path, "is more than \(Self.maximumDepth) folders deep in its catalog; move it up")
        continue
      }
      guard let names = folders(in: folder.path) else { continue }
      var inner: [Folder] = []
      for name in names {
        let path = FilePath.join(folder.path, name)
        if let set = name.removingSuffix(".colorset") {
          readColorSet(path, name: folder.namespace + set, isNameKnown: folder.isNameKnown)
        } else if !Self.isOtherAsset(name) {
          inner.append(group(name, path, in: folder))
        }
      }
      open += inner.reversed()
    }
  }

  /// `Logo.imageset`, `AppIcon.appiconset`: what holds no color sets.
  private static func isOtherAsset(_ name: String) -> Bool { name.contains(".") && name.hasSuffix("set") }

  /// The names of the folders in a folder, in byte order.
  private mutating func folders(in path: String) -> [String]? {
    defer { reader.truncate(to: 0) }
    let entries = reader.read(Array(path.utf8) + [0]) { name, kind in
      (kind == .directory || kind == .unknown) && name.first != UInt8(ascii: ".")
    }
    guard let entries else {
      fail(path, "cannot be read: \(FilePath.lastReason())")
      return nil
    }
    return entries.compactMap { entry in
      guard let name = String(validating: reader.name(entry), as: UTF8.self) else {
        fail(path, "holds a name that is not valid UTF-8; rename it")
        return nil
      }
      if entry.kind == .unknown, FilePath.entryKind(FilePath.join(path, name)) != .directory { return nil }
      return name
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// A folder of color sets, whose name is part of theirs where its `Contents.json` says so.
  private mutating func group(_ name: String, _ path: String, in parent: Folder) -> Folder {
    var folder = Folder(
      path: path, namespace: parent.namespace, isNameKnown: parent.isNameKnown, depth: parent.depth + 1)
    let contents = FilePath.join(path, "Contents.json")
    guard FilePath.entryKind(contents) == .file else { return folder }
    guard let (root, _) = parse(contents) else {
      folder.isNameKnown = false
      return folder
    }
    if root["properties"]?["provides-namespace"]?.flag ?? false { folder.namespace += name + "/" }
    return folder
  }

  // MARK: Files

  /// What Xcode's template of an action extension has, whose code never names it.
  private static let template = "TouchBarBezel"

  private mutating func readColorSet(_ path: String, name: String, isNameKnown: Bool) {
    if name == Self.template { return }
    let contents = FilePath.join(path, "Contents.json")
    guard FilePath.entryKind(contents) == .file else {
      fail(path, "has no Contents.json; delete the folder or write one")
      return
    }
    guard case (let root, var text)? = parse(contents) else { return }
    let color: AppearanceColor?
    do throws(JSONError) {
      color = try ColorSet(root).color
    } catch {
      text.report(error)
      reading.errors += text.errors
      return
    }
    guard let color else { return }
    let reference = isNameKnown ? Self.literal(name).map { "Color(\($0)\(bundle))" } : nil
    var token = DesignToken(
      role: .color, name: name, value: .color(color), reference: reference,
      origin: .assetCatalog(file: text.file))
    token.catalog = catalog
    reading.tokens.append(token)
  }

  /// The value of a file of the catalog; reports what is wrong with it.
  private mutating func parse(_ path: String) -> (JSONValue, ConfigurationText)? {
    let file = FilePath.display(path, from: workingDirectory)
    guard var text = ConfigurationText(path: path, file: file, errors: &reading.errors) else { return nil }
    let parsed = JSONParser.parse(text.bytes, dialect: .strict)
    for error in parsed.errors { text.report(error) }
    reading.errors += text.errors
    guard let value = parsed.value, parsed.errors.isEmpty else { return nil }
    return (value, ConfigurationText(file: file, bytes: text.bytes))
  }

  private mutating func fail(_ path: String, _ message: String) {
    let file = FilePath.display(path, from: workingDirectory)
    reading.errors.append(ConfigurationError(file: file, message: message))
  }

  /// A Swift string literal; `nil` for a name nobody can write down.
  private static func literal(_ name: String) -> String? {
    if name.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }) {
      return nil
    }
    return "\"" + name.reduce(into: "") { $0 += $1 == "\"" || $1 == "\\" ? "\\\($1)" : "\($1)" } + "\""
  }
}

extension String {
  /// The text before a suffix; `nil` where it does not end so, or is nothing else.
  func removingSuffix(_ suffix: String) -> String? {
    hasSuffix(suffix) && utf8.count > suffix.utf8.count ? String(dropLast(suffix.count)) : nil
  }
}
