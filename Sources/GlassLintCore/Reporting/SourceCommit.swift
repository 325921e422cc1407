extension GlassLintVersion {
  /// The commit the sources were exported from: `git archive` puts it here (`export-subst` in .gitattributes); in a
  /// working copy the placeholder stands as it is.
  static let sourceCommit = "$Format:%H$"
}
