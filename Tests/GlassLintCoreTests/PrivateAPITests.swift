import Testing

@testable import GlassLintCore

@Suite struct PrivateAPITests {
  private func count(_ code: String) -> Int { RuleTrial(PrivateAPI.rule).findings(code).count }

  @Test(
    "a look-up alone makes a file one that is read",
    arguments: ["objc_getRequiredClass(\"_UIBackdropView\")", "sel_getUid(\"_setContinuousCornerRadius:\")"])
  func lookUpsWithoutFrameworks(_ call: String) throws {
    let code = "import Foundation\nlet found = \(call)"
    #expect(try ProjectTrial(["Find.swift": code]).findings(PrivateAPI.rule).count == 1)
  }

  @Test func noNewReleaseChangesWhatOldOnesRun() {
    func message(_ check: String) -> String? {
      RuleTrial(PrivateAPI.rule).findings(
        "func f(_ bar: UISearchBar) { if #\(check)(iOS 26, *) { _ = NSClassFromString(\"_UIBackdropView\") } }"
      ).first?.message
    }
    #expect(message("available")?.contains("any release of the system may change") == true)
    #expect(message("unavailable")?.hasSuffix("App Review looks for") == true)
  }

  @Test(arguments: [
    ("UIDevice.current.systemVersion.hasPrefix(\"15.\")", false), ("system.majorVersion == 15", false),
    ("isOn, system.majorVersion < 17 && isOn", false), ("system.majorVersion >= 17", true),
    ("isOn || system.majorVersion == 15", true),
  ])
  func noNewReleaseChangesWhatRunsOnOneVersion(_ condition: String, _ isChanging: Bool) {
    let message = RuleTrial(PrivateAPI.rule).findings(
      "func f(_ bar: UISearchBar) { if \(condition) { _ = NSClassFromString(\"_UIBackdropView\") } }"
    ).first?.message
    #expect(message?.contains("any release of the system may change") == isChanging)
  }

  @Test("an app for the Mac that goes on without a class or a selector is told a hint")
  func whatIsGuardedOnTheMac() {
    func isHint(_ code: String, _ platforms: [String: String] = ["macOS": "14.0"]) -> [Bool] {
      RuleTrial(PrivateAPI.rule, platforms: platforms).findings(code).map { $0.severity == .info }
    }
    let guarded =
      #"func f() { guard let frame = NSClassFromString("NSThemeFrame") as? NSView.Type else { return } }"#
    #expect(isHint(guarded) == [true])
    #expect(isHint(guarded, ["iOS": "17.0"]) == [false])
    #expect(isHint(guarded.replacing("as? NSView", with: "as! NSView")) == [false])
    let both = ["iOS": "17.0", "macOS": "14.0"]
    #expect(isHint("final class Backdrop: NSView { \(guarded) }", both) == [true])
    #expect(isHint("#if os(iOS)\n#else\n\(guarded)\n#endif", both) == [true])
    let asked =
      #"func f(_ view: NSView) { let variant = NSSelectorFromString("_setVariant:"); if view.responds(to: variant) { view.perform(variant) } }"#
    #expect(isHint(asked) == [true])
    #expect(isHint(asked.replacing("if view.responds(to: variant)", with: "do")) == [false])
  }

  @Test("the path of a framework counts where code is loaded")
  func whatIsOnlyRead() {
    let code = """
      import UIKit
      let folder = "/System/Library/PrivateFrameworks/AccountsUI.framework"
      func picture(_ name: String) -> UIImage? {
        Bundle(path: "/System/Library/PrivateFrameworks/AccountsUI.framework").flatMap { UIImage(named: name, in: $0, with: nil) }
      }
      """
    #expect(count(code) == 0)
    let loading = RuleTrial(PrivateAPI.rule).findings(code + "\nfunc load() { Bundle(path: folder)?.load() }")
    #expect(loading.count == 1 && loading.first?.severity == .warning)
  }

  @Test("what works on folders that the sandbox closes is no app of the App Store")
  func leavingTheSandbox() {
    let code = """
      import UIKit
      let springboard = "/var/mobile/Library/SpringBoard"
      let workspace = objc_getClass("LSApplicationWorkspace")
      """
    let found = RuleTrial(PrivateAPI.rule).findings(code)
    #expect(found.first?.severity == .info && found.first?.message.contains("App Review") == false)
    let inside = RuleTrial(PrivateAPI.rule).findings(code.replacing("/var/mobile", with: "/Documents"))
    #expect(inside.first?.severity == .warning && inside.first?.message.contains("App Review") == true)
  }

