import CoreGraphics
public import Foundation

extension CALayer {
  /// The transform from the layer's coordinates to the topmost layer's coordinates.
  private var mapToRoot: CGAffineTransform {
    var map = CGAffineTransform.identity
    var current: CALayer? = self
    while let layer = current, layer.superlayer != nil {
      map = map.concatenating(layer.mapToSuperlayer)
      current = layer.superlayer
    }
    return map
  }

  /// Returns a point of another layer in this layer's coordinates.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    point.applying(layer?.mapToRoot ?? .identity).applying(mapToRoot.inverted())
  }

  /// Returns a point of this layer in another layer's coordinates.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    point.applying(mapToRoot).applying((layer?.mapToRoot ?? .identity).inverted())
  }

  /// Returns a rectangle of another layer in this layer's coordinates.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    rect.applying(layer?.mapToRoot ?? .identity).applying(mapToRoot.inverted())
  }

  /// Returns a rectangle of this layer in another layer's coordinates.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    rect.applying(mapToRoot).applying((layer?.mapToRoot ?? .identity).inverted())
  }
}
