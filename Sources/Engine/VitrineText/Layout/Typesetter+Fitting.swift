import VitrineGraphics

/// Ways to fit a text that is too long for its limits, before it is truncated.
extension Typesetter {
  /// The excess over the width up to which a text is tightened, as
  /// `NSParagraphStyle.tighteningFactorForTruncation` states.
  private static let tighteningLimit = 0.05

  /// Returns the layout with the least tightening with which the text fits, or the whole one if it
  /// doesn't fit even with the most.
  func tightened(_ text: AttributedText, _ whole: TextLayout, _ limits: TextLimits) -> TextLayout {
    let count = text.runs.reduce(0) { $0 + $1.text.unicodeScalars.count }
    guard count > 1 else { return whole }
    let natural = set(text, TextLimits(lines: limits.lines)).size.width
    for step in 1...5 {
      let spacing = natural * Self.tighteningLimit * Double(step) / 5 / Double(count)
      var closer = text
      for index in closer.runs.indices { closer.runs[index].attributes.letterSpacing -= spacing }
      let layout = set(closer, limits)
      if !layout.isTruncated { return layout }
    }
    return whole
  }

  /// Returns the layout at the largest of sixteen scales at which the text fits, or at the
  /// smallest.
  func shrunk(_ text: AttributedText, _ whole: TextLayout, _ limits: TextLimits) -> TextLayout {
    var last = whole
    for step in 1...16 {
      let scale = 1 - (1 - limits.minimumScale) * Double(step) / 16
      last = set(text.scaled(by: scale, in: environment, fonts), limits)
      last.usedScale = scale
      if !last.isTruncated { return last }
    }
    return last
  }
}

extension AttributedText {
  /// Returns the text with its fonts at a fraction of their sizes.
  fileprivate func scaled(
    by scale: Double, in environment: TextEnvironment, _ fonts: FontCatalog
  ) -> AttributedText {
    var smaller = self
    for index in smaller.runs.indices {
      smaller.runs[index].attributes.font.scale(by: scale, in: environment, fonts)
    }
    return smaller
  }
}

extension FontDescription {
  /// Multiplies the size of the font.
  ///
  /// A text style becomes the system font, because a style has no other size.
  mutating func scale(by scale: Double, in environment: TextEnvironment, _ fonts: FontCatalog) {
    size = ResolvedFont(self, in: environment, fonts).size * scale
    if let distance = traits?.lineDistance { traits?.lineDistance = distance * scale }
    if case .style(let style) = family {
      family = .system(style.weight(systemVersion: environment.systemVersion))
    }
  }
}
