public import CoreGraphics
public import Foundation

/// A layer that shows its sublayers several times.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  /// The number of copies with the sublayers themselves.
  open var instanceCount = 1
  /// The transform from a copy to the next, about the center of the layer.
  open var instanceTransform = CATransform3DIdentity
  /// The delay of animations from a copy to the next, which doesn't affect their end.
  open var instanceDelay: CFTimeInterval = 0
  /// The color by which copies are multiplied, which isn't drawn.
  open var instanceColor: CGColor?
  /// The change of red from a copy to the next, which isn't drawn.
  open var instanceRedOffset: Float = 0
  /// The change of green from a copy to the next, which isn't drawn.
  open var instanceGreenOffset: Float = 0
  /// The change of blue from a copy to the next, which isn't drawn.
  open var instanceBlueOffset: Float = 0
  /// The change of opacity from a copy to the next.
  open var instanceAlphaOffset: Float = 0
  /// A Boolean value that indicates whether copies have depth, which isn't drawn.
  open var preservesDepth = false

  /// The transforms and opacities of the copies, the first one of the sublayers themselves.
  package var instances: [(transform: CGAffineTransform, opacity: Double)] {
    let step = CATransform3DGetAffineTransform(instanceTransform)
    var map = CGAffineTransform.identity
    return (0..<max(0, min(instanceCount, 1000))).map { index in
      defer { map = map.concatenating(step) }
      return (map, min(1, max(0, 1 + Double(instanceAlphaOffset) * Double(index))))
    }
  }
}

/// A layer whose sublayers share its space.
open class CATransformLayer: CALayer {}

/// A layer of which a part is visible.
open class CAScrollLayer: CALayer {
  /// Scrolls to a point of the content.
  open func scroll(to point: CGPoint) { bounds.origin = point }
}

/// A layer that is drawn in tiles, which are the whole here.
open class CATiledLayer: CALayer {
  /// The size of a tile in pixels, which has no effect.
  open var tileSize = CGSize(width: 256, height: 256)
  /// The number of levels of detail, which has no effect.
  open var levelsOfDetail = 1
  /// The number of levels of magnified detail, which has no effect.
  open var levelsOfDetailBias = 0

  /// The duration of a tile's appearance.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
