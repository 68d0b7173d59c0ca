public import CoreGraphics
public import Foundation

/// The source of a layer's particles, which aren't drawn.
open class CAEmitterCell: NSObject {
  /// The name.
  open var name: String?
  /// The image of a particle.
  open var contents: Any?
  /// The number of particles per second.
  open var birthRate: Float = 0
  /// The lifetime of a particle in seconds.
  open var lifetime: Float = 0
  /// The range of lifetimes.
  open var lifetimeRange: Float = 0
  /// The velocity of a particle.
  open var velocity: CGFloat = 0
  /// The range of velocities.
  open var velocityRange: CGFloat = 0
  /// The direction of a particle.
  open var emissionLongitude: CGFloat = 0
  /// The range of directions.
  open var emissionRange: CGFloat = 0
  /// The horizontal acceleration.
  open var xAcceleration: CGFloat = 0
  /// The vertical acceleration.
  open var yAcceleration: CGFloat = 0
  /// The scale of a particle.
  open var scale: CGFloat = 1
  /// The range of scales.
  open var scaleRange: CGFloat = 0
  /// The change of the scale per second.
  open var scaleSpeed: CGFloat = 0
  /// The rotation of a particle per second.
  open var spin: CGFloat = 0
  /// The range of rotations.
  open var spinRange: CGFloat = 0
  /// The change of the opacity per second.
  open var alphaSpeed: Float = 0
  /// The range of opacities.
  open var alphaRange: Float = 0
  /// The color of a particle.
  open var color: CGColor?
}

/// The shape of a particles' source.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
}

/// A layer of particles, which a picture doesn't show.
open class CAEmitterLayer: CALayer {
  /// The sources of the particles.
  open var emitterCells: [CAEmitterCell]? {
    didSet { PlatformNotes.add("the particles of a CAEmitterLayer aren't drawn") }
  }
  /// The position of the source.
  open var emitterPosition = CGPoint.zero
  /// The size of the source.
  open var emitterSize = CGSize.zero
  /// The shape of the source.
  open var emitterShape: CAEmitterLayerEmitterShape = .point
  /// The factor of the particles' rate.
  open var birthRate: Float = 1
  /// The seed of the particles' random numbers.
  open var seed: UInt32 = 0
}
