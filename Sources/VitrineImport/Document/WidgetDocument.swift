public import VitrineBase
public import VitrineGraphics
public import VitrineLayout

/// A widget written as JSON (docs/widget-document.md).
public struct WidgetDocument: Sendable {
  /// One widget of the document's app.
  public struct Widget: Sendable {
    public var name: String?
    public var largestMode: DisplayMode
    public var preferredHeight: PreferredHeight
    /// The URL that a tap opens.
    public var tap: String?
    /// What the widget answers to the margin insets that a host proposes; nil takes them.
    public var marginInsets: Insets?
    /// Built for a system before iOS 10: without display modes.
    public var isLegacy: Bool
    /// Whether it is the one that the app's quick actions show.
    public var isForQuickActions: Bool
    /// Whether some of it needs people to sign in.
    public var needsSignIn: Bool
    /// What `--canvas file` lays the widget out in, as a storyboard's scene has it.
    public var canvas: LayoutContext?
    /// On a Mac: whether the header has an info button that starts editing.
    public var allowsEditing: Bool
    package let source: JSONObject
  }

  public let file: String
  public let appName: String
  /// An image file, relative to the document.
  public let icon: String?
  /// Asset catalogs, or folders that hold some, relative to the document.
  public let assets: [String]
  /// The URL schemes that open the app.
  public let schemes: [String]
  public let widgets: [Widget]
  package let strings: [(language: String, texts: [String: String])]
  /// All of the document as it was written.
  package let written: JSONValue
  let data: JSONValue?
  /// States of all the app's widgets.
  let sharedStates: JSONValue?
  let styles: [(name: String, style: JSONObject)]
  /// The app's quick actions.
  let actions: [QuickAction]

  private static let widgetKeys = [
    "name", "largestMode", "height", "tap", "content", "compact", "expanded", "constraints",
    "margins", "marginInsets", "legacy", "quickActions", "signIn", "allow", "allowsEditing",
    "states", "root", "canvas",
  ]

  public static func read(
    _ bytes: [UInt8], file: String
  ) throws(InputError) -> WidgetDocument {
    try WidgetDocument(try JSON.parse(bytes, file: file), file: file)
  }

  private init(_ value: JSONValue, file: String) throws(InputError) {
    let object = try JSONObject(value, "the document")
    let ownKeys = [
      "$schema", "app", "icon", "assets", "schemes", "strings", "data", "styles", "widgets",
      "actions",
    ]
    try object.allowOnly(ownKeys + Self.widgetKeys)
    self.file = file
    written = value
    guard let app = try object.string("app") else {
      throw InputError(
        Diagnostic(
          .error, "missing-key", "the document has no key 'app', the app's name",
          at: object.location))
    }
    appName = app
    icon = try object.string("icon")
    assets = try object.strings("assets") ?? []
    schemes = try object.strings("schemes") ?? []
    try object.checkAllowances()
    data = object["data"]
    let list = try object.array("widgets")
    // A single widget's states are keys beside its content.
    sharedStates = list == nil ? nil : object["states"]
    var strings: [(language: String, texts: [String: String])] = []
    for member in try object.object("strings")?.members ?? [] {
      let texts = try JSONObject(member.value, "the strings of '\(member.key)'")
      var table: [String: String] = [:]
      for entry in texts.members { table[entry.key] = try texts.string(entry.key) }
      strings.append((member.key, table))
    }
    self.strings = strings
    var styles: [(name: String, style: JSONObject)] = []
    for member in try object.object("styles")?.members ?? [] {
      styles.append((member.key, try JSONObject(member.value, "the style '\(member.key)'")))
    }
    self.styles = styles
    if let list {
      var widgets: [Widget] = []
      for entry in list {
        let widget = try JSONObject(entry, "a widget")
        try widget.allowOnly(Self.widgetKeys)
        widgets.append(try Widget(widget))
      }
      guard !widgets.isEmpty else {
        throw InputError(
          Diagnostic(.error, "missing-key", "'widgets' is empty", at: object["widgets"]?.location))
      }
      self.widgets = widgets
    } else {
      widgets = [try Widget(object)]
    }
    actions = try Self.quickActions(object)
    // Everything is read once in each mode and state, so that a mistake shows wherever it is; data
    // may still come from elsewhere.
    for index in widgets.indices {
      for state in [nil] + stateNames(of: index).map(Optional.some) {
        for mode in DisplayMode.allCases {
          var request = SceneRequest(mode: mode, language: "en")
          request.state = state
          request.isTolerant = true
          _ = try scene(index, request)
        }
      }
    }
  }

  /// A text in the variant's language: the exact tag's, then the language's, then its own.
  func localized(_ text: String, _ language: String) -> String {
    ownText(text, language) ?? text
  }

  /// What a language has for a text, or for one view's alone, `ID.KEY`.
  func ownText(_ key: String, _ language: String) -> String? {
    let short = String(language.prefix { $0 != "-" && $0 != "_" })
    for wanted in [language, short] {
      if let match = strings.first(where: { $0.language == wanted })?.texts[key] { return match }
    }
    return nil
  }

  /// The views of a widget as a request asks for them.
  public func scene(
    _ index: Int, _ request: SceneRequest
  ) throws(InputError) -> WidgetScene {
    guard widgets.indices.contains(index) else {
      throw InputError(
        Diagnostic(
          .error, "unknown-widget",
          "the document has \(widgets.count) widget\(widgets.count == 1 ? "" : "s"), not \(index + 1)",
          at: SourceLocation(file: file)))
    }
    var builder = try DocumentBuilder(self, widgets[index], request)
    return try builder.build()
  }
}

extension WidgetDocument.Widget {
  init(_ object: JSONObject) throws(InputError) {
    source = object
    name = try object.string("name")
    tap = try object.string("tap")
    isLegacy = try object.bool("legacy") ?? false
    allowsEditing = try object.bool("allowsEditing") ?? false
    marginInsets = try object.insets("marginInsets")
    isForQuickActions = try object.bool("quickActions") ?? false
    needsSignIn = try object.bool("signIn") ?? false
    try object.checkAllowances()
    if let root = object["root"] {
      for key in ["content", "margins"] {
        guard let other = object[key] else { continue }
        throw InputError(
          Diagnostic(
            .error, "unused-key", "'\(key)' has no meaning beside 'root', the widget's own view",
            at: other.location, hint: "keep one of them"))
      }
      _ = try JSONObject(root, "'root'")
    }
    canvas = try object.object("canvas").map { object throws(InputError) in
      try LayoutContext(canvas: object)
    }
    largestMode = try object.choice("largestMode", DisplayMode.self) ?? .expanded
    preferredHeight = try object.preferredHeight() ?? .fromConstraints
  }
}

extension JSONObject {
  /// The value of `height`; nil without one.
  func preferredHeight() throws(InputError) -> PreferredHeight? {
    guard let height = self["height"] else { return nil }
    switch height.kind {
    case .number(let points) where points >= 0 && points <= 10_000:
      return points == 0 ? .fromConstraints : .points(points)
    case .string("from constraints"): return .fromConstraints
    case .number(let points):
      throw InputError(
        Diagnostic(
          .error, "out-of-range", "height is \(points), expected 0 to 10000 points",
          at: height.location))
    default: throw wrongType(height, "height", "a number or \"from constraints\"")
    }
  }
}
