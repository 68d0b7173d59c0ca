import VitrineBase
import VitrineGraphics

/// The current state of some rows of a picture, and of the groups that are painted over them.
struct Rasterizer {
  private var layers: [Layer]

  /// Creates a rasterizer.
  ///
  /// `pixels` contain the background of the rows and must outlive it.
  @unsafe init(_ rows: Range<Int>, width: Int, over pixels: UnsafeMutablePointer<UInt32>) {
    let band = PixelBox(minX: 0, minY: rows.lowerBound, maxX: width, maxY: rows.upperBound)
    layers = unsafe [Layer(band, painting: pixels)]
  }

  /// Creates a rasterizer of a picture of its own, which is transparent.
  init(_ box: PixelBox) { layers = [Layer(box)] }

  /// The pixels of a picture of its own.
  var pixels: [UInt32] { layers[0].pixels }

  mutating func paint(_ step: PaintStep) {
    let top = layers.count - 1
    switch step {
    case .paint(let coverage, let clip, let source):
      layers[top].paint(coverage, clip, with: source)
    case .stamps(let masks, let clip, let color):
      layers[top].stamp(masks, clip, color: color)
    case .enlarged(let backdrop, let coverage, let clip):
      switch backdrop.picture {
      case .whole: break
      case .scaled(let image): paint(backdrop, coverage: coverage, clip: clip) { image.rows($0) }
      case .small(let small):
        EnlargedRows.with(small, x: backdrop.x, y: backdrop.y, width: layers[top].box.width) {
          layers[top].paint(coverage, clip, with: .enlarged($0))
        }
      }
    case .beginGroup(let box): layers.append(Layer(layers[top].box.intersection(box)))
    case .endGroup(let alpha, let mode, let clip):
      guard top > 0 else { return }
      let layer = layers.removeLast()
      let picture = PlacedBitmap(
        pixels: layer.pixels, width: layer.box.width, x: layer.box.minX, y: layer.box.minY,
        alpha: alpha, mode: mode)
      layers[top - 1].paint(.solid(layer.box), clip, with: .bitmap(picture))
    }
  }

  /// Paints a backdrop that `make` enlarges a few rows at a time, without a full-size copy.
  private mutating func paint(
    _ backdrop: DisplayList.Backdrop, coverage: Coverage, clip: Clip,
    _ make: (Range<Int>) -> Bitmap
  ) {
    let top = layers.count - 1
    let area = layers[top].box.intersection(coverage.box).intersection(clip.box)
    guard !area.isEmpty else { return }
    for rows in ThreadPool.bands(of: area.minY..<area.maxY, most: 64) {
      let part = make(rows.lowerBound + backdrop.y..<rows.upperBound + backdrop.y)
      var shown = clip
      shown.box = area
      shown.box.minY = rows.lowerBound
      shown.box.maxY = rows.upperBound
      let picture = PlacedBitmap(
        pixels: part.pixels, width: part.width, x: -backdrop.x, y: rows.lowerBound, alpha: 255,
        mode: .sourceOver, isOpaque: backdrop.isOpaque)
      layers[top].paint(coverage, shown, with: .bitmap(picture))
    }
  }
}
