package import VitrineGraphics
package import VitrineRaster

/// A transform of drawing commands, which rotates, scales and mirrors a view's content.
///
/// Outlines remain outlines, so edges and characters are as sharp as without a transform. Only
/// images are resampled. Upright text remains glyphs on the pixel grid, and rotated text is filled
/// as paths. Shadows and materials are unchanged, because they show the content behind the view,
/// wherever it was moved.
///
/// A transform with unequal scales maps the ends of a gradient, but not the direction of its lines
/// of equal color.
package struct ItemMapping {
  private let map: Affine
  private let glyphs: any GlyphSource
  /// The picture in pixels.
  ///
  /// Images aren't sampled outside of it.
  private let limit: Rect

  package init(map: Affine, glyphs: any GlyphSource, limit: Rect) {
    self.map = map
    self.glyphs = glyphs
    self.limit = limit
  }

  /// A Boolean value that indicates whether rectangles remain upright and text isn't mirrored.
  private var isUpright: Bool { map.b == 0 && map.c == 0 && map.a > 0 && map.d > 0 }
  /// The scale of lengths, which is exact if the transform preserves shapes.
  private var factor: Double { (map.a * map.d - map.b * map.c).magnitude.squareRoot() }

  private var keepsShapes: Bool {
    let square = factor * factor
    let tolerance = 1e-9 * square
    return (map.a * map.a + map.b * map.b - square).magnitude <= tolerance
      && (map.a * map.c + map.b * map.d).magnitude <= tolerance
  }

  package func callAsFunction(_ item: DisplayItem) -> [DisplayItem] {
    guard factor > 0 else { return Self.structure(of: item) }
    switch item {
    case .fill(let shape, let paint, let mode): return [.fill(mapped(shape), mapped(paint), mode)]
    case .stroke(let path, let stroke, let paint, let mode):
      return [mapped(path, stroke, paint: mapped(paint), mode: mode)]
    case .glyphs(let run, let origin, let scale, let paint, let mode):
      return mapped(run, origin, scale: scale, paint: paint, mode: mode)
    case .image(let bitmap, let rect, let drawing, let mode):
      return mapped(bitmap, rect, drawing: drawing, mode: mode)
    case .backdrop(let index, let shape): return [.backdrop(index, mapped(shape))]
    case .material(let recipe, let shape, let box):
      return [.material(recipe, mapped(shape), behind: box)]
    case .shadow(let shape, let color, let offset, let sigma):
      let turned = map.apply(offset) - map.apply(.zero)
      return [.shadow(mapped(shape), color, offset: turned, sigma: sigma * factor)]
    case .beginClip(let shape): return [.beginClip(mapped(shape))]
    case .beginFilter(let filter): return [.beginFilter(mapped(filter))]
    case .endClip, .beginGroup, .endGroup, .endFilter: return [item]
    }
  }

  /// Returns the remainder of an item under a singular transform, which removes its area.
  private static func structure(of item: DisplayItem) -> [DisplayItem] {
    switch item {
    case .beginClip, .endClip, .beginGroup, .endGroup, .beginFilter, .endFilter: [item]
    default: []
    }
  }

  private func mapped(_ filter: PictureFilter) -> PictureFilter {
    guard case .shadow(let color, let offset, let sigma) = filter else {
      return filter.scaled(by: factor)
    }
    let turned = map.apply(offset) - map.apply(.zero)
    return .shadow(color, offset: turned, sigma: sigma * factor)
  }

  func mapped(_ shape: Shape) -> Shape {
    switch shape {
    case .rect(let rect):
      guard map.b == 0 && map.c == 0 || map.a == 0 && map.d == 0 else {
        return .path(Path.rectangle(rect).mapped(by: map), .nonZero)
      }
      return .rect(mapped(rect))
    case .roundedRect(let rect, let radius, let curve, let corners):
      guard isUpright, keepsShapes else {
        let path = Path.rounded(rect, radius: radius, curve: curve, corners: corners)
        return .path(path.mapped(by: map), .nonZero)
      }
      return .roundedRect(mapped(rect), radius: radius * factor, curve: curve, corners: corners)
    case .path(let path, let rule): return .path(path.mapped(by: map), rule)
    }
  }

  /// Returns the bounding box of a transformed rectangle.
  func mapped(_ rect: Rect) -> Rect {
    let corners = [
      Point(x: rect.minX, y: rect.minY), Point(x: rect.maxX, y: rect.minY),
      Point(x: rect.minX, y: rect.maxY), Point(x: rect.maxX, y: rect.maxY),
    ].map(map.apply)
    let (x, y) = (corners.map(\.x), corners.map(\.y))
    return Rect(
      minX: x.min() ?? 0, minY: y.min() ?? 0, maxX: x.max() ?? 0, maxY: y.max() ?? 0)
  }

  private func mapped(_ paint: Paint) -> Paint {
    switch paint {
    case .color: paint
    case .linear(let stops, let start, let end):
      .linear(stops, start: map.apply(start), end: map.apply(end))
    case .radial(let stops, let center, let radius):
      .radial(stops, center: map.apply(center), radius: radius * factor)
    case .angular(let stops, let center, let start, let quarter):
      .angular(
        stops, center: map.apply(center), start: map.apply(start) - map.apply(.zero),
        quarter: map.apply(quarter) - map.apply(.zero))
    }
  }

  private func mapped(
    _ path: Path, _ stroke: Stroke, paint: Paint, mode: BlendMode
  ) -> DisplayItem {
    guard keepsShapes else {
      return .fill(.path(outline(path, stroke).mapped(by: map), .nonZero), paint, mode)
    }
    var pen = stroke
    pen.width *= factor
    pen.dash = pen.dash.map { $0 * factor }
    pen.phase *= factor
    return .stroke(path.mapped(by: map), pen, paint, mode)
  }

  private func mapped(
    _ run: GlyphRun, _ origin: Point, scale: Double, paint: Paint, mode: BlendMode
  ) -> [DisplayItem] {
    if isUpright, map.a == map.d {
      return [.glyphs(run, origin: map.apply(origin), scale: scale * map.a, paint, mode)]
    }
    var pictures: [DisplayItem] = []
    let letters = letterOutline(of: run, origin, scale) { bitmap, rect in
      pictures += mapped(bitmap, rect, drawing: ImageDrawing(), mode: mode)
    }
    return letters.isEmpty ? pictures : [.fill(.path(letters, .nonZero), paint, mode)] + pictures
  }

  /// Returns the transformed outline of a run's characters.
  ///
  /// Characters that are pictures are passed to `picture`, with their rectangle before the
  /// transform.
  package func letterOutline(
    of run: GlyphRun, _ origin: Point, _ scale: Double, picture: (Bitmap, Rect) -> Void
  ) -> Path {
    var letters = Path()
    for glyph in run.glyphs {
      let place = Point(x: origin.x + glyph.x * scale, y: origin.y + glyph.y * scale)
      let size = run.size * scale
      switch glyphs.shape(of: GlyphKey(font: run.font, glyph: glyph.id)) {
      case .empty: break
      case .outline(let path, let unitsPerEm):
        let em = size / unitsPerEm
        let upright = Affine(a: em, b: 0, c: run.slant * em, d: -em, tx: place.x, ty: place.y)
        letters.append(path.mapped(by: upright.then(map)))
      case .picture(let bitmap, let box):
        let rect = Rect(
          x: place.x + box.minX * size, y: place.y - box.maxY * size, width: box.width * size,
          height: box.height * size)
        picture(bitmap, rect)
      }
    }
    return letters
  }

  private func mapped(
    _ bitmap: Bitmap, _ rect: Rect, drawing: ImageDrawing, mode: BlendMode
  ) -> [DisplayItem] {
    if isUpright { return [.image(bitmap, in: mapped(rect), drawing, mode)] }
    guard
      let turned = VitrineRaster.mapped(bitmap, in: rect, drawing.parts, by: map, within: limit)
    else { return [] }
    var plain = drawing
    plain.parts = nil
    return [.image(turned.bitmap, in: turned.rect, plain, mode)]
  }
}
