// SwiftUI's views, and the scenes, bar items and parts of charts and maps that are written like them. A row is a name,
// the year of the SDK it came with, the platforms that lack it, and its facts: what they mean, and what it means that a
// row does not have one, says ``ViewFacts``.
//
// The rows up to 2023 are those of Apple's published interfaces, which `Scripts/check-catalog` compares them with. What
// is newer follows its documentation, developer.apple.com/documentation/updates/swiftui for June 2024 and June 2025 and
// the page of each API, and has not been compared with an interface yet.
extension Catalog {
  static let viewRows: StaticString = """
    # Stacks and grids
    Grid             2022 stack holds container
    GridLayout       2022 stack holds container
    GridRow          2022 stack holds container
    HSplitView       2019 -iOS -tvOS -watchOS -visionOS stack holds container
    HStack           2019 stack holds container
    HStackLayout     2022 stack holds container
    LazyHGrid        2020 stack holds container
    LazyHStack       2020 stack holds container
    LazyVGrid        2020 stack holds container
    LazyVStack       2020 stack column holds container
    SpatialContainer 2025 -iOS -macOS -tvOS -watchOS stack holds container
    VSplitView       2019 -iOS -tvOS -watchOS -visionOS stack column holds container
    VStack           2019 stack column holds container
    VStackLayout     2022 stack column holds container
    ZStack           2019 stack depth holds container
    ZStackLayout     2022 stack depth holds container

    # Wrappers
    AnyLayout                 2022 wrapper holds container
    AnyView                   2019 wrapper holds container
    EditableCollectionContent 2022 wrapper holds container
    EquatableView             2019 wrapper holds container
    ForEach                   2019 wrapper holds container
    GeometryReader            2019 wrapper holds container
    GeometryReader3D          2023 -iOS -macOS -tvOS -watchOS wrapper holds container
    GlassEffectContainer      2025 -visionOS wrapper holds container
    Group                     2019 wrapper holds container
    KeyframeAnimator          2023 wrapper holds container
    MapReader                 2023 wrapper holds container
    ModifiedContent           2019 wrapper holds container
    PhaseAnimator             2023 wrapper holds container
    ScrollViewReader          2020 wrapper holds container
    SubscriptionView          2019 wrapper holds container
    TimelineView              2021 wrapper holds container
    TupleView                 2019 wrapper holds container
    ViewThatFits              2022 wrapper holds container

    # Groups with a title or a frame
    ControlGroup    2021 -watchOS holds container ground
    DisclosureGroup 2020 -tvOS -watchOS holds control
    GroupBox        2019 -tvOS -watchOS holds container ground
    Label           2020 text holds spoken
    LabeledContent  2022 text holds spoken
    OutlineGroup    2020 -tvOS -watchOS holds container
    Section         2019 holds container

    # Scrolling and rows
    DisclosureTableRow 2023 -tvOS -watchOS container
    Form               2019 scrolls rows ground holds container
    List               2019 scrolls rows ground holds container
    ScrollView         2019 scrolls holds container
    Table              2021 -tvOS -watchOS scrolls rows ground spoken
    TableColumn        2021 -tvOS -watchOS spoken
    TableColumnForEach 2023 -tvOS -watchOS container
    TableRow           2021 -tvOS -watchOS container

    # Navigation and tabs
    NavigationSplitView 2022 navigation ground container
    NavigationStack     2022 navigation ground container
    NavigationView      2019 navigation ground container
    Tab                 2024 tabs container
    TabSection          2024 tabs container
    TabView             2019 tabs ground container

    # Scenes
    AlertScene               2024 -iOS -tvOS -watchOS scene
    AssistiveAccess          2025 -macOS -tvOS -watchOS -visionOS scene container
    DocumentGroup            2020 -tvOS -watchOS scene ground
    DocumentGroupLaunchScene 2024 -macOS -tvOS -watchOS scene
    ImmersiveSpace           2023 -iOS -macOS -tvOS -watchOS scene
    MenuBarExtra             2022 -iOS -tvOS -watchOS -visionOS scene menu spoken
    RemoteImmersiveSpace     2025 -iOS -tvOS -watchOS -visionOS scene
    Settings                 2020 -iOS -tvOS -watchOS -visionOS scene ground container
    UtilityWindow            2024 -iOS -tvOS -watchOS -visionOS scene ground container
    Window                   2022 -iOS -tvOS -watchOS -visionOS scene ground container
    WindowGroup              2020 scene ground container

    # Commands
    CommandGroup              2020 -tvOS -watchOS menu
    CommandMenu               2020 -tvOS -watchOS menu
    EmptyCommands             2020 -tvOS -watchOS
    ImportFromDevicesCommands 2021 -iOS -tvOS -watchOS -visionOS
    InspectorCommands         2023 -tvOS -watchOS
    SidebarCommands           2020 -tvOS -watchOS
    TextEditingCommands       2020 -tvOS -watchOS
    TextFormattingCommands    2020 -tvOS -watchOS
    ToolbarCommands           2020 -tvOS -watchOS

    # Bars
    DefaultToolbarItem             2025 bar
    LabeledToolbarItemGroupContent 2022 bar
    ToolbarItem                    2020 bar container
    ToolbarItemGroup               2020 bar container
    ToolbarSpacer                  2025 -tvOS -watchOS -visionOS bar
    ToolbarTitleMenu               2022 bar menu
    TouchBar                       2019 -iOS -tvOS -watchOS -visionOS bar

    # Controls that act at a tap
    Button              2019 control tapped text
    ControlWidgetButton 2024 -tvOS control tapped
    EditButton          2019 -macOS -tvOS -watchOS control
    HelpLink            2023 -iOS -tvOS -watchOS control
    Link                2020 control tapped text
    Menu                2020 -watchOS control tapped menu text
    MenuButton          2019 -iOS -tvOS -watchOS -visionOS control tapped menu text
    NavigationLink      2019 control tapped text
    NewDocumentButton   2024 -macOS -tvOS -watchOS control
    PasteButton         2019 -tvOS -watchOS control
    RenameButton        2022 control
    SettingsLink        2023 -iOS -tvOS -watchOS -visionOS control tapped
    ShareLink           2022 -tvOS control tapped text
    TextFieldLink       2022 -iOS -macOS -tvOS -visionOS control tapped text

    # Controls that edit a value
    ColorPicker         2020 -tvOS -watchOS control value text
    ControlWidgetToggle 2024 -tvOS control
    DatePicker          2019 -tvOS control value text
    MultiDatePicker     2022 -macOS -tvOS -watchOS control value text
    Picker              2019 control value ground text
    SecureField         2019 control value field text
    Slider              2019 -tvOS control value
    Stepper             2019 -tvOS control value text
    TextEditor          2020 -tvOS -watchOS control value field scrolls ground
    TextField           2019 control value field text
    Toggle              2019 control value text

    # Texts and gauges
    ContentUnavailableView   2023 text spoken
    DefaultDateProgressLabel 2022 text
    DefaultSettingsLinkLabel 2023 -iOS -tvOS -watchOS -visionOS text
    DefaultShareLinkLabel    2022 -tvOS text
    Gauge                    2020 -tvOS spoken
    ProgressView             2020 silent spoken
    Text                     2019 text spoken

    # Nothing to say
    AngularGradient    2019 silent gradient
    Color              2019 silent
    Divider            2019 silent
    EllipticalGradient 2021 silent gradient
    EmptyView          2019 silent
    LinearGradient     2019 silent gradient
    MeshGradient       2024 silent gradient
    Path               2019 silent
    RadialGradient     2019 silent gradient
    Spacer             2019 silent

    # Shapes
    AnyShape                2022 silent
    ButtonBorderShape       2021 silent shape
    Capsule                 2019 silent shape
    Circle                  2019 silent shape
    ConcentricRectangle     2025 silent shape
    ContainerRelativeShape  2020 silent shape
    DefaultGlassEffectShape 2025 -visionOS
    Ellipse                 2019 silent shape
    OffsetShape             2019 silent
    Rectangle               2019 silent shape
    RotatedShape            2019 silent
    RoundedRectangle        2019 silent shape
    ScaledShape             2019 silent
    TransformedShape        2019 silent
    UnevenRoundedRectangle  2022 silent shape

    # Pictures and drawings
    AsyncImage 2021 picture spoken
    Canvas     2021 canvas spoken
    Image      2019 picture

    # Parts of the above that are not written by name
    FillShapeView               2023 silent
    LabeledControlGroupContent  2022 -watchOS
    ObjectCapturePointCloudView 2023 -macOS -tvOS -watchOS -visionOS canvas
    OutlineSubgroupChildren     2020 -tvOS -watchOS
    PlaceholderContentView      2023
    PresentedWindowContent      2022 -tvOS -watchOS
    SearchUnavailableContent    2023
    StrokeBorderShapeView       2023 silent
    StrokeShapeView             2023 silent

    # Charts
    AxisMarks        2022 spoken
    AxisValueLabel   2022 spoken
    Chart            2022 canvas spoken
    Chart3D          2025 -tvOS -watchOS canvas
    ChartAxisContent 2023
    ChartPlotContent 2022

    # Maps
    Annotation                   2023 spoken
    DefaultUserAnnotationContent 2023
    LookAroundPreview            2023 -tvOS -watchOS picture canvas
    Map                          2020 picture canvas container
    MapAnnotation                2020 container
    MapCompass                   2023 control
    MapContentView               2023
    MapLocationCompass           2023 -iOS -macOS -tvOS control
    MapPitchSlider               2023 -iOS -tvOS -watchOS control
    MapPitchToggle               2023 -watchOS control
    MapScaleView                 2023 -watchOS
    MapSelectableContentView     2023 -macOS -tvOS -watchOS
    MapUserLocationButton        2023 control
    MapZoomStepper               2023 -iOS -tvOS -watchOS control
    Marker                       2023 spoken
    UserAnnotation               2023

    # Films, scenes and pages
    Model3D           2023 -iOS -macOS -tvOS -watchOS picture
    ObjectCaptureView 2023 -macOS -tvOS -watchOS -visionOS canvas
    RealityView       2023 -watchOS picture canvas
    SceneView         2020 picture canvas
    SpriteView        2020 picture canvas
    VideoPlayer       2020 picture canvas
    WebView           2025 -tvOS -watchOS scrolls canvas

    # Widgets and live activities
    AccessoryWidgetBackground   2022 -tvOS
    ActivityConfiguration       2022 -macOS -tvOS -watchOS container
    AppIntentConfiguration      2023 -tvOS container
    DynamicIsland               2022 -macOS -tvOS -watchOS container
    DynamicIslandExpandedRegion 2022 -macOS -tvOS -watchOS container
    EmptyWidgetConfiguration    2020 -tvOS
    IntentConfiguration         2020 -tvOS container
    StaticConfiguration         2020 -tvOS container

    # Buttons and views of other frameworks
    AutomaticProductPlaceholderIcon            2023
    AutomaticSubscriptionStoreMarketingContent 2023
    LocationButton                             2021 -macOS -tvOS control
    PhotosPicker                               2022 -tvOS control tapped value text
    ProductView                                2023 control
    ShortcutsLink                              2022 control
    SignInWithAppleButton                      2020 control
    SiriTipView                                2022
    StoreView                                  2023 scrolls
    SubscriptionStoreView                      2023 scrolls
    TipView                                    2023 spoken
    """
}
