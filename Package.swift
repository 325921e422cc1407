// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "GlassLint",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "GlassLintCore", targets: ["GlassLintCore"]),
    .executable(name: "glasslint", targets: ["glasslint"]),
  ],
  targets: [
    .target(name: "GlassLintCore"),
    .executableTarget(name: "glasslint", dependencies: ["GlassLintCore"]),
    .testTarget(name: "GlassLintCoreTests", dependencies: ["GlassLintCore"]),
  ],
  swiftLanguageModes: [.v6]
)
