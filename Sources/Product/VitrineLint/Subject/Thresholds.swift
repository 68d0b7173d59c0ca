/// The thresholds of rules; a config can change them.
public struct Thresholds: Hashable, Sendable {
  /// The smallest distance between content and the card's edge, in points.
  public var margin = 4.0
  /// The smallest side of a tap target, in points.
  public var target = 44.0
  /// The smallest contrast of text with its background (WCAG 2.1, 1.4.3, level AA).
  public var contrast = 4.5
  /// The smallest contrast of large text: 18 points, or 14 in bold.
  public var largeContrast = 3.0
  /// The smallest contrast of vibrant text, whose strength the system decides.
  public var vibrantContrast = 3.0
  /// The largest number of items in a row of a grid.
  public var columns = 4.0
  /// The smallest distance between two texts on a line, in points.
  public var gap = 2.0
  /// The largest factor by which an image may be enlarged.
  public var enlargement = 1.1

  /// The smallest size of text in a widget of WidgetKit, in points.
  public var textSize = 11.0

  /// Creates the default thresholds.
  public init() {}

  static let names = [
    "margin", "target", "contrast", "largeContrast", "vibrantContrast", "columns", "gap",
    "enlargement", "textSize",
  ]

  /// Sets a threshold by name and returns whether the name exists.
  mutating func set(_ name: String, to value: Double) -> Bool {
    switch name {
    case "margin": margin = value
    case "target": target = value
    case "contrast": contrast = value
    case "largeContrast": largeContrast = value
    case "vibrantContrast": vibrantContrast = value
    case "columns": columns = value
    case "gap": gap = value
    case "enlargement": enlargement = value
    case "textSize": textSize = value
    default: return false
    }
    return true
  }
}
