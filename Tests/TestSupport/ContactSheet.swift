public import VitrineGraphics

extension Bitmap {
  /// Pictures in rows of some columns, each row as high as its highest, on dark grey.
  public static func contactSheet(_ pictures: [Bitmap], columns: Int, gap: Int = 12) -> Bitmap {
    let rows = stride(from: 0, to: pictures.count, by: columns).map { start in
      pictures[start..<min(pictures.count, start + columns)]
    }
    let cell = pictures.map(\.width).max() ?? 0
    let heights = rows.map { $0.map(\.height).max() ?? 0 }
    var sheet = Bitmap(
      width: gap + columns * (cell + gap), height: gap + heights.reduce(0) { $0 + $1 + gap },
      filledWith: Pixel(Color(white: 0.12)))
    var top = gap
    for (row, height) in zip(rows, heights) {
      for (column, picture) in row.enumerated() {
        sheet.replace(x: gap + column * (cell + gap), y: top, with: picture)
      }
      top += height + gap
    }
    return sheet
  }
}
