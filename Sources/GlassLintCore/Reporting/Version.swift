/// GlassLint's own version, as `--version` and reports give it.
public enum GlassLintVersion {
  public static let current = "0.1.0"
}
