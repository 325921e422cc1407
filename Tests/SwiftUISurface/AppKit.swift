/// The part of AppKit that examples and Fixtures/ use.
@_exported import Foundation
import UIKit

@MainActor open class NSView: NSObject {}

@MainActor open class NSVisualEffectView: NSView {
  public enum BlendingMode { case behindWindow, withinWindow }
  public enum Material { case sidebar, titlebar, windowBackground }
  open var blendingMode = BlendingMode.behindWindow
  open var material = Material.sidebar
}

@MainActor open class NSApplication: NSObject {
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool { false }
}
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor public var NSApp: NSApplication!
