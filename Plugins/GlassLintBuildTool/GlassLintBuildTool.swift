import Foundation
import PackagePlugin

/// Lints each target that uses it before it is compiled: findings are the build's warnings, those of level `error` fail it.
///
/// It runs again when one of the target's files, a configuration or a baseline has changed, so SwiftPM tells findings
/// once, as the compiler does its warnings; Xcode runs it with every build.
@main
struct GlassLintBuildTool: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let lint = LintCommand(
      tool: try context.tool(named: "glasslint").url, target: target.name,
      work: context.pluginWorkDirectoryURL)
    // A command without outputs would never run in packages of tools before 6.0.
    let version = context.package.toolsVersion
    return try lint.commands(for: module.sourceFiles.map(\.url), needsOutput: version.major < 6)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension GlassLintBuildTool: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let lint = LintCommand(
        tool: try context.tool(named: "glasslint").url, target: target.displayName,
        work: context.pluginWorkDirectoryURL)
      return try lint.commands(for: target.inputFiles.map(\.url), needsOutput: false)
    }
  }
#endif

/// The build command of one target.
struct LintCommand {
  let tool: URL
  let target: String
  /// The folder the command may write to.
  let work: URL

  func commands(for sources: [URL], needsOutput: Bool) throws -> [Command] {
    let files = sources.filter { $0.pathExtension == "swift" }
    guard !files.isEmpty else { return [] }
    // However many there are, they fit in a file.
    let list = work.appending(path: "files")
    try Data(files.map { path($0) + "\0" }.joined().utf8).write(to: list, options: .atomic)
    // Every output becomes a part of the target; whatever is no source becomes a resource, and the target gets a bundle
    // for it. So there is none where it can be helped, and else an empty source, which does the least harm.
    let output = needsOutput ? work.appending(path: "GlassLint.swift") : nil
    return [
      .buildCommand(
        displayName: "GlassLint \(target)", executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", Self.script, path(tool), path(list), path(work), output.map(path) ?? ""],
        // The sandbox keeps it from the user's cache.
        environment: ["XDG_CACHE_HOME": path(work)],
        inputFiles: files + governing(files) + [tool], outputFiles: output.map { [$0] } ?? [])
    ]
  }

  /// Compact reports name files below the working directory relative to it, and Xcode opens absolute paths only: so the
  /// working directory is one that holds no sources.
  private static let script = """
    cd "$2" &&
    "$0" lint --format compact --color never --quiet --fail-on error --files-from "$1" -0 &&
    { [ -z "$3" ] || [ -f "$3" ] || : >"$3"; }
    """

  /// The configurations and baselines that may govern files: those in their folders and above. Which files these name in
  /// turn is not known here.
  private func governing(_ files: [URL]) -> [URL] {
    var folders: Set<String> = []
    for file in files {
      var folder = file.deletingLastPathComponent().standardizedFileURL
      while folders.insert(path(folder)).inserted, folder.pathComponents.count > 1 {
        folder.deleteLastPathComponent()
      }
    }
    return folders.sorted().flatMap { folder in
      [".glasslint.json", ".glasslint-baseline.json"].map { URL(filePath: folder).appending(path: $0) }
    }.filter { FileManager.default.fileExists(atPath: path($0)) }
  }

  private func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}
