// What libFuzzer calls, compiled together with the core by Scripts/fuzz. The first byte of an input says what reads the rest.

import Foundation

/// Who reads an input.
private enum Reader: UInt8, CaseIterable {
  case syntax, rules, configuration, baseline, catalog, tokens
}

private final class Fuzzer: @unchecked Sendable {
  static let shared = Fuzzer()

  private let folder: String
  private var parser = Parser()
  private let all = RuleRegistry.all

  private init() {
    folder = NSTemporaryDirectory() + "/glasslint-fuzz-\(ProcessInfo.processInfo.processIdentifier)"
    try? FileManager.default.createDirectory(
      atPath: folder + "/Assets.xcassets/Brand.colorset", withIntermediateDirectories: true)
  }

  func run(_ reader: Reader, _ bytes: [UInt8]) {
    switch reader {
    case .syntax: readSyntax(bytes)
    case .rules: fix(bytes)
    case .configuration: readConfiguration(bytes)
    case .baseline: _ = try? BaselineReader.read(bytes, name: "baseline.json")
    case .catalog:
      write("Assets.xcassets/Brand.colorset/Contents.json", bytes)
      _ = AssetCatalog.read(folder + "/Assets.xcassets", workingDirectory: folder)
    case .tokens: _ = DesignTokenFile.read(bytes, file: "a.tokens.json", templates: TokenTemplates())
    }
  }

  private func write(_ name: String, _ bytes: [UInt8]) {
    let path = folder + "/" + name
    guard let file = fopen(path, "w") else { fatalError(path) }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }

  private func readSyntax(_ bytes: [UInt8]) {
    let source = SourceBuffer(bytes: bytes)
    // The tree does not keep the text alive.
    withExtendedLifetime(source) {
      let tree = parser.parse(source)
      var output: [UInt8] = []
      tree.dumpCalls(path: "A.swift", into: &output)
      _ = parser.dumpTokens(path: "A.swift")
    }
  }

  /// All rules and all fixes: what is rewritten settles, and settles at what it is.
  private func fix(_ bytes: [UInt8]) {
    let code = bytes + Array("\nimport SwiftUI\n".utf8)
    let first = loop(code)
    guard first.isSettled, first.rejected.isEmpty else { return }
    // What was learned from the file as it was is not what is learned from it as it is.
    guard loop(first.bytes).isSettled else {
      fatalError("fixing twice does not settle")
    }
  }

  private func loop(_ code: [UInt8]) -> FixLoop.Result {
    write("A.swift", code)
    let path = folder + "/A.swift"
    let project = Project(index: IndexBuilder(jobs: 1).build([path]).index)
    let rules = all
    let settings = FileSettings(
      rules: RuleTable(settings: rules.map { RuleSettings(enabling: $0, options: [:]) }),
      platforms: Platforms(),
      scales: project.scales(
        over: Configuration.standard(rules: rules).scales, isConfigured: { _ in false }, discovers: true),
      project: project)
    return FixLoop(allowsUnsafe: true).run(
      code,
      lint: { bytes in
        var linter = FileLinter(rules: rules)
        return linter.lint(
          SourceBuffer(bytes: bytes), file: "A.swift", absolutePath: path, settings: settings
        ).findings
      },
      verify: { before, after, edits in
        var linter = FileLinter(rules: rules)
        return linter.verify(before: before, after: after, edits: edits)
      })
  }

  private static let sample = Array(
    """
    import SwiftUI
    struct Card: View {
      var body: some View {
        Button("Buy") { buy() }.buttonStyle(.glassProminent).tint(.red).padding(16).font(.body)
        VStack(spacing: 8) { Text(title).bold().foregroundColor(.red) }
      }
    }

    """.utf8)

  /// A configuration, and what its custom rules find.
  private func readConfiguration(_ bytes: [UInt8]) {
    write(".glasslint.json", bytes)
    var loader = ConfigurationLoader(rules: all, workingDirectory: folder)
    guard let configuration = loader.load(folder + "/.glasslint.json") else { return }
    let custom = configuration.rules.filter { $0.theme == .custom }
    if custom.isEmpty { return }
    var linter = FileLinter(rules: custom)
    let settings = FileSettings(
      rules: RuleTable(settings: custom.map { RuleSettings(enabling: $0, options: [:]) }),
      platforms: Platforms(),
      scales: configuration.scales)
    _ = linter.lint(SourceBuffer(bytes: Self.sample), file: "A.swift", settings: settings)
  }

  // MARK: Mutations

  /// Deletes, doubles or swaps tokens and what stands between brackets.
  func mutate(_ code: [UInt8], seed: UInt32) -> [UInt8] {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func random(_ bound: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(max(bound, 1)))
    }
    let tree = parser.parse(SourceBuffer(bytes: code))
    let count = tree.tokenCount
    guard count > 1 else { return code }
    func piece() -> Range<Int> {
      let first = random(count - 1)
      let token = tree.token(first)
      let isOpening =
        [.leftParen, .leftBrace, .leftBracket].contains(token.kind) && !token.flags.contains(.unmatched)
      let last = isOpening && random(2) == 0 ? Int(token.payload) : first
      return Int(token.start)..<max(Int(token.start), min(code.count, Int(tree.token(last).end)))
    }
    let (one, other) = (piece(), piece())
    switch random(4) {
    case 0: return Array(code[..<one.lowerBound]) + code[one.upperBound...]
    case 1: return Array(code[..<one.upperBound]) + [0x20] + code[one] + code[one.upperBound...]
    case 2: return Array(code[..<other.lowerBound]) + code[one] + code[other.upperBound...]
    default:
      let (low, high) = one.lowerBound < other.lowerBound ? (one, other) : (other, one)
      guard low.upperBound <= high.lowerBound else { return Array(code[..<low.upperBound]) }
      return Array(code[..<low.lowerBound]) + code[high] + code[low.upperBound..<high.lowerBound] + code[low]
        + code[high.upperBound...]
    }
  }
}

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ data: UnsafePointer<UInt8>, _ size: Int) -> CInt {
  guard size > 0 else { return 0 }
  let readers = Reader.allCases
  let bytes = Array(UnsafeBufferPointer(start: data + 1, count: size - 1))
  Fuzzer.shared.run(readers[Int(data[0]) % readers.count], bytes)
  return 0
}

@_silgen_name("LLVMFuzzerMutate")
private func mutateBytes(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int) -> Int

@_cdecl("LLVMFuzzerCustomMutator")
public func fuzzMutate(_ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ limit: Int, _ seed: CUnsignedInt)
  -> Int
{
  let isSwift = size > 1 && Int(data[0]) % Reader.allCases.count < 2
  guard isSwift, seed % 4 != 0 else { return mutateBytes(data, size, limit) }
  let changed = Fuzzer.shared.mutate(Array(UnsafeBufferPointer(start: data + 1, count: size - 1)), seed: seed)
  let count = min(changed.count, limit - 1)
  for index in 0..<count { data[index + 1] = changed[index] }
  return count + 1
}
