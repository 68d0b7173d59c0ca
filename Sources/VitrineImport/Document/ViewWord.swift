import VitrineGraphics

/// The key that says what a view is, and holds its main content.
enum ViewWord: String, CaseIterable {
  case label, image, hstack, vstack, grid, view, button, gradient, chart, progress, toggle =
    "switch"
  case slider, segments, activity, pages, textField, spacer, blur

  /// Keys that every view may have.
  static let commonKeys = [
    "id", "style", "hidden", "alpha", "background", "cornerRadius", "cornerCurve", "borderWidth",
    "borderColor", "tint", "vibrancy", "width", "height", "hugging", "resistance", "contentMode",
    "clips", "shadow", "constraints", "span", "layoutMargins",
  ]

  /// Keys of this kind, its own among them.
  var keys: [String] {
    [rawValue] + ownKeys
  }

  private var ownKeys: [String] {
    switch self {
    case .label:
      ["text", "font", "color", "lines", "alignment", "lineBreak", "minimumScale", "letterSpacing"]
    case .image: ["size", "rendering"]
    case .hstack, .vstack: ["spacing", "alignment", "distribution"]
    case .grid: ["columns", "rowSpacing", "columnSpacing", "alignment"]
    case .button: ["title", "font", "color", "role", "image"]
    case .gradient: ["start", "end"]
    case .chart: ["kind", "minimum", "maximum", "color", "trackColor", "lineWidth", "filled"]
    case .progress: ["color", "trackColor"]
    case .slider: ["minimum", "maximum"]
    case .segments: ["selected"]
    case .pages: ["current"]
    case .textField: ["placeholder", "font", "border"]
    case .toggle, .activity, .view, .spacer, .blur: []
    }
  }

  static func of(_ object: JSONObject) throws(ImportError) -> ViewWord {
    let found = object.members.compactMap { ViewWord(rawValue: $0.key) }
    // A button may have an image of its own.
    if found.contains(.button) { return .button }
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
    case .hstack, .vstack, .grid, .view, .blur: try object.array(rawValue) ?? []
    default: []
    }
  }
}
