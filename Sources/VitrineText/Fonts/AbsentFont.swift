/// A font that widgets ask for by name and that cannot be bundled: what is known of its measures.
///
/// The system font stands in for its letters, in lines of the font's own height and, where they are
/// known, at the font's own advances (docs/PLATFORM.md, "Fonts by name").
enum AbsentFont: String, Hashable, Sendable, CaseIterable {
  case helveticaNeue, helvetica, arial, pingFang, avenirNext, avenir, georgia, menlo
  case courierNew, timesNewRoman, verdana, futura
  case proximaNova, lato, roboto, openSans, montserrat, sourceSansPro, barlow

  /// The font that a PostScript or family name means; longer names come before those they begin with.
  init?(named name: String) {
    let plain = FontName.plain(name)
    let known = Self.allCases.filter { plain.hasPrefix($0.rawValue.lowercased()) }
    guard let font = known.max(by: { $0.rawValue.count < $1.rawValue.count }) else { return nil }
    // Families of other measures begin with the same words.
    let others = ["condensed", "mono", "slab", "rounded", "alternates", "narrow", "serif", "black"]
    guard !others.contains(where: { plain.contains($0) }) else { return nil }
    self = font
  }

  /// Ascender, descender and the gap between lines, in ems.
  func lines(isBold: Bool) -> (ascender: Double, descender: Double, gap: Double) {
    switch self {
    case .helveticaNeue: isBold ? (0.975, 0.217, 0.029) : (0.952, 0.213, 0.028)
    case .helvetica: (0.92, 0.23, 0)
    case .arial: (0.905, 0.212, 0.033)
    case .pingFang: (1.06, 0.34, 0)
    case .avenirNext, .avenir: (1, 0.366, 0)
    case .georgia: (0.917, 0.219, 0)
    case .menlo: (0.928, 0.236, 0)
    case .courierNew: (0.833, 0.3, 0)
    case .timesNewRoman: (0.891, 0.216, 0.042)
    case .verdana: (1.005, 0.21, 0)
    case .futura: (1.039, 0.259, 0.03)
    case .proximaNova: (0.783, 0.217, 0)
    case .lato: (0.987, 0.213, 0)
    case .roboto: (0.927, 0.244, 0)
    case .openSans: (1.069, 0.293, 0)
    case .montserrat: (0.968, 0.251, 0)
    case .sourceSansPro: (0.984, 0.273, 0)
    case .barlow: (1, 0.2, 0)
    }
  }

  /// The advances of a weight from light to bold, 0…4; nil where none are known.
  func face(weight: Int) -> SystemFace? {
    switch self {
    case .helveticaNeue: Self.neue[min(4, max(0, weight))]
    case .helvetica, .arial: weight >= 3 ? Self.boldGrotesque : Self.grotesque
    case .menlo: Self.monospaced602
    case .courierNew: Self.monospaced600
    default: nil
    }
  }

  private static let neue = [-0.5, 0, 0.5, 0.75, 1].map { share in
    SystemFace(
      ascii: zip(NamedAdvances.neueRegular, NamedAdvances.neueBold).map { regular, bold in
        Double(regular) + Double(bold - regular) * share
      })
  }
  private static let grotesque = SystemFace(ascii: NamedAdvances.grotesque.map(Double.init))
  private static let boldGrotesque = SystemFace(ascii: NamedAdvances.boldGrotesque.map(Double.init))
  private static let monospaced602 = SystemFace(ascii: [Double](repeating: 602, count: 95))
  private static let monospaced600 = SystemFace(ascii: [Double](repeating: 600, count: 95))
}

/// Advances of U+0020…U+007E in thousandths of an em.
private enum NamedAdvances {
  static let neueRegular: [Int] = [
    278, 259, 426, 556, 556, 1000, 630, 278, 259, 259, 352, 600, 278, 389, 278, 333,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556,
    800, 648, 685, 722, 704, 611, 574, 759, 722, 259, 519, 667, 556, 871, 722, 760,
    648, 760, 685, 648, 574, 722, 611, 926, 611, 648, 611, 259, 333, 259, 600, 500,
    222, 537, 593, 537, 593, 537, 296, 574, 556, 222, 222, 519, 222, 853, 556, 574,
    593, 593, 333, 500, 315, 556, 500, 758, 518, 500, 480, 333, 222, 333, 600,
  ]

  static let neueBold: [Int] = [
    278, 295, 463, 556, 556, 1000, 685, 278, 296, 296, 407, 600, 278, 407, 278, 371,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556,
    800, 685, 704, 741, 741, 648, 593, 759, 741, 295, 556, 722, 593, 907, 741, 778,
    667, 778, 722, 649, 611, 741, 630, 944, 667, 667, 648, 333, 371, 333, 600, 500,
    259, 574, 611, 574, 611, 574, 333, 611, 593, 258, 278, 574, 258, 906, 593, 611,
    611, 611, 389, 537, 352, 593, 520, 814, 537, 519, 519, 333, 223, 333, 600,
  ]

  static let grotesque: [Int] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  static let boldGrotesque: [Int] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611,
    975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556,
    333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611,
    611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ]
}
