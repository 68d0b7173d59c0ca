public import VitrineBase
public import VitrineGraphics
public import VitrineLayout

/// A widget written as JSON (docs/widget-document.md).
public struct WidgetDocument: Sendable {
  /// One widget of the document's app.
  public struct Widget: Sendable {
    /// The name of the widget, or nil if the document doesn't set one.
    public var name: String?
    /// The operating system of the widget.
    public var platform: WidgetPlatform
    /// The largest display mode that the widget supports.
    public var largestMode: DisplayMode
    /// The source of the widget's height when it is expanded.
    public var preferredHeight: PreferredHeight
    /// The URL that a tap on the widget opens.
    public var tap: String?
    /// The insets that the widget returns for the proposed ones, or nil to accept the proposal.
    public var marginInsets: Insets?
    /// A Boolean value that indicates whether the widget was built before iOS 10 and has no display
    /// modes.
    public var isLegacy: Bool
    /// A Boolean value that indicates whether the app's quick actions show the widget.
    public var isForQuickActions: Bool
    /// A Boolean value that indicates whether some of the content requires signing in.
    public var needsSignIn: Bool
    /// The canvas of `--canvas file`, as in a storyboard's scene.
    public var canvas: LayoutContext?
    /// A Boolean value that indicates whether the header on a Mac has an info button that starts
    /// editing.
    public var allowsEditing: Bool
    let source: KeyedObject<WidgetKeys>

    /// The widget's JSON.
    package var written: JSONObject { source.json }

    /// A Boolean value that indicates whether a mode changes the views.
    var hasModeChanges: Bool { source.contains(\.compact) || source.contains(\.expanded) }
  }

  /// The path of the document.
  public let file: String
  /// The name of the app.
  public let appName: String
  /// An image file, relative to the document.
  public let icon: String?
  /// Asset catalogs, or folders that contain some, relative to the document.
  public let assets: [String]
  /// The URL schemes that open the app.
  public let schemes: [String]
  /// The widgets of the app.
  public let widgets: [Widget]
  package let strings: [(language: String, texts: [String: String])]
  /// The document's JSON.
  package let written: JSONValue
  let data: JSONValue?
  /// The states that all widgets of the app share.
  let sharedStates: JSONValue?
  let styles: [(name: String, style: JSONObject)]
  /// The document's names of colors.
  let palette: [JSONEntry<JSONValue>]
  /// The contents of all included files, in the order of their first use.
  package let includedBytes: [UInt8]
  /// The app's quick actions.
  let actions: [QuickAction]

  /// Parses a document and checks its keys.
  ///
  /// The files that it includes are read from `files`; without, an `include` is an error.
  public static func read(
    _ bytes: [UInt8], file: String, from files: Files? = nil
  ) throws(InputError) -> WidgetDocument {
    var includes = DocumentIncludes(of: file, files)
    var value = try JSON.parse(bytes, file: file)
    if DocumentIncludes.mayBe(in: bytes) { value = try includes.expanding(value) }
    return try WidgetDocument(value, file: file, includedBytes: includes.bytes)
  }

