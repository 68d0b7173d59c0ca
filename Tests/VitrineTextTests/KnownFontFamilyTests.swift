import Testing
import VitrineBase
import VitrineGraphics
import VitrineText

/// Fonts that aren't bundled and of which some measures are known.
@Suite struct KnownFontFamilyTests {
  private func size(
    _ text: String, _ name: String, _ points: Double, lines: Int = 1, scale: Double = 2
  ) -> Size {
    typesetter(scale: scale).layout(
      AttributedText(text, font: FontDescription(.named(name), size: points)),
      numberOfLines: lines, width: nil
    ).size
  }

  @Test func `Helvetica Neue's labels are as wide and high as iOS makes them`() {
    #expect(size("Label", "HelveticaNeue", 14) == Size(width: 34.5, height: 16.5))
    #expect(size("Label", "HelveticaNeue", 13) == Size(width: 32, height: 15.5))
  }

  @Test func `each weight has separate widths`() {
    let widths = ["Light", "", "Medium", "Bold"].map {
      size("Handgloves", $0.isEmpty ? "HelveticaNeue" : "HelveticaNeue-" + $0, 17).width
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == 4)
  }

  @Test(arguments: [("steps", 80.0, 183.0), ("distance", 30, 106), ("Video Name", 35, 179)])
  func `Helvetica Neue Thin is narrower than Light`(text: String, points: Double, width: Double) {
    let thin = size(text, "HelveticaNeue-Thin", points, scale: 1).width
    #expect(abs(thin - width) <= 2)
    #expect(thin < size(text, "HelveticaNeue-Light", points, scale: 1).width)
  }

  @Test(arguments: [("Transformed:", 16.0, 97.5), ("Title", 16, 32), ("Hello, World!", 22, 133)])
  func `Avenir Next Medium is as wide as Regular`(text: String, points: Double, width: Double) {
    #expect(abs(size(text, "AvenirNext-Medium", points).width - width) <= 1)
    #expect(size(text, "AvenirNext-Medium", points) == size(text, "AvenirNext-Regular", points))
  }

  @Test func `PingFang's lines are one and four tenths of its size`() {
    #expect(size("33", "PingFangTC-Regular", 14).height == 20)
    #expect(size("一\n二\n三", "PingFangSC-Light", 14, lines: 0).height == 59)
    #expect(size("一二三", "PingFangSC-Regular", 14).width == 42)
    #expect(size("客服电话", ".PingFangSC-Regular", 16).width == 64)
  }

  @Test(arguments: [
    ("Online Service", "Medium", 11.0, 75.5), ("Operational sequence", "Medium", 11, 114),
    ("2000.01.01", "Medium", 11, 55), ("0.00", "Medium", 35, 73), ("60 hPa", "Regular", 14, 46.5),
    ("33˚ / 37˚", "Regular", 14, 63.5),
  ])
  func `PingFang's Latin letters have widths of their own`(
    text: String, weight: String, points: Double, width: Double
  ) {
    #expect(size(text, "PingFangSC-\(weight)", points).width == width)
    #expect(size(text, "PingFangTC-\(weight)", points).width == width)
  }

  @Test(arguments: [
    ("HelveticaNeue-Light", 15.0, 18.0, 35.5), ("HelveticaNeue-Light", 17, 20.5, 40.5),
    ("HelveticaNeue-LightItalic", 17, 20, 40), ("HelveticaNeue-Medium", 12, 14.5, 29),
    ("HelveticaNeue-Medium", 24, 29, 58), ("HelveticaNeue-Thin", 40, 47.5, 94.5),
  ])
  func `weights of Helvetica Neue have line heights of their own`(
    name: String, points: Double, one: Double, two: Double
  ) {
    #expect(size("Label", name, points).height == one)
    #expect(abs(size("a\nb", name, points, lines: 0).height - two) <= 0.5)
  }

  @Test func `the gap between a font's lines is not above the first nor below the last`() {
    #expect(size("a\nb", "HelveticaNeue", 100, lines: 0, scale: 1).height == 2 * 116.5 + 3)
  }

  @Test func `every character of a monospaced font is as wide as any other`() {
    #expect(size("iiii", "Menlo-Regular", 10) == size("MMMM", "Menlo-Regular", 10))
    #expect(size("iiii", "Menlo-Regular", 10).width == 24.5)
  }

  @Test func `a family name must match entirely, not only its prefix`() {
    let stranger = size("Label", "Futuristic", 20)
    #expect(size("Label", "HelveticaNeue-CondensedBold", 20) == size("Label", "X-Bold", 20))
    #expect(size("Label", "RobotoMono-Regular", 20) == stranger)
  }

  @Test(arguments: [
    ("Raleway-Regular", "Trela", 30.0, 67.0), ("Raleway-Light", "Version Beta 5.0", 24, 176.5),
    ("FontAwesome", "\u{F041}", 14, 8), ("FontAwesome", "\u{F017}", 14, 12),
  ])
  func `a family's own advances and kerning make its widths`(
    name: String, text: String, points: Double, width: Double
  ) {
    #expect(size(text, name, points).width == width)
  }

  @Test(arguments: ["Arial", "TimesNewRomanPS", "Avenir", "Lato-Regular", "Montserrat-Medium"])
  func `an accented letter is as wide as its base letter`(name: String) {
    #expect(size("Éåçñüž", name, 40).width == size("Eacnuz", name, 40).width)
  }

  @Test func `the widths of a missing weight are interpolated`() {
    let widths = ["Arial", "Arial-SemiBold", "Arial-BoldMT"].map {
      size("mmmmmmmmmm", $0, 40).width
    }
    #expect(widths[0] < widths[1] && widths[1] < widths[2])
  }

  @Test func `a pair that kerns is narrower than its letters`() {
    for name in ["Arial", "HelveticaNeue", "Montserrat", "Roboto"] {
      let apart = size("A", name, 100).width + size("V", name, 100).width
      #expect(size("AV", name, 100).width < apart - 3, "\(name)")
    }
  }

  @Test func `every family of the table is found by its name`() {
    for family in FontFamilyTable.families {
      #expect(KnownFontFamily(named: family.key)?.key == family.key)
    }
  }

  @Test func `the warning states whether the widths belong to the font`() {
    func message(_ name: String) -> String? {
      let text = AttributedText("Title", font: FontDescription(.named(name)))
      return typesetter().layout(text, numberOfLines: 1, width: nil).diagnostics.first?.message
    }
    #expect(
      message("Georgia-Bold")
        == "there is no font 'Georgia-Bold': the system font is drawn at its widths")
    #expect(message("Zapfino")?.hasSuffix("may be a tenth wider or narrower than on iOS") == true)
  }

  @Test(
    arguments: [
      (.body, 1, 20.5), (.body, 2, 42.5), (.footnote, 1, 16), (.footnote, 2, 34),
      (.caption2, 2, 26.5),
    ] as [(TextStyle, Int, Double)])
  func `lines of a text style stand apart by its leading`(
    style: TextStyle, lines: Int, height: Double
  ) {
    let text = Array(repeating: "Ag", count: lines).joined(separator: "\n")
    let layout = typesetter().layout(
      AttributedText(text, font: FontDescription(.style(style))), numberOfLines: 0, width: nil)
    #expect(layout.size.height == height)
  }
}
