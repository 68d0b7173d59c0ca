public import VitrineGraphics

/// How a view looks, apart from its content.
public struct ViewStyle: Hashable, Codable, Sendable {
  public var backgroundColor: Color?
  public var alpha = 1.0
  /// Nil takes the parent's.
  public var tintColor: Color?
  public var contentMode: ContentMode = .scaleToFill
  public var clipsToBounds = false
  public var cornerRadius = 0.0
  public var cornerCurve: CornerCurve = .circular
  /// The corners that the radius rounds (`CALayer.maskedCorners`).
  public var corners: Corners = .all
  public var borderWidth = 0.0
  public var borderColor: Color?
  public var shadow: Shadow?
  /// How the view's content meets the material behind it; nil takes the parent's.
  public var vibrancy: Vibrancy?
  /// Turns and scales what is drawn about the view's center; layout doesn't see it.
  public var transform: Affine?
  /// Whether the view is not shown itself: its alpha masks what its parent shows (`CALayer.mask`).
  public var isMask = false

  public init() {}
}

/// A layer's shadow.
public struct Shadow: Hashable, Codable, Sendable {
  public var color: Color
  public var offset: Point
  /// The blur's radius in points, as `CALayer.shadowRadius`.
  public var radius: Double
  /// What casts the shadow, in points from the view's top left; nil is the view's own outline.
  public var path: Path?

  public init(color: Color, offset: Point, radius: Double) {
    self.color = color
    self.offset = offset
    self.radius = radius
  }
}

/// How content takes part in the material behind it.
public enum Vibrancy: String, Hashable, Codable, Sendable, CaseIterable {
  case none
  case widgetPrimary, widgetSecondary, widgetTertiary, widgetQuaternary
  /// The effect of iOS 8 and 9, deprecated since.
  case notificationCenter
  case light, dark
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
}

/// Where content of another size goes in a view's bounds.
public enum ContentMode: String, Hashable, Codable, Sendable, CaseIterable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  case topLeft, topRight, bottomLeft, bottomRight
}
