/// Classes, selectors and keys of the system's frameworks that no header declares.
enum PrivateNames {
  /// Classes without the underscore that marks most private ones.
  static let classes: Set<String> = [
    // Blurs and layers.
    "CAFilter", "CABackdropLayer", "CAMLParser", "CAPluginLayer", "CAPortalLayer", "CAChameleonLayer",
    "CAEmitterBehavior",
    "UIBackdropView",
    // Views of UIKit's own.
    "UITabBarButton", "UINavigationButton", "UINavigationItemView", "UINavigationItemButtonView",
    "UIStatusBar", "UIStatusBarWindow", "UISearchBarBackground", "UISearchBarTextField",
    "UITableViewWrapperView", "UITableViewCellContentView", "UITransitionView", "UIDropShadowView",
    "UILayoutContainerView", "UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIInputSetContainerView",
    "UIInputSetHostView", "UIKeyboardImpl", "UIKBRenderFactory", "UIDebuggingInformationOverlay",
    "UIWebBrowserView", "UICalloutBar", "UIPickerTableView", "UISwipeActionPullView",
    "UISwitchModernVisualElement", "UIPrinterBrowserViewController", "MPVolumeSlider",
    "MPAVRoutingSheet", "WKContentView", "WKScrollView", "WKFormAccessoryView",
    "PUPhotoPickerHostViewController",
    // AppKit's own.
    "NSTitlebarContainerView", "NSTitlebarView", "NSThemeFrame", "NSToolbarFullScreenWindow",
    "NSStatusBarWindow", "NSStatusBarContentView", "NSCarbonMenuImpl", "NSPopoverFrame",
    "NSContextMenuImpl",
    // Services.
    "LSApplicationWorkspace", "LSApplicationProxy", "SBApplicationController", "SBSRestartRenderServerAction",
    "FBSSystemService", "CUICatalog", "PSSpecifier", "MCMContainer", "AXSettings",
    "BKSProcessAssertion", "AADeviceInfo",
  ]

  /// Libraries of functions that no header declares.
  static let libraries: Set<String> = ["/usr/lib/libMobileGestalt.dylib"]

  /// Selectors without a leading underscore.
  static let selectors: Set<String> = [
    "filterWithType:", "filterWithName:", "behaviorWithType:", "defaultWorkspace",
    "openApplicationWithBundleID:",
    "allInstalledApplications", "installedPlugins", "terminateWithSuccess", "setRequiresDisplayCompositing:",
    "applyRequestedFilterEffects",
  ]

  /// The private classes that answer to some of them.
  static let classesOfSelectors = [
    "filterWithType:": "CAFilter", "filterWithName:": "CAFilter", "behaviorWithType:": "CAEmitterBehavior",
    "defaultWorkspace": "LSApplicationWorkspace", "openApplicationWithBundleID:": "LSApplicationWorkspace",
    "allInstalledApplications": "LSApplicationWorkspace", "installedPlugins": "LSApplicationWorkspace",
  ]

  /// Keys without a leading underscore for values that objects of the system do not show.
  static let keys: Set<String> = [
    "developerExtrasEnabled", "allowFileAccessFromFileURLs", "allowUniversalAccessFromFileURLs",
    "placeholderLabel", "placeholderLabel.textColor", "clearButton", "titleTextColor", "highlightsToday",
    "requestedValues",
    "statusBar", "statusBarWindow", "statusBarWindow.statusBar", "searchField", "attributedMessage",
    "titleTextAlignment", "imageTintColor",
  ]

  /// Plain words that are a private key of some of the system's types only, and may be public ones of others.
  static let typesOfKeys: [String: [String]] = [
    "attributedTitle": ["UIAlertController"],
    "cancelButtonText": ["UISearchBar"],
    "checked": ["UIAlertAction"],
    "contentViewController": ["UIAlertController"],
    "drawsBackground": ["WKWebView", "WKWebViewConfiguration"],
    "handler": ["UIAlertAction"],
    "image": ["UIAlertAction"],
    "textColor": ["UIDatePicker"],
    "view": ["UIBarButtonItem", "UITabBarItem"],
  ]

