/// How reports name files. A matter of text only: no file is looked at, no link followed, but to find the repository.
public struct ReportPaths: Sendable, Equatable {
  /// Absolute, without a slash at the end.
  public let workingDirectory: String
  /// The repository's root, absolute, without a slash at the end.
  public let sourceRoot: String

  /// - Parameters:
  ///   - workingDirectory: absolute.
  ///   - sourceRoot: absolute; the working directory where there is no repository.
  public init(workingDirectory: String, sourceRoot: String? = nil) {
    self.workingDirectory = FilePath.absolute(workingDirectory, from: "/")
    self.sourceRoot = FilePath.absolute(sourceRoot ?? workingDirectory, from: "/")
  }

  /// With the git repository that holds the working directory, if there is one, as the root.
  /// - Parameter files: what is reported on, absolute. Where none of them is in that repository, but all are in another
  ///   one, that is the root.
  public static func inRepository(workingDirectory: String, files: [String] = []) -> ReportPaths {
    let own = FilePath.repository(holding: workingDirectory)
    var root = own
    func isOwn(_ file: String) -> Bool { own.map { FilePath.isWithin(file, $0) } ?? false }
    if let first = files.first, !files.contains(where: isOwn),
      let other = FilePath.repository(holding: FilePath.directory(of: first)),
      files.allSatisfy({ FilePath.isWithin($0, other) })
    {
      root = other
    }
    return ReportPaths(workingDirectory: workingDirectory, sourceRoot: root)
  }

  /// With the root of a report from elsewhere, where this process is in no repository and has that folder.
  func adopting(root: String) -> ReportPaths {
    guard sourceRoot == workingDirectory, FilePath.repository(holding: workingDirectory) == nil,
      FilePath.kind(of: root) == .directory
    else { return self }
    return ReportPaths(workingDirectory: workingDirectory, sourceRoot: root)
  }

  /// As seen by this process.
  public static func current() -> ReportPaths { inRepository(workingDirectory: FilePath.currentDirectory()) }

  /// Relative to the working directory, without `./`, for what is below it; else absolute.
  public func display(_ path: String) -> String {
    let absolute = absolute(path)
    return Self.relative(absolute, to: workingDirectory) ?? absolute
  }

  public func absolute(_ path: String) -> String {
    FilePath.absolute(path, from: workingDirectory)
  }

  /// Relative to the repository's root; `nil` for what is outside of it.
  public func relativeToRoot(_ path: String) -> String? { Self.relative(absolute(path), to: sourceRoot) }

  /// As the services that show a repository name it: relative to its root; what is outside of it by its absolute path.
  public func inRepository(_ path: String) -> String { relativeToRoot(path) ?? absolute(path) }

  /// Relative to the repository's root, with `..` for what is outside of it: the same wherever the repository lies.
  public func fromRoot(_ path: String) -> String {
    relativeToRoot(path) ?? FilePath.way(to: absolute(path), from: sourceRoot)
  }

  private static func relative(_ path: String, to directory: String) -> String? {
    FilePath.relative(path, to: directory).flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension ByteWriter {
  /// A path as the path of a URI: all but letters, digits and `-._~/` percent-encoded (RFC 3986).
  mutating func append(percentEncoded path: String) {
    let hex = Array("0123456789ABCDEF".utf8)
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        append(byte: byte)
      default:
        append(byte: UInt8(ascii: "%"))
        append(byte: hex[Int(byte >> 4)])
        append(byte: hex[Int(byte & 0xF)])
      }
    }
  }
}
