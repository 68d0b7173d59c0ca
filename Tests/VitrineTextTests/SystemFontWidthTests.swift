import Testing
import VitrineGraphics
import VitrineText

/// Widths of the system font as Interface Builder stored them in labels, a rule a test.
@Suite struct SystemFontWidthTests {
  private func width(
    _ text: String, _ points: Double, _ weight: FontDescription.Weight = .regular,
    scale: Double = 2,
    version: Int = 10, language: String = "en"
  ) -> Double {
    typesetter(scale: scale, language: language, systemVersion: version).layout(
      AttributedText(text, font: .system(points, weight)), numberOfLines: 1, width: nil
    ).size.width
  }

  @Test(
    arguments: [
      ("Activity Indicators", 16, 1, 130), ("Alert Views", 16, 1, 81),
      ("Text View", 16, 1, 69), ("AAPLTextViewController", 11, 1, 124),
      ("AAPLCustomToolbarViewController", 11, 1, 182), ("AAPLSliderViewController", 11, 1, 133),
      ("scan QR code", 14, 2, 91.5), ("receive", 15, 2, 49.5), ("Read More", 15, 1, 76),
    ] as [(String, Double, Double, Double)])
  func `up to iOS 8 the system font is Helvetica Neue`(
    text: String, points: Double, scale: Double, expected: Double
  ) {
    #expect(width(text, points, scale: scale, version: 8) == expected)
  }

  @Test(
    arguments: [
      ("Register", 20, .regular, 73), ("<License Level>", 24, .regular, 171),
      ("modulatingMultiplier:", 32, .regular, 292), ("Chat", 55, .regular, 115),
      ("Granular Synth Test", 17, .bold, 155), ("sample-users", 36, .bold, 225),
    ] as [(String, Double, FontDescription.Weight, Double)])
  func `large text of iOS 8 is set closer, bold less so`(
    text: String, points: Double, weight: FontDescription.Weight, expected: Double
  ) {
    #expect(width(text, points, weight, scale: 1, version: 8) == expected)
  }

  @Test func `iOS 8's bold is Helvetica Neue Medium`() {
    let medium = typesetter(systemVersion: 9).layout(
      AttributedText("Handgloves", font: FontDescription(.named("HelveticaNeue-Medium"), size: 40)),
      numberOfLines: 1, width: nil)
    // 4.2 thousandths of an em a glyph are tracking, which fonts by name don't have.
    let tracking = -10 * 40 * 0.0042
    #expect(abs(width("Handgloves", 40, .bold, version: 8) - medium.size.width - tracking) <= 0.5)
  }

  @Test(
    arguments: [
      ("휴무일", 13, .regular, 34), ("영업시간", 13, .regular, 45), ("영업중", 14, .semibold, 36.5),
    ]
      as [(String, Double, FontDescription.Weight, Double)])
  func `a Hangul syllable is 0.864 em wide`(
    text: String, points: Double, weight: FontDescription.Weight, expected: Double
  ) {
    #expect(width(text, points, weight) == expected)
  }

