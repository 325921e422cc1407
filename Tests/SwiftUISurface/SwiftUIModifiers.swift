public protocol TextSelectability {}
public struct EnabledTextSelectability: TextSelectability {}
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

// MARK: Layout

nonisolated public struct RedactionReasons: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
}

nonisolated extension View {
  public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> { fatalError() }
  public func padding(_ insets: EdgeInsets) -> some View { self }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  public func padding(_ length: CGFloat) -> some View { self }
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  { self }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  public func offset(_ offset: CGSize) -> some View { self }
  public func aspectRatio(_ ratio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
  public func scaledToFill() -> some View { self }
  public func scaledToFit() -> some View { self }
  public func hidden() -> some View { self }
  public func redacted(reason: RedactionReasons) -> some View { self }
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View { self }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
  public func safeAreaInset<Content: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  public func safeAreaInset<Content: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  public func id<ID: Hashable>(_ id: ID) -> some View { self }
  public func tag<Value: Hashable>(_ tag: Value) -> some View { self }
  public func zIndex(_ value: Double) -> some View { self }
}

// MARK: Painting

nonisolated extension View {
  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center)
    -> some View
  { self }
  public func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View { self }
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { self }
  public func background<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    self
  }
  public func background<Style: ShapeStyle, Outline: Shape>(_ style: Style, in shape: Outline) -> some View {
    self
  }
  public func background<Style: ShapeStyle, Outline: InsettableShape>(
    _ style: Style, in shape: Outline
  ) -> some View { self }
  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View { self }
  public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View { self }
  public func overlay<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  {
    self
  }
  public func overlay<Style: ShapeStyle, Outline: Shape>(_ style: Style, in shape: Outline) -> some View {
    self
  }
  public func foregroundColor(_ color: Color?) -> some View { self }
  public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View { self }
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { self }
  public func tint<Style: ShapeStyle>(_ tint: Style?) -> some View { self }
  public func tint(_ tint: Color?) -> some View { self }
  public func accentColor(_ color: Color?) -> some View { self }
  public func border<Style: ShapeStyle>(_ style: Style, width: CGFloat = 1) -> some View { self }
  public func opacity(_ opacity: Double) -> some View { self }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  public func colorMultiply(_ color: Color) -> some View { self }
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { self }
  public func clipShape<Outline: Shape>(_ shape: Outline) -> some View { self }
  public func clipped(antialiased: Bool = false) -> some View { self }
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }
  public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool = false) -> some View { self }
  public func compositingGroup() -> some View { self }
  public func drawingGroup(opaque: Bool = false) -> some View { self }
  public func mask<Mask: View>(_ mask: Mask) -> some View { self }
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    self
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { self }
  public func containerBackground<Style: ShapeStyle>(
    _ style: Style, for container: ContainerBackgroundPlacement
  ) -> some View { self }
  public func containerBackground<Content: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> Content
  ) -> some View { self }
}

// MARK: Text

nonisolated extension View {
  public func font(_ font: Font?) -> some View { self }
  public func bold(_ isActive: Bool = true) -> some View { self }
  public func fontWeight(_ weight: Font.Weight?) -> some View { self }
  public func italic(_ isActive: Bool = true) -> some View { self }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
  public func tracking(_ tracking: CGFloat) -> some View { self }
  public func lineLimit(_ number: Int?) -> some View { self }
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View { self }
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }
  public func dynamicTypeSize(_ range: some RangeExpression<DynamicTypeSize>) -> some View { self }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  public func monospacedDigit() -> some View { self }
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
  public func textInputAutocapitalization(_ style: TextInputAutocapitalization?) -> some View { self }
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }
}

// MARK: Controls and lists

nonisolated extension View {
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View { self }
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View { self }
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View { self }
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  public func controlSize(_ size: ControlSize) -> some View { self }
  public func disabled(_ disabled: Bool) -> some View { self }
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View { self }
  public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View { self }
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View { self }
  public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View { self }
  public func formStyle<Style: FormStyle>(_ style: Style) -> some View { self }
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View { self }
  public func listRowBackground<Background: View>(_ view: Background?) -> some View { self }
  public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View { self }
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View { self }
  public func scrollIndicators(_ visibility: Visibility, axes: Axis.Set = [.vertical, .horizontal])
    -> some View
  { self }
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
  public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View { self }
  public func swipeActions<Content: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Content
  ) -> some View { self }
  public func contextMenu<Content: View>(@ViewBuilder menuItems: () -> Content) -> some View { self }
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View { self }
}

extension DynamicViewContent {
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
}

// MARK: Navigation

nonisolated extension View {
  public func navigationTitle(_ title: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload public func navigationTitle<Title: StringProtocol>(_ title: Title) -> some View {
    self
  }
  public func navigationTitle(_ title: Text) -> some View { self }
  public func navigationBarTitle(_ title: LocalizedStringKey) -> some View { self }
  public func navigationBarTitle(
    _ title: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View { self }
  public func navigationBarHidden(_ hidden: Bool) -> some View { self }
  public func navigationViewStyle<Style: NavigationViewStyle>(_ style: Style) -> some View { self }
  public func statusBar(hidden: Bool) -> some View { self }
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  public func toolbarBackground<Style: ShapeStyle>(_ style: Style, for bars: ToolbarPlacement...) -> some View
  { self }
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }
  public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  public func presentationBackground<Style: ShapeStyle>(_ style: Style) -> some View { self }
  public func presentationBackground<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View { self }
  public func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }
}

// Apart from the other, which takes views.
nonisolated extension View {
  public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    self
  }
}

// MARK: Events and motion

nonisolated extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View { self }
  public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void)
    -> some View
  { self }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View { self }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View { self }
  public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View { self }
  public func gesture<Value>(_ gesture: some Gesture<Value>) -> some View { self }
  public func highPriorityGesture<Value>(_ gesture: some Gesture<Value>) -> some View { self }
  public func simultaneousGesture<Value>(_ gesture: some Gesture<Value>) -> some View { self }
  public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View { self }
  @available(*, deprecated) public func animation(_ animation: Animation?) -> some View { self }
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View { self }
  public func animation<Content: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Content
  ) -> some View { self }
  public func transition(_ transition: AnyTransition) -> some View { self }
  public func transition<Change: Transition>(_ transition: Change) -> some View { self }
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { self }
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { self }
  public func symbolEffect<Effect: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { self }
}

// MARK: Accessibility

public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

nonisolated extension View {
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> some View { self }
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  public func labelsHidden() -> some View { self }
  public func pickerStyle(_ style: PickerStyle) -> some View { self }
  public func datePickerStyle(_ style: DatePickerStyle) -> some View { self }
  public func accessibilityHint(_ key: LocalizedStringKey) -> some View { self }
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  public func accessibilityLabel(_ label: Text) -> some View { self }
  public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    self
  }
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { self }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  public func accessibilityValue(_ value: Text) -> some View { self }
  public func accessibilityInputLabels(_ labels: [Text]) -> some View { self }
}

// MARK: Attributes of text

public enum SwiftUIAttributes {
  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "SwiftUI.ForegroundColor"
  }
}

extension AttributeScopes {
  public struct SwiftUIScope: AttributeScope {
    public let foregroundColor: SwiftUIAttributes.ForegroundColorAttribute
  }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember path: KeyPath<AttributeScopes.SwiftUIScope, Key>
  ) -> Key { fatalError() }
}
