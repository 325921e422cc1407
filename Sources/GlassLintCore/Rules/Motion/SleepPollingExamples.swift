enum SleepPollingExamples {
  static let all: [Rule.Example] = wrong + right

  private static let wrong: [Rule.Example] = [
    .wrong(
      """
      func append(_ samples: [CMSampleBuffer], to input: AVAssetWriterInput) {
        for sample in samples {
          while !input.isReadyForMoreMediaData { Thread.↓sleep(forTimeInterval: 0.01) }
          input.append(sample)
        }
      }
      """),
    .wrong(
      """
      func wait() async {
        var startIterations = 0
        let maxStartIterations = 50
        while !syncEngine.isSynchronizing && startIterations < maxStartIterations {
          try? await Task.↓sleep(for: .milliseconds(100))
          startIterations += 1
        }
      }
      """),
    .wrong(
      """
      func wait() async throws {
        while true {
          if engine.isReady { break }
          try await Task.↓sleep(nanoseconds: 100_000_000)
        }
      }
      """),
    .wrong(
      """
      func wait() async throws {
        for _ in 0..<50 {
          guard !player.isReady else { return }
          try await Task<Never, Never>.↓sleep(for: .seconds(0.1))
        }
        repeat {
          try await Task.↓sleep(for: .seconds(0.1))
        } while await store.isLoading
      }
      """),
    .wrong(
      """
      func wait() {
        while !isDone { Thread.↓sleep(forTimeInterval: 0.1) }
        while process.isRunning { ↓usleep(1000) }
      }
      """),
    .wrong(
      """
      // A stream tells when there is something to be read.
      func readAll(_ stream: InputStream) async throws -> [UInt8] {
        var bytes: [UInt8] = []
        var next: UInt8 = 0
        while true {
          guard stream.hasBytesAvailable else {
            try await Task.↓sleep(for: .milliseconds(10))
            continue
          }
          if stream.read(&next, maxLength: 1) < 1 { return bytes }
          bytes.append(next)
        }
      }
      """),
  ]

  private static let right: [Rule.Example] = [
    .right(
      """
      // The clock of an exam, which stops where that is over.
      final class Exam {
        enum Phase { case ready, taking, over }
        private var phase = Phase.ready
        private var secondsLeft = 60

        func countDown() async throws {
          while secondsLeft > 0, case .taking = phase {
            try await Task.sleep(for: .seconds(1))
            if case .taking = phase, secondsLeft > 0 { secondsLeft -= 1 }
          }
        }
      }
      """),
    .right(
      """
      // A beat of its own, which it keeps whether there is something to do or not.
      final class Stage {
        var isVisible = true
        func advance() {}
      }
      func play(_ stage: Stage) async throws {
        while !Task.isCancelled {
          guard stage.isVisible else {
            try await Task.sleep(for: .seconds(1))
            continue
          }
          stage.advance()
          try await Task.sleep(for: .milliseconds(16))
        }
      }
      """),
    .right(
      """
      // What is never `nil` is never waited for.
      final class Session {
        private let service: Service
        var client: Service? { service }
        init(service: Service) { self.service = service }
        func start() async throws {
          var attempts = 0
          while client == nil && attempts < 50 {
            try await Task.sleep(for: .milliseconds(100))
            attempts += 1
          }
        }
      }
      struct Service {}
      """),
    .right(
      """
      func waitForReboot(deadline: Date) async throws {
        while Date() < deadline {
          if await connects() { return }
          try await Task.sleep(for: .seconds(1))
        }
      }

      func connects() async -> Bool { await open("10.0.0.1") }
      func open(_ host: String) async -> Bool { host.isEmpty }
      """),
    // Nothing tells of what the system is asked for, and of time.
    .right(
      """
      final class Upload {
        private var last = Date()
        private var isMoving = false

        func hasMoreProcessors(than count: Int) async -> Bool {
          for _ in 0..<30 {
            if ProcessInfo.processInfo.activeProcessorCount > count { return true }
            try? await Task.sleep(for: .milliseconds(5))
          }
          return false
        }
        func untilFound(_ path: String) async {
          while !Task.isCancelled {
            let isThere = FileManager.default.fileExists(atPath: path)
            if isThere, !isMoving { return }
            try? await Task.sleep(for: .seconds(2))
          }
        }
        func watch() async throws {
          while !Task.isCancelled {
            try await Task.sleep(for: .seconds(2))
            if isStalled(after: 30) { throw CancellationError() }
          }
        }
        func settle() async {
          while isMoving || isStalled(after: 0.5) { try? await Task.sleep(for: .milliseconds(50)) }
        }
        func isStalled(after seconds: Double) -> Bool { Date().timeIntervalSince(last) > seconds }
      }
      """),
    // What callers hand over may look at anything, and a thread that is held up has nothing else to wait by.
    .right(
      """
      func wait(until deadline: Date, while shouldContinue: () -> Bool) {
        while shouldContinue(), Date() < deadline { Thread.sleep(forTimeInterval: 0.1) }
      }
      """),
    .right(
      """
      func save(_ write: () -> Bool) {
        var tries = 0
        var isSaved = false
        while tries < 3 && !isSaved {
          isSaved = write()
          if !isSaved {
            tries += 1
            Thread.sleep(forTimeInterval: 0.1)
          }
        }
      }
      """),
    .right(
      """
      func capture(_ take: () -> UIImage?) async -> UIImage? {
        for attempt in 1...5 {
          try? await Task.sleep(for: .milliseconds(200 * attempt))
          if let picture = take() { return picture }
        }
        return nil
      }
      """),
    .right(
      """
      func wait() async {
        for await status in syncEngine.statusUpdates {
          if case .synchronized = status { break }
        }
      }
      """),
    .right(
      """
      func refresh() async {
        while !Task.isCancelled {
          await store.reload()
          try? await Task.sleep(for: .seconds(30))
        }
      }
      """),
    .right(
      """
      func countDown() async throws {
        while timeRemaining > 0 {
          try await Task.sleep(for: .seconds(1))
          timeRemaining -= 1
        }
      }
      """),
    .right(
      """
      func load() async throws {
        for attempt in 0..<3 {
          do {
            try await fetch()
            return
          } catch {
            try await Task.sleep(for: .seconds(attempt))
          }
        }
      }
      """),
    .right(
      """
      func play() async throws {
        for frame in frames {
          show(frame)
          try await Task.sleep(for: .seconds(0.1))
        }
      }
      """),
    .right(
      """
      func debounce() async throws {
        try await Task.sleep(for: .seconds(0.3))
        search()
      }
      """),
  ]
}