  @Test("a private initializer is told once a file, and the project's own never")
  func privateInitializers() {
    let found = RuleTrial(PrivateAPI.rule).findings(
      #"Image(_internalSystemName: "a"); Image(_internalSystemName: "b"); Image(systemName: "c")"#)
    #expect(found.count == 1 && found.first?.notes.count == 1)
    #expect(
      found.first?.message
        == "`Image(_internalSystemName:)` is a private initializer, which any release of the system may change"
    )
    #expect(
      count(#"extension Image { init(_named name: String) { self.init(name) } }; Image(_named: "a")"#) == 0)
    #expect(count(#"struct Store { init(_path: String) {} }; Store(_path: "a")"#) == 0)
  }

  @Test func filesWithoutAViewAreReadWhereTheyLookNamesUp() {
    #expect(count(#"import Foundation; func f() { _ = NSClassFromString("CAFilter") }"#) == 1)
  }

  @Test func appsForTheMacNeedNotPassAppReview() {
    func messages(_ platforms: [String: String], _ code: String) -> [String] {
      RuleTrial(PrivateAPI.rule, platforms: platforms).findings(code).map(\.message)
    }
    let use = #"NSClassFromString("NSThemeFrame")"#
    let message = messages(["macOS": "14.0"], use).first
    #expect(
      message
        == "`NSThemeFrame` is a private class, which any release of the system may change")
    #expect(messages(["macOS": "14.0", "iOS": "17.0"], use).first?.contains("App Review") == true)
    let old = "func f() { if #unavailable(macOS 13) { _ = \(use) } }"
    #expect(messages(["macOS": "12.0"], old) == [])
  }

