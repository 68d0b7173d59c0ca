public import CoreGraphics
public import Foundation
import VitrineGraphics
package import VitrineLayout

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a curve from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// The curve of icons and cards.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

extension CALayer {
  /// The color behind the contents, or nil for none.
  public var backgroundColor: CGColor? {
    get { style.backgroundColor.map(CGColor.init) }
    set { style.backgroundColor = newValue?.color }
  }

  /// The opacity of the layer with its sublayers, from 0 to 1.
  public var opacity: Float {
    get { Float(style.alpha) }
    set { style.alpha = Double(newValue) }
  }

  /// The radius of the rounded corners in points.
  public var cornerRadius: CGFloat {
    get { CGFloat(style.cornerRadius) }
    set { style.cornerRadius = Double(newValue) }
  }

  /// The shape of the rounded corners.
  ///
  /// An unknown curve is circular.
  public var cornerCurve: CALayerCornerCurve {
    get { style.cornerCurve == .continuous ? .continuous : .circular }
    set { style.cornerCurve = newValue == .continuous ? .continuous : .circular }
  }

  /// The width of the border within the bounds, in points.
  public var borderWidth: CGFloat {
    get { CGFloat(style.borderWidth) }
    set { style.borderWidth = Double(newValue) }
  }

  /// The color of the border, by default black.
  public var borderColor: CGColor? {
    get { CGColor(style.borderColor ?? .black) }
    set { style.borderColor = newValue?.color }
  }

  /// A Boolean value that indicates whether the sublayers are clipped to the bounds.
  public var masksToBounds: Bool {
    get { style.clipsToBounds }
    set { style.clipsToBounds = newValue }
  }

  /// The color of the shadow, by default black.
  ///
  /// Nil makes it transparent.
  public var shadowColor: CGColor? {
    get { CGColor(shadowTemplate.color) }
    set { shadowTemplate.color = newValue?.color ?? .clear }
  }

  /// The distance of the shadow from the layer, by default 3 points upward.
  public var shadowOffset: CGSize {
    get { CGSize(width: shadowTemplate.offset.x, height: shadowTemplate.offset.y) }
    set {
      shadowTemplate.offset = Point(x: Double(newValue.width), y: Double(newValue.height))
    }
  }

  /// The blur radius of the shadow in points, by default 3.
  public var shadowRadius: CGFloat {
    get { CGFloat(shadowTemplate.radius) }
    set { shadowTemplate.radius = Double(newValue) }
  }

  /// Sets a look.
  ///
  /// Its shadow is stored separately.
  package func take(_ look: ViewStyle) {
    style = look
    style.shadow = nil
    shadowOpacity = look.shadow == nil ? 0 : 1
    if let shadow = look.shadow { shadowTemplate = shadow }
  }

  /// The complete style, including the shadow, whose opacity is a separate number.
  package var resolvedStyle: ViewStyle {
    var resolved = style
    if shadowOpacity > 0 {
      var shadow = shadowTemplate
      shadow.color.alpha *= Double(shadowOpacity)
      shadow.path = shadowPath?.path
      resolved.shadow = shadow
    }
    resolved.transform = transformAboutCenter
    return resolved
  }

  /// The transform about the center, as the engine applies it, independent of the anchor point.
  private var transformAboutCenter: Affine? {
    let transform = affineTransform()
    guard !transform.isIdentity else { return nil }
    let away = Affine.translation(
      x: (Double(anchorPoint.x) - 0.5) * Double(bounds.width),
      y: (Double(anchorPoint.y) - 0.5) * Double(bounds.height))
    return Affine.translation(x: -away.tx, y: -away.ty).then(transform.affine).then(away)
  }
}
