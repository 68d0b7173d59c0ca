/// The numbers that rules compare with; a config may change them.
public struct Thresholds: Hashable, Sendable {
  /// Points between content and the card's edge.
  public var margin = 4.0
  /// The smallest side of something to tap, in points.
  public var target = 44.0
  /// Of text against what is behind it (WCAG AA).
  public var contrast = 4.5
  /// Of large text: 18 points, or 14 in bold.
  public var largeContrast = 3.0
  /// Of text in the system's own vibrancy, whose strength is not the widget's to choose.
  public var vibrantContrast = 3.0
  /// Items in a row of a grid.
  public var columns = 4.0
  /// By how much an image may be enlarged.
  public var enlargement = 1.1

  public init() {}

  static let names = [
    "margin", "target", "contrast", "largeContrast", "vibrantContrast", "columns", "enlargement",
  ]

  /// Sets a number by its name; false where there is none of this name.
  mutating func set(_ name: String, to value: Double) -> Bool {
    switch name {
    case "margin": margin = value
    case "target": target = value
    case "contrast": contrast = value
    case "largeContrast": largeContrast = value
    case "vibrantContrast": vibrantContrast = value
    case "columns": columns = value
    case "enlargement": enlargement = value
    default: return false
    }
    return true
  }
}
