public import VitrineGraphics

/// A gradient that fills a view (`CAGradientLayer`).
public struct Gradient: Hashable, Codable, Sendable {
  /// The form of a gradient.
  public enum Kind: String, Hashable, Codable, Sendable, CaseIterable {
    /// Parallel lines from the start to the end.
    case linear
    /// Circles around the start, up to one through the end.
    case radial
  }

  /// A color of a gradient with its position.
  public struct Stop: Hashable, Codable, Sendable {
    /// The position from 0 to 1.
    public var position: Double
    /// The color at the position.
    public var color: Color

    /// Creates a stop of a gradient.
    public init(position: Double, color: Color) {
      self.position = position
      self.color = color
    }
  }

  /// The colors with their positions, in ascending order.
  public var stops: [Stop]
  /// The start in the unit square of the view's bounds.
  public var start = Point(x: 0.5, y: 0)
  /// The end in the unit square of the view's bounds.
  public var end = Point(x: 0.5, y: 1)
  /// The form of the gradient.
  public var kind = Kind.linear

  /// Creates a linear gradient from top to bottom.
  public init(stops: [Stop]) { self.stops = stops }
}

/// A small chart of numbers.
public struct Chart: Hashable, Codable, Sendable {
  /// The form of a chart.
  public enum Style: String, Hashable, Codable, Sendable, CaseIterable {
    case line, sparkline, bars, ring
  }

  /// The form of the chart.
  public var style: Style
  /// The numbers of the chart.
  public var values: [Double]
  /// The minimum of the value axis, or nil for the smallest value.
  ///
  /// Bars and rings start at 0.
  public var minimum: Double?
  /// The maximum of the value axis, or nil for the largest value.
  public var maximum: Double?
  /// The color of the drawing, or nil for the tint color.
  public var color: Color?
  /// The color behind bars and rings, or nil for a translucent `color`.
  public var trackColor: Color?
  /// The width of lines in points.
  public var lineWidth = 2.0
  /// A Boolean value that indicates whether the area below a line is filled.
  public var isFilled = false

  /// Creates a chart of numbers.
  public init(_ style: Style, values: [Double]) {
    self.style = style
    self.values = values
  }
}
