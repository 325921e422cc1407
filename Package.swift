// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "GlassLint",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "GlassLintCore", targets: ["GlassLintCore"]),
    .executable(name: "glasslint", targets: ["glasslint"]),
    .plugin(name: "GlassLintCommand", targets: ["GlassLintCommand"]),
    .plugin(name: "GlassLintFix", targets: ["GlassLintFix"]),
    .plugin(name: "GlassLintBuildTool", targets: ["GlassLintBuildTool"]),
  ],
  targets: [
    .target(name: "GlassLintCore"),
    .executableTarget(name: "glasslint", dependencies: ["GlassLintCore"]),
    .plugin(
      name: "GlassLintCommand",
      capability: .command(
        intent: .custom(verb: "glasslint", description: "Find SwiftUI code that leaves the design system")),
      dependencies: ["glasslint"]),
    .plugin(
      name: "GlassLintFix",
      capability: .command(
        intent: .custom(
          verb: "glasslint-fix",
          description: "Rewrite SwiftUI code that leaves the design system, where that is safe"),
        permissions: [.writeToPackageDirectory(reason: "It rewrites Swift files.")]),
      dependencies: ["glasslint"]),
    .plugin(name: "GlassLintBuildTool", capability: .buildTool(), dependencies: ["glasslint"]),
    .testTarget(name: "GlassLintCoreTests", dependencies: ["GlassLintCore"]),
  ],
  swiftLanguageModes: [.v6]
)
