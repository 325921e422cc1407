import Dispatch
import Synchronization

/// Something that is worked out on another thread while its maker goes on.
final class Background<Value: Sendable>: Sendable {
  private let result = Mutex<Value?>(nil)
  private let isDone = DispatchGroup()
  private let work: @Sendable () -> Value

  init(_ work: @escaping @Sendable () -> Value) {
    self.work = work
    DispatchQueue.global().async(group: isDone) { [self] in
      let value = work()
      result.withLock { $0 = value }
    }
  }

  /// Waits for it where it is not there yet.
  var value: Value {
    isDone.wait()
    return result.withLock { $0 } ?? work()
  }
}
