package import Vitrine
package import VitrineBase
public import VitrineGraphics
public import VitrineImport

/// The last content of a widget, which a host shows until the widget has new content.
///
/// It has values and a height instead of pixels, because vibrant content looks different over every
/// wallpaper and at every position. The picture is drawn again from them.
public struct WidgetSnapshot: Hashable, Sendable {
  /// The values of the views.
  public var values: [SceneRequest.Override]
  /// The preferred height.
  ///
  /// Nil if the widget never set it, and 0 for the height of its constraints.
  public var height: Double?
  /// The mode.
  public var mode: DisplayMode
  /// The largest mode that the widget supports.
  public var largestMode: DisplayMode
  /// The data that replace the document's data, as JSON.
  public var data: String?
  /// The document's state, and the contents of lists and searches as JSON.
  public var state: String?
  /// The contents of lists and searches, as JSON.
  public var contents: String?
  /// The steps of the widget's code.
  ///
  /// Nil if its code isn't run.
  package var steps: [HostStep]?

  /// Creates a snapshot.
  public init(
    values: [SceneRequest.Override], height: Double?, mode: DisplayMode, largestMode: DisplayMode
  ) {
    self.values = values
    self.height = height
    self.mode = mode
    self.largestMode = largestMode
  }

  /// The key of a snapshot in a cache.
  public struct Key: Hashable, Sendable {
    /// The bundle identifier of the widget.
    public var widget: String
    /// The width of the widget in points.
    public var width: Double
    /// The text size.
    public var textSize: ContentSizeCategory
    /// The mode.
    public var mode: DisplayMode

    /// Creates a key.
    public init(widget: String, width: Double, textSize: ContentSizeCategory, mode: DisplayMode) {
      self.widget = widget
      self.width = width
      self.textSize = textSize
      self.mode = mode
    }

    /// The name of the snapshot's file in the widget's folder, for example
    /// `359-l-compact.snapshot`.
    var fileName: String { "\(Int(width))-\(textSize.rawValue)-\(mode.rawValue).snapshot" }

    /// The name of the widget's folder: its bundle identifier, without characters that are invalid
    /// in file names.
    var folderName: String {
      let name = String(widget.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "_" })
      return name.hasPrefix(".") ? "_" + name : name
    }
  }
}

/// The keys of a snapshot in a file.
struct WidgetSnapshotKeys: JSONKeys {
  let largestMode = JSONKey<DisplayMode>("largestMode", .choice)
  let mode = JSONKey<DisplayMode>("mode", .choice)
  let height = JSONKey("height", .number)
  let state = JSONKey("state", .string)
  let data = JSONKey("data", .string)
  let contents = JSONKey("contents", .string)
  let steps = JSONKey<[JSONValue]>("steps", .array(of: .written(.string)))
  let values = JSONKey<[JSONValue]>("values", .array(of: .written(.any)))

  static let shape = JSONShape(Self())
}

extension WidgetSnapshot {
  /// Writes the snapshot's properties into an open object.
  func write(to json: inout JSONWriter) {
    let keys = WidgetSnapshotKeys.shape.keys
    json.key(keys.largestMode)
    json.string(largestMode.rawValue)
    json.key(keys.mode)
    json.string(mode.rawValue)
    if let height {
      json.key(keys.height)
      json.number(height)
    }
    if let state {
      json.key(keys.state)
      json.string(state)
    }
    if let data {
      json.key(keys.data)
      json.string(data)
    }
    if let contents {
      json.key(keys.contents)
      json.string(contents)
    }
    if let steps {
      json.key(keys.steps)
      json.array { json in
        for step in steps { json.string(step.text) }
      }
    }
    json.key(keys.values)
    json.array { json in
      for value in values {
        json.line()
        json.array { json in
          json.string(value.view)
          json.string(value.property)
          json.string(value.value)
        }
      }
    }
  }

  package init(_ object: JSONObject) throws(InputError) {
    let keys = KeyedObject<WidgetSnapshotKeys>(partOf: object)
    mode = try keys.mode ?? .compact
    largestMode = try keys.largestMode ?? .compact
    height = try keys.height
    state = try keys.state
    data = try keys.data
    contents = try keys.contents
    steps = try keys.steps.map(Self.steps)
    values = []
    for entry in try keys.values ?? [] {
      guard case .array(let parts) = entry.kind, parts.count == 3 else {
        throw wrongType(entry, "a value", expected: "a view, a property and a text")
      }
      var texts: [String] = []
      for part in parts {
        guard case .string(let text) = part.kind else {
          throw wrongType(part, "a value's part", expected: "a string")
        }
        texts.append(text)
      }
      values.append(SceneRequest.Override(view: texts[0], property: texts[1], value: texts[2]))
    }
  }

  private static func steps(_ lines: [JSONValue]) throws(InputError) -> [HostStep] {
    var steps: [HostStep] = []
    for line in lines {
      guard case .string(let text) = line.kind, let step = HostStep(text: text) else {
        throw wrongType(line, "a step", expected: "a step of a session")
      }
      steps.append(step)
    }
    return steps
  }
}
