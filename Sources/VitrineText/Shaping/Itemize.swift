import CFriBidi
import CHarfBuzz
import VitrineGraphics

/// A paragraph's scalars with the attributes of each.
struct Paragraph: Sendable {
  var scalars: [Unicode.Scalar] = []
  /// Per scalar: the index of its run's attributes.
  var attributes: [Int] = []
  /// Where grapheme clusters start; the end is the last.
  var clusters: [Int] = []

  mutating func append(_ text: Substring, attributes index: Int) {
    scalars += text.unicodeScalars
    attributes += [Int](repeating: index, count: scalars.count - attributes.count)
  }

  mutating func finish() {
    clusters = [0]
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    var at = 0
    for character in String(text) {
      at += character.unicodeScalars.count
      clusters.append(at)
    }
  }

  var string: String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}

/// The bidirectional levels of a paragraph, by FriBidi.
struct Levels {
  var levels: [UInt8]
  var isRightToLeft: Bool

  // FriBidi's FRIBIDI_PAR_WLTR, FRIBIDI_PAR_WRTL and FRIBIDI_MASK_RTL, which are macros.
  private static let weakLeftToRight = FriBidiParType(rawValue: 0x20)
  private static let weakRightToLeft = FriBidiParType(rawValue: 0x21)
  private static let rightToLeftBit: UInt32 = 1

  init(_ scalars: [Unicode.Scalar], fallback: LayoutDirection) {
    guard !scalars.isEmpty else {
      levels = []
      isRightToLeft = fallback == .rightToLeft
      return
    }
    let text = scalars.map(\.value)
    let count = Int32(text.count)
    var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: text.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: text.count)
    unsafe fribidi_get_bidi_types(text, count, &types)
    unsafe fribidi_get_bracket_types(text, count, types, &brackets)
    // "Weak" directions: the first strong character decides, else the interface's own.
    var base = fallback == .rightToLeft ? Self.weakRightToLeft : Self.weakLeftToRight
    var found = [FriBidiLevel](repeating: 0, count: text.count)
    let highest = unsafe fribidi_get_par_embedding_levels_ex(
      types, brackets, count, &base, &found)
    levels = highest > 0 ? found.map { UInt8(bitPattern: $0) } : [UInt8](repeating: 0, count: text.count)
    isRightToLeft = base.rawValue & Self.rightToLeftBit != 0
  }
}

/// Cuts a paragraph where font, attributes, script or direction change.
func itemize(
  _ paragraph: Paragraph, _ levels: Levels, _ fonts: [ResolvedFont], _ catalogue: FontCatalogue
) -> [Item] {
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

extension FontCatalogue {
  /// The first font that has every character of a cluster.
  ///
  /// Emoji go to the emoji font, what only continues a run stays in its font where it can.
  func font(
    for cluster: ArraySlice<Unicode.Scalar>, as font: ResolvedFont, continuing: Int?
  ) -> Int {
    let own = font.named ?? (font.isDisplay ? roles.systemDisplay : roles.systemText)[font.weight]
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
