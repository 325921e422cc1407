/// Writes a `project.pbxproj` as Xcode does.
struct XcodeProjectText {
  struct Target {
    var name: String
    var type = "com.apple.product-type.application"
    /// Of both configurations.
    var settings: [String: String] = [:]
    /// Paths relative to the project's folder, with the systems that a filter leaves.
    var files: [String] = []
    var filters: [String: String] = [:]
    /// Folders whose files it builds without listing them.
    var folders: [String] = []
    /// By folder: what is left out of it, or is in although the folder is another target's.
    var exceptions: [String: [String]] = [:]
    var configurationFile: String?
  }

  var targets: [Target]
  var settings: [String: String] = ["IPHONEOS_DEPLOYMENT_TARGET": "17.0"]
  var packages: [String] = []
  /// The Xcode that it was brought up to.
  var upgradeCheck: Int?

  var text: String {
    var objects: [(String, String)] = []
    var children: [String] = []
    func add(_ id: String, _ isa: String, _ members: [(String, String)]) {
      let body = members.map { "\t\t\t\($0.0) = \($0.1);\n" }.joined()
      objects.append((id, "\t\t\(id) /* \(isa) */ = {\n\t\t\tisa = \(isa);\n\(body)\t\t};\n"))
    }
    func list(_ ids: [String]) -> String { "(\n" + ids.map { "\t\t\t\t\($0),\n" }.joined() + "\t\t\t)" }
    func configuration(_ id: String, _ settings: [String: String], _ file: String?) {
      for name in ["Debug", "Release"] {
        let lines = settings.sorted { $0.key < $1.key }.map { "\t\t\t\t\($0.key) = \"\($0.value)\";\n" }
        add(
          "\(id)_\(name)", "XCBuildConfiguration",
          (file.map { [("baseConfigurationReference", $0)] } ?? [])
            + [("buildSettings", "{\n\(lines.joined())\t\t\t}"), ("name", name)])
      }
      add(
        id, "XCConfigurationList", [("buildConfigurations", list(["\(id)_Debug", "\(id)_Release"]))])
    }
    var known: [String: String] = [:]
    func reference(_ path: String, isFolder: Bool = false) -> String {
      if let id = known[path] { return id }
      let id = "F\(known.count)"
      known[path] = id
      children.append(id)
      if isFolder {
        let sets = targets.indices.filter { targets[$0].exceptions[path] != nil }.map { "\(id)_X\($0)" }
        add(
          id, "PBXFileSystemSynchronizedRootGroup",
          [("exceptions", list(sets)), ("path", "\"\(path)\""), ("sourceTree", "\"<group>\"")])
      } else {
        add(id, "PBXFileReference", [("path", "\"\(path)\""), ("sourceTree", "\"<group>\"")])
      }
      return id
    }
    for (position, target) in targets.enumerated() {
      var builds: [String] = []
      for path in target.files {
        let id = "B\(position)_\(builds.count)"
        builds.append(id)
        let filter = target.filters[path].map { [("platformFilters", "(\($0), )")] } ?? []
        add(id, "PBXBuildFile", [("fileRef", "\(reference(path)) /* \(path) */")] + filter)
      }
      add("S\(position)", "PBXSourcesBuildPhase", [("files", list(builds))])
      for (folder, paths) in target.exceptions.sorted(by: { $0.key < $1.key }) {
        add(
          "\(reference(folder, isFolder: true))_X\(position)",
          "PBXFileSystemSynchronizedBuildFileExceptionSet",
          [("membershipExceptions", list(paths.map { "\"\($0)\"" })), ("target", "T\(position)")])
      }
      configuration(
        "C\(position)", target.settings, target.configurationFile.map { reference($0) })
      add(
        "T\(position)", "PBXNativeTarget",
        [
          ("buildConfigurationList", "C\(position)"), ("buildPhases", list(["S\(position)"])),
          ("fileSystemSynchronizedGroups", list(target.folders.map { reference($0, isFolder: true) })),
          ("name", "\"\(target.name)\""), ("productType", "\"\(target.type)\""),
        ])
    }
    configuration("C", settings, nil)
    for (position, path) in packages.enumerated() {
      add("P\(position)", "XCLocalSwiftPackageReference", [("relativePath", "\"\(path)\"")])
    }
    add("G", "PBXGroup", [("children", list(children)), ("sourceTree", "\"<group>\"")])
    add(
      "R", "PBXProject",
      (upgradeCheck.map { [("attributes", "{\n\t\t\t\tLastUpgradeCheck = \($0);\n\t\t\t}")] } ?? []) + [
        ("buildConfigurationList", "C"), ("mainGroup", "G"),
        ("packageReferences", list(packages.indices.map { "P\($0)" })), ("projectDirPath", "\"\""),
        ("targets", list(targets.indices.map { "T\($0)" })),
      ])
    return "// !$*UTF8*$!\n{\n\tarchiveVersion = 1;\n\tobjects = {\n" + objects.map(\.1).joined()
      + "\t};\n\trootObject = R /* Project object */;\n}\n"
  }
}
