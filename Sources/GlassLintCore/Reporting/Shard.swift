/// One of the parts that the files of a run are divided into, so that several machines can share the work: `2/3`.
///
/// Where a file belongs depends on its path alone: adding files moves none of the others, and every machine that has
/// the same files divides them alike.
public struct Shard: Sendable, Hashable {
  /// From 1.
  public let number: Int
  /// How many parts there are.
  public let count: Int
  /// A hash of the files of all parts, by which parts of different runs are told apart; 0 until files were divided.
  public internal(set) var run: UInt64 = 0

  public static let maximumCount = 1000

  /// - Returns: `nil` where `1 ≤ number ≤ count ≤ maximumCount` does not hold.
  public init?(number: Int, of count: Int) {
    guard 1 <= number, number <= count, count <= Self.maximumCount else { return nil }
    self.number = number
    self.count = count
  }

  /// Reads `K/N`.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let number = Int(parts[0]), let count = Int(parts[1])
    else { return nil }
    self.init(number: number, of: count)
  }

  /// `K/N`.
  public var text: String { "\(number)/\(count)" }

  /// Keeps the files of this part only.
  /// - Parameters:
  ///   - files: those of all parts.
  ///   - paths: say where the repository's root is.
  public mutating func divide(_ files: inout [LintFile], paths: ReportPaths) {
    var hash = FNV1a()
    var part: [LintFile] = []
    for file in files {
      let path = paths.fromRoot(file.absolutePath)
      hash.add(path.utf8)
      if contains(path) { part.append(file) }
    }
    run = hash.value
    files = part
  }

  /// - Parameter path: the same on every machine: see `ReportPaths.fromRoot`.
  func contains(_ path: String) -> Bool {
    var hash = FNV1a()
    hash.add(path.utf8)
    // Paths that differ in their last letters only differ in the low bits of their hashes; the part is told by the high
    // ones.
    return Int(Self.mixed(hash.value).multipliedFullWidth(by: UInt64(count)).high) == number - 1
  }

  /// Every bit of the result depends on every bit of the hash (the finalizer of SplitMix64).
  private static func mixed(_ hash: UInt64) -> UInt64 {
    var hash = hash
    hash = (hash ^ hash >> 30) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ hash >> 27) &* 0x94D0_49BB_1331_11EB
    return hash ^ hash >> 31
  }
}
