/// A font family that files name and that can't be bundled, but has known metrics.
///
/// The system font's glyphs replace its letters, with the family's line height and, if they were
/// measured, its advances (docs/PLATFORM.md, "Fonts by name").
package enum KnownFontFamily: String, Hashable, Sendable, CaseIterable {
  case helveticaNeue, helvetica, arial, pingFang, appleSDGothicNeo, avenirNext, avenir, georgia
  case menlo, courier, courierNew, times, palatino, verdana, trebuchetMS, tahoma, futura
  case proximaNova, lato, roboto, openSans, montserrat, sourceSansPro, raleway, nunito, quicksand
  case merriweather, playfairDisplay, barlow, barlowCondensed, barlowSemiCondensed, fontAwesome

  /// Names of other families that begin with the same letters.
  private static let otherFamilies = [
    "condensed", "mono", "slab", "rounded", "alternates", "narrow", "sans", "serif", "black",
  ]

  /// Creates the family of a PostScript or family name: the longest family name that it begins
  /// with.
  ///
  /// The system's private fonts have a period before their name.
  package init?(named name: String) {
    let plain = FontName.plain(name).drop { $0 == "." }
    let candidates = Self.allCases.filter { plain.hasPrefix($0.key) }
    guard let family = candidates.max(by: { $0.key.count < $1.key.count }) else { return nil }
    let rest = plain.dropFirst(family.key.count)
    guard !Self.otherFamilies.contains(where: { rest.contains($0) }) else { return nil }
    self = family
  }

  /// The family's name in lower case, as in `FontFamilyTable`.
  package var key: String { rawValue.lowercased() }

  /// Returns the ascender, descender and line gap in em of a weight from light to bold.
  func lines(
    weight: Int, isItalic: Bool
  ) -> (ascender: Double, descender: Double, gap: Double) {
    switch self {
    case .helveticaNeue: Self.helveticaNeueLines(weight: weight, isItalic: isItalic)
    case .helvetica: (0.92, 0.23, 0)
    case .arial: (0.905, 0.212, 0.033)
    case .pingFang: (1.06, 0.34, 0)
    case .appleSDGothicNeo: (0.9, 0.3, 0)
    case .avenirNext, .avenir: (1, 0.366, 0)
    case .georgia: (0.917, 0.219, 0)
    case .menlo: (0.928, 0.236, 0)
    case .courier: (0.754, 0.246, 0)
    case .courierNew: (0.833, 0.3, 0)
    case .times: (0.891, 0.216, 0.042)
    case .palatino: (0.732, 0.283, 0)
    case .verdana: (1.005, 0.21, 0)
    case .trebuchetMS: (0.939, 0.222, 0)
    case .tahoma: (1, 0.207, 0)
    case .futura: (1.039, 0.259, 0.03)
    case .proximaNova: (0.783, 0.217, 0)
    case .lato: (0.987, 0.213, 0)
    case .roboto: (0.927, 0.244, 0)
    case .openSans: (1.069, 0.293, 0)
    case .montserrat: (0.968, 0.251, 0)
    case .sourceSansPro: (0.984, 0.273, 0)
    case .raleway: (0.94, 0.234, 0)
    case .nunito: (1.011, 0.353, 0)
    case .quicksand: (1, 0.25, 0)
    case .merriweather: (0.984, 0.273, 0)
    case .playfairDisplay: (1.082, 0.251, 0)
    case .barlow, .barlowCondensed, .barlowSemiCondensed: (1, 0.2, 0)
    case .fontAwesome: (0.857, 0.143, 0)
    }
  }

  /// Returns the lines of Helvetica Neue.
  ///
  /// Light and Thin are 1.177 to 1.182 em high without a gap, and Medium 1.188 to 1.194 em. Light
  /// Italic is as high as Regular.
  private static func helveticaNeueLines(
    weight: Int, isItalic: Bool
  ) -> (ascender: Double, descender: Double, gap: Double) {
    if weight >= 2 { return (0.975, 0.217, 0.029) }
    return weight <= 0 && !isItalic ? (0.967, 0.213, 0) : (0.952, 0.213, 0.028)
  }

  /// Returns the advances of a weight from light to bold, 0…4, or nil if they weren't measured.
  func face(weight: Int) -> FaceMetrics? {
    switch self {
    case .helveticaNeue: .helveticaNeue(weight: weight)
    case .pingFang: .pingFang(weight: weight)
    case .menlo: Self.menloFace
    case .courier, .courierNew: Self.courierFace
    default: FaceMetrics.family(key, weight: weight)
    }
  }

  /// A Boolean value that indicates whether text in the family has measured advances instead of the
  /// system font's.
  var hasKnownAdvances: Bool { face(weight: 1) != nil }

  private static let menloFace = FaceMetrics(ascii: [Double](repeating: 602, count: 95))
  private static let courierFace = FaceMetrics(ascii: [Double](repeating: 600, count: 95))
}
