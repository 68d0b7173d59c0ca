public import CoreGraphics
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
  /// The margins of a controller's root view that the system has set, or nil.
  var systemMargins: Insets?
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
  /// The texts for assistive technologies, which a picture doesn't show.
  var accessibility = AccessibilityTexts()
  /// The settings that don't affect a picture.
  var settings = ViewSettings()
  /// A Boolean value that indicates whether the view is in the screen's window.
  var isInWindow = false

  /// A Boolean value that indicates whether the view is a bar, whose height the system chooses.
  var hasBarSize: Bool { false }

  /// A Boolean value that indicates whether a view that code creates receives touches.
  class var receivesTouches: Bool { true }

  /// Creates a view with a position and a size in its future superview.
  public init(frame: CGRect) {
    model = Self.initialModel
    model.translatesAutoresizingMask = true
    super.init()
    reference.object = self
    isUserInteractionEnabled = Self.receivesTouches
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
    let layer = LayerFactory.make(layerClass)
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

  // MARK: Members that subclasses override

  /// The background color of the layer.
  ///
  /// The default is nil, which is transparent.
  open var backgroundColor: UIColor? {
    get { layer.style.backgroundColor.map(UIColor.init) }
    set { layer.style.backgroundColor = newValue?.color }
  }

  /// The opacity from 0 to 1 of the view and its subviews.
  ///
  /// Below 0.01 the view ignores touches.
  open var alpha: CGFloat {
    get { CGFloat(layer.style.alpha) }
    set { layer.style.alpha = Double(min(1, max(0, newValue))) }
  }

  /// A Boolean value that indicates whether content is clipped to the bounds with their rounded
  /// corners.
  open var clipsToBounds: Bool {
    get { layer.style.clipsToBounds }
    set { layer.style.clipsToBounds = newValue }
  }

  // The platform declares it as implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The tint color of the view or of the nearest ancestor that has one.
  open var tintColor: UIColor! {
    get {
      var at: UIView? = self
      while let view = at {
        if let color = view.layer.style.tintColor { return UIColor(color) }
        at = view.superview
      }
      return .systemBlue
    }
    set {
      layer.style.tintColor = newValue?.color
      tellTint()
    }
  }

  /// The content mode, by default scale to fill.
  ///
  /// It affects images but not drawings.
  open var contentMode: ContentMode {
    get { ContentMode(layer.style.contentMode) }
    set { layer.style.contentMode = newValue.mode }
  }

  /// The variant's traits, because no view of a widget overrides them.
  open var traitCollection: UITraitCollection { .current }

  /// The position of the anchor point in the superview, by default the center of the frame.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// The transform of the view and its subviews about its anchor point, by default its center.
  ///
  /// As documented, layout ignores it, and the frame is then the bounding box of the view. `center`
  /// and `bounds` position the view.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// Requests `layoutSubviews` of this view at the next layout.
  open func setNeedsLayout() { needsLayout = true }

  /// Lays out the entire tree of the view if any part has changed.
  open func layoutIfNeeded() { LayoutPass.run(from: topmost) }

  /// Requests `updateConstraints` of this view at the next layout.
  open func setNeedsUpdateConstraints() { needsUpdateOfConstraints = true }

  /// Calls `updateConstraints` of this view if it was requested.
  open func updateConstraintsIfNeeded() {
    guard needsUpdateOfConstraints else { return }
    needsUpdateOfConstraints = false
    updateConstraints()
  }

  /// Invalidates the intrinsic size after a change of the content.
  open func invalidateIntrinsicContentSize() {
    LayoutChanges.note()
    superview?.setNeedsLayout()
  }

  /// Resizes the view to fit its content, with the same top left.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  /// Returns the size that the constraints require, as close as possible to a target.
  ///
  /// Both axes have the priority `fittingSizeLevel`.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The margins, by default 8 points on each side.
  ///
  /// A root view's are those of its host.
  open var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(model.layoutMargins ?? Insets(all: 8)) }
    set {
      model.layoutMargins = newValue.insets
      LayoutChanges.note()
      layoutMarginsDidChange()
    }
  }

  /// The margins with leading and trailing sides.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let own = layoutMargins
      let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
      return NSDirectionalEdgeInsets(
        top: own.top, leading: isLeft ? own.left : own.right, bottom: own.bottom,
        trailing: isLeft ? own.right : own.left)
    }
    set {
      let isLeft = effectiveUserInterfaceLayoutDirection == .leftToRight
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isLeft ? newValue.leading : newValue.trailing,
        bottom: newValue.bottom, right: isLeft ? newValue.trailing : newValue.leading)
    }
  }

  /// The parts of the view outside of the screen's safe area, which are zero on a widget's card.
  open var safeAreaInsets: UIEdgeInsets { ownSafeAreaInsets }

  /// Adds a view in front of the other subviews.
  ///
  /// It is removed from its previous superview.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Inserts a view at an index from the back, which is clamped to the subviews.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: min(max(0, index), subviews.count))
  }

  /// Removes the view from its superview, with every constraint to views outside of it.
  ///
  /// As documented, constraints inside of the view remain. A stack view removes it from its
  /// arrangement.
  open func removeFromSuperview() {
    guard let parent = superview else { return }
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    dropOuterConstraints()
    (parent as? UIStackView)?.forget(self)
    parent.subviews.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    superview = nil
    moveToWindow(false)
    parent.setNeedsLayout()
    LayoutChanges.note()
    didMoveToSuperview()
  }

  // MARK: Touches, states and drawing of a subclass

  /// The contexts of the view, which has traits of its own only through its ancestors.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Prepares the view for Interface Builder, which doesn't run here.
  open func prepareForInterfaceBuilder() {}

  /// Handles a change of the safe area, which a widget doesn't have.
  open func safeAreaInsetsDidChange() {}

  /// Prepares for a move to a window.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Handles the move to the screen's window.
  open func didMoveToWindow() {}

  /// Stores the view, which has no effect.
  open func encode(with coder: NSCoder) {}

  // MARK: The layer's delegate

  /// Positions the layer's sublayers: those of subviews by `layoutSubviews()`.
  open func layoutSublayers(of layer: CALayer) {
    if layer === self.layer { layoutSubviews() }
  }

  /// Draws the layer's content by `draw(_:)`.
  open func draw(_ layer: CALayer, in context: CGContext) {
    UIGraphicsPushContext(context)
    draw(bounds)
    UIGraphicsPopContext()
  }

  /// Sets the layer's content in place of drawing.
  open func display(_ layer: CALayer) {}

  /// Prepares the layer for drawing.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Returns the animation of a change, which has no effect.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  /// Adds the properties that depend on the tree: the indexes of subviews.
  func resolve(_ model: inout View, _ ids: [ObjectIdentifier: ViewID]) {}

  /// Adds a subview of an interface file.
  ///
  /// `model` describes its relation to this view.
  func adopt(_ view: UIView, id: ViewID, model: View) { addSubview(view) }

  /// The subviews in the order of layout, by default the drawing order.
  var arrangedOrder: [UIView] { subviews }
}
