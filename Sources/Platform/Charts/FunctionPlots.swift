public import SwiftUI

/// Returns the marks of a function's samples; without a domain they lie between 0 and 1, which a note
/// says.
@MainActor
private func samples(
  _ domain: ClosedRange<Double>?, of name: String, _ marks: (Double) -> [ChartMark]
) -> _ChartMarks {
  let range = domain ?? 0...1
  let step = (range.upperBound - range.lowerBound) / 100
  var result = (0...100).flatMap { marks(range.lowerBound + Double($0) * step) }
  if domain == nil, !result.isEmpty {
    result[0].undrawn.append("a \(name) without a domain outside of 0 to 1")
  }
  return _ChartMarks(result)
}

/// Lines between values of a collection, or the curve of a function.
public struct LinePlot: ChartContent {
  /// The marks.
  public let _marks: _ChartMarks

  /// Creates the curve of a function.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    _marks = samples(domain, of: "LinePlot") { input in
      LineMark(x: .value(x, input), y: .value(y, function(input)))._marks.marks
    }
  }

  /// Creates lines between values of a collection.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) {
    _marks = _ChartMarks(data.flatMap { LineMark(x: x[$0], y: y[$0])._marks.marks })
  }
}

/// Areas below values of a collection, or below the curve of a function.
public struct AreaPlot: ChartContent {
  /// The marks.
  public let _marks: _ChartMarks

  /// Creates the area below the curve of a function.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> Double
  ) {
    _marks = samples(domain, of: "AreaPlot") { input in
      AreaMark(x: .value(x, input), y: .value(y, function(input)))._marks.marks
    }
  }

  /// Creates the area between the curves of a function.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) {
    _marks = samples(domain, of: "AreaPlot") { input in
      let ends = function(input)
      return AreaMark(
        x: .value(x, input), yStart: .value(yStart, ends.yStart), yEnd: .value(yEnd, ends.yEnd)
      )._marks.marks
    }
  }
}

/// Bars of a collection.
public struct BarPlot: ChartContent {
  /// The marks.
  public let _marks: _ChartMarks

  /// Creates bars.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    _marks = _ChartMarks(
      data.flatMap { BarMark(x: x[$0], y: y[$0], width: width, stacking: stacking)._marks.marks })
  }
}

/// Points of a collection.
public struct PointPlot: ChartContent {
  /// The marks.
  public let _marks: _ChartMarks

  /// Creates points.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) {
    _marks = _ChartMarks(data.flatMap { PointMark(x: x[$0], y: y[$0])._marks.marks })
  }
}

/// A property of elements, with its name in a chart.
public struct PlottableProjection<Element, Value: Plottable> {
  private let value: (Element) -> PlottableValue<Value>

  private init(_ value: @escaping (Element) -> PlottableValue<Value>) { self.value = value }

  fileprivate subscript(element: Element) -> PlottableValue<Value> { value(element) }

  /// Returns a property with a name.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<Element, Value>
  ) -> PlottableProjection {
    PlottableProjection { .value(labelKey, $0[keyPath: keyPath]) }
  }

  /// Returns a property with a name.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<Element, Value>
  ) -> PlottableProjection { PlottableProjection { .value(label, $0[keyPath: keyPath]) } }
}
