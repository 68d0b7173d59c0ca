import VitrineGraphics

/// A font description with its styles, settings and names resolved.
struct ResolvedFont: Hashable, Sendable {
  /// The weight from 0 to 4: light, regular, medium, semibold or bold.
  var weight: Int
  /// A Boolean value that indicates whether the weight is below light, for families with known
  /// metrics.
  var isThin: Bool
  /// The weight above bold, which uses bold's letters.
  var heaviness: Heaviness
  var size: Double
  var isItalic: Bool
  var usesMonospacedDigits: Bool
  /// The catalog's font with the description's name, or nil for the system font.
  var loaded: Int?
  /// The known metrics of a named font that isn't in the catalog.
  ///
  /// The system font draws its text.
  var family: KnownFontFamily?
  /// A Boolean value that indicates whether the system font is that of iOS 8, Helvetica Neue.
  var isHelveticaNeue: Bool
  /// The space between lines: the leading of text styles, or the line gap of other fonts.
  var leading = 0.0
  /// A Boolean value that indicates whether all letters have one advance.
  var isMonospaced = false
  /// The measurements that the system font's widths come from.
  var fit: SystemFontFit

  /// A weight above bold.
  enum Heaviness { case none, heavy, black }

  /// The range of text sizes in points.
  static let sizes = 0.5...4096.0

  init(
    _ description: FontDescription, in environment: TextEnvironment, _ catalog: FontCatalog
  ) {
    var size = description.size
    var weight = FontDescription.Weight.regular
    isItalic = description.isItalic
    isHelveticaNeue = environment.systemVersion < 9
    fit = environment.fit
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
      // A loaded font is already italic if its name says so.
      if loaded == nil, FontName.isItalic(name) { isItalic = true }
    }
    if let own = description.traits?.weight { weight = own }
    self.size = size.isFinite ? min(Self.sizes.upperBound, max(Self.sizes.lowerBound, size)) : 17
    usesMonospacedDigits = description.usesMonospacedDigits
    isThin = (weight == .thin || weight == .ultraLight) && !environment.usesBoldText
    heaviness = weight == .black ? .black : weight == .heavy ? .heavy : .none
    let step = Self.step(of: weight)
    // Bold Text increases every weight by about two steps.
    self.weight = environment.usesBoldText ? min(4, step + 2) : step
    if let loaded { leading = catalog.fonts[loaded].file.lineGap * self.size }
    if let family {
      leading = family.lines(weight: self.weight, isItalic: isItalic).gap * self.size
    }
    if let traits = description.traits { apply(traits) }
  }

  /// Applies a design and a leading, which only the system font has.
  private mutating func apply(_ traits: FontTraits) {
    if let distance = traits.lineDistance {
      leading = max(0, distance - size * SystemMetrics.lineHeight)
    }
    switch traits.leading {
    case .standard: break
    case .tight: leading = max(0, leading - Self.leadingStep)
    case .loose: leading += Self.leadingStep
    }
    isMonospaced = traits.design == .monospaced && loaded == nil && family == nil
  }

  /// The points that a tight or loose leading differs by (docs/PLATFORM.md, "Type").
  private static let leadingStep = 2.0

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
  /// The weight in iOS 8's system font, whose semibold and bold are Helvetica Neue Medium.
  var interfaceWeight: Int { isBold ? 2 : weight }
  /// The slant of about 11 degrees for fonts without an italic face.
  var slant: Double { isItalic ? 0.2 : 0 }
}
