/// The tabs of a paragraph.
///
/// Each advances to the next stop from the start of its line.
///
/// `NSParagraphStyle`'s default stops are left-aligned and 28 points apart.
struct TabStops {
  /// The indexes of the paragraph's tabs, ascending.
  private let tabs: [Int]

  static let interval = 28.0

  init(_ paragraph: Paragraph) {
    tabs = paragraph.scalars.indices.filter { paragraph.scalars[$0] == "\t" }
  }

  var isEmpty: Bool { tabs.isEmpty }

  /// Returns the sum that the tabs of a line add to their shaped advances.
  func growth(of line: Range<Int>, _ positions: [Double]) -> Double {
    var growth = 0.0
    visit(line, positions) { _, pen, shaped in growth += Self.advance(from: pen) - shaped }
    return growth
  }

  /// Returns the advances of a line's tabs, by scalar.
  func advances(in line: Range<Int>, _ positions: [Double]) -> [Int: Double] {
    var advances: [Int: Double] = [:]
    visit(line, positions) { index, pen, _ in advances[index] = Self.advance(from: pen) }
    return advances
  }

  /// Calls `body` with each tab of a line, the pen position before it, and its shaped advance.
  private func visit(
    _ line: Range<Int>, _ positions: [Double], body: (Int, Double, Double) -> Void
  ) {
    var growth = 0.0
    var next = firstTab(from: line.lowerBound)
    while next < tabs.count, tabs[next] < line.upperBound {
      let index = tabs[next]
      let pen = positions[index] - positions[line.lowerBound] + growth
      let shaped = positions[index + 1] - positions[index]
      body(index, pen, shaped)
      growth += Self.advance(from: pen) - shaped
      next += 1
    }
  }

  private func firstTab(from index: Int) -> Int {
    var low = 0
    var high = tabs.count
    while low < high {
      let middle = (low + high) / 2
      if tabs[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the distance to the next stop.
  ///
  /// A tab that starts at a stop advances to the following one.
  private static func advance(from pen: Double) -> Double {
    // At larger positions a stop is invisible and its number might overflow.
    guard pen >= 0, pen < 1e9 else { return interval }
    return Double(Int(pen / interval) + 1) * interval - pen
  }
}
