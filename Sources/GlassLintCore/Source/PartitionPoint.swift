extension RandomAccessCollection {
  /// The position of the first element for which something is true that is true for all behind it; `endIndex` where
  /// there is none.
  @inline(__always)
  func partitionPoint(where isBehind: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if isBehind(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
