/// What the shadows of a file tell about each other. Made once per file, when a rule first asks.
struct ShadowFacts {
  /// A shadow whose radius and offset are known.
  struct Height {
    let radius: Double
    /// Downwards, in points; more than 0.
    let offset: Double
    let y: NodeID
  }

  /// By radius; each with the furthest offset of all shadows up to this radius.
  private let furthest: [Height]
  /// Some layer is given a shadow color.
  let setsLayerColor: Bool

  init(_ tree: SyntaxTree, _ follower: ValueFollower) {
    var heights: [Height] = []
    var setsLayerColor = false
    for id in 0..<tree.nodeCount {
      switch tree.kind(id) {
      case .call:
        if let height = Self.height(of: id, tree, follower) { heights.append(height) }
      case .assignment:
        setsLayerColor = setsLayerColor || tree.layerShadow(id)?.property == .color
      default: continue
      }
    }
    self.setsLayerColor = setsLayerColor
    heights.sort { ($0.radius, $0.y) < ($1.radius, $1.y) }
    for index in heights.indices.dropFirst() where heights[index - 1].offset >= heights[index].offset {
      heights[index] = Height(
        radius: heights[index].radius, offset: heights[index - 1].offset, y: heights[index - 1].y)
    }
    furthest = heights
  }

  /// Shadows without an offset are glows, and those that fall upwards belong to bars at the bottom: neither is compared.
  private static func height(of call: NodeID, _ tree: SyntaxTree, _ follower: ValueFollower) -> Height? {
    guard let shadow = tree.shadow(call), shadow.kind != .inner, let y = shadow.y else { return nil }
    let offsets = follower.values(of: y)
    guard offsets.count == 1, offsets[0].value > 0 else { return nil }
    let radii = follower.values(of: shadow.radius)
    guard radii.count == 1, radii[0].value > 0 else { return nil }
    return Height(radius: radii[0].value, offset: offsets[0].value, y: y)
  }

  /// Of the shadows with a smaller radius, the one that falls furthest, if it falls further than this.
  func higher(thanRadius radius: Double, offset: Double) -> Height? {
    let smaller = furthest[..<furthest.partitionPoint { $0.radius >= radius }]
    return smaller.last.flatMap { $0.offset > offset ? $0 : nil }
  }
}
