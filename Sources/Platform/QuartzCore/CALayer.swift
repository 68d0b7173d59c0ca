public import CoreGraphics
public import Foundation
import VitrineGraphics
package import VitrineLayout

/// A delegate of a layer.
///
/// A view is the delegate of its layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  /// Sets the layer's content in place of drawing.
  func display(_ layer: CALayer)
  /// Draws the layer's content in the layer's coordinates.
  func draw(_ layer: CALayer, in context: CGContext)
  /// Prepares a layer that is about to be drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Positions the sublayers.
  func layoutSublayers(of layer: CALayer)
  /// Returns the animation of a change, which has no effect.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Leaves the content as it is.
  public func display(_ layer: CALayer) {}
  /// Draws nothing.
  public func draw(_ layer: CALayer, in context: CGContext) {}
  /// Prepares nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Leaves the sublayers at their positions.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns nil, so that the change isn't animated.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// The view of a layer, for queries and notifications.
@preconcurrency @MainActor
package protocol LayerOwner: AnyObject {
  var delegate: (any CALayerDelegate)? { get }
  func layerDidResize(_ layer: CALayer, from size: CGSize)
  func layerDidMove(_ layer: CALayer)
}

/// A rectangle with a background, a border, corners and a shadow: the look of a view.
///
/// As Core Animation documents, `bounds`, `position` and `anchorPoint` position a layer, and
/// `frame` follows from them: with a transform, it is the bounding box of the layer. The drawing
/// order is shadow, background, contents and drawing, sublayers, and border. The alpha of `mask`
/// applies to all of them.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view of the layer, or nil for a layer without a view.
  package var owner: (any LayerOwner)?
  private weak var givenDelegate: (any CALayerDelegate)?
  private let reference = BackReference<CALayer>()
  private var parent: BackReference<CALayer>?
  /// The sublayers from back to front, including those of subviews.
  open var sublayers: [CALayer]? {
    get { children }
    set {
      for layer in children ?? [] { layer.superlayer = nil }
      children = newValue
      for layer in newValue ?? [] where layer.superlayer !== self {
        layer.removeFromSuperlayer()
        layer.superlayer = self
      }
    }
  }

  private var children: [CALayer]?
  /// The name, which isn't shown.
  public var name: String?
  /// The animations that affect the final look or never end, in the order in which they were added.
  var animations: [(key: String?, animation: CAAnimation)] = []
  package var style = ViewStyle()
  /// The properties that don't affect a picture.
  var settings = LayerSettings()
  /// The values that code stores by name.
  var storedValues: [String: Any] = [:]
  /// The order of drawing among the sublayers: larger ones are in front.
  open var zPosition: CGFloat = 0
  /// A transform of the sublayers about the layer's anchor point.
  open var sublayerTransform = CATransform3DIdentity
  package var shadowTemplate = Shadow(
    color: .black, offset: Point(x: 0, y: -3), radius: 3)

  /// A Boolean value that indicates whether the layer and its sublayers are hidden.
  open var isHidden = false {
    didSet { if oldValue != isHidden { owner?.layerDidMove(self) } }
  }
  /// The opacity of the shadow, by which its color is multiplied.
  open var shadowOpacity: Float = 0

  /// Creates a layer without a size.
  @preconcurrency @MainActor
  override public init() {
    super.init()
    reference.object = self
  }

  /// Creates a layer.
  ///
  /// Layers aren't decoded; subclasses call this initializer.
  public required init?(coder: NSCoder) {
    super.init()
    reference.object = self
  }

  /// Creates a copy of a layer for an animation, which a picture doesn't need.
  public init(layer: Any) {
    super.init()
    reference.object = self
  }

  deinit { reference.clear() }

  /// The delegate.
  ///
  /// A view is always the delegate of its layer.
  public var delegate: (any CALayerDelegate)? {
    get { owner?.delegate ?? givenDelegate }
    set { givenDelegate = newValue }
  }

  /// The layer that contains this one, or nil if there is none.
  public private(set) var superlayer: CALayer? {
    get { parent?.object }
    set { parent = newValue?.reference }
  }

  /// The rectangle of the layer in its own coordinates.
  open var bounds = CGRect.zero {
    didSet {
      guard oldValue.size != bounds.size else {
        if oldValue.origin != bounds.origin { owner?.layerDidMove(self) }
        return
      }
      owner?.layerDidResize(self, from: oldValue.size)
    }
  }

  /// The position of the anchor point in the superlayer.
  open var position = CGPoint.zero {
    didSet { if oldValue != position { owner?.layerDidMove(self) } }
  }

  /// The point in the unit square that `position` refers to and transforms rotate about.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { if oldValue != anchorPoint { owner?.layerDidMove(self) } }
  }

  /// The transform of the layer and its sublayers.
  ///
  /// Layout ignores it.
  open var transform = CATransform3DIdentity

  /// Sets the transform to one of x and y.
  public func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  /// Returns the transform of x and y, which is its visible part without perspective.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// The bounding box of the layer in its superlayer.
  open var frame: CGRect {
    get { affineTransform().isIdentity ? untransformedFrame : bounds.applying(mapToSuperlayer) }
    set { untransformedFrame = newValue }
  }

  /// The frame without the transform, which layout sets.
  package var untransformedFrame: CGRect {
    get {
      // Each property is read once, because reading an overridable property is a dynamic call.
      let (position, size, anchor) = (position, bounds.size, anchorPoint)
      return CGRect(
        x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y,
        width: size.width, height: size.height)
    }
    set {
      let anchor = anchorPoint
      position = CGPoint(
        x: newValue.minX + newValue.width * anchor.x,
        y: newValue.minY + newValue.height * anchor.y)
      bounds = CGRect(origin: bounds.origin, size: newValue.size)
    }
  }

  /// The transform from the layer's coordinates to those of its superlayer.
  package var mapToSuperlayer: CGAffineTransform {
    CGAffineTransform(
      translationX: -bounds.minX - bounds.width * anchorPoint.x,
      y: -bounds.minY - bounds.height * anchorPoint.y
    ).concatenating(affineTransform()).concatenating(
      CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// The layer whose alpha masks this one.
  ///
  /// Its frame is in this layer's coordinates.
  ///
  /// Core Animation forbids a mask with a superlayer, so it is removed from its superlayer.
  open var mask: CALayer? {
    didSet { mask?.removeFromSuperlayer() }
  }

  /// The image, which is a `CGImage`.
  ///
  /// Other objects aren't drawn.
  open var contents: Any?
  /// The placement of contents with a different size.
  open var contentsGravity: CALayerContentsGravity = .resize
  /// The number of pixels of the contents per point.
  open var contentsScale: CGFloat = 1
  /// The outline of the shadow in the layer's coordinates.
  ///
  /// Nil is the layer's outline.
  open var shadowPath: CGPath?

  /// Draws the content of a subclass in the layer's coordinates.
  open func draw(in context: CGContext) {}

  /// Sets the content in place of drawing, or lets the delegate do so.
  open func display() { givenDelegate?.display(self) }

  /// Positions the sublayers, or lets the delegate do so.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Requests the layout of sublayers, which every picture does.
  open func setNeedsLayout() {}

  /// Positions the sublayers now.
  open func layoutIfNeeded() { layoutSublayers() }

  /// Returns the layer with its current values, because animations end immediately.
  open func presentation() -> Self? { self }

  /// Returns the layer.
  open func model() -> Self { self }

  /// Returns the animation of a change, which has no effect.
  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? settings.actions?[event] as? any CAAction
  }

  /// Returns the class's animation of a change, which has no effect.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Returns whether a change of a property requires drawing, which every picture does anyway.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Returns the initial value of a property, or nil if the layer has no such property.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Returns the size of the layer's content.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// Returns whether a point in the layer's coordinates is inside of it.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns the frontmost layer at a point of the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    let point = p.applying(mapToSuperlayer.inverted())
    guard !isHidden, contains(point) else { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let hit = layer.hitTest(point) { return hit }
    }
    return self
  }

  /// Sets a property, or stores a value that code reads by its name.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// Returns a property, or a value that code has stored.
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Draws the layer's content now.
  open func displayIfNeeded() {}

  /// Requests `draw(in:)`.
  ///
  /// It has no effect, because every picture calls the method.
  open func setNeedsDisplay() {}

  // MARK: The tree

  /// Adds a sublayer in front of the others.
  ///
  /// It is first removed from its superlayer.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(clamping: sublayers?.count ?? 0))
  }

  /// Inserts a sublayer at an index from the back.
  ///
  /// An index past the end adds it in front of the others.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    let place = min(Int(index), children?.count ?? 0)
    children = children ?? []
    children?.insert(layer, at: place)
    layer.superlayer = self
  }

  /// Inserts a sublayer behind another one, or behind all if that isn't a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let place = sublayers?.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(clamping: place))
  }

  /// Inserts a sublayer in front of another one, or in front of all if that isn't a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let place = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayers?.count ?? 0
    insertSublayer(layer, at: UInt32(clamping: place))
  }

  /// Replaces a sublayer by another layer.
  open func replaceSublayer(_ old: CALayer, with new: CALayer) {
    guard sublayers?.contains(where: { $0 === old }) ?? false else { return }
    insertSublayer(new, above: old)
    old.removeFromSuperlayer()
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    superlayer?.children?.removeAll { $0 === self }
    superlayer = nil
  }
}
