/// The order of `LC_ALL=C sort`; `String`'s own is that of canonical equivalence.
enum ByteOrder {
  /// Negative, zero or positive as `left` comes before, with or behind `right`.
  static func compare(_ left: String, _ right: String) -> Int {
    let known = left.utf8.withContiguousStorageIfAvailable { left in
      right.utf8.withContiguousStorageIfAvailable { compare(left, $0) }
    }
    return (known ?? nil) ?? compare(Array(left.utf8), Array(right.utf8))
  }

  private static func compare<Bytes: RandomAccessCollection<UInt8>>(_ left: Bytes, _ right: Bytes) -> Int {
    for (left, right) in zip(left, right) where left != right { return Int(left) - Int(right) }
    return left.count - right.count
  }
}
