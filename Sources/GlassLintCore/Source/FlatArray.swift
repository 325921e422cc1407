/// A growable array of trivial values for the hot path: one owner, no copy on write, no reference counting.
///
/// Invariant: `base` points at `capacity` elements of memory, of which the first `count` are initialised. Nothing
/// outside this file changes either, so every subscript in `0..<count` is valid. Indices are checked in debug
/// builds only. Removing elements keeps the memory, so that one array can serve file after file.
public struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
  public private(set) var base: UnsafeMutablePointer<Element>
  public private(set) var count = 0
  @usableFromInline var capacity: Int

  public init(capacity: Int = 256) {
    self.capacity = max(capacity, 1)
    base = .allocate(capacity: self.capacity)
  }

  deinit { base.deallocate() }

  @inline(__always)
  public subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    nonmutating set {
      assert(index >= 0 && index < count)
      base[index] = newValue
    }
  }

  @inline(__always)
  public var isEmpty: Bool { count == 0 }

  @inline(__always)
  public mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    base[count] = element
    count += 1
  }

  @inline(__always)
  public mutating func removeLast() -> Element {
    assert(count > 0)
    count -= 1
    return base[count]
  }

  public mutating func append(contentsOf elements: UnsafeBufferPointer<Element>) {
    guard let start = elements.baseAddress, !elements.isEmpty else { return }
    if count + elements.count > capacity { grow(to: count + elements.count) }
    (base + count).update(from: start, count: elements.count)
    count += elements.count
  }

  /// Keeps the first `count` elements.
  @inline(__always)
  public mutating func truncate(to count: Int) {
    assert(count >= 0 && count <= self.count)
    self.count = count
  }

  public mutating func removeAll() { count = 0 }

  public mutating func reserve(_ wanted: Int) {
    if wanted > capacity { grow(to: wanted) }
  }

  /// Counts the first `count` elements as the array's own: the caller has written them through `base`, within what it
  /// has reserved.
  mutating func adopt(count: Int) {
    assert(count >= 0 && count <= capacity)
    self.count = count
  }

  /// Frees memory beyond `limit` elements, so that one huge file does not hold it for the rest of the run.
  public mutating func shrink(toCapacity limit: Int) {
    guard capacity > limit, count <= limit else { return }
    reallocate(max(limit, 1))
  }

  @inline(never)
  private mutating func grow(to wanted: Int) { reallocate(max(wanted, capacity * 2)) }

  private mutating func reallocate(_ newCapacity: Int) {
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    moved.update(from: base, count: count)
    base.deallocate()
    base = moved
    capacity = newCapacity
  }

  /// Valid as long as the array is not changed.
  public var elements: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

  public func toArray() -> [Element] { Array(UnsafeBufferPointer(start: base, count: count)) }
}
