import CoreGraphics
import Foundation
import QuartzCore
import VitrineGraphics
package import VitrineLayout
package import VitrineRaster
import VitrineSolver

/// A tree of live views as the engine's view tree.
@MainActor
package struct LiveTree {
  package var tree = ViewTree()
  /// By the tree's views: the live view; nil for one that is not a live view.
  package private(set) var views: [UIView?] = []
  private var ids: [ObjectIdentifier: ViewID] = [:]
  private var guides: [ObjectIdentifier: GuideID] = [:]
  private let names: [ObjectIdentifier: String]
  /// Whether layers without a view are in the tree: they are painted, but take no part in layout.
  private let showsLayers: Bool
  /// The layers of the tree, of views and without one, by the tree's views.
  private var layers: [(id: ViewID, layer: CALayer)] = []

  /// A view with all it holds; `names` are what views without a name of their own are called.
  package init(_ root: UIView, names: [ObjectIdentifier: String]) {
    self.names = names
    showsLayers = true
    add(root, to: nil)
    addConstraints()
  }

  /// The same for layout alone.
  init(_ root: UIView) {
    names = [:]
    showsLayers = false
    makeRoom()
    add(root, to: nil)
    addConstraints()
  }

  /// The same inside another view.
  init(_ root: UIView, in outer: View) {
    names = [:]
    showsLayers = false
    views.append(nil)
    let parent = tree.add(outer)
    add(root, to: parent)
    addConstraints()
  }

  /// Room for the views of a card, so that they don't move as the list grows.
  private mutating func makeRoom() {
    tree.views.reserveCapacity(64)
    views.reserveCapacity(64)
    ids.reserveCapacity(64)
  }

  private mutating func add(_ view: UIView, to parent: ViewID?) {
    // The one copy; from here on it is changed in place.
    let id = tree.add(view.model, to: parent)
    view.bringUpToDate(&tree.views[id.index])
    if showsLayers { name(id, of: view) }
    if let parent, let outer = views[parent.index] {
      let origin = outer.bounds.origin.point
      if origin != .zero, !(outer is UIScrollView), let frame = tree.views[id.index].frame {
        tree.views[id.index].frame = frame.offset(by: Point(x: -origin.x, y: -origin.y))
      }
    }
    views.append(view)
    ids[ObjectIdentifier(view)] = id
    for guide in view.layoutGuides { add(guide, of: id) }
    if showsLayers { layers.append((id, view.layer)) }
    addChildren(of: view, to: id)
    // In place: a subscript of another module would copy the view back and forth.
    view.resolve(&tree.views[id.index], ids)
    addMask(of: view.layer, to: id)
    keepOutOfStack(id)
  }

  /// What people see of a view: its name, and the gradient that its layer is; layout needs neither.
  private mutating func name(_ id: ViewID, of view: UIView) {
    if case .plain = tree.views[id.index].kind,
      let gradient = (view.layer as? CAGradientLayer)?.gradient
    {
      tree.views[id.index].kind = .gradient(gradient)
    }
    if tree.views[id.index].name.isEmpty { tree.views[id.index].name = name(of: view) }
  }

  /// Layers without a view are in no stack's arrangement.
  private mutating func keepOutOfStack(_ id: ViewID) {
    guard showsLayers, case .stack(var stack) = tree.views[id.index].kind else { return }
    stack.unarranged.formUnion(tree[id].subviews.filter { views[$0.index] == nil })
    tree[id].kind = .stack(stack)
  }

  /// A layer's mask, which is the layer's last child.
  private mutating func addMask(of layer: CALayer, to id: ViewID) {
    guard showsLayers, let mask = layer.mask else { return }
    let place = ViewID(tree.views.count)
    if let view = mask.view {
      add(view, to: id)
    } else {
      add(mask, to: id)
    }
    tree[place].style.isMask = true
    // Its frame is in the layer's points; nothing arranges it.
    views[place.index] = nil
  }

  /// Adds subviews and layers from back to front, as they are drawn.
  private mutating func addChildren(of view: UIView, to id: ViewID) {
    let layers = view.layer.sublayers ?? []
    guard showsLayers, layers.count > view.subviews.count else {
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

  /// A layer without a view, as a view that stays at its frame.
  private mutating func add(_ layer: CALayer, to parent: ViewID) {
    var model = View("\(type(of: layer))-\(views.count)")
    if let gradient = (layer as? CAGradientLayer)?.gradient { model.kind = .gradient(gradient) }
    model.frame = layer.untransformedFrame.rect
    model.translatesAutoresizingMask = true
    model.isHidden = layer.isHidden
    model.style = layer.resolvedStyle
    let id = tree.add(model, to: parent)
    views.append(nil)
    layers.append((id, layer))
    for child in layer.sublayers ?? [] { add(child, to: id) }
    addMask(of: layer, to: id)
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

  /// Adds a constraint; one that leads out of the tree is left out, as UIKit leaves it to the superview.
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
      Anchor(first, attribute), constraint.relation.relation, second,
      multiplier: Double(constraint.multiplier), constant: Double(constraint.constant),
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

  /// A guide's place in the tree, which it gets when it is first needed; nil where its view is in none.
  mutating func id(of guide: UILayoutGuide) -> GuideID? {
    if let known = guides[ObjectIdentifier(guide)] { return known }
    guard let owner = guide.owningView, let id = ids[ObjectIdentifier(owner)] else { return nil }
    return add(guide, of: id)
  }

  /// What layers show and the views of the widget's own classes draw, in pixels from their top left.
  package func drawings() -> [ViewID: [DisplayItem]] {
    var drawings: [ViewID: [DisplayItem]] = [:]
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

  /// What a view's content is moved by: nothing for a scroll view, whose offset the engine knows.
  package func offset(in view: UIView) -> CGPoint { view.bounds.origin }
}

extension UIView {
  /// Gives a copy of the view's model, which is the view for the engine, the frame and look of now.
  func bringUpToDate(_ model: inout View) {
    let layer = layer
    model.frame = layer.untransformedFrame.rect
    model.isHidden = layer.isHidden
    model.style = layer.resolvedStyle
    // Those that an interface file had; the live ones are added by themselves.
    model.subviews = []
    if OwnClasses.contains(type(of: self)) {
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
