/// The part of AVFoundation that examples and Fixtures/ use.
import Foundation

public protocol AVAudioPlayerDelegate: NSObjectProtocol {}
