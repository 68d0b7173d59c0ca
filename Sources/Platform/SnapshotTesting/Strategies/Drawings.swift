public import CoreGraphics
public import Foundation
public import QuartzCore
public import UIKit

extension Snapshotting where Value == CALayer, Format == UIImage {
  /// The picture of a layer.
  public static var image: Snapshotting { image() }

  /// Returns a strategy that draws a layer and its sublayers.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: traits.displayScale
    ).asyncPullback { layer in
      .onMain {
        let format = UIGraphicsImageRendererFormat()
        if traits.displayScale > 0 { format.scale = traits.displayScale }
        return UIGraphicsImageRenderer(size: layer.bounds.size, format: format).image { context in
          layer.render(in: context.cgContext)
        }
      }
    }
  }
}

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// The picture of a filled path.
  public static var image: Snapshotting { image() }

  /// Returns a strategy that draws a path in its bounds.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
    drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    SimplySnapshotting<UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).asyncPullback { path in
      // The path is drawn before the assertion returns.
      nonisolated(unsafe) let path = path
      return .onMain {
        let path = unsafe path
        let bounds = path.boundingBoxOfPath
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: bounds.size, format: format).image { context in
          context.cgContext.translateBy(x: -bounds.minX, y: -bounds.minY)
          context.cgContext.addPath(path)
          context.cgContext.drawPath(using: drawingMode)
        }
      }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// The picture of a filled path.
  public static var image: Snapshotting { image() }

  /// Returns a strategy that fills a path in its bounds.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    Snapshotting<CGPath, UIImage>.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale,
      drawingMode: .fill
    ).asyncPullback { path in .onMain { path.cgPath } }
  }
}
