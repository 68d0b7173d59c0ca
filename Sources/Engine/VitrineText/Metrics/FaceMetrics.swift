import CHarfBuzz

/// The advances and kerning of one face, in thousandths of an em.
///
/// A face is one weight and optical size of the system font, or one weight of a family with only
/// measured metrics. Tables are dense below U+0100 and for pairs of ASCII, because every letter of
/// a plain label needs both.
struct FaceMetrics: Sendable {
  /// The advances of scalars below `denseCount`, negative if unmeasured.
  private let advances: [Double]
  private let others: [UInt32: Double]
  /// The kerning by first and second scalar in tenths.
  ///
  /// The array is empty for a face without kerning.
  private let kerning: [Int16]
  /// The correction of the drawn font's advance for scalars without an entry.
  private let missing: Double

  /// The number of scalars that are looked up by index: Basic Latin and Latin-1.
  private static let denseCount = 256
  /// The number of scalars with kerning pairs: ASCII.
  private static let pairedCount = 128

  /// Creates a face of the system font from its checked-in tables.
  init(_ advances: String, _ kerning: String, missing: Double) {
    var dense = [Double](repeating: -1, count: Self.denseCount)
    var others: [UInt32: Double] = [:]
    var reader = TableReader(advances)
    while let scalar = reader.hexadecimal(), let tenths = reader.decimal() {
      if scalar < Self.denseCount {
        dense[scalar] = Double(tenths) / 10
      } else {
        others[UInt32(scalar)] = Double(tenths) / 10
      }
    }
    self.advances = dense
    self.others = others.merging(FallbackAdvances.symbols) { own, _ in own }
    self.kerning = Self.pairs(kerning, unit: 1)
    self.missing = missing
  }

  /// Creates a face whose advances and kerning differ from another face's.
  ///
  /// The tables contain the differences in tenths. Characters and pairs beyond the dense tables
  /// stay as they are.
  init(_ face: FaceMetrics, advances changes: String, kerning pairChanges: String) {
    var advances = face.advances
    var reader = TableReader(changes)
    while let scalar = reader.hexadecimal(), let tenths = reader.decimal() {
      guard scalar < Self.denseCount, advances[scalar] >= 0 else { continue }
      advances[scalar] += Double(tenths) / 10
    }
    var kerning = face.kerning
    if !kerning.isEmpty {
      let changes = Self.pairs(pairChanges, unit: 1)
      for index in kerning.indices where changes[index] != 0 { kerning[index] += changes[index] }
    }
    self.advances = advances
    self.kerning = kerning
    others = face.others
    missing = face.missing
  }

  /// Creates a face from the advances of U+0020…U+007E.
  ///
  /// An accented letter is as wide as its base letter. `others` lists characters beyond ASCII, and
  /// `kerning` pairs in the format of the tables, in `unit` tenths. By default there is no kerning.
  init(ascii: [Double], others beyond: String = "", kerning: String = "", unit: Int = 1) {
    var dense = [Double](repeating: -1, count: Self.denseCount)
    for (index, width) in ascii.enumerated() { dense[0x20 + index] = width }
    dense[0xA0] = dense[0x20]
    var others: [UInt32: Double] = [:]
    for scalar in UInt32(0xC0)..<0x180 {
      guard let base = Unicode.Scalar(scalar).flatMap(Self.baseLetter) else { continue }
      let width = dense[Int(base.value)]
      if scalar < Self.denseCount { dense[Int(scalar)] = width } else { others[scalar] = width }
    }
    var reader = TableReader(beyond)
    while let scalar = reader.hexadecimal(), let advance = reader.decimal() {
      others[UInt32(scalar)] = Double(advance)
    }
    advances = dense
    self.others = others
    self.kerning = kerning.isEmpty ? [] : Self.pairs(kerning, unit: unit)
    missing = 0
  }

  /// Returns the ASCII letter that an accented letter decomposes to.
  private static func baseLetter(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    var base = scalar.value
    var mark: hb_codepoint_t = 0
    let functions = unsafe hb_unicode_funcs_get_default()
    while unsafe hb_unicode_decompose(functions, base, &base, &mark) != 0, mark != 0 {}
    return base != scalar.value && base < 0x80 ? Unicode.Scalar(base) : nil
  }

  private static func pairs(_ table: String, unit: Int) -> [Int16] {
    var pairs = [Int16](repeating: 0, count: pairedCount * pairedCount)
    var reader = TableReader(table)
    while let first = reader.hexadecimal(), let second = reader.hexadecimal(),
      let value = reader.decimal()
    {
      guard first < pairedCount, second < pairedCount else { continue }
      pairs[first * pairedCount + second] = Int16(clamping: value * unit)
    }
    return pairs
  }

  /// Returns the advance of a character.
  ///
  /// `standIn` is the advance of the drawn font, the fallback.
  func advance(of scalar: UInt32, standIn: Double) -> Double {
    if scalar < Self.denseCount {
      let known = advances[Int(scalar)]
      if known >= 0 { return known }
    } else if let known = others[scalar] {
      return known
    }
    guard standIn > 0 else { return 0 }
    return standIn + missing + FallbackAdvances.correction(of: scalar)
  }

  /// Returns the kerning of a pair, or nil if such characters weren't measured.
  func kern(_ first: UInt32, _ second: UInt32) -> Double? {
    guard first < Self.pairedCount, second < Self.pairedCount else { return nil }
    if kerning.isEmpty { return 0 }
    return Double(kerning[Int(first) * Self.pairedCount + Int(second)]) / 10
  }
}
