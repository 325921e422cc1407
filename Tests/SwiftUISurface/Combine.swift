/// The part of Combine that examples and Fixtures/ use.
@_exported import Foundation

public protocol ObservableObject: AnyObject {}

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}

@propertyWrapper public struct Published<Value> {
  public init(wrappedValue: Value) { fatalError() }
  public init(initialValue: Value) { fatalError() }
  @available(*, unavailable) public var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }
  public static subscript<Enclosing: AnyObject>(
    _enclosingInstance object: Enclosing, wrapped wrapped: ReferenceWritableKeyPath<Enclosing, Value>,
    storage storage: ReferenceWritableKeyPath<Enclosing, Published<Value>>
  ) -> Value {
    get { fatalError() }
    set {}
  }
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
  }
  public var projectedValue: Publisher {
    get { fatalError() }
    set {}
  }
}

public protocol Scheduler {}
extension RunLoop: Scheduler {}

public struct AnyPublisher<Output, Failure: Error>: Publisher {}

extension Publisher {
  public func debounce(for time: Double, scheduler: some Scheduler) -> AnyPublisher<Output, Failure> {
    fatalError()
  }
  public func map<Mapped>(_ change: @escaping (Output) -> Mapped) -> AnyPublisher<Mapped, Failure> {
    fatalError()
  }
}

extension Publisher where Failure == Never {
  public func assign(to published: inout Published<Output>.Publisher) {}
}
