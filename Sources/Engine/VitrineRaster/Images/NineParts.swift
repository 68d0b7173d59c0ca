public import VitrineGraphics

/// An image in three columns and three rows, whose corners keep their size.
///
/// Numbers that aren't finite count as 0. Margins that exceed the image or its box are reduced.
public struct NineParts: Hashable, Codable, Sendable {
  /// The margins in pixels of the image, and in pixels of its destination.
  public var source: Insets
  /// The margins in pixels of the destination.
  public var target: Insets
  /// The width of the area that fills the center in pixels of the image, or nil for all of it.
  public var centerWidth: Double?
  /// The height of the area that fills the center in pixels of the image, or nil for all of it.
  public var centerHeight: Double?
  /// The size of the repeated center, or nil to stretch it.
  public var tile: Size?

  /// Creates the division of an image into nine parts.
  public init(
    source: Insets, target: Insets, centerWidth: Double? = nil, centerHeight: Double? = nil,
    tile: Size? = nil
  ) {
    self.source = source
    self.target = target
    self.centerWidth = centerWidth
    self.centerHeight = centerHeight
    self.tile = tile
  }

  /// Returns the image at its final size.
  func fill(width: Int, height: Int, with bitmap: Bitmap) -> Bitmap {
    let columns = Self.strips(
      of: bitmap.width, margins: (source.left, source.right), center: centerWidth,
      in: width, (target.left, target.right), tile: tile?.width)
    let rows = Self.strips(
      of: bitmap.height, margins: (source.top, source.bottom), center: centerHeight,
      in: height, (target.top, target.bottom), tile: tile?.height)
    var result = Bitmap(width: width, height: height)
    for row in rows {
      for column in columns {
        let part = resample(
          bitmap.cropped(
            x: column.source.lowerBound, y: row.source.lowerBound, width: column.source.count,
            height: row.source.count),
          width: column.step, height: row.step)
        for y in stride(from: row.target.lowerBound, to: row.target.upperBound, by: row.step) {
          for x in stride(
            from: column.target.lowerBound, to: column.target.upperBound, by: column.step)
          {
            result.replace(
              x: x, y: y,
              with: part.cropped(
                x: 0, y: 0, width: min(column.step, column.target.upperBound - x),
                height: min(row.step, row.target.upperBound - y)))
          }
        }
      }
    }
    return result
  }

  /// A margin or the center along one axis.
  ///
  /// `step` is its period in pixels.
  private struct Strip {
    var source: Range<Int>
    var target: Range<Int>
    var step: Int
  }

  private static func strips(
    of length: Int, margins: (Double, Double), center: Double?,
    in room: Int, _ kept: (Double, Double), tile: Double?
  ) -> [Strip] {
    guard length > 0, room > 0 else { return [] }
    let (first, last) = fitted(margins, in: length)
    let (head, tail) = fitted(kept, in: room)
    // If the margins take the entire image, the last pixel before the second one is the center.
    let start = min(first, length - 1)
    let count = max(1, min(length - first - last, center.map(pixels) ?? length))
    let middle = head..<room - tail
    // Repeating one pixel is equivalent to stretching it.
    let step = tile.map { count > 1 ? max(1, min(pixels($0), middle.count)) : middle.count }
    let all = [
      Strip(source: 0..<first, target: 0..<head, step: head),
      Strip(
        source: start..<start + count, target: middle,
        step: step ?? middle.count),
      Strip(source: length - last..<length, target: room - tail..<room, step: tail),
    ]
    return all.filter { !$0.source.isEmpty && !$0.target.isEmpty }
  }

  /// Returns two margins in whole pixels.
  ///
  /// If they don't fit, each is half of the space.
  private static func fitted(_ margins: (Double, Double), in room: Int) -> (Int, Int) {
    let (first, last) = (pixels(margins.0), pixels(margins.1))
    guard first + last > room else { return (first, last) }
    let head = min(first, max(room / 2, room - last))
    return (head, room - head)
  }

  private static func pixels(_ value: Double) -> Int {
    value > 0 && value < 1e6 ? Int(value + 0.5) : 0
  }
}
