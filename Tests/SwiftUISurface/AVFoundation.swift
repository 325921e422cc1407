/// The part of AVFoundation that examples and Fixtures/ use.
import Foundation
import UIKit

public protocol AVAudioPlayerDelegate: NSObjectProtocol {}

open class AVVideoCompositionCoreAnimationTool: NSObject {
  public convenience init(postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer) {
    self.init()
  }
}

public final class CMSampleBuffer {}

open class AVAssetWriterInput: NSObject {
  public var isReadyForMoreMediaData: Bool { fatalError() }
  @discardableResult public func append(_ sampleBuffer: CMSampleBuffer) -> Bool { fatalError() }
}
