public import VitrineGraphics

/// An image in three columns and three rows, of which the corners keep their size.
///
/// Numbers that are not finite count as 0; margins that exceed the image or its box are cut.
public struct NineParts: Hashable, Codable, Sendable {
  /// The margins in pixels of the image, and in pixels of where it is drawn.
  public var source: Insets
  public var target: Insets
  /// How much of the area between the margins fills, in pixels of the image; nil is all of it.
  public var centerWidth: Double?
  public var centerHeight: Double?
  /// How large the middle is drawn each time that it is repeated; nil stretches it.
  public var tile: Size?

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

  /// The image as large as it is to be.
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

  /// A margin or the middle along one axis; `step` is after how many pixels it begins anew.
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
    // Where the margins are all of the image, its last pixel before the second one is the middle.
    let start = min(first, length - 1)
    let count = max(1, min(length - first - last, center.map(pixels) ?? length))
    let middle = head..<room - tail
    // One pixel repeated is one pixel stretched.
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

  /// Two margins in whole pixels; what doesn't fit is cut to half each.
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
