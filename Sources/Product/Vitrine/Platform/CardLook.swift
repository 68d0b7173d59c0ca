import VitrineGraphics

/// The materials and colors of a card and its header by system, appearance and contrast
/// (docs/PLATFORM.md, "Materials").
struct CardLook: Hashable, Sendable {
  /// The material of the card's body.
  let body: Material
  /// The color over the body that sets off the header, or nil from iOS 13 on.
  let headerBand: Color?
  /// The material of the Edit button below the cards.
  let editButton: Material
  /// The color and the mode of the name and the button in the header, and of Edit.
  let headerColor: Color
  let headerMode: BlendMode

  init(version: Int, isDark: Bool, increasesContrast: Bool) {
    switch (isDark, increasesContrast) {
    case (false, false): body = Self.lightBody(version)
    case (false, true): body = .contrastCard
    case (true, false): body = .darkCard
    case (true, true): body = .darkContrastCard
    }
    headerBand = Self.headerWhite(version).map { Color(white: 1, alpha: $0) }
    editButton = version < 12 ? .editButton : version < 13 ? .editButton12 : body
    switch (isDark, increasesContrast) {
    case (false, false): (headerColor, headerMode) = (.white, Self.vibrantMode(version))
    case (false, true): (headerColor, headerMode) = (.black, .sourceOver)
    case (true, false): (headerColor, headerMode) = (Color(white: 1, alpha: 0.56), .sourceOver)
    case (true, true): (headerColor, headerMode) = (.white, .sourceOver)
    }
  }

  /// Returns the alpha of the header's white, or nil for systems without a band.
  private static func headerWhite(_ version: Int) -> Double? {
    switch version {
    case ...10: 0.24
    case 11: 0.26
    case 12: 0.29
    default: nil
    }
  }

  private static func lightBody(_ version: Int) -> Material {
    switch version {
    case ...10: .card10
    case 11: .card11
    case 12: .card12
    default: .lightCard
    }
  }

  /// Returns the mode of a vibrant black that is more saturated than the header.
  private static func vibrantMode(_ version: Int) -> BlendMode {
    switch version {
    case ...10: .vibrantFirstHeader
    case 11: .vibrantHeader
    default: .vibrantLaterHeader
    }
  }
}
