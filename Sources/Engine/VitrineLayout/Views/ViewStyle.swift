public import VitrineGraphics

/// The appearance of a view, except for its content.
public struct ViewStyle: Hashable, Codable, Sendable {
  /// The background color, or nil for a transparent background.
  public var backgroundColor: Color?
  /// The opacity from 0 to 1.
  public var alpha = 1.0
  /// The tint color, or nil for the parent's.
  public var tintColor: Color?
  /// The placement of content with a different size.
  public var contentMode: ContentMode = .scaleToFill
  /// A Boolean value that indicates whether the subviews are clipped to the bounds.
  public var clipsToBounds = false
  /// The corner radius in points.
  public var cornerRadius = 0.0
  /// The curve of the corners.
  public var cornerCurve: CornerCurve = .circular
  /// The corners that the radius rounds (`CALayer.maskedCorners`).
  public var corners: Corners = .all
  /// The width of the border in points.
  public var borderWidth = 0.0
  /// The color of the border.
  public var borderColor: Color?
  /// The shadow, or nil.
  public var shadow: Shadow?
  /// The blending of the view's content with the material behind it, or nil for the parent's.
  public var vibrancy: Vibrancy?
  /// The rotation and scale around the view's center when it is drawn.
  ///
  /// Layout ignores it.
  public var transform: Affine?
  /// The change of the view with its subviews as one picture, or nil, in points.
  public var filter: PictureFilter?
  /// The combination of the view with its subviews as one picture with those behind it, or nil.
  public var blendMode: BlendMode?
  /// A Boolean value that indicates whether the view is a mask (`CALayer.mask`).
  ///
  /// It isn't drawn, but its alpha masks its parent.
  public var isMask = false

  /// Creates the default appearance.
  public init() {}
}

/// The shadow of a layer.
public struct Shadow: Hashable, Codable, Sendable {
  /// The color of the shadow.
  public var color: Color
  /// The offset of the shadow in points.
  public var offset: Point
  /// The blur's radius in points, as `CALayer.shadowRadius`.
  public var radius: Double
  /// The outline of the shadow, in points from the view's top left, or nil for the view's outline.
  public var path: Path?

  /// Creates a shadow with the outline of its view.
  public init(color: Color, offset: Point, radius: Double) {
    self.color = color
    self.offset = offset
    self.radius = radius
  }
}

/// The blending of content with the material behind it.
public enum Vibrancy: String, Hashable, Codable, Sendable, CaseIterable {
  case none
  case widgetPrimary, widgetSecondary, widgetTertiary, widgetQuaternary
  /// The effect of iOS 8 and 9, which is deprecated.
  case notificationCenter
  case light, dark
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
}

/// The placement of content with a different size in a view's bounds.
public enum ContentMode: String, Hashable, Codable, Sendable, CaseIterable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  case topLeft, topRight, bottomLeft, bottomRight
}
