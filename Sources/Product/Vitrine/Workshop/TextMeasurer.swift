package import VitrineGraphics
package import VitrineLayout
import VitrineText

/// Gives layout the sizes of texts, from the typesetter that will also draw them.
package struct TextMeasurer: Measuring {
  let typesetter: Typesetter

  package func measure(
    _ text: AttributedText, numberOfLines: Int, width: Double?
  ) -> TextMeasure {
    let layout = typesetter.layout(text, numberOfLines: numberOfLines, width: width)
    return TextMeasure(
      size: layout.size, firstBaseline: layout.firstBaseline, lastBaseline: layout.lastBaseline,
      lineCount: layout.lines.count)
  }

  package func metrics(of font: FontDescription) -> LineMetrics {
    let metrics = typesetter.metrics(of: font)
    return LineMetrics(
      ascender: metrics.ascender, descender: metrics.descender, lineHeight: metrics.lineHeight)
  }
}
