import Foundation
import PackagePlugin

/// `swift package glasslint-fix`: `glasslint fix`, with the permission to write declared, so that SwiftPM on a terminal and
/// Xcode ask for it. `GlassLintCommand` tells why that one does not.
@main
struct GlassLintFix: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var call = ToolCall(["fix"] + arguments)
    try call.narrow(toTargetsAmong: context.package.targets.map { ($0.name, $0.sourceModule?.sourceFiles) })
    try call.run(
      context.tool(named: "glasslint").url, in: context.package.directoryURL,
      keeping: context.pluginWorkDirectoryURL)
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension GlassLintFix: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var call = ToolCall(["fix"] + arguments)
      try call.narrow(toTargetsAmong: context.xcodeProject.targets.map { ($0.displayName, $0.inputFiles) })
      try call.run(
        context.tool(named: "glasslint").url, in: context.xcodeProject.directoryURL,
        keeping: context.pluginWorkDirectoryURL)
    }
  }
#endif
