/// What was found out about a project, as bytes that lie in the cache beside the index it was found out from.
///
/// Each type writes its own parts and reads them in the same order. Bytes are only read by the program that wrote them:
/// `IndexCache` sees to that, and to their being whole. Where they do not fit all the same, nothing is known.
protocol Cached {
  func write(to bytes: inout CachedBytes)
  init(from bytes: inout CachedBytes.Reader) throws(CachedBytes.Mismatch)
}

struct CachedBytes {
  private(set) var bytes: [UInt8] = []

  struct Mismatch: Error {}

  /// What a value comes to.
  static func of(_ value: some Cached) -> [UInt8] {
    var bytes = CachedBytes()
    value.write(to: &bytes)
    return bytes.bytes
  }

  mutating func append<Value: BitwiseCopyable>(raw value: Value) {
    withUnsafeBytes(of: value) { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ text: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: text) }

  /// All elements as they stand in memory.
  mutating func append<Element: BitwiseCopyable>(elements: [Element]) {
    elements.count.write(to: &self)
    elements.withUnsafeBytes { bytes.append(contentsOf: $0) }
  }

  struct Reader {
    private var rest: Slice<UnsafeRawBufferPointer>

    init(_ bytes: UnsafeBufferPointer<UInt8>) { rest = UnsafeRawBufferPointer(bytes)[...] }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func next<Value: Cached>(_: Value.Type = Value.self) throws(Mismatch) -> Value {
      try Value(from: &self)
    }

    mutating func raw<Value: BitwiseCopyable>(_: Value.Type) throws(Mismatch) -> Value {
      let bytes = try self.bytes(MemoryLayout<Value>.size)
      return UnsafeRawBufferPointer(rebasing: bytes).loadUnaligned(as: Value.self)
    }

    /// Of elements, each of which takes a byte or more.
    mutating func count() throws(Mismatch) -> Int {
      let count = try raw(Int.self)
      guard (0...rest.count).contains(count) else { throw Mismatch() }
      return count
    }

    mutating func elements<Element: BitwiseCopyable>(_: Element.Type) throws(Mismatch) -> [Element] {
      let count = try self.count()
      let (size, overflows) = count.multipliedReportingOverflow(by: MemoryLayout<Element>.stride)
      guard !overflows else { throw Mismatch() }
      let bytes = try self.bytes(size)
      return [Element](unsafeUninitializedCapacity: count) { elements, initialized in
        UnsafeMutableRawBufferPointer(elements).copyBytes(from: bytes)
        initialized = count
      }
    }

    mutating func bytes(_ count: Int) throws(Mismatch) -> Slice<UnsafeRawBufferPointer> {
      guard count >= 0, count <= rest.count else { throw Mismatch() }
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// What `CachedBytes` has written here; `nil` where that is nothing, or something else.
  func decoded<Value: Cached>(as _: Value.Type) -> Value? {
    guard !isEmpty else { return nil }
    var reader = CachedBytes.Reader(self)
    guard let value = try? reader.next(Value.self), reader.isAtEnd else { return nil }
    return value
  }
}

// MARK: Simple values

/// A number, written as it stands in memory.
protocol CachedNumber: Cached, BitwiseCopyable {}

extension CachedNumber {
  func write(to bytes: inout CachedBytes) { bytes.append(raw: self) }
  init(from bytes: inout CachedBytes.Reader) throws(CachedBytes.Mismatch) { self = try bytes.raw(Self.self) }
}

extension Int: CachedNumber {}
extension Int32: CachedNumber {}
extension UInt32: CachedNumber {}
extension UInt8: CachedNumber {}
extension UInt64: CachedNumber {}
extension Double: CachedNumber {}

extension Bool: Cached {
  func write(to bytes: inout CachedBytes) { UInt8(self ? 1 : 0).write(to: &bytes) }
  init(from bytes: inout CachedBytes.Reader) throws(CachedBytes.Mismatch) {
    self = try bytes.next(UInt8.self) != 0
  }
}

extension Cached where Self: RawRepresentable, RawValue: Cached {
  func write(to bytes: inout CachedBytes) { rawValue.write(to: &bytes) }
  init(from bytes: inout CachedBytes.Reader) throws(CachedBytes.Mismatch) {
    guard let value = Self(rawValue: try bytes.next()) else { throw CachedBytes.Mismatch() }
    self = value
  }
}

extension NumberType: Cached {}
extension ColorType: Cached {}
extension Role: Cached {}

extension String: Cached {
  func write(to bytes: inout CachedBytes) {
    utf8.count.write(to: &bytes)
    var text = self
    text.withUTF8 { bytes.append($0) }
  }
  init(from bytes: inout CachedBytes.Reader) throws(CachedBytes.Mismatch) {
    self = String(decoding: try bytes.bytes(try bytes.next()), as: UTF8.self)
  }
}

extension Optional: Cached where Wrapped: Cached {
  func write(to bytes: inout CachedBytes) {
    (self != nil).write(to: &bytes)
    self?.write(to: &bytes)
  }
  init(from bytes: inout CachedBytes.Reader) throws(CachedBytes.Mismatch) {
    self = try bytes.next(Bool.self) ? try bytes.next(Wrapped.self) : nil
  }
}

extension Array: Cached where Element: Cached {
  func write(to bytes: inout CachedBytes) {
    count.write(to: &bytes)
    for element in self { element.write(to: &bytes) }
  }
  init(from bytes: inout CachedBytes.Reader) throws(CachedBytes.Mismatch) {
    self = []
    for _ in 0..<(try bytes.count()) { append(try bytes.next()) }
  }
}

extension Dictionary: Cached where Key: Cached & Comparable, Value: Cached {
  func write(to bytes: inout CachedBytes) {
    count.write(to: &bytes)
    for (key, value) in self.sorted(by: { $0.key < $1.key }) {
      key.write(to: &bytes)
      value.write(to: &bytes)
    }
  }
  init(from bytes: inout CachedBytes.Reader) throws(CachedBytes.Mismatch) {
    self = [:]
    for _ in 0..<(try bytes.count()) {
      let key = try bytes.next(Key.self)
      self[key] = try bytes.next(Value.self)
    }
  }
}

extension Set: Cached where Element: Cached & Comparable {
  func write(to bytes: inout CachedBytes) { sorted().write(to: &bytes) }
  init(from bytes: inout CachedBytes.Reader) throws(CachedBytes.Mismatch) {
    self = Set(try bytes.next([Element].self))
  }
}
