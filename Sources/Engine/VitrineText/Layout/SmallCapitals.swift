import VitrineGraphics

extension AttributedText {
  /// The size of small capitals relative to capitals (docs/PLATFORM.md, "Type").
  private static let smallCapitalScale = 0.8

  /// Returns the text with capitals at a smaller size for the small letters of runs with small
  /// capitals.
  func withSmallCapitals(
    in environment: TextEnvironment, _ fonts: FontCatalog
  ) -> AttributedText {
    guard runs.contains(where: { $0.attributes.font.traits?.usesSmallCapitals == true }) else {
      return self
    }
    var result = self
    result.runs = runs.flatMap { run in
      guard run.attributes.font.traits?.usesSmallCapitals == true else { return [run] }
      var small = run.attributes
      small.font.scale(by: Self.smallCapitalScale, in: environment, fonts)
      return Self.parts(of: run, small: small)
    }
    return result
  }

  /// Returns a run's stretches of small letters, as smaller capitals, and of other characters.
  private static func parts(of run: Run, small: TextAttributes) -> [Run] {
    var parts: [Run] = []
    var wasSmall: Bool?
    for character in run.text {
      let isSmall = character.isLowercase
      if isSmall != wasSmall {
        parts.append(
          Run(text: "", attributes: isSmall ? small : run.attributes, paragraph: run.paragraph))
        wasSmall = isSmall
      }
      parts[parts.count - 1].text += isSmall ? character.uppercased() : String(character)
    }
    return parts
  }
}
