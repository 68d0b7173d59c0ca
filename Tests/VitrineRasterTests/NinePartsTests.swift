import Testing
import VitrineGraphics
import VitrineRaster

/// Images whose margins keep their size.
struct NinePartsTests {
  /// Every pixel another color: its column in red, its row in green.
  private let image = {
    var image = Bitmap(width: 7, height: 5)
    for y in 0..<5 {
      for x in 0..<7 {
        image[x, y] = Pixel(red: UInt8(x * 30), green: UInt8(y * 50), blue: 9, alpha: 255)
      }
    }
    return image
  }()

  /// Returns the source column of each of the picture's columns, and likewise for rows.
  private func shown(
    _ parts: NineParts, width: Int, height: Int
  ) -> (columns: [Double], rows: [Double]) {
    var drawing = ImageDrawing()
    drawing.parts = parts
    var list = DisplayList(width: width, height: height)
    let all = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    list.append(.image(image, in: all, drawing, .sourceOver))
    let picture = paint(list)
    return (
      (0..<width).map { Double(picture[$0, height - 1].red) / 30 },
      (0..<height).map { Double(picture[width - 1, $0].green) / 50 }
    )
  }

  private func isClose(_ found: [Double], _ expected: [Double]) -> Bool {
    found.count == expected.count && zip(found, expected).allSatisfy { abs($0 - $1) < 0.12 }
  }

  private let margins = Insets(top: 1, left: 2, bottom: 1, right: 3)

  @Test func `margins are copied and the middle is stretched`() {
    let (columns, rows) = shown(
      NineParts(source: margins, target: margins), width: 10, height: 9)
    // The middle's two columns are made five wide, its three rows seven high; enlarging sharpens.
    #expect(Array(columns.prefix(2) + columns.suffix(3)) == [0, 1, 4, 5, 6])
    #expect(isClose(Array(columns[2..<7]), [2, 2.1, 2.5, 2.9, 3]))
    #expect(rows.first == 0 && rows.last == 4)
    #expect(isClose(Array(rows[1..<8]), [1, 1.2, 1.6, 2, 2.4, 2.8, 3]))
  }

  @Test func `the middle is repeated, the last time as far as there is room`() {
    var parts = NineParts(source: margins, target: margins)
    parts.tile = Size(width: 2, height: 3)
    let (columns, rows) = shown(parts, width: 10, height: 9)
    #expect(columns == [0, 1, 2, 3, 2, 3, 2, 4, 5, 6])
    #expect(rows == [0, 1, 2, 3, 1, 2, 3, 1, 4])
  }

  @Test func `pixels beyond the center area are skipped`() {
    var parts = NineParts(source: margins, target: margins, centerWidth: 1, centerHeight: 1)
    #expect(shown(parts, width: 10, height: 6).columns == [0, 1, 2, 2, 2, 2, 2, 4, 5, 6])
    #expect(shown(parts, width: 10, height: 6).rows == [0, 1, 1, 1, 1, 4])
    // One pixel repeated is the same, however large it is said to be.
    parts.tile = Size(width: 3, height: 0)
    #expect(shown(parts, width: 10, height: 6).columns == [0, 1, 2, 2, 2, 2, 2, 4, 5, 6])
  }

  @Test func `margins may be of another size in the picture`() {
    let double = Insets(top: 2, left: 4, bottom: 2, right: 6)
    let (columns, rows) = shown(NineParts(source: margins, target: double), width: 14, height: 7)
    #expect(isClose(Array(columns[0..<4]), [0, 0.2, 0.8, 1]))
    #expect(isClose(Array(columns[4..<8]), [2, 2.2, 2.8, 3]))
    #expect(isClose(Array(columns[8..<14]), [4, 4.2, 4.8, 5.2, 5.8, 6]))
    #expect(isClose(rows, [0, 0, 1, 2, 3, 4, 4]))
  }

  @Test func `margins without room share it, and margins without a middle leave a pixel`() {
    let (columns, _) = shown(NineParts(source: margins, target: margins), width: 4, height: 5)
    #expect(columns.count == 4 && columns[0] < 1 && columns[3] > 5)
    let wide = Insets(top: 0, left: 4, bottom: 0, right: 3)
    #expect(
      shown(NineParts(source: wide, target: wide), width: 9, height: 5).columns
        == [0, 1, 2, 3, 4, 4, 4, 5, 6])
  }
}
