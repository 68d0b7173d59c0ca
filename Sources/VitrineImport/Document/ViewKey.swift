import VitrineBase
import VitrineGraphics
import VitrineLayout
import VitrineSolver

/// The key that says what a view is, and holds its main content.
enum ViewKey: String, CaseIterable {
  case label, image, hstack, vstack, grid, view, button, gradient, chart, progress, toggle =
    "switch"
  case slider, segments, activity, pages, textField, spacer, blur
  case stepper, searchBar, textView, picker, table, row, vibrant
  case scroll, collection, item, placeholderBox = "placeholder"
  // Notification Center's own, on a Mac.
  case list, search

  /// Keys that every view may have.
  static let commonKeys = [
    "id", "style", "hidden", "alpha", "background", "cornerRadius", "cornerCurve", "borderWidth",
    "borderColor", "tint", "vibrancy", "width", "height", "hugging", "resistance", "contentMode",
    "clips", "shadow", "constraints", "span", "layoutMargins", "allow", "name", "frame",
    "autoresizing", "intrinsicWidth", "intrinsicHeight", "preservesMargins", "safeAreaMargins",
    "direction", "guides", "subviews", "canRemove", "canReorder",
  ]

  /// Keys that a text may have, and each of its runs.
  static let textKeys = ["alignment", "paragraph"] + lookKeys

  private static let lookKeys = [
    "font", "letterSpacing", "underline", "strikethrough", "highlight", "baselineOffset",
  ]

  /// Keys of this kind, its own among them.
  var keys: [String] {
    [rawValue] + ownKeys
  }

  private var ownKeys: [String] {
    switch self {
    case .label:
      [
        "text", "color", "lines", "lineBreak", "minimumScale", "shadowColor", "shadowOffset",
        "enabled", "preferredWidth",
      ] + Self.textKeys
    case .image: ["size", "rendering", "capInsets", "resizing"]
    case .hstack, .vstack:
      ["spacing", "alignment", "distribution", "baselineRelative", "marginsRelative"]
    case .grid: ["columns", "rowSpacing", "columnSpacing", "alignment"]
    case .button:
      [
        "title", "font", "color", "role", "image", "state", "states", "backgroundImage",
        "contentInsets", "titleInsets", "imageInsets", "horizontalAlignment",
        "verticalAlignment", "lineBreak", "shadowColor", "paragraph", "alignment",
      ]
    case .gradient: ["kind", "start", "end"]
    case .chart: ["kind", "minimum", "maximum", "color", "trackColor", "lineWidth", "filled"]
    case .progress: ["kind", "color", "trackColor"]
    case .slider: ["minimum", "maximum", "color", "trackColor", "thumbColor"]
    case .segments: ["selected"]
    case .pages: ["current", "color", "currentColor"]
    case .textField: ["placeholder", "font", "border", "color", "alignment"]
    case .toggle: ["color", "thumbColor"]
    case .activity: ["color", "animating", "hidesWhenStopped"]
    case .blur: ["kind"]
    case .vibrant: ["kind"]
    case .stepper: ["minimum", "maximum"]
    case .searchBar: ["placeholder"]
    case .textView: ["color", "lineBreak", "scrolls", "editable"] + Self.textKeys
    case .picker: ["selected", "kind"]
    case .table:
      ["rowHeight", "separators", "separatorColor", "separatorInset", "kind", "scrolls"]
    case .scroll: ["contentOffset", "contentInset", "scrolls"]
    case .collection:
      [
        "axis", "itemSize", "lineSpacing", "itemSpacing", "sectionInset", "headerSize", "scrolls",
      ]
    case .row:
      [
        "detail", "cell", "image", "accessory", "selected", "rowHeight", "font", "color",
        "detailColor",
      ]
    case .list: ["minimumVisibleRows", "dividers", "addButton"]
    case .search: ["header", "placeholder", "results", "resultKey"]
    case .view, .spacer, .item, .placeholderBox: []
    }
  }

  static func of(_ object: JSONObject) throws(InputError) -> ViewKey {
    let kinds = object.members.compactMap { ViewKey(rawValue: $0.key) }
    // Buttons and rows may have an image of their own.
    if kinds.contains(.button) { return .button }
    if kinds.contains(.row) { return .row }
    // A text field or search bar may have a placeholder of its own.
    if let word = kinds.first(where: { $0 != .placeholderBox }) ?? kinds.first { return word }
    let words = allCases.map(\.rawValue)
    for member in object.members {
      if let nearest = nearestName(to: member.key, in: words), !commonKeys.contains(member.key) {
        throw InputError(
          Diagnostic(
            .error, "unknown-key", "\(object.subject) has no key '\(member.key)'",
            at: member.location, hint: "did you mean '\(nearest)'?"))
      }
    }
    throw InputError(
      Diagnostic(
        .error, "unknown-view-kind", "\(object.subject) has no key that names its kind",
        at: object.location, hint: "give it one of the keys \(words.joined(separator: ", "))"))
  }

  func children(of object: JSONObject) throws(InputError) -> [JSONValue] {
    let content: [JSONValue]
    switch self {
    case .hstack, .vstack, .grid, .view, .blur, .vibrant, .table, .scroll, .collection, .item,
      .list:
      content = try object.array(rawValue) ?? []
    case .row: content = object.holdsViews ? try object.array(rawValue) ?? [] : []
    default: content = []
    }
    return content + (try object.array("subviews") ?? [])
  }
}

extension JSONObject {
  /// Whether a row holds views of its own in place of a standard cell's.
  var holdsViews: Bool {
    if case .array? = self["row"]?.kind { true } else { false }
  }
}

extension ViewKey {
  /// How firmly a view keeps to its own size where it doesn't say.
  ///
  /// Interface Builder gives labels and images a little more than plain views; controls of one size
  /// keep it (docs/PLATFORM.md, "Intrinsic sizes").
  var standardHugging: AxisPriorities {
    switch self {
    case .label, .image: AxisPriorities(horizontal: Priority(251), vertical: Priority(251))
    case .toggle, .stepper, .activity: AxisPriorities(horizontal: .high, vertical: .high)
    case .progress: AxisPriorities(horizontal: .low, vertical: .high)
    default: AxisPriorities(horizontal: .low, vertical: .low)
    }
  }
}
