/// What the rules' examples and Fixtures/ take for granted: names of an app around them, each declared once.
///
/// Nothing of it ever runs.
@_exported import AVFoundation
@_exported import Charts
@_exported import Combine
@_exported import Foundation
@_exported import Glass
@_exported import MapKit
@_exported import SwiftUI
@_exported import UIKit

#if canImport(AppKit)
  @_exported import AppKit
#endif

private func given<Value>() -> Value { fatalError() }

public func preview<Content: View>(@ViewBuilder _ content: () -> Content) {}

// MARK: State

public var canDelete = true
public var hasFailed = true
public var isAdding = true
public var isCompact = true
public var isComposing = true
public var isDone = true
public var isDrawn = true
public var isEditing = true
public var isExpanded = true
public var isFast = true
public var isFavorite = true
public var isLarge = true
public var isLoading = true
public var isLocked = true
public var isMenuOpen = true
public var isMuted = true
public var isOn = true
public var isOnSale = true
public var isOpen = true
public var isPlaying = true
public var isPresented = true
public var isPulsing = true
public var isSelected = true
public var isShort = true
public var isShown = true
public var isVisible = true
public var reduceTransparency = true
public var showDatePicker = true
public var showShadow = true

public var article = ""
public var date = ""
public var email = ""
public var icon = ""
public var initials = ""
public var log = ""
public var module = ""
public var name = ""
public var note = ""
public var notes = ""
public var overview = ""
public var password = ""
public var path = ""
public var placeholder = ""
public var query = ""
public var subtitle = ""
public var text = ""
public var time = ""
public var title = ""

public var count: Int? = 0
public var tickets = 0
public var volume = 0.5
public var departure = Date()
public var day = ""
public var steps = 0
public var identifier = ""
public var days: [Day] = []
public var done = 0.0
public var duration = 0
public var frames: [Int] = []
public var gap: CGFloat = 0
public var height: CGFloat = 0
public var opacity = 0.0
public var phase = 0.0
public var progress = 0.0
public var scale: CGFloat = 0
public var secondsLeft = 0
public var size: CGFloat = 0
public var slow = 0.0
public var timeRemaining = 0
public var total = 0.0
public var width: CGFloat = 0
public var zoom = 0.0

public var angle: Angle = given()
public var bounds: CGRect = given()
public var accent: Color = given()
public var avatar: URL?
public var begin: CGFloat = 0
public var portion: CGFloat = 0
public var color: Color = given()
public var colors: [Color] = []
public var cornerStyle: RoundedCornerStyle = given()
public var end: CGPoint = given()
public var geometry: GeometryProxy = given()
public var photo: UIImage = given()
public var tint: Color = given()
public var url: URL? = given()
public var address: URL = given()
public var attributed: AttributedString = given()
public var focusedField: String?
public var onTap: (() -> Void)?
public var action: () -> Void = {}

// MARK: Things an app is about

public struct Item: Identifiable, Hashable {
  public var id: UUID
  public var name: String
  public var isSelected: Bool
}

public struct Goal: Identifiable, Hashable {
  public var id: UUID
  public var title: String
  public var progress: Double
}

public struct Term: Identifiable {
  public var id: UUID
}

public struct Day: Identifiable {
  public var id: UUID
  public var fraction: Double
}

public struct Mail: Identifiable {
  public var id: UUID
}

public struct Card: Identifiable {
  public var id: UUID
}

public struct Folder: Identifiable, Hashable {
  public var id: UUID
  public var name: String
}

public struct Chore: Identifiable {
  public var id: UUID
}

public struct Person {
  public var name: String
  public var isActive: Bool
}

public struct Tool: Identifiable {
  public var id: UUID
  public var symbol: String
}

public struct Act: Identifiable, Hashable {
  public var id: UUID
  public var title: String
  public func run() {}
}

public typealias MeasureTarget = Item
public struct ValueAlignment: Equatable {
  public var valueId: UUID?
  public init(valueId: UUID) {}
}
public struct PersonalValue: Identifiable {
  public var id: UUID
  public var title: String?
}
public enum Orientation { case portrait }
public enum Route: Hashable { case settings }

public var actions: [Act] = []
public var backup: Goal = given()
public var cards: [Card] = []
public var folders: [Folder] = []
public var folder: UUID?
public var goal: Goal = given()
public var goals: [Goal] = []
public var item: Item = given()
public var items: [Item] = []
public var mails: [Mail] = []
public var people: [Person] = []
public var selection: UUID?
public var tasks: [Chore] = []
public var terms: [Term] = []
public var tools: [Tool] = []

public struct Category {
  public var hex: String
}
public var category: Category = given()

public struct Model {
  public var shown: UUID?
}
public var model: Model = given()

// MARK: What it does

