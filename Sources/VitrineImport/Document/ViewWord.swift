import VitrineGraphics

/// The key that says what a view is, and holds its main content.
enum ViewWord: String, CaseIterable {
  case label, image, hstack, vstack, grid, view, button, gradient, chart, progress, toggle =
    "switch"
  case slider, segments, activity, pages, textField, spacer, blur
  case stepper, searchBar, textView, picker, table, row, vibrant

  /// Keys that every view may have.
  static let commonKeys = [
    "id", "style", "hidden", "alpha", "background", "cornerRadius", "cornerCurve", "borderWidth",
    "borderColor", "tint", "vibrancy", "width", "height", "hugging", "resistance", "contentMode",
    "clips", "shadow", "constraints", "span", "layoutMargins", "allow",
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
      ["text", "color", "lines", "lineBreak", "minimumScale"] + Self.textKeys
    case .image: ["size", "rendering"]
    case .hstack, .vstack: ["spacing", "alignment", "distribution"]
    case .grid: ["columns", "rowSpacing", "columnSpacing", "alignment"]
    case .button:
      [
        "title", "font", "color", "role", "image", "state", "states", "backgroundImage",
        "contentInsets", "titleInsets", "imageInsets", "horizontalAlignment",
        "verticalAlignment",
      ]
    case .gradient: ["start", "end"]
    case .chart: ["kind", "minimum", "maximum", "color", "trackColor", "lineWidth", "filled"]
    case .progress: ["kind", "color", "trackColor"]
    case .slider: ["minimum", "maximum", "color", "trackColor", "thumbColor"]
    case .segments: ["selected"]
    case .pages: ["current", "color", "currentColor"]
    case .textField: ["placeholder", "font", "border", "color", "alignment"]
    case .toggle: ["color", "thumbColor"]
    case .activity: ["color", "animating"]
    case .blur: ["kind"]
    case .vibrant: ["kind"]
    case .stepper: ["minimum", "maximum"]
    case .searchBar: ["placeholder"]
    case .textView: ["color", "lineBreak", "scrolls", "editable"] + Self.textKeys
    case .picker: ["selected"]
    case .table: ["rowHeight", "separators", "separatorColor", "separatorInset"]
    case .row:
      [
        "detail", "cell", "image", "accessory", "selected", "rowHeight", "font", "color",
        "detailColor",
      ]
    case .view, .spacer: []
    }
  }

  static func of(_ object: JSONObject) throws(ImportError) -> ViewWord {
    let found = object.members.compactMap { ViewWord(rawValue: $0.key) }
    // Buttons and rows may have an image of their own.
    if found.contains(.button) { return .button }
    if found.contains(.row) { return .row }
    if let word = found.first { return word }
    let words = allCases.map(\.rawValue)
    for member in object.members {
      if let nearest = nearestName(to: member.key, in: words), !commonKeys.contains(member.key) {
        throw ImportError(
          Diagnostic(
            .error, "unknown-key", "\(object.subject) has no key '\(member.key)'",
            at: member.location, hint: "did you mean '\(nearest)'?"))
      }
    }
    throw ImportError(
      Diagnostic(
        .error, "unknown-view-kind", "\(object.subject) does not say what it is",
        at: object.location, hint: "give it one of the keys \(words.joined(separator: ", "))"))
  }

  func children(of object: JSONObject) throws(ImportError) -> [JSONValue] {
    switch self {
    case .hstack, .vstack, .grid, .view, .blur, .vibrant, .table: try object.array(rawValue) ?? []
    default: []
    }
  }
}
