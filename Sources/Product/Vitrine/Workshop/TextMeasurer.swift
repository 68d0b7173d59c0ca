package import VitrineGraphics
package import VitrineLayout
import VitrineText

/// A measurer of texts for layout, with the typesetter that also draws them.
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
