import Foundation
import PackagePlugin

/// A call of glasslint by a command plugin.
struct ToolCall {
  var arguments: [String]

  /// - Parameter words: what stands behind the plugin's verb, in which SwiftPM leaves its own flags.
  init(_ words: [String]) {
    let own = words.prefix { $0 != "--" }
    arguments = own.filter { !Self.packageFlags.contains($0) } + words.dropFirst(own.count)
  }

  private static let packageFlags = ["--allow-writing-to-package-directory", "--disable-sandbox"]

  /// Puts the Swift files of targets in the place of `--target NAME`, which SwiftPM's plugins and Xcode agree on.
  /// - Parameter targets: all there are; those of other languages have no files.
  mutating func narrow(toTargetsAmong targets: [(name: String, files: FileList?)]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    arguments = extractor.remainingArguments
    var files: [URL] = []
    for name in names {
      guard let target = targets.first(where: { $0.name == name }) else {
        let known = targets.map(\.name).sorted().joined(separator: ", ")
        throw Mistake("there is no target \"\(name)\"; there are \(known)")
      }
      files += target.files?.map(\.url).filter { $0.pathExtension == "swift" } ?? []
    }
    // Xcode names all targets of a project by itself, also those of other languages. But without any path, all of the
    // package would be linted.
    if files.isEmpty, !names.isEmpty {
      throw Mistake("there are no Swift files in \(names.map { "target \"\($0)\"" }.joined(separator: ", "))")
    }
    arguments += files.map { $0.path(percentEncoded: false) }
  }

  /// Runs glasslint and passes on what it came to: SwiftPM ends with 1 where a plugin reports an error.
  /// - Parameters:
  ///   - folder: of the package or project; paths are relative to it, and without any it is what is linted.
  ///   - cache: a folder a plugin may write to, for the index.
  func run(_ tool: URL, in folder: URL, keeping cache: URL) throws {
    if writes, !isWritable(folder) {
      throw Mistake(
        "\(folder.path(percentEncoded: false)) cannot be written here; allow it with "
          + "`swift package --allow-writing-to-package-directory glasslint …`, or use `glasslint-fix`, which asks for it"
      )
    }
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["XDG_CACHE_HOME": cache.path(percentEncoded: false)]) { $1 }
    try process.run()
    process.waitUntilExit()
    switch (process.terminationReason, process.terminationStatus) {
    case (.exit, 0): return
    case (.exit, 1): throw Mistake("GlassLint has findings")
    case (.exit, _): throw Mistake("GlassLint could not do what was asked")
    default: throw Mistake("GlassLint was stopped by signal \(process.terminationStatus)")
    }
  }

  /// Whether the package's folder is about to be written to.
  private var writes: Bool {
    let words = arguments.prefix { $0 != "--" }
    let onlyLooks = ["--dry-run", "--diff-output", "--help", "-h"].contains { words.contains($0) }
    return !onlyLooks && ["fix", "init", "baseline", "hook"].contains { words.contains($0) }
  }

  /// Whether the sandbox lets a file be made there; asking the file system for its permissions would not tell.
  private func isWritable(_ folder: URL) -> Bool {
    let probe = folder.appending(path: ".glasslint-\(UUID().uuidString)")
    do {
      try Data().write(to: probe, options: .withoutOverwriting)
      try FileManager.default.removeItem(at: probe)
      return true
    } catch {
      return false
    }
  }
}

struct Mistake: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
