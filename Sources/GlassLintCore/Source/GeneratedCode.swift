/// Swift that tools wrote, as the names of files and folders tell.
enum GeneratedCode {
  /// The endings that tools give to what they write, and the folders they write it to.
  private static let endings = [".generated.swift", ".pb.swift", ".grpc.swift", ".graphql.swift"]
  private static let folders: Set<Substring> = ["Generated", "generated", "__generated__"]

  static func isNamed(_ path: String) -> Bool { glob(path) != nil }

  /// What to leave out along with a file, where a tool wrote it.
  static func glob(_ path: String) -> String? {
    if let ending = endings.first(where: path.hasSuffix) { return "**/*\(ending)" }
    return path.split(separator: "/").dropLast().first { folders.contains($0) }.map { "**/\($0)/**" }
  }
}
