public import SwiftUI

/// The values of the modifiers around a chart.
struct ChartSettings {
  /// The range of an axis.
  enum Domain {
    case automatic(includesZero: Bool?, reversed: Bool?)
    case positions([ChartPosition])
  }

  /// Lines and labels of an axis.
  enum Axis {
    case automatic, hidden
    case marks([AxisMarks])

    /// A Boolean value that indicates whether the range of the axis ends at round numbers, which
    /// automatic lines and labels need.
    var isRounded: Bool {
      switch self {
      case .automatic: true
      case .hidden: false
      case .marks(let all):
        all.contains { marks in
          if case .automatic = marks.values.kind { true } else { false }
        }
      }
    }
  }

  var x = Axis.automatic
  var y = Axis.automatic
  var xDomain = Domain.automatic(includesZero: nil, reversed: nil)
  var yDomain = Domain.automatic(includesZero: nil, reversed: nil)
  var legend = Visibility.automatic
  /// The views in front of the chart and behind it, from back to front.
  var layers: [ChartLayer] = []
  /// The colors of values; without values in their order.
  var colors: [(value: ChartPosition?, style: AnyShapeStyle)] = []
}

private struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  /// The values of the modifiers around a chart.
  var chart: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

/// A range of an axis.
public protocol ScaleDomain {
  /// The range's values, or nil for the range that the chart chooses.
  var _positions: _ScalePositions { get }
}

/// The values of a range.
public struct _ScalePositions {
  let domain: ChartSettings.Domain
}

extension ClosedRange: ScaleDomain {
  /// The ends of the range.
  public var _positions: _ScalePositions {
    _ScalePositions(
      domain: .positions([lowerBound, upperBound].compactMap { ChartPosition(of: $0) }))
  }
}

extension Array: ScaleDomain {
  /// The elements.
  public var _positions: _ScalePositions {
    _ScalePositions(domain: .positions(compactMap { ChartPosition(of: $0) }))
  }
}

/// The range that a chart chooses.
public struct AutomaticScaleDomain: ScaleDomain, Sendable {
  fileprivate var includesZero: Bool?
  fileprivate var reversed: Bool?

  /// The conditions of the range.
  public var _positions: _ScalePositions {
    _ScalePositions(domain: .automatic(includesZero: includesZero, reversed: reversed))
  }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The range that a chart chooses.
  public static var automatic: Self { Self() }
  /// Returns the range that a chart chooses.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> Self {
    Self(includesZero: includesZero, reversed: reversed)
  }
}

/// A kind of scale.
public enum ScaleType: Hashable, Sendable {
  case linear, log, date, category
}

/// The plot of a chart.
public struct ChartPlotContent: View {
  /// An empty view.
  public var body: some View { EmptyView() }
}

extension View {
  func settings(
    _ change: @escaping (inout ChartSettings) -> Void
  ) -> some View { transformEnvironment(\.chart, transform: change) }

  /// Returns the view with a visible or hidden axis.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    settings { $0.x = visibility == .hidden ? .hidden : .automatic }
  }
  /// Returns the view with an axis.
  public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let marks = content()._axes.marks
    return settings { $0.x = .marks(marks) }
  }
  /// Returns the view with a visible or hidden axis.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    settings { $0.y = visibility == .hidden ? .hidden : .automatic }
  }
  /// Returns the view with an axis.
  public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let marks = content()._axes.marks
    return settings { $0.y = .marks(marks) }
  }
  /// Returns the view with the range of an axis.
  public func chartXScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    settings { $0.xDomain = domain._positions.domain }
      .modifier(_UndrawnModifier(type == .log ? "a logarithmic axis" : nil))
  }
  /// Returns the view with the range of an axis.
  public func chartYScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View {
    settings { $0.yDomain = domain._positions.domain }
      .modifier(_UndrawnModifier(type == .log ? "a logarithmic axis" : nil))
  }
  /// Returns the view with a kind of axis; a logarithmic one isn't drawn.
  public func chartYScale(
    type: ScaleType, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(type == .log ? "a logarithmic axis" : nil, file, line)
  }
  /// Returns the view with a visible or hidden legend.
  public func chartLegend(_ visibility: Visibility) -> some View {
    settings { $0.legend = visibility }
  }
  /// Returns the view with colors by value.
  public func chartForegroundStyleScale<D: Hashable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    let colors = mapping.map { (ChartPosition(of: $0.key), AnyShapeStyle($0.value)) }
    return settings { $0.colors = colors }
  }
  /// Returns the view with colors by value.
  public func chartForegroundStyleScale<D: Hashable, S: ShapeStyle>(
    domain: [D] = [], range: [S]
  ) -> some View {
    let colors = range.enumerated().map { index, style in
      (index < domain.count ? ChartPosition(of: domain[index]) : nil, AnyShapeStyle(style))
    }
    return settings { $0.colors = colors }
  }
  /// Returns the view with a changed plot, which isn't drawn.
  public func chartPlotStyle<Content: View>(
    file: StaticString = #fileID, line: Int = #line,
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn("chartPlotStyle(content:)", file, line) }
}
