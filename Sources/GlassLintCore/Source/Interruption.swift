import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Makes the signals that end a program wait until what must not be done by halves is done.
enum Interruption {
  private static let pending = Atomic<Int32>(0)
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Whether somebody wants the program to end.
  static var isPending: Bool { pending.load(ordering: .relaxed) != 0 }

  /// Runs work, which should look at `isPending` now and then; the program ends behind it, by the signal that came.
  static func deferred<Value>(_ work: () -> Value) -> Value {
    pending.store(0, ordering: .relaxed)
    let earlier = signals.map { number in
      let handler = signal(number) { Interruption.pending.store($0, ordering: .relaxed) }
      // Who started the program may want it to outlive the terminal.
      if isIgnored(handler) { signal(number, SIG_IGN) }
      return handler
    }
    defer {
      for (number, handler) in zip(signals, earlier) { signal(number, handler) }
      let number = pending.load(ordering: .relaxed)
      if number != 0 { raise(number) }
    }
    return work()
  }

  private static func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
