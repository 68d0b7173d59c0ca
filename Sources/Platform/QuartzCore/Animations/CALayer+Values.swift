import CoreGraphics
import Foundation
import VitrineGraphics

/// The values of layers by name.
extension CALayer {
  /// Sets a property, or stores a value that code reads by its name.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let value, let property = AnimatableProperty.all[keyPath],
      property.show(self, value) != nil
    {
      return
    }
    storedValues[keyPath] = value
  }

  /// Returns a property, or a value that code has stored.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let value = storedValues[keyPath] { return value }
    let map = affineTransform()
    return switch keyPath {
    case "opacity": opacity
    case "bounds": bounds
    case "position": position
    case "position.x": position.x
    case "position.y": position.y
    case "frame": frame
    case "transform": transform
    case "transform.rotation", "transform.rotation.z": map.rotation
    case "transform.scale", "transform.scale.x": (map.a * map.a + map.b * map.b).squareRoot()
    case "transform.scale.y": (map.c * map.c + map.d * map.d).squareRoot()
    case "transform.translation.x": map.tx
    case "transform.translation.y": map.ty
    case "backgroundColor": backgroundColor
    case "cornerRadius": cornerRadius
    case "hidden", "isHidden": isHidden
    case "zPosition": zPosition
    case "strokeStart": (self as? CAShapeLayer)?.strokeStart
    case "strokeEnd": (self as? CAShapeLayer)?.strokeEnd
    default: Self.defaultValue(forKey: keyPath)
    }
  }
}

extension CGAffineTransform {
  /// The angle in radians by which the transform rotates the x axis.
  ///
  /// Bisection of the cosine needs no inverse trigonometric function, whose last bits differ.
  fileprivate var rotation: CGFloat {
    let length = (a * a + b * b).squareRoot()
    guard length > 0 else { return 0 }
    let cosine = Double(a / length)
    var (low, high) = (0.0, 0.5)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if Scalars.direction(turns: middle).cosine > cosine { low = middle } else { high = middle }
    }
    return CGFloat((b < 0 ? -1 : 1) * (low + high) * Scalars.pi)
  }
}
