public import CoreGraphics
import VitrineGraphics
import VitrinePlacement

/// A rectangle or a point of a view, which other views convert to their coordinates.
public struct Anchor<Value> {
  /// A geometric part of a view.
  public struct Source {
    let value: (Rect) -> Value
  }

  private let frame: PlacedFrame
  private let read: (Rect) -> Value

  init(_ frame: PlacedFrame, _ source: Source) {
    self.frame = frame
    read = source.value
  }

  /// Returns the value in coordinates with an origin.
  func value(from origin: VitrineGraphics.Point) -> Value {
    read(frame.rect.offset(by: Point.zero - origin))
  }
}

extension Anchor where Value == CGRect {
  /// Creates an anchor of a rectangle in the coordinates of a view.
  package init(_ rect: CGRect, in view: GeometryProxy) {
    let frame = PlacedFrame()
    frame.rect = rect.rect.offset(by: view.geometry.frame.origin)
    self.init(frame, .bounds)
  }
}

extension Anchor: Equatable where Value: Equatable {
  /// Returns whether two anchors are the same part of the same view.
  public static func == (a: Anchor, b: Anchor) -> Bool {
    a.frame === b.frame && a.value(from: .zero) == b.value(from: .zero)
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Adds the value to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(value(from: .zero)) }
}

extension Anchor.Source where Value == CGRect {
  /// The bounds of the view.
  public static var bounds: Anchor<CGRect>.Source { .init { CGRect($0) } }
}

extension Anchor.Source where Value == CGPoint {
  /// Returns a point in fractions of the view.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    .init { rect in
      CGPoint(
        x: CGFloat(rect.minX + rect.width * Double(point.x)),
        y: CGFloat(rect.minY + rect.height * Double(point.y)))
    }
  }

  /// The center of the view.
  public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
  /// The top leading corner.
  public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
  /// The bottom trailing corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }
}