public func add() {}
public func back() {}
public func buy() {}
public func close() {}
public func delete() {}
public func dismiss() {}
public func fetch() async throws {}
public func find(_ text: String) -> [Item] { [] }
public func hideKeyboard() {}
public func load() async {}
public func next() {}
public func open() {}
public func openSettings() {}
public func pause() {}
public func play() {}
public func startPlayingMessage() {}
public func read() {}
public func remove() {}
public func reset() {}
public func save() {}
public func scan() {}
public func search() {}
public func send() {}
public func share() {}
public func show() {}
public func show(_ frame: Int) {}
public func showBars() {}
public func showDetails() {}
public func showInFinder() {}
public func start() {}
public func track() {}
public func track(_ text: String) {}
public func zoomIn() {}
public func draw(_ context: GraphicsContext) {}
public func drop(at location: CGPoint) {}
public func edit(_ term: Term) {}
public func open(_ item: Item) {}
public func pick(_ color: Color) {}
public func select(_ color: Color) {}
public func select(_ tool: Tool) {}
public func round(_ view: UIView) {}

public final class SyncEngine {
  public enum Status { case idle, synchronized }
  public var isReady: Bool { given() }
  public var isRunning: Bool { given() }
  public var isSynchronizing: Bool { given() }
  public var statusUpdates: AsyncStream<Status> { given() }
  public func seek(_ animation: Animation) {}
}
public var engine: SyncEngine = given()
public var player: SyncEngine = given()
public var process: SyncEngine = given()
public var syncEngine: SyncEngine = given()

public actor Store {
  public var isLoading: Bool { given() }
  public func reload() {}
}
public var store: Store = given()

public struct SearchIndex {
  public func search(_ text: String) -> [Item] { [] }
}
public var searchIndex: SearchIndex = given()

public final class GoalFormModel {
  public init() {}
  public var errorMessage: String?
  public var items: [Item] = []
  public func save() {}
  public func save<Model>(_ model: Model) {}
}
public typealias GoalFormViewModel = GoalFormModel

public final class SearchViewModel: ObservableObject {
  public init() {}
  @Published public var query = ""
}

// MARK: Views

public var banner: some View { Text("Banner") }
public var buttons: some View { Text("Buttons") }
public var canvas: some View { Text("Canvas") }
public var card: some View { Text("Card") }
public var choices: some View { Text("Choices") }
public var chips: some View { Text("Chips") }
public var clock: some View { Text("Clock") }
public var content: some View { Text("Content") }
public var controls: some View { Text("Controls") }
public var dock: some View { Text("Dock") }
public var doneButton: some View { Text("Done") }
public var editButton: some View { Text("Edit") }
public var fade: some View { Text("Fade") }
public var fields: some View { Text("Fields") }
public var filters: some View { Text("Filters") }
public var hero: some View { Text("Hero") }
public var list: some View { Text("List") }
public var lock: some View { Text("Lock") }
public var picture: some View { Text("Picture") }
public var queue: some View { Text("Queue") }
public var row: some View { Text("Row") }
public var rows: some View { Text("Rows") }
public var sidebar: some View { Text("Sidebar") }
public var welcomeSection: some View { Text("Welcome") }
public var newItems: some ToolbarContent { ToolbarItem(placement: .principal) { Text("New") } }

/// A view of the app's own, which draws nothing here.
public protocol Screen: View {}
extension Screen {
  public var body: some View { EmptyView() }
}

public struct CloseButton: Screen {
  public init(size: CGFloat) {}
}
public struct CloseIcon: Screen {
  public init() {}
}
public struct Compose: Screen {
  public init() {}
}
public struct Editor: Screen {
  public init() {}
}
public struct Feed: Screen {
  public init() {}
}
public struct Gallery: Screen {
  public init() {}
}
public struct Header: Screen {
  public init() {}
}
public struct HeroHeader: Screen {
  public init() {}
}
public struct HomeScreen: Screen {
  public init() {}
}
public struct PhotoViewer: Screen {
  public init() {}
}
public struct PremiumAppBackground: Screen {
  public init() {}
}
public struct Profile: Screen {
  public init() {}
}
public struct SettingsView: Screen {
  public init() {}
}
public struct ShareView: Screen {
  public init() {}
}
public struct TaskEditor: Screen {
  public init() {}
}
public struct SolidBackground: Screen {
  public init() {}
}
public struct ValueAlignmentInsightsView: Screen {
  public init() {}
}
public struct ValueAlignmentSummaryCard: Screen {
  public init() {}
}
public struct Toast: Screen {
  public init() {}
}
public struct Avatar: Screen {
  public init(image: Image) {}
}
public struct PrimaryButton: Screen {
  public init(title: String, action: @escaping () -> Void) {}
}
public struct CardView: Screen {
  public init(card: Card) {}
}
public struct GoalRow: Screen {
  public init(goal: Goal) {}
}
public struct GoalRowView: Screen {
  public init(goal: Goal) {}
}
public struct HeroView: Screen {
  public init(_ item: Item) {}
}
public struct ItemLabel: Screen {
  public init(_ item: Item) {}
}
public struct MailRow: Screen {
  public init(mail: Mail) {}
}
public struct Row: Screen {
  public init(item: Item) {}
}
public struct RowView: Screen {
  public init<Value>(item: Value) {}
}
public struct TaskRow: Screen {
  public init(task: Chore) {}
}
public struct TermRow: Screen {
  public init(term: Term) {}
}
public struct TermRowView: Screen {
  public init(term: Term) {}
}
public struct Wave: Screen {
  public init(date: Date) {}
}
public struct FFTextField: Screen {
  public init(_ title: String, text: Binding<String>) {}
  public init(placeholder: String, text: Binding<String>) {}
}
public struct FormRow<Content: View>: Screen {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct AppScrollScreen<Content: View>: Screen {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct WindowAccessor: Screen {
  public init(window: Binding<UIWindow?>) {}
}

public struct Checkmark: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path() }
}
public struct Pill: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path() }
}

