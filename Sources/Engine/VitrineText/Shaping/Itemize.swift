import CHarfBuzz
import VitrineGraphics

/// Divides a paragraph where the font, attributes, script or direction change.
///
/// Clusters aren't divided. A character of the Common script, such as a space or a digit, takes the
/// preceding script (UAX #24, section 5.1), so that it doesn't interrupt shaping. At the start of a
/// text it takes the following script.
func itemize(
  _ paragraph: Paragraph, _ levels: BidiLevels, fonts: [ResolvedFont], catalog: FontCatalog
) -> [ShapedItem] {
  if paragraph.isPlain, let items = itemizePlain(paragraph, levels, fonts: fonts, catalog: catalog)
  {
    return items
  }
  var items: [ShapedItem] = []
  var script: UInt32 = HB_SCRIPT_COMMON.rawValue
  for (start, end) in zip(paragraph.clusters, paragraph.clusters.dropFirst()) {
    let scalars = paragraph.scalars[start..<end]
    let attributes = paragraph.attributes[start]
    let previous = items.last
    let continued = previous?.attributes == attributes ? previous?.font : nil
    let font = catalog.font(for: scalars, as: fonts[attributes], continuing: continued)
    var clusterScript = HB_SCRIPT_COMMON.rawValue
    for scalar in scalars {
      let value = unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value).rawValue
      if value != HB_SCRIPT_COMMON.rawValue && value != HB_SCRIPT_INHERITED.rawValue {
        clusterScript = value
        break
      }
    }
    if clusterScript != HB_SCRIPT_COMMON.rawValue { script = clusterScript }
    let level = levels.levels[start]
    if let last = items.last, last.font == font, last.attributes == attributes,
      last.level == level,
      last.script == script || last.script == HB_SCRIPT_COMMON.rawValue
    {
      items[items.count - 1].range = last.range.lowerBound..<end
      items[items.count - 1].script = script
    } else {
      items.append(
        ShapedItem(
          range: start..<end, font: font, attributes: attributes, script: script, level: level))
    }
  }
  return items
}

/// Returns the items of plain letters in the system font, which contains all of them.
///
/// Returns nil if a character is missing or the text may be right-to-left. The general algorithm is
/// then required.
private func itemizePlain(
  _ paragraph: Paragraph, _ levels: BidiLevels, fonts: [ResolvedFont], catalog: FontCatalog
) -> [ShapedItem]? {
  guard !levels.isRightToLeft else { return nil }
  var items: [ShapedItem] = []
  var start = 0
  let count = paragraph.scalars.count
  while start < count {
    let attributes = paragraph.attributes[start]
    guard fonts[attributes].loaded == nil else { return nil }
    var end = start + 1
    while end < count, paragraph.attributes[end] == attributes { end += 1 }
    let font = catalog.systemFont(fonts[attributes])
    let glyphs = catalog.fonts[font].file.plainGlyphs
    guard paragraph.scalars[start..<end].allSatisfy({ glyphs[Int($0.value)].id != 0 }) else {
      return nil
    }
    items.append(
      ShapedItem(
        range: start..<end, font: font, attributes: attributes, script: HB_SCRIPT_LATIN.rawValue,
        level: 0))
    start = end
  }
  return items
}

extension FontCatalog {
  /// Returns the system font's file for a weight and size.
  func systemFont(_ font: ResolvedFont) -> Int {
    roles.system.index(
      size: font.size, weight: font.weight, isThin: font.isThin, isDisplay: font.isDisplay,
      isHelveticaNeue: font.isHelveticaNeue || font.family == .helveticaNeue)
  }

  /// Returns the first font that contains every character of a cluster.
  ///
  /// Emoji use the emoji font. A character that continues a run remains in that run's font if
  /// possible.
  func font(
    for cluster: ArraySlice<Unicode.Scalar>, as font: ResolvedFont, continuing: Int?
  ) -> Int {
    let preferred = font.loaded ?? systemFont(font)
    if let only = cluster.first, cluster.count == 1, only.value < 0x2000, has(cluster, preferred) {
      return preferred
    }
    let isEmoji =
      cluster.contains { $0.value == 0xFE0F }
      || cluster.first.map(\.properties.isEmojiPresentation) == true
    if isEmoji, let emoji = roles.emoji, has(cluster, emoji) { return emoji }
    if has(cluster, preferred) { return preferred }
    if let continuing, has(cluster, continuing) { return continuing }
    for fallback in roles.fallbacks {
      let index = font.isBold ? fallback.bold : fallback.regular
      if has(cluster, index) { return index }
    }
    if let emoji = roles.emoji, has(cluster, emoji) { return emoji }
    // If no font contains the entire cluster, a font with its base is used.
    if isEmoji, let emoji = roles.emoji, has(cluster.prefix(1), emoji) { return emoji }
    for fallback in roles.fallbacks where has(cluster.prefix(1), fallback.regular) {
      return fallback.regular
    }
    return preferred
  }

  /// Returns whether a font contains every visible character of a cluster.
  ///
  /// Joiners, selectors and controls need no glyph, and a skin tone is part of the preceding emoji.
  private func has(_ cluster: ArraySlice<Unicode.Scalar>, _ index: Int) -> Bool {
    cluster.allSatisfy { scalar in
      fonts[index].file.glyph(of: scalar) != nil || scalar.properties.isDefaultIgnorableCodePoint
        || scalar.value < 0x20 || scalar.properties.isVariationSelector
        || fonts[index].file.hasPictures && scalar.isSkinTone && cluster.count > 1
    }
  }
}
