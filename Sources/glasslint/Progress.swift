import GlassLintCore
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// "linting 1200 of 10499 files" on standard error, where a terminal waits longer than half a second.
final class Progress: Sendable {
  private struct State {
    var done = 0
    var drawnAt: ContinuousClock.Instant
    var isDrawn = false
  }

  private let total: Int
  private let isShown: Bool
  private let state: Mutex<State>

  private static let patience = Duration.milliseconds(500)
  private static let pace = Duration.milliseconds(100)

  init(total: Int, isShown: Bool) {
    self.total = total
    self.isShown = isShown
    // The first drawing comes when patience runs out.
    state = Mutex(State(drawnAt: .now + Self.patience - Self.pace))
  }

  /// May be called on any thread.
  func advance(by count: Int) {
    guard isShown else { return }
    state.withLock { state in
      state.done += count
      let now = ContinuousClock.now
      guard state.drawnAt.duration(to: now) >= Self.pace else { return }
      state.drawnAt = now
      state.isDrawn = true
      draw("\r\u{1B}[Kglasslint: \(state.done) of \(total) files")
    }
  }

  func clear() {
    state.withLock { state in
      if state.isDrawn { draw("\r\u{1B}[K") }
      state.isDrawn = false
    }
  }

  private func draw(_ text: String) {
    do throws(SystemError) {
      try Descriptor.write(Array(text.utf8), to: STDERR_FILENO)
    } catch {
      // Progress that nobody can see is no loss.
    }
  }
}
