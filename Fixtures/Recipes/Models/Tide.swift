import Foundation
import UIKit  // expect: models-without-ui

struct Tide {
  let time: Date
  let height: Double
}
