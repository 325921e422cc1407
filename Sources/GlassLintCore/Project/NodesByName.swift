/// The nodes of a file by the hash of a name, in source order: flat arrays, since most names are never asked for.
struct NodesByName {
  /// By the low bits of a hash, the first entry that has them; -1 for none.
  private var heads: [Int32]
  private var hashes: [UInt32] = []
  private var nodes: [Int32] = []
  /// The next entry with the same low bits; -1 for none.
  private var next: [Int32]

  /// - Parameter name: `nil` for a node to be left out.
  init(nodeCount: Int, name: (NodeID) -> Name?) {
    for id in 0..<nodeCount {
      guard let name = name(id) else { continue }
      hashes.append(name.hash)
      nodes.append(Int32(id))
    }
    var size = 16
    while size < nodes.count { size *= 2 }
    heads = Array(repeating: -1, count: size)
    next = Array(repeating: -1, count: nodes.count)
    for entry in nodes.indices.reversed() {
      let bucket = Int(hashes[entry]) & (size - 1)
      next[entry] = heads[bucket]
      heads[bucket] = Int32(entry)
    }
  }

  /// Two names of one hash share a list.
  subscript(hash: UInt32) -> [NodeID]? {
    var found: [NodeID] = []
    var entry = heads[Int(hash) & (heads.count - 1)]
    while entry >= 0 {
      if hashes[Int(entry)] == hash { found.append(NodeID(nodes[Int(entry)])) }
      entry = next[Int(entry)]
    }
    return found.isEmpty ? nil : found
  }
}
