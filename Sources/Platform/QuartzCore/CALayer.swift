import CoreGraphics
public import Foundation
import VitrineGraphics
package import VitrineLayout

/// Told what happens to a layer; a view is the delegate of its own.
@MainActor
public protocol CALayerDelegate: AnyObject {}

/// What a layer of a view asks and tells its view.
@MainActor
package protocol LayerOwner: AnyObject {
  var delegate: (any CALayerDelegate)? { get }
  func layerDidResize(_ layer: CALayer, from size: CGSize)
  func layerDidMove(_ layer: CALayer)
}

/// A rectangle with a background, a border, corners and a shadow; what a view looks like.
///
/// As Core Animation documents it, `bounds`, `position` and `anchorPoint` say where a layer is, and
/// `frame` follows from them: with a transform, it is the smallest upright rectangle around the
/// layer. What is shown from back to front: shadow, background, contents and drawing, sublayers, the
/// border over them; `mask` lets through what its alpha covers of all of it.
@MainActor
open class CALayer {
  /// The way to the view that the layer belongs to; nil for a layer without a view.
  package var owner: (any LayerOwner)?
  private weak var givenDelegate: (any CALayerDelegate)?
  private let reference = BackReference<CALayer>()
  private var parent: BackReference<CALayer>?
  /// From back to front, those of subviews among them.
  public private(set) var sublayers: [CALayer]?
  public var name: String?
  /// Those that show something or never end, in the order in which they were added.
  var animations: [(key: String?, animation: CAAnimation)] = []
  package var style = ViewStyle()
  package var shadowTemplate = Shadow(
    color: .black, offset: Point(x: 0, y: -3), radius: 3)

  open var isHidden = false {
    didSet { if oldValue != isHidden { owner?.layerDidMove(self) } }
  }
  /// The layer's alpha as a share of its shadow's color.
  open var shadowOpacity: Float = 0

  public init() { reference.object = self }

  /// Layers are not decoded; the initializer is there for subclasses to call.
  public required init?(coder: NSCoder) { reference.object = self }

  /// Makes the layer of a view: a class that is known by its type alone can only be asked for an
  /// initializer that every subclass has.
  public required convenience init(viewLayer: Void) { self.init() }

  deinit { reference.clear() }

  /// A view is the delegate of its own layer, whatever is set.
  public var delegate: (any CALayerDelegate)? {
    get { owner?.delegate ?? givenDelegate }
    set { givenDelegate = newValue }
  }

  public private(set) var superlayer: CALayer? {
    get { parent?.object }
    set { parent = newValue?.reference }
  }

  open var bounds = CGRect.zero {
    didSet {
      guard oldValue.size != bounds.size else {
        if oldValue.origin != bounds.origin { owner?.layerDidMove(self) }
        return
      }
      owner?.layerDidResize(self, from: oldValue.size)
    }
  }

  /// Where the layer's anchor point is in its superlayer.
  open var position = CGPoint.zero {
    didSet { if oldValue != position { owner?.layerDidMove(self) } }
  }

  /// The point of the unit square that `position` places and transforms turn about.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { if oldValue != anchorPoint { owner?.layerDidMove(self) } }
  }

  /// Turns, scales or moves the layer with all it holds; layout doesn't see it.
  open var transform = CATransform3DIdentity

  public func setAffineTransform(_ transform: CGAffineTransform) {
    self.transform = CATransform3DMakeAffineTransform(transform)
  }

  /// What of the transform is seen from the front, which is all that there is without perspective.
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  /// The smallest upright rectangle around the layer, in its superlayer.
  open var frame: CGRect {
    get { affineTransform().isIdentity ? untransformedFrame : bounds.applying(mapToSuperlayer) }
    set { untransformedFrame = newValue }
  }

  /// Where the layer would be without its transform, which is where layout puts it.
  package var untransformedFrame: CGRect {
    get {
      // Each is read once: what a subclass may override is called and checked every time.
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

  /// From points of the layer to those of its superlayer.
  package var mapToSuperlayer: CGAffineTransform {
    CGAffineTransform(
      translationX: -bounds.minX - bounds.width * anchorPoint.x,
      y: -bounds.minY - bounds.height * anchorPoint.y
    ).concatenating(affineTransform()).concatenating(
      CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// What lets the layer through where it is opaque; its frame is in the layer's points.
  ///
  /// Core Animation forbids a mask that has a superlayer: it is taken out of its own.
  open var mask: CALayer? {
    didSet { mask?.removeFromSuperlayer() }
  }

  /// An image, which is a `CGImage`; anything else shows nothing.
  open var contents: Any?
  /// How contents of another size go into the bounds.
  open var contentsGravity: CALayerContentsGravity = .resize
  /// The pixels of the contents to a point.
  open var contentsScale: CGFloat = 1
  /// What casts the shadow, in the layer's points; nil is the layer's outline.
  open var shadowPath: CGPath?

  /// Draws what a subclass shows, into a drawing whose points are the layer's.
  open func draw(in context: CGContext) {}

  /// Asks for `draw(in:)`; every picture calls it, so there is nothing to remember.
  open func setNeedsDisplay() {}

  // MARK: The tree

  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(clamping: sublayers?.count ?? 0))
  }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    let place = min(Int(index), sublayers?.count ?? 0)
    sublayers = sublayers ?? []
    sublayers?.insert(layer, at: place)
    layer.superlayer = self
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let place = sublayers?.firstIndex { $0 === sibling } ?? 0
    insertSublayer(layer, at: UInt32(clamping: place))
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let place = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? sublayers?.count ?? 0
    insertSublayer(layer, at: UInt32(clamping: place))
  }

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
}

extension CALayer: Hashable {
  public nonisolated static func == (a: CALayer, b: CALayer) -> Bool { a === b }

  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
