/// Files in the format of the Design Tokens Community Group (`*.tokens.json`).
///
/// The Format and Color Modules 2025.10 are read, and of the drafts before them what tools wrote: dimensions and durations
/// as text (`"16px"`, `"200ms"`), colors as `"#RRGGBB"`. Only tokens that have a role are taken: colors, shadows, font
/// sizes out of `typography`, and numbers whose type or names say what they are for (`RoleWords`).
public enum DesignTokenFile {
  /// The name of this tool under `$extensions`.
  static let vendor = "glasslint"

  /// Reads files together: a reference means a token of its own file, or of another where that has none of the name.
  /// - Parameters:
  ///   - paths: absolute.
  ///   - workingDirectory: what the paths in tokens and errors are relative to.
  ///   - templates: how the tokens are spelled in Swift.
  public static func read(
    paths: [String], workingDirectory: String, templates: TokenTemplates = TokenTemplates()
  ) -> TokenReading {
    var errors: [ConfigurationError] = []
    let texts = paths.compactMap { path in
      ConfigurationText(path: path, file: FilePath.display(path, from: workingDirectory), errors: &errors)
    }
    var reading = read(texts, templates)
    reading.errors = errors + reading.errors
    return reading
  }

  /// - Parameter file: as reports name it.
  public static func read(
    _ bytes: [UInt8], file: String, templates: TokenTemplates = TokenTemplates()
  ) -> TokenReading {
    read([ConfigurationText(file: file, bytes: bytes)], templates)
  }

  private static func read(_ texts: [ConfigurationText], _ templates: TokenTemplates) -> TokenReading {
    let parsed = texts.map { JSONParser.parse($0.bytes, dialect: .strict) }
    // A file without a value still counts, so that positions stay those of the texts.
    let documents = parsed.map { DesignTokenDocument($0.value ?? JSONValue(members: [])) }
    var reading = TokenReading()
    for index in texts.indices {
      var text = texts[index]
      var errors = parsed[index].errors + documents[index].errors
      let reader = DesignTokenReader(documents, home: index, file: text.file, templates: templates)
      for entry in documents[index].entries {
        do throws(JSONError) {
          reading.tokens += try reader.tokens(of: entry, suggests: errors.count < 20)
        } catch {
          if errors.count < maximumErrors, !errors.contains(error) { errors.append(error) }
        }
      }
      for error in errors.prefix(maximumErrors).sorted(by: { $0.offset < $1.offset }) { text.report(error) }
      reading.errors += text.errors
    }
    return reading
  }

  /// A file with more mistakes is of another format; nobody reads them all.
  private static let maximumErrors = 100
}
