import Testing
import VitrineGraphics
import VitrineText

/// Widths of texts in pictures of iOS 26.
@Suite struct PictureWidthTests {
  private func width(_ text: String, _ size: Double, fit: SystemFontFit, version: Int) -> Double {
    var environment = TextEnvironment(scale: 3, systemVersion: version)
    environment.fit = fit
    return Typesetter(fonts: bundledFonts, environment: environment).layout(
      TextRequest(AttributedText(text, font: .system(size)))
    ).size.width
  }

  @Test(.enabled(if: SharedFacts.lines("picture-widths.csv") != nil))
  func `texts in pictures are as wide as measured, seen and left out`() throws {
    let survey = WidthSurvey(
      try #require(SharedFacts.lines("picture-widths.csv")), fonts: bundledFonts)
    #expect(survey.unreadable.isEmpty)
    let groups = survey.groups(.regular, isDisplay: false)
    let errors = groups.flatMap(\.errors)
    #expect(errors.count > 90)
    #expect(WidthSurvey.share(of: errors, within: 0) >= 0.85)
    #expect(WidthSurvey.share(of: errors, within: 1.0 / 3) >= 0.99)
    let heldOut = groups.flatMap(\.heldOutErrors)
    #expect(WidthSurvey.share(of: heldOut, within: 1.0 / 3) >= 0.95)
  }

  @Test(
    arguments: [
      ("async", 134.0), ("throws", 155), ("Some SwiftUI text", 408), (".padding", 201),
      (".theme(.light)", 307), ("value: 1", 170),
    ] as [(String, Double)])
  func `short texts of iOS 26 are within a pixel`(text: String, pixels: Double) {
    let error = width(text, 17, fit: .pictures, version: 26) * 3 - pixels
    #expect(abs(error) < 1.01)
  }

  @Test func `a v after a period is kerned in pictures and not in older labels`() {
    let kern =
      width(".vertical", 17, fit: .pictures, version: 26)
      - width(".vertical", 17, fit: .labels, version: 16)
    #expect(kern < -0.5)
    // The fit and not the version decides.
    #expect(
      width("The old text", 17, fit: .labels, version: 26)
        == width("The old text", 17, fit: .labels, version: 16))
  }

  @Test func `a survey measures a row of a picture by the fit of pictures`() {
    let lines: [Substring] = [
      "text,size,weight,scale,width,kind,toolsVersion,tier",
      ".vertical,17,regular,3,60,picture,26020,A", ".vertical,17,regular,3,60,label,26020,A",
    ]
    let errors = WidthSurvey(lines, fonts: bundledFonts).groups.flatMap(\.errors)
    #expect(errors.count == 2)
    #expect(errors[0] < errors[1])
  }
}
