/// The part of SwiftUI that the rules' examples and Fixtures/ use, up to iOS 17: signatures as Apple's, nothing behind them.
///
/// A fix is right by these types only if it would be by Apple's: where an overload, a return type or a missing member decides
/// what compiles, it is declared as in the SDK. `Scripts/test-examples --compiler` asks that.
@_exported import Combine
@_exported import Foundation
@_exported import Observation
@_exported import UIKit

#if canImport(AppKit)
  @_exported import AppKit
#endif

private func unbuilt<Value>() -> Value { fatalError() }

// MARK: Views

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

@MainActor @preconcurrency public protocol Scene {}

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  var body: Body { get }
}

public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
}

extension Never: View {
  public var body: Never { return unbuilt() }
}

/// A view that the system draws.
@MainActor @preconcurrency public protocol SystemView: View where Body == Never {}
extension SystemView {
  public var body: Never { return unbuilt() }
}

@resultBuilder public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<
    (repeat each Content)
  > {
    unbuilt()
  }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }
  public static func buildEither<True: View, False: View>(first: True) -> _ConditionalContent<True, False> {
    unbuilt()
  }
  public static func buildEither<True: View, False: View>(second: False) -> _ConditionalContent<True, False> {
    unbuilt()
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { unbuilt() }
}

nonisolated public struct TupleView<Contents>: SystemView {}
nonisolated public struct _ConditionalContent<True, False>: SystemView {}
extension Optional: View where Wrapped: View {
  public var body: Never { return unbuilt() }
}

nonisolated public struct EmptyView: SystemView {
  public init() {}
}
nonisolated public struct AnyView: SystemView {
  public init<Content: View>(_ content: Content) {}
}
nonisolated public struct ModifiedContent<Content, Modifier> {}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { return unbuilt() }
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>
}
nonisolated public struct _ViewModifier_Content<Modifier>: SystemView {}

public protocol DynamicViewContent: View {}

nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}
extension ForEach: View, DynamicViewContent where Content: View {
  public var body: Never { return unbuilt() }
}
nonisolated extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}
nonisolated extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}
nonisolated extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {}
}

nonisolated public struct Group<Content> {}
extension Group: View where Content: View {
  public var body: Never { return unbuilt() }
}
nonisolated extension Group where Content: View {
  public init(@ViewBuilder content: () -> Content) {}
}

// MARK: Stacks and containers

nonisolated public struct HStack<Content: View>: SystemView {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}
nonisolated public struct VStack<Content: View>: SystemView {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {}
}
nonisolated public struct ZStack<Content: View>: SystemView {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
nonisolated public struct LazyVStack<Content: View>: SystemView {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {}
}
nonisolated public struct LazyVGrid<Content: View>: SystemView {
  public init(columns: [GridItem], spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
nonisolated public struct GridItem {
  public enum Size {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
  }
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil) {}
}
nonisolated public struct GroupBox<Label: View, Content: View>: SystemView {}
nonisolated extension GroupBox where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
nonisolated extension GroupBox {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
  public init(label: Label, @ViewBuilder content: () -> Content) {}
}
nonisolated public struct LazyHStack<Content: View>: SystemView {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {}
}
nonisolated public struct ScrollView<Content: View>: SystemView {
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
  {}
}
public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
nonisolated public struct ScrollViewReader<Content: View>: SystemView {
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {}
}
nonisolated public struct ShareLink<Label: View>: SystemView {
  public init(item: URL, @ViewBuilder label: () -> Label) {}
}
nonisolated public struct GeometryReader<Content: View>: SystemView {
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}
public struct GeometryProxy {
  public var size: CGSize { unbuilt() }
  public var safeAreaInsets: EdgeInsets { unbuilt() }
}
nonisolated public struct Form<Content: View>: SystemView {
  public init(@ViewBuilder content: () -> Content) {}
}
nonisolated public struct List<SelectionValue, Content: View>: SystemView {}
nonisolated extension List where SelectionValue: Hashable {
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {}
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {}
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {}
}
nonisolated extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) {}
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {}
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {}
}
nonisolated public struct Section<Parent, Content, Footer> {}
extension Section: View where Parent: View, Content: View, Footer: View {
  public var body: Never { return unbuilt() }
}
nonisolated extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {}
}
nonisolated extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
nonisolated extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {}
  // Softly deprecated, for a version 100000.0: the compiler says nothing yet.
  public init(header: Parent, @ViewBuilder content: () -> Content) {}
}
nonisolated extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {}
}
nonisolated public struct LabeledContent<Label, Content> {}
extension LabeledContent: View where Label: View, Content: View {
  public var body: Never { return unbuilt() }
}
nonisolated extension LabeledContent where Label == Text, Content == Text {
  public init(_ title: LocalizedStringKey, value: String) {}
}
nonisolated extension LabeledContent where Label == Text, Content: View {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
nonisolated public struct NavigationStack<Data, Root: View>: SystemView {}
nonisolated extension NavigationStack where Data == NavigationPath {
  public init(@ViewBuilder root: () -> Root) {}
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {}
}
public struct NavigationPath {
  public init() {}
}
nonisolated public struct NavigationView<Content: View>: SystemView {
  public init(@ViewBuilder content: () -> Content) {}
}
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: SystemView {}
nonisolated extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {}
}
nonisolated public struct NavigationLink<Label: View, Destination: View>: SystemView {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
  // Softly deprecated.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {}
}
nonisolated extension NavigationLink where Destination == Never {
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {}
}
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: SystemView {}
nonisolated extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {}
}
public protocol TimelineSchedule {}
public struct AnimationTimelineSchedule: TimelineSchedule {}
public struct EveryMinuteTimelineSchedule: TimelineSchedule {}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { unbuilt() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  { unbuilt() }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { unbuilt() }
}
public struct TimelineViewDefaultContext {
  public var date: Date { unbuilt() }
}
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: SystemView {
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {}
}
public struct GraphicsContext {}
nonisolated public struct Canvas<Symbols: View>: SystemView {}
nonisolated extension Canvas where Symbols == EmptyView {
  public init(renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {}
}

// MARK: Text and images

public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
}

