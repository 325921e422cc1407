import Synchronization

/// Tells by what its files import which systems a project is for, where nobody has configured that.
final class ProjectSystems: Sendable {
  private let isForPointer = Mutex<Bool?>(nil)

  private static let pointer = [SymbolHash.symbol("AppKit"), SymbolHash.symbol("Cocoa")]
  private static let touch = SymbolHash.symbol("UIKit")

  /// Whether files of the project draw with AppKit, and none with UIKit.
  func areForPointer(_ index: ProjectIndex) -> Bool {
    isForPointer.withLock { known in
      if let known { return known }
      var hasPointer = false
      var hasTouch = false
      for file in index.sections.files where !hasTouch {
        for module in index.sections.symbols.share(
          Stretch(start: file.symbols.start, count: file.importCount))
        {
          if module == Self.touch { hasTouch = true }
          if Self.pointer.contains(module) { hasPointer = true }
        }
      }
      let answer = hasPointer && !hasTouch
      known = answer
      return answer
    }
  }
}
