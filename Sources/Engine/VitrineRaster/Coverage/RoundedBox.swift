import VitrineGraphics

/// A rectangle of whole pixels with rounded corners.
///
/// One mask serves all corners.
struct RoundedBox: Sendable {
  let box: PixelBox
  private let corners: Corners
  private let corner: CornerMask
  /// The number of rows and columns in a corner.
  private var reach: Int { corner.reach }

  /// Creates a box.
  ///
  /// Returns nil if corners would overlap or the edges aren't on whole pixels.
  init?(
    _ rect: Rect, radius: Double, curve: CornerCurve, corners: Corners,
    masks: inout CornerMasks
  ) {
    let limit = Int(1) << 30
    let all = PixelBox(minX: -limit, minY: -limit, maxX: limit, maxY: limit)
    guard let box = PixelBox(rect, within: all), Coverage.isWhole(rect), radius > 0 else {
      return nil
    }
    let size = Rect(x: 0, y: 0, width: rect.width, height: rect.height)
    let profile = CornerProfile(size, radius: radius, curve: curve)
    let reach = CornerMask.reach(of: profile)
    guard 2 * reach <= min(box.width, box.height), reach <= 4096 else { return nil }
    self.box = box
    self.corners = corners
    corner = masks.mask(of: profile)
  }

  /// The part of the box between the rows with corners.
  var rowsBetweenCorners: PixelBox {
    PixelBox(minX: box.minX, minY: box.minY + reach, maxX: box.maxX, maxY: box.maxY - reach)
  }

  /// Returns whether `area` is disjoint from the corners' squares.
  func isSolid(over area: PixelBox) -> Bool {
    let isBetweenRows = area.minY >= box.minY + reach && area.maxY <= box.maxY - reach
    let isBetweenColumns = area.minX >= box.minX + reach && area.maxX <= box.maxX - reach
    return isBetweenRows || isBetweenColumns
  }

  /// Calls `body` with the pieces of row `y` inside `x`: corners with their coverage, and the solid
  /// rest.
  func forEachPiece(
    y: Int, x: Range<Int>, _ body: (Range<Int>, UnsafePointer<UInt8>?) -> Void
  ) {
    let first = max(x.lowerBound, box.minX)
    let last = min(x.upperBound, box.maxX)
    guard first < last, y >= box.minY, y < box.maxY else { return }
    var from = first
    var to = last
    let isTop = y < box.minY + reach
    if isTop || y >= box.maxY - reach {
      let row = isTop ? y - box.minY : box.maxY - 1 - y
      let leftEnd = box.minX + reach
      if from < leftEnd, corners.contains(isTop ? .topLeft : .bottomLeft) {
        let end = min(to, leftEnd)
        // Row `row` of the mask has `reach` bytes, the first for the box's first column.
        unsafe corner.left.withUnsafeBufferPointer { bytes in
          let at = unsafe bytes.baseAddress.map { unsafe $0 + (row * reach + from - box.minX) }
          unsafe body(from..<end, at)
        }
        from = end
      }
      let rightStart = box.maxX - reach
      if to > rightStart, to > from, corners.contains(isTop ? .topRight : .bottomRight) {
        let start = max(from, rightStart)
        unsafe corner.right.withUnsafeBufferPointer { bytes in
          let at = unsafe bytes.baseAddress.map { unsafe $0 + (row * reach + start - rightStart) }
          unsafe body(start..<to, at)
        }
        to = start
      }
    }
    if from < to { body(from..<to, nil) }
  }
}