nonisolated public struct Text: SystemView, Equatable {
  public enum DateStyle { case time, date, relative, timer, offset }
  @_disfavoredOverload public init<Content: StringProtocol>(_ content: Content) {}
  public init(verbatim content: String) {}
  public init(_ key: LocalizedStringKey) {}
  public init(_ key: LocalizedStringKey, comment: StaticString?) {}
  public init(_ image: Image) {}
  @_disfavoredOverload public init(_ content: AttributedString) {}
  public init(_ date: Date, style: DateStyle) {}
  public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
  where Format.FormatInput: Equatable, Format.FormatOutput == String {}
  public static func + (left: Text, right: Text) -> Text { left }
  public func bold() -> Text { self }
  public func bold(_ isActive: Bool) -> Text { self }
  public func font(_ font: Font?) -> Text { self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text { self }
  public func italic() -> Text { self }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func monospacedDigit() -> Text { self }
  public func accessibilityLabel(_ label: Text) -> Text { self }
  public func accessibilityLabel(_ key: LocalizedStringKey) -> Text { self }
}

nonisolated public struct Image: SystemView, Equatable {
  public enum ResizingMode { case tile, stretch }
  public init(_ name: String, bundle: Bundle? = nil) {}
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {}
  public init(decorative name: String, bundle: Bundle? = nil) {}
  public init(systemName: String) {}
  public init(_internalSystemName: String) {}
  public init(uiImage: UIImage) {}
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image
  { self }
}

nonisolated public struct AsyncImage<Content: View>: SystemView {
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {}
  public init<Filled: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Filled,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Filled, Placeholder> {}
  public init(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {}
}

public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)
}

nonisolated public struct ContentUnavailableView: SystemView {
  public init(_ title: LocalizedStringKey, systemImage name: String) {}
}

nonisolated public struct Label<Title, Icon> {}
extension Label: View where Title: View, Icon: View {
  public var body: Never { return unbuilt() }
}
nonisolated extension Label where Title: View, Icon: View {
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}
nonisolated extension Label where Title == Text, Icon == Image {
  public init(_ title: LocalizedStringKey, systemImage: String) {}
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, systemImage: String) {}
}

nonisolated public struct Spacer: SystemView {
  public init(minLength: CGFloat? = nil) {}
}
nonisolated public struct Divider: SystemView {
  public init() {}
}

// MARK: Controls

