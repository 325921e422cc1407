extension IndexLinker {
  /// A number goes from a slot to another, or to a sink.
  struct Step: BitwiseCopyable {
    var source: Int32
    /// -1 where it goes to a sink.
    var target: Int32
    /// Among those of the file.
    var sink: Int32
    var isNegated: Bool
  }
}

extension IndexSections {
  /// The steps that numbers take in a file, as it was linked.
  func steps(ofFile file: Int) -> UnsafeBufferPointer<IndexLinker.Step> {
    let start = file == 0 ? 0 : stepEnds[file - 1]
    return steps.share(Stretch(start: start, count: stepEnds[file] - start))
  }
}

/// Finds out which roles the number of each slot ends up in.
///
/// The way of a number is followed backwards, from the places that give a role through everything that flows into
/// them, breadth first. A slot enters once for a role, so cycles end, and its way is a shortest one.
struct NumberWays: ~Copyable {
  /// By slot: its first reach, or -1.
  private var firstReaches: FlatArray<Int32>
  private var found = FlatArray<ReachRecord>(capacity: 1024)
  private var edges = FlatArray<Edge>(capacity: 1024)
  /// The last edge to each slot, by the slot.
  private var lastEdges: FlatArray<Int32>
  /// Reaches to go on from, with their slots.
  private var queue: [(reach: Int32, slot: Int32)] = []

  /// A number flows from one slot to another.
  struct Edge: BitwiseCopyable {
    var source: Int32
    var isNegated: Bool
    /// The next edge to the same target, or -1.
    var next: Int32
  }

  /// - Parameter slots: how many there are.
  init(slots: Int) {
    firstReaches = FlatArray(capacity: slots)
    lastEdges = FlatArray(capacity: slots)
    for _ in 0..<slots {
      firstReaches.append(-1)
      lastEdges.append(-1)
    }
  }

  /// Valid as long as this lives and is not changed.
  var heads: UnsafeBufferPointer<Int32> { firstReaches.elements }
  var reaches: UnsafeBufferPointer<ReachRecord> { found.elements }

  /// Adds the steps of a file; all files are to be added in order.
  mutating func add(_ steps: some Sequence<IndexLinker.Step>, of file: FileRecord, _ sections: IndexSections)
  {
    for step in steps { add(step, of: file, sections) }
  }

  @inline(__always)
  mutating func add(_ step: IndexLinker.Step, of file: FileRecord, _ sections: IndexSections) {
    if step.target < 0 {
      let sink = Int32(file.sinks.start) + step.sink
      addReach(step.source, role: sections.sinks[Int(sink)].role, isNegated: step.isNegated, sink: sink)
      return
    }
    edges.append(
      Edge(source: step.source, isNegated: step.isNegated, next: lastEdges[Int(step.target)]))
    lastEdges[Int(step.target)] = Int32(edges.count - 1)
  }

  /// Follows what was added.
  mutating func follow() {
    var position = 0
    while position < queue.count {
      let (reach, slot) = queue[position]
      position += 1
      let record = found[Int(reach)]
      var edge = lastEdges[Int(slot)]
      while edge >= 0 {
        let item = edges[Int(edge)]
        edge = item.next
        addReach(
          item.source, role: record.role, isNegated: record.isNegated != item.isNegated, sink: record.sink,
          nextSlot: slot, nextReach: reach)
      }
    }
    queue = []
  }

  /// Does nothing where the slot has the role already.
  private mutating func addReach(
    _ slot: Int32, role: UInt8, isNegated: Bool, sink: Int32, nextSlot: Int32 = -1, nextReach: Int32 = -1
  ) {
    let head = firstReaches[Int(slot)]
    var known = head
    while known >= 0 {
      if found[Int(known)].role == role { return }
      known = found[Int(known)].sibling
    }
    found.append(
      ReachRecord(
        sink: sink, nextSlot: nextSlot, nextReach: nextReach, sibling: head, role: role, isNegated: isNegated)
    )
    firstReaches[Int(slot)] = Int32(found.count - 1)
    queue.append((Int32(found.count - 1), slot))
  }
}
