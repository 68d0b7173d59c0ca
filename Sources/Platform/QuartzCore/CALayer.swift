import CoreGraphics
public import Foundation
import VitrineGraphics
package import VitrineLayout

/// A delegate of a layer.
///
/// A view is the delegate of its layer.
@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {}

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
  public private(set) var sublayers: [CALayer]?
  /// The name, which isn't shown.
  public var name: String?
  /// The animations that affect the final look or never end, in the order in which they were added.
  var animations: [(key: String?, animation: CAAnimation)] = []
  package var style = ViewStyle()
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

  /// Creates the layer of a view.
  ///
  /// A class that is known only by its type needs an initializer that every subclass has.
  public required convenience init(viewLayer: Void) { self.init() }

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
    let place = min(Int(index), sublayers?.count ?? 0)
    sublayers = sublayers ?? []
    sublayers?.insert(layer, at: place)
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

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
}
