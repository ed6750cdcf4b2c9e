extension NamesOutsideTheSubset {
  /// What SwiftUI and SwiftData declare at their top level and is not here; macros with their `#`.
  static let swiftUI: Set<String> = [
    // Views.
    "AsyncImage", "Canvas", "CommandMenu", "ContentUnavailableView", "ControlGroup", "DatePicker", "DisclosureGroup",
    "EditButton", "EmptyModifier", "Gauge", "GeometryReader", "Grid", "GridRow", "HSplitView", "KeyframeAnimator",
    "LazyHGrid", "LazyVGrid", "Link", "Menu", "MultiDatePicker", "NavigationLink",
    "NavigationSplitView", "NavigationView", "OutlineGroup", "PasteButton", "PhaseAnimator", "RenameButton",
    "ScrollViewReader", "SettingsLink", "ShareLink", "SignInWithAppleButton", "SubscriptionView", "Tab", "TabSection",
    "TabView", "Table", "TableColumn", "TableRow", "TextEditor", "TextFieldLink", "TimelineView", "UIViewRepresentable",
    "NSViewRepresentable", "UIViewControllerRepresentable", "VSplitView", "VideoPlayer", "ViewThatFits",
    // Wrappers and macros.
    "AccessibilityFocusState", "AppStorage", "Entry", "FetchRequest", "FocusState", "FocusedBinding", "FocusedObject",
    "FocusedValue", "GestureState", "Model", "NSApplicationDelegateAdaptor", "Namespace", "PhysicalMetric",
    "Previewable", "Query", "ScaledMetric", "SceneStorage", "SectionedFetchRequest", "UIApplicationDelegateAdaptor",
    "#Preview",
    // Gestures, scenes, styles and the rest.
    "AnyGesture", "AnyLayout", "AnyShape", "AnyTransition", "ButtonStyle", "ButtonStyleConfiguration", "ColorScheme",
    "Commands", "ContentMode", "DocumentGroup", "DragGesture", "DynamicTypeSize", "EditMode",
    "ExclusiveGesture", "FileDocument", "FocusedValues", "Gesture", "GridItem", "HorizontalEdge", "LabelStyle",
    "Layout", "LinearGradient", "LocalizedStringKey", "LongPressGesture", "MagnifyGesture", "MatchedGeometryEffect",
    "MenuBarExtra", "NavigationPath", "OpenURLAction", "Path", "PreferenceKey", "PresentationDetent",
    "PresentationMode", "PrimitiveButtonStyle", "RadialGradient", "RotateGesture", "ScenePhase", "SequenceGesture",
    "Settings", "SimultaneousGesture", "SpatialTapGesture", "SubmitLabel", "Subviews", "TapGesture", "TextFieldStyle",
    "ToggleStyle", "Transition", "UnitPoint", "VerticalEdge",
    "Window", "ModelContainer", "ModelContext", "UIHostingController", "UIView", "UIViewController", "UIColor",
    "UIImage", "UIScreen", "UIApplication", "NSColor", "NSImage", "NSViewController", "CGPoint", "CGRect", "CGSize",
  ]

  /// Modifiers of views, and members of what else SwiftUI declares, that are not here.
  static let viewMembers: Set<String> = [
    "accentColor", "accessibilityAction", "accessibilityElement", "accessibilityHidden", "accessibilityHint",
    "accessibilityIdentifier", "accessibilityLabel", "accessibilityValue", "alert", "alignmentGuide",
    "allowsHitTesting",
    "allowsTightening", "anchorPreference", "aspectRatio", "autocorrectionDisabled", "badge", "blendMode", "blur",
    "brightness", "clipped", "colorInvert", "colorMultiply", "colorScheme", "commands", "compositingGroup",
    "confirmationDialog", "containerRelativeFrame", "containerShape", "contentMargins", "contentShape",
    "contentTransition", "contextMenu", "contrast", "controlSize", "coordinateSpace", "datePickerStyle", "defaultFocus",
    "deleteDisabled", "dialogIcon", "draggable", "drawingGroup", "dropDestination", "dynamicTypeSize",
    "fileExporter", "fileImporter", "focusable", "focused", "focusedValue", "geometryGroup",
    "gesture", "gridCellColumns", "headerProminence", "hidden", "highPriorityGesture", "hueRotation",
    "imageScale", "interactiveDismissDisabled", "isFocused", "itemProvider", "kerning", "keyboardShortcut",
    "keyboardType", "keyframeAnimator", "labelStyle", "lineSpacing", "listItemTint", "listRowBackground",
    "listRowInsets", "listRowSeparator", "listSectionSeparator", "luminanceToAlpha", "mask", "matchedGeometryEffect",
    "menuStyle", "minimumScaleFactor", "modelContainer", "modelContext", "monospacedDigit", "moveDisabled",
    "navigationBarBackButtonHidden", "navigationBarItems", "navigationBarTitle", "navigationBarTitleDisplayMode",
    "navigationDestination", "navigationSubtitle", "onContinuousHover", "onDelete", "onDrag", "onDrop",
    "onGeometryChange", "onHover", "onInsert", "onKeyPress", "onLongPressGesture", "onMove", "onOpenURL",
    "onPreferenceChange", "onReceive", "onScrollGeometryChange", "onSubmit", "onTapGesture", "overlay",
    "overlayPreferenceValue", "phaseAnimator", "preference", "preferredColorScheme", "presentationDetents",
    "presentationDragIndicator", "progressViewStyle", "projectionEffect", "redacted", "refreshable", "renderingMode",
    "resizable", "rotation3DEffect", "rotationEffect", "safeAreaInset", "safeAreaPadding", "saturation", "scaledToFill",
    "scaledToFit", "scenePadding", "scenePhase", "scrollContentBackground", "scrollDisabled", "scrollIndicators",
    "scrollPosition", "scrollTargetBehavior", "scrollTargetLayout", "scrollTransition", "searchable", "sensoryFeedback",
    "simultaneousGesture", "speechAdjustedPitch", "submitLabel", "swipeActions", "symbolEffect", "symbolRenderingMode",
    "symbolVariant", "tabItem", "tabViewStyle", "textCase", "textContentType", "textInputAutocapitalization",
    "textSelection", "toolbarBackground", "toolbarRole", "tracking", "transformAnchorPreference",
    "transformEffect", "transformEnvironment", "transformPreference", "transition", "truncationMode", "unredacted",
    "userActivity", "visualEffect",
  ]
}
