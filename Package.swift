// swift-tools-version: 6.0
import PackageDescription

/// Whether the package lies where pre-commit builds its hooks: it clones into `repo` and eight random characters, below
/// its cache, below PRE_COMMIT_HOME, and with try-repo below any temporary folder; prek, which does the same, below
/// `prek/repos`.
let isHookClone: Bool = {
  let folder = Context.packageDirectory
  let name = (folder.split(separator: "/").last ?? "").utf8
  let isRandom = name.dropFirst(4).allSatisfy {
    (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5F
  }
  return folder.contains("/prek/repos/") || name.count == 12 && name.starts(with: "repo".utf8) && isRandom
}()

/// Whether GlassLint is built for its own sake, from within its folder, and not because another package names it.
let isOwnBuild = Context.environment["PWD"] == Context.packageDirectory

/// A plugin's tool is compiled for the machine that builds, apart from the product of the same name: with plugins, `swift
/// build` and `swift test` compile everything twice, unless they name a product. So there are none where nobody uses
/// them; GLASSLINT_PLUGINS, `on` or `off`, says otherwise.
let hasPlugins =
  switch Context.environment["GLASSLINT_PLUGINS"] {
  case "on": true
  case "off": false
  default: !isOwnBuild && !isHookClone
  }

let plugins: (products: [Product], targets: [Target]) =
  !hasPlugins
  ? ([], [])
  : (
    [
      .plugin(name: "GlassLintCommand", targets: ["GlassLintCommand"]),
      .plugin(name: "GlassLintFix", targets: ["GlassLintFix"]),
      .plugin(name: "GlassLintBuildTool", targets: ["GlassLintBuildTool"]),
    ],
    [
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
    ]
  )

let package = Package(
  name: "GlassLint",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "GlassLintCore", targets: ["GlassLintCore"]),
    .executable(name: "glasslint", targets: ["glasslint"]),
  ] + plugins.products,
  targets: [
    .target(name: "GlassLintCore"),
    .executableTarget(name: "glasslint", dependencies: ["GlassLintCore"]),
    .testTarget(name: "GlassLintCoreTests", dependencies: ["GlassLintCore"]),
  ] + plugins.targets,
  swiftLanguageModes: [.v6]
)