  /// The keys of WebKit's preferences and of its view, which many apps that show pages set.
  static let webKeys: Set<String> = [
    "developerExtrasEnabled", "allowFileAccessFromFileURLs", "allowUniversalAccessFromFileURLs",
    "drawsBackground",
  ]

  /// Texts that mean nothing but the private class or selector they spell, wherever they stand: those of the variable
  /// blur, also backwards and in base 64.
  static let tellingWords: [(text: StaticString, name: StaticString, isSelector: Bool)] = [
    ("CAFilter", "CAFilter", false),
    ("retliFAC", "CAFilter", false),
    ("Q0FGaWx0ZXI=", "CAFilter", false),
    ("CABackdropLayer", "CABackdropLayer", false),
    ("reyaLpordkcaBAC", "CABackdropLayer", false),
    ("Q0FCYWNrZHJvcExheWVy", "CABackdropLayer", false),
    ("filterWithType:", "filterWithType:", true),
    (":epyThtiWretlif", "filterWithType:", true),
    ("epyThtiWretlif", "filterWithType:", true),
    ("ZmlsdGVyV2l0aFR5cGU6", "filterWithType:", true),
  ]

  /// `_UIBackdropView`, `_TtC7SwiftUI…`, `SwiftUI.UIKitNavigationController`.
  static func isClass(_ name: String) -> Bool {
    if classes.contains(name) { return true }
    for module in ["SwiftUI.", "UIKit.", "AppKit.", "UIKitCore."] where name.hasPrefix(module) {
      return name.utf8.count > module.utf8.count
    }
    if name.hasPrefix("_Tt") {
      return ["7SwiftUI", "5UIKit", "9UIKitCore", "6AppKit"].contains { name.contains($0) }
    }
    return hasPrivatePrefix(name)
  }

  /// `_UI…`, `_NS…`: an underscore and the letters of one of the system's frameworks; `UINS…` of Catalyst.
  private static func hasPrivatePrefix(_ name: String) -> Bool {
    ["_UI", "_NS", "_CA", "_WK", "_MP", "_AV", "_LS", "_SF", "_MK", "_PK", "_SW", "UINS"].contains {
      name.hasPrefix($0)
    }
  }

  /// `_UIApplicationVolumeUpButtonDownNotification`: an underscore, the letters of a framework, and what it is.
  static func isNotification(_ name: String) -> Bool {
    let letters = name.utf8.dropFirst().prefix(2)
    return name.hasPrefix("_") && name.hasSuffix("Notification") && letters.count == 2
      && letters.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  /// An underscore and a letter in lower case, with the parts of a selector behind it.
  static func isSelector(_ name: String) -> Bool {
    if selectors.contains(name) { return true }
    let bytes = Array(name.utf8.prefix(3))
    return bytes.count == 3 && bytes[0] == UInt8(ascii: "_")
      && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[1])
  }

  /// Keys with a leading underscore that are those of documents and records, not of objects of the system.
  private static let recordKeys: Set<String> = [
    "_id", "_rev", "_type", "_links", "_embedded", "_meta", "_ref",
  ]

  static func isKey(_ path: String) -> Bool {
    if keys.contains(path) || typesOfKeys[path] != nil { return true }
    return path.split(separator: ".").contains { part in
      part.hasPrefix("_") && isSelector(String(part)) && !recordKeys.contains(String(part))
    }
  }
}

extension FileContext {
  private struct SandboxAnswer {
    let leaves: Bool
  }

  /// Whether the file's code names folders of other apps' data, which the sandbox of an app from the App Store closes.
  var leavesSandbox: Bool {
    facts.kept {
      SandboxAnswer(
        leaves: (0..<tree.nodeCount).contains { id in
          guard tree.kind(id) == .stringLiteral else { return false }
          return Self.closedFolders.contains(where: tree.text(id).hasPrefix)
        })
    }.value.leaves
  }

  private static let closedFolders = [
    "\"/var/mobile/", "\"/var/containers/", "\"/private/var/mobile/", "\"/private/var/containers/",
  ]
}
