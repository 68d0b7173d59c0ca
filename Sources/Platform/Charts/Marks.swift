public import SwiftUI

/// The size of a mark.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, Sendable {
  /// Creates a size in points.
  public init(floatLiteral value: Double) {}
  /// Creates a size in points.
  public init(integerLiteral value: Int) {}
  private init() {}
  /// The size that the chart chooses.
  public static let automatic = MarkDimension()
  /// Returns a size in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension() }
  /// Returns a part of the space.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension() }
  /// Returns the space without a margin.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension() }
}

/// The arrangement of marks at the same position.
public enum MarkStackingMethod: Hashable, Sendable {
  case standard, normalized, center, unstacked
}

/// A line.
public struct LineMark: ChartContent {
  /// Creates a mark.
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
  /// Creates a mark of a series.
  public init<X, Y, S>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {}
}

/// A point.
public struct PointMark: ChartContent {
  /// Creates a mark.
  public init<X, Y>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}

/// A bar.
public struct BarMark: ChartContent {
  /// Creates a mark.
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {}
  /// Creates a mark between two values.
  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {}
  /// Creates a mark between two values.
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {}
}

/// An area below a line.
public struct AreaMark: ChartContent {
  /// Creates a mark.
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {}
  /// Creates a mark between two values.
  public init<X, Y>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {}
}

/// A rectangle.
public struct RectangleMark: ChartContent {
  /// Creates a mark.
  public init<X, Y>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {}
  /// Creates a mark between values.
  public init<X, Y>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {}
  /// Creates a mark between values of one axis.
  public init<X>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {}
  /// Creates a mark between values of one axis.
  public init<Y>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {}
}

/// A line across a chart.
public struct RuleMark: ChartContent {
  /// Creates a vertical mark.
  public init<X>(x: PlottableValue<X>) {}
  /// Creates a horizontal mark.
  public init<Y>(y: PlottableValue<Y>) {}
  /// Creates a vertical mark between two values.
  public init<X, Y>(x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {}
  /// Creates a horizontal mark between two values.
  public init<X, Y>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>) {}
}

/// A sector of a circle.
public struct SectorMark: ChartContent {
  /// Creates a mark.
  public init<Value>(
    angle: PlottableValue<Value>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {}
}

/// A curve through the points of a line.
public struct InterpolationMethod: Sendable {
  /// Straight lines.
  public static let linear = InterpolationMethod()
  /// A smooth curve that keeps monotony.
  public static let monotone = InterpolationMethod()
  /// A smooth curve.
  public static let cardinal = InterpolationMethod()
  /// A smooth curve.
  public static let catmullRom = InterpolationMethod()
  /// Steps in the middle.
  public static let stepCenter = InterpolationMethod()
  /// Steps at the start.
  public static let stepStart = InterpolationMethod()
  /// Steps at the end.
  public static let stepEnd = InterpolationMethod()
}

/// A shape of points.
public protocol ChartSymbolShape {}

/// A known shape of points.
public struct BasicChartSymbolShape: ChartSymbolShape, Sendable {}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: Self { Self() }
  /// A square.
  public static var square: Self { Self() }
  /// A triangle.
  public static var triangle: Self { Self() }
  /// A diamond.
  public static var diamond: Self { Self() }
  /// A cross.
  public static var cross: Self { Self() }
  /// A plus sign.
  public static var plus: Self { Self() }
}

extension Circle: ChartSymbolShape {}
extension Rectangle: ChartSymbolShape {}

/// The position of an annotation.
public struct AnnotationPosition: Sendable {
  /// The position that the chart chooses.
  public static let automatic = AnnotationPosition()
  /// Above the mark.
  public static let top = AnnotationPosition()
  /// Below the mark.
  public static let bottom = AnnotationPosition()
  /// On the mark.
  public static let overlay = AnnotationPosition()
  /// Before the mark.
  public static let leading = AnnotationPosition()
  /// After the mark.
  public static let trailing = AnnotationPosition()
  /// Above and before the mark.
  public static let topLeading = AnnotationPosition()
  /// Above and after the mark.
  public static let topTrailing = AnnotationPosition()
}

/// Modifiers of marks, which a picture doesn't show.
extension ChartContent {
  /// Returns the marks in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> _ChartMarks { _ChartMarks() }
  /// Returns the marks in a style by a value.
  public func foregroundStyle<D>(by value: PlottableValue<D>) -> _ChartMarks { _ChartMarks() }
  /// Returns the marks with lines in a style.
  public func lineStyle(_ style: StrokeStyle) -> _ChartMarks { _ChartMarks() }
  /// Returns the marks with points in a shape.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> _ChartMarks { _ChartMarks() }
  /// Returns the marks with points by a value.
  public func symbol<D>(by value: PlottableValue<D>) -> _ChartMarks { _ChartMarks() }
  /// Returns the marks with a view at each point.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> _ChartMarks { _ChartMarks() }
  /// Returns the marks with points of a size.
  public func symbolSize(_ area: CGFloat) -> _ChartMarks { _ChartMarks() }
  /// Returns the marks with points of a size.
  public func symbolSize(_ size: CGSize) -> _ChartMarks { _ChartMarks() }
  /// Returns the marks with a curve.
  public func interpolationMethod(_ method: InterpolationMethod) -> _ChartMarks { _ChartMarks() }
  /// Returns the marks with an opacity.
  public func opacity(_ opacity: Double) -> _ChartMarks { _ChartMarks() }
  /// Returns the marks with round corners.
  public func cornerRadius(_ radius: CGFloat) -> _ChartMarks { _ChartMarks() }
  /// Returns the marks at positions by a value.
  public func position<D>(by value: PlottableValue<D>) -> _ChartMarks { _ChartMarks() }
  /// Returns the marks at a distance.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> _ChartMarks { _ChartMarks() }
  /// Returns the marks at a depth.
  public func zIndex(_ value: Double) -> _ChartMarks { _ChartMarks() }
  /// Returns the marks with an annotation.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> _ChartMarks { _ChartMarks() }
  /// Returns the marks with a shadow.
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> _ChartMarks { _ChartMarks() }
  /// Returns the marks with a blur.
  public func blur(radius: CGFloat) -> _ChartMarks { _ChartMarks() }
  /// Returns the marks with a label for accessibility.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> _ChartMarks { _ChartMarks() }
  /// Returns the marks with a value for accessibility.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> _ChartMarks { _ChartMarks() }
  /// Returns the marks, which accessibility can ignore.
  public func accessibilityHidden(_ hidden: Bool) -> _ChartMarks { _ChartMarks() }
  /// Returns the marks inside of the chart.
  public func clipShape<S: Shape>(_ shape: S) -> _ChartMarks { _ChartMarks() }
}
