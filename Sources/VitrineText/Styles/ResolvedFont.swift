import VitrineGraphics

/// A font description after styles, switches and names have been looked up.
struct ResolvedFont: Hashable, Sendable {
  /// Light, regular, medium, semibold or bold: 0…4.
  var weight: Int
  var size: Double
  var isItalic: Bool
  var usesMonospacedDigits: Bool
  /// The catalogue's font asked for by name; nil is the system font.
  var named: Int?
  /// What is known of a font asked for by name that isn't there; the system font stands in for it.
  var absent: AbsentFont?
  /// What its lines stand apart besides their height: text styles have leading, other fonts a gap.
  var leading = 0.0

  /// No text is set smaller or larger, in points.
  static let sizes = 0.5...4096.0

  init(
    _ description: FontDescription, in environment: TextEnvironment, _ catalogue: FontCatalogue
  ) {
    var size = description.size
    var weight = FontDescription.Weight.regular
    named = nil
    switch description.family {
    case .system(let asked): weight = asked
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
      named = catalogue.index(named: name)
      weight = FontName.weight(of: name)
      absent = named == nil ? AbsentFont(named: name) : nil
    }
    self.size = size.isFinite ? min(Self.sizes.upperBound, max(Self.sizes.lowerBound, size)) : 17
    isItalic = description.isItalic
    // A file of its own is italic already where its name says so.
    if case .named(let name) = description.family, named == nil, FontName.isItalic(name) {
      isItalic = true
    }
    usesMonospacedDigits = description.usesMonospacedDigits
    var step =
      switch weight {
      case .ultraLight, .thin, .light: 0
      case .regular: 1
      case .medium: 2
      case .semibold: 3
      case .bold, .heavy, .black: 4
      }
    // Bold Text makes everything about two steps heavier.
    if environment.usesBoldText { step = min(4, step + 2) }
    self.weight = step
    if let named { leading = catalogue.fonts[named].lineGap * self.size }
    if let absent { leading = absent.lines(isBold: isBold).gap * self.size }
  }

  var isDisplay: Bool { size >= SystemMetrics.displaySize }
  var isBold: Bool { weight >= 3 }
  /// A slant of about 11 degrees, for fonts without an italic.
  var slant: Double { isItalic ? 0.2 : 0 }
}
