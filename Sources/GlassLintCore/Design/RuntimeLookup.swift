/// Functions that look up by name what the system has at run time.
enum RuntimeLookup {
  static let classes: [StaticString] = [
    "NSClassFromString", "objc_getClass", "objc_lookUpClass", "objc_getRequiredClass",
  ]

  static let selectors: [StaticString] = ["NSSelectorFromString", "sel_registerName", "sel_getUid"]

  /// Those whose argument is a path.
  static let libraries: [StaticString] = ["dlopen"]

  static let all = classes + selectors + libraries + ["CFBundleCreate"]
}
