import Foundation
import PackagePlugin

/// `swift package glasslint`: GlassLint as it is on the command line, on this package.
///
/// It declares no permission. SwiftPM asks for a declared permission on every call, whatever the arguments are, so that
/// looking for findings would need the leave to write. `--allow-writing-to-package-directory` works all the same: SwiftPM
/// opens the package's folder to whoever is called with it. Xcode has no such flag; there, `glasslint-fix` asks.
@main
struct GlassLintCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var call = ToolCall(arguments)
    try call.narrow(toTargetsAmong: context.package.targets.map { ($0.name, $0.sourceModule?.sourceFiles) })
    try call.run(
      context.tool(named: "glasslint").url, in: context.package.directoryURL,
      keeping: context.pluginWorkDirectoryURL)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension GlassLintCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var call = ToolCall(arguments)
      try call.narrow(toTargetsAmong: context.xcodeProject.targets.map { ($0.displayName, $0.inputFiles) })
      try call.run(
        context.tool(named: "glasslint").url, in: context.xcodeProject.directoryURL,
        keeping: context.pluginWorkDirectoryURL)
    }
  }
#endif
