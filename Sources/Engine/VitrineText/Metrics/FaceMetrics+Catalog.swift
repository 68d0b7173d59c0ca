import Synchronization

extension FaceMetrics {
  /// San Francisco's kerning as a fraction of Inter's, for pairs that weren't measured.
  static let kerningFactor = 0.892

  /// Returns the face with the advances of a font's text.
  static func of(_ font: ResolvedFont) -> FaceMetrics {
    if font.isMonospaced { return monospaced }
    if font.isThin, font.family == .helveticaNeue { return helveticaNeueThin }
    if let face = font.family?.face(weight: font.weight) { return face }
    if font.isHelveticaNeue { return helveticaNeue(weight: font.interfaceWeight) }
    switch font.fit {
    case .labels: return (font.isDisplay ? display : text)[font.weight]
    case .pictures: return (font.isDisplay ? displayInPictures : textInPictures)[font.weight]
    }
  }

  /// The text faces by weight, light to bold.
  private static let text = [
    FaceMetrics(
      AdvanceTable.lightText, KerningTable.lightText, missing: AdvanceTable.missing[0].text),
    FaceMetrics(
      AdvanceTable.regularText, KerningTable.regularText, missing: AdvanceTable.missing[1].text),
    FaceMetrics(
      AdvanceTable.mediumText, KerningTable.mediumText, missing: AdvanceTable.missing[2].text),
    FaceMetrics(
      AdvanceTable.semiboldText, KerningTable.semiboldText, missing: AdvanceTable.missing[3].text),
    FaceMetrics(
      AdvanceTable.boldText, KerningTable.boldText, missing: AdvanceTable.missing[4].text),
  ]

  private static let display = [
    FaceMetrics(
      AdvanceTable.lightDisplay, KerningTable.lightDisplay,
      missing: AdvanceTable.missing[0].display),
    FaceMetrics(
      AdvanceTable.regularDisplay, KerningTable.regularDisplay,
      missing: AdvanceTable.missing[1].display),
    FaceMetrics(
      AdvanceTable.mediumDisplay, KerningTable.mediumDisplay,
      missing: AdvanceTable.missing[2].display),
    FaceMetrics(
      AdvanceTable.semiboldDisplay, KerningTable.semiboldDisplay,
      missing: AdvanceTable.missing[3].display),
    FaceMetrics(
      AdvanceTable.boldDisplay, KerningTable.boldDisplay, missing: AdvanceTable.missing[4].display),
  ]

  /// The monospaced design, with Menlo's advance.
  private static let monospaced = FaceMetrics(ascii: [Double](repeating: 602, count: 95))

  /// The text faces by weight with the changes that pictures of iOS 26 ask for.
  ///
  /// The pictures are of Regular. The other weights take its changes, as they differ from Regular by
  /// one amount for all letters.
  private static let textInPictures = text.map {
    FaceMetrics($0, advances: PictureFitTable.advances, kerning: PictureFitTable.kerning)
  }

  /// The display faces with the kerning of the text faces.
  private static let displayInPictures = display.map {
    FaceMetrics($0, advances: "", kerning: PictureFitTable.kerning)
  }

  // MARK: Families known by their measures

  /// The position of each weight, light to bold, between a family's regular (0) and bold (1).
  private static let shares = [-0.5, 0, 0.5, 0.75, 1]

  /// The positions for Avenir Next, whose Medium is as wide as its Regular, and its Demi Bold
  /// hardly wider.
  private static let avenirNextShares = [-0.5, 0, 0, 0.1, 1]

  /// Returns Helvetica Neue of a weight, light to bold.
  static func helveticaNeue(weight: Int) -> FaceMetrics { neue[min(4, max(0, weight))] }

  private static let neue = shares.map { helveticaNeue(share: $0) }

  /// Helvetica Neue Thin and Ultra Light.
  ///
  /// They are as far below light as light is below regular.
  private static let helveticaNeueThin = helveticaNeue(share: -1.1)

  private static func helveticaNeue(share: Double) -> FaceMetrics {
    FaceMetrics(
      ascii: zip(HelveticaNeueTable.regular, HelveticaNeueTable.bold).map { regular, bold in
        regular + (bold - regular) * share
      }, kerning: HelveticaNeueTable.kerning)
  }

  /// Returns PingFang of a weight, light to bold.
  static func pingFang(weight: Int) -> FaceMetrics { pingFangs[min(4, max(0, weight))] }

  private static let pingFangs = PingFangTable.wider.map { wider in
    FaceMetrics(ascii: PingFangTable.regular.map { $0 + wider }, others: PingFangTable.others)
  }

  private struct FamilyWeight: Hashable {
    var key: String
    var weight: Int
  }

  /// A cache of faces, which are parsed from their tables on first use.
  private static let families = Mutex<[FamilyWeight: FaceMetrics]>([:])

  /// Returns a weight of a family of `FontFamilyTable`, or nil if the table doesn't contain the
  /// family.
  static func family(_ key: String, weight: Int) -> FaceMetrics? {
    let name = FamilyWeight(key: key, weight: weight)
    if let face = families.withLock({ $0[name] }) { return face }
    guard let family = FontFamilyTable.families.first(where: { $0.key == key }) else { return nil }
    let face = FaceMetrics(
      ascii: advances(of: family, weight: weight), others: family.others,
      kerning: family.kerning, unit: 10)
    families.withLock { $0[name] = face }
    return face
  }

  /// Returns the advances of a weight, interpolated between the family's measured weights if
  /// necessary.
  private static func advances(of family: FontFamilyTable.Advances, weight: Int) -> [Double] {
    let faces = family.faces.map { (weight: $0.weight, advances: numbers($0.advances)) }
    if let own = faces.first(where: { $0.weight == weight }) { return own.advances }
    guard let lower = faces.last(where: { $0.weight < weight }) ?? faces.first,
      let upper = faces.first(where: { $0.weight > weight && $0.weight != lower.weight })
        ?? faces.last(where: { $0.weight != lower.weight })
    else { return faces.first?.advances ?? [] }
    let shares = family.key == KnownFontFamily.avenirNext.key ? avenirNextShares : shares
    let share =
      (shares[min(4, max(0, weight))] - shares[lower.weight])
      / (shares[upper.weight] - shares[lower.weight])
    return zip(lower.advances, upper.advances).map { $0 + ($1 - $0) * share }
  }

  private static func numbers(_ table: String) -> [Double] {
    var reader = TableReader(table)
    var numbers: [Double] = []
    while let number = reader.decimal() { numbers.append(Double(number)) }
    return numbers
  }
}
