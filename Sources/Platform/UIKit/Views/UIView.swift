import CoreGraphics
public import Foundation
public import QuartzCore
import VitrineGraphics
package import VitrineLayout

/// A rectangle of the interface with its content, subviews and layout properties.
///
/// The properties for layout and painting are stored in the engine's values: `model` for a view's
/// kind and placement, the layer's style for its look. A tree of views is converted to a `ViewTree`
/// by copying them.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate {
  package var model: View
  /// The layer that has the view's geometry and look.
  public private(set) lazy var layer = makeLayer()
  /// The subviews from back to front.
  public internal(set) var subviews: [UIView] = []
  /// The reference that subviews, constraints and the layer have to the view.
  let reference = BackReference<UIView>()
  private var parent: BackReference<UIView>?
  /// The controller of which this is the root view.
  weak var controller: UIViewController?
  /// The constraints whose nearest common ancestor is this view.
  public internal(set) var constraints: [NSLayoutConstraint] = []
  /// The layout guides that were added to the view.
  public internal(set) var layoutGuides: [UILayoutGuide] = []
  var systemGuides: [LayoutGuide.Kind: UILayoutGuide] = [:]
  /// The mask.
  ///
  /// The property retains it, because a layer doesn't retain its view.
  var maskView: UIView?
  /// A Boolean value that indicates whether a table or cell sets the view's frame.
  var isPlacedByContainer = false
  /// A Boolean value that indicates whether a table's delegate sets the view's height.
  var hasExactHeight = false
  var needsLayout = true
  var needsUpdateOfConstraints = true
  /// The change after which the tree was last laid out.
  ///
  /// It is used only in a topmost view.
  var solvedChange = -1
  /// The gesture recognizers of the view, or nil if none was ever added.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// A number with which code can find the view.
  open var tag = 0
  /// A Boolean value that indicates whether the view and its subviews receive touches.
  open var isUserInteractionEnabled = true
  /// A name that identifies the view in tests and in the tree of views.
  open var accessibilityIdentifier: String?
  /// A short description of the view for assistive technologies, which a picture doesn't show.
  open var accessibilityLabel: String?

  /// Creates a view with a position and a size in its future superview.
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

  /// Creates the view that an interface file describes.
  ///
  /// Returns nil for any other coder.
  public required init?(coder: NSCoder) {
    guard let model = (coder as? InterfaceCoder)?.model else { return nil }
    self.model = model
    super.init()
    reference.object = self
    take(model)
  }

  deinit { reference.clear() }

  /// The view that contains this one, or nil.
  public internal(set) var superview: UIView? {
    get { parent?.object }
    set { parent = newValue?.reference }
  }

  /// Sets the properties that an interface file describes.
  func take(_ model: View) {
    self.model = model
    layer.take(model.style)
    layer.isHidden = model.isHidden
    let frame = CGRect(model.frame ?? .zero)
    layer.position = CGPoint(x: frame.midX, y: frame.midY)
    layer.bounds = CGRect(origin: .zero, size: frame.size)
  }

  /// The initial properties of the class's views.
  package class var initialModel: View { View("") }

  /// The class of the view's layer, which must be `CALayer` or a subclass.
  open class var layerClass: AnyClass { CALayer.self }

  private func makeLayer() -> CALayer {
    guard let layerClass = Self.layerClass as? CALayer.Type else {
      preconditionFailure("\(Self.layerClass) is not a subclass of CALayer")
    }
    let layer = layerClass.init(viewLayer: ())
    layer.owner = reference
    return layer
  }

  /// The controller of which this is the root view, or the superview.
  override open var next: UIResponder? { controller ?? superview }

  /// The position and size in the superview.
  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }

  /// The size, and the point of the content at the top left.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }

  /// A Boolean value that indicates whether the view and its subviews are hidden.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      layer.isHidden = newValue
      superview?.setNeedsLayout()
    }
  }

  /// Returns whether a point in the view's coordinates is inside its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Returns the frontmost view that accepts touches at a point.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Handles the end of loading from an interface file, when all outlets are connected.
  open func awakeFromNib() {}

  // MARK: Layout

  /// Positions the subviews without constraints.
  ///
  /// The frames of other subviews are already set.
  open func layoutSubviews() {}

  /// Adds and changes the constraints that the view creates.
  open func updateConstraints() { needsUpdateOfConstraints = false }

  /// The size of the view's content, or `noIntrinsicMetric` for an axis without one.
  open var intrinsicContentSize: CGSize { ownIntrinsicSize() }

  /// The insets of the alignment rectangle, outside of which the frame contains ornaments.
  open var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(model.alignmentInsets ?? alignmentInsets(of: model.kind))
  }

  /// Returns the best size of the view within another size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { ownFittingSize(size) }

  /// Returns the size that the view's constraints require.
  ///
  /// A priority per axis determines how close it is to the target.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal: horizontal, vertical: vertical)
  }

  /// Draws the view's content in the current context, over the view's background.
  open func draw(_ rect: CGRect) {}

  /// Requests `draw(_:)`.
  ///
  /// It has no effect, because every picture calls the method.
  open func setNeedsDisplay() {}

  /// A Boolean value that indicates whether the class needs constraints to work.
  ///
  /// It has no effect.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Prepares for a move to another superview, or to none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Handles a change of the superview.
  open func didMoveToSuperview() {}
  /// Handles the addition of a subview.
  open func didAddSubview(_ subview: UIView) {}
  /// Prepares for the removal of a subview.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Handles a change of the tint color, of this view or of an ancestor whose color it inherits.
  open func tintColorDidChange() {}
  /// Handles a change of the layout margins.
  open func layoutMarginsDidChange() {}

  /// Adds the properties that depend on the tree: the indexes of subviews.
  func resolve(_ model: inout View, _ ids: [ObjectIdentifier: ViewID]) {}

  /// Adds a subview of an interface file.
  ///
  /// `model` describes its relation to this view.
  func adopt(_ view: UIView, id: ViewID, model: View) { addSubview(view) }

  /// The subviews in the order of layout, by default the drawing order.
  var arrangedOrder: [UIView] { subviews }
}

/// The notifications from a layer to its view.
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
  /// The view of the layer.
  var view: UIView? { (owner as? BackReference<UIView>)?.object }
}
