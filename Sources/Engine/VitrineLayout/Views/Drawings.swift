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

/// An outline that is scaled to its view (`CAShapeLayer`).
public struct ShapeView: Hashable, Codable, Sendable {
  /// The form of the ends of an open line.
  public enum Cap: String, Hashable, Codable, Sendable, CaseIterable { case butt, round, square }
  /// The form of the corners of a line.
  public enum Join: String, Hashable, Codable, Sendable, CaseIterable { case miter, round, bevel }

  /// The outline in the coordinates of `box`.
  public var path: Path
  /// The rectangle that the view's content mode places in the view.
  ///
  /// Its size in points is the intrinsic size of the view.
  public var box: Rect
  /// The color inside of the outline, or nil.
  ///
  /// A shape without any color is filled with the tint color.
  public var fill: Color?
  /// The color of the line, or nil.
  public var stroke: Color?
  /// The width of the line in points, which doesn't change with the size of the view.
  public var lineWidth = 1.0
  /// The form of the ends of the line.
  public var cap = Cap.butt
  /// The form of the corners of the line.
  public var join = Join.miter
  /// Alternating lengths of dashes and gaps in points.
  ///
  /// An empty pattern is a solid line.
  public var dash: [Double] = []

  /// Creates a shape in the tint color.
  public init(_ path: Path, box: Rect) {
    self.path = path
    self.box = box
  }
}
