/// The part of AVFoundation that examples and Fixtures/ use.
import Foundation
import UIKit

public protocol AVAudioPlayerDelegate: NSObjectProtocol {}

open class AVVideoCompositionCoreAnimationTool: NSObject {
  public convenience init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) {
    self.init()
  }
}
