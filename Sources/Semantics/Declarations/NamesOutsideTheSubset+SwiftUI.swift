extension NamesOutsideTheSubset {
  /// What SwiftUI and SwiftData declare at their top level and is not here; macros with their `#`.
  static let swiftUI: Set<String> = [
    // Views.
    "AsyncImage", "Canvas", "CommandMenu", "ContentUnavailableView", "ControlGroup", "DatePicker",
    "EditButton", "EmptyModifier", "Gauge", "GeometryReader", "Grid", "GridRow", "HSplitView", "KeyframeAnimator",
    "LazyHGrid", "LazyVGrid", "Link", "MultiDatePicker",
    "OutlineGroup", "PasteButton", "PhaseAnimator", "RenameButton",
    "ScrollViewReader", "SettingsLink", "ShareLink", "SignInWithAppleButton", "SubscriptionView", "Tab", "TabSection",
    "TabView", "Table", "TableColumn", "TableRow", "TextEditor", "TextFieldLink", "TimelineView", "UIViewRepresentable",
    "NSViewRepresentable", "UIViewControllerRepresentable", "VSplitView", "VideoPlayer", "ViewThatFits",
    // Wrappers and macros.
    "AccessibilityFocusState", "Entry", "FetchRequest", "FocusedBinding", "FocusedObject",
    "FocusedValue", "GestureState", "Model", "NSApplicationDelegateAdaptor", "Namespace", "PhysicalMetric",
    "Previewable", "Query", "ScaledMetric", "SectionedFetchRequest", "UIApplicationDelegateAdaptor",
    "#Preview",
    // Gestures, scenes, styles and the rest.
    "AnyGesture", "AnyLayout", "AnyShape", "ButtonStyle", "ButtonStyleConfiguration",
    "Commands", "DocumentGroup", "DragGesture", "DynamicTypeSize", "EditMode",
    "ExclusiveGesture", "FileDocument", "FocusedValues", "Gesture", "GridItem", "HorizontalEdge", "LabelStyle",
    "Layout", "LinearGradient", "LocalizedStringKey", "LongPressGesture", "MagnifyGesture", "MatchedGeometryEffect",
    "MenuBarExtra", "OpenURLAction", "Path",
    "PresentationMode", "PrimitiveButtonStyle", "RadialGradient", "RotateGesture", "ScenePhase", "SequenceGesture",
    "Settings", "SimultaneousGesture", "SpatialTapGesture", "Subviews", "TapGesture", "TextFieldStyle",
    "ToggleStyle", "Transition", "UnitPoint", "VerticalEdge",
    "Window", "ModelContainer", "ModelContext", "UIHostingController", "UIView", "UIViewController", "UIColor",
    "UIImage", "UIScreen", "UIApplication", "NSColor", "NSImage", "NSViewController", "CGPoint", "CGRect", "CGSize",
  ]

  /// Modifiers of views, and members of what else SwiftUI declares, that are not here.
  static let viewMembers: Set<String> = [
    "accessibilityAction", "accessibilityElement", "accessibilityHidden", "accessibilityHint",
    "accessibilityIdentifier", "accessibilityLabel", "accessibilityValue", "alignmentGuide",
    "allowsHitTesting",
    "allowsTightening", "anchorPreference", "badge", "blendMode",
    "brightness", "colorInvert", "colorMultiply", "commands", "compositingGroup",
    "containerRelativeFrame", "containerShape", "contentMargins",
    "contentTransition", "contextMenu", "contrast", "coordinateSpace", "datePickerStyle", "defaultFocus",
    "deleteDisabled", "dialogIcon", "draggable", "drawingGroup", "dropDestination", "dynamicTypeSize",
    "fileExporter", "fileImporter", "focusable", "focusedValue", "geometryGroup",
    "gesture", "gridCellColumns", "headerProminence", "highPriorityGesture", "hueRotation",
    "imageScale", "isFocused", "itemProvider", "keyboardShortcut",
    "keyboardType", "keyframeAnimator", "listItemTint",
    "listRowInsets", "listSectionSeparator", "luminanceToAlpha", "mask", "matchedGeometryEffect",
    "menuStyle", "modelContainer", "modelContext", "moveDisabled",
    "navigationBarBackButtonHidden", "navigationBarItems", "navigationBarTitle",
    "navigationSubtitle", "onContinuousHover", "onDrag", "onDrop",
    "onGeometryChange", "onHover", "onInsert", "onKeyPress", "onLongPressGesture", "onMove", "onOpenURL",
    "onReceive", "onScrollGeometryChange",
    "overlayPreferenceValue", "phaseAnimator",
    "presentationDragIndicator", "projectionEffect", "redacted", "refreshable", "renderingMode",
    "rotation3DEffect", "safeAreaInset", "safeAreaPadding", "saturation",
    "scenePadding", "scenePhase", "scrollContentBackground", "scrollDisabled", "scrollIndicators",
    "scrollPosition", "scrollTargetBehavior", "scrollTargetLayout", "scrollTransition", "searchable", "sensoryFeedback",
    "simultaneousGesture", "speechAdjustedPitch", "swipeActions", "symbolEffect", "symbolRenderingMode",
    "symbolVariant", "tabItem", "tabViewStyle", "textCase", "textContentType",
    "textSelection", "toolbarBackground", "toolbarRole", "transformAnchorPreference",
    "transformEffect", "transformPreference", "truncationMode", "unredacted",
    "userActivity", "visualEffect",
  ]

  /// What an environment has in SwiftUI that is not here.
  static let environmentMembers: Set<String> = [
    "accessibilityReduceMotion", "accessibilityVoiceOverEnabled", "calendar", "controlActiveState",
    "defaultMinListRowHeight",
    "dismissSearch", "dismissWindow", "displayScale", "dynamicTypeSize", "editMode", "font", "horizontalSizeClass",
    "isFocused", "isSearching", "layoutDirection", "lineLimit", "lineSpacing", "locale", "managedObjectContext",
    "modelContext", "multilineTextAlignment", "openURL", "openWindow", "pixelLength", "presentationMode",
    "redactionReasons", "refresh", "scenePhase", "supportsMultipleWindows", "timeZone", "undoManager",
    "verticalSizeClass",
  ]
}
