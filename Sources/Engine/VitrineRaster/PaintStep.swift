import VitrineGraphics

/// An item of a display list that is prepared for painting: its pixels, source and clip.
///
/// The preparation computes masks, resampled images and blurred shadows. Painting, entirely or in
/// bands of rows, then only visits pixels.
enum PaintStep {
  case paint(Coverage, Clip, Source)
  /// Masks that are painted in order with one color, such as those of glyphs.
  case stamps([Mask], Clip, SolidColor)
  /// A reduced backdrop that is enlarged while it is painted.
  case enlarged(DisplayList.Backdrop, Coverage, Clip)
  /// The start of a group that is contained in a box.
  case beginGroup(PixelBox)
  case endGroup(alpha: UInt8, BlendMode, Clip)

  /// The rows that painting can change, or nil for all if the target layer changes.
  var rows: Range<Int>? {
    switch self {
    case .paint(let coverage, let clip, _), .enlarged(_, let coverage, let clip):
      return clip.box.intersection(coverage.box).rows
    case .stamps(let masks, let clip, _):
      let top = masks.reduce(Int.max) { min($0, $1.y) }
      let bottom = masks.reduce(Int.min) { max($0, $1.y + $1.height) }
      let (first, last) = (max(top, clip.box.minY), min(bottom, clip.box.maxY))
      return first..<max(first, last)
    case .beginGroup, .endGroup: return nil
    }
  }

  /// A box in which this step hides everything painted before, or nil if it hides nothing.
  var hidingBox: PixelBox? {
    let (coverage, clip): (Coverage, Clip)
    switch self {
    case .paint(let covered, let clipped, let source) where source.isHiding:
      (coverage, clip) = (covered, clipped)
    case .enlarged(let backdrop, let covered, let clipped) where backdrop.isOpaque:
      (coverage, clip) = (covered, clipped)
    default: return nil
    }
    let box = coverage.solidBox.intersection(clip.box)
    return box.isEmpty || clip.softness(over: box) != nil ? nil : box
  }
}

extension Coverage {
  /// A box of fully covered pixels, which contains most of them.
  fileprivate var solidBox: PixelBox {
    switch self {
    case .solid(let box): box
    case .rounded(let rounded, let box): rounded.rowsBetweenCorners.intersection(box)
    case .mask: PixelBox(minX: 0, minY: 0, maxX: 0, maxY: 0)
    }
  }
}

extension Source {
  /// A Boolean value that indicates whether the result is independent of the backdrop.
  fileprivate var isHiding: Bool {
    switch self {
    case .solid(let color): color.isHiding
    case .bitmap(let bitmap): bitmap.isHiding
    case .shading, .enlarged: false
    }
  }
}
