import Foundation
import Testing

/// The tables of `Fixtures/DesignSystems/README.md`: each ❌ names a line where a finding of the rule is expected, each ✅
/// a line of code without any. That findings are those expected is `FixtureTests`' to say.
@Suite struct DesignSystemTableTests {
  static let folder = FixtureTests.folder + "/DesignSystems"

  /// One row of a table.
  struct Row: CustomTestStringConvertible {
    let number: Int
    let statement: String
    let section: String
    let rule: String
    let wrong: [Place]
    let right: [Place]

    var rules: [String] { rule.matches(of: /`([a-z-]+)`/).map { String($0.1) } }
    var testDescription: String { "\(number): \(statement)" }
  }

  struct Place {
    let label: String
    let file: String
    let line: Int

    /// The line's text; `nil` where there is none.
    var text: String? {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(file)") else { return nil }
      let lines = String(decoding: data, as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      return lines.indices.contains(line - 1) ? String(lines[line - 1]) : nil
    }

    var expected: [String] {
      (text?.firstMatch(of: /\/\/ expect: ([a-z, -]+)/)).map { match in
        match.1.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      } ?? []
    }
  }

  static let text: String = {
    let data = FileManager.default.contents(atPath: "\(folder)/README.md") ?? Data()
    return String(decoding: data, as: UTF8.self)
  }()

  static let rows: [Row] = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    .compactMap { index, line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      guard cells.count == 7, cells[1] != "Statement", !cells[1].hasPrefix("---") else { return nil }
      return Row(
        number: index + 1, statement: cells[1], section: cells[2], rule: cells[3], wrong: places(cells[4]),
        right: places(cells[5]))
    }

  private static func places(_ cell: String) -> [Place] {
    cell.matches(of: /\[([^\]]+)\]\(([^)#]+)#L(\d+)\)/).compactMap { match in
      Int(match.3).map { Place(label: String(match.1), file: String(match.2), line: $0) }
    }
  }

  @Test func thereIsATableForEachSeed() {
    #expect(Self.rows.count > 100)
    for preset in ["event-creation", "idp", "focusflow", "persistent-background", "system-first"] {
      #expect(Self.text.contains("`glasslint:\(preset)`"))
    }
  }

  @Test(arguments: rows)
  func aRowHoldsWhatItClaims(_ row: Row) {
    #expect(!row.section.isEmpty)
    for place in row.wrong + row.right {
      #expect(
        place.label == "\(place.file.split(separator: "/").dropFirst().joined(separator: "/")):\(place.line)")
      #expect(place.text?.trimmingCharacters(in: .whitespaces).isEmpty == false, "\(place.label) is empty")
    }
    for place in row.wrong {
      #expect(!Set(place.expected).isDisjoint(with: row.rules), "\(place.label) expects \(place.expected)")
    }
    for place in row.right {
      #expect(place.expected.isEmpty, "\(place.label) expects \(place.expected)")
    }
    if row.rules.isEmpty {
      // Where no rule speaks, the row says why.
      #expect(row.rule.hasPrefix("–"))
      #expect(row.wrong.isEmpty)
      #expect(row.rule.count > 1 || row.statement.contains(":"))
    } else {
      #expect(!row.wrong.isEmpty, "nothing shows \(row.rule)")
      let shown = Set(row.wrong.flatMap(\.expected))
      #expect(row.rules.filter { !shown.contains($0) }.isEmpty)
    }
  }

  @Test func everyRuleAFixtureExpectsIsInATable() {
    let named = Set(Self.rows.flatMap(\.rules))
    for file in FixtureTests.files where file.hasPrefix("DesignSystems/") {
      let text = FileManager.default.contents(atPath: "\(FixtureTests.folder)/\(file)") ?? Data()
      for match in String(decoding: text, as: UTF8.self).matches(of: /\/\/ expect: ([a-z, -]+)/) {
        for rule in match.1.split(separator: ",") {
          #expect(named.contains(rule.trimmingCharacters(in: .whitespaces)), "\(file)")
        }
      }
    }
  }
}
