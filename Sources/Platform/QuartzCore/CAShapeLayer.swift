public import CoreGraphics
public import Foundation
import VitrineGraphics

/// Which points are inside a shape that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a shape's lines end.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How a shape's lines meet.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A path that is filled and stroked.
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
  /// The part of the path's length that is stroked.
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1

  /// Draws the shape into a drawing whose points are the layer's.
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

  /// A part of the path is one dash of its length, before which the pattern's gap ends.
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
