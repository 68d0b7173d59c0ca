public import CoreGraphics
public import Foundation

/// The edges of a layer that are smoothed.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  /// The bits of the edges.
  public let rawValue: UInt32

  /// Creates edges from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The left edge.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The right edge.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// The bottom edge.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// The top edge.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

/// The filter of scaled contents.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a filter from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Blends neighboring pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Takes the nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Blends neighboring pixels of several sizes.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The properties of a layer that don't affect a picture.
struct LayerSettings {
  var actions: [String: Any]?
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var allowsEdgeAntialiasing = false
  var edgeAntialiasingMask: CAEdgeAntialiasingMask = []
  var allowsGroupOpacity = true
  var isOpaque = false
  var isDoubleSided = true
  var isGeometryFlipped = false
  var drawsAsynchronously = false
  var needsDisplayOnBoundsChange = false
  var anchorPointZ: CGFloat = 0
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  var filters: [Any]?
  var compositingFilter: Any?
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = .infinity
}

// Properties that code may set although no picture shows them. They are stored for code that reads
// them.
extension CALayer {
  /// The animations of changes by the name of the property.
  public var actions: [String: Any]? {
    get { settings.actions }
    set { settings.actions = newValue }
  }

  /// A Boolean value that indicates whether the layer is drawn to an image first.
  public var shouldRasterize: Bool {
    get { settings.shouldRasterize }
    set { settings.shouldRasterize = newValue }
  }

  /// The scale of a layer that is drawn to an image first.
  public var rasterizationScale: CGFloat {
    get { settings.rasterizationScale }
    set { settings.rasterizationScale = newValue }
  }

  /// A Boolean value that indicates whether edges may be smoothed, which they always are.
  public var allowsEdgeAntialiasing: Bool {
    get { settings.allowsEdgeAntialiasing }
    set { settings.allowsEdgeAntialiasing = newValue }
  }

  /// The edges that are smoothed, which are always all.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { settings.edgeAntialiasingMask }
    set { settings.edgeAntialiasingMask = newValue }
  }

  /// A Boolean value that indicates whether sublayers are blended as a group, which they always are.
  public var allowsGroupOpacity: Bool {
    get { settings.allowsGroupOpacity }
    set { settings.allowsGroupOpacity = newValue }
  }

  /// A Boolean value that promises that the content is opaque.
  public var isOpaque: Bool {
    get { settings.isOpaque }
    set { settings.isOpaque = newValue }
  }

  /// A Boolean value that indicates whether the back of the layer is visible.
  public var isDoubleSided: Bool {
    get { settings.isDoubleSided }
    set { settings.isDoubleSided = newValue }
  }

  /// A Boolean value that indicates whether y grows upward, which has no effect.
  public var isGeometryFlipped: Bool {
    get { settings.isGeometryFlipped }
    set { settings.isGeometryFlipped = newValue }
  }

  /// A Boolean value that indicates whether the layer is drawn on another thread.
  public var drawsAsynchronously: Bool {
    get { settings.drawsAsynchronously }
    set { settings.drawsAsynchronously = newValue }
  }

  /// A Boolean value that indicates whether a change of size requires drawing.
  public var needsDisplayOnBoundsChange: Bool {
    get { settings.needsDisplayOnBoundsChange }
    set { settings.needsDisplayOnBoundsChange = newValue }
  }

  /// The position of the anchor point along z.
  public var anchorPointZ: CGFloat {
    get { settings.anchorPointZ }
    set { settings.anchorPointZ = newValue }
  }

  /// The shown part of the contents in the unit square, which is always all of it.
  public var contentsRect: CGRect {
    get { settings.contentsRect }
    set { settings.contentsRect = newValue }
  }

  /// The part of the contents that is stretched, which is always all of it.
  public var contentsCenter: CGRect {
    get { settings.contentsCenter }
    set { settings.contentsCenter = newValue }
  }

  /// The filter of contents that are made smaller.
  public var minificationFilter: CALayerContentsFilter {
    get { settings.minificationFilter }
    set { settings.minificationFilter = newValue }
  }

  /// The filter of contents that are enlarged.
  public var magnificationFilter: CALayerContentsFilter {
    get { settings.magnificationFilter }
    set { settings.magnificationFilter = newValue }
  }

  /// The filters of the layer, which iOS doesn't apply either.
  public var filters: [Any]? {
    get { settings.filters }
    set { settings.filters = newValue }
  }

  /// The blending with the content below, which iOS doesn't apply either.
  public var compositingFilter: Any? {
    get { settings.compositingFilter }
    set { settings.compositingFilter = newValue }
  }
}

extension CALayer: CAMediaTiming {
  /// The pace of time in the layer.
  public var speed: Float {
    get { settings.speed }
    set { settings.speed = newValue }
  }

  /// The additional offset of time in the layer.
  public var timeOffset: CFTimeInterval {
    get { settings.timeOffset }
    set { settings.timeOffset = newValue }
  }

  /// The start of the layer's time.
  public var beginTime: CFTimeInterval {
    get { settings.beginTime }
    set { settings.beginTime = newValue }
  }

  /// The duration of the layer's time.
  public var duration: CFTimeInterval {
    get { settings.duration }
    set { settings.duration = newValue }
  }

  /// Returns a time of another layer in this layer's time, which is the same.
  public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }

  /// Returns a time of this layer in another layer's time, which is the same.
  public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval { time }
}
