import Testing
import VitrineGraphics
import VitrineText

@Suite struct LabelSizeTests {
  @Test(arguments: [1.0, 2, 3])
  func `a label is as high as its line, up to the pixel`(scale: Double) {
    let setter = typesetter(scale: scale)
    for size in 9...64 {
      let layout = setter.layout(
        AttributedText("Label", font: .system(Double(size))), numberOfLines: 1, width: nil)
      // size · 2444 / 2048 in whole pixels, rounded up, by integers alone.
      let pixels = (size * 2444 * Int(scale) + 2047) / 2048
      #expect(layout.size.height == Double(pixels) / scale, "size \(size)")
    }
  }

  @Test(
    arguments: [
      (2, 11, 13.5), (2, 12, 14.5), (2, 13, 16), (2, 14, 17), (2, 15, 18), (2, 16, 19.5),
      (2, 17, 20.5), (3, 17, 61.0 / 3), (1, 17, 21), (3, 18, 65.0 / 3), (2, 20, 24), (2, 21, 25.5),
      (3, 22, 79.0 / 3), (2, 24, 29), (2, 26, 31.5), (2, 27, 32.5), (2, 28, 33.5),
      (3, 28, 101.0 / 3),
      (2, 32, 38.5), (2, 36, 43), (2, 40, 48), (2, 48, 57.5),
    ] as [(Double, Double, Double)])
  func `heights are those of the fact sheet`(scale: Double, size: Double, height: Double) {
    let layout = typesetter(scale: scale).layout(
      AttributedText("Ag", font: .system(size)), numberOfLines: 1, width: nil)
    #expect(layout.size.height == height)
  }

  @Test func `widths of measured labels are San Francisco's`() {
    let setter = typesetter()
    for (text, size, width) in [
      ("Title", 17.0, 33.5), ("Hello World", 17, 88.5), ("Device name", 17, 99),
      ("Label", 14, 35.5), ("send", 15, 33.5), ("SIRI APP SUGGESTIONS", 13, 148),
    ] {
      let layout = setter.layout(
        AttributedText(text, font: .system(size)), numberOfLines: 1, width: nil)
      #expect(abs(layout.size.width - width) <= 0.5, "\(text): \(layout.size.width)")
    }
  }

  @Test func `baselines are on whole pixels`() {
    let layout = typesetter().layout(
      AttributedText("one\ntwo\nthree", font: .system(17)), numberOfLines: 0, width: nil)
    #expect(layout.lines.map(\.baseline) == [16, 36.5, 57])
    #expect(layout.size.height == 61)
  }
}
