import CoreGraphics
public import Foundation
package import VitrineLayout

/// The kind of a layer's gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A gradient along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// A gradient around a point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// A gradient by the angle, which is drawn along a line, as a note says.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// Colors along a line or around a point of the layer.
open class CAGradientLayer: CALayer {
  /// The `CGColor`s.
  ///
  /// Other objects are ignored.
  open var colors: [Any]?
  /// The positions of the colors, 0 to 1.
  ///
  /// Nil means evenly spaced.
  open var locations: [NSNumber]?
  /// The start in the unit square of the layer.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The end in the unit square of the layer.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The kind of gradient.
  ///
  /// An unknown kind is drawn along a line.
  open var type: CAGradientLayerType = .axial {
    didSet {
      guard type == .conic else { return }
      PlatformNotes.add("a gradient by the angle isn't drawn; its colors run along a line")
    }
  }

  /// The engine's gradient, or nil for fewer than two colors.
  package var gradient: Gradient? {
    let colors = (colors ?? []).compactMap { $0 as? CGColor }
    guard colors.count > 1 else { return nil }
    let last = Double(colors.count - 1)
    var gradient = Gradient(
      stops: colors.enumerated().map { index, color in
        let given = locations.flatMap { $0.indices.contains(index) ? $0[index] : nil }
        return Gradient.Stop(
          position: given?.doubleValue ?? Double(index) / last, color: color.color)
      })
    gradient.start = startPoint.point
    gradient.end = endPoint.point
    gradient.kind = type == .radial ? .radial : .linear
    return gradient
  }
}
