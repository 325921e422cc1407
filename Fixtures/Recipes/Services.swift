import Foundation
import SwiftUI
import UIKit

final class TideStation: ObservableObject, @unchecked Sendable {  // expect: no-unchecked-sendable
  nonisolated(unsafe) static var requests = 0  // expect: no-unsafe-isolation
  nonisolated static let limit = 3
  let name = "Dover"
  let symbol = "water.waves"

  func load() {
    print("loading", name)  // expect: no-print
    Swift.print("loading", name)  // expect: no-print
    NSLog("loading %@", name)  // expect: no-nslog
    Printer().print(name)
    TideStore.shared.clear()
    UserDefaults.standard.set(Date(), forKey: "loaded")  // expect: date-now
  }

  func load(day: Date, completion: @escaping ([Double]) -> Void) {  // expect: no-completion-handler
    DispatchQueue.main.async { [weak self] in  // expect: main-actor
      self?.load()
    }
    DispatchQueue.main.async(execute: load)  // expect: main-actor
    DispatchQueue.global().async { Thread.sleep(forTimeInterval: 1) }  // expect: no-thread-sleep
    Task.detached(priority: .background) {  // expect: no-detached-task
      await self.refresh()
    }
    Task(priority: .background) { await self.refresh() }
  }

  func show(heights: [Double], transform: @escaping (Double) -> Double) {}

  func refresh() async {
    try? await Task.sleep(nanoseconds: 1_000_000)
  }

  var titles: [String] {
    [
      NSLocalizedString("tide.high", comment: "above the time of high water"),  // expect: localized-string
      NSLocalizedString("tide.low", comment: ""),  // expect: localized-string, localization-comment
      NSLocalizedString(name, comment: "the station's name"),
      String(localized: "tide.none", comment: "on a day without a tide"),
      Date(timeIntervalSince1970: 0).description,
    ]
  }
}

final class TideStore: Sendable {
  static let shared = TideStore()
  func clear() {}
}

struct Printer {
  func print(_ text: String) {}
}

final class TideLog: ObservableObject {
  @AppStorage("isVerbose") var isVerbose = false
}

@Observable final class TideClock {  // expect: storage-in-observable
  @ObservationIgnored @AppStorage("isUTC") var isUTC = true
}

@Observable final class TideAlarm {
  var isOn = UserDefaults.standard.bool(forKey: "alarm") {
    didSet { UserDefaults.standard.set(isOn, forKey: "alarm") }
  }
}

final class TideLabel: UILabel {
  private let unit = UILabel()

  func align() {
    unit.textAlignment = .left  // expect: natural-alignment
    unit.textAlignment = .center
  }
}
