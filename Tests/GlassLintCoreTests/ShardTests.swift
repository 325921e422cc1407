import Testing

@testable import GlassLintCore

@Suite struct ShardTests {
  private func shards(of count: Int) -> [Shard] { (1...count).compactMap { Shard(number: $0, of: count) } }

  @Test func readsPartAndCount() {
    #expect(Shard("2/3") == Shard(number: 2, of: 3))
    #expect(Shard("1000/1000")?.text == "1000/1000")
    for text in [
      "", "2", "0/4", "3/2", "a/b", "1/2/3", "1/", "/2", "-1/2", "+1/2", " 1/2", "1/1001",
      "1/99999999999999999999",
    ] {
      #expect(Shard(text) == nil, "\(text)")
    }
  }

  @Test(arguments: [1, 2, 3, 8, 1000])
  func everyFileIsInOnePart(count: Int) {
    let shards = shards(of: count)
    #expect(shards.count == count)
    for index in 0..<200 {
      let path = "Sources/Feature\(index % 7)/Screen\(index).swift"
      #expect(shards.count { $0.contains(path) } == 1)
    }
  }

  @Test func partsAreOfOneRunWhereTheFilesAreTheSame() {
    func parts(_ names: [String], below root: String) -> [(files: [String], run: UInt64)] {
      let paths = ReportPaths(workingDirectory: root + "/ios", sourceRoot: root)
      return shards(of: 3).map { shard in
        var shard = shard
        var files = names.map { LintFile(path: $0, absolutePath: "\(root)/ios/\($0)", configuration: 0) }
        shard.divide(&files, paths: paths)
        return (files.map(\.path), shard.run)
      }
    }
    let names = (0..<20).map { "View\($0).swift" }
    let (here, there) = (parts(names, below: "/home/a"), parts(names, below: "/builds"))
    #expect(here.flatMap(\.files).sorted() == names.sorted())
    #expect(here.map(\.files) == there.map(\.files))
    #expect(Set((here + there).map(\.run)).count == 1)
    let more = parts(names + ["Z.swift"], below: "/home/a")
    #expect(more.map { $0.files.filter { $0 != "Z.swift" } } == here.map(\.files))
    #expect(more[0].run != here[0].run)
  }

  @Test func partsAreOfLikeSize() {
    let paths = (0..<8000).map { "App/Sources/Views/View\($0).swift" }
    for shard in shards(of: 8) {
      let size = paths.count { shard.contains($0) }
      #expect((850...1150).contains(size), "\(shard.text): \(size)")
    }
  }

  /// Other machines, other runs and later versions have to come to the same.
  @Test func partsNeverChange() {
    let third = shards(of: 3).map { shard in
      ["A.swift", "B.swift", "C.swift", "Ü b.swift"].filter { shard.contains($0) }
    }
    #expect(third == [["Ü b.swift"], ["B.swift", "C.swift"], ["A.swift"]])
  }

  @Test func pathsAreTheSameWhereverTheRepositoryLies() {
    let here = ReportPaths(workingDirectory: "/home/a/repo/ios", sourceRoot: "/home/a/repo")
    let there = ReportPaths(workingDirectory: "/builds/repo", sourceRoot: "/builds/repo")
    #expect(here.fromRoot("A.swift") == "ios/A.swift")
    #expect(here.fromRoot("../../shared/A.swift") == "../shared/A.swift")
    #expect(there.fromRoot("/builds/shared/A.swift") == "../shared/A.swift")
    #expect(there.fromRoot("/A.swift") == "../../A.swift")
  }
}
