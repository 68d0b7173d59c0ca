import VitrineBase
import VitrineGraphics
import VitrineLayout
import VitrinePlacement
import VitrineRaster

/// A conversion of placed nodes to the engine's view tree, with the drawings of shapes.
///
/// It is the only way out of SwiftUI: texts become labels, images image views, effects containers,
/// and shapes drawings, all with frames. The same painter, dumps and lint rules apply to them as
/// to other widgets.
@MainActor
struct TreeEmitter {
  private let placement: Placement
  private let contents: [NodeContent]
  private let sites: [_SourceSite]
  /// The step that is nearest to the node that is emitted.
  private var step: Int?
  private(set) var tree = ViewTree()
  private(set) var drawings: [ViewID: [DisplayItem]] = [:]

  init(_ placement: Placement, _ contents: [NodeContent], _ sites: [_SourceSite]) {
    self.placement = placement
    self.contents = contents
    self.sites = sites
    var root = View("root", .plain)
    root.frame = PixelGrid(scale: placement.scale).round(placement.bounds)
    root.translatesAutoresizingMask = true
    let id = tree.add(root)
    emit(placement.root, in: Parent(id: id, origin: .zero))
  }

  private typealias View = VitrineLayout.View

  /// A view of the tree with its position in the root.
  private struct Parent {
    var id: ViewID
    var origin: Point
  }

  private mutating func emit(_ id: NodeID, in parent: Parent) {
    guard let frame = placement.frame(of: id) else { return }
    let outer = step
    defer { step = outer }
    addStep(of: id)
    guard let content = placement.tree[id].content.map({ contents[$0] }) else {
      return emitChildren(of: id, in: parent)
    }
    switch content {
    case .reversed:
      for child in placement.tree[id].children.reversed() { emit(child, in: parent) }
    case .effect(let effect): emit(effect, of: id, frame, in: parent)
    case .named(let name):
      var view = View(name, .plain)
      view.userLabel = name
      emitChildren(of: id, in: add(view, frame, to: parent))
    case .platform(let view, let name): emit(view, named: name, frame, in: parent)
    case .text: _ = add(leaf(content), wholeFrame(of: id, frame), to: parent)
    default:
      let leaf = add(leaf(content), frame, to: parent)
      if case .drawing(let draw) = content {
        drawings[leaf.id] = draw(frame.size, placement.scale)
      }
      emitChildren(of: id, in: parent)
    }
  }

  /// Adds the step of a node to the explanation, unless the node only passes its child on.
  private mutating func addStep(of id: NodeID) {
    let rule = placement.tree[id].rule
    guard (rule as? PassRule)?.isStep ?? true, let placed = placement[id] else { return }
    tree.steps.append(
      PlacementStep(
        parent: step, title: rule.title, offeredWidth: lengthText(placed.proposal.width),
        offeredHeight: lengthText(placed.proposal.height), frame: placed.frame,
        location: location(of: id)))
    step = tree.steps.count - 1
  }

  private func location(of id: NodeID) -> SourceLocation? {
    sites.indices.contains(Int(id.index)) ? sites[Int(id.index)].location : nil
  }

  /// Returns a text's frame, at least as wide as the text.
  ///
  /// Both edges are rounded to pixels, which can take a pixel from a text that fits exactly.
  private func wholeFrame(of id: NodeID, _ frame: Rect) -> Rect {
    let width = PixelGrid(scale: placement.scale).ceil(placement[id]?.frame.width ?? 0)
    return Rect(
      x: frame.minX, y: frame.minY, width: max(frame.width, width), height: frame.height)
  }

  /// Emits children from back to front.
  private mutating func emitChildren(of id: NodeID, in parent: Parent) {
    let children = placement.tree[id].children
    guard children.contains(where: { placement.tree[$0].traits.zIndex != 0 }) else {
      for child in children { emit(child, in: parent) }
      return
    }
    let order = children.enumerated().sorted {
      (placement.tree[$0.element].traits.zIndex, $0.offset)
        < (placement.tree[$1.element].traits.zIndex, $1.offset)
    }
    for child in order { emit(child.element, in: parent) }
  }

  private mutating func add(_ view: View, _ frame: Rect, to parent: Parent) -> Parent {
    var view = view
    let origin = parent.origin
    view.frame = frame.offset(by: Point(x: -origin.x, y: -origin.y))
    view.step = step
    view.location = step.flatMap { tree.steps[$0].location }
    view.translatesAutoresizingMask = true
    return Parent(id: tree.add(view, to: parent.id), origin: frame.origin)
  }

  /// Returns the view of a content without children.
  private func leaf(_ content: NodeContent) -> View {
    let number = tree.views.count
    switch content {
    case .text(let label): return View("text-\(number)", .label(label))
    case .image(let image):
      var view = View("image-\(number)", .image(ImageView(image.reference)))
      view.style.contentMode = image.mode
      view.style.tintColor = image.tint
      view.style.clipsToBounds = image.mode == .scaleAspectFill
      return view
    case .color(let color):
      var view = View("color-\(number)", .plain)
      view.style.backgroundColor = color
      return view
    case .material(let style): return View("material-\(number)", .effect(.blur(style)))
    case .placeholder(let name): return View("placeholder-\(number)", .placeholder(name))
    case .drawing, .effect, .reversed, .named, .platform: return View("shape-\(number)", .plain)
    }
  }

