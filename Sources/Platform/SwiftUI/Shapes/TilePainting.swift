import VitrineGraphics
import VitrineRaster

extension _ResolvedStyle {
  /// The largest number of tiles in a row or column.
  private static let tileLimit = 512

  /// Returns copies of a picture side by side, which fill a shape from the top left of a node.
  static func tiling(
    _ bitmap: Bitmap, of tile: Size, in size: Size, scale: Double, _ shape: VitrineRaster.Shape
  ) -> [DisplayItem] {
    guard tile.width > 0, tile.height > 0 else { return [] }
    func count(_ length: Double, _ part: Double) -> Int {
      min(tileLimit, Int(clamping: PixelGrid(scale: 1).ceil(length / part)))
    }
    var items: [DisplayItem] = [.beginClip(shape)]
    for row in 0..<count(size.height, tile.height) {
      for column in 0..<count(size.width, tile.width) {
        let place = Rect(
          x: Double(column) * tile.width * scale, y: Double(row) * tile.height * scale,
          width: tile.width * scale, height: tile.height * scale)
        items.append(.image(bitmap, in: place, ImageDrawing(), .sourceOver))
      }
    }
    return items + [.endClip]
  }
}