public struct ButtonRole: Equatable, Sendable {
  public static let cancel = ButtonRole()
  public static let destructive = ButtonRole()
}
nonisolated public struct Button<Label: View>: SystemView {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}
nonisolated extension Button where Label == Text {
  public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}
  @_disfavoredOverload public init<Title: StringProtocol>(
    _ title: Title, action: @escaping @MainActor () -> Void
  ) {}
  public init(_ title: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {}
}
nonisolated extension Button where Label == SwiftUI.Label<Text, Image> {
  public init(_ title: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {}
}
nonisolated public struct Menu<Label: View, Content: View>: SystemView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}
nonisolated extension Menu where Label == Text {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
nonisolated public struct Toggle<Label: View>: SystemView {
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {}
}
nonisolated extension Toggle where Label == Text {
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {}
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {}
}
nonisolated public struct TextField<Label: View>: SystemView {}
nonisolated extension TextField where Label == Text {
  public init(_ title: LocalizedStringKey, text: Binding<String>) {}
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {}
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) {}
  public init(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis) {}
}
nonisolated public struct SecureField<Label: View>: SystemView {}
nonisolated extension SecureField where Label == Text {
  @_disfavoredOverload public init<Title: StringProtocol>(_ title: Title, text: Binding<String>) {}
  public init(_ title: LocalizedStringKey, text: Binding<String>) {}
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?) {}
}
nonisolated public struct TextEditor: SystemView {
  public init(text: Binding<String>) {}
}
nonisolated public struct Slider<Label: View, ValueLabel: View>: SystemView {}
nonisolated extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {}
}
nonisolated extension Slider where ValueLabel == EmptyView {
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint {}
}
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: SystemView {}
nonisolated extension Picker {
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {}
}
nonisolated extension Picker where Label == Text {
  public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {}
}
nonisolated public struct ColorPicker<Label: View>: SystemView {}
nonisolated extension ColorPicker where Label == Text {
  public init(_ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {}
}
nonisolated public struct Stepper<Label: View>: SystemView {
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
}
nonisolated extension Stepper where Label == Text {
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {}
}
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let date = DatePickerComponents(rawValue: 1)
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}
nonisolated public struct DatePicker<Label: View>: SystemView {
  public typealias Components = DatePickerComponents
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {}
}
public struct PickerStyle: Sendable {
  public static let segmented = PickerStyle()
}
public struct DatePickerStyle: Sendable {
  public static let wheel = DatePickerStyle()
}
nonisolated extension DatePicker where Label == Text {
  public init(
    _ title: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {}
}
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: SystemView {}
nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView {}
  public init(@ViewBuilder label: () -> Label) {}
  public init(_ title: LocalizedStringKey) where Label == Text {}
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) where Label == EmptyView {}
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1, @ViewBuilder label: () -> Label) {}
}
nonisolated public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: SystemView {}
nonisolated extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {}
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {}
}

// MARK: Geometry

public enum Axis: Int8, Hashable, Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}
public enum Edge: Int8, Hashable, CaseIterable, Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let all = Set(rawValue: 15)
    public static let horizontal = Set(rawValue: 10)
    public static let vertical = Set(rawValue: 5)
  }
}
public enum HorizontalEdge: Int8, Hashable, Sendable { case leading, trailing }
public enum VerticalEdge: Int8, Hashable, Sendable { case top, bottom }
public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat { unbuilt() }
  public var leading: CGFloat { unbuilt() }
  public var bottom: CGFloat { unbuilt() }
  public var trailing: CGFloat { unbuilt() }
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
  public init() {}
}
public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading = HorizontalAlignment()
  public static let center = HorizontalAlignment()
  public static let trailing = HorizontalAlignment()
}
public struct VerticalAlignment: Equatable, Sendable {
  public static let top = VerticalAlignment()
  public static let center = VerticalAlignment()
  public static let bottom = VerticalAlignment()
  public static let firstTextBaseline = VerticalAlignment()
  public static let lastTextBaseline = VerticalAlignment()
}
public struct Alignment: Equatable, Sendable {
  public static let center = Alignment()
  public static let leading = Alignment()
  public static let trailing = Alignment()
  public static let top = Alignment()
  public static let bottom = Alignment()
  public static let topLeading = Alignment()
  public static let topTrailing = Alignment()
  public static let bottomLeading = Alignment()
  public static let bottomTrailing = Alignment()
}
public enum TextAlignment: Hashable, Sendable { case leading, center, trailing }
public enum ContentMode: Hashable, Sendable { case fit, fill }
public struct UnitPoint: Hashable, Sendable {
  public static let center = UnitPoint()
  public static let top = UnitPoint()
  public static let bottom = UnitPoint()
  public static let leading = UnitPoint()
  public static let trailing = UnitPoint()
  public static let topLeading = UnitPoint()
  public static let topTrailing = UnitPoint()
  public static let bottomLeading = UnitPoint()
  public static let bottomTrailing = UnitPoint()
}
public struct Angle: Hashable, Sendable {
  public static func degrees(_ degrees: Double) -> Angle { unbuilt() }
  public static func radians(_ radians: Double) -> Angle { unbuilt() }
  public static var zero: Angle { unbuilt() }
}
public enum CoordinateSpace { case global, local }

// MARK: Shapes

public enum RoundedCornerStyle: Sendable { case circular, continuous }
public struct RectangleCornerRadii: Equatable, Sendable {
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {}
}

public protocol Shape: Sendable, View {
  nonisolated func path(in rect: CGRect) -> Path
}
extension Shape {
  public var body: _ShapeView<Self, ForegroundStyle> { return unbuilt() }
}
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: SystemView {}
nonisolated public struct _StrokedShape<Content: Shape>: Shape {
  public func path(in rect: CGRect) -> Path { unbuilt() }
}
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: SystemView {}
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: SystemView {}
nonisolated public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: SystemView {}

