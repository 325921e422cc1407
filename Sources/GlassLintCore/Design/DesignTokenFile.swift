/// Files in the format of the Design Tokens Community Group (`*.tokens.json`).
///
/// The Format and Color Modules 2025.10 are read, and of the drafts before them what tools wrote: dimensions and durations
/// as text (`"16px"`, `"200ms"`), colors as `"#RRGGBB"`. Only tokens that have a role are taken: colors, shadows, font
/// sizes out of `typography`, and numbers whose type or names say what they are for (`RoleWords`).
public enum DesignTokenFile {
  /// The name of this tool under `$extensions`.
  static let vendor = "glasslint"

  /// - Parameters:
  ///   - path: absolute.
  ///   - workingDirectory: what the paths in tokens and errors are relative to.
  ///   - templates: how its tokens are spelled in Swift.
  public static func read(
    path: String, workingDirectory: String, templates: TokenTemplates = TokenTemplates()
  ) -> TokenReading {
    let file = FilePath.display(path, from: workingDirectory)
    var errors: [ConfigurationError] = []
    guard let text = ConfigurationText(path: path, file: file, errors: &errors) else {
      return TokenReading(errors: errors)
    }
    return read(text.bytes, file: file, templates: templates)
  }

  /// - Parameter file: as reports name it.
  public static func read(
    _ bytes: [UInt8], file: String, templates: TokenTemplates = TokenTemplates()
  ) -> TokenReading {
    var text = ConfigurationText(file: file, bytes: bytes)
    let parsed = JSONParser.parse(bytes, dialect: .strict)
    var errors = parsed.errors
    var tokens: [DesignToken] = []
    if let root = parsed.value {
      let document = DesignTokenDocument(root)
      errors += document.errors
      let reader = DesignTokenReader(document, file: file, templates: templates)
      for entry in document.entries {
        do throws(JSONError) {
          tokens += try reader.tokens(of: entry, suggests: errors.count < 20)
        } catch {
          if errors.count < maximumErrors, !errors.contains(error) { errors.append(error) }
        }
      }
    }
    for error in errors.prefix(maximumErrors).sorted(by: { $0.offset < $1.offset }) { text.report(error) }
    return TokenReading(tokens: tokens, errors: text.errors)
  }

  /// A file with more mistakes is of another format; nobody reads them all.
  private static let maximumErrors = 100
}
