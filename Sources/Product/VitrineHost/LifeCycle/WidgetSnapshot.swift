package import Vitrine
package import VitrineBase
public import VitrineGraphics
public import VitrineImport

/// What a host keeps of a widget to show it again before the widget has anything new.
///
/// Values and a height rather than pixels: vibrant content looks different before every wallpaper
/// and at every place, so the picture is drawn again from what was in it.
public struct WidgetSnapshot: Hashable, Sendable {
  public var values: [SceneRequest.Override]
  /// The preferred height; nil if the widget never set one, 0 for the height of its constraints.
  public var height: Double?
  public var mode: DisplayMode
  public var largestMode: DisplayMode
  /// The data in place of the document's, as JSON.
  public var data: String?
  /// The document's state, and the contents of lists and searches as JSON.
  public var state: String?
  public var contents: String?
  /// What the widget's own code has been through; nil where it isn't run.
  package var steps: [HostStep]?

  public init(
    values: [SceneRequest.Override], height: Double?, mode: DisplayMode, largestMode: DisplayMode
  ) {
    self.values = values
    self.height = height
    self.mode = mode
    self.largestMode = largestMode
  }

  /// What a snapshot is kept by.
  public struct Key: Hashable, Sendable {
    public var widget: String
    public var width: Double
    public var textSize: ContentSizeCategory
    public var mode: DisplayMode

    public init(widget: String, width: Double, textSize: ContentSizeCategory, mode: DisplayMode) {
      self.widget = widget
      self.width = width
      self.textSize = textSize
      self.mode = mode
    }

    /// Its file's name in the widget's folder: `359-l-compact.snapshot`.
    var fileName: String { "\(Int(width))-\(textSize.rawValue)-\(mode.rawValue).snapshot" }

    /// The widget's folder: its bundle identifier, with what no file may be called taken out.
    var folderName: String {
      let name = String(widget.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "_" })
      return name.hasPrefix(".") ? "_" + name : name
    }
  }
}

/// The keys of a snapshot in a file, as it is read and written.
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
        throw wrongType(entry, "a value", "a view, a property and a text")
      }
      var texts: [String] = []
      for part in parts {
        guard case .string(let text) = part.kind else {
          throw wrongType(part, "a value's part", "a string")
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
        throw wrongType(line, "a step", "a step of a session")
      }
      steps.append(step)
    }
    return steps
  }
}