public struct StrokeStyle: Equatable, Sendable {
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {}
}
public enum CGLineCap: Sendable { case butt, round, square }
public enum CGLineJoin: Sendable { case miter, round, bevel }

nonisolated extension Shape {
  public func fill<Style: ShapeStyle>(
    _ style: Style = .foreground
  ) -> FillShapeView<Self, Style, EmptyView> { unbuilt() }
  public func stroke<Style: ShapeStyle>(
    _ style: Style, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, Style, EmptyView> { unbuilt() }
  public func stroke<Style: ShapeStyle>(
    _ style: Style, style stroke: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, Style, EmptyView> { unbuilt() }
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { _StrokedShape<Self>() }
  public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape<Self>() }
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape { self }
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }
}
nonisolated extension InsettableShape {
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, Style, EmptyView> { unbuilt() }
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style = .foreground, style stroke: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, Style, EmptyView> { unbuilt() }
}
nonisolated extension FillShapeView {
  public func stroke<Other: ShapeStyle>(
    _ style: Other, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, Other, Self> { unbuilt() }
  public func fill<Other: ShapeStyle>(_ style: Other = .foreground) -> FillShapeView<Content, Other, Self> {
    unbuilt()
  }
}
nonisolated extension FillShapeView where Content: InsettableShape {
  public func strokeBorder<Other: ShapeStyle>(
    _ style: Other = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, Other, Self> { unbuilt() }
}
nonisolated extension StrokeShapeView {
  public func stroke<Other: ShapeStyle>(
    _ style: Other, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, Other, Self> { unbuilt() }
  public func fill<Other: ShapeStyle>(_ style: Other = .foreground) -> FillShapeView<Content, Other, Self> {
    unbuilt()
  }
}

nonisolated public struct Rectangle: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { unbuilt() }
  public func inset(by amount: CGFloat) -> Rectangle { self }
}
nonisolated public struct Circle: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { unbuilt() }
  public func inset(by amount: CGFloat) -> Circle { self }
}
nonisolated public struct Ellipse: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { unbuilt() }
  public func inset(by amount: CGFloat) -> Ellipse { self }
}
nonisolated public struct Capsule: InsettableShape {
  public init(style: RoundedCornerStyle = .continuous) {}
  public func path(in rect: CGRect) -> Path { unbuilt() }
  public func inset(by amount: CGFloat) -> Capsule { self }
}
nonisolated public struct RoundedRectangle: InsettableShape {
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {}
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  public func path(in rect: CGRect) -> Path { unbuilt() }
  public func inset(by amount: CGFloat) -> RoundedRectangle { self }
}
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {}
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {}
  public func path(in rect: CGRect) -> Path { unbuilt() }
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle { self }
}
nonisolated public struct ContainerRelativeShape: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { unbuilt() }
  public func inset(by amount: CGFloat) -> ContainerRelativeShape { self }
}
nonisolated public struct Path: Equatable, Shape {
  public init() {}
  public init(_ draw: (inout Path) -> Void) {}
  public mutating func move(to point: CGPoint) {}
  public mutating func addLine(to point: CGPoint) {}
  public mutating func addPath(_ path: Path) {}
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {}
  public func path(in rect: CGRect) -> Path { self }
}

nonisolated extension Shape where Self == Rectangle {
  public static var rect: Rectangle { unbuilt() }
}
nonisolated extension Shape where Self == Circle {
  public static var circle: Circle { unbuilt() }
}
nonisolated extension Shape where Self == Capsule {
  public static var capsule: Capsule { unbuilt() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { unbuilt() }
}
nonisolated extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    unbuilt()
  }
}
nonisolated extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) -> Self { unbuilt() }
}
nonisolated extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { unbuilt() }
}

// MARK: Styles

public protocol ShapeStyle: Sendable {}

public enum ColorScheme: CaseIterable, Sendable { case light, dark }