  @Test(arguments: [
    #"NSClassFromString("_UIBackdropView")"#,
    #"NSClassFromString(String("retliFAC".reversed()))"#,
    #"NSClassFromString("CA".appending("x") + "Filter"); objc_getClass("CABackdropLayer")"#,
    #"NSClassFromString(["Fil", "ter"].joined()); NSClassFromString(["CA", "Filter"].joined(separator: ""))"#,
    #"NSClassFromString(["Filter", "CA"].reversed().joined())"#,
    #"NSClassFromString(String(data: Data(base64Encoded: "Q0FGaWx0ZXI=")!, encoding: .utf8)!)"#,
    #"NSClassFromString(["\(prefix)", "x"].joined()); NSClassFromString("CA" + ("Fil" + "ter"))"#,
    #"let prefix = "CA"; let name = "\(prefix)Filter"; NSClassFromString(name)"#,
    #"enum Names { static let blur = String("retliFAC".reversed()) }; NSClassFromString(Names.blur)"#,
    #"let make = decode("retliFAC")"#,
    #"NSSelectorFromString("_setBackgroundStyle:")"#,
    #"Selector(("_performClose:"))"#,
    #"let name = String("epyThtiWretlif".reversed()) + ":""#,
    #"UIApplication.shared.value(forKeyPath: "statusBarWindow.statusBar")"#,
    #"searchBar.value(forKey: "searchField")"#,
    #"sel_registerName("filterWithType:")"#,
    #"view.value(forKeyPath: "_placeholderLabel.textColor")"#,
    #"webView.configuration.preferences.setValue(true, forKey: "developerExtrasEnabled")"#,
    #"class Bar: UITabBar { func f() { setValue(1, forKey: "_backgroundView") } }"#,
    #"Bundle(path: "/System/Library/PrivateFrameworks/SkyLight.framework")?.load()"#,
    #"NSClassFromString("A" + "A" + "DeviceInfo")"#,
    #"dlopen("/usr/lib/libMobileGestalt.dylib", RTLD_NOW)"#,
    #"center.addObserver(forName: Notification.Name("_MRPlayerChangedNotification"), object: nil, queue: nil) { _ in }"#,
    #"let action = UIAlertAction(title: "A", style: .default); action.setValue(true, forKey: "checked")"#,
    #"NSClassFromString("_TtC7SwiftUI12HostingModel")"#,
    #"func turn(_ value: Int) { UIDevice.current.setValue(value, forKey: "orientation"); UIDevice.current.setValue(1, forKey: "orientation") }"#,
    #"UIDevice.current.setValue(1, forKey: #keyPath(UIDevice.orientation))"#,
    #"let b = CFBundleCreate(nil, NSURL(fileURLWithPath: "/System/Library/PrivateFrameworks/MediaRemote.framework")); CFBundleGetFunctionPointerForName(b, name)"#,
  ])
  func privateNamesAreFound(_ code: String) { #expect(count(code) == 1, "\(code)") }

  @Test(arguments: [
    #"NSClassFromString("MyApp.Scene")"#,
    #"NSClassFromString("_TtC5MyApp5Scene")"#,
    #"NSClassFromString("NSTextView")"#,
    #"Selector("handleTap:")"#,
    #"class A: UIView { @objc func _tap() { } ; let s = Selector(("_tap")) }"#,
    #"json.value(forKey: "_id")"#,
    #"managedObject.setValue(1, forKey: "_cached")"#,
    #"let reversed = String("abc".reversed())"#,
    #"let isFilter = name == "CAFilter""#,
    #"dlopen("/usr/lib/libz.dylib", RTLD_NOW)"#,
    #"NSClassFromString(name)"#,
    #"item.setValue(true, forKey: "checked")"#,
    #"item.setValue(1, forKey: "orientation")"#,
    #"let turn = UIDevice.current.value(forKey: "orientation")"#,
    #"if #available(iOS 16, *) { turn() } else { UIDevice.current.setValue(1, forKey: "orientation") }"#,
    #"let name = Notification.Name("_SyncEndedNotification")"#,
    #"let folders = [Part.dock: "/System/Library/PrivateFrameworks/CoreMaterial.framework/"]"#,
    #"Self._printChanges()"#,
    #"kill("/System/Library/PrivateFrameworks/CommerceKit.framework/Resources/storeagent")"#,
    #"let isPrivate = path.hasPrefix("/System/Library/PrivateFrameworks/")"#,
    "#if DEBUG\nlet a = NSClassFromString(\"CAFilter\")\n#endif",
    "import XCTest\nimport SwiftUI\nlet a = NSClassFromString(\"CAFilter\")",
  ])
  func otherNamesAreQuiet(_ code: String) { #expect(count(code) == 0, "\(code)") }

  @Test func aConstantUsedTwiceIsReportedOnce() {
    #expect(count(#"let a = "_UIBackdropView"; NSClassFromString(a); NSClassFromString(a)"#) == 1)
  }

  @Test func aKeyThatAPropertyReadsAndSetsIsReportedOnce() {
    let property = """
      extension WKWebView { var a: Bool { get { value(forKey: "_bar") as! Bool } set { setValue(newValue, forKey: "_bar") } } }
      """
    #expect(count(property) == 1)
    #expect(count(property.replacing("set {", with: "set { _ = \"\";")) == 1)
    #expect(count(property + property.replacing("var a", with: "var b")) == 2)
  }

  @Test(arguments: [
    "UIApplication.shared.perform(#selector(NSXPCConnection.suspend))",
    "UIControl().sendAction(#selector(URLSessionTask.suspend), to: UIApplication.shared, for: nil)",
  ])
  func aBorrowedSelectorSendsTheAppAway(_ code: String) {
    #expect(
      RuleTrial(PrivateAPI.rule).findings(code).map(\.message) == [
        "`suspend` is a private method of `UIApplication`, which any release of the system may change"
      ])
    #expect(count(code.replacing("UIApplication.shared", with: "task")) == 0)
    #expect(count(code.replacing("suspend", with: "resume")) == 0)
  }

  @Test("a plain word is a private key of the types only that are known for it")
  func keysOfOneType() {
    func messages(_ code: String) -> [String] {
      RuleTrial(PrivateAPI.rule).findings(code).map(\.message)
    }
    let key = "setValue(false, forKey: \"drawsBackground\")"
    let found = [
      "`drawsBackground` is a private key of `WKWebView`, which any release of the system may change"
    ]
    #expect(messages("func f(_ view: WKWebView) { view.\(key) }") == found)
    #expect(messages("func f() { let view = WKWebView(); view.\(key) }") == found)
    #expect(messages("extension WKWebView { func f() { \(key) } }") == found)
    #expect(messages("final class Page: WKWebView { func f() { self.\(key) } }") == found)
    #expect(
      messages("func f(_ setup: WKWebViewConfiguration) { setup.\(key) }") == [
        found[0].replacing("`WKWebView`", with: "`WKWebViewConfiguration`")
      ])
    #expect(messages("func f(_ view: NSTextView, _ other: Any) { view.\(key); other.\(key) }") == [])
    #expect(messages("func f(_ list: NSScrollView) { list.\(key) }; let page: WKWebView").isEmpty)
    #expect(
      messages("func f(_ date: UIDatePicker, _ label: UILabel) { date.setValue(a, forKey: \"textColor\") }")
        .count
        == 1)
    #expect(messages("func f(_ label: UILabel) { label.setValue(a, forKey: \"textColor\") }").isEmpty)
  }

  @Test func theMessageTellsWhatIsSpelled() throws {
    let finding = try #require(
      RuleTrial(PrivateAPI.rule).findings(#"NSClassFromString(String("retliFAC".reversed()))"#).first)
    #expect(finding.message.hasPrefix("this spells the private class `CAFilter`"))
  }
}
