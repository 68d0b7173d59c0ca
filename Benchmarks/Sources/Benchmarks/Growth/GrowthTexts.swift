import VitrineGraphics
import VitrineText

/// One text, longer and longer, set in lines of a label's width.
enum GrowthTexts {
  private static let sizes = [100, 10_000, 100_000, 1_000_000]

  static let all = [
    series("text/words", "Partly cloudy, with a chance of rain near the coast. ", lines: 0),
    series("text/one-word", "Donaudampfschifffahrtsgesellschaft", lines: 0),
    series("text/japanese", "明日の午後は降水確率が高く海岸は風が強いでしょう。", lines: 0),
    series("text/thai", "โอกาสฝนตกใกล้ชายฝั่งในช่วงบ่าย", lines: 0),
    series("text/arabic", "احتمال هطول المطر قرب الساحل ", lines: 0),
    series("text/spaces", "                                ", lines: 0),
    series("text/truncated", "Partly cloudy, with a chance of rain near the coast. ", lines: 2),
    series("text/one-line", "Partly cloudy, with a chance of rain near the coast. ", lines: 1),
    series("text/paragraphs", "Partly cloudy, with a chance of rain.\n", lines: 0),
  ]

  /// So many bytes of a sentence, again and again.
  private static func series(_ name: String, _ sentence: String, lines: Int) -> GrowthSeries {
    GrowthSeries(
      name: name, unit: "bytes", sizes: sizes,
      prepare: { size in
        let fonts = try Inputs.fonts()
        let count = max(1, size / sentence.utf8.count)
        let text = AttributedText(
          String(repeating: sentence, count: count), font: .system(15))
        let environment = TextEnvironment(scale: 2, language: "en")
        return {
          let typesetter = Typesetter(fonts: fonts, environment: environment)
          // As layout does: the size without a width, the size at one, and the lines for painting.
          for width in [nil, 320, 320] as [Double?] {
            _ = typesetter.layout(text, numberOfLines: lines, width: width)
          }
        }
      })
  }
}
