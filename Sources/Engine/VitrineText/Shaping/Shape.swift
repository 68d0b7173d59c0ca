import CHarfBuzz
import VitrineGraphics

/// Shapes an item with HarfBuzz in font units and converts the result to points.
///
/// In the system font, advances and kerning are San Francisco's: HarfBuzz selects and positions the
/// glyphs of Inter, and each is centered in the advance of iOS. Lines break and labels measure as
/// on iOS, although the outlines are those of another font.
///
/// There are three paths. Plain left-to-right letters take their glyphs from a table
/// (`shapePlain`), which gives HarfBuzz's result without calling it; most labels are such. Other
/// text in the system font is shaped by HarfBuzz and then fitted (`fit`). Fallback fonts keep their
/// advances except for Han, Hangul and emoji (`fitFallback`), whose advances on iOS are known.
func shape(
  _ item: inout ShapedItem, of paragraph: Paragraph, _ font: ResolvedFont, letterSpacing: Double,
  catalog: FontCatalog, environment: TextEnvironment
) {
  let file = catalog.fonts[item.font].file
  let face = catalog.roles.isSystem(item.font) ? FaceMetrics.of(font) : nil
  item.outlineScale = face == nil ? 1 : SystemMetrics.outlineScale
  var glyphs: [ShapedGlyph]
  if let face {
    let tracking = Tracking.of(font, systemVersion: environment.systemVersion)
    if paragraph.isPlain, !font.usesMonospacedDigits, !item.isRightToLeft {
      glyphs = shapePlain(
        item, of: paragraph, font, catalog: catalog, face: face, tracking: tracking)
    } else {
      glyphs = shapeByHarfBuzz(
        item, of: paragraph, font, file: file, environment: environment,
        scale: SystemMetrics.outlineScale)
      fit(&glyphs, item, of: paragraph, font: font, file: file, face: face, tracking: tracking)
    }
  } else {
    glyphs = shapeByHarfBuzz(
      item, of: paragraph, font, file: file, environment: environment, scale: 1)
    fitFallback(&glyphs, &item, of: paragraph, font: font, file: file, environment: environment)
  }
  if !paragraph.isPlain { collapseLineSeparators(in: &glyphs, of: paragraph) }
  if letterSpacing != 0, letterSpacing.isFinite {
    space(&glyphs, by: letterSpacing)
  }
  item.glyphs = glyphs[...]
}

/// Sets the advance of line separators, which are drawn as spaces, to 0.
private func collapseLineSeparators(in glyphs: inout [ShapedGlyph], of paragraph: Paragraph) {
  for index in glyphs.indices where paragraph.scalars[glyphs[index].cluster].value == 0x2028 {
    glyphs[index].advance = 0
  }
}

/// Sets the advances of fallback glyphs to those of iOS's fallback fonts.
private func fitFallback(
  _ glyphs: inout [ShapedGlyph], _ item: inout ShapedItem, of paragraph: Paragraph,
  font: ResolvedFont, file: FontFile, environment: TextEnvironment
) {
  if usesPingFang(item, font, file: file, environment: environment) {
    widen(&glyphs, by: FallbackAdvances.pingFangSpacing(size: font.size))
  }
  if item.script == HB_SCRIPT_HANGUL.rawValue, font.loaded == nil {
    let advance = FallbackAdvances.hangul * font.size / 1000
    for index in glyphs.indices
    where FallbackAdvances.isHangul(paragraph.scalars[glyphs[index].cluster].value) {
      glyphs[index].offsetX += (advance - glyphs[index].advance) / 2
      glyphs[index].advance = advance
    }
  }
  if file.hasPictures {
    let advance = SystemMetrics.emojiAdvance(
      size: font.size, systemVersion: environment.systemVersion)
    item.outlineScale = advance * SystemMetrics.emojiFill / font.size
    for index in glyphs.indices where glyphs[index].advance != 0 {
      glyphs[index].offsetX = advance * (1 - SystemMetrics.emojiFill) / 2
      glyphs[index].advance = advance
    }
  }
}