public struct SizeKey: PreferenceKey {
  public static var defaultValue: CGSize { .zero }
  public static func reduce(value: inout CGSize, nextValue: () -> CGSize) {}
}

public struct SidebarLook: ViewModifier {
  public init() {}
  public func body(content: Content) -> some View { content }
}

public struct PrimaryActionStyle: ButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
public struct SecondaryActionStyle: ButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension View {
  public func applyIf<Changed: View>(_ condition: Bool, @ViewBuilder _ change: (Self) -> Changed) -> some View
  {
    change(self)
  }
  public func cornerRadius(_ radius: CGFloat, corners: UIRectCorner) -> some View { self }
  public func ffSheet<Sheet: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> Sheet) -> some View
  { self }
  public func `if`<Changed: View>(_ condition: Bool, @ViewBuilder transform: (Self) -> Changed) -> some View {
    transform(self)
  }
  public func ifLet<Value, Changed: View>(
    _ value: Value?, @ViewBuilder _ change: (Self, Value) -> Changed
  ) -> some View { self }
  public func modify<Changed: View>(@ViewBuilder _ change: (Self) -> Changed) -> some View { change(self) }
  public func padding(insets: CGFloat) -> some View { self }
  public func screenBackground(_ style: BackgroundStyle) -> some View { self }
}

// As a seed document writes it.
extension TextField where Label == Text {
  public init(_ title: String) { fatalError() }
}

// As a seed document takes them to be.
extension View {
  public func glassBackgroundEffect() -> some View { self }
  public func glassBackgroundEffect(tint: Color) -> some View { self }
  public func glassProgressEffect() -> some View { self }
}
extension ShapeStyle where Self == Color {
  public static var glassUltraThin: Color { given() }
}

extension UIView {
  public func cornerRadius(_ radius: CGFloat) -> Self { self }
}

extension String {
  public func when(_ condition: Bool) -> String { self }
}

// MARK: Its look

extension Color {
  public init(hex: String) { fatalError() }
  public init(rgb: String) { fatalError() }
  public init(_ rgb: Int) { fatalError() }
  public static var idpGroupedBackground: Color { given() }
}

extension ShapeStyle where Self == Color {
  public static var brand: Color { given() }
  public static var iOSDarkSeparator: Color { given() }
  public static var iOSSecondaryLabel: Color { given() }
  public static var iOSSystemBlue: Color { given() }
}

public enum Theme {
  public static var background: Color { given() }
}
public struct AppTheme {
  public var secondaryBackgroundColor: Color { given() }
}
public var theme: AppTheme = given()

public enum DS {
  public enum Animation {
    public static var quick: SwiftUI.Animation { given() }
    public static var smooth: SwiftUI.Animation { given() }
  }
}

public struct Palette {
  public var colors: [Color] = []
}
public var palette: Palette = given()

public struct BackgroundConfiguration {
  public var trigger: () -> Void
  public var showsGradient: Bool
  public static var standard: BackgroundConfiguration { given() }
  @MainActor public var label: some View { Text("Label") }
}
public var configuration: BackgroundConfiguration = given()

public struct PersistentBackground: Screen {
  public init(palette: Palette, configuration: BackgroundConfiguration) {}
}

/// How a screen of the app is painted. It goes before SwiftUI's type of that name.
public enum BackgroundStyle {
  case calm, dashboard, goals, terms, values
  public var imageName: String { given() }
  public var dimmingOpacity: Double { given() }
}

public struct BackgroundView: Screen {
  public init(_ style: BackgroundStyle) {}
}

/// The view of a package that loads a picture.
public struct KFImage: Screen {
  public init(_ source: URL?) {}
  public func resizable() -> KFImage { given() }
}

/// What is generated for the pictures of an asset catalog.
public enum Asset {
  public struct Picture {
    public var swiftUIImage: Image { given() }
  }
  public static var harbor: Picture { given() }
}

// MARK: UIKit

@MainActor public var alertAction: UIAlertAction = given()
@MainActor public var badge: UIView = given()
@MainActor public var bar: UIView = given()
@MainActor public var cardView: UIView = given()
@MainActor public var control: UIControl = given()
@MainActor public var field: UITextField = given()
@MainActor public var gradient: CALayer = given()
@MainActor public var imageView: UIImageView = given()
@MainActor public var label: UILabel = given()
@MainActor public var layer: CALayer = given()
@MainActor public var record: NSObject = given()
@MainActor public var stack: UIStackView = given()
@MainActor public var tabBar: UITabBar = given()
@MainActor public var titleLabel: UILabel = given()
@MainActor public var view: UIView = given()
@MainActor public var window: UIWindow?
