// SwiftUI's modifiers of views, and those of shapes, images, loops and marks of charts that stand in the same chains. A
// row is a name, the year of the SDK it came with, the platforms that lack it, and its facts: what they mean, and what it
// means that a row does not have one, says ``ModifierFacts``.
//
// The rows up to 2023 are those of Apple's published interfaces, which `Scripts/check-catalog` compares them with. What
// is newer follows its documentation, developer.apple.com/documentation/updates/swiftui for June 2024 and June 2025 and
// the page of each API, and has not been compared with an interface yet.
extension Catalog {
  static let modifierRows: StaticString = """
    # Size and place
    alignmentGuide                     2019 keepsGround
    alternatingRowBackgrounds          2023 -iOS -tvOS -watchOS -visionOS keepsBounds
    aspectRatio                        2019 keepsBounds keepsGround
    containerCornerOffset              2025 keepsGround
    containerRelativeFrame             2023 keepsGround
    containerValue                     2024 keepsBounds keepsGround
    coordinateSpace                    2019 keepsBounds keepsGround
    defaultScrollAnchor                2023 keepsBounds keepsGround
    fixedSize                          2019 keepsBounds keepsGround neutral
    flipsForRightToLeftLayoutDirection 2019 keepsBounds keepsGround
    frame                              2019 keepsGround neutral
    geometryGroup                      2023 keepsBounds keepsGround
    gridCellAnchor                     2022 keepsGround
    gridCellColumns                    2022 keepsGround
    gridCellUnsizedAxes                2022 keepsGround
    gridColumnAlignment                2022 keepsGround
    layoutDirectionBehavior            2023 keepsBounds keepsGround
    layoutPriority                     2019 keepsBounds keepsGround neutral
    layoutValue                        2022 keepsBounds keepsGround
    offset                             2019 moves neutral
    ornament                           2023 -iOS -macOS -tvOS -watchOS keepsBounds keepsGround presents
    position                           2019 moves
    rotation3DLayout                   2025 -iOS -macOS -tvOS -watchOS moves warps
    scaledToFill                       2019 keepsBounds keepsGround
    scaledToFit                        2019 keepsBounds keepsGround
    zIndex                             2019 keepsBounds keepsGround neutral

    # Room around the content
    contentMargins        2023 keepsBounds keepsGround room neutral
    edgesIgnoringSafeArea 2019 keepsGround edges neutral
    ignoresSafeArea       2020 keepsGround edges neutral
    listRowInsets         2019 keepsGround neutral
    listRowSpacing        2021 -macOS -tvOS -watchOS keepsBounds keepsGround
    listSectionMargins    2025 -macOS -tvOS -watchOS keepsGround
    listSectionSpacing    2023 -macOS -tvOS keepsBounds keepsGround
    padding               2019 keepsGround room neutral
    safeAreaPadding       2023 keepsGround room neutral
    scenePadding          2021 keepsGround room

    # Drawn turned, scaled or through an effect
    colorEffect      2023 -watchOS keepsBounds recolors
    compositingGroup 2019 keepsBounds keepsGround
    distortionEffect 2023 -watchOS keepsBounds recolors
    drawingGroup     2019 keepsBounds keepsGround
    keyframeAnimator 2023
    layerEffect      2023 -watchOS keepsBounds recolors
    phaseAnimator    2023
    projectionEffect 2019 warps
    rotation3DEffect 2019 moves warps neutral
    rotationEffect   2019 keepsGround warps neutral
    scaleEffect      2019 keepsGround warps neutral
    scrollTransition 2023 keepsGround
    transformEffect  2019 warps neutral
    visualEffect     2023 recolors
    visualEffect3D   2024 -iOS -macOS -tvOS -watchOS recolors

    # Colors of what is drawn
    accentColor              2019 keepsBounds keepsGround colored colors neutral
    backgroundStyle          2022 keepsBounds colored recolors
    blendMode                2019 keepsBounds recolors colors neutral
    blur                     2019 keepsBounds recolors neutral
    brightness               2019 keepsBounds recolors colors neutral
    colorInvert              2019 keepsBounds recolors colors
    colorMultiply            2019 keepsBounds colored recolors colors neutral
    colorScheme              2019 keepsBounds
    contrast                 2019 keepsBounds recolors colors neutral
    foregroundColor          2019 keepsBounds colored colors neutral
    foregroundStyle          2021 keepsBounds colored colors neutral
    grayscale                2019 keepsBounds recolors colors neutral
    hidden                   2019 keepsBounds recolors
    hueRotation              2019 keepsBounds recolors colors neutral
    invalidatableContent     2023 keepsBounds keepsGround
    luminanceToAlpha         2019 keepsBounds recolors colors
    materialActiveAppearance 2024 keepsBounds
    opacity                  2019 keepsBounds colors neutral
    preferredColorScheme     2019 keepsBounds neutral
    privacySensitive         2021 keepsBounds keepsGround neutral
    redacted                 2020 keepsBounds recolors neutral
    saturation               2019 keepsBounds recolors colors neutral
    tint                     2021 keepsBounds keepsGround colored colors neutral
    unredacted               2020 keepsBounds keepsGround

    # Behind, over and around
    background                2019 keepsBounds colored background layer neutral
    backgroundExtensionEffect 2025 keepsBounds keepsGround
    backgroundPreferenceValue 2019 keepsBounds layer
    border                    2019 keepsBounds keepsGround colored neutral
    containerBackground       2023 keepsBounds colored background layer
    listRowBackground         2019 keepsBounds colored background layer neutral
    listRowPlatterColor       2019 -iOS -macOS -tvOS -visionOS keepsBounds colored
    overlay                   2019 keepsBounds colored layer neutral
    overlayPreferenceValue    2019 keepsBounds layer
    presentationBackground    2022 keepsBounds colored background layer paints screen neutral
    safeAreaBar               2025 keepsGround layer
    safeAreaInset             2021 keepsGround layer neutral
    scrollContentBackground   2022 -tvOS keepsBounds neutral
    shadow                    2019 keepsBounds keepsGround colored neutral
    tabViewBottomAccessory    2025 -macOS -tvOS -watchOS -visionOS keepsGround

    # Glass
    glassBackgroundEffect  2023 -iOS -macOS -tvOS -watchOS keepsBounds paints
    glassEffect            2025 -visionOS keepsBounds paints neutral
    glassEffectID          2025 -visionOS keepsBounds keepsGround
    glassEffectTransition  2025 -visionOS keepsBounds keepsGround
    glassEffectUnion       2025 -visionOS keepsBounds keepsGround
    scrollEdgeEffectHidden 2025 -visionOS keepsBounds keepsGround
    scrollEdgeEffectStyle  2025 -visionOS keepsBounds keepsGround

    # Clipping and shapes
    clipShape      2019 keepsBounds keepsGround clips
    clipped        2019 keepsBounds keepsGround clips
    containerShape 2021 keepsBounds keepsGround
    contentShape   2019 keepsBounds keepsGround
    cornerRadius   2019 keepsBounds keepsGround clips neutral
    mask           2019 keepsBounds clips recolors

    # Texts
    allowsTightening       2019 keepsBounds keepsGround
    baselineOffset         2022 keepsBounds keepsGround neutral
    bold                   2022 keepsBounds keepsGround neutral
    dynamicTypeSize        2021 keepsBounds keepsGround
    font                   2019 keepsBounds keepsGround
    fontDesign             2022 keepsBounds keepsGround
    fontWeight             2022 keepsBounds keepsGround neutral
    fontWidth              2022 keepsBounds keepsGround
    headerProminence       2021 keepsBounds keepsGround
    italic                 2022 keepsBounds keepsGround neutral
    kerning                2022 keepsBounds keepsGround neutral
    lineHeight             2025 keepsBounds keepsGround
    lineLimit              2019 keepsBounds keepsGround neutral
    lineSpacing            2019 keepsBounds keepsGround
    minimumScaleFactor     2019 keepsBounds keepsGround neutral
    monospaced             2022 keepsBounds keepsGround neutral
    monospacedDigit        2021 keepsBounds keepsGround
    multilineTextAlignment 2019 keepsBounds keepsGround
    strikethrough          2022 keepsBounds keepsGround colored neutral
    textCase               2020 keepsBounds keepsGround neutral
    textRenderer           2024
    textScale              2023 keepsBounds keepsGround
    textSelection          2021 -tvOS -watchOS keepsBounds keepsGround
    tracking               2022 keepsBounds keepsGround neutral
    truncationMode         2019 keepsBounds keepsGround
    typesettingLanguage    2023 keepsBounds keepsGround
    underline              2022 keepsBounds keepsGround colored neutral
    writingDirection       2025 keepsBounds keepsGround

    # Images and symbols
    allowedDynamicRange      2023 -watchOS keepsBounds keepsGround
    imageScale               2019 keepsBounds keepsGround
    symbolColorRenderingMode 2025 keepsBounds keepsGround
    symbolEffect             2023 keepsBounds keepsGround neutral
    symbolEffectsRemoved     2023 keepsBounds keepsGround
    symbolRenderingMode      2021 keepsBounds keepsGround
    symbolVariableValueMode  2025 keepsBounds keepsGround
    symbolVariant            2021 keepsBounds keepsGround

    # Styles of controls and containers
    badgeProminence                   2023 -tvOS -watchOS keepsBounds keepsGround
    buttonBorderShape                 2021 keepsBounds keepsGround
    buttonRepeatBehavior              2023 keepsBounds keepsGround
    buttonSizing                      2025 keepsBounds keepsGround
    buttonStyle                       2019 keepsBounds
    controlGroupStyle                 2021 -watchOS keepsBounds paints
    controlSize                       2019 -tvOS keepsBounds keepsGround
    datePickerStyle                   2019 -tvOS keepsBounds paints
    defaultWheelPickerItemHeight      2019 -iOS -macOS -tvOS keepsBounds keepsGround
    disclosureGroupStyle              2022 -tvOS -watchOS keepsBounds paints
    formStyle                         2022 keepsBounds keepsGround
    gaugeStyle                        2020 -tvOS keepsBounds paints
    groupBoxStyle                     2020 -tvOS -watchOS keepsBounds paints
    horizontalRadioGroupLayout        2019 -iOS -tvOS -watchOS -visionOS keepsBounds keepsGround
    indexViewStyle                    2020 -macOS keepsBounds keepsGround
    labelIconToTitleSpacing           2025 keepsBounds keepsGround
    labelReservedIconWidth            2025 keepsBounds keepsGround
    labelStyle                        2020 keepsBounds
    labeledContentStyle               2022 keepsBounds
    labelsHidden                      2019 keepsBounds keepsGround
    labelsVisibility                  2024 keepsBounds keepsGround
    listItemTint                      2020 keepsBounds keepsGround colored neutral
    listRowHoverEffect                2023 -iOS -macOS -tvOS -watchOS keepsBounds keepsGround
    listRowHoverEffectDisabled        2023 -iOS -macOS -tvOS -watchOS keepsBounds keepsGround
    listRowSeparator                  2021 -tvOS -watchOS keepsBounds keepsGround neutral
    listRowSeparatorTint              2021 -tvOS -watchOS keepsBounds keepsGround colored neutral
    listSectionIndexVisibility        2025 -tvOS -watchOS keepsBounds keepsGround
    listSectionSeparator              2021 -tvOS -watchOS keepsBounds keepsGround neutral
    listSectionSeparatorTint          2021 -tvOS -watchOS keepsBounds keepsGround colored neutral
    listStyle                         2019 keepsBounds keepsGround
    menuActionDismissBehavior         2022 keepsBounds keepsGround
    menuButtonStyle                   2019 -iOS -tvOS -watchOS -visionOS keepsBounds
    menuIndicator                     2021 -watchOS keepsBounds keepsGround
    menuOrder                         2022 keepsBounds keepsGround
    menuStyle                         2020 -watchOS keepsBounds keepsGround
    navigationLinkIndicatorVisibility 2023 keepsBounds keepsGround
    navigationSplitViewStyle          2022 keepsBounds keepsGround
    navigationViewStyle               2019 keepsBounds keepsGround
    paletteSelectionEffect            2023 -tvOS -watchOS keepsBounds keepsGround
    pickerStyle                       2019 keepsBounds keepsGround
    progressViewStyle                 2020 keepsBounds paints
    sectionIndexLabel                 2025 -tvOS -watchOS keepsGround
    sliderThumbVisibility             2025 -tvOS keepsBounds keepsGround
    springLoadingBehavior             2023 keepsBounds keepsGround
    tabViewStyle                      2020 keepsBounds keepsGround
    tableColumnHeaders                2023 -tvOS -watchOS keepsBounds keepsGround
    tableStyle                        2021 -tvOS -watchOS keepsBounds paints
    textEditorStyle                   2023 -tvOS -watchOS keepsBounds paints
    textFieldStyle                    2019 keepsBounds
    toggleStyle                       2019 keepsBounds paints

    # Typing
    autocapitalization                   2019 -macOS -watchOS keepsBounds keepsGround
    autocorrectionDisabled               2019 keepsBounds keepsGround neutral
    disableAutocorrection                2019 keepsBounds keepsGround
    findDisabled                         2022 -macOS -tvOS -watchOS keepsBounds keepsGround neutral
    findNavigator                        2022 -macOS -tvOS -watchOS keepsBounds keepsGround
    keyboardType                         2019 -macOS -watchOS keepsBounds keepsGround
    replaceDisabled                      2022 -macOS -tvOS -watchOS keepsBounds keepsGround neutral
    submitLabel                          2021 keepsBounds keepsGround
    submitScope                          2021 keepsBounds keepsGround
    textContentType                      2019 -macOS -watchOS keepsBounds keepsGround
    textInputAutocapitalization          2021 -macOS keepsBounds keepsGround
    textInputFormattingControlVisibility 2025 -tvOS -watchOS keepsBounds keepsGround
    textInputSuggestions                 2024 -iOS -tvOS -watchOS -visionOS keepsBounds keepsGround menu
    textSelectionAffinity                2024 keepsBounds keepsGround
    writingToolsBehavior                 2024 -tvOS -watchOS keepsBounds keepsGround

    # Focus
    defaultFocus        2022 keepsBounds keepsGround
    focusEffectDisabled 2023 keepsBounds keepsGround neutral
    focusScope          2020 -iOS -visionOS keepsBounds keepsGround
    focusSection        2021 -iOS -watchOS -visionOS keepsBounds keepsGround
    focusable           2019 keepsBounds keepsGround neutral
    focused             2021 keepsBounds keepsGround
    focusedObject       2022 keepsBounds keepsGround
    focusedSceneObject  2022 keepsBounds keepsGround
    focusedSceneValue   2021 keepsBounds keepsGround
    focusedValue        2020 keepsBounds keepsGround
    prefersDefaultFocus 2020 -iOS -visionOS keepsBounds keepsGround
    searchFocused       2024 keepsBounds keepsGround

    # Scrolling
    scrollBounceBehavior    2022 keepsBounds keepsGround
    scrollClipDisabled      2023 keepsBounds keepsGround neutral
    scrollDisabled          2022 keepsBounds keepsGround neutral
    scrollDismissesKeyboard 2022 -visionOS keepsBounds keepsGround
    scrollIndicators        2022 keepsBounds keepsGround neutral
    scrollIndicatorsFlash   2023 keepsBounds keepsGround
    scrollInputBehavior     2024 keepsBounds keepsGround
    scrollPosition          2023 keepsBounds keepsGround
    scrollTargetBehavior    2023 keepsBounds keepsGround
    scrollTargetLayout      2023 keepsBounds keepsGround

    # Gestures and pointers
    allowsHitTesting             2019 keepsBounds keepsGround neutral
    allowsWindowActivationEvents 2024 -iOS -tvOS -watchOS -visionOS keepsBounds keepsGround
    contextMenu                  2019 keepsBounds keepsGround menu touched neutral
    defaultHoverEffect           2023 -macOS -watchOS keepsBounds keepsGround
    defersSystemGestures         2022 -macOS -tvOS -watchOS -visionOS keepsBounds keepsGround
    digitalCrownAccessory        2022 -iOS -macOS -tvOS -visionOS keepsGround
    digitalCrownRotation         2019 -iOS -macOS -tvOS -visionOS keepsBounds keepsGround event
    draggable                    2022 -tvOS -watchOS keepsBounds keepsGround touched
    dropDestination              2022 -tvOS -watchOS keepsBounds keepsGround touched
    gesture                      2019 keepsBounds keepsGround gesture
    handGestureShortcut          2024 -iOS -macOS -tvOS -visionOS keepsBounds keepsGround
    highPriorityGesture          2019 keepsBounds keepsGround gesture
    hoverEffect                  2019 -macOS -watchOS keepsBounds keepsGround touched
    hoverEffectDisabled          2023 -macOS -watchOS keepsBounds keepsGround neutral
    onContinuousHover            2022 -watchOS keepsBounds keepsGround touched event
    onDrag                       2019 -tvOS -watchOS keepsBounds keepsGround touched
    onDrop                       2019 -tvOS -watchOS keepsBounds keepsGround touched
    onHover                      2019 -tvOS -watchOS keepsBounds keepsGround touched event
    onLongPressGesture           2019 keepsBounds keepsGround gesture event
    onLongTouchGesture           2022 -iOS -macOS -watchOS -visionOS keepsBounds keepsGround gesture event
    onPencilDoubleTap            2023 -tvOS -watchOS keepsBounds keepsGround event
    onPencilSqueeze              2023 -tvOS -watchOS keepsBounds keepsGround event
    onTapGesture                 2019 keepsBounds keepsGround gesture event
    pointerStyle                 2024 -iOS -tvOS -watchOS keepsBounds keepsGround
    pointerVisibility            2024 -iOS -tvOS -watchOS -visionOS keepsBounds keepsGround
    simultaneousGesture          2019 keepsBounds keepsGround gesture
    swipeActions                 2021 -tvOS keepsBounds keepsGround menu touched neutral

    # Events
    onAppear                       2019 keepsBounds keepsGround event
    onChange                       2020 keepsBounds keepsGround event
    onCommand                      2019 -iOS -tvOS -watchOS -visionOS keepsBounds keepsGround event
    onContinueUserActivity         2020 keepsBounds keepsGround event
    onCopyCommand                  2019 -iOS -tvOS -watchOS -visionOS keepsBounds keepsGround event
    onCutCommand                   2019 -iOS -tvOS -watchOS -visionOS keepsBounds keepsGround event
    onDeleteCommand                2019 -iOS -tvOS -watchOS -visionOS keepsBounds keepsGround event
    onDisappear                    2019 keepsBounds keepsGround event
    onExitCommand                  2019 -iOS -watchOS -visionOS keepsBounds keepsGround event
    onGeometryChange               2022 keepsBounds keepsGround event
    onInteractiveResizeChange      2025 -tvOS -watchOS keepsBounds keepsGround event
    onKeyPress                     2023 -watchOS keepsBounds keepsGround event
    onModifierKeysChanged          2024 -iOS -tvOS -watchOS -visionOS keepsBounds keepsGround event
    onMoveCommand                  2019 -iOS -watchOS -visionOS keepsBounds keepsGround event
    onOpenURL                      2020 keepsBounds keepsGround event
    onPasteCommand                 2019 -iOS -tvOS -watchOS -visionOS keepsBounds keepsGround event
    onPlayPauseCommand             2019 -iOS -macOS -watchOS -visionOS keepsBounds keepsGround event
    onPreferenceChange             2019 keepsBounds keepsGround event
    onReceive                      2019 keepsBounds keepsGround event
    onScrollGeometryChange         2024 keepsBounds keepsGround event
    onScrollPhaseChange            2024 keepsBounds keepsGround event
    onScrollTargetVisibilityChange 2024 keepsBounds keepsGround event
    onScrollVisibilityChange       2024 keepsBounds keepsGround event
    onSubmit                       2021 keepsBounds keepsGround event
    pageCommand                    2020 -iOS -macOS -watchOS -visionOS keepsBounds keepsGround
    refreshable                    2021 keepsBounds keepsGround
    sensoryFeedback                2023 keepsBounds keepsGround
    task                           2021 keepsBounds keepsGround event

    # Data, identity and state
    anchorPreference               2019 keepsBounds keepsGround
    copyable                       2022 -iOS -tvOS -watchOS -visionOS keepsBounds keepsGround
    cuttable                       2022 -iOS -tvOS -watchOS -visionOS keepsBounds keepsGround
    defaultAppStorage              2020 keepsBounds keepsGround
    deleteDisabled                 2019 keepsBounds keepsGround neutral
    disabled                       2019 keepsBounds neutral
    environment                    2019 keepsBounds keepsGround
    environmentObject              2019 keepsBounds keepsGround
    equatable                      2019 keepsBounds keepsGround
    exportableToServices           2022 -iOS -tvOS -watchOS -visionOS keepsBounds keepsGround
    exportsItemProviders           2021 -iOS -tvOS -watchOS -visionOS keepsBounds keepsGround
    handlesExternalEvents          2020 -tvOS -watchOS keepsBounds keepsGround
    id                             2019 keepsBounds keepsGround
    importableFromServices         2022 -iOS -tvOS -watchOS -visionOS keepsBounds keepsGround
    importsItemProviders           2021 -iOS -tvOS -watchOS -visionOS keepsBounds keepsGround
    interactionActivityTrackingTag 2022 keepsBounds keepsGround
    itemProvider                   2019 keepsBounds keepsGround
    keyboardShortcut               2020 -tvOS -watchOS keepsBounds keepsGround neutral
    modifier                       2019
    modifierKeyAlternate           2024 -iOS -tvOS -watchOS -visionOS keepsBounds keepsGround
    moveDisabled                   2019 keepsBounds keepsGround neutral
    pasteDestination               2022 -iOS -tvOS -watchOS -visionOS keepsBounds keepsGround
    persistentSystemOverlays       2022 keepsBounds keepsGround neutral
    preference                     2019 keepsBounds keepsGround
    renameAction                   2022 keepsBounds keepsGround
    selectionDisabled              2023 keepsBounds keepsGround neutral
    tag                            2019 keepsBounds keepsGround
    transformAnchorPreference      2019 keepsBounds keepsGround
    transformEnvironment           2019 keepsBounds keepsGround
    transformPreference            2019 keepsBounds keepsGround
    typeSelectEquivalent           2022 keepsBounds keepsGround
    userActivity                   2020 keepsBounds keepsGround

    # Motion
    animation               2019 keepsBounds keepsGround neutral
    contentTransition       2022 keepsBounds keepsGround neutral
    matchedGeometryEffect   2020 keepsGround
    matchedTransitionSource 2024 keepsBounds keepsGround
    navigationTransition    2024 keepsBounds keepsGround
    transaction             2019 keepsBounds keepsGround
    transition              2019 keepsBounds keepsGround neutral

    # Shown elsewhere
    actionSheet                        2019 -macOS keepsBounds keepsGround menu
    alert                              2019 keepsBounds keepsGround menu
    confirmationDialog                 2021 keepsBounds keepsGround menu
    dialogIcon                         2022 -visionOS keepsBounds keepsGround
    dialogSeverity                     2022 -iOS -tvOS keepsBounds keepsGround
    dialogSuppressionToggle            2023 keepsBounds keepsGround
    fileDialogBrowserOptions           2023 -tvOS -watchOS keepsBounds keepsGround
    fileDialogConfirmationLabel        2023 -tvOS -watchOS keepsBounds keepsGround
    fileDialogCustomizationID          2023 -tvOS -watchOS keepsBounds keepsGround
    fileDialogDefaultDirectory         2023 -tvOS -watchOS keepsBounds keepsGround
    fileDialogImportsUnresolvedAliases 2023 -tvOS -watchOS keepsBounds keepsGround
    fileDialogMessage                  2023 -tvOS -watchOS keepsBounds keepsGround
    fileDialogURLEnabled               2023 -tvOS -watchOS keepsBounds keepsGround
    fileExporter                       2020 -tvOS -watchOS keepsBounds keepsGround
    fileExporterFilenameLabel          2023 -tvOS -watchOS keepsBounds keepsGround
    fileImporter                       2020 -tvOS -watchOS keepsBounds keepsGround
    fileMover                          2020 -tvOS -watchOS keepsBounds keepsGround
    fullScreenCover                    2020 -macOS keepsBounds keepsGround presents
    help                               2020 keepsBounds keepsGround names tells
    inspector                          2023 -tvOS -watchOS -visionOS keepsGround presents ground
    inspectorColumnWidth               2023 -tvOS -watchOS -visionOS keepsGround
    interactiveDismissDisabled         2021 keepsBounds keepsGround screen neutral
    popover                            2019 -tvOS -watchOS keepsBounds keepsGround presents ground
    presentationBackgroundInteraction  2022 keepsBounds keepsGround screen
    presentationCompactAdaptation      2022 keepsBounds keepsGround screen
    presentationContentInteraction     2022 keepsBounds keepsGround screen
    presentationCornerRadius           2022 keepsBounds keepsGround screen
    presentationDetents                2022 keepsBounds keepsGround screen
    presentationDragIndicator          2022 keepsBounds keepsGround screen
    presentationSizing                 2024 keepsBounds keepsGround screen
    presentedWindowStyle               2020 -iOS -tvOS -watchOS -visionOS keepsBounds
    presentedWindowToolbarStyle        2020 -iOS -tvOS -watchOS -visionOS keepsBounds keepsGround
    sheet                              2019 keepsBounds keepsGround presents

    # Navigation, bars and search
    badge                             2021 -tvOS -watchOS keepsGround neutral
    defaultAdaptableTabBarPlacement   2024 -macOS -watchOS -visionOS keepsBounds keepsGround
    navigationBarBackButtonHidden     2019 keepsBounds keepsGround screen neutral
    navigationBarHidden               2019 -macOS keepsBounds keepsGround screen neutral
    navigationBarItems                2019 -macOS -watchOS keepsBounds keepsGround screen bar
    navigationBarTitle                2019 -macOS keepsBounds keepsGround screen
    navigationBarTitleDisplayMode     2020 -macOS -tvOS keepsBounds keepsGround screen
    navigationDestination             2022 keepsBounds keepsGround screen presents
    navigationDocument                2022 keepsBounds keepsGround screen
    navigationSplitViewColumnWidth    2022 keepsGround
    navigationSubtitle                2020 -iOS -tvOS -watchOS -visionOS keepsBounds keepsGround screen
    navigationTitle                   2020 keepsBounds keepsGround screen
    searchCompletion                  2021 keepsBounds keepsGround
    searchDictationBehavior           2023 -macOS -tvOS -watchOS keepsBounds keepsGround
    searchPresentationToolbarBehavior 2023 keepsBounds keepsGround
    searchScopes                      2022 -watchOS keepsBounds keepsGround bar
    searchSuggestions                 2022 keepsBounds keepsGround presents
    searchToolbarBehavior             2025 keepsBounds keepsGround
    searchable                        2021 keepsGround screen
    statusBar                         2019 -macOS -tvOS -watchOS keepsBounds keepsGround screen
    statusBarHidden                   2019 -macOS -tvOS -watchOS keepsBounds keepsGround screen neutral
    tabBarMinimizeBehavior            2025 keepsBounds keepsGround
    tabItem                           2019 keepsBounds keepsGround screen bar
    tabViewCustomization              2024 -tvOS -watchOS keepsBounds keepsGround
    tabViewSearchActivation           2025 -tvOS -watchOS -visionOS keepsBounds keepsGround
    tabViewSidebarBottomBar           2024 -tvOS -watchOS keepsBounds keepsGround bar
    tabViewSidebarFooter              2024 -tvOS -watchOS keepsBounds keepsGround bar
    tabViewSidebarHeader              2024 -tvOS -watchOS keepsBounds keepsGround bar
    toolbar                           2020 keepsBounds keepsGround screen bar neutral
    toolbarBackground                 2022 keepsBounds keepsGround colored screen neutral
    toolbarBackgroundVisibility       2024 keepsBounds keepsGround screen neutral
    toolbarColorScheme                2022 keepsBounds keepsGround screen
    toolbarForegroundStyle            2022 keepsBounds keepsGround colored screen
    toolbarRole                       2022 keepsBounds keepsGround screen
    toolbarTitleDisplayMode           2023 keepsBounds keepsGround screen
    toolbarTitleMenu                  2022 keepsBounds keepsGround screen menu
    toolbarVisibility                 2024 keepsBounds keepsGround screen neutral
    touchBar                          2019 -iOS -tvOS -watchOS -visionOS keepsBounds keepsGround bar
    touchBarCustomizationLabel        2019 -iOS -tvOS -watchOS -visionOS keepsBounds keepsGround
    touchBarItemPresence              2019 -iOS -tvOS -watchOS -visionOS keepsBounds keepsGround
    touchBarItemPrincipal             2019 -iOS -tvOS -watchOS -visionOS keepsBounds keepsGround
    windowDismissBehavior             2024 -iOS -tvOS -watchOS -visionOS keepsBounds keepsGround
    windowFullScreenBehavior          2024 -iOS -tvOS -watchOS -visionOS keepsBounds keepsGround
    windowMinimizeBehavior            2024 -iOS -tvOS -watchOS -visionOS keepsBounds keepsGround
    windowResizeBehavior              2024 -iOS -tvOS -watchOS -visionOS keepsBounds keepsGround
    windowToolbarFullScreenVisibility 2024 -iOS -tvOS -watchOS -visionOS keepsBounds keepsGround

    # Accessibility
    accessibility                          2019 keepsBounds keepsGround tells
    accessibilityAction                    2019 keepsBounds keepsGround activates tells
    accessibilityActions                   2022 keepsBounds keepsGround activates menu tells
    accessibilityActivationPoint           2020 keepsBounds keepsGround activates tells
    accessibilityAddTraits                 2020 keepsBounds keepsGround tells
    accessibilityAdjustableAction          2019 keepsBounds keepsGround activates tells
    accessibilityChartDescriptor           2021 keepsBounds keepsGround
    accessibilityChildren                  2021 keepsBounds names activates tells
    accessibilityCustomContent             2021 keepsBounds keepsGround tells
    accessibilityDefaultFocus              2024 keepsBounds keepsGround
    accessibilityDirectTouch               2023 keepsBounds keepsGround activates tells
    accessibilityDragPoint                 2024 keepsBounds keepsGround
    accessibilityDropPoint                 2024 keepsBounds keepsGround
    accessibilityElement                   2019 keepsBounds keepsGround tells
    accessibilityFocused                   2021 keepsBounds keepsGround
    accessibilityHeading                   2021 keepsBounds keepsGround
    accessibilityHidden                    2020 keepsBounds keepsGround tells neutral
    accessibilityHint                      2020 keepsBounds keepsGround tells
    accessibilityIdentifier                2020 keepsBounds keepsGround
    accessibilityIgnoresInvertColors       2020 keepsBounds keepsGround
    accessibilityInputLabels               2020 keepsBounds keepsGround tells
    accessibilityLabel                     2020 keepsBounds keepsGround names tells
    accessibilityLabeledPair               2020 keepsBounds keepsGround names tells
    accessibilityLinkedGroup               2020 keepsBounds keepsGround
    accessibilityQuickAction               2022 -iOS -macOS -tvOS -visionOS keepsBounds keepsGround
    accessibilityRemoveTraits              2020 keepsBounds keepsGround
    accessibilityRepresentation            2021 keepsBounds names activates tells
    accessibilityRespondsToUserInteraction 2021 keepsBounds keepsGround activates tells
    accessibilityRotor                     2021 keepsBounds keepsGround
    accessibilityRotorEntry                2021 keepsBounds keepsGround
    accessibilityScrollAction              2019 keepsBounds keepsGround
    accessibilityScrollStatus              2024 keepsBounds keepsGround
    accessibilityShowsLargeContentViewer   2021 keepsBounds keepsGround
    accessibilitySortPriority              2020 keepsBounds keepsGround
    accessibilityTextContentType           2021 keepsBounds keepsGround
    accessibilityValue                     2020 keepsBounds keepsGround tells
    accessibilityZoomAction                2022 keepsBounds keepsGround
    assistiveAccessNavigationIcon          2025 -macOS -tvOS -watchOS -visionOS keepsBounds keepsGround
    speechAdjustedPitch                    2021 keepsBounds keepsGround
    speechAlwaysIncludesPunctuation        2021 keepsBounds keepsGround
    speechAnnouncementsQueued              2021 keepsBounds keepsGround
    speechSpellsOutCharacters              2021 keepsBounds keepsGround

    # Previews
    previewContext              2020 keepsBounds keepsGround
    previewDevice               2019 keepsBounds keepsGround
    previewDisplayName          2019 keepsBounds keepsGround
    previewInterfaceOrientation 2021 keepsBounds keepsGround
    previewLayout               2019 keepsBounds keepsGround

    # Of shapes and images
    antialiased   2019 keepsBounds keepsGround
    fill          2019 keepsBounds colored
    interpolation 2019 keepsBounds keepsGround
    renderingMode 2019 keepsBounds keepsGround
    resizable     2019 keepsBounds keepsGround
    stroke        2019 keepsBounds keepsGround colored
    strokeBorder  2019 keepsBounds colored
    trim          2019 keepsGround

    # Of loops
    onDelete 2019 keepsBounds keepsGround event
    onInsert 2019 keepsBounds keepsGround event
    onMove   2019 keepsBounds keepsGround event

    # Charts
    annotation                2022 keepsBounds layer
    chartAngleSelection       2023 keepsBounds keepsGround
    chartBackground           2022 keepsBounds layer
    chartForegroundStyleScale 2022 keepsBounds
    chartGesture              2023 keepsBounds keepsGround
    chartLegend               2022 keepsGround
    chartLineStyleScale       2022 keepsBounds keepsGround
    chartOverlay              2022 keepsBounds layer
    chartPlotStyle            2022 keepsBounds
    chartScrollPosition       2023 keepsBounds keepsGround
    chartScrollTargetBehavior 2023 keepsBounds keepsGround
    chartScrollableAxes       2023 keepsBounds keepsGround
    chartSymbolScale          2022 keepsBounds keepsGround
    chartSymbolSizeScale      2022 keepsBounds keepsGround
    chartXAxis                2022 keepsGround
    chartXAxisLabel           2022 keepsGround
    chartXAxisStyle           2023 keepsBounds keepsGround
    chartXScale               2022 keepsBounds keepsGround
    chartXSelection           2023 keepsBounds keepsGround
    chartXVisibleDomain       2023 keepsBounds keepsGround
    chartYAxis                2022 keepsGround
    chartYAxisLabel           2022 keepsGround
    chartYAxisStyle           2023 keepsBounds keepsGround
    chartYScale               2022 keepsBounds keepsGround
    chartYSelection           2023 keepsBounds keepsGround
    chartYVisibleDomain       2023 keepsBounds keepsGround

    # Maps
    lookAroundViewer            2023 -macOS -tvOS -watchOS keepsBounds keepsGround
    mapCameraKeyframeAnimator   2023 keepsBounds keepsGround
    mapControlVisibility        2023 keepsBounds keepsGround
    mapControls                 2023 keepsBounds keepsGround
    mapFeatureSelectionContent  2023 -macOS -tvOS -watchOS keepsBounds keepsGround
    mapFeatureSelectionDisabled 2023 -macOS -tvOS -watchOS keepsBounds keepsGround
    mapScope                    2023 keepsBounds keepsGround
    mapStyle                    2023 keepsBounds keepsGround
    onMapCameraChange           2023 keepsBounds keepsGround event

    # Widgets
    activityBackgroundTint              2022 -macOS -tvOS -watchOS keepsBounds colored
    activitySystemActionForegroundColor 2022 -macOS -tvOS -watchOS keepsBounds colored
    dynamicIsland                       2022 -macOS -tvOS -watchOS
    widgetAccentable                    2022 -tvOS keepsBounds keepsGround
    widgetCurvesContent                 2023 -macOS -tvOS keepsBounds keepsGround
    widgetLabel                         2022 -macOS -tvOS keepsBounds keepsGround
    widgetURL                           2020 -tvOS keepsBounds keepsGround

    # Of other frameworks
    appStoreOverlay                        2020 -macOS -tvOS -watchOS keepsBounds keepsGround
    currentEntitlementTask                 2023 keepsBounds keepsGround event
    inAppPurchaseOptions                   2023 keepsBounds keepsGround
    manageSubscriptionsSheet               2021 -macOS -tvOS -watchOS keepsBounds keepsGround
    modelContainer                         2023 keepsBounds keepsGround
    modelContext                           2023 keepsBounds keepsGround
    offerCodeRedemption                    2022 -macOS -tvOS -watchOS keepsBounds keepsGround
    onInAppPurchaseCompletion              2023 keepsBounds keepsGround event
    onInAppPurchaseStart                   2023 keepsBounds keepsGround event
    photosPicker                           2022 -tvOS keepsBounds keepsGround
    photosPickerAccessoryVisibility        2023 -tvOS -watchOS keepsBounds keepsGround
    photosPickerDisabledCapabilities       2023 -tvOS -watchOS keepsBounds keepsGround
    photosPickerStyle                      2023 -tvOS -watchOS keepsBounds keepsGround
    popoverTip                             2023 -watchOS keepsBounds keepsGround
    productDescription                     2023 keepsBounds keepsGround
    productIconBorder                      2023 -tvOS -watchOS keepsBounds keepsGround
    productViewStyle                       2023 keepsBounds
    quickLookPreview                       2020 -tvOS -watchOS keepsBounds keepsGround
    refundRequestSheet                     2021 -tvOS -watchOS keepsBounds keepsGround
    shortcutsLinkStyle                     2022 keepsBounds
    signInWithAppleButtonStyle             2020 keepsBounds
    siriTipViewStyle                       2022 keepsBounds
    storeButton                            2023 keepsBounds keepsGround
    storeProductTask                       2023 keepsBounds keepsGround event
    storeProductsTask                      2023 keepsBounds keepsGround event
    subscriptionPromotionalOffer           2023 keepsBounds keepsGround
    subscriptionStatusTask                 2023 keepsBounds keepsGround event
    subscriptionStoreButtonLabel           2023 -tvOS keepsBounds keepsGround
    subscriptionStoreControlBackground     2023 -tvOS -watchOS -visionOS keepsBounds colored
    subscriptionStoreControlIcon           2023 keepsBounds keepsGround
    subscriptionStoreControlStyle          2023 keepsBounds
    subscriptionStorePickerItemBackground  2023 -tvOS keepsBounds colored
    subscriptionStorePolicyDestination     2023 keepsBounds keepsGround
    subscriptionStorePolicyForegroundStyle 2023 keepsBounds colored
    subscriptionStoreSignInAction          2023 keepsBounds keepsGround
    tipBackground                          2023 keepsBounds keepsGround colored
    tipCornerRadius                        2023 keepsBounds keepsGround
    tipImageSize                           2023 keepsBounds keepsGround
    tipViewStyle                           2023 keepsBounds
    """
}
