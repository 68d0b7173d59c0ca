import SwiftUI

/// The place of a mark on one axis: a position, or the stretch between two.
struct ChartExtent {
  var start: ChartPosition?
  var end: ChartPosition?
  /// The distances of both ends from the top or left edge of the plot.
  ///
  /// Nil if the ends have values.
  var points: (start: CGFloat?, end: CGFloat?)?

  /// Creates a stretch between distances from the top or left edge of the plot.
  init(points start: CGFloat?, _ end: CGFloat?) { points = (start, end) }

  /// Creates a place.
  init(_ start: ChartPosition? = nil, _ end: ChartPosition? = nil) {
    self.start = start
    self.end = end
  }

  /// Creates the place of a value, which may be a unit of the calendar.
  init<Value>(_ value: PlottableValue<Value>) { self.init(value.position, value.end) }

  /// Creates the stretch between two values.
  init<Value>(_ start: PlottableValue<Value>, _ end: PlottableValue<Value>) {
    self.init(start.position, end.position)
  }

  /// Returns the ends without values in the plot.
  func bounds(in plot: ClosedRange<CGFloat>) -> (CGFloat, CGFloat) {
    (
      plot.lowerBound + (points?.start ?? 0),
      (points?.end).map { plot.lowerBound + $0 } ?? plot.upperBound
    )
  }

  var positions: [ChartPosition] { [start, end].compactMap(\.self) }
}

/// A mark of a chart with the values of its modifiers.
struct ChartMark {
  enum Kind { case line, area, bar, point, rule, rectangle, sector }

  var kind: Kind
  var x = ChartExtent()
  var y = ChartExtent()
  /// The series of a line or an area.
  var series: ChartPosition?
  var style: AnyShapeStyle?
  /// The value that determines the color, with its name.
  var styleKey: ChartPosition?
  var line: StrokeStyle?
  var interpolation: InterpolationMethod?
  var cornerRadius: CGFloat?
  var opacity = 1.0
  var symbol: BasicChartSymbolShape?
  /// The value that determines the symbol.
  var symbolKey: ChartPosition?
  /// The area of a point's symbol in square points.
  var symbolArea: CGFloat?
  var offset = CGSize.zero
  /// The depth, by which marks are drawn in order.
  var depth = 0.0
  /// The size of a bar across its direction.
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  /// The distance of a sector's sides from where they would be.
  var angularInset: CGFloat = 0
  /// The annotations, and the view in place of a symbol.
  var views: [ChartView] = []
  /// A Boolean value that indicates whether a view takes the place of the symbol.
  var hasOwnSymbol = false
  /// The modifiers that a picture doesn't show.
  var undrawn: [String] = []
}
