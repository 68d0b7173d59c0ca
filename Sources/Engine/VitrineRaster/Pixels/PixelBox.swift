import VitrineGraphics

/// A box of whole pixels.
///
/// Its right and bottom edges are exclusive.
struct PixelBox: Hashable, Sendable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  var isEmpty: Bool { minX >= maxX || minY >= maxY }
  var width: Int { max(0, maxX - minX) }
  var height: Int { max(0, maxY - minY) }
  var rows: Range<Int> { minY..<max(minY, maxY) }

  func intersection(_ other: PixelBox) -> PixelBox {
    PixelBox(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  /// Returns the difference from another box as at most four boxes: above, at both sides and below.
  func without(_ other: PixelBox) -> [PixelBox] {
    let inner = intersection(other)
    guard !inner.isEmpty else { return [self] }
    return [
      PixelBox(minX: minX, minY: minY, maxX: maxX, maxY: inner.minY),
      PixelBox(minX: minX, minY: inner.minY, maxX: inner.minX, maxY: inner.maxY),
      PixelBox(minX: inner.maxX, minY: inner.minY, maxX: maxX, maxY: inner.maxY),
      PixelBox(minX: minX, minY: inner.maxY, maxX: maxX, maxY: maxY),
    ].filter { !$0.isEmpty }
  }

  func grown(by margin: Int) -> PixelBox {
    PixelBox(minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }

  /// Creates the box of pixels that `rect` intersects inside `limit`.
  ///
  /// Returns nil if it is empty or a coordinate isn't finite.
  init?(_ rect: Rect, within limit: PixelBox) {
    guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite else {
      return nil
    }
    func clamp(_ value: Double, from low: Int, to high: Int) -> Int {
      value <= Double(low) ? low : value >= Double(high) ? high : Int(value)
    }
    minX = clamp(PixelGrid.floor(rect.minX), from: limit.minX, to: limit.maxX)
    minY = clamp(PixelGrid.floor(rect.minY), from: limit.minY, to: limit.maxY)
    maxX = clamp(-PixelGrid.floor(-rect.maxX), from: limit.minX, to: limit.maxX)
    maxY = clamp(-PixelGrid.floor(-rect.maxY), from: limit.minY, to: limit.maxY)
    guard !isEmpty else { return nil }
  }

  /// Creates the box of an image.
  ///
  /// Returns nil if a coordinate exceeds a million.
  ///
  /// Edges are rounded, so that images remain sharp.
  init?(around rect: Rect) {
    guard rect.minX.magnitude < 1e6, rect.minY.magnitude < 1e6, rect.maxX.magnitude < 1e6,
      rect.maxY.magnitude < 1e6, !rect.isEmpty
    else { return nil }
    minX = Int(PixelGrid.floor(rect.minX + 0.5))
    minY = Int(PixelGrid.floor(rect.minY + 0.5))
    maxX = minX + max(1, Int(PixelGrid.floor(rect.maxX + 0.5)) - minX)
    maxY = minY + max(1, Int(PixelGrid.floor(rect.maxY + 0.5)) - minY)
  }

  init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }
}