nonisolated public struct AnyGradient: ShapeStyle {}
nonisolated public struct Color: Hashable, ShapeStyle, SystemView {
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
  public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {
  }
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {}
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {}
  public init(_ name: String, bundle: Bundle? = nil) {}
  public init(uiColor: UIColor) {}
  public init(_ color: UIColor) {}
  public func opacity(_ opacity: Double) -> Color { self }
  public var gradient: AnyGradient { AnyGradient() }
  public static let red: Color = Color(white: 0)
  public static let orange: Color = Color(white: 0)
  public static let yellow: Color = Color(white: 0)
  public static let green: Color = Color(white: 0)
  public static let mint: Color = Color(white: 0)
  public static let teal: Color = Color(white: 0)
  public static let cyan: Color = Color(white: 0)
  public static let blue: Color = Color(white: 0)
  public static let indigo: Color = Color(white: 0)
  public static let purple: Color = Color(white: 0)
  public static let pink: Color = Color(white: 0)
  public static let brown: Color = Color(white: 0)
  public static let white: Color = Color(white: 0)
  public static let gray: Color = Color(white: 0)
  public static let black: Color = Color(white: 0)
  public static let clear: Color = Color(white: 0)
  public static let primary: Color = Color(white: 0)
  public static let secondary: Color = Color(white: 0)
  public static var accentColor: Color { unbuilt() }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { unbuilt() }
  public static var orange: Color { unbuilt() }
  public static var yellow: Color { unbuilt() }
  public static var green: Color { unbuilt() }
  public static var mint: Color { unbuilt() }
  public static var teal: Color { unbuilt() }
  public static var cyan: Color { unbuilt() }
  public static var blue: Color { unbuilt() }
  public static var indigo: Color { unbuilt() }
  public static var purple: Color { unbuilt() }
  public static var pink: Color { unbuilt() }
  public static var brown: Color { unbuilt() }
  public static var white: Color { unbuilt() }
  public static var gray: Color { unbuilt() }
  public static var black: Color { unbuilt() }
  public static var clear: Color { unbuilt() }
}

public struct AnyShapeStyle: ShapeStyle {
  public init<Style: ShapeStyle>(_ style: Style) {}
}
public struct HierarchicalShapeStyle: ShapeStyle {
  public static let primary = HierarchicalShapeStyle()
  public static let secondary = HierarchicalShapeStyle()
  public static let tertiary = HierarchicalShapeStyle()
  public static let quaternary = HierarchicalShapeStyle()
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { unbuilt() }
  public static var secondary: HierarchicalShapeStyle { unbuilt() }
  public static var tertiary: HierarchicalShapeStyle { unbuilt() }
  public static var quaternary: HierarchicalShapeStyle { unbuilt() }
  public static var quinary: HierarchicalShapeStyle { unbuilt() }
}
public struct ForegroundStyle: ShapeStyle {
  public init() {}
}
extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { unbuilt() }
}
public struct BackgroundStyle: ShapeStyle {
  public init() {}
}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { unbuilt() }
}
public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { unbuilt() }
}
public struct TintShapeStyle: ShapeStyle {
  public init() {}
}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { unbuilt() }
}
public struct Material: ShapeStyle {
  public static let regular = Material()
  public static let thick = Material()
  public static let thin = Material()
  public static let ultraThin = Material()
  public static let ultraThick = Material()
}
extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { unbuilt() }
  public static var thickMaterial: Material { unbuilt() }
  public static var thinMaterial: Material { unbuilt() }
  public static var ultraThinMaterial: Material { unbuilt() }
  public static var ultraThickMaterial: Material { unbuilt() }
  public static var bar: Material { unbuilt() }
}
public struct ShadowStyle: Equatable, Sendable {
  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { unbuilt() }
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { unbuilt() }
}
extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
}

public struct Gradient: ShapeStyle, Equatable {
  public struct Stop: Equatable, Sendable {
    public init(color: Color, location: CGFloat) {}
  }
  public init(colors: [Color]) {}
  public init(stops: [Stop]) {}
}
nonisolated public struct LinearGradient: ShapeStyle, SystemView {
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}
}
nonisolated public struct RadialGradient: ShapeStyle, SystemView {
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}

public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public struct Weight: Hashable, Sendable {
    public static let ultraLight = Weight()
    public static let thin = Weight()
    public static let light = Weight()
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
    public static let heavy = Weight()
    public static let black = Weight()
  }
  public static let largeTitle = Font()
  public static let title = Font()
  public static let title2 = Font()
  public static let title3 = Font()
  public static let headline = Font()
  public static let subheadline = Font()
  public static let body = Font()
  public static let callout = Font()
  public static let footnote = Font()
  public static let caption = Font()
  public static let caption2 = Font()
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { unbuilt() }
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    unbuilt()
  }
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    unbuilt()
  }
  public static func custom(_ name: String, size: CGFloat) -> Font { unbuilt() }
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font { unbuilt() }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { unbuilt() }
  public func weight(_ weight: Weight) -> Font { self }
  public func bold() -> Font { self }
  public func monospacedDigit() -> Font { self }
}

// MARK: State

