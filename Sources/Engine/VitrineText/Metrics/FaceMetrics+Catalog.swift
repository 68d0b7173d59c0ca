import Synchronization

extension FaceMetrics {
  /// What San Francisco kerns of Inter's kerning, where no pair was measured.
  static let kerningFactor = 0.892

  /// The face whose advances a font's text has.
  static func of(_ font: ResolvedFont) -> FaceMetrics {
    if font.isThin, font.family == .helveticaNeue { return helveticaNeueThin }
    if let face = font.family?.face(weight: font.weight) { return face }
    if font.isHelveticaNeue { return helveticaNeue(weight: font.interfaceWeight) }
    return (font.isDisplay ? display : text)[font.weight]
  }

  /// By weight, light to bold.
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

  // MARK: Families known by their measures

  /// Where each weight, light to bold, lies between a family's regular and its bold.
  private static let shares = [-0.5, 0, 0.5, 0.75, 1]

  /// Those of Avenir Next, whose Medium is as wide as its Regular (13 labels of 3 repositories ask for a
  /// share of 0.00), and its Demi Bold hardly wider (2 labels of 2 repositories).
  private static let avenirNextShares = [-0.5, 0, 0, 0.1, 1]

  /// Helvetica Neue of a weight, light to bold.
  static func helveticaNeue(weight: Int) -> FaceMetrics { neue[min(4, max(0, weight))] }

  private static let neue = shares.map { helveticaNeue(share: $0) }

  /// Thin and ultra light are as far below light as light is below regular: 23 labels ask for a share
  /// of −1.1 (one repository, 12 files).
  private static let helveticaNeueThin = helveticaNeue(share: -1.1)

  private static func helveticaNeue(share: Double) -> FaceMetrics {
    FaceMetrics(
      ascii: zip(HelveticaNeueTable.regular, HelveticaNeueTable.bold).map { regular, bold in
        regular + (bold - regular) * share
      }, kerning: HelveticaNeueTable.kerning)
  }

  /// PingFang of a weight, light to bold.
  static func pingFang(weight: Int) -> FaceMetrics { pingFangs[min(4, max(0, weight))] }

  private static let pingFangs = PingFangTable.wider.map { wider in
    FaceMetrics(ascii: PingFangTable.regular.map { $0 + wider }, others: PingFangTable.others)
  }

  private struct FamilyWeight: Hashable {
    var key: String
    var weight: Int
  }

  /// Faces are read from their tables when they are first used, and kept.
  private static let families = Mutex<[FamilyWeight: FaceMetrics]>([:])

  /// A weight of a family of `FontFamilyTable`; nil where the table doesn't have the family.
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

  /// The advances of a weight: the family's own, or between those of the weights that it has.
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
