/// GlassLint's own version, as `--version` and reports give it.
public enum GlassLintVersion {
  public static let current = "0.1.0"
  /// The day it was given that version, as manual pages write it.
  public static let date = "November 21, 2026"

  /// With what it was built from: "0.1.0 (commit 0123456789ab)".
  public static var described: String { "\(current) (\(origin(of: sourceCommit)))" }

  /// - Parameter commit: what stands in `sourceCommit`.
  static func origin(of commit: String) -> String {
    let isHash = (7...64).contains(commit.utf8.count) && commit.utf8.allSatisfy(isHexadecimal)
    return isHash ? "commit \(commit.prefix(12))" : "working copy"
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
    default: false
    }
  }
}
