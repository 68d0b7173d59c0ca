import VitrineGraphics

/// A shape as pixels see it.
enum Coverage {
  /// Every pixel of the box, wholly.
  case solid(PixelBox)
  case mask(Mask)
  /// A box whose first and last rows come from masks and whose middle is solid.
  case banded(top: Mask, middle: PixelBox, bottom: Mask)

  /// The coverage of a shape within `limit`; nil where it covers nothing.
  init?(_ shape: Shape, within limit: PixelBox) {
    switch shape {
    case .rect(let rect):
      guard let box = PixelBox(rect, within: limit), !rect.isEmpty else { return nil }
      if Self.isWhole(rect) {
        self = .solid(box)
      } else {
        self = .mask(Self.mask(.rectangle(rect), .nonZero, box))
      }
    case .roundedRect(let rect, let radius, let curve, let corners):
      guard let box = PixelBox(rect, within: limit), !rect.isEmpty, radius.isFinite else {
        return nil
      }
      let path = Path.rounded(rect, radius: radius, curve: curve, corners: corners)
      let reach = Int(min(radius * 1.53, min(rect.width, rect.height) / 2)) + 2
      let middle = PixelBox(
        minX: box.minX, minY: max(box.minY, Int(PixelGrid.floor(max(rect.minY, -1e9))) + reach),
        maxX: box.maxX, maxY: min(box.maxY, Int(PixelGrid.floor(min(rect.maxY, 1e9))) - reach))
      guard Self.isWhole(rect), !middle.isEmpty else {
        self = .mask(Self.mask(path, .nonZero, box))
        return
      }
      var upper = box
      upper.maxY = middle.minY
      var lower = box
      lower.minY = middle.maxY
      self = .banded(
        top: Self.mask(path, .nonZero, upper), middle: middle,
        bottom: Self.mask(path, .nonZero, lower))
    case .path(let path, let rule):
      guard let bounds = path.controlBounds, let box = PixelBox(bounds, within: limit) else {
        return nil
      }
      self = .mask(Self.mask(path, rule, box))
    }
  }

  static func mask(_ path: Path, _ rule: FillRule, _ box: PixelBox) -> Mask {
    guard !box.isEmpty else {
      return Mask(x: box.minX, y: box.minY, width: 0, height: 0, bytes: [])
    }
    var accumulator = Accumulator(box)
    flatten(path) { accumulator.line(from: $0, to: $1) }
    return accumulator.mask(rule)
  }

  private static func isWhole(_ rect: Rect) -> Bool {
    func whole(_ value: Double) -> Bool { PixelGrid.floor(value) == value }
    return whole(rect.minX) && whole(rect.minY) && whole(rect.maxX) && whole(rect.maxY)
  }

  /// The smallest box around everything covered.
  var box: PixelBox {
    switch self {
    case .solid(let box): return box
    case .mask(let mask):
      return PixelBox(
        minX: mask.x, minY: mask.y, maxX: mask.x + mask.width, maxY: mask.y + mask.height)
    case .banded(let top, let middle, let bottom):
      return PixelBox(
        minX: middle.minX, minY: top.y, maxX: middle.maxX, maxY: bottom.y + bottom.height)
    }
  }

  /// Calls `body` for each row with the pixels covered there and, unless all are covered wholly,
  /// how much of each.
  func forEachRow(
    _ body: (_ y: Int, _ x: Range<Int>, _ coverage: UnsafePointer<UInt8>?) -> Void
  ) {
    switch self {
    case .solid(let box): unsafe Self.solidRows(box, body)
    case .mask(let mask): unsafe Self.maskRows(mask, body)
    case .banded(let top, let middle, let bottom):
      unsafe Self.maskRows(top, body)
      unsafe Self.solidRows(middle, body)
      unsafe Self.maskRows(bottom, body)
    }
  }

  private static func solidRows(
    _ box: PixelBox, _ body: (Int, Range<Int>, UnsafePointer<UInt8>?) -> Void
  ) {
    guard !box.isEmpty else { return }
    for y in box.minY..<box.maxY { body(y, box.minX..<box.maxX, nil) }
  }

  static func maskRows(
    _ mask: Mask, _ body: (Int, Range<Int>, UnsafePointer<UInt8>?) -> Void
  ) {
    guard mask.width > 0 else { return }
    // Row y of the mask is `width` bytes from `y · width`, within the array by construction.
    unsafe mask.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      for y in 0..<mask.height {
        unsafe body(mask.y + y, mask.x..<mask.x + mask.width, base + y * mask.width)
      }
    }
  }
}
