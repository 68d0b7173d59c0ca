// Descriptions of charts for assistive technologies, which don't change a picture.

/// A view with a description of its chart.
@preconcurrency @MainActor
public protocol AXChartDescriptorRepresentable {
  /// Returns the description.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Updates the description.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Updates nothing.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// A description of a chart.
open class AXChartDescriptor {
  /// The title.
  open var title: String?
  /// The summary.
  open var summary: String?
  /// The values.
  open var series: [AXDataSeriesDescriptor]

  /// Creates a description.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.series = series
  }
}

/// A description of an axis.
public protocol AXDataAxisDescriptor: AnyObject {
  /// The title.
  var title: String { get set }
}

/// A description of an axis of numbers.
open class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// The title.
  open var title: String

  /// Creates a description.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double] = [],
    valueDescriptionProvider: @escaping (Double) -> String
  ) { self.title = title }
}

/// A description of an axis of names.
open class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// The title.
  open var title: String

  /// Creates a description.
  public init(title: String, categoryOrder: [String]) { self.title = title }
}

/// A description of values.
open class AXDataSeriesDescriptor {
  /// The name.
  open var name: String?
  /// The values.
  open var dataPoints: [AXDataPoint]

  /// Creates a description.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.dataPoints = dataPoints
  }
}

/// A value of a chart.
open class AXDataPoint {
  /// The label.
  open var label: String?

  /// Creates a value of two numbers.
  public init(
    x: Double, y: Double? = nil, additionalValues: [Double] = [], label: String? = nil
  ) { self.label = label }

  /// Creates a number of a name.
  public init(
    x: String, y: Double? = nil, additionalValues: [Double] = [], label: String? = nil
  ) { self.label = label }
}

extension View {
  /// Returns the view with a description of its chart.
  public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
}
