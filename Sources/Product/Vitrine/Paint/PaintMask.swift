import VitrineGraphics
import VitrineLayout
import VitrineRaster
import VitrineText

/// A view's mask, and the transform of its content.
extension Painter {
  /// The implementation of a mask.
  enum Masking {
    /// A clip to an opaque shape, which preserves blending with the backdrop.
    case clip
    /// A group that is masked by a second group with the mask's alpha.
    case group(ViewID)
  }

  /// Begins the content that a view's mask applies to.
  ///
  /// Returns nil for a view without a mask.
  mutating func beginMask(of view: View, _ id: ViewID, in frame: Rect) -> Masking? {
    guard let mask = view.subviews.first(where: { tree[$0].style.isMask }) else { return nil }
    if let shape = opaqueShape(of: mask, at: frame.origin) {
      list.append(.beginClip(shape), from: id.index)
      return .clip
    }
    list.append(.beginGroup(alpha: 1, .sourceOver), from: id.index)
    return .group(mask)
  }

  mutating func endMask(
    _ masking: Masking, _ id: ViewID, in frame: Rect, surroundings: Surroundings
  ) {
    guard case .group(let mask) = masking else {
      list.append(.endClip, from: id.index)
      return
    }
    var plain = surroundings
    plain.vibrancy = .none
    plain.alpha = 1
    list.append(.beginGroup(alpha: 1, .destinationIn), from: id.index)
    paint(mask, at: frame.origin, in: plain)
    list.append(.endGroup, from: id.index)
    list.append(.endGroup, from: id.index)
  }

  /// Returns the outline of a mask that is a single opaque shape, or nil for other masks.
  private func opaqueShape(of mask: ViewID, at parent: Point) -> Shape? {
    let view = tree[mask]
    guard !view.isHidden, view.style.alpha == 1, view.style.shadow == nil,
      view.style.transform == nil, view.style.borderWidth == 0, view.subviews.isEmpty,
      case .plain = view.kind
    else { return nil }
    let frame = layout[mask].offset(by: parent)
    guard let drawing = drawings[mask] else {
      return view.style.backgroundColor?.alpha == 1 ? outline(of: view, frame) : nil
    }
    guard drawing.count == 1, view.style.backgroundColor == nil,
      case .fill(let shape, .color(let color), .sourceOver) = drawing[0], color.alpha == 1
    else { return nil }
    return shape.offset(by: pixels(frame).origin)
  }

  /// Transforms the items from an index in the list on, about a point.
  mutating func turn(itemsFrom first: Int, by transform: Affine, about center: Point) {
    let middle = center * scale
    var linear = transform
    linear.tx *= scale
    linear.ty *= scale
    let map = Affine.translation(x: -middle.x, y: -middle.y).then(linear)
      .then(.translation(x: middle.x, y: middle.y))
    let mapping = ItemMapping(
      map: map, glyphs: typesetter.fonts,
      limit: Rect(x: 0, y: 0, width: Double(list.width), height: Double(list.height)))
    let places = list.rewrite(from: first) { mapping($0) }
    record?.move(entriesFrom: first, to: places) { mapping.mapped($0 * scale) * (1 / scale) }
  }
}