  /// Lays out a view of UIKit in its frame and emits it with its subviews.
  private mutating func emit(
    _ view: UIView, named name: String, _ frame: Rect, in parent: Parent
  ) {
    view.frame = CGRect(Rect(origin: .zero, size: frame.size))
    view.setNeedsLayout()
    view.layoutIfNeeded()
    let hosted = HostedViews(view)
    let outer = add(View("\(name)-\(tree.views.count)", .plain), frame, to: parent)
    let offset = tree.add(hosted.tree, below: outer.id)
    for (id, items) in hosted.drawings { drawings[ViewID(id.index + offset)] = items }
  }

  private mutating func emit(
    _ effect: NodeEffect, of id: NodeID, _ frame: Rect, in parent: Parent
  ) {
    var view = View("group-\(tree.views.count)", .plain)
    switch effect {
    case .opacity(let opacity): view.style.alpha = opacity
    case .clip: view.style.clipsToBounds = true
    case .clipRounded(let radius, let curve):
      view.style.clipsToBounds = true
      view.style.cornerRadius = radius
      view.style.cornerCurve = curve
    case .mask, .stencil:
      let children = placement.tree[id].children
      let order =
        if case .mask = effect { (children[0], children[1]) } else { (children[1], children[0]) }
      return emit(order.0, maskedBy: order.1, view, frame, in: parent)
    case .shadow(let shadow): return emitShadow(shadow, of: id, view, frame, in: parent)
    case .transform(let transform, let anchor):
      view.style.transform = Self.centered(transform, at: anchor, in: frame.size)
    case .sized(let transform):
      view.style.transform = Self.centered(transform(frame.size), at: .zero, in: frame.size)
    case .hidden: view.isHidden = true
    case .filter(let filter): view.style.filter = filter
    case .blend(let mode): view.style.blendMode = mode
    }
    emitChildren(of: id, in: add(view, frame, to: parent))
  }

  /// Returns a transform about an anchor as one about the middle.
  private static func centered(_ transform: Affine, at anchor: Point, in size: Size) -> Affine {
    let x = (anchor.x - 0.5) * size.width
    let y = (anchor.y - 0.5) * size.height
    return Affine.translation(x: -x, y: -y).then(transform).then(.translation(x: x, y: y))
  }

  private mutating func emit(
    _ content: NodeID, maskedBy maskID: NodeID, _ view: View, _ frame: Rect, in parent: Parent
  ) {
    let container = add(view, frame, to: parent)
    emit(content, in: container)
    // A single shape stays a single view, which the painter clips to.
    let isShape =
      placement.tree[maskID].content.map { number in
        if case .drawing = contents[number] { true } else { false }
      } ?? false
    let first = tree.views.count
    if isShape {
      emit(maskID, in: container)
    } else {
      let mask = add(View("mask-\(first)", .plain), frame, to: container)
      emit(maskID, in: mask)
    }
    if first < tree.views.count { tree.views[first].style.isMask = true }
  }

  /// Emits a container with the shadow of a single shape, or of the picture of several views.
  private mutating func emitShadow(
    _ shadow: VitrineLayout.Shadow, of id: NodeID, _ view: View, _ frame: Rect, in parent: Parent
  ) {
    let container = add(view, frame, to: parent)
    emitChildren(of: id, in: container)
    let inner = container.id.index + 1..<tree.views.count
    if inner.count == 1, let path = outline(ViewID(inner.lowerBound), in: container.id) {
      var shadow = shadow
      shadow.path = path
      tree.views[container.id.index].style.shadow = shadow
    } else {
      tree.views[container.id.index].style.filter = .shadow(
        shadow.color, offset: shadow.offset, sigma: shadow.radius / 2)
    }
  }

  /// Returns the outline of a view's fill in points of a container, or nil.
  private func outline(_ id: ViewID, in container: ViewID) -> VitrineGraphics.Path? {
    let path: VitrineGraphics.Path
    let frame = tree[id].frame ?? .zero
    if let color = tree[id].style.backgroundColor, color.alpha > 0 {
      path = .rectangle(Rect(origin: .zero, size: frame.size))
    } else if let drawing = drawings[id]?.first, case .fill(let shape, _, _) = drawing {
      path = shape.outline.mapped(by: .scale(x: 1 / placement.scale, y: 1 / placement.scale))
    } else {
      return nil
    }
    var offset = frame.origin
    var outer = tree[id].parent
    while let parent = outer, parent != container {
      offset = offset + (tree[parent].frame?.origin ?? .zero)
      outer = tree[parent].parent
    }
    return path.mapped(by: .translation(x: offset.x, y: offset.y))
  }
}

extension VitrineRaster.Shape {
  /// The path of the shape.
  fileprivate var outline: VitrineGraphics.Path {
    switch self {
    case .rect(let rect): .rectangle(rect)
    case .roundedRect(let rect, let radius, let curve, let corners):
      .rounded(rect, radius: radius, curve: curve, corners: corners)
    case .path(let path, _): path
    }
  }
}
