import Testing

@testable import GlassLintCore

/// Which systems a file is built for, by what its manifest, its Xcode project and its folder say.
@Suite struct ProjectTargetsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ project: XcodeProjectText, _ name: String = "App.xcodeproj") throws {
    try folder.write("\(name)/project.pbxproj", project.text)
  }

  private func platforms(_ file: String, _ targets: ProjectTargets = ProjectTargets()) -> [String: String] {
    let found = targets.platforms(ofFile: "\(folder.path)/\(file)")
    return Dictionary(
      uniqueKeysWithValues: found.systems.map { ($0.rawValue, found.version(for: $0)?.description ?? "?") })
  }

  // MARK: Xcode projects

  @Test func aFileHasThoseOfItsTarget() throws {
    try write(
      XcodeProjectText(targets: [
        .init(name: "App", settings: ["SDKROOT": "iphoneos"], files: ["App/A.swift", "Shared/S.swift"]),
        .init(
          name: "Mac", settings: ["SDKROOT": "macosx", "MACOSX_DEPLOYMENT_TARGET": "13.1"],
          files: ["Mac/M.swift", "Shared/S.swift"]),
      ]))
    #expect(platforms("App/A.swift") == ["iOS": "17.0"])
    #expect(platforms("Mac/M.swift") == ["macOS": "13.1"])
    #expect(platforms("Shared/S.swift") == ["iOS": "17.0", "macOS": "13.1"])
    // What no target has goes by the project as a whole.
    #expect(platforms("Other/O.swift") == ["iOS": "17.0"])
  }

  /// What the template of a project once said for all, none of its targets is built for any more.
  @Test func whatAllTargetsSayThemselvesHoldsForOtherFiles() throws {
    try write(
      XcodeProjectText(targets: [
        .init(
          name: "App", settings: ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "18.0"],
          files: ["App/A.swift"])
      ]))
    #expect(platforms("Other/O.swift") == ["iOS": "18.0"])
  }

  @Test func foldersBelongToTargets() throws {
    try write(
      XcodeProjectText(targets: [
        .init(
          name: "App", settings: ["SDKROOT": "iphoneos"], folders: ["App"],
          exceptions: ["App": ["Info/Out.swift"]]),
        .init(
          name: "Watch", settings: ["SDKROOT": "watchos", "WATCHOS_DEPLOYMENT_TARGET": "10.0"],
          folders: ["Watch"],
          exceptions: ["App": ["Both.swift", "Kit"]]),
      ]))
    #expect(platforms("App/Views/A.swift") == ["iOS": "17.0"])
    #expect(platforms("Watch/W.swift") == ["watchOS": "10.0"])
    #expect(platforms("App/Both.swift") == ["iOS": "17.0", "watchOS": "10.0"])
    #expect(platforms("App/Kit/K.swift") == ["iOS": "17.0", "watchOS": "10.0"])
    let left = ProjectTargets().targets(ofFile: "\(folder.path)/App/Info/Out.swift")
    #expect(left.deployment.allSatisfy { $0.target == nil })
  }

  @Test func aTargetMayBuildForSeveralSystems() throws {
    let settings = [
      "SDKROOT": "auto", "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator macosx xros xrsimulator",
      "MACOSX_DEPLOYMENT_TARGET": "14.0", "SUPPORTS_MACCATALYST": "YES",
    ]
    try write(
      XcodeProjectText(targets: [
        .init(
          name: "App", settings: settings, files: ["A.swift", "T.swift"], filters: ["T.swift": "ios"])
      ]))
    #expect(
      platforms("A.swift") == ["iOS": "17.0", "macOS": "14.0", "visionOS": "?", "macCatalyst": "17.0"])
    #expect(platforms("T.swift") == ["iOS": "17.0"])
  }

  @Test func settingsComeFromFilesAndVariables() throws {
    try folder.write("Config/Base.xcconfig", "OLDEST = 16.2 // of all\n")
    try folder.write(
      "Config/App.xcconfig",
      "#include \"Base.xcconfig\"\n#include \"App.xcconfig\"\nIPHONEOS_DEPLOYMENT_TARGET = $(OLDEST)\r\nSDKROOT[sdk=x] = macosx\n"
    )
    try write(
      XcodeProjectText(targets: [
        .init(
          name: "App", settings: ["SDKROOT": "iphoneos"], files: ["A.swift"],
          configurationFile: "Config/App.xcconfig"),
        .init(
          name: "Next", settings: ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "$(RECOMMENDED)"],
          files: ["B.swift"]),
        .init(
          name: "Loop",
          settings: [
            "SDKROOT": "$(inherited)", "SUPPORTED_PLATFORMS": "$(A) tvos appletvos", "A": "$(A) $(B)",
            "B": "$(A)",
          ],
          files: ["C.swift"]),
      ]))
    #expect(platforms("A.swift") == ["iOS": "16.2"])
    #expect(platforms("B.swift") == ["iOS": "?"])
    #expect(platforms("C.swift") == ["tvOS": "?"])
    let read = ProjectTargets().targets(ofFile: "\(folder.path)/A.swift").deployment
    #expect(read.map { $0.origin(from: folder.path) } == ["Config/App.xcconfig:3 (target App)"])
  }

  @Test func includesLieBesideAFileOrBelowTheProject() throws {
    try folder.write("Config/Shared/TV.xcconfig", "SDKROOT = appletvos\nTVOS_DEPLOYMENT_TARGET = 14.0\n")
    try folder.write("Config/Targets/Base.xcconfig", "#include \"Config/Shared/TV.xcconfig\"\n")
    try folder.write(
      "Config/Targets/App.xcconfig",
      "#include? \"Secrets.xcconfig\"\n#include \"Base.xcconfig\"\n#include \"Pods/Target Support Files/App.xcconfig\"\n"
    )
    try write(
      XcodeProjectText(
        targets: [
          .init(
            name: "App", settings: [:], files: ["A.swift"], configurationFile: "Config/Targets/App.xcconfig")
        ], settings: ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "17.0"]))
    #expect(platforms("A.swift") == ["tvOS": "14.0"])
  }

  @Test func whatAnUnreadIncludeMaySetIsNotKnown() throws {
    let gap = "#include \"Secrets.xcconfig\"\n"
    func found(_ file: String, _ settings: [String: String] = [:]) throws -> [String: String] {
      try folder.write("App.xcconfig", file)
      try write(
        XcodeProjectText(
          targets: [
            .init(name: "App", settings: settings, files: ["A.swift"], configurationFile: "App.xcconfig")
          ], settings: ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "17.0"]))
      return platforms("A.swift")
    }
    let unknown = Dictionary(uniqueKeysWithValues: Platform.allCases.map { ($0.rawValue, "?") })
    #expect(try found("") == ["iOS": "17.0"])
    #expect(try found(gap) == unknown)
    // It may set them again.
    #expect(try found("SDKROOT = iphoneos\nIPHONEOS_DEPLOYMENT_TARGET = 16.0\n\(gap)") == unknown)
    #expect(try found("\(gap)SDKROOT = iphoneos\nIPHONEOS_DEPLOYMENT_TARGET = 16.0\n") == ["iOS": "16.0"])
    #expect(try found("\(gap)SDKROOT = iphoneos\n") == ["iOS": "?"])
    #expect(try found(gap, ["IPHONEOS_DEPLOYMENT_TARGET": "15.0"]) == ["iOS": "15.0"])
    try folder.write("Secrets.xcconfig", "SDKROOT = macosx\nMACOSX_DEPLOYMENT_TARGET = 14.0\n")
    #expect(try found(gap) == ["macOS": "14.0"])
  }

  @Test func twoProjectsMayContradictEachOther() throws {
    try write(
      XcodeProjectText(targets: [.init(name: "App", settings: ["SDKROOT": "iphoneos"], files: ["A.swift"])]))
    try write(
      XcodeProjectText(
        targets: [.init(name: "Old", settings: ["SDKROOT": "iphoneos"], files: ["A.swift"])],
        settings: ["IPHONEOS_DEPLOYMENT_TARGET": "15.0"]), "Old.xcodeproj")
    #expect(platforms("A.swift") == ["iOS": "15.0"])
    let found = ProjectTargets().targets(ofFile: "\(folder.path)/A.swift")
    #expect(found.deployment.map(found.counts) == [false, true])
  }

  @Test func anAppMayAllowOneAppearance() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>UIUserInterfaceStyle</key><string>Dark</string></dict></plist>
      """
    try folder.write("TV App/Info.plist", list)
    try write(
      XcodeProjectText(targets: [
        .init(
          name: "App", settings: ["INFOPLIST_KEY_UIUserInterfaceStyle": "Light"],
          files: ["A.swift", "Both.swift"]),
        .init(
          name: "TV", settings: ["INFOPLIST_FILE": "$(SRCROOT)/TV App/Info.plist"],
          files: ["T.swift", "Both.swift"]),
        .init(name: "Any", settings: [:], files: ["N.swift"]),
      ]))
    let targets = ProjectTargets()
    func style(_ file: String) -> InterfaceStyle? {
      targets.targets(ofFile: "\(folder.path)/\(file)").interfaceStyle
    }
    #expect(style("A.swift") == .light)
    #expect(style("T.swift") == .dark)
    #expect(style("Both.swift") == nil)
    #expect(style("N.swift") == nil)
  }

  @Test func anAppMayKeepTheDesignFromBefore() throws {
    func keeps(_ value: String, _ settings: [String: String] = [:]) throws -> Bool {
      try folder.write(
        "App/Info.plist", "<dict>\n\t<key>UIDesignRequiresCompatibility</key>\n\t\(value)\n</dict>")
      try write(
        XcodeProjectText(targets: [
          .init(
            name: "App", settings: ["INFOPLIST_FILE": "App/Info.plist"].merging(settings) { $1 },
            files: ["A.swift"])
        ]))
      return ProjectTargets().keepsOldDesign("\(folder.path)/A.swift")
    }
    #expect(try keeps("<true/>"))
    #expect(try !keeps("<false/>"))
    #expect(try !keeps("<true/>", ["INFOPLIST_KEY_UIDesignRequiresCompatibility": "NO"]))
    #expect(try keeps("<false/>", ["INFOPLIST_KEY_UIDesignRequiresCompatibility": "YES"]))
  }

  @Test func aProjectElsewhereMayHaveAFile() throws {
    try write(
      XcodeProjectText(targets: [
        .init(name: "App", settings: ["SDKROOT": "iphoneos"], files: ["../Shared/S.swift"])
      ]), "Apps/One/One.xcodeproj")
    #expect(platforms("Apps/Shared/S.swift") == [:])
    var landmarks = ProjectLandmarks()
    landmarks.begin(at: folder.path)
    landmarks.add(ProjectLandmarks.read("\(folder.path)/Apps/One"), at: "\(folder.path)/Apps/One")
    #expect(platforms("Apps/Shared/S.swift", ProjectTargets(landmarks)) == ["iOS": "17.0"])
  }

  @Test(arguments: [
    "", "{", "// !$*UTF8*$!\n{ objects = { A = { isa = ", "<plist></plist>", "{ objects = (); }",
    "<<<<<<< HEAD",
  ])
  func whatCannotBeReadSaysNothing(_ text: String) throws {
    try folder.write("App.xcodeproj/project.pbxproj", text)
    let targets = ProjectTargets()
    #expect(platforms("A.swift", targets) == [:])
    #expect(targets.mistakes.map(\.path) == ["\(folder.path)/App.xcodeproj/project.pbxproj"])
  }

  @Test func aTruncatedProjectNeverCrashes() throws {
    let text = XcodeProjectText(targets: [
      .init(
        name: "App", settings: ["SDKROOT": "iphoneos"], files: ["A.swift"], folders: ["B"],
        exceptions: ["B": ["C"]])
    ]).text
    for count in stride(from: 0, to: text.utf8.count, by: 7) {
      try folder.write(
        "App.xcodeproj/project.pbxproj", String(decoding: text.utf8.prefix(count), as: UTF8.self))
      #expect(platforms("A.swift") == [:])
    }
  }

  // MARK: Packages

  @Test func whatATargetImportsTellsWhatItCannotBeBuiltFor() throws {
    let settings = [
      "SUPPORTED_PLATFORMS": "iphoneos macosx", "MACOSX_DEPLOYMENT_TARGET": "14.0",
    ]
    try write(
      XcodeProjectText(targets: [
        .init(name: "Mac", settings: settings, files: ["Mac/A.swift", "Mac/B.swift", "Shared.swift"]),
        .init(name: "Phone", settings: settings, files: ["Phone/A.swift", "Shared.swift"]),
        .init(
          name: "Both", settings: settings, files: ["Both/A.swift", "Both/B.swift", "Both/M.swift"],
          filters: ["Both/M.swift": "macos"]),
      ]))
    try folder.write(
      "Kit/Package.swift",
      """
      import PackageDescription
      let package = Package(name: "Kit", platforms: [.macOS(.v14), .iOS(.v17)],
        targets: [.target(name: "Kit"), .target(name: "Other")])
      """)
    let targets = ProjectTargets()
    func importer(_ path: String, _ missing: Set<Platform>) -> UnbuildableSystems.Importer {
      .init(path: "\(folder.path)/\(path)", missing: missing.bits)
    }
    targets.know([
      importer("Mac/A.swift", [.iOS, .tvOS]), importer("Phone/A.swift", [.macOS]),
      importer("Both/M.swift", [.iOS]), importer("Kit/Sources/Kit/A.swift", [.macOS]),
    ])
    #expect(platforms("Mac/B.swift", targets) == ["macOS": "14.0"])
    #expect(platforms("Phone/A.swift", targets) == ["iOS": "17.0"])
    #expect(platforms("Shared.swift", targets) == ["iOS": "17.0", "macOS": "14.0"])
    #expect(platforms("Both/A.swift", targets) == ["iOS": "17.0", "macOS": "14.0"])
    #expect(platforms("Kit/Sources/Kit/B.swift", targets) == ["iOS": "17.0"])
    #expect(platforms("Kit/Sources/Other/B.swift", targets) == ["iOS": "17.0", "macOS": "14.0"])
    // Files that only builds for one system have are kept out of the others by a setting.
    targets.know([importer("Mac/A.swift", [.iOS, .tvOS]), importer("Mac/B.swift", [.macOS])])
    #expect(platforms("Mac/B.swift", targets) == ["iOS": "17.0", "macOS": "14.0"])
  }

  // MARK: Tuist

  @Test func aTuistManifestSaysWhichTargetsItMakes() throws {
    try folder.write(
      "Project.swift",
      """
      import ProjectDescription
      import ProjectDescriptionHelpers

      let phone: Set<Destination> = [.iPhone, .iPad]
      let project = Project(
        name: "App",
        targets: [
          .target(
            name: "App", destinations: phone, product: .app, deploymentTargets: .iOS("17.2"),
            infoPlist: .extendingDefault(with: ["UIUserInterfaceStyle": "Dark"]),
            sources: ["App/**", .glob("Shared/**/*.swift", excluding: ["Shared/Old/**"])],
            dependencies: [.target(name: "Kit")]),
          .target(
            name: "Kit", destinations: [.iPhone, .mac], product: .staticFramework,
            deploymentTargets: .multiplatform(iOS: "16.0", macOS: Versions.mac), sources: "Kit/**"),
          Target(
            name: "Watch", platform: .watchOS, product: .app,
            deploymentTarget: .watchOS(targetVersion: "10.1"), sources: ["Watch/**"]),
          .feature("Profile"),
        ])
      """)
    try folder.write(
      "Tuist/ProjectDescriptionHelpers/Targets/Versions.swift",
      """
      import ProjectDescription

      public enum Versions {
        public static let mac = "14.1"
        static let phone = DeploymentTargets.iOS("15.4")
      }
      """)
    #expect(platforms("App/Views/A.swift") == ["iOS": "17.2"])
    #expect(platforms("Shared/S.swift") == ["iOS": "17.2"])
    #expect(platforms("Kit/K.swift") == ["iOS": "16.0", "macOS": "14.1"])
    #expect(platforms("Watch/W.swift") == ["watchOS": "10.1"])
    // Of what functions make, only the versions that are written down are known: the oldest counts.
    #expect(platforms("Features/Profile/P.swift")["iOS"] == "15.4")
    #expect(platforms("Shared/Old/M.swift")["iOS"] == "15.4")
    let targets = ProjectTargets()
    #expect(targets.targets(ofFile: "\(folder.path)/App/A.swift").interfaceStyle == .dark)
    #expect(targets.builds("\(folder.path)/Features/Profile/P.swift") == nil)
    // What imports something else is no manifest.
    try folder.write("Model/Project.swift", "struct Project { let target = Target.iOS(\"3.0\") }\n")
    #expect(platforms("Model/M.swift")["iOS"] == "15.4")
  }

  // MARK: XcodeGen

  @Test func aSpecificationSaysWhichTargetsItMakes() throws {
    try folder.write(
      "project.yml",
      """
      name: App
      options:
        deploymentTarget:
          macOS: "14.0"
          iOS: 16.0
      targets:
        App:
          type: application
          platform: macOS
          sources:
            - path: App
              excludes: ["**/Phone"]
        Phone:
          type: application
          platform: iOS
          deploymentTarget: "17.2"
          sources: [Phone, App/Views/Phone]
        Watch:
          type: application
          platform: watchOS
          settings:
            base:
              WATCHOS_DEPLOYMENT_TARGET: 10.1
          sources: Watch
        Both:
          type: framework
          platform: auto
          supportedDestinations: [iOS, macOS, macCatalyst]
          sources: [Both]
      """)
    #expect(platforms("App/A.swift") == ["macOS": "14.0"])
    #expect(platforms("App/Views/Phone/A.swift") == ["iOS": "17.2"])
    #expect(platforms("Watch/W.swift") == ["watchOS": "10.1"])
    #expect(platforms("Both/B.swift") == ["iOS": "16.0", "macOS": "14.0", "macCatalyst": "16.0"])
    let places = ProjectTargets().targets(ofFile: "\(folder.path)/Phone/P.swift").deployment
    #expect(places.map { $0.origin(from: folder.path) } == ["project.yml:16 (target Phone)"])
    // It is what holds where nothing is left of an earlier project but what Xcode keeps for its user.
    try folder.write("App.xcodeproj/project.xcworkspace/xcshareddata/IDEWorkspaceChecks.plist")
    #expect(platforms("App/A.swift") == ["macOS": "14.0"])
    try write(
      XcodeProjectText(targets: [
        .init(name: "App", settings: ["SDKROOT": "iphoneos"], files: ["App/A.swift"])
      ]))
    #expect(platforms("App/A.swift") == ["iOS": "17.0"])
  }

  @Test func aSpecificationMayIncludeOthersAndTemplates() throws {
    try folder.write(
      "project.yaml",
      """
      include:
        - Project/targets.yml
        - path: Project/none.yml
      targetTemplates:
        Library:
          type: framework
          platform: [iOS, macOS]
          sources:
            - Kits/${target_name}
            - Systems/$platform
          settings:
            groups: [old]
      settingGroups:
        old:
          base:
            MACOSX_DEPLOYMENT_TARGET: "12.0"
          configs:
            debug:
              IPHONEOS_DEPLOYMENT_TARGET: "15.0"
            release:
              IPHONEOS_DEPLOYMENT_TARGET: "15.0"
      targets:
        Kit:
          templates: [Library]
          sources: [More]
      """)
    try folder.write(
      "Project/targets.yml",
      """
      name: App
      targets:
        App:
          platform: iOS
          deploymentTarget: 17.0
          sources: ../App
      """)
    #expect(platforms("App/A.swift") == ["iOS": "17.0"])
    #expect(platforms("Kits/Kit/K.swift") == ["iOS": "15.0", "macOS": "12.0"])
    #expect(platforms("More/M.swift") == ["iOS": "15.0", "macOS": "12.0"])
    #expect(platforms("Systems/macOS/M.swift") == ["macOS": "12.0"])
    let targets = ProjectTargets()
    let ids = targets.targetIDs(ofFile: "\(folder.path)/Kits/Kit/K.swift").map(targets.target)
    #expect(ids.map(\.name) == ["Kit_iOS", "Kit_macOS"])
    #expect(ids.map(\.module) == ["Kit", "Kit"])
  }

  /// What has no name is there to be included.
  @Test func aPartOfASpecificationSaysNothingByItself() throws {
    try folder.write("Kit/project.yml", "targets:\n  Kit:\n    platform: iOS\n    sources: .\n")
    #expect(platforms("Kit/K.swift") == [:])
    try folder.write("project.yml", "name: App\ninclude: Kit/project.yml\n")
    #expect(platforms("Kit/K.swift") == ["iOS": "?"])
  }

  @Test func aSpecificationThatCannotBeReadSaysNothing() throws {
    try folder.write("project.yml", "targets:\n\tApp:\n    platform: macOS\n")
    let targets = ProjectTargets()
    #expect(platforms("App/A.swift", targets) == [:])
    #expect(targets.mistakes.map(\.reason) == ["line 2: a tab indents it"])
  }

  @Test func aManifestSaysForItsTargets() throws {
    try folder.write(
      "Kit/Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "A", platforms: [.iOS(.v17), .macOS("11.4"), .macCatalyst(.v13_4), .custom("x"), .tvOS(version)],
        targets: [.target(name: "A"), .target(name: "B", path: "B")])
      """)
    let expected = ["iOS": "17.0", "macOS": "11.4", "macCatalyst": "13.4", "tvOS": "?"]
    #expect(platforms("Kit/Sources/A/A.swift") == expected)
    #expect(platforms("Kit/B/B.swift") == expected)
    // A folder narrows what the package is for.
    #expect(platforms("Kit/Sources/A/macOS/A.swift") == ["macOS": "11.4"])
    let read = ProjectTargets().targets(ofFile: "\(folder.path)/Kit/B/B.swift").deployment
    #expect(read.first?.origin(from: folder.path) == "Kit/Package.swift:4")
  }

  @Test func aManifestMayNameAConstantOrNothing() throws {
    try folder.write(
      "One/Package.swift",
      "let systems: [SupportedPlatform] = [.iOS(.v16)]\nlet package = Package(name: \"A\", platforms: systems)"
    )
    try folder.write("Two/Package.swift", "let package = Package(name: \"A\")")
    try folder.write("Three/Package.swift", "let package = Package(")
    try folder.write("Four/Package.swift", "let x = 1")
    #expect(platforms("One/Sources/A/A.swift") == ["iOS": "16.0"])
    #expect(Set(platforms("Two/Sources/A/A.swift").values) == ["?"])
    #expect(platforms("Two/Sources/A/A.swift").count == Platform.allCases.count)
    let targets = ProjectTargets()
    #expect(platforms("Four/Sources/A/A.swift", targets) == [:])
    #expect(targets.mistakes.map(\.reason) == ["declares no package"])
  }

  /// Whatever puts the list together, the systems in it are written down somewhere.
  @Test func aManifestMayBuildItsSystems() throws {
    try folder.write(
      "One/Package.swift",
      """
      let package = Package {
        Kit()
      }
      .supportedPlatforms { Systems() }
      struct Systems: PlatformSet {
        var body: any SupportedPlatforms {
          SupportedPlatform.macOS(.v12)
          SupportedPlatform.iOS("15.4")
        }
      }
      """)
    try folder.write(
      "Two/Package.swift",
      """
      let base: [SupportedPlatform] = [.iOS(.v16)]
      let package = Package(
        name: "A", platforms: base + [.tvOS(.v17)],
        targets: [.target(name: "A", swiftSettings: [.define("X", .when(platforms: [.macOS]))])])
      """)
    try folder.write(
      "Three/Package.swift", "let package = Package(name: \"A\")\npackage.platforms = [.iOS(.v17)]")
    #expect(platforms("One/Sources/A/A.swift") == ["macOS": "12.0", "iOS": "15.4"])
    #expect(platforms("Two/Sources/A/A.swift") == ["iOS": "16.0", "tvOS": "17.0"])
    #expect(platforms("Three/Sources/A/A.swift") == ["iOS": "17.0"])
  }

  @Test func aManifestOfToolsSaysNothingOfTheAppBesideIt() throws {
    try folder.write("Package.swift", "let package = Package(name: \"Tools\", platforms: [.macOS(.v12)])")
    try write(
      XcodeProjectText(targets: [
        .init(name: "App", settings: ["SDKROOT": "iphoneos"], files: ["App/A.swift"])
      ]))
    #expect(platforms("App/A.swift") == ["iOS": "17.0"])
    #expect(platforms("Elsewhere/A.swift") == ["iOS": "17.0"])
  }

  @Test func anAppSaysWhichOfAPackagesSystemsItIsFor() throws {
    try folder.write(
      "Package.swift",
      """
      let package = Package(
        name: "Player", platforms: [.iOS(.v16), .tvOS(.v16)],
        targets: [.target(name: "Room", path: "Room"), .target(name: "Core", path: "Core")])
      """)
    try write(
      XcodeProjectText(targets: [
        .init(name: "Room", settings: ["SDKROOT": "appletvos"], files: ["Room/A.swift"])
      ]))
    #expect(Set(platforms("Room/A.swift").keys) == ["tvOS"])
    #expect(platforms("Core/C.swift") == ["iOS": "16.0", "tvOS": "16.0"])
  }

  @Test func anExampleBelowAPackageIsNoneOfIt() throws {
    try folder.write("Package.swift", "let package = Package(name: \"Kit\", platforms: [.iOS(.v13)])")
    try write(
      XcodeProjectText(targets: [
        .init(name: "Demo", settings: ["SDKROOT": "iphoneos"], files: ["Sources/A.swift"])
      ]),
      "Demo/Demo.xcodeproj")
    #expect(platforms("Demo/Sources/A.swift") == ["iOS": "17.0"])
    #expect(platforms("Sources/Kit/A.swift") == ["iOS": "13.0"])
  }

  // MARK: Folders

  @Test func aFolderSaysWhereNothingElseDoes() throws {
    try folder.write("App/.git/HEAD", "")
    #expect(platforms("App/macOS/A.swift") == ["macOS": "?"])
    #expect(platforms("App/Shared (iOS)/A.swift") == ["iOS": "?", "macCatalyst": "?"])
    // A word that may be what an app is about.
    #expect(platforms("App/TV/A.swift") == [:])
    #expect(platforms("my-ios/App/A.swift") == ["iOS": "?", "macCatalyst": "?"])
  }

  @Test func theNameOfARepositorySaysNothing() throws {
    try folder.write("app-ios/.git/HEAD", "")
    #expect(platforms("app-ios/App/A.swift") == [:])
  }

  @Test func whatATargetListsIsForItsSystems() throws {
    try write(
      XcodeProjectText(targets: [
        .init(
          name: "App",
          settings: ["SUPPORTED_PLATFORMS": "iphoneos macosx", "MACOSX_DEPLOYMENT_TARGET": "14.0"],
          files: ["TV/A.swift", "Mac/B.swift"])
      ]))
    #expect(platforms("TV/A.swift") == ["iOS": "17.0", "macOS": "14.0"])
  }
}
