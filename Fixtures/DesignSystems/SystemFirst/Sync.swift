import SwiftUI

// "Phase 5: Fix Async Patterns".

struct SyncGate: View {
  let syncEngine: SyncEngine
  @State private var isPerformingInitialSync = false

  var body: some View {
    Text(isPerformingInitialSync ? "Syncing" : "Ready")
      .task { await performInitialSyncIfNeeded() }
  }

  /// The polling that the document replaces, and keeps as a fallback where there is no stream.
  private func performInitialSyncIfNeeded() async {
    isPerformingInitialSync = true
    var startIterations = 0
    let maxStartIterations = 50
    while !syncEngine.isSynchronizing && startIterations < maxStartIterations {
      try? await Task.sleep(for: .milliseconds(100))  // expect: sleep-polling
      startIterations += 1
    }
    var completeIterations = 0
    while syncEngine.isSynchronizing && completeIterations < 600 {
      try? await Task.sleep(for: .milliseconds(100))  // expect: sleep-polling
      completeIterations += 1
    }
    isPerformingInitialSync = false
  }

  /// The same, as others write it.
  private func waitUntilReady() async throws {
    repeat {
      try await Task.sleep(nanoseconds: 100_000_000)  // expect: sleep-polling
    } while syncEngine.isSynchronizing
    for _ in 0..<50 {
      if !syncEngine.isSynchronizing { break }
      try await Task.sleep(for: .seconds(0.1))  // expect: sleep-polling
    }
    while true {
      if !syncEngine.isSynchronizing { break }
      try await Task.sleep(for: .milliseconds(100))  // expect: sleep-polling
    }
  }

  /// "BETTER: Use AsyncStream if syncEngine provides one".
  private func followSync() async {
    for await status in syncEngine.statusUpdates {
      if case .synchronized = status { break }
    }
  }

  /// A pause is no poll.
  private func showBriefly() async throws {
    isPerformingInitialSync = true
    try await Task.sleep(for: .seconds(2))
    isPerformingInitialSync = false
  }
}
