public import VitrineGraphics

extension ReducedPicture {
  /// Returns the mean luminance of an area in pixels of the unreduced picture, from 0 to 1.
  ///
  /// The area is extended to entire cells. Rows that aren't stored are ignored.
  public func luminance(in area: Rect) -> Double {
    let box = PixelBox(around: area) ?? PixelBox(minX: 0, minY: 0, maxX: 0, maxY: 0)
    // The first cell of each axis is outside the picture.
    func cells(_ low: Int, _ high: Int, below count: Int) -> Range<Int> {
      let first = 1 + max(0, min(count - 1, low)) / planes.factor
      let last = 1 + max(0, min(count - 1, max(low, high - 1))) / planes.factor
      return first..<last + 1
    }
    let columns = cells(box.minX, box.maxX, below: width)
    let rows = cells(box.minY, box.maxY, below: height)
      .clamped(to: planes.firstRow..<planes.firstRow + planes.rows)
    guard !rows.isEmpty else { return 0 }
    var total = 0.0
    for (channel, weight) in [0.2126, 0.7152, 0.0722].enumerated() {
      var sum = 0.0
      for row in rows {
        let start = (channel * planes.rows + row - planes.firstRow) * planes.stride
        for column in columns { sum += Double(planes.values[start + column]) }
      }
      total += weight * sum
    }
    return total / (255 * Double(rows.count * columns.count))
  }
}
