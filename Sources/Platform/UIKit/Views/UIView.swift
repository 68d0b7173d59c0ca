import CoreGraphics
public import Foundation
public import QuartzCore
import VitrineGraphics
package import VitrineLayout

/// A rectangle of the interface: what it shows, what it holds and how it takes part in layout.
///
/// What layout and painting need to know stands in the engine's own values: `model` for a view's kind
/// and place, the layer's style for its look. A tree of views becomes a `ViewTree` by copying them.
@MainActor
open class UIView: UIResponder, CALayerDelegate {
  package var model: View
  public private(set) lazy var layer = makeLayer()
  public internal(set) var subviews: [UIView] = []
  /// What subviews, constraints and the layer know the view by.
  let reference = BackReference<UIView>()
  private var parent: BackReference<UIView>?
  /// The controller whose root this view is.
  weak var controller: UIViewController?
  /// Those whose nearest common ancestor is this view.
  public internal(set) var constraints: [NSLayoutConstraint] = []
  public internal(set) var layoutGuides: [UILayoutGuide] = []
  var systemGuides: [LayoutGuide.Kind: UILayoutGuide] = [:]
  /// Keeps the mask alive: a layer doesn't keep the view that it belongs to.
  var maskView: UIView?
  /// Whether a table or cell gives the view its frame.
  var isPlacedByContainer = false
  /// Whether a table's delegate gives the view its height, whatever it holds.
  var hasExactHeight = false
  var needsLayout = true
  var needsUpdateOfConstraints = true
  /// The last change that this tree's frames follow; only of a topmost view.
  var solvedChange = -1
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  open var tag = 0
  open var isUserInteractionEnabled = true
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?

  public init(frame: CGRect) {
    model = Self.initialModel
    model.translatesAutoresizingMask = true
    super.init()
    reference.object = self
    let layer = layer
    layer.style = model.style
    guard frame != .zero else { return }
    layer.position = CGPoint(x: frame.midX, y: frame.midY)
    layer.bounds = CGRect(origin: .zero, size: frame.size)
  }

  override public convenience init() { self.init(frame: .zero) }

  /// Makes the view that an interface file describes; nil for any other coder.
  public required init?(coder: NSCoder) {
    guard let model = (coder as? InterfaceCoder)?.model else { return nil }
    self.model = model
    super.init()
    reference.object = self
    take(model)
  }

  deinit { reference.clear() }

  public internal(set) var superview: UIView? {
    get { parent?.object }
    set { parent = newValue?.reference }
  }

  /// Becomes what an interface file describes.
  func take(_ model: View) {
    self.model = model
    layer.take(model.style)
    layer.isHidden = model.isHidden
    let frame = CGRect(model.frame ?? .zero)
    layer.position = CGPoint(x: frame.midX, y: frame.midY)
    layer.bounds = CGRect(origin: .zero, size: frame.size)
  }

  /// What the class's views are before anything is set.
  package class var initialModel: View { View("") }

  open class var layerClass: AnyClass { CALayer.self }

  private func makeLayer() -> CALayer {
    guard let layerClass = Self.layerClass as? CALayer.Type else {
      preconditionFailure("\(Self.layerClass) is not a subclass of CALayer")
    }
    let layer = layerClass.init(viewLayer: ())
    layer.owner = reference
    return layer
  }

  override open var next: UIResponder? { controller ?? superview }

  /// In the superview.
  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }

  /// In the view itself; its origin is what of the content stands at the top left.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }

  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      layer.isHidden = newValue
      superview?.setNeedsLayout()
    }
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The frontmost view that takes touches at a point.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Called when the view was made from an interface file and its outlets are connected.
  open func awakeFromNib() {}

  // MARK: Layout

  /// Places the subviews that no constraint places; the others have their frames already.
  open func layoutSubviews() {}

  /// Adds and changes the constraints that the view makes itself.
  open func updateConstraints() { needsUpdateOfConstraints = false }

  /// The size of the view's content; `noIntrinsicMetric` where it has none.
  open var intrinsicContentSize: CGSize { ownIntrinsicSize() }

  /// What of the frame is ornament, outside of the rectangle that constraints mean by the view.
  open var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(model.alignmentInsets ?? alignmentInsets(of: model.kind))
  }

  /// The size that suits the view best within another.
  open func sizeThatFits(_ size: CGSize) -> CGSize { ownFittingSize(size) }

  /// The size that the view's constraints need; each axis is as near to the target as its priority says.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal, vertical)
  }

  /// Draws what the view shows, into the current drawing; the view's own content is under it.
  open func draw(_ rect: CGRect) {}

  /// Asks for `draw(_:)`; every picture calls it, so there is nothing to remember.
  open func setNeedsDisplay() {}

  open class var requiresConstraintBasedLayout: Bool { false }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func tintColorDidChange() {}
  open func layoutMarginsDidChange() {}

  /// What only the tree knows of the view: its children's places in it.
  func resolve(_ model: inout View, _ ids: [ObjectIdentifier: ViewID]) {}

  /// Takes a subview of an interface file, in which `model` says what it is to this view.
  func adopt(_ view: UIView, _ id: ViewID, _ model: View) { addSubview(view) }

  /// The subviews as layout takes them, in drawing order.
  var arrangedOrder: [UIView] { subviews }
}

/// What a layer tells its view.
extension BackReference: LayerOwner where Object == UIView {
  package var delegate: (any CALayerDelegate)? { object }

  package func layerDidResize(_ layer: CALayer, from size: CGSize) {
    guard let view = object else { return }
    view.setNeedsLayout()
    LayoutChanges.note()
    guard !LayoutPass.isApplying else { return }
    for subview in view.subviews { subview.autoresize(from: size, to: view.bounds.size) }
  }

  package func layerDidMove(_ layer: CALayer) { LayoutChanges.note() }
}

extension CALayer {
  /// The view that the layer belongs to.
  var view: UIView? { (owner as? BackReference<UIView>)?.object }
}
