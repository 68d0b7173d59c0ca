import CHarfBuzz
import VitrineGraphics

/// Cuts a paragraph where font, attributes, script or direction change.
func itemize(
  _ paragraph: Paragraph, _ levels: Levels, _ fonts: [ResolvedFont], _ catalogue: FontCatalogue
) -> [Item] {
  if paragraph.isPlain, let items = itemizePlain(paragraph, levels, fonts, catalogue) {
    return items
  }
  var items: [Item] = []
  var script: UInt32 = HB_SCRIPT_COMMON.rawValue
  for (start, end) in zip(paragraph.clusters, paragraph.clusters.dropFirst()) {
    let scalars = paragraph.scalars[start..<end]
    let attributes = paragraph.attributes[start]
    let previous = items.last
    let continued = previous?.attributes == attributes ? previous?.font : nil
    let font = catalogue.font(for: scalars, as: fonts[attributes], continuing: continued)
    var own = HB_SCRIPT_COMMON.rawValue
    for scalar in scalars {
      let value = unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value).rawValue
      if value != HB_SCRIPT_COMMON.rawValue && value != HB_SCRIPT_INHERITED.rawValue {
        own = value
        break
      }
    }
    if own != HB_SCRIPT_COMMON.rawValue { script = own }
    let level = levels.levels[start]
    if let last = items.last, last.font == font, last.attributes == attributes,
      last.level == level,
      last.script == script || last.script == HB_SCRIPT_COMMON.rawValue
    {
      items[items.count - 1].range = last.range.lowerBound..<end
      items[items.count - 1].script = script
    } else {
      items.append(
        Item(range: start..<end, font: font, attributes: attributes, script: script, level: level))
    }
  }
  return items
}

/// Plain letters in the system font need no search: every character is there, the script is Latin.
private func itemizePlain(
  _ paragraph: Paragraph, _ levels: Levels, _ fonts: [ResolvedFont], _ catalogue: FontCatalogue
) -> [Item]? {
  guard !levels.isRightToLeft else { return nil }
  var items: [Item] = []
  var start = 0
  let count = paragraph.scalars.count
  while start < count {
    let attributes = paragraph.attributes[start]
    guard fonts[attributes].named == nil else { return nil }
    var end = start + 1
    while end < count, paragraph.attributes[end] == attributes { end += 1 }
    let font = catalogue.systemFont(fonts[attributes])
    let known = catalogue.fonts[font].plainGlyphs
    guard paragraph.scalars[start..<end].allSatisfy({ known[Int($0.value)].id != 0 }) else {
      return nil
    }
    items.append(
      Item(
        range: start..<end, font: font, attributes: attributes, script: HB_SCRIPT_LATIN.rawValue,
        level: 0))
    start = end
  }
  return items
}

extension FontCatalogue {
  /// The system font's file for a weight and size.
  func systemFont(_ font: ResolvedFont) -> Int {
    (font.isDisplay ? roles.systemDisplay : roles.systemText)[font.weight]
  }

  /// The first font that has every character of a cluster.
  ///
  /// Emoji go to the emoji font, what only continues a run stays in its font where it can.
  func font(
    for cluster: ArraySlice<Unicode.Scalar>, as font: ResolvedFont, continuing: Int?
  ) -> Int {
    let own = font.named ?? systemFont(font)
    if let only = cluster.first, cluster.count == 1, only.value < 0x2000, has(cluster, own) {
      return own
    }
    let asksEmoji =
      cluster.contains { $0.value == 0xFE0F }
      || cluster.first.map(\.properties.isEmojiPresentation) == true
    if asksEmoji, let emoji = roles.emoji, has(cluster, emoji) { return emoji }
    if has(cluster, own) { return own }
    if let continuing, has(cluster, continuing) { return continuing }
    for fallback in roles.fallbacks {
      let index = font.isBold ? fallback.bold : fallback.regular
      if has(cluster, index) { return index }
    }
    if let emoji = roles.emoji, has(cluster, emoji) { return emoji }
    // No font has all of it: one that has its base draws that much.
    for fallback in roles.fallbacks where has(cluster.prefix(1), fallback.regular) {
      return fallback.regular
    }
    return own
  }

  private func has(_ cluster: ArraySlice<Unicode.Scalar>, _ index: Int) -> Bool {
    cluster.allSatisfy { scalar in
      fonts[index].glyph(of: scalar) != nil || scalar.properties.isDefaultIgnorableCodePoint
        || scalar.value < 0x20 || scalar.properties.isVariationSelector
    }
  }
}
