package import VitrineGraphics
import VitrineRaster

extension VectorPicture {
  /// The maximum width and height of a rendered picture in pixels.
  package static let pixelLimit = 4096

  /// Returns the picture at its natural size, with `scale` pixels per point.
  package func bitmap(atScale scale: Double) -> Bitmap {
    let grid = PixelGrid(scale: 1)
    return bitmap(
      width: Int(clamping: grid.round(size.width * scale)),
      height: Int(clamping: grid.round(size.height * scale)))
  }

  /// Returns the picture scaled to a size in pixels.
  ///
  /// Both sides are clamped to 1…`pixelLimit`. The proportions may change, as with an image view's
  /// scaling.
  package func bitmap(width: Int, height: Int) -> Bitmap {
    let width = max(1, min(Self.pixelLimit, width))
    let height = max(1, min(Self.pixelLimit, height))
    guard size.width > 0, size.height > 0 else { return Bitmap(width: width, height: height) }
    let map = Affine.scale(x: Double(width) / size.width, y: Double(height) / size.height)
    return render(items, width: width, height: height, map: map)
  }
}

/// Returns the pixels of items.
///
/// Vector pictures use the same rasterizer as widgets, so their edges look alike.
private func render(_ items: [VectorItem], width: Int, height: Int, map: Affine) -> Bitmap {
  var list = DisplayList(width: width, height: height)
  list.append(items, map: map)
  return rasterize(list)
}

extension DisplayList {
  /// Appends the items of a picture, mapped to pixels.
  fileprivate mutating func append(_ items: [VectorItem], map: Affine) {
    for item in items { append(item, map: map) }
  }

  private mutating func append(_ item: VectorItem, map: Affine) {
    switch item {
    case .fill(let path, let rule, let paint):
      fill(path.mapped(by: map), rule, paint: paint, map: map)
    case .stroke(let path, let stroke, let pen, let paint):
      append(path, stroke, pen: pen.then(map), paint: paint, map: map)
    case .image(let bitmap, let place): append(bitmap, place: place.then(map))
    case .clip(let path, let rule, let items):
      append(.beginClip(.path(path.mapped(by: map), rule)))
      append(items, map: map)
      append(.endClip)
    case .group(let alpha, let mode, let items):
      append(.beginGroup(alpha: alpha, mode))
      append(items, map: map)
      append(.endGroup)
    case .masked(let items, let mask):
      var picture = render(items, width: width, height: height, map: map)
      picture.multiplyAlpha(
        by: render(mask.items, width: width, height: height, map: map), mask.channel)
      append(
        .image(
          picture, in: Rect(x: 0, y: 0, width: Double(width), height: Double(height)),
          ImageDrawing(), .sourceOver))
    }
  }

  /// Fills with a color directly, or with a gradient as an image behind a clip.
  ///
  /// Only the visible part of the gradient is computed.
  private mutating func fill(_ path: Path, _ rule: FillRule, paint: VectorPaint, map: Affine) {
    switch paint {
    case .color(let color): append(.fill(.path(path, rule), .color(color), .sourceOver))
    case .gradient(let gradient):
      guard let bounds = path.controlBounds else { return }
      let all = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
      let part = bounds.intersection(all)
      let left = Int(clamping: PixelGrid.floor(part.minX))
      let top = Int(clamping: PixelGrid.floor(part.minY))
      let right = -Int(clamping: PixelGrid.floor(-part.maxX))
      let bottom = -Int(clamping: PixelGrid.floor(-part.maxY))
      guard right > left, bottom > top else { return }
      let pixels = gradient.bitmap(
        x: left, y: top, width: right - left, height: bottom - top, map: map)
      let place = Rect(
        minX: Double(left), minY: Double(top), maxX: Double(right), maxY: Double(bottom))
      append(.beginClip(.path(path, rule)))
      append(.image(pixels, in: place, ImageDrawing(), .sourceOver))
      append(.endClip)
    }
  }

  private mutating func append(
    _ path: Path, _ stroke: Stroke, pen: Affine, paint: VectorPaint, map: Affine
  ) {
    var stroke = stroke
    let scale = pen.largestScale
    guard scale > 0, scale.isFinite else { return }
    // A width of zero means the thinnest line of the device, which is one pixel.
    if stroke.width == 0 { stroke.width = 1 / scale }
    stroke.width *= scale
    stroke.dash = stroke.dash.map { $0 * scale }
    stroke.phase *= scale
    if pen.keepsCircles, case .color(let color) = paint {
      append(.stroke(path.mapped(by: pen), stroke, .color(color), .sourceOver))
      return
    }
    // The pen is an ellipse. The outline is constructed with a circular pen at the size of the
    // longer axis in pixels, and then mapped, which only shrinks it.
    let outline = strokeOutline(path.mapped(by: .scale(x: scale, y: scale)), stroke)
    let rest = Affine.scale(x: 1 / scale, y: 1 / scale).then(pen)
    fill(outline.mapped(by: rest), .nonZero, paint: paint, map: map)
  }

  /// Appends an upright image.
  ///
  /// Readers report other images.
  private mutating func append(_ bitmap: Bitmap, place: Affine) {
    let corner = place.apply(Point(x: 1, y: 1))
    let rect = Rect(minX: place.tx, minY: place.ty, maxX: corner.x, maxY: corner.y)
    guard rect.width > 0, rect.height > 0 else { return }
    append(.image(bitmap, in: rect, ImageDrawing(), .sourceOver))
  }
}

extension Bitmap {
  /// Multiplies every pixel by the mask's value there.
  ///
  /// Both bitmaps have the same size.
  fileprivate mutating func multiplyAlpha(by mask: Bitmap, _ channel: VectorMask.Channel) {
    for index in pixels.indices {
      let shown = Pixel(bits: mask.pixels[index])
      let share: UInt8
      switch channel {
      case .alpha: share = shown.alpha
      case .luminance:
        // Rec. 709 weights, scaled by 65,536. The components are premultiplied, so transparent
        // counts as black.
        let sum =
          13_933 * UInt32(shown.red) + 46_871 * UInt32(shown.green) + 4_732 * UInt32(shown.blue)
        share = UInt8(min(255, (sum + 32_768) >> 16))
      }
      let pixel = Pixel(bits: pixels[index])
      pixels[index] =
        Pixel(
          red: Pixel.multiply(pixel.red, share), green: Pixel.multiply(pixel.green, share),
          blue: Pixel.multiply(pixel.blue, share), alpha: Pixel.multiply(pixel.alpha, share)
        ).bits
    }
  }
}