@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) {}
  public init(initialValue: Value) {}
  public var wrappedValue: Value {
    get { unbuilt() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { unbuilt() }
}
extension State where Value: ExpressibleByNilLiteral {
  public init() { fatalError() }
}
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
  public static func constant(_ value: Value) -> Binding<Value> { unbuilt() }
  public var wrappedValue: Value {
    get { unbuilt() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
  public subscript<Member>(dynamicMember path: WritableKeyPath<Value, Member>) -> Binding<Member> {
    unbuilt()
  }
}
@propertyWrapper public struct StateObject<Object: ObservableObject> {
  public init(wrappedValue object: @autoclosure @escaping () -> Object) {}
  public var wrappedValue: Object { unbuilt() }
  public var projectedValue: ObservedObject<Object>.Wrapper { unbuilt() }
}
@propertyWrapper public struct ObservedObject<Object: ObservableObject> {
  @dynamicMemberLookup public struct Wrapper {
    public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Object, Value>) -> Binding<Value> {
      unbuilt()
    }
  }
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  public var wrappedValue: Object
  public var projectedValue: Wrapper { unbuilt() }
}
@propertyWrapper public struct EnvironmentObject<Object: ObservableObject> {
  public init() {}
  public var wrappedValue: Object { unbuilt() }
  public var projectedValue: ObservedObject<Object>.Wrapper { unbuilt() }
}
@dynamicMemberLookup @propertyWrapper public struct Bindable<Value> {
  public var wrappedValue: Value
  @available(*, unavailable, message: "the type does not conform to 'Observable'")
  @_disfavoredOverload public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var projectedValue: Bindable<Value> { self }
}
extension Bindable where Value: AnyObject, Value: Observable {
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public subscript<Member>(dynamicMember path: ReferenceWritableKeyPath<Value, Member>) -> Binding<Member> {
    unbuilt()
  }
}
@propertyWrapper public struct FocusState<Value: Hashable> {
  @propertyWrapper public struct Binding {
    private let state: FocusState
    public var wrappedValue: Value {
      get { unbuilt() }
      nonmutating set {}
    }
    public var projectedValue: Binding { self }
  }
  public init() where Value == Bool {}
  public init<Wrapped: Hashable>() where Value == Wrapped? {}
  public var wrappedValue: Value {
    get { unbuilt() }
    nonmutating set {}
  }
  public var projectedValue: Binding { unbuilt() }
}
@propertyWrapper public struct AppStorage<Value> {
  private let key: String
  public var wrappedValue: Value {
    get { unbuilt() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { unbuilt() }
}
extension AppStorage where Value == Bool {
  public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil) { self.key = key }
}
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
  public init(wrappedValue: Value) {}
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) {}
  public var wrappedValue: Value { unbuilt() }
}
@propertyWrapper public struct Namespace {
  public struct ID: Hashable, Sendable {}
  public init() {}
  public var wrappedValue: ID { unbuilt() }
}

public enum UserInterfaceSizeClass: Sendable { case compact, regular }
public struct DismissAction {
  public func callAsFunction() {}
}
// Softly deprecated, as the key that leads to it is.
public struct PresentationMode {
  public func dismiss() {}
}
public enum ContentSizeCategory: Int, Hashable, Sendable {
  case small, medium, large, extraLarge
  public static func > (left: Self, right: Self) -> Bool { left.rawValue > right.rawValue }
}

public struct EnvironmentValues {
  public var sizeCategory: ContentSizeCategory { unbuilt() }
  public var accessibilityReduceMotion: Bool { unbuilt() }
  public var redactionReasons: RedactionReasons { unbuilt() }
  public var accessibilityReduceTransparency: Bool { unbuilt() }
  public var colorScheme: ColorScheme {
    get { unbuilt() }
    set {}
  }
  public var dismiss: DismissAction { unbuilt() }
  public var dynamicTypeSize: DynamicTypeSize { unbuilt() }
  public var presentationMode: Binding<PresentationMode> { unbuilt() }
  public var horizontalSizeClass: UserInterfaceSizeClass? { unbuilt() }
  public var verticalSizeClass: UserInterfaceSizeClass? { unbuilt() }
}
@propertyWrapper public struct Environment<Value> {
  public init(_ path: KeyPath<EnvironmentValues, Value>) {}
  public init(_ type: Value.Type) where Value: AnyObject, Value: Observable {}
  public var wrappedValue: Value { unbuilt() }
}

public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

// MARK: Motion

