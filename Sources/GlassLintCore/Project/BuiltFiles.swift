extension ProjectTargets {
  /// Whether a target or a package has a file; `nil` where what is read does not tell, as without a project.
  /// - Parameter file: absolute.
  func builds(_ file: String) -> Bool? {
    let around = surroundings(of: FilePath.directory(of: file))
    if !members(ofFile: file, around).isEmpty { return true }
    if let package = around.package {
      let manifest = manifest(package)
      if manifest.holds(file) { return true }
      if manifest.mistake != nil { return nil }
    }
    // A project that is yet to be made takes what its manifest says, but nothing out of the middle of a package, nor what
    // lies below it around a project that is there.
    if let generated = around.generated, around.package.map({ FilePath.isWithin(generated, $0) }) ?? true,
      mayBeTaken(file, byManifestsIn: generated),
      !around.projects.contains(where: {
        let folder = FilePath.directory(of: $0)
        return folder != generated && FilePath.isWithin(folder, generated)
      })
    {
      return nil
    }
    guard around.package != nil || around.projects.contains(where: { project($0).buildsAnything }),
      around.projects.allSatisfy({ project($0).mistake == nil }), !isBuiltByOthers(file)
    else { return nil }
    return false
  }

  /// Whether what XcodeGen or Tuist make a project of in a folder takes a file, or does not say all that it takes. Also where
  /// the project is there: it is made anew when something was added.
  private func mayBeTaken(_ file: String, byManifestsIn folder: String) -> Bool {
    let manifests = ProjectLandmarks.generatedFrom.map { FilePath.join(folder, $0) }.filter {
      FilePath.kind(of: $0) == .file
    }
    return manifests.map { project($0) }.contains { manifest in
      manifest.mistake != nil || manifest.isFragment || manifest.takesUnknown
        || !manifest.memberships(ofFile: file).isEmpty
    }
  }

  /// Whether all projects around a file take whole folders, so that a new file is in a target as soon as it is written: what
  /// is in none then stays in none. A package holds more than its sources: templates, code to test with.
  func takesWholeFolders(around file: String) -> Bool {
    let around = surroundings(of: FilePath.directory(of: file))
    return !around.projects.isEmpty && around.projects.allSatisfy { project($0).files.isEmpty }
      && around.package == nil
  }

  /// Whether a file is in a package's folder, which holds much that is no source of it: templates, code to test with.
  func isInPackage(_ file: String) -> Bool { surroundings(of: FilePath.directory(of: file)).package != nil }

  /// The folder of the nearest package around a file.
  fileprivate func package(around file: String) -> String? {
    surroundings(of: FilePath.directory(of: file)).package
  }

  /// Whether a folder around a file, up to the repository's, holds what CocoaPods, Bazel or CMake build it by.
  private func isBuiltByOthers(_ file: String) -> Bool {
    var folder = FilePath.directory(of: file)
    while true {
      var reader = DirectoryReader()
      let found = reader.read(Array(folder.utf8) + [0]) { name, _ in
        name.hasSuffix(".podspec") || name.hasSuffix(".podspec.json") || name.isEqual("BUILD")
          || name.isEqual("BUILD.bazel") || name.isEqual("CMakeLists.txt")
          || ProjectLandmarks.isOtherSpecification(name)
      }
      if found?.isEmpty == false { return true }
      let parent = FilePath.directory(of: folder)
      if parent == folder || (landmarks[folder] ?? ProjectLandmarks.read(folder)).isRepository {
        return false
      }
      folder = parent
    }
  }

  /// Whether a file is in a package that only what lies around it can use: others name a repository, whose own package is
  /// the one at its top.
  func isInInnerPackage(_ file: String) -> Bool {
    let around = surroundings(of: FilePath.directory(of: file))
    guard let package = around.package, let top = around.top, package != top else { return false }
    return manifest(package).holds(file)
  }

  /// Whether what is public in a file is used by code of the project alone: that is all that a package inside of it has, and
  /// nobody imports an app.
  func keepsToItself(_ file: String) -> Bool {
    if isInInnerPackage(file) { return true }
    let builders = targetIDs(ofFile: file).map { target($0) }.filter { !$0.isTest }
    return !builders.isEmpty && builders.allSatisfy { $0.module == nil }
  }

  /// Whether a file lies in a package that was copied into the project as GitHub packs a branch, in a folder called so, with
  /// its demos: `Toast-main`.
  func isUnpacked(_ file: String) -> Bool {
    let around = surroundings(of: FilePath.directory(of: file))
    guard let package = around.package, let top = around.top, package != top else { return false }
    return package.hasSuffix("-main") || package.hasSuffix("-master")
  }
}

