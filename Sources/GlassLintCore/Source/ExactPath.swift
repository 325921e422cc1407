/// A path as a key: two are the same if their bytes are. `String` takes `é` in one scalar and `é` in two for the same, a
/// file system need not.
struct ExactPath: Hashable, Sendable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (left: ExactPath, right: ExactPath) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