public struct Animation: Equatable, Sendable {
  public static let `default` = Animation()
  public static var linear: Animation { unbuilt() }
  public static var easeIn: Animation { unbuilt() }
  public static var easeOut: Animation { unbuilt() }
  public static var easeInOut: Animation { unbuilt() }
  public static var spring: Animation { unbuilt() }
  public static var smooth: Animation { unbuilt() }
  public static var snappy: Animation { unbuilt() }
  public static var bouncy: Animation { unbuilt() }
  public static func linear(duration: TimeInterval) -> Animation { unbuilt() }
  public static func easeIn(duration: TimeInterval) -> Animation { unbuilt() }
  public static func easeOut(duration: TimeInterval) -> Animation { unbuilt() }
  public static func easeInOut(duration: TimeInterval) -> Animation { unbuilt() }
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: TimeInterval = 0.35
  ) -> Animation { unbuilt() }
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0)
    -> Animation
  {
    unbuilt()
  }
  @_disfavoredOverload public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { unbuilt() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { unbuilt() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation { unbuilt() }
  public func delay(_ delay: TimeInterval) -> Animation { self }
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

@discardableResult public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

public struct AnyTransition {
  public static let opacity: AnyTransition = AnyTransition()
  public static var slide: AnyTransition { unbuilt() }
  public static var scale: AnyTransition { unbuilt() }
  public static func move(edge: Edge) -> AnyTransition { unbuilt() }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
}
public protocol Transition {}
extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { unbuilt() }
}
extension Transition {
  public func animation(_ animation: Animation?) -> some Transition { self }
}
public struct OpacityTransition: Transition {}

public enum UnitCurve: Sendable {
  case linear, easeInOut
}
public struct LinearKeyframe<Value> {
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}
nonisolated public struct PlaceholderContentView<Value>: SystemView {}

public protocol SymbolEffect {}
public protocol IndefiniteSymbolEffect {}
public struct VariableColorSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { unbuilt() }
}
public struct SymbolEffectOptions {
  public static var `default`: SymbolEffectOptions { unbuilt() }
  public static var repeating: SymbolEffectOptions { unbuilt() }
}

// MARK: Gestures

public protocol Gesture<Value> {
  associatedtype Value
}
extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
}
extension Gesture where Value: Equatable {
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }
}
public struct TapGesture: Gesture {
  public typealias Value = Void
  public init(count: Int = 1) {}
}
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public init(minimumDuration: Double = 0.5) {}
}
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint { unbuilt() }
    public var startLocation: CGPoint { unbuilt() }
    public var translation: CGSize { unbuilt() }
  }
  public init(minimumDistance: CGFloat = 10) {}
}

// MARK: Styles of controls

public struct ButtonStyleConfiguration {
  nonisolated public struct Label: SystemView {}
  public var label: Label { unbuilt() }
  public var isPressed: Bool { unbuilt() }
}
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ButtonStyleConfiguration
}
public struct ToggleStyleConfiguration {
  nonisolated public struct Label: SystemView {}
  public var label: Label { unbuilt() }
  public var isOn: Bool { unbuilt() }
}
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ToggleStyleConfiguration
}
public struct PrimitiveButtonStyleConfiguration {
  nonisolated public struct Label: SystemView {}
  public var label: Label { unbuilt() }
  public func trigger() {}
}
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}
public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { unbuilt() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { unbuilt() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle { unbuilt() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: BorderlessButtonStyle { unbuilt() }
}
public struct ButtonBorderShape: Equatable, Sendable {
  public static let automatic = ButtonBorderShape()
  public static let capsule = ButtonBorderShape()
  public static let circle = ButtonBorderShape()
  public static let roundedRectangle = ButtonBorderShape()
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { unbuilt() }
}
public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }

public struct ProgressViewStyleConfiguration {
  public let fractionCompleted: Double?
}
@MainActor @preconcurrency public protocol ProgressViewStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = ProgressViewStyleConfiguration
}
public struct LinearProgressViewStyle: ProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
public struct CircularProgressViewStyle: ProgressViewStyle {
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { unbuilt() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { unbuilt() }
}

/// Styles nobody makes of their own.
public protocol GaugeStyle {}
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { unbuilt() }
}
public struct AccessoryCircularGaugeStyle: GaugeStyle {}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { unbuilt() }
}
public struct LinearCapacityGaugeStyle: GaugeStyle {}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { unbuilt() }
}
public struct LabelStyleConfiguration {
  nonisolated public struct Icon: SystemView {}
  nonisolated public struct Title: SystemView {}
  public var icon: Icon { unbuilt() }
  public var title: Title { unbuilt() }
}
@MainActor @preconcurrency public protocol LabelStyle {
  typealias Configuration = LabelStyleConfiguration
}
public protocol GroupBoxStyle {}
public struct DefaultGroupBoxStyle: GroupBoxStyle {}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { unbuilt() }
}
public struct IconOnlyLabelStyle: LabelStyle {}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { unbuilt() }
}
public protocol FormStyle {}
public struct GroupedFormStyle: FormStyle {}
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { unbuilt() }
}
public protocol ListStyle {}
public struct PlainListStyle: ListStyle {}
public struct InsetGroupedListStyle: ListStyle {}
public struct SidebarListStyle: ListStyle {}
extension ListStyle where Self == PlainListStyle {
  public static var plain: PlainListStyle { unbuilt() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: InsetGroupedListStyle { unbuilt() }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: SidebarListStyle { unbuilt() }
}
public protocol NavigationViewStyle {}
public struct StackNavigationViewStyle: NavigationViewStyle {}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  public static var stack: StackNavigationViewStyle { unbuilt() }
}

