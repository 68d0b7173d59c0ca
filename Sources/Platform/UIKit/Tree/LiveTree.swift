import CoreGraphics
import Foundation
import QuartzCore
import VitrineGraphics
package import VitrineLayout
package import VitrineRaster
import VitrineSolver

/// A conversion of live views to the engine's view tree.
@preconcurrency @MainActor
package struct LiveTree {
  package var tree = ViewTree()
  /// The live views by index in the tree, or nil for other views.
  package private(set) var views: [UIView?] = []
  private var ids: [ObjectIdentifier: ViewID] = [:]
  private var guides: [ObjectIdentifier: GuideID] = [:]
  private let names: [ObjectIdentifier: String]
  /// A Boolean value that indicates whether the tree contains layers without a view, which are
  /// painted but don't affect layout.
  private let showsLayers: Bool
  /// The layers of the tree with their indexes, including those without a view.
  private var layers: [(id: ViewID, layer: CALayer)] = []
  /// The drawings of views that other frameworks laid out.
  private var hostedDrawings: [ViewID: [DisplayItem]] = [:]

  /// Converts a view and its subviews.
  ///
  /// `names` contains the names of views that have none.
  package init(_ root: UIView, names: [ObjectIdentifier: String]) {
    self.names = names
    showsLayers = true
    add(root, to: nil)
    addConstraints()
  }

  /// Converts a view for layout only.
  init(_ root: UIView) {
    names = [:]
    showsLayers = false
    makeRoom()
    add(root, to: nil)
    addConstraints()
  }

  /// Converts a view as a subview of another one.
  init(_ root: UIView, in outer: View) {
    names = [:]
    showsLayers = false
    views.append(nil)
    let parent = tree.add(outer)
    add(root, to: parent)
    addConstraints()
  }

  /// Reserves capacity for the views of a card, so that they aren't moved while the list grows.
  private mutating func makeRoom() {
    tree.views.reserveCapacity(64)
    views.reserveCapacity(64)
    ids.reserveCapacity(64)
  }

  private mutating func add(_ view: UIView, to parent: ViewID?) {
    // This is the only copy. It is modified in place.
    let id = tree.add(view.model, to: parent)
    view.bringUpToDate(&tree.views[id.index])
    if showsLayers { name(id, of: view) }
    if let parent, let outer = views[parent.index] {
      let origin = outer.bounds.origin.point
      if origin != .zero, !(outer is UIScrollView) || outer is UITableView,
        let frame = tree.views[id.index].frame
      {
        tree.views[id.index].frame = frame.offset(by: Point(x: -origin.x, y: -origin.y))
      }
    }
    views.append(view)
    ids[ObjectIdentifier(view)] = id
    for guide in view.layoutGuides { add(guide, of: id) }
    if showsLayers { layers.append((id, view.layer)) }
    addChildren(of: view, to: id)
    if showsLayers, let host = view as? any ViewsHost { add(host.hostedViews(), to: id) }
    // The modification is in place, because a subscript of another module would copy the view
    // twice.
    view.resolve(&tree.views[id.index], ids)
    addMask(of: view.layer, to: id)
    keepOutOfStack(id)
  }

  /// Adds the finished views of another framework.
  private mutating func add(_ hosted: HostedViews, to parent: ViewID) {
    let offset = tree.add(hosted.tree, below: parent)
    views += Array(repeating: nil, count: tree.views.count - views.count)
    for (id, items) in hosted.drawings { hostedDrawings[ViewID(id.index + offset)] = items }
  }

  /// Sets the properties that layout doesn't need: a view's name, and the gradient of its layer.
  private mutating func name(_ id: ViewID, of view: UIView) {
    if case .plain = tree.views[id.index].kind,
      let gradient = (view.layer as? CAGradientLayer)?.gradient
    {
      tree.views[id.index].kind = .gradient(gradient)
    }
    if OwnClasses.contains(type(of: view)) { leaveDrawingToCode(id, of: view) }
    if tree.views[id.index].name.isEmpty { tree.views[id.index].name = name(of: view) }
  }

  /// Removes the content that the code of a label's or a button's class draws.
  private mutating func leaveDrawingToCode(_ id: ViewID, of view: UIView) {
    if let label = view as? UILabel, label.drawsText() {
      tree.views[id.index].keepSize(of: view)
      tree.views[id.index].kind = .plain
    } else if let button = view as? UIButton, button.arrangesContent {
      tree.views[id.index].keepSize(of: view)
      tree.views[id.index].kind = .button(button.withoutContent)
    }
  }

  /// Excludes a layer without a view from a stack's arrangement.
  private mutating func keepOutOfStack(_ id: ViewID) {
    guard showsLayers, case .stack(var stack) = tree.views[id.index].kind else { return }
    stack.unarranged.formUnion(tree[id].subviews.filter { views[$0.index] == nil })
    tree[id].kind = .stack(stack)
  }

  /// Adds a layer's mask, which is the layer's last child.
  private mutating func addMask(of layer: CALayer, to id: ViewID) {
    guard showsLayers, let mask = layer.mask else { return }
    let place = ViewID(tree.views.count)
    if let view = mask.view {
      add(view, to: id)
    } else {
      add(mask, to: id)
    }
    tree[place].style.isMask = true
    // Its frame is in the layer's coordinates and isn't arranged.
    views[place.index] = nil
  }

  /// Adds subviews and layers from back to front.
  private mutating func addChildren(of view: UIView, to id: ViewID) {
    let layers = view.layer.paintedSublayers
    let isReordered = !(view is UIStackView) && layers.contains { $0.zPosition != 0 }
    guard showsLayers, isReordered || layers.count > view.subviews.count else {
      for child in view.arrangedOrder { add(child, to: id) }
      return
    }
    for layer in layers {
      if let child = layer.view {
        add(child, to: id)
      } else {
        add(layer, to: id)
      }
    }
  }

  /// Adds a layer without a view, as a view with a fixed frame.
  private mutating func add(_ layer: CALayer, to parent: ViewID) {
    var model = View("\(type(of: layer))-\(views.count)")
    if let gradient = (layer as? CAGradientLayer)?.gradient { model.kind = .gradient(gradient) }
    model.frame = layer.untransformedFrame.acceptableRect
    model.translatesAutoresizingMask = true
    model.isHidden = layer.isHidden
    model.style = layer.resolvedStyle
    let id = tree.add(model, to: parent)
    views.append(nil)
    layers.append((id, layer))
    addSublayers(of: layer, to: id)
    addMask(of: layer, to: id)
  }

  /// Adds the sublayers of a layer, and the copies of a replicator's in groups of its size.
  private mutating func addSublayers(of layer: CALayer, to id: ViewID) {
    guard let replicator = layer as? CAReplicatorLayer else {
      for child in layer.paintedSublayers { add(child, to: id) }
      return
    }
    for instance in replicator.instances {
      var model = View("instance-\(views.count)")
      model.frame = Rect(origin: Point(x: 0, y: 0), size: layer.bounds.size.size)
      model.translatesAutoresizingMask = true
      model.style.alpha = instance.opacity
      if !instance.transform.isIdentity { model.style.transform = instance.transform.affine }
      let group = tree.add(model, to: id)
      views.append(nil)
      for child in layer.paintedSublayers { add(child, to: group) }
    }
  }

  private func name(of view: UIView) -> String {
    if let name = view.accessibilityIdentifier, !name.isEmpty { return name }
    return names[ObjectIdentifier(view)] ?? "\(type(of: view))-\(views.count)"
  }

  @discardableResult
  private mutating func add(_ guide: UILayoutGuide, of owner: ViewID) -> GuideID {
    let name = guide.identifier.isEmpty ? "guide\(tree.guides.count)" : guide.identifier
    let id = tree.add(LayoutGuide(name, guide.kind, of: owner))
    guides[ObjectIdentifier(guide)] = id
    return id
  }

  private mutating func addConstraints() {
    for view in views {
      for constraint in view?.constraints ?? [] { add(constraint) }
    }
  }

  /// Adds a constraint.
  ///
  /// One that refers to a view outside of the tree is skipped, because in UIKit it belongs to the
  /// superview.
  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard let first = item(constraint.first) else { return }
    var second: Anchor?
    if constraint.secondAttribute != .notAnAttribute, let other = constraint.second {
      guard let item = item(other), let attribute = constraint.secondAttribute.layout else {
        return
      }
      second = Anchor(item, attribute)
    }
    guard let attribute = constraint.firstAttribute.layout else { return }
    var added = Constraint(
      constraint.name ?? constraint.identifier
        ?? (showsLayers ? "c\(tree.constraints.count + 1)" : ""),
      Anchor(first, attribute), relation: constraint.relation.relation, second: second,
      multiplier: Double(constraint.multiplier),
      constant: LayoutError.acceptable(Double(constraint.constant)),
      priority: .init(Double(constraint.priority.rawValue)))
    added.identifier = constraint.identifier
    added.location = constraint.location
    tree.constraints.append(added)
  }

  private mutating func item(_ item: ConstraintItem) -> LayoutItem? {
    switch item {
    case .view(let view):
      view.object.flatMap { ids[ObjectIdentifier($0)] }.map(LayoutItem.view)
    case .guide(let guide):
      guide.object.flatMap { id(of: $0) }.map(LayoutItem.guide)
    }
  }

  /// Returns the index of a guide, which is added on first use, or nil if its view isn't in the
  /// tree.
  mutating func id(of guide: UILayoutGuide) -> GuideID? {
    if let known = guides[ObjectIdentifier(guide)] { return known }
    guard let owner = guide.owningView, let id = ids[ObjectIdentifier(owner)] else { return nil }
    return add(guide, of: id)
  }

  /// Returns the drawings of layers and of the widget's view classes, in pixels from their top
  /// left.
  package func drawings() -> [ViewID: [DisplayItem]] {
    var drawings = hostedDrawings
    for (id, layer) in layers {
      let items = layer.recordedDrawing()
      if !items.isEmpty { drawings[id] = items }
    }
    for (index, view) in views.enumerated() {
      guard let view, !view.isHidden, OwnClasses.contains(type(of: view)) else { continue }
      let items = view.recordedDrawing()
      drawings[ViewID(index), default: []] += items
    }
    return drawings.filter { !$0.value.isEmpty }
  }

  /// Returns the offset of a view's content.
  ///
  /// The engine already knows that of a scroll view.
  package func offset(in view: UIView) -> CGPoint { view.bounds.origin }
}

