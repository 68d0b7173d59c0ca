/// San Francisco's measures, which Inter is fitted to (docs/PLATFORM.md, "System font").
enum SystemMetrics {
  static let ascender = 1950.0 / 2048
  static let descender = 494.0 / 2048
  static let lineHeight = 2444.0 / 2048
  /// Makes Inter's cap height San Francisco's.
  static let outlineScale = 0.9685
  /// From this size on, the Display cut is used.
  static let displaySize = 20.0
}

/// One weight and cut of the system font: what each glyph and pair moves the pen by, in thousandths
/// of an em.
struct SystemFace: Sendable {
  private let advances: [UInt32: Double]
  private let kerning: [UInt64: Double]
  private let missing: Double

  /// By weight (light, regular, medium, semibold, bold): text, then display.
  static let text: [SystemFace] = zip(
    [
      AdvanceTable.lightText, AdvanceTable.regularText, AdvanceTable.mediumText,
      AdvanceTable.semiboldText, AdvanceTable.boldText,
    ],
    [
      KerningTable.lightText, KerningTable.regularText, KerningTable.mediumText,
      KerningTable.semiboldText, KerningTable.boldText,
    ]
  ).enumerated().map { index, tables in
    SystemFace(tables.0, tables.1, missing: AdvanceTable.missing[index].text)
  }

  static let display: [SystemFace] = zip(
    [
      AdvanceTable.lightDisplay, AdvanceTable.regularDisplay, AdvanceTable.mediumDisplay,
      AdvanceTable.semiboldDisplay, AdvanceTable.boldDisplay,
    ],
    [
      KerningTable.lightDisplay, KerningTable.regularDisplay, KerningTable.mediumDisplay,
      KerningTable.semiboldDisplay, KerningTable.boldDisplay,
    ]
  ).enumerated().map { index, tables in
    SystemFace(tables.0, tables.1, missing: AdvanceTable.missing[index].display)
  }

  private init(_ advances: String, _ kerning: String, missing: Double) {
    var widths: [UInt32: Double] = [:]
    for entry in advances.split(separator: " ") {
      let parts = entry.split(separator: ":")
      guard parts.count == 2, let scalar = UInt32(parts[0], radix: 16), let tenths = Int(parts[1])
      else { continue }
      widths[scalar] = Double(tenths) / 10
    }
    var pairs: [UInt64: Double] = [:]
    for entry in kerning.split(separator: " ") {
      let parts = entry.split(whereSeparator: { $0 == "," || $0 == ":" })
      guard parts.count == 3, let first = UInt32(parts[0], radix: 16),
        let second = UInt32(parts[1], radix: 16), let tenths = Int(parts[2])
      else { continue }
      pairs[UInt64(first) << 32 | UInt64(second)] = Double(tenths) / 10
    }
    self.advances = widths
    self.kerning = pairs
    self.missing = missing
  }

  /// The advance of a character; `own` is the stand-in font's, used where none is known.
  func advance(of scalar: UInt32, own: Double) -> Double {
    advances[scalar] ?? (own > 0 ? own + missing : 0)
  }

  func kern(_ first: UInt32, _ second: UInt32) -> Double {
    kerning[UInt64(first) << 32 | UInt64(second)] ?? 0
  }

  /// Tracking per glyph at a size, in thousandths of an em.
  ///
  /// Sizes between whole points are interpolated. From iOS 11 the Display cut has none, but one.
  static func tracking(size: Double, systemVersion: Int) -> Double {
    let table = TrackingTable.perMille
    if size >= SystemMetrics.displaySize && systemVersion >= 11 { return 1 }
    let place = size - TrackingTable.firstSize
    guard place > 0 else { return table[0] }
    let index = Int(min(place, Double(table.count - 1)))
    guard index + 1 < table.count else { return 0 }
    // No blending across the change of cut at 20 points.
    let fraction = place - Double(index)
    if size < SystemMetrics.displaySize && size > SystemMetrics.displaySize - 1 {
      return table[index]
    }
    return table[index] + (table[index + 1] - table[index]) * fraction
  }
}
