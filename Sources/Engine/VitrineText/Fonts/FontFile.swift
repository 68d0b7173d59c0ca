import CFreeType
import CHarfBuzz
import Glibc
import VitrineGraphics

/// An opened font file: shaped by HarfBuzz and outlined by FreeType, both in font units.
///
/// HarfBuzz's font is made immutable, which makes it safe to share; FreeType's face is not, so the
/// catalog calls it under its lock.
@safe
final class FontFile: Sendable {
  let name: String
  /// What the font calls itself: its PostScript name, its full name, and its family where it is the
  /// regular face.
  let ownNames: [String]
  let unitsPerEm: Double
  /// Immutable after loading, so any thread may shape with it.
  nonisolated(unsafe) let shaper: OpaquePointer
  /// Only touched under the catalog's lock; nil for a font without glyphs.
  nonisolated(unsafe) let face: FT_Face?
  /// The file's bytes, which both read; nil for a font without glyphs.
  private nonisolated(unsafe) let blob: OpaquePointer?
  let hasPictures: Bool
  /// Whether the file is the bundled font of Han characters, kana and Hangul.
  var isCJK: Bool { name.hasPrefix("NotoSansCJK") }
  /// Of the file, in em: ascender, descender (positive) and line gap.
  let ascender: Double
  let descender: Double
  let lineGap: Double
  /// By character below U+0180, for the system font's files only: glyphs, and advances in em.
  let plainGlyphs: [(id: UInt32, advance: Double)]
  private let library: FontLibrary

  /// Nil where the file cannot be read as a font.
  init?(path: String, name: String, library: FontLibrary) {
    guard let blob = unsafe hb_blob_create_from_file_or_fail(path) else { return nil }
    // Both read the file through one mapping: pages of two would count twice.
    guard let face = unsafe library.open(blob) else {
      unsafe hb_blob_destroy(blob)
      return nil
    }
    let description = unsafe hb_face_create(blob, 0)
    let unitsPerEm = unsafe hb_face_get_upem(description)
    guard unsafe hb_face_get_glyph_count(description) > 0, unitsPerEm > 0,
      let font = unsafe hb_font_create(description)
    else {
      unsafe hb_face_destroy(description)
      unsafe library.close(face)
      unsafe hb_blob_destroy(blob)
      return nil
    }
    unsafe hb_face_destroy(description)
    unsafe hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    unsafe hb_font_make_immutable(font)
    self.name = name
    self.library = library
    ownNames = unsafe Self.names(of: face)
    self.unitsPerEm = Double(unitsPerEm)
    unsafe shaper = font
    unsafe self.face = face
    unsafe self.blob = blob
    hasPictures = unsafe hb_ot_color_has_png(hb_font_get_face(font)) != 0
    var extents = hb_font_extents_t()
    _ = unsafe hb_font_get_h_extents(font, &extents)
    ascender = Double(extents.ascender) / self.unitsPerEm
    descender = -Double(extents.descender) / self.unitsPerEm
    lineGap = Double(extents.line_gap) / self.unitsPerEm
    plainGlyphs = unsafe Self.plainGlyphs(of: font, name, self.unitsPerEm)
  }

  /// A font that has no glyphs.
  init(empty name: String, library: FontLibrary) {
    self.name = name
    self.library = library
    ownNames = []
    unitsPerEm = 1000
    // HarfBuzz's own, which is never freed.
    unsafe shaper = hb_font_get_empty()
    unsafe face = nil
    unsafe blob = nil
    hasPictures = false
    (ascender, descender, lineGap) = (0, 0, 0)
    plainGlyphs = unsafe Self.plainGlyphs(of: shaper, name, unitsPerEm)
  }

  /// None but for the system font's files.
  @unsafe private static func plainGlyphs(
    of font: OpaquePointer, _ name: String, _ unitsPerEm: Double
  ) -> [(id: UInt32, advance: Double)] {
    guard name.hasPrefix("Inter") else { return [] }
    return (0..<UInt32(0x180)).map { value in
      var glyph: hb_codepoint_t = 0
      if unsafe hb_font_get_nominal_glyph(font, value, &glyph) == 0 { glyph = 0 }
      return (glyph, Double(unsafe hb_font_get_glyph_h_advance(font, glyph)) / unitsPerEm)
    }
  }

  /// The face lives as long as the file; its names are copied.
  @unsafe private static func names(of face: FT_Face) -> [String] {
    var names: [String] = []
    if let name = unsafe FT_Get_Postscript_Name(face) { names.append(unsafe String(cString: name)) }
    guard let family = unsafe face.pointee.family_name else { return names }
    let style = unsafe face.pointee.style_name.map { unsafe String(cString: $0) } ?? "Regular"
    names.append(unsafe String(cString: family) + " " + style)
    if style == "Regular" || style == "Book" || style == "Roman" {
      names.append(unsafe String(cString: family))
    }
    return names
  }

  /// What a pair of plain characters is moved together by, in em.
  func kerning(_ first: UInt32, _ second: UInt32) -> Double {
    guard let buffer = unsafe hb_buffer_create() else { return 0 }
    defer { unsafe hb_buffer_destroy(buffer) }
    unsafe hb_buffer_add_codepoints(buffer, [first, second], 2, 0, 2)
    unsafe hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
    unsafe hb_shape(shaper, buffer, [.noContextualAlternates], 1)
    var count: UInt32 = 0
    guard let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count), count == 2 else {
      return 0
    }
    let advance = unsafe Double(positions[0].x_advance) / unitsPerEm
    return advance - plainGlyphs[Int(first)].advance
  }

  deinit {
    unsafe hb_font_destroy(shaper)
    if let face = unsafe face { unsafe library.close(face) }
    if let blob = unsafe blob { unsafe hb_blob_destroy(blob) }
  }

  /// The glyph of a character, or nil.
  func glyph(of scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return unsafe hb_font_get_nominal_glyph(shaper, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// How far a glyph moves the pen, in em.
  func advance(of glyph: UInt32) -> Double {
    Double(unsafe hb_font_get_glyph_h_advance(shaper, glyph)) / unitsPerEm
  }
}
