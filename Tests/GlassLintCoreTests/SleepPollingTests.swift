import Testing

@testable import GlassLintCore

@Suite struct SleepPollingTests {
  private let trial = RuleTrial(SleepPolling.rule)

  @Test(arguments: [
    "while !engine.isReady { try? await Task.sleep(for: .seconds(1)) }",
    "while await !engine.isReady { try await Task.sleep(nanoseconds: 1_000) }",
    "while engine.state == .starting, tries < 10 { tries += 1; try? await Task.sleep(for: .seconds(1)) }",
    "while isBusy && !Task.isCancelled { await Task.yield(); try await Task.sleep(for: .seconds(1)) }",
    "while !Task.isCancelled { if engine.isReady { break }; try? await Task.sleep(for: .seconds(1)) }",
    "while true { guard engine.isBusy else { return }; try await Task.sleep(for: .seconds(1)) }",
    "while Date() < deadline { if let image = cache.image { return image }; try await Task.sleep(for: .seconds(1)) }",
    "for _ in 0..<50 { if engine.isReady { finish(); return }; try? await Task.sleep(for: .seconds(1)) }",
    "for _ in 0..<50 where !engine.isReady { try? await Task.sleep(for: .seconds(1)) }",
    "var ready = false; while !ready { try await Task.sleep(for: .seconds(1)); ready = engine.isReady }",
    "wait: while true { switch engine.state { case .ready?: break wait; default: try await Task.sleep(for: .seconds(1)) } }",
    "while true { switch engine.state { case .ready: return; case .busy: break }; try await Task.sleep(for: .seconds(1)) }",
    "var n = 0; while n < 9 { if engine.isReady { return }; try await Task.sleep(for: .seconds(1)); n += 1 }",
    "repeat { try await Task.sleep(for: .seconds(1)) } while engine.isBusy",
    "while !engine.isReady { try await clock.sleep(for: .seconds(1)) }",
    "while !engine.isReady { Thread.sleep(forTimeInterval: 0.1) }",
    "while !engine.isReady { _ = try? await Task.sleep(for: .seconds(1)) }",
    "while !engine.isReady { do { try await Task.sleep(for: .seconds(1)) } catch { return } }",
    // An actor is awaited to look at what it keeps.
    "while true { if await engine.isReady { return }; try await Task.sleep(for: .seconds(1)) }",
    "while true { if await engine.hasFinished() { return }; try await Task.sleep(for: .seconds(1)) }",
    "actor A { func ready() -> Bool { isReady } }; while true { if await a.ready() { return }; try await Task.sleep(for: .seconds(1)) }",
  ])
  func finds(_ body: String) {
    #expect(trial.findings("import SwiftUI\nfunc wait() async throws { \(body) }").count == 1)
  }

  @Test(arguments: [
    "while !Task.isCancelled { await reload(); try await Task.sleep(for: .seconds(30)) }",
    "while !Task.isCancelled { try await Task.sleep(for: .seconds(1)); now = Date() }",
    "while isRunning { tick(); try await Task.sleep(for: .seconds(1)) }",
    // A beat at which a stream is told.
    "while engine.isBusy { stream.yield(engine.progress); try await Task.sleep(for: .seconds(1)) }",
    "while seconds > 0 { try await Task.sleep(for: .seconds(1)); seconds -= 1 }",
    "while true { if Task.isCancelled { break }; try await Task.sleep(for: .seconds(1)) }",
    "for frame in frames { show(frame); try await Task.sleep(for: .seconds(1)) }",
    "for attempt in 0..<3 { do { try await fetch(); return } catch { try await Task.sleep(for: .seconds(attempt)) } }",
    "while !Task.isCancelled { switch kind { case .a: break; default: try await Task.sleep(for: .seconds(1)) } }",
    "while true { switch kind { case .a: return; default: reload() }; try await Task.sleep(for: .seconds(1)) }",
    // A clock that ticks, a key that repeats, a carousel.
    "while true { guard !order.isDone else { return }; try await Task.sleep(for: .seconds(1)); now = Date() }",
    "var held = 0.0; while !Task.isCancelled { guard step(held) else { return }; try await Task.sleep(for: .seconds(1)); held += 1 }",
    "while isPlaying { page = (page + 1) % pages.count; try? await Task.sleep(for: .seconds(4)) }",
    "while isPlaying { page += 1; try? await Task.sleep(for: .seconds(4)) }",
    "while status != .done { status = try await api.status(); try await Task.sleep(for: .seconds(1)) }",
    "while true { if await probe(host) { return }; try await Task.sleep(for: .seconds(1)) }",
    "while true { guard await !probe(host) else { return }; try await Task.sleep(for: .seconds(1)) }",
    "while await !probe(host) { try await Task.sleep(for: .seconds(1)) }",
    "while !isDone { isDone = await probe(host); try await Task.sleep(for: .seconds(1)) }",
    "while !isDone { Task { try await Task.sleep(for: .seconds(1)) } }",
    "try await Task.sleep(for: .seconds(1))",
    "while !engine.isReady { try await bed.sleep(for: .seconds(1)) }",
    // What waits for time itself: a pause after the last change, a watchdog that changes start and cancel.
    "while true { guard let self, !Task.isCancelled else { return }; let remaining = self.pause - Date().timeIntervalSince(self.last); if remaining <= 0 { break }; try? await Task.sleep(for: .seconds(remaining)) }",
    "while !Task.isCancelled { try? await Task.sleep(for: .seconds(5)); guard let start = stallStart else { return }; let stalled = Date().timeIntervalSince(start); if stalled >= stallTimeout && isStalled { reload(); return } }",
  ])
  func isQuiet(_ body: String) {
    let code = "import SwiftUI\nfunc wait() async throws { \(body) }"
    #expect(trial.findings(code).map(\.message) == [])
  }

  @Test("what a round does before it leaves the loop polls nothing")
  func sleepsOnTheWayBack() {
    let loop = """
      while Date() < deadline {
        if engine.isReady {
          Thread.sleep(forTimeInterval: 0.5)
          done()
          return
        }
        Thread.sleep(forTimeInterval: 1)
      }
      """
    #expect(trial.findings("func wait() {\n\(loop)\n}").map(\.location.start.line) == [8])
    let once = loop.replacing("  Thread.sleep(forTimeInterval: 1)\n", with: "")
    #expect(trial.findings("func wait() {\n\(once)\n}").isEmpty)
  }

  @Test func leavesTestsAlone() {
    let loop = "func wait() async throws { while !x.isReady { try await Task.sleep(for: .seconds(1)) } }"
    #expect(trial.findings("import SwiftUI\nimport Testing\n" + loop).isEmpty)
  }
}
