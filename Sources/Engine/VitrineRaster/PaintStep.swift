import VitrineGraphics

/// An item of a display list made ready for painting: which pixels, with what, and where it shows.
///
/// Making it takes masks, resampled images and blurred shadows; painting it, whole or a band of rows
/// at a time, only goes over pixels.
enum PaintStep {
  case paint(Coverage, Clip, Source)
  /// Masks painted one after the other in one color, as those of glyphs are.
  case stamps([Mask], Clip, SolidColor)
  /// A backdrop that is made large where it is painted.
  case enlarged(DisplayList.Backdrop, Coverage, Clip)
  /// A group that reaches over a box at most.
  case beginGroup(PixelBox)
  case endGroup(alpha: UInt8, BlendMode, Clip)

  /// The rows that painting may change; nil for all, where what is painted on changes.
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

  /// A box in which this step hides everything painted before it; nil if it hides nothing.
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
  /// Pixels that are covered wholly: most of them.
  fileprivate var solidBox: PixelBox {
    switch self {
    case .solid(let box): box
    case .rounded(let rounded, let box): rounded.rowsBetweenCorners.intersection(box)
    case .mask: PixelBox(minX: 0, minY: 0, maxX: 0, maxY: 0)
    }
  }
}

extension Source {
  /// Whether what it is painted over doesn't matter.
  fileprivate var isHiding: Bool {
    switch self {
    case .solid(let color): color.isHiding
    case .bitmap(let bitmap): bitmap.isHiding
    case .shading, .enlarged: false
    }
  }
}
