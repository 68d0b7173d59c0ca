import Foundation
package import QuartzCore

/// The creation of layers by their class.
///
/// Swift can't create an object of a class that is known only by its type unless every subclass has
/// the initializer. `--run` registers the layer classes of the code; others are created like an
/// archived layer.
@preconcurrency @MainActor
package enum LayerFactory {
  private static var makers: [ObjectIdentifier: () -> CALayer] = [
    ObjectIdentifier(CALayer.self): { CALayer() },
    ObjectIdentifier(CAShapeLayer.self): { CAShapeLayer() },
    ObjectIdentifier(CAGradientLayer.self): { CAGradientLayer() },
    ObjectIdentifier(CATextLayer.self): { CATextLayer() },
    ObjectIdentifier(CAReplicatorLayer.self): { CAReplicatorLayer() },
    ObjectIdentifier(CAEmitterLayer.self): { CAEmitterLayer() },
  ]

  /// Registers the creation of a class's layers.
  package static func register(_ type: CALayer.Type, _ make: @escaping () -> CALayer) {
    makers[ObjectIdentifier(type)] = make
  }

  static func make(_ type: CALayer.Type) -> CALayer {
    if let make = makers[ObjectIdentifier(type)] { return make() }
    return type.init(coder: NSCoder()) ?? CALayer()
  }
}
