public import CoreGraphics
public import Foundation
import VitrineGraphics

/// The rule for the interior of a shape that intersects itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The end of a shape's lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The join of a shape's lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A path with a fill and a stroke.
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  open var fillRule: CAShapeLayerFillRule = .nonZero
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var lineCap: CAShapeLayerLineCap = .butt
  open var lineJoin: CAShapeLayerLineJoin = .miter
  open var miterLimit: CGFloat = 10
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0
  /// The start of the stroked part, as a fraction of the path's length.
  open var strokeStart: CGFloat = 0
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
