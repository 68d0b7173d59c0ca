import VitrineGraphics

/// Tracking per glyph of a font, in thousandths of an em.
enum Tracking {
  /// Only the system font is tracked.
  ///
  /// Sizes between the tables' are interpolated.
  static func of(_ font: ResolvedFont, systemVersion: Int) -> Double {
    if font.family != nil { return 0 }
    if font.isHelveticaNeue {
      return interpolated(
        HelveticaNeueTable.interfaceTracking, at: font.size - HelveticaNeueTable.firstTrackedSize)
    }
    if font.isDisplay, systemVersion >= 11 { return laterDisplay(of: font) }
    let index = font.size - TrackingTable.firstSize
    // No interpolation across the change of cut at 20 points.
    if !font.isDisplay, font.size > SystemMetrics.displaySize - 1 {
      return TrackingTable.perMille[Int(index)] + ofEra(systemVersion)
    }
    guard Int(max(0, index)) + 1 < TrackingTable.perMille.count else { return 0 }
    let tracking = interpolated(TrackingTable.perMille, at: index)
    guard font.isDisplay else { return tracking + ofEra(systemVersion) }
    return font.weight == 1 ? tracking + earlierDisplay : tracking
  }

  /// What text below 20 points stands wider or narrower in a version of the system: the fonts changed
  /// with iOS 11 and again with iOS 16.
  private static func ofEra(_ systemVersion: Int) -> Double {
    TrackingTable.eras.last { $0.firstSystem <= systemVersion }?.perMille ?? 0
  }

  /// What regular Display text of iOS 9 and 10 stands wider than table and fitted advances say:
  /// 10 of 11 labels are within half a point with it and 7 without.
  private static let earlierDisplay = 2.0

  /// Tracking of the Display cut from iOS 11 on: none, but a little where the cut begins.
  ///
  /// Fitted to 49 real labels: regular and bold, each by itself, ask for the same five thousandths
  /// at 20 points, gone at 24; bold is four wider throughout, light eight (two labels).
  private static func laterDisplay(of font: ResolvedFont) -> Double {
    let nearness = max(0, 1 - (font.size - SystemMetrics.displaySize) / 4)
    let extra: Double =
      switch font.weight {
      case 0: 8
      case 4: 4
      default: 0
      }
    return extra + 5 * nearness
  }

  /// A table's value at a fractional index; outside the table, its nearest entry.
  private static func interpolated(_ table: [Double], at index: Double) -> Double {
    guard index > 0 else { return table[0] }
    let lower = Int(min(index, Double(table.count - 1)))
    guard lower + 1 < table.count else { return table[table.count - 1] }
    return table[lower] + (table[lower + 1] - table[lower]) * (index - Double(lower))
  }
}
