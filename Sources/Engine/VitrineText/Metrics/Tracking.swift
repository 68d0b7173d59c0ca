/// The tracking per glyph of a font, in thousandths of an em.
enum Tracking {
  /// Returns the tracking of a font, which is 0 except for the system font.
  ///
  /// Sizes between the table's entries are interpolated.
  static func of(_ font: ResolvedFont, systemVersion: Int) -> Double {
    if font.family != nil || font.isMonospaced { return 0 }
    if font.isHelveticaNeue {
      let table =
        font.interfaceWeight == 2 ? HelveticaNeueTable.boldTracking : HelveticaNeueTable.tracking
      return interpolated(table.perMille, sizes: table.sizes, at: font.size)
    }
    let (sizes, versions) =
      font.isDisplay
      ? (TrackingTable.displaySizes, TrackingTable.display)
      : (TrackingTable.textSizes, TrackingTable.text)
    let table = versions.last { $0.firstSystem <= systemVersion } ?? versions[0]
    return interpolated(table.perMille, sizes: sizes, at: font.size) + ofHeavy(font)
  }

  /// Returns the tracking of weights above bold relative to bold, whose letters they use.
  private static func ofHeavy(_ font: ResolvedFont) -> Double {
    switch font.heaviness {
    case .black: 30
    case .heavy: 13
    case .none: 0
    }
  }

  /// Returns a table's interpolated value at a size.
  ///
  /// Outside of the table it is the nearest entry.
  private static func interpolated(_ table: [Double], sizes: [Double], at size: Double) -> Double {
    guard let upper = sizes.firstIndex(where: { $0 >= size }) else { return table[table.count - 1] }
    guard upper > 0 else { return table[0] }
    let share = (size - sizes[upper - 1]) / (sizes[upper] - sizes[upper - 1])
    return table[upper - 1] + (table[upper] - table[upper - 1]) * share
  }
}
