public import SwiftUI

/// The part of a plot that an axis covers.
public struct PlotDimensionScaleRange: Sendable {
  let hasPadding: Bool

  /// The plot without margins.
  public static var plotDimension: PlotDimensionScaleRange {
    PlotDimensionScaleRange(hasPadding: false)
  }
  /// Returns the plot without a margin on both sides.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(hasPadding: padding != 0)
  }
  /// Returns the plot without its margins.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(hasPadding: startPadding != 0 || endPadding != 0)
  }

  fileprivate var note: String? { hasPadding ? "the margin of a chart's axis" : nil }
}

extension View {
  // MARK: Axes

  /// Returns the view with the range of an axis; the range's margins aren't drawn.
  public func chartXScale<Domain: ScaleDomain>(
    domain: Domain, range: PlotDimensionScaleRange, type: ScaleType? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> some View { chartXScale(domain: domain, type: type).undrawn(range.note, file, line) }

  /// Returns the view with the range of an axis; the range's margins aren't drawn.
  public func chartYScale<Domain: ScaleDomain>(
    domain: Domain, range: PlotDimensionScaleRange, type: ScaleType? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> some View { chartYScale(domain: domain, type: type).undrawn(range.note, file, line) }

  /// Returns the view with margins beside an axis, which aren't drawn.
  public func chartXScale(
    range: PlotDimensionScaleRange, type: ScaleType? = nil, file: StaticString = #fileID,
    line: Int = #line
  ) -> some View { undrawn(range.note, file, line) }

  /// Returns the view with margins beside an axis, which aren't drawn.
  public func chartYScale(
    range: PlotDimensionScaleRange, type: ScaleType? = nil, file: StaticString = #fileID,
    line: Int = #line
  ) -> some View { undrawn(range.note, file, line) }

  /// Returns the view with the name of an axis, which isn't drawn.
  public func chartXAxisLabel(
    _ label: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil, file: StaticString = #fileID,
    line: Int = #line
  ) -> some View { undrawn("chartXAxisLabel(_:position:alignment:spacing:)", file, line) }

  /// Returns the view with the name of an axis, which isn't drawn.
  public func chartYAxisLabel(
    _ label: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil, file: StaticString = #fileID,
    line: Int = #line
  ) -> some View { undrawn("chartYAxisLabel(_:position:alignment:spacing:)", file, line) }

  // MARK: Legends and scales

  /// Returns the view with a legend, which is drawn below the plot.
  public func chartLegend(
    position: AnnotationPosition, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    file: StaticString = #fileID, line: Int = #line
  ) -> some View {
    chartLegend(.visible)
      .undrawn(
        position == .bottom || position == .automatic ? nil : "the position of a chart's legend",
        file, line)
  }

  /// Returns the view with a legend of its own, which isn't drawn.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, file: StaticString = #fileID, line: Int = #line,
    @ViewBuilder content: () -> Content
  ) -> some View {
    chartLegend(.hidden).undrawn(
      "chartLegend(position:alignment:spacing:content:)", file, line)
  }

  /// Returns the view with symbols by value, which aren't drawn.
  public func chartSymbolScale<D: Hashable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<D, S>, file: StaticString = #fileID, line: Int = #line
  ) -> some View { undrawn("chartSymbolScale(_:)", file, line) }

  /// Returns the view with lines by value, which aren't drawn.
  public func chartLineStyleScale<D: Hashable>(
    _ mapping: KeyValuePairs<D, StrokeStyle>, file: StaticString = #fileID, line: Int = #line
  ) -> some View { undrawn("chartLineStyleScale(_:)", file, line) }

  // MARK: Scrolling and selections

  /// Returns the view, because a picture doesn't scroll.
  public func chartScrollableAxes(_ axes: Axis.Set) -> Self { self }

  /// Returns the view with the length of an axis that is visible, which isn't drawn: the whole axis
  /// is.
  public func chartXVisibleDomain<P: Plottable>(
    length: P, file: StaticString = #fileID, line: Int = #line
  ) -> some View { undrawn("chartXVisibleDomain(length:)", file, line) }

  /// Returns the view with the length of an axis that is visible, which isn't drawn: the whole axis
  /// is.
  public func chartYVisibleDomain<P: Plottable>(
    length: P, file: StaticString = #fileID, line: Int = #line
  ) -> some View { undrawn("chartYVisibleDomain(length:)", file, line) }

  /// Returns the view, because a picture doesn't scroll.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> Self { self }

  /// Returns the view, because a picture doesn't scroll.
  public func chartScrollPosition<P: Plottable>(initialX: P) -> Self { self }

  /// Returns the view, because a picture's values aren't selected by touch.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> Self { self }

  /// Returns the view, because a picture's values aren't selected by touch.
  public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> Self { self }

  /// Returns the view, because a picture's values aren't selected by touch.
  public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> Self { self }

  /// Returns the view, because a picture doesn't scroll.
  public func chartScrollTargetBehavior(_ behavior: ChartScrollTargetBehavior) -> Self { self }

  /// Returns the view, because a picture has no gestures.
  public func chartGesture<G: Gesture>(_ body: @escaping (ChartProxy) -> G) -> Self { self }

  /// Returns the view, because a picture's values aren't selected by touch.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> Self { self }

  /// Returns the view, because a picture's values aren't selected by touch.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> Self { self }
}

/// The places at which a chart stops to scroll.
public struct ChartScrollTargetBehavior: Sendable {
  /// The amount of a stop.
  public enum MajorAlignment: Sendable {
    case page
  }

  /// Returns the multiples of a value.
  public static func valueAligned(unit: some Plottable) -> ChartScrollTargetBehavior {
    ChartScrollTargetBehavior()
  }
  /// Returns the multiples of a value, and pages.
  public static func valueAligned(
    unit: some Plottable, majorAlignment: MajorAlignment
  ) -> ChartScrollTargetBehavior { ChartScrollTargetBehavior() }
  /// Returns the dates with parts.
  public static func valueAligned(matching: DateComponents) -> ChartScrollTargetBehavior {
    ChartScrollTargetBehavior()
  }
}