  private init(
    _ value: JSONValue, file: String, includedBytes: [UInt8]
  ) throws(InputError) {
    let object = try JSONObject(value, "the document")
    self.includedBytes = includedBytes
    // A single widget's keys are at the top level of the document.
    try object.allowOnly(DocumentKeys.shape.descriptions + WidgetKeys.shape.descriptions)
    let keys = KeyedObject<DocumentKeys>(partOf: object)
    let own = KeyedObject<WidgetKeys>(partOf: object)
    self.file = file
    written = value
    appName = try keys.required(\.app)
    icon = try keys.icon
    assets = try keys.assets ?? []
    schemes = try keys.schemes ?? []
    _ = try own.allow
    data = try keys.data
    let list = try keys.widgets
    sharedStates = list == nil ? nil : own.written(\.states)
    strings = try (keys.strings ?? []).map { language in
      (
        language.key,
        Dictionary(language.value.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
      )
    }
    var styles: [(name: String, style: JSONObject)] = []
    for entry in try keys.styles ?? [] {
      styles.append((entry.key, try JSONObject(entry.value, "the style '\(entry.key)'")))
    }
    self.styles = styles
    if let list {
      var widgets: [Widget] = []
      for entry in list { widgets.append(try Widget(try KeyedObject(entry, "a widget"))) }
      guard !widgets.isEmpty else {
        throw InputError(
          Diagnostic(
            .error, "missing-key", "'widgets' is empty", at: keys.place(of: \.widgets)))
      }
      self.widgets = widgets
    } else {
      widgets = [try Widget(own)]
    }
    palette = try keys.colors ?? []
    actions = try Self.quickActions(keys)
    try checkScenes()
  }

  /// Returns the location of the `app` key, which only a document has.
  package static func appLocation(_ object: JSONObject) -> SourceLocation? {
    KeyedObject<DocumentKeys>(partOf: object).written(\.app)?.location
  }

  /// Returns a text in the variant's language: for the exact tag, for the language, or unchanged.
  func localized(_ text: String, _ language: String) -> String {
    ownText(text, language) ?? text
  }

  /// Returns the translation of a text, or of one view's text (`ID.KEY`).
  func ownText(_ key: String, _ language: String) -> String? {
    let short = String(language.prefix { $0 != "-" && $0 != "_" })
    for wanted in [language, short] {
      if let match = strings.first(where: { $0.language == wanted })?.texts[key] { return match }
    }
    return nil
  }

  /// Builds every state once in each mode with views of its own, so that any mistake is reported.
  ///
  /// Data may be supplied later.
  private func checkScenes() throws(InputError) {
    for index in widgets.indices {
      let hasModes = widgets[index].hasModeChanges || hasClosableLists()
      let modes = hasModes ? DisplayMode.allCases : [.compact]
      for state in [nil] + stateNames(of: index).map(Optional.some) {
        for mode in modes {
          try checkScene(index, SceneRequest(mode: mode, language: "en", state: state))
        }
      }
    }
  }

  /// Builds a scene with every condition true and with every condition false, if there are any, so
  /// that both branches of choices are checked.
  private func checkScene(_ index: Int, _ request: SceneRequest) throws(InputError) {
    var request = request
    request.isTolerant = true
    let hasChoices = Self.contains(ChoiceKeys.shape.keys.condition.name, written)
    for assumption in hasChoices ? [true, false] : [nil] {
      request.assumption = assumption
      var builder = try DocumentBuilder(self, widgets[index], request: request)
      _ = try builder.build()
      for entry in palette { _ = try builder.color(of: entry.value, entry.key) }
    }
  }

  /// Returns the views of a widget for a request.
  public func scene(
    _ index: Int, _ request: SceneRequest
  ) throws(InputError) -> SceneContent {
    guard widgets.indices.contains(index) else {
      throw InputError(
        Diagnostic(
          .error, "unknown-widget",
          "the document has \(widgets.count) widget\(widgets.count == 1 ? "" : "s"), not \(index + 1)",
          at: SourceLocation(file: file)))
    }
    var builder = try DocumentBuilder(self, widgets[index], request: request)
    return try builder.build()
  }
}

extension WidgetDocument.Widget {
  init(_ keys: KeyedObject<WidgetKeys>) throws(InputError) {
    source = keys
    name = try keys.name
    tap = try keys.tap
    platform = try keys.platform ?? .ios
    isLegacy = try keys.legacy ?? false
    allowsEditing = try keys.allowsEditing ?? false
    marginInsets = try keys.marginInsets
    isForQuickActions = try keys.quickActions ?? false
    needsSignIn = try keys.signIn ?? false
    _ = try keys.allow
    if let root = try keys.root {
      try Self.refuseBesideRoot(keys, \.content)
      try Self.refuseBesideRoot(keys, \.margins)
      _ = try JSONObject(root, "'root'")
    }
    canvas = try keys.canvas.map { keys throws(InputError) in try LayoutContext(canvas: keys) }
    canvas?.isAppKit = platform == .macos
    largestMode = try keys.largestMode ?? .expanded
    preferredHeight = try keys.height ?? .fromConstraints
  }

  private static func refuseBesideRoot<Value>(
    _ keys: KeyedObject<WidgetKeys>, _ path: KeyPath<WidgetKeys, JSONKey<Value>>
  ) throws(InputError) {
    guard keys.contains(path) else { return }
    let name = WidgetKeys.shape.keys[keyPath: path].name
    throw InputError(
      Diagnostic(
        .error, "unused-key", "'\(name)' has no meaning beside 'root', the widget's own view",
        at: keys.place(of: path), hint: "keep one of them"))
  }
}
