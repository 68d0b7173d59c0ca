import Testing
import VitrineGraphics
import VitrineText

/// Fonts of iOS that aren't bundled, and what iOS sets the system font's other characters in.
@Suite struct AbsentFontTests {
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

  @Test func `a lighter or bolder weight has its own widths`() {
    let widths = ["Light", "", "Medium", "Bold"].map {
      size("Handgloves", $0.isEmpty ? "HelveticaNeue" : "HelveticaNeue-" + $0, 17).width
    }
    #expect(widths == widths.sorted())
    #expect(Set(widths).count == 4)
  }

  @Test func `PingFang's lines are one and four tenths of its size`() {
    #expect(size("33", "PingFangTC-Regular", 14).height == 20)
    #expect(size("一\n二\n三", "PingFangSC-Light", 14, lines: 0).height == 59)
    #expect(size("一二三", "PingFangSC-Regular", 14).width == 42)
  }

  @Test func `the gap between a font's lines is not above the first nor below the last`() {
    #expect(size("a\nb", "HelveticaNeue", 100, lines: 0, scale: 1).height == 2 * 116.5 + 3)
  }

  @Test func `every character of a monospaced font is as wide as any other`() {
    #expect(size("iiii", "Menlo-Regular", 10) == size("MMMM", "Menlo-Regular", 10))
    #expect(size("iiii", "Menlo-Regular", 10).width == 24.5)
  }

  @Test func `families that only begin with a known name are not it`() {
    let stranger = size("Label", "Futuristic", 20)
    #expect(size("Label", "HelveticaNeue-CondensedBold", 20) == size("Label", "X-Bold", 20))
    #expect(size("Label", "RobotoMono-Regular", 20) == stranger)
  }

  @Test(
    arguments: [
      ("正在搬运", 12, 2, 49.5), ("已取消收藏", 15, 3, 77), ("工资到账：", 17, 2, 87), ("今日无事", 30, 2, 122),
    ] as [(String, Double, Double, Double)])
  func `Han characters of the system font stand as wide as iOS sets them`(
    text: String, points: Double, scale: Double, width: Double
  ) {
    func measured(_ language: String, _ version: Int) -> Double {
      typesetter(scale: scale, language: language, systemVersion: version).layout(
        AttributedText(text, font: .system(points)), numberOfLines: 1, width: nil
      ).size.width
    }
    #expect(measured("en", 11) == width)
    #expect(measured("zh-Hans", 11) == width)
    // Before iOS 10, and in Japanese, a character is as wide as it is high.
    #expect(measured("en", 9) == points * Double(text.count))
    #expect(measured("ja", 11) == points * Double(text.count))
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
