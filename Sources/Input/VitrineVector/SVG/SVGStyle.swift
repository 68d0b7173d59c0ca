import VitrineGraphics
import VitrineRaster

/// The paint of a fill or a stroke, with unresolved references.
enum SVGPaint: Sendable {
  case none
  case color(Color)
  case currentColor
  /// A gradient by its id, and the paint to use if the id doesn't exist.
  indirect case reference(String, fallback: SVGPaint)

  init?(_ text: String) {
    if text == "none" {
      self = .none
    } else if text == "currentColor" || text == "currentcolor" {
      self = .currentColor
    } else if let (id, rest) = svgReference(text) {
      self = .reference(id, fallback: SVGPaint(rest) ?? .none)
    } else if let color = Color(css: text) {
      self = .color(color)
    } else {
      return nil
    }
  }
}

/// Returns the id in `url(#id)` and the rest of the text.
func svgReference(_ text: String) -> (id: String, rest: String)? {
  guard text.hasPrefix("url("), let close = text.firstIndex(of: ")") else { return nil }
  let inside = String(text[..<close].dropFirst(4)).trimmedASCII
  let bare = inside.split { $0 == "\"" || $0 == "'" }.joined()
  guard bare.hasPrefix("#") else { return nil }
  return (String(bare.dropFirst()), String(text[text.index(after: close)...]).trimmedASCII)
}

/// The properties of an element, inherited and not inherited.
struct SVGStyle: Sendable {
  /// Properties that children inherit.
  ///
  /// Lengths are stored as text, because percentages depend on the viewport.
  struct Inherited: Sendable {
    var color = Color.black
    var fill = SVGPaint.color(.black)
    var fillOpacity = 1.0
    var fillRule = FillRule.nonZero
    var clipRule = FillRule.nonZero
    var stroke = SVGPaint.none
    var strokeOpacity = 1.0
    var strokeWidth = "1"
    var line = SVGStyle.initialLine
    var dashes: [String] = []
    var dashOffset = "0"
    var isVisible = true
  }

  var inherited = Inherited()
  var opacity = 1.0
  var isDisplayed = true
  var clipPath: String?
  var mask: String?
  var blendMode = BlendMode.sourceOver
  var stopColor: SVGPaint = .color(.black)
  var stopOpacity = 1.0
  var overflowIsVisible = false
  /// Properties with a visible effect that isn't supported.
  var unsupported: [String] = []

  init(inheriting inherited: Inherited = Inherited()) {
    self.inherited = inherited
  }

  /// Sets a property.
  ///
  /// An invalid value leaves it unchanged.
  ///
  /// `inherit` needs no work for an inherited property. For others it isn't supported.
  mutating func set(_ name: String, _ value: String) {
    if value == "inherit" { return }
    if setPaint(name, value) || setLine(name, value) { return }
    switch name {
    case "display": isDisplayed = value != "none"
    case "visibility": inherited.isVisible = value == "visible"
    case "clip-path": clipPath = svgReference(value)?.id
    case "mask": mask = svgReference(value)?.id
    case "clip-rule": inherited.clipRule = value == "evenodd" ? .evenOdd : .nonZero
    case "overflow": overflowIsVisible = value == "visible" || value == "auto"
    case "mix-blend-mode":
      if let mode = Self.blendModes[value] {
        blendMode = mode
      } else if value != "normal" {
        unsupported.append("the blend mode '\(value)'")
      }
    case "filter": if value != "none" { unsupported.append("filters") }
    case "marker", "marker-start", "marker-mid", "marker-end":
      if value != "none" { unsupported.append("markers") }
    case "paint-order": if value != "normal" { unsupported.append("paint-order") }
    case "vector-effect": if value != "none" { unsupported.append("vector-effect") }
    default: break
    }
  }

  /// Sets a property of color or opacity.
  ///
  /// Returns false for other properties.
  private mutating func setPaint(_ name: String, _ value: String) -> Bool {
    switch name {
    case "color": inherited.color = Color(css: value) ?? inherited.color
    case "fill": inherited.fill = SVGPaint(value) ?? inherited.fill
    case "stroke": inherited.stroke = SVGPaint(value) ?? inherited.stroke
    case "fill-rule": inherited.fillRule = value == "evenodd" ? .evenOdd : .nonZero
    case "fill-opacity": inherited.fillOpacity = Self.unit(value) ?? inherited.fillOpacity
    case "stroke-opacity": inherited.strokeOpacity = Self.unit(value) ?? inherited.strokeOpacity
    case "opacity": opacity = Self.unit(value) ?? opacity
    case "stop-color": stopColor = SVGPaint(value) ?? stopColor
    case "stop-opacity": stopOpacity = Self.unit(value) ?? stopOpacity
    default: return false
    }
    return true
  }

  /// Sets a property of lines.
  ///
  /// Returns false for other properties.
  ///
  /// Dash patterns are truncated to 64 lengths.
  private mutating func setLine(_ name: String, _ value: String) -> Bool {
    switch name {
    case "stroke-width": inherited.strokeWidth = value
    case "stroke-linecap": inherited.line.cap = Stroke.Cap(rawValue: value) ?? inherited.line.cap
    case "stroke-linejoin":
      inherited.line.join = Stroke.Join(rawValue: value) ?? inherited.line.join
    case "stroke-miterlimit":
      if let limit = Double(value), limit >= 1, limit < 1e6 { inherited.line.miterLimit = limit }
    case "stroke-dasharray":
      let parts = value.split { $0 == "," || $0 == " " || $0 == "\n" || $0 == "\t" }
      inherited.dashes = value == "none" ? [] : parts.prefix(64).map(String.init)
    case "stroke-dashoffset": inherited.dashOffset = value
    default: return false
    }
    return true
  }

  /// The initial values of the line's properties (SVG 1.1, 11.4).
  private static let initialLine: Stroke = {
    var line = Stroke(width: 1)
    line.miterLimit = 4
    return line
  }()

  /// Returns a fraction from 0 to 1, which may be a percentage, or nil for other text.
  private static func unit(_ text: String) -> Double? {
    var scanner = SVGScanner(text)
    guard let value = scanner.number() else { return nil }
    return max(0, min(1, scanner.peek() == UInt8(ascii: "%") ? value / 100 : value))
  }

  private static let blendModes: [String: BlendMode] = [
    "multiply": .multiply, "screen": .screen, "overlay": .overlay, "darken": .darken,
    "lighten": .lighten, "color-dodge": .colorDodge, "color-burn": .colorBurn,
    "plus-lighter": .plusLighter,
  ]
}
