import CFreeType
import CHarfBuzz
import VitrineGraphics

extension FontFile {
  /// Returns a glyph's outline in font units.
  ///
  /// The caller must hold the catalog's lock.
  ///
  /// The rasterizer scales the outline, so FreeType neither hints nor rounds it. A glyph without
  /// contours, such as a space, is empty.
  func outline(of glyph: UInt32) -> GlyphShape {
    let flags = FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP
    guard let face = unsafe face, unsafe FT_Load_Glyph(face, glyph, Int32(flags)) == 0 else {
      return .empty
    }
    let slot = unsafe face.pointee.glyph
    guard let slot = unsafe slot, unsafe slot.pointee.outline.n_contours > 0 else { return .empty }
    var functions = unsafe FT_Outline_Funcs(
      move_to: { to, context in
        unsafe context?.assumingMemoryBound(to: Path.self).pointee.move(to: point(to))
        return 0
      },
      line_to: { to, context in
        unsafe context?.assumingMemoryBound(to: Path.self).pointee.line(to: point(to))
        return 0
      },
      conic_to: { control, to, context in
        unsafe context?.assumingMemoryBound(to: Path.self).pointee.curve(
          to: point(to), control: point(control))
        return 0
      },
      cubic_to: { control1, control2, to, context in
        unsafe context?.assumingMemoryBound(to: Path.self).pointee.curve(
          to: point(to), control1: point(control1), control2: point(control2))
        return 0
      },
      shift: 0, delta: 0)
    var path = Path()
    // The context is `path`, which outlives the call.
    let failed = unsafe withUnsafeMutablePointer(to: &path) { context in
      unsafe FT_Outline_Decompose(&slot.pointee.outline, &functions, context)
    }
    return failed == 0 ? .outline(path, unitsPerEm: unitsPerEm) : .empty
  }

  /// Returns an emoji's bitmap.
  ///
  /// The caller must hold the catalog's lock.
  func picture(of glyph: UInt32) -> GlyphShape {
    guard let face = unsafe face, unsafe face.pointee.num_fixed_sizes > 0,
      unsafe FT_Select_Size(face, 0) == 0,
      unsafe FT_Load_Glyph(face, glyph, Int32(FT_LOAD_COLOR)) == 0
    else { return .empty }
    guard let slot = unsafe face.pointee.glyph else { return .empty }
    let picture = unsafe slot.pointee.bitmap
    let width = Int(unsafe picture.width)
    let height = Int(unsafe picture.rows)
    guard unsafe picture.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue), width > 0, height > 0,
      width <= 4096, height <= 4096, let bytes = unsafe picture.buffer
    else { return .empty }
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        // FreeType's rows are `pitch` bytes apart and contain premultiplied B, G, R, A.
        let at = unsafe bytes + y * Int(picture.pitch) + x * 4
        bitmap[x, y] = unsafe Pixel(red: at[2], green: at[1], blue: at[0], alpha: at[3])
      }
    }
    let ppem = Double(unsafe face.pointee.size.pointee.metrics.y_ppem)
    guard ppem > 0 else { return .empty }
    // Apple's emoji fill one em. Noto's picture is scaled to fit (docs/PLATFORM.md, "Emoji").
    let scale = 1 / Double(max(width, height))
    let box = Rect(
      x: 0, y: -0.2, width: Double(width) * scale, height: Double(height) * scale)
    return .picture(bitmap, box: box)
  }
}

/// Converts a point of FreeType, in integer font units.
private func point(_ vector: UnsafePointer<FT_Vector>?) -> Point {
  guard let vector = unsafe vector else { return .zero }
  return Point(x: Double(unsafe vector.pointee.x), y: Double(unsafe vector.pointee.y))
}