// MARK: Bars

public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
}
extension Never: ToolbarContent {}
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> some ToolbarContent { ToolbarItem { EmptyView() } }
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }
}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public var body: Never { return unbuilt() }
}
public struct ToolbarItemPlacement {
  public static let automatic = ToolbarItemPlacement()
  public static let principal = ToolbarItemPlacement()
  public static let cancellationAction = ToolbarItemPlacement()
  public static let confirmationAction = ToolbarItemPlacement()
  public static let primaryAction = ToolbarItemPlacement()
  public static let bottomBar = ToolbarItemPlacement()
  public static let keyboard = ToolbarItemPlacement()
  public static let topBarLeading = ToolbarItemPlacement()
  public static let topBarTrailing = ToolbarItemPlacement()
  public static let navigationBarLeading = ToolbarItemPlacement()
  public static let navigationBarTrailing = ToolbarItemPlacement()
}
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  public var body: Never { return unbuilt() }
}
extension ToolbarItem where ID == () {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}
public protocol CustomizableToolbarContent: ToolbarContent {}
extension ToolbarItem: CustomizableToolbarContent where ID == String {
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
  public var body: Never { return unbuilt() }
}
public struct ToolbarPlacement {
  public static var automatic: ToolbarPlacement { unbuilt() }
  public static var bottomBar: ToolbarPlacement { unbuilt() }
  public static var navigationBar: ToolbarPlacement { unbuilt() }
  public static var tabBar: ToolbarPlacement { unbuilt() }
}
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  public static let widget = ContainerBackgroundPlacement()
}
public enum NavigationBarItem {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

// MARK: Accessibility

public struct AccessibilityTraits: SetAlgebra, Sendable {
  public static let isButton = AccessibilityTraits()
  public static let isHeader = AccessibilityTraits()
  public static let isImage = AccessibilityTraits()
  public static let isLink = AccessibilityTraits()
  public static let isModal = AccessibilityTraits()
  public static let isSelected = AccessibilityTraits()
  public init() {}
  public typealias Element = AccessibilityTraits
  public typealias ArrayLiteralElement = AccessibilityTraits
  public func contains(_ member: AccessibilityTraits) -> Bool { unbuilt() }
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { unbuilt() }
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { unbuilt() }
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { unbuilt() }
  public mutating func insert(
    _ new: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) { unbuilt() }
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? { unbuilt() }
  public mutating func update(with new: AccessibilityTraits) -> AccessibilityTraits? { unbuilt() }
  public mutating func formUnion(_ other: AccessibilityTraits) {}
  public mutating func formIntersection(_ other: AccessibilityTraits) {}
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {}
}
public struct AccessibilityChildBehavior: Hashable {
  public static let ignore = AccessibilityChildBehavior()
  public static let contain = AccessibilityChildBehavior()
  public static let combine = AccessibilityChildBehavior()
}
public struct AccessibilityActionKind: Equatable, Sendable {
  public static let `default` = AccessibilityActionKind()
}

public struct TextInputAutocapitalization: Sendable {
  public static var never: TextInputAutocapitalization { unbuilt() }
  public static var words: TextInputAutocapitalization { unbuilt() }
  public static var sentences: TextInputAutocapitalization { unbuilt() }
  public static var characters: TextInputAutocapitalization { unbuilt() }
}

public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let all = SafeAreaRegions(rawValue: 3)
  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}

// MARK: Views of UIKit and AppKit

public struct UIViewRepresentableContext<Representable> {}
@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ view: UIViewType, context: Context)
  typealias Context = UIViewRepresentableContext<Self>
}
extension UIViewRepresentable {
  public var body: Never { return unbuilt() }
}
#if canImport(AppKit)
  public struct NSViewRepresentableContext<Representable> {}
  @MainActor @preconcurrency public protocol NSViewRepresentable: View where Body == Never {
    associatedtype NSViewType: NSView
    func makeNSView(context: Context) -> NSViewType
    func updateNSView(_ view: NSViewType, context: Context)
    typealias Context = NSViewRepresentableContext<Self>
  }
  extension NSViewRepresentable {
    public var body: Never { return unbuilt() }
  }
#endif

public enum DynamicTypeSize: Hashable, Comparable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

@MainActor public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

// Foundation's, where there is no SDK.
extension String {
  public init(localized key: StaticString, comment: StaticString?) { self = unbuilt() }
}

@MainActor public final class ImageRenderer<Content: View> {
  public init(content: Content) {}
  public var scale: CGFloat = 1
}
