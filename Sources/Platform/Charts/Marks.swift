public import SwiftUI

/// The size of a mark.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  enum Kind: Sendable {
    case automatic
    case fixed(CGFloat)
    case ratio(CGFloat)
    case inset(CGFloat)
  }

  let kind: Kind

  /// Creates a size in points.
  public init(floatLiteral value: Double) { kind = .fixed(CGFloat(value)) }
  /// Creates a size in points.
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
  private init(_ kind: Kind) { self.kind = kind }
  /// The size that the chart chooses.
  public static let automatic = MarkDimension(.automatic)
  /// Returns a size in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(.fixed(value)) }
  /// Returns a part of the space.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(.ratio(value)) }
  /// Returns the space without a margin.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(.inset(value)) }

  /// Returns the size in a space.
  func size(in space: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: automatic
    case .fixed(let size): size
    case .ratio(let ratio): space * ratio
    case .inset(let inset): max(0, space - 2 * inset)
    }
  }
}

/// The arrangement of marks at the same position.
public enum MarkStackingMethod: Hashable, Sendable {
  case standard, normalized, center, unstacked
}

/// A line.
public struct LineMark: ChartContent {
  /// The mark.
  public let _marks: _ChartMarks

  /// Creates a mark.
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _marks = _ChartMarks(ChartMark(kind: .line, x: ChartExtent(x), y: ChartExtent(y)))
  }
  /// Creates a mark of a series.
  public init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {
    _marks = _ChartMarks(
      ChartMark(kind: .line, x: ChartExtent(x), y: ChartExtent(y), series: series.position))
  }
}

/// A point.
public struct PointMark: ChartContent {
  /// The mark.
  public let _marks: _ChartMarks

  /// Creates a mark.
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _marks = _ChartMarks(ChartMark(kind: .point, x: ChartExtent(x), y: ChartExtent(y)))
  }
  /// Creates a mark on one axis.
  public init<X>(x: PlottableValue<X>) {
    _marks = _ChartMarks(ChartMark(kind: .point, x: ChartExtent(x)))
  }
  /// Creates a mark on one axis.
  public init<Y>(y: PlottableValue<Y>) {
    _marks = _ChartMarks(ChartMark(kind: .point, y: ChartExtent(y)))
  }
}

/// A bar.
public struct BarMark: ChartContent {
  /// The mark.
  public let _marks: _ChartMarks

  private init(
    _ x: ChartExtent, _ y: ChartExtent, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .unstacked
  ) {
    _marks = _ChartMarks(
      ChartMark(kind: .bar, x: x, y: y, width: width, height: height, stacking: stacking))
  }

  /// Creates a mark.
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    self.init(
      ChartExtent(x), ChartExtent(y), width: width, height: height, stacking: stacking)
  }
  /// Creates a mark between two values.
  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) { self.init(ChartExtent(x), ChartExtent(yStart, yEnd), width: width) }
  /// Creates a mark between two values.
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) { self.init(ChartExtent(xStart, xEnd), ChartExtent(y), height: height) }
  /// Creates a mark between distances from the top of the plot.
  @_disfavoredOverload
  public init<X>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) { self.init(ChartExtent(x), ChartExtent(points: yStart, yEnd), width: width) }
  /// Creates a mark between distances from the left edge of the plot.
  @_disfavoredOverload
  public init<Y>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) { self.init(ChartExtent(points: xStart, xEnd), ChartExtent(y), height: height) }
  /// Creates a mark on one axis.
  public init<X>(
    x: PlottableValue<X>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) { self.init(ChartExtent(x), ChartExtent(), height: height, stacking: stacking) }
  /// Creates a mark on one axis.
  public init<Y>(
    y: PlottableValue<Y>, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) { self.init(ChartExtent(), ChartExtent(y), width: width, stacking: stacking) }
}

/// An area below a line.
public struct AreaMark: ChartContent {
  /// The mark.
  public let _marks: _ChartMarks

  /// Creates a mark.
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    _marks = _ChartMarks(
      ChartMark(kind: .area, x: ChartExtent(x), y: ChartExtent(y), stacking: stacking))
  }
  /// Creates a mark of a series.
  public init<X, Y, S>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    _marks = _ChartMarks(
      ChartMark(
        kind: .area, x: ChartExtent(x), y: ChartExtent(y), series: series.position,
        stacking: stacking))
  }
  /// Creates a mark between two values.
  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    _marks = _ChartMarks(
      ChartMark(kind: .area, x: ChartExtent(x), y: ChartExtent(yStart, yEnd), stacking: .unstacked)
    )
  }
  /// Creates a mark between two values, of a series.
  public init<X, Y, S>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    _marks = _ChartMarks(
      ChartMark(
        kind: .area, x: ChartExtent(x), y: ChartExtent(yStart, yEnd), series: series.position,
        stacking: .unstacked))
  }
}

/// A rectangle.
public struct RectangleMark: ChartContent {
  /// The mark.
  public let _marks: _ChartMarks

  private init(
    _ x: ChartExtent, _ y: ChartExtent, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    _marks = _ChartMarks(ChartMark(kind: .rectangle, x: x, y: y, width: width, height: height))
  }

  /// Creates a mark.
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) { self.init(ChartExtent(x), ChartExtent(y), width: width, height: height) }
  /// Creates a mark between values.
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) { self.init(ChartExtent(xStart, xEnd), ChartExtent(yStart, yEnd)) }
  /// Creates a mark between values of one axis.
  public init<X>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    self.init(ChartExtent(xStart, xEnd), ChartExtent())
  }
  /// Creates a mark between values of one axis.
  public init<Y>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    self.init(ChartExtent(), ChartExtent(yStart, yEnd))
  }
}

/// A line across a chart.
public struct RuleMark: ChartContent {
  /// The mark.
  public let _marks: _ChartMarks

  private init(_ x: ChartExtent, _ y: ChartExtent) {
    _marks = _ChartMarks(ChartMark(kind: .rule, x: x, y: y))
  }

  /// Creates a vertical mark.
  public init<X>(x: PlottableValue<X>) { self.init(ChartExtent(x.position), ChartExtent()) }
  /// Creates a horizontal mark.
  public init<Y>(y: PlottableValue<Y>) { self.init(ChartExtent(), ChartExtent(y.position)) }
  /// Creates a vertical mark between two values.
  public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    self.init(ChartExtent(x.position), ChartExtent(yStart, yEnd))
  }
  /// Creates a horizontal mark between two values.
  public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {
    self.init(ChartExtent(xStart, xEnd), ChartExtent(y.position))
  }
  /// Creates a vertical mark between distances from the top of the plot.
  @_disfavoredOverload
  public init<X>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    self.init(ChartExtent(x.position), ChartExtent(points: yStart, yEnd))
  }
  /// Creates a horizontal mark between distances from the left edge of the plot.
  @_disfavoredOverload
  public init<Y>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    self.init(ChartExtent(points: xStart, xEnd), ChartExtent(y.position))
  }
}

/// A sector of a circle.
public struct SectorMark: ChartContent {
  /// The mark.
  public let _marks: _ChartMarks

  /// Creates a mark.
  public init<Value>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    var mark = ChartMark(kind: .sector, x: ChartExtent(angle))
    mark.innerRadius = innerRadius
    mark.outerRadius = outerRadius
    mark.angularInset = max(0, angularInset ?? 0)
    _marks = _ChartMarks(mark)
  }
}
