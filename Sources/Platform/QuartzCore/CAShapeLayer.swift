public import CoreGraphics
public import Foundation
import VitrineGraphics

/// The rule for the interior of a shape that intersects itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a rule from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A rule by which a point is inside if the path winds around it.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// A rule by which a point is inside if a ray from it crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The end of a shape's lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a cap from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A straight end at the line's last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A semicircle around the line's last point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// A straight end half a line width beyond the line's last point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The join of a shape's lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a join from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A sharp corner, cut off if it exceeds the miter limit.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// A round corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// A corner that is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A path with a fill and a stroke.
open class CAShapeLayer: CALayer {
  /// The outline of the shape in the layer's coordinates.
  ///
  /// Nil draws nothing.
  open var path: CGPath?
  /// The color of the interior, or nil for none.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// The rule for the interior.
  open var fillRule: CAShapeLayerFillRule = .nonZero
  /// The color of the line, or nil for none.
  open var strokeColor: CGColor?
  /// The width of the line in points.
  open var lineWidth: CGFloat = 1
  /// The shape of the line's ends.
  open var lineCap: CAShapeLayerLineCap = .butt
  /// The shape of the line's corners.
  open var lineJoin: CAShapeLayerLineJoin = .miter
  /// The largest ratio of a miter's length to the line width.
  open var miterLimit: CGFloat = 10
  /// The lengths of the dashes and gaps in turn, or nil for a solid line.
  ///
  /// It is ignored if only a part of the path is stroked.
  open var lineDashPattern: [NSNumber]?
  /// The distance into the dash pattern at which the line starts.
  open var lineDashPhase: CGFloat = 0
  /// The start of the stroked part, as a fraction of the path's length.
  open var strokeStart: CGFloat = 0
  /// The end of the stroked part, as a fraction of the path's length.
  open var strokeEnd: CGFloat = 1

  /// Draws the shape in the layer's coordinates.
  package func drawShape(in context: CGContext) {
    guard let path else { return }
    if let fillColor {
      context.setFillColor(fillColor)
      context.addPath(path)
      context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    guard let strokeColor, strokeStart < strokeEnd else { return }
    context.setStrokeColor(strokeColor)
    context.setLineWidth(lineWidth)
    context.setMiterLimit(miterLimit)
    context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
    context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
    let (phase, lengths) = dashes(of: path)
    context.setLineDash(phase: phase, lengths: lengths)
    context.addPath(path)
    context.strokePath()
  }

  /// Returns the dash pattern for a part of the path: one dash with its length, after the end of a
  /// gap.
  private func dashes(of path: CGPath) -> (CGFloat, [CGFloat]) {
    guard strokeStart > 0 || strokeEnd < 1 else {
      return (lineDashPhase, (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
    }
    let length = CGFloat(path.path.length)
    let shown = length * (min(1, strokeEnd) - max(0, strokeStart))
    let gap = 2 * length + 1
    return (shown + gap - length * max(0, strokeStart), [shown, gap])
  }
}
