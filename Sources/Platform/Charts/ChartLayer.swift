public import SwiftUI

/// A view in front of a chart or behind it.
struct ChartLayer {
  var isBehind: Bool
  var alignment: Alignment
  var content: (ChartProxy) -> AnyView
}

/// The positions of values in a chart.
public struct ChartProxy {
  let plot: CGRect
  /// The scales, or nil for a chart of sectors.
  let scales: (x: ChartScale, y: ChartScale)?
  let frame: Anchor<CGRect>

  /// The size of the plot.
  public var plotSize: CGSize { plot.size }
  /// The frame of the plot.
  public var plotFrame: Anchor<CGRect>? { frame }
  /// The size of the plot.
  public var plotAreaSize: CGSize { plotSize }
  /// The frame of the plot.
  public var plotAreaFrame: Anchor<CGRect> { frame }

  /// Returns the distance of a value from the plot's left edge, or nil without a place.
  public func position<P>(forX value: P) -> CGFloat? {
    ChartPosition(of: value).flatMap { scales?.x.place(of: $0) }.map { plot.width * $0 }
  }
  /// Returns the distance of a value from the plot's upper edge, or nil without a place.
  public func position<P>(forY value: P) -> CGFloat? {
    ChartPosition(of: value).flatMap { scales?.y.place(of: $0) }.map { plot.height * (1 - $0) }
  }
  /// Returns the point of two values in the plot, or nil without a place.
  public func position<X, Y>(for value: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
    return CGPoint(x: x, y: y)
  }
  /// Returns nil for a picture.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  /// Returns nil for a picture.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  /// Returns nil for a picture.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? { nil }
}

extension View {
  /// Returns the view with another one in front of its chart.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    let layer = ChartLayer(isBehind: false, alignment: alignment) { AnyView(content($0)) }
    // The settings of a modifier further out come first.
    return settings { $0.layers.insert(layer, at: 0) }
  }

  /// Returns the view with another one behind its chart.
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    let layer = ChartLayer(isBehind: true, alignment: alignment) { AnyView(content($0)) }
    return settings { $0.layers.append(layer) }
  }
}
