/// The part of Charts that examples and Fixtures/ use.
import SwiftUI

public protocol ChartContent {}

@resultBuilder public struct ChartContentBuilder {
  public static func buildBlock(_ content: some ChartContent) -> some ChartContent { content }
}

public struct PlottableValue<Value> {
  public static func value(_ label: LocalizedStringKey, _ value: Value) -> PlottableValue { fatalError() }
}

public struct BarMark: ChartContent {
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}
public struct PointMark: ChartContent {
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}

extension ChartContent {
  public func cornerRadius(_ radius: CGFloat) -> some ChartContent { self }
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent { self }
}

public struct Chart<Content: ChartContent>: View {
  public init(@ChartContentBuilder content: () -> Content) {}
  public init<Data: RandomAccessCollection, ID: Hashable, Mark: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Mark
  ) where Content == ForEachMark<Mark> {}
  public var body: some View { EmptyView() }
}
public struct ForEachMark<Mark: ChartContent>: ChartContent {}

public struct ChartProxy {
  public func value<Value>(atX position: CGFloat, as type: Value.Type = Value.self) -> Value? { nil }
}
public struct ChartPlotContent: View {
  public var body: some View { EmptyView() }
}
extension View {
  public func chartPlotStyle<Body: View>(@ViewBuilder content: (ChartPlotContent) -> Body) -> some View {
    self
  }
  public func chartOverlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> Overlay
  ) -> some View { self }
}