extension UIView {
  /// Updates the frame and look in a copy of the view's model.
  func bringUpToDate(_ model: inout View) {
    let layer = layer
    model.frame = layer.untransformedFrame.acceptableRect
    model.isHidden = layer.isHidden
    model.style = layer.resolvedStyle
    // These are the subviews of an interface file. Live subviews are added separately.
    model.subviews = []
    if hasBarSize || OwnClasses.contains(type(of: self)) {
      (model.intrinsicWidth, model.intrinsicHeight) = intrinsicDimensions
      model.alignmentInsets = alignmentRectInsets.insets
    }
    guard isPlacedByContainer else { return }
    model.frame = nil
    model.translatesAutoresizingMask = false
    if superview is UITableView, !(self is UITableViewCell) {
      model.intrinsicHeight = .fixed(Double(frame.height))
      model.compressionResistance.vertical = .required
      if hasExactHeight { model.hugging.vertical = .required }
    }
  }
}

extension View {
  /// Fixes the intrinsic size, so that it doesn't depend on removed content.
  @MainActor
  fileprivate mutating func keepSize(of view: UIView) {
    let size = view.intrinsicContentSize
    func dimension(_ value: CGFloat) -> IntrinsicDimension {
      value == UIView.noIntrinsicMetric ? .none : .fixed(Double(value))
    }
    (intrinsicWidth, intrinsicHeight) = (dimension(size.width), dimension(size.height))
  }
}

extension CGRect {
  /// The nearest rectangle that layout accepts.
  fileprivate var acceptableRect: Rect {
    Rect(
      x: LayoutError.acceptable(Double(origin.x)), y: LayoutError.acceptable(Double(origin.y)),
      width: LayoutError.acceptable(Double(size.width)),
      height: LayoutError.acceptable(Double(size.height)))
  }
}
