import CHarfBuzz
import VitrineGraphics

/// Shapes an item with HarfBuzz in font units and turns the result into points.
///
/// For the system font, advances and kerning are San Francisco's: HarfBuzz picks and places the
/// glyphs, and each is then centred in the advance that iOS would give it.
func shape(
  _ item: Item, of paragraph: Paragraph, _ font: ResolvedFont, letterSpacing: Double,
  _ catalogue: FontCatalogue, _ environment: TextEnvironment
) -> [ShapedGlyph] {
  let file = catalogue.fonts[item.font]
  let isSystem =
    catalogue.roles.systemText.contains(item.font)
    || catalogue.roles.systemDisplay.contains(item.font)
  guard let buffer = unsafe hb_buffer_create() else { return [] }
  defer { unsafe hb_buffer_destroy(buffer) }
  let text = paragraph.scalars[item.range].map { drawable($0).value }
  unsafe hb_buffer_add_codepoints(buffer, text, Int32(text.count), 0, Int32(text.count))
  unsafe hb_buffer_set_direction(buffer, item.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
  unsafe hb_buffer_set_script(buffer, hb_script_t(rawValue: item.script))
  unsafe hb_buffer_set_language(buffer, hb_language_from_string(environment.language, -1))
  unsafe hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
  var features: [hb_feature_t] = []
  if isSystem { features += [feature("kern", 0), feature("calt", 0)] }
  if font.usesMonospacedDigits { features.append(feature("tnum", 1)) }
  unsafe hb_shape(file.shaper, buffer, features, UInt32(features.count))

  var count: UInt32 = 0
  let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count)
  let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
  guard let infos = unsafe infos, let positions = unsafe positions else { return [] }
  let scale = font.size / file.unitsPerEm * (isSystem ? SystemMetrics.outlineScale : 1)
  var glyphs: [ShapedGlyph] = []
  glyphs.reserveCapacity(Int(count))
  for index in 0..<Int(count) {
    // `count` glyphs and positions, as HarfBuzz says.
    let info = unsafe infos[index]
    let position = unsafe positions[index]
    glyphs.append(
      ShapedGlyph(
        id: info.codepoint, cluster: item.range.lowerBound + Int(info.cluster),
        advance: Double(position.x_advance) * scale, offsetX: Double(position.x_offset) * scale,
        offsetY: -Double(position.y_offset) * scale))
  }
  if isSystem {
    fit(&glyphs, paragraph, font, item, environment)
  } else if file.hasPictures {
    fitPictures(&glyphs, font)
  }
  for index in glyphs.indices where glyphs[index].advance != 0 {
    glyphs[index].advance += letterSpacing
  }
  return glyphs
}

/// Line ends and tabs are drawn as spaces are.
private func drawable(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
  scalar.value < 0x20 || scalar.value == 0x2028 || scalar.value == 0x2029 ? " " : scalar
}

private func feature(_ tag: StaticString, _ value: UInt32) -> hb_feature_t {
  let name = tag.withUTF8Buffer { bytes in
    unsafe bytes.reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
  }
  return hb_feature_t(tag: name, value: value, start: 0, end: UInt32.max)
}

/// Gives Inter's glyphs San Francisco's advances, kerning and tracking.
private func fit(
  _ glyphs: inout [ShapedGlyph], _ paragraph: Paragraph, _ font: ResolvedFont, _ item: Item,
  _ environment: TextEnvironment
) {
  let face = (font.isDisplay ? SystemFace.display : SystemFace.text)[font.weight]
  let em = font.size / 1000
  let tracking =
    SystemFace.tracking(size: font.size, systemVersion: environment.systemVersion) * em
  for index in glyphs.indices {
    let glyph = glyphs[index]
    // A mark that takes no room keeps its place on its base.
    guard glyph.advance != 0 else { continue }
    let scalar = paragraph.scalars[glyph.cluster].value
    // Inter's own advance, unscaled, in thousandths of an em.
    let own = glyph.advance / SystemMetrics.outlineScale / em
    let isDigit = (0x30...0x39).contains(scalar)
    let known =
      font.usesMonospacedDigits && isDigit
      ? face.advance(of: 0x30, own: own) : face.advance(of: scalar, own: own)
    var advance = known * em
    let next = index + 1 < glyphs.count ? glyphs[index + 1] : nil
    glyphs[index].offsetX += (advance - glyph.advance) / 2
    if let next, next.cluster != glyph.cluster, !font.usesMonospacedDigits || !isDigit {
      let following = paragraph.scalars[next.cluster].value
      advance += face.kern(scalar, following) * em
    }
    glyphs[index].advance = advance + tracking
  }
}

/// Apple's emoji advance one em, and a little more in small text.
private func fitPictures(_ glyphs: inout [ShapedGlyph], _ font: ResolvedFont) {
  let advance = font.size < 24 ? font.size * (font.size <= 15 ? 1.3 : 1.25) : font.size
  for index in glyphs.indices where glyphs[index].advance != 0 {
    glyphs[index].offsetX = (advance - font.size * 1.0) / 2
    glyphs[index].advance = advance
  }
}
