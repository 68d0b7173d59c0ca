public import VitrineGraphics

/// A gradient filling a view (`CAGradientLayer`).
public struct Gradient: Hashable, Codable, Sendable {
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// From a line through the start to one through the end.
    case linear
    /// Circles around the start, the last one through the end.
    case radial
  }

  public struct Stop: Hashable, Codable, Sendable {
    public var position: Double
    public var color: Color

    public init(position: Double, color: Color) {
      self.position = position
      self.color = color
    }
  }

  public var stops: [Stop]
  /// In the unit square of the view's bounds.
  public var start = Point(x: 0.5, y: 0)
  public var end = Point(x: 0.5, y: 1)
  public var kind = Kind.linear

  public init(stops: [Stop]) { self.stops = stops }
}

/// A small drawing of numbers.
public struct Chart: Hashable, Codable, Sendable {
  public enum Style: String, Hashable, Codable, Sendable, CaseIterable {
    case line, sparkline, bars, ring
  }

  public var style: Style
  public var values: [Double]
  /// The range of the value axis; nil is that of the values (bars and rings start at 0).
  public var minimum: Double?
  public var maximum: Double?
  public var color: Color?
  public var trackColor: Color?
  public var lineWidth = 2.0
  public var isFilled = false

  public init(_ style: Style, values: [Double]) {
    self.style = style
    self.values = values
  }
}
