import Dispatch
import Synchronization

/// Does work on several threads.
enum ParallelMap {
  /// What work makes of each index below `count`, in their order.
  /// - Parameter jobs: threads, at least 1.
  static func results<Value: Sendable>(
    count: Int, jobs: Int, _ work: @escaping @Sendable (Int) -> Value
  ) -> [Value] {
    let workers = min(jobs, count)
    if workers <= 1 { return (0..<count).map(work) }
    let next = Atomic<Int>(0)
    let values = Mutex<[Value?]>(Array(repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: workers) { _ in
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        let value = work(index)
        values.withLock { $0[index] = value }
      }
    }
    return values.withLock { $0.compactMap { $0 } }
  }
}