/// Returns whether iOS sets an item of the CJK font in PingFang, whose characters are slightly
/// wider in the system font since iOS 10 (docs/PLATFORM.md, "Type").
///
/// These are Han characters, kana, and full-width signs next to any script.
private func usesPingFang(
  _ item: ShapedItem, _ font: ResolvedFont, file: FontFile, environment: TextEnvironment
) -> Bool {
  guard file.isCJK, font.loaded == nil, font.family == nil, environment.systemVersion >= 10 else {
    return false
  }
  return ![HB_SCRIPT_HANGUL, HB_SCRIPT_BOPOMOFO].contains { $0.rawValue == item.script }
    && !["ja", "ko"].contains(environment.language.prefix(2).lowercased())
}

/// Adds a distance to each glyph's advance, half of it on either side.
private func widen(_ glyphs: inout [ShapedGlyph], by distance: Double) {
  for index in glyphs.indices where glyphs[index].advance != 0 {
    glyphs[index].advance += distance
    glyphs[index].offsetX += distance / 2
  }
}

/// Adds space after the last glyph of each visible cluster, so that marks remain on their base.
private func space(_ glyphs: inout [ShapedGlyph], by distance: Double) {
  var takesRoom = false
  for index in glyphs.indices {
    if glyphs[index].advance != 0 { takesRoom = true }
    let next = index + 1
    guard next == glyphs.count || glyphs[next].cluster != glyphs[index].cluster else { continue }
    if takesRoom { glyphs[index].advance += distance }
    takesRoom = false
  }
}

/// Shapes plain letters in the system font: one glyph per character from tables, as HarfBuzz would.
private func shapePlain(
  _ item: ShapedItem, of paragraph: Paragraph, _ font: ResolvedFont, catalog: FontCatalog,
  face: FaceMetrics, tracking: Double
) -> [ShapedGlyph] {
  let file = catalog.fonts[item.font].file
  var glyphs: [ShapedGlyph] = []
  glyphs.reserveCapacity(item.range.count)
  let em = font.size / 1000
  for index in item.range {
    let scalar = paragraph.scalars[index].value
    let plain = file.plainGlyphs[Int(scalar)]
    let drawn = plain.advance * 1000
    let advance = face.advance(of: scalar, standIn: drawn)
    let next = index + 1
    var kern = 0.0
    if next < item.range.upperBound {
      let second = paragraph.scalars[next].value
      kern =
        face.kern(scalar, second)
        ?? catalog.kerning(in: item.font, scalar, second) * 1000 * SystemMetrics.outlineScale
        * FaceMetrics.kerningFactor
    }
    glyphs.append(
      ShapedGlyph(
        id: plain.id, cluster: index, advance: (advance + kern + tracking) * em,
        offsetX: (advance - drawn * SystemMetrics.outlineScale) * em / 2, offsetY: 0))
  }
  return glyphs
}

/// The maximum number of scalars of one cluster that are shaped together.
///
/// HarfBuzz visits all marks of a base for each mark, so a hundred thousand would take minutes.
/// Marks beyond the limit are shaped as if they had no base.
private let clusterLimit = 2048

/// Shapes an item, divided if a cluster is longer than in any language.
private func shapeByHarfBuzz(
  _ item: ShapedItem, of paragraph: Paragraph, _ font: ResolvedFont, file: FontFile,
  environment: TextEnvironment, scale outlineScale: Double
) -> [ShapedGlyph] {
  guard paragraph.longestCluster > clusterLimit, item.range.count > clusterLimit else {
    return shapeWhole(
      item, of: paragraph, font, file: file, environment: environment, scale: outlineScale)
  }
  var parts: [[ShapedGlyph]] = []
  for start in stride(from: item.range.lowerBound, to: item.range.upperBound, by: clusterLimit) {
    var part = item
    part.range = start..<min(start + clusterLimit, item.range.upperBound)
    parts.append(
      shapeWhole(
        part, of: paragraph, font, file: file, environment: environment, scale: outlineScale))
  }
  return Array((item.isRightToLeft ? parts.reversed() : parts).joined())
}

