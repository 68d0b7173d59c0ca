import VitrineGraphics

/// A font description after styles, switches and names have been looked up.
struct ResolvedFont: Hashable, Sendable {
  /// Light, regular, medium, semibold or bold: 0…4.
  var weight: Int
  /// Whether the weight is below light, for families of which that is known.
  var isThin: Bool
  /// Which of the weights above bold it is, whose letters are bold's.
  var heaviness: Heaviness
  var size: Double
  var isItalic: Bool
  var usesMonospacedDigits: Bool
  /// The catalog's font of the description's name; nil is the system font.
  var loaded: Int?
  /// What is known of a named font that is not in the catalog; the system font draws its text.
  var family: KnownFontFamily?
  /// Whether the system font is iOS 8's, Helvetica Neue.
  var isHelveticaNeue: Bool
  /// The distance between lines besides their height: text styles have leading, other fonts a gap.
  var leading = 0.0

  /// How far a weight is above bold.
  enum Heaviness { case none, heavy, black }

  /// No text is set smaller or larger, in points.
  static let sizes = 0.5...4096.0

  init(
    _ description: FontDescription, in environment: TextEnvironment, _ catalog: FontCatalog
  ) {
    var size = description.size
    var weight = FontDescription.Weight.regular
    isItalic = description.isItalic
    isHelveticaNeue = environment.systemVersion < 9
    switch description.family {
    case .system(let systemWeight): weight = systemWeight
    case .style(let style) where environment.usesDesktopStyles:
      (size, weight) = style.onDesktop
    case .style(let style):
      size = style.size(in: environment.category, systemVersion: environment.systemVersion)
      weight = style.weight(systemVersion: environment.systemVersion)
      leading = max(
        0,
        style.lineHeight(in: environment.category, systemVersion: environment.systemVersion)
          - size * SystemMetrics.lineHeight)
    case .named(let name):
      loaded = catalog.index(named: name)
      weight = FontName.weight(of: name)
      family = loaded == nil ? KnownFontFamily(named: name) : nil
      isHelveticaNeue = isHelveticaNeue && loaded == nil && FontName.isSystem(name)
      // A file of its own is italic already where its name says so.
      if loaded == nil, FontName.isItalic(name) { isItalic = true }
    }
    self.size = size.isFinite ? min(Self.sizes.upperBound, max(Self.sizes.lowerBound, size)) : 17
    usesMonospacedDigits = description.usesMonospacedDigits
    isThin = (weight == .thin || weight == .ultraLight) && !environment.usesBoldText
    heaviness = weight == .black ? .black : weight == .heavy ? .heavy : .none
    let step = Self.step(of: weight)
    // Bold Text makes everything about two steps heavier.
    self.weight = environment.usesBoldText ? min(4, step + 2) : step
    if let loaded { leading = catalog.fonts[loaded].file.lineGap * self.size }
    if let family {
      leading = family.lines(weight: self.weight, isItalic: isItalic).gap * self.size
    }
  }

  private static func step(of weight: FontDescription.Weight) -> Int {
    switch weight {
    case .ultraLight, .thin, .light: 0
    case .regular: 1
    case .medium: 2
    case .semibold: 3
    case .bold, .heavy, .black: 4
    }
  }

  var isDisplay: Bool { size >= SystemMetrics.displaySize }
  var isBold: Bool { weight >= 3 }
  /// The weight of iOS 8's system font: its semibold and bold are Helvetica Neue Medium.
  var interfaceWeight: Int { isBold ? 2 : weight }
  /// A slant of about 11 degrees, for fonts without an italic.
  var slant: Double { isItalic ? 0.2 : 0 }
}