  @Test(
    arguments: [
      ("正在搬运", 12, 2, 49.5), ("已取消收藏", 15, 3, 230.0 / 3), ("工资到账：", 17, 2, 87),
      ("今日无事", 30, 2, 122), ("上海梅赛德斯奔驰文化中心", 14, 2, 171.5), ("结束重复", 16, 2, 65.5),
      ("添加收货地址", 20, 3, 367.0 / 3), ("西瓜鱼温馨提示", 20, 2, 143), ("请输入密码", 10, 2, 51.5),
    ] as [(String, Double, Double, Double)])
  func `Han characters of the system font are a little wider than high`(
    text: String, points: Double, scale: Double, expected: Double
  ) {
    #expect(abs(width(text, points, scale: scale, version: 11) - expected) < 1e-9)
    #expect(
      abs(width(text, points, scale: scale, version: 11, language: "zh-Hans") - expected) < 1e-9)
    // Before iOS 10, and in Japanese, a character is as wide as it is high.
    #expect(width(text, points, scale: scale, version: 9) == points * Double(text.count))
    #expect(
      width(text, points, scale: scale, version: 11, language: "ja") == points * Double(text.count))
  }

  @Test(
    arguments: [
      ("アーティスト名", 14, 3, 100.0), ("アルバム名", 14, 3, 215.0 / 3),
      ("ミュージックライブラリへの", 17, 2, 225.5),
    ] as [(String, Double, Double, Double)])
  func `so are kana, and pairs of them aren't kerned`(
    text: String, points: Double, scale: Double, expected: Double
  ) {
    #expect(abs(width(text, points, scale: scale, version: 12) - expected) < 1e-9)
    #expect(
      width(text, points, scale: scale, version: 12, language: "ja") == points * Double(text.count))
  }

  @Test(arguments: [(11.0, 16.0), (17, 23), (18, 24), (32, 36), (38, 43), (45, 50), (129, 140)])
  func `an emoji is wider than high from iOS 10 on`(points: Double, expected: Double) {
    #expect(width("😬", points, version: 10) == expected)
  }

  @Test(arguments: [32.0, 38, 45, 120, 129])
  func `a large emoji is as wide as its size up to iOS 9`(points: Double) {
    #expect(width("😬", points, version: 9) == points)
  }

  @Test(arguments: [("Label", 18.0, 2.0, 50.0), (":)", 50, 1, 35)])
  func `black text is wider than heavy, and heavy wider than bold`(
    text: String, points: Double, scale: Double, expected: Double
  ) {
    let widths = [FontDescription.Weight.bold, .heavy, .black].map {
      width(text, points, $0, scale: scale, version: 11)
    }
    #expect(widths[0] < widths[1] && widths[1] < widths[2])
    #expect(abs(widths[2] - expected) <= 1)
  }

  @Test func `a line break at the end of a single line doesn't truncate it`() {
    #expect(width("Log a custom event.\n", 17) == width("Log a custom event.", 17))
    #expect(width("Log a custom\nevent.", 17) > width("Log a custom", 17))
    #expect(width("Log a custom\n\n", 17) > width("Log a custom", 17))
  }

  @Test func `a line separator breaks a line and takes no room`() {
    func several(_ text: String) -> Size {
      typesetter(scale: 2, language: "en", systemVersion: 11).layout(
        AttributedText(text, font: .system(25, .bold)), numberOfLines: 0, width: nil
      ).size
    }
    #expect(several("IQKeyboardManager\u{2028}Swift") == several("IQKeyboardManager\nSwift"))
  }

  @Test func `text of 17 and 18 points is set closer from iOS 14 on`() {
    for points in [17.0, 18] {
      let text = "Show information in a view controller"
      #expect(width(text, points, version: 14) < width(text, points, version: 13) - 0.5)
    }
  }

  @Test func `a yen sign is as wide as a zero`() {
    for points in [10.0, 18, 30] {
      #expect(abs(width("¥", points, version: 12) - width("0", points, version: 12)) <= 0.5)
    }
    #expect(width("¥", 39, version: 11) == 24)
  }

  @Test(
    arguments: [
      ("180****8219", 13, .regular, 76), ("6215 *** **** 0963", 17, .regular, 145),
      ("**** 0000", 16, .medium, 73.5), ("1234 **** **** **** 123", 18, .semibold, 188),
    ] as [(String, Double, FontDescription.Weight, Double)])
  func `asterisks stand closer side by side`(
    text: String, points: Double, weight: FontDescription.Weight, expected: Double
  ) {
    #expect(abs(width(text, points, weight, version: 13) - expected) <= 1)
    let pair = width("**", 10 * points, weight, version: 13)
    #expect(width("****", 10 * points, weight, version: 13) < 2 * pair - points / 5)
  }

  @Test func `full-width signs beside Latin letters are as wide as Han characters`() {
    let colon = width("Y：", 50, version: 11) - width("Y", 50, version: 11)
    #expect(abs(colon - width("中", 50, version: 11)) <= 1)
    #expect(width("中", 50, version: 11) > 50)
  }

  @Test(arguments: [("Label", 24.0, 2.0, 55.5), ("Today", 25, 3, 191.0 / 3)])
  func `large light text of iOS 11 is tracked`(
    text: String, points: Double, scale: Double, expected: Double
  ) {
    #expect(abs(width(text, points, .light, scale: scale, version: 11) - expected) <= 0.5)
  }

  @Test func `arrows and triangles come from a fallback font of one width`() {
    #expect(width("▼", 10, scale: 3) == 9)
    #expect(width("→", 10, scale: 3) == 9)
  }

  @Test func `a bullet is about half an em`() {
    #expect(width("•", 14) == 7)
    #expect(width("•", 17) == 8.5)
  }

  @Test func `a percent sign is 0.79 em in regular text only`() {
    let regular = width("%%%%%%%%%%", 12)
    #expect((94.5...96).contains(regular))
    #expect(width("%%%%%%%%%%", 12, .semibold) > regular + 5)
  }

  @Test(
    arguments: [
      ("Max Firmware Images List Size", 17, 233.5), ("Remaining Upload Space", 17, 190.5),
      ("FAST PERIOD DIVISER", 14, 144.5), ("Verification request", 15, 133),
    ] as [(String, Double, Double)])
  func `long labels of iOS 17 are met within a point`(
    text: String, points: Double, expected: Double
  ) {
    #expect(abs(width(text, points, version: 17) - expected) <= 1)
  }

  @Test(arguments: [("create account", 20.0, 134.0), ("HFUTer", 34, 113.5), ("Label", 20, 49)])
  func `large regular text of iOS 9 and 10 is tracked a little wider`(
    text: String, points: Double, expected: Double
  ) {
    #expect(abs(width(text, points, version: 10) - expected) <= 0.5)
  }
}