/// Shapes an item without dividing it.
///
/// The surrounding text is passed as context, because Arabic letters join across font changes.
/// Clusters are graphemes, so that a line never breaks between a letter and its mark.
private func shapeWhole(
  _ item: ShapedItem, of paragraph: Paragraph, _ font: ResolvedFont, file: FontFile,
  environment: TextEnvironment, scale outlineScale: Double
) -> [ShapedGlyph] {
  guard let buffer = unsafe hb_buffer_create() else { return [] }
  defer { unsafe hb_buffer_destroy(buffer) }
  let text = ContextualText(item, of: paragraph, file)
  unsafe hb_buffer_add_codepoints(
    buffer, text.scalars, Int32(text.scalars.count), UInt32(text.range.lowerBound),
    Int32(text.range.count))
  unsafe hb_buffer_set_direction(buffer, item.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
  unsafe hb_buffer_set_script(buffer, hb_script_t(rawValue: item.script))
  unsafe hb_buffer_set_language(buffer, hb_language_from_string(environment.language, -1))
  unsafe hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
  var features = [hb_feature_t.noContextualAlternates]
  if file.plainGlyphs.isEmpty { features.removeAll() }
  // iOS's fonts for these scripts kern only with proportional kana.
  if file.isCJK { features.append(hb_feature_t("kern", 0)) }
  if font.usesMonospacedDigits { features.append(hb_feature_t("tnum", 1)) }
  unsafe hb_shape(file.shaper, buffer, features, UInt32(features.count))

  var count: UInt32 = 0
  let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count)
  let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
  guard let infos = unsafe infos, let positions = unsafe positions else { return [] }
  let scale = font.size / file.unitsPerEm * outlineScale
  var glyphs: [ShapedGlyph] = []
  glyphs.reserveCapacity(Int(count))
  for index in 0..<Int(count) {
    // HarfBuzz returned `count` glyphs and positions.
    let info = unsafe infos[index]
    let position = unsafe positions[index]
    glyphs.append(
      ShapedGlyph(
        id: info.codepoint, cluster: text.places[Int(info.cluster)],
        advance: Double(position.x_advance) * scale, offsetX: Double(position.x_offset) * scale,
        offsetY: -Double(position.y_offset) * scale))
  }
  return glyphs
}

extension hb_feature_t {
  fileprivate init(_ tag: StaticString, _ value: UInt32) {
    let name = tag.withUTF8Buffer { bytes in
      unsafe bytes.reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
    }
    self.init(tag: name, value: value, start: 0, end: UInt32.max)
  }

  /// A setting that disables contextual alternates, which Inter has but San Francisco doesn't.
  static let noContextualAlternates = hb_feature_t("calt", 0)
}

/// Sets San Francisco's advances, kerning and tracking for Inter's glyphs.
private func fit(
  _ glyphs: inout [ShapedGlyph], _ item: ShapedItem, of paragraph: Paragraph, font: ResolvedFont,
  file: FontFile, face: FaceMetrics, tracking: Double
) {
  let em = font.size / 1000
  let digit =
    font.fit == .pictures ? SystemMetrics.monospacedDigit(isDisplay: font.isDisplay) : .infinity
  for index in glyphs.indices {
    let glyph = glyphs[index]
    // A mark without advance keeps its position on its base.
    guard glyph.advance != 0 else { continue }
    let scalar = paragraph.scalars[glyph.cluster].value
    // The advance of Inter, unscaled and without kerning, in thousandths of an em.
    let standIn = file.advance(of: glyph.id) * 1000
    let drawn = standIn * em * SystemMetrics.outlineScale
    let isFixed = font.usesMonospacedDigits && (0x30...0x39).contains(scalar)
    let letter = face.advance(of: isFixed ? 0x30 : scalar, standIn: standIn)
    let advance = (isFixed ? min(letter, digit) : letter) * em
    var kern = 0.0
    let next = index + 1 < glyphs.count ? glyphs[index + 1] : nil
    if let next, next.cluster != glyph.cluster, !isFixed, !item.isRightToLeft {
      let known = face.kern(scalar, paragraph.scalars[next.cluster].value)
      kern = known.map { $0 * em } ?? (glyph.advance - drawn) * FaceMetrics.kerningFactor
    }
    let shift = (advance - drawn) / 2
    glyphs[index].offsetX += shift
    glyphs[index].advance = advance + kern + tracking * em
    shiftMarks(after: index, in: &glyphs, by: shift - (glyphs[index].advance - glyph.advance))
  }
}

/// Shifts marks, which are positioned relative to the pen after their base, back with the base.
private func shiftMarks(after base: Int, in glyphs: inout [ShapedGlyph], by distance: Double) {
  var index = base + 1
  while index < glyphs.count, glyphs[index].advance == 0 {
    glyphs[index].offsetX += distance
    index += 1
  }
}
