import CFreeType
import CHarfBuzz
import VitrineBase
import VitrineGraphics

/// An open font file, which HarfBuzz shapes and FreeType outlines, both in font units.
///
/// HarfBuzz's font is made immutable, so it can be shared. FreeType's face can't, so the catalog
/// uses it under its lock.
@safe
final class FontFile: Sendable {
  let name: String
  /// The names in the font: its PostScript name, its full name, and for a regular face its family.
  let ownNames: [String]
  let unitsPerEm: Double
  /// HarfBuzz's font.
  ///
  /// It is immutable after loading, so any thread may use it.
  nonisolated(unsafe) let shaper: OpaquePointer
  /// FreeType's face, which must be used under the catalog's lock, or nil for an empty font.
  nonisolated(unsafe) let face: FT_Face?
  /// The file's bytes, which both libraries read, or nil for an empty font.
  private nonisolated(unsafe) let blob: OpaquePointer?
  let hasPictures: Bool
  /// A Boolean value that indicates whether the file is the bundled font for Han, kana and Hangul.
  var isCJK: Bool { name.hasPrefix("NotoSansCJK") }
  /// The file's ascender in em.
  ///
  /// `descender` (positive) and `lineGap` have the same unit.
  let ascender: Double
  let descender: Double
  let lineGap: Double
  /// The glyphs and advances in em of characters below U+0180, only for the system font's files.
  let plainGlyphs: [(id: UInt32, advance: Double)]
  private let library: FontLibrary

  /// Opens a file.
  ///
  /// Returns nil if it isn't a readable font.
  init?(path: String, name: String, library: FontLibrary) {
    guard let blob = unsafe hb_blob_create_from_file_or_fail(path.systemPath) else { return nil }
    // Both libraries use one mapping of the file, because the pages of two mappings would count
    // twice.
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

  /// Creates a font without glyphs.
  init(empty name: String, library: FontLibrary) {
    self.name = name
    self.library = library
    ownNames = []
    unitsPerEm = 1000
    // HarfBuzz's empty font is never freed.
    unsafe shaper = hb_font_get_empty()
    unsafe face = nil
    unsafe blob = nil
    hasPictures = false
    (ascender, descender, lineGap) = (0, 0, 0)
    plainGlyphs = unsafe Self.plainGlyphs(of: shaper, name, unitsPerEm)
  }

  /// Returns the plain glyphs of a system font's file.
  ///
  /// The result is empty for other files.
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

  /// Returns copies of the face's names.
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

  /// Returns the kerning of a pair of plain characters in em.
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

  /// Returns the glyph of a character, or nil.
  func glyph(of scalar: Unicode.Scalar) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return unsafe hb_font_get_nominal_glyph(shaper, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// Returns the advance of a glyph in em.
  func advance(of glyph: UInt32) -> Double {
    Double(unsafe hb_font_get_glyph_h_advance(shaper, glyph)) / unitsPerEm
  }
}
