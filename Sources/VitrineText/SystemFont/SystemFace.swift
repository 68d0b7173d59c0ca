import VitrineGraphics

/// One weight and cut of the system font: what each glyph and pair moves the pen by, in thousandths
/// of an em.
struct SystemFace: Sendable {
  /// By scalar below `dense`; negative where nothing was measured.
  private let advances: [Double]
  private let others: [UInt32: Double]
  /// By first and second character, in tenths.
  private let kerning: [Int16]
  private let missing: Double

  /// Scalars that are looked up by place: Basic Latin and Latin-1.
  private static let dense = 256
  /// Pairs are known of ASCII only.
  private static let paired = 128
  /// What San Francisco kerns of Inter's kerning, where no pair was measured.
  static let kerningFactor = 0.892

  /// The cut for a size and weight; each is read when it is first used.
  static func of(_ font: ResolvedFont) -> SystemFace {
    if let face = font.absent?.face(weight: font.weight) { return face }
    return switch (font.isDisplay, font.weight) {
    case (false, 0): lightText
    case (false, 1): regularText
    case (false, 2): mediumText
    case (false, 3): semiboldText
    case (false, _): boldText
    case (true, 0): lightDisplay
    case (true, 1): regularDisplay
    case (true, 2): mediumDisplay
    case (true, 3): semiboldDisplay
    case (true, _): boldDisplay
    }
  }

  private static let lightText = SystemFace(
    AdvanceTable.lightText, KerningTable.lightText, missing: AdvanceTable.missing[0].text)
  private static let regularText = SystemFace(
    AdvanceTable.regularText, KerningTable.regularText, missing: AdvanceTable.missing[1].text)
  private static let mediumText = SystemFace(
    AdvanceTable.mediumText, KerningTable.mediumText, missing: AdvanceTable.missing[2].text)
  private static let semiboldText = SystemFace(
    AdvanceTable.semiboldText, KerningTable.semiboldText, missing: AdvanceTable.missing[3].text)
  private static let boldText = SystemFace(
    AdvanceTable.boldText, KerningTable.boldText, missing: AdvanceTable.missing[4].text)
  private static let lightDisplay = SystemFace(
    AdvanceTable.lightDisplay, KerningTable.lightDisplay, missing: AdvanceTable.missing[0].display)
  private static let regularDisplay = SystemFace(
    AdvanceTable.regularDisplay, KerningTable.regularDisplay,
    missing: AdvanceTable.missing[1].display)
  private static let mediumDisplay = SystemFace(
    AdvanceTable.mediumDisplay, KerningTable.mediumDisplay,
    missing: AdvanceTable.missing[2].display)
  private static let semiboldDisplay = SystemFace(
    AdvanceTable.semiboldDisplay, KerningTable.semiboldDisplay,
    missing: AdvanceTable.missing[3].display)
  private static let boldDisplay = SystemFace(
    AdvanceTable.boldDisplay, KerningTable.boldDisplay, missing: AdvanceTable.missing[4].display)

  private init(_ advances: String, _ kerning: String, missing: Double) {
    var widths = [Double](repeating: -1, count: Self.dense)
    var others: [UInt32: Double] = [:]
    var reader = TableReader(advances)
    while let scalar = reader.hexadecimal(), let tenths = reader.decimal() {
      if scalar < Self.dense {
        widths[scalar] = Double(tenths) / 10
      } else {
        others[UInt32(scalar)] = Double(tenths) / 10
      }
    }
    var pairs = [Int16](repeating: 0, count: Self.paired * Self.paired)
    reader = TableReader(kerning)
    while let first = reader.hexadecimal(), let second = reader.hexadecimal(),
      let tenths = reader.decimal()
    {
      guard first < Self.paired, second < Self.paired else { continue }
      pairs[first * Self.paired + second] = Int16(clamping: tenths)
    }
    self.advances = widths
    self.others = others
    self.kerning = pairs
    self.missing = missing
  }

  /// A face of which the advances of U+0020…U+007E are known, and no kerning.
  init(ascii: [Double]) {
    var widths = [Double](repeating: -1, count: Self.dense)
    for (index, width) in ascii.enumerated() { widths[0x20 + index] = width }
    advances = widths
    others = [:]
    kerning = [Int16](repeating: 0, count: Self.paired * Self.paired)
    missing = 0
  }

  /// The advance of a character; `own` is the stand-in font's, used where none is known.
  func advance(of scalar: UInt32, own: Double) -> Double {
    if scalar < Self.dense {
      let known = advances[Int(scalar)]
      if known >= 0 { return known }
    } else if let known = others[scalar] {
      return known
    }
    return own > 0 ? own + missing : 0
  }

  /// What a pair is moved together by; nil where nothing was measured of such characters.
  func kern(_ first: UInt32, _ second: UInt32) -> Double? {
    guard first < Self.paired, second < Self.paired else { return nil }
    return Double(kerning[Int(first) * Self.paired + Int(second)]) / 10
  }

  /// Tracking per glyph of a font, in thousandths of an em.
  ///
  /// Sizes between whole points are interpolated.
  static func tracking(of font: ResolvedFont, systemVersion: Int) -> Double {
    // Only the system font is tracked.
    if font.absent != nil { return 0 }
    let table = TrackingTable.perMille
    let size = font.size
    if font.isDisplay, systemVersion >= 11 { return laterDisplayTracking(of: font) }
    let place = size - TrackingTable.firstSize
    guard place > 0 else { return table[0] }
    let index = Int(min(place, Double(table.count - 1)))
    guard index + 1 < table.count else { return 0 }
    // No blending across the change of cut at 20 points.
    if !font.isDisplay, size > SystemMetrics.displaySize - 1 { return table[index] }
    return table[index] + (table[index + 1] - table[index]) * (place - Double(index))
  }

  /// Tracking of the Display cut from iOS 11 on: none, but a little where the cut begins.
  ///
  /// Fitted to 49 real labels: regular and bold, each by itself, ask for the same five thousandths
  /// at 20 points, gone at 24; bold is four wider throughout.
  private static func laterDisplayTracking(of font: ResolvedFont) -> Double {
    let begin = SystemMetrics.displaySize
    let nearness = max(0, 1 - (font.size - begin) / 4)
    return (font.weight < 4 ? 0 : 4) + 5 * nearness
  }
}