extension Project {
  /// Whether code that the index does not have may use what is public in a file.
  func mayBeUsedElsewhere(file: Int) -> Bool { !targets.keepsToItself(index.path(ofFile: file)) }

  /// Whether a file is nobody's to mend: it was copied with its package, or was left behind, since no target builds it, and
  /// files that are built declare all that it does, or one of its name some of that, or nothing in its folder is built, or new
  /// files need not be added to a target. Who writes one that has to be may do that later.
  func isLeftOver(file: Int) -> Bool {
    let sections = index.sections
    guard file < sections.files.count else { return false }
    let path = index.path(ofFile: file)
    if targets.isUnpacked(path) { return true }
    guard targets.builds(path) == false else { return false }
    if targets.takesWholeFolders(around: path) || isInLeftFolder(file) { return true }
    let types = sections.files[file].types
    func isShared(_ type: Int) -> Bool {
      let record = sections.types[type]
      return record.parent < 0 && record.kind != .extension && !record.flags.contains(.isPrivate)
    }
    let resolver = IndexResolver(sections: sections)
    // The files that are built with a type of each name.
    let built = (Int(types.start)..<Int(types.start + types.count)).filter(isShared).map { type in
      var paths: [String] = []
      sections.typeTable.forEach(sections.typeKeys[type]) { other in
        guard isShared(Int(other)), case let holder = resolver.file(ofType: other), holder != file,
          case let other = index.path(ofFile: holder), targets.builds(other) == true
        else { return }
        paths.append(other)
      }
      return paths
    }
    return !built.isEmpty && built.allSatisfy { !$0.isEmpty }
      || built.joined().contains { FilePath.name(of: $0) == FilePath.name(of: path) }
  }

  /// Whether a file lies in a package beside its targets, which build at least as many files as they leave out.
  fileprivate func isBesideTargets(file: Int) -> Bool {
    guard file < index.sections.files.count, case let path = index.path(ofFile: file),
      let package = targets.package(around: path), targets.builds(path) == false
    else { return false }
    let others = index.files(below: package).map { targets.builds(index.path(ofFile: $0)) }
    return others.count { $0 == true } >= others.count { $0 == false }
  }

  /// So many files are no new ones.
  private static let folderSize = 3

  /// Whether a file lies in one of the project's outermost folders, of whose files no target of Xcode's builds any.
  private func isInLeftFolder(_ file: Int) -> Bool {
    let top = index.commonFolder
    if targets.isInPackage(index.path(ofFile: file)) { return false }
    let path = index.path(ofFile: file).utf8
    guard let end = path.dropFirst(top).firstIndex(of: UInt8(ascii: "/")) else { return false }
    let folder = Array(path[...end])
    return facts.leftFolders.withLock { known in
      if let answer = known[folder] { return answer }
      let inside = index.sections.files.indices.filter {
        index.sections.paths.share(index.sections.files[$0].path).starts(with: folder)
      }
      let answer =
        inside.count >= Self.folderSize
        && inside.allSatisfy { targets.builds(index.path(ofFile: $0)) == false }
      known[folder] = answer
      return answer
    }
  }
}

extension FileContext {
  /// Whether a file is a program of its own beside the targets of a package, to be tried out, which ships with none of them.
  var isLooseProgram: Bool {
    tree.children(tree.root).contains { tree.isTypeDeclaration($0) && tree.hasAttribute($0, "main") }
      && site.project.isBesideTargets(file: site.file)
  }
}
