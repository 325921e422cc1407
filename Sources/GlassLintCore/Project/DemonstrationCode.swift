/// Code that shows how other code of the project is used or stands in for it in tests, and documentation: no user gets it.
extension Project {
  private static let demonstrations: Set<String> = ["example", "examples", "demo", "demos"]
  /// What may also be called so for what it is about: samples of sounds.
  private static let others: Set<String> = ["sample", "samples", "testing"]
  private static let sources = ["Sources", "Source"]
  private static let documentation: Set<String> = ["docs", "Documentation"]

  /// Whether a file is part of a demonstration: its folder says so and what it demonstrates lies beside that, `Sources` beside
  /// `Examples` and `Kit` beside `KitDemo`. Where there is nothing else, the demonstration is all that there is to mend.
  func isDemonstration(file: Int) -> Bool {
    guard file < index.sections.files.count else { return false }
    let path = index.path(ofFile: file)
    let top = String(path.utf8.prefix(index.commonFolder)) ?? ""
    var folder = top
    for (depth, part) in path.dropFirst(top.count).split(separator: "/").dropLast().enumerated() {
      defer { folder += part + "/" }
      if part.hasSuffix(".docc") || depth == 0 && Self.documentation.contains(String(part)) {
        if targets.builds(path) != true { return true }
        continue
      }
      let words = NameWords.split(part)
      guard let last = words.last else { continue }
      let word = last.lowercased()
      if words.count == 1 {
        guard Self.demonstrations.contains(word) || Self.others.contains(word) else { continue }
        if Self.sources.contains(where: { !index.files(below: folder + $0).isEmpty }) { return true }
      } else if Self.demonstrations.contains(word), part.hasSuffix(last) {
        let shown = part.dropLast(last.count)
        let name = shown.last.map { $0.isLetter || $0.isNumber } ?? false ? shown : shown.dropLast()
        if !index.files(below: folder + name).isEmpty { return true }
      }
    }
    return false
  }
}
