import CoreGraphics
import Foundation

/// A property of layers that an animation can override.
///
/// The bounds and the anchor point aren't included, because layout sets and depends on them.
@preconcurrency @MainActor
struct AnimatableProperty {
  /// A Boolean value that indicates whether the property moves the layer.
  var moves = false
  /// Sets a value and returns a closure that restores it, or nil for a value or a layer of another
  /// type.
  let show: (CALayer, Any) -> (() -> Void)?

  /// All properties by key path.
  static let all: [String: AnimatableProperty] = [
    "opacity": of(\CALayer.opacity) { number($0).map { Float($0) } },
    "backgroundColor": color(\CALayer.backgroundColor),
    "contents": of(\CALayer.contents) { ($0 as? CGImage).map(Optional.some) },
    "cornerRadius": number(\CALayer.cornerRadius),
    "borderWidth": number(\CALayer.borderWidth),
    "borderColor": color(\CALayer.borderColor),
    "hidden": of(\CALayer.isHidden) { number($0).map { $0 != 0 } ?? ($0 as? Bool) },
    "zPosition": number(\CALayer.zPosition),
    "shadowColor": color(\CALayer.shadowColor),
    "shadowOffset": of(\CALayer.shadowOffset) { $0 as? CGSize },
    "shadowOpacity": of(\CALayer.shadowOpacity) { number($0).map { Float($0) } },
    "shadowRadius": number(\CALayer.shadowRadius),
    "position": moving { layer, value in
      (value as? CGPoint).map { ($0.x - layer.position.x, $0.y - layer.position.y) }
    },
    "position.x": moving { layer, value in number(value).map { ($0 - layer.position.x, 0) } },
    "position.y": moving { layer, value in number(value).map { (0, $0 - layer.position.y) } },
    "transform": of(\CALayer.transform) { $0 as? CATransform3D },
    "transform.scale": part { $0.setScale(x: $1, y: $1) },
    "transform.scale.x": part { $0.setScale(x: $1, y: nil) },
    "transform.scale.y": part { $0.setScale(x: nil, y: $1) },
    "transform.rotation": part { $0.setRotation($1) },
    "transform.rotation.z": part { $0.setRotation($1) },
    "transform.translation.x": part { $0.tx = $1 },
    "transform.translation.y": part { $0.ty = $1 },
    "path": of(\CAShapeLayer.path) { ($0 as? CGPath).map(Optional.some) },
    "fillColor": color(\CAShapeLayer.fillColor),
    "strokeColor": color(\CAShapeLayer.strokeColor),
    "strokeStart": number(\CAShapeLayer.strokeStart),
    "strokeEnd": number(\CAShapeLayer.strokeEnd),
    "lineWidth": number(\CAShapeLayer.lineWidth),
    "lineDashPhase": number(\CAShapeLayer.lineDashPhase),
    "colors": of(\CAGradientLayer.colors) { ($0 as? [CGColor]).map(Optional.some) },
    "locations": of(\CAGradientLayer.locations) { value in
      (value as? [Any]).map { $0.compactMap { number($0).map { NSNumber(value: Double($0)) } } }
    },
    "startPoint": of(\CAGradientLayer.startPoint) { $0 as? CGPoint },
    "endPoint": of(\CAGradientLayer.endPoint) { $0 as? CGPoint },
  ]

  private static func of<Layer: CALayer, Value>(
    _ path: ReferenceWritableKeyPath<Layer, Value>, _ convert: @escaping (Any) -> Value?
  ) -> AnimatableProperty {
    AnimatableProperty { layer, value in
      guard let layer = layer as? Layer, let value = convert(value) else { return nil }
      let own = layer[keyPath: path]
      layer[keyPath: path] = value
      return { layer[keyPath: path] = own }
    }
  }

  private static func number<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CGFloat>
  ) -> AnimatableProperty { of(path) { number($0) } }

  private static func color<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CGColor?>
  ) -> AnimatableProperty { of(path) { ($0 as? CGColor).map(Optional.some) } }

  /// Returns a component of the transform, whose other components are unchanged.
  private static func part(
    _ set: @escaping (inout CGAffineTransform, CGFloat) -> Void
  ) -> AnimatableProperty {
    AnimatableProperty { layer, value in
      guard let value = number(value) else { return nil }
      let own = layer.transform
      var map = layer.affineTransform()
      set(&map, value)
      layer.setAffineTransform(map)
      return { layer.transform = own }
    }
  }

  /// Returns a position as a translation of the layer, because layout sets the position for each
  /// picture.
  private static func moving(
    _ distance: @escaping (CALayer, Any) -> (x: CGFloat, y: CGFloat)?
  ) -> AnimatableProperty {
    AnimatableProperty(moves: true) { layer, value in
      guard let distance = distance(layer, value) else { return nil }
      let own = layer.transform
      layer.setAffineTransform(
        layer.affineTransform().concatenating(
          CGAffineTransform(translationX: distance.x, y: distance.y)))
      return { layer.transform = own }
    }
  }

  /// Converts a number of any numeric type.
  static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}

extension CGAffineTransform {
  /// Scales the axes to a length, keeping their directions.
  ///
  /// An axis of length zero becomes upright.
  fileprivate mutating func setScale(x: CGFloat?, y: CGFloat?) {
    if let x {
      let length = (a * a + b * b).squareRoot()
      (a, b) = length > 0 ? (a * x / length, b * x / length) : (x, 0)
    }
    if let y {
      let length = (c * c + d * d).squareRoot()
      (c, d) = length > 0 ? (c * y / length, d * y / length) : (0, y)
    }
  }

  /// Rotates the axes to an angle, keeping their lengths.
  fileprivate mutating func setRotation(_ angle: CGFloat) {
    let turn = CGAffineTransform(rotationAngle: angle)
    let (x, y) = ((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
    // A mirrored layer remains mirrored.
    let side: CGFloat = a * d - b * c < 0 ? -1 : 1
    (a, b, c, d) = (turn.a * x, turn.b * x, turn.c * y * side, turn.d * y * side)
  }
}
