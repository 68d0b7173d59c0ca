public import SwiftUI

/// A range of an axis.
public protocol ScaleDomain {}
extension ClosedRange: ScaleDomain {}
extension Array: ScaleDomain {}

/// The range that a chart chooses.
public struct AutomaticScaleDomain: ScaleDomain, Sendable {}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The range that a chart chooses.
  public static var automatic: Self { Self() }
  /// Returns the range that a chart chooses.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> Self { Self() }
}

/// A kind of scale.
public enum ScaleType: Hashable, Sendable {
  case linear, log, date, category
}

/// The positions of values in a chart, which a picture doesn't know.
public struct ChartProxy {
  /// The size of the plot.
  public var plotSize: CGSize { .zero }
  /// Returns nil.
  public func position<P>(forX value: P) -> CGFloat? { nil }
  /// Returns nil.
  public func position<P>(forY value: P) -> CGFloat? { nil }
}

/// Modifiers of charts, which a picture doesn't show.
extension View {
  /// Returns the view with a visible or hidden axis.
  public func chartXAxis(_ visibility: Visibility) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn()
  }
  /// Returns the view with an axis.
  public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
  /// Returns the view with a visible or hidden axis.
  public func chartYAxis(_ visibility: Visibility) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn()
  }
  /// Returns the view with an axis.
  public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
  /// Returns the view with the range of an axis.
  public func chartXScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
  /// Returns the view with the range of an axis.
  public func chartYScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
  /// Returns the view with a kind of axis.
  public func chartYScale(type: ScaleType) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
  /// Returns the view with a visible or hidden legend.
  public func chartLegend(_ visibility: Visibility) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn()
  }
  /// Returns the view with colors by value.
  public func chartForegroundStyleScale<D: Hashable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
  /// Returns the view with colors by value.
  public func chartForegroundStyleScale<D: Hashable, S: ShapeStyle>(
    domain: [D] = [], range: [S]
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
  /// Returns the view with a changed plot.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
  /// Returns the view with another one in front of the plot.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
  /// Returns the view with another one behind the plot.
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
}

/// The plot of a chart.
public struct ChartPlotContent: View {
  /// An empty view.
  public var body: some View { EmptyView() }
}
