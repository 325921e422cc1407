/// The files that an Xcode project lists, and the targets that build them, as one sorted table: there may be tens of
/// thousands, of which a run asks for a few.
struct ListedFiles: Sendable {
  /// The paths one after the other, in byte order.
  private var text: [UInt8] = []
  /// By file, where its path ends in the text.
  private var ends: [UInt32] = []
  /// By file, which of `groups` it has.
  private var groupOfFile: [UInt32] = []
  private var groups: [[XcodeProject.Membership]] = []

  init() {}

  var isEmpty: Bool { ends.isEmpty }

  init(_ files: [String: [XcodeProject.Membership]]) {
    var known: [[XcodeProject.Membership]: UInt32] = [:]
    ends.reserveCapacity(files.count)
    for (path, members) in files.sorted(by: { FilePath.isBefore($0.key, $1.key) }) {
      text += path.utf8
      ends.append(UInt32(text.count))
      let group = known[members] ?? UInt32(groups.count)
      if known.updateValue(group, forKey: members) == nil { groups.append(members) }
      groupOfFile.append(group)
    }
  }

  /// The targets that build a file; none for one that is not listed.
  subscript(path: String) -> [XcodeProject.Membership] {
    var path = path
    return path.withUTF8 { wanted in
      text.withUnsafeBufferPointer { text in
        func own(_ file: Int) -> UnsafeBufferPointer<UInt8> {
          UnsafeBufferPointer(rebasing: text[(file == 0 ? 0 : Int(ends[file - 1]))..<Int(ends[file])])
        }
        let found = ends.indices.partitionPoint { !FilePath.isBefore(own($0), wanted) }
        guard found < ends.count, own(found).elementsEqual(wanted) else { return [] }
        return groups[Int(groupOfFile[found])]
      }
    }
  }
}

extension ListedFiles: Cached {
  func write(to bytes: inout CachedBytes) {
    bytes.append(elements: text)
    bytes.append(elements: ends)
    bytes.append(elements: groupOfFile)
    groups.write(to: &bytes)
  }

  init(from bytes: inout CachedBytes.Reader) throws(CachedBytes.Mismatch) {
    text = try bytes.elements(UInt8.self)
    ends = try bytes.elements(UInt32.self)
    groupOfFile = try bytes.elements(UInt32.self)
    groups = try bytes.next()
  }
}
