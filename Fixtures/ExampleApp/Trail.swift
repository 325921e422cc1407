import Foundation

/// No user interface here, so no rule speaks: not about `padding(22)`, not about anything.
struct Trail: Identifiable {
  let id = UUID()
  var name = ""
  var summary = ""
  var lengths: [Double] = []

  func padding(_ amount: Double) -> Trail { self }

  var widened: Trail { padding(22) }
}
