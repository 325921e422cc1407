/// The part of MapKit that examples and Fixtures/ use.
import SwiftUI

public struct Map: View {
  public init() {}
  public var body: some View { EmptyView() }
}
