/// How names of types, states and flags say that something goes on, for which users wait.
enum WaitingWords {
  /// Of what shows that something loads, or how far it has come: `UploadSpinner`, `loadingProgress`.
  private static let indicators: [StaticString] = [
    "spinner", "loader", "loading", "activityindicator", "progress",
  ]

  /// Also of conditions under which such a thing is shown: `isWaiting`, `redactionReasons`.
  private static let waits = indicators + ["waiting", "typing", "redact"]

  /// Also of what measures something else.
  private static let gauges = indicators + ["gauge"]

  /// Of flags for what an app, or a finger, is doing, rather than for what is shown: `isSaving`, `isPressed`.
  private static let doing: [StaticString] = [
    "loading", "saving", "fetching", "sending", "submitting", "refreshing", "processing", "working", "busy",
    "loaded", "playing", "recording", "uploading", "downloading", "scanning", "connecting", "running",
    "searching", "resetting", "rebooting", "restoring", "importing", "exporting", "syncing", "verifying",
    "generating", "purchasing", "installing", "waiting", "checking", "inprogress", "deleting", "press",
    "drag", "hover", "touch", "focus",
  ]

  /// Of what stands in for something that is not there yet: `SkeletonCard`.
  private static let standIns: Set<String> = ["loading", "placeholder", "skeleton", "shimmer"]

  static func saysWait(_ name: Name) -> Bool { waits.contains { name.containsIgnoringCase($0) } }

  /// - Parameter file: the name of a file of such things: `ProgressIndicators.swift`. One that only says progress may be that
  /// of a screen.
  static func saysIndicators(_ file: String) -> Bool {
    let name = file.lowercased()
    return indicators.contains { name.contains("\($0)") }
      && (name.contains("indicator") || !name.contains("progress"))
  }

  static func saysGauge(_ name: Name) -> Bool { gauges.contains { name.containsIgnoringCase($0) } }

  static func saysDoing(_ name: Name) -> Bool { doing.contains { name.containsIgnoringCase($0) } }

  /// - Parameter words: those of a name.
  static func sayStandIn(_ words: [String]) -> Bool { !standIns.isDisjoint(with: words) }
}
