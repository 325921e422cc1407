/// What SwiftUI declares since iOS 18 and is used by examples and Fixtures/. Apart from the rest, so that an older SDK can
/// be asked about everything else.
@_exported import SwiftUI

// MARK: iOS 18

extension View {
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
}

extension ContainerBackgroundPlacement {
  public static var navigation: ContainerBackgroundPlacement { fatalError() }
}

// MARK: iOS 26

public struct Glass: Equatable, Sendable {
  public static var regular: Glass { Glass() }
  public static var clear: Glass { Glass() }
  public static var identity: Glass { Glass() }
  public func tint(_ color: Color?) -> Glass { self }
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

public struct DefaultGlassEffectShape: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path() }
}

public struct GlassEffectContainer<Content: View>: View {
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
  public var body: some View { EmptyView() }
}

public struct GlassButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle() }
  public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle() }
  public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle() }
}

public struct TabBarMinimizeBehavior: Hashable, Sendable {
  public static var automatic: TabBarMinimizeBehavior { TabBarMinimizeBehavior() }
  public static var onScrollDown: TabBarMinimizeBehavior { TabBarMinimizeBehavior() }
}

extension View {
  public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View { self }
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
    self
  }
  public func backgroundExtensionEffect() -> some View { self }
  public func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View { self }
  public func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View { self }
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> some View {
    self
  }
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
}
