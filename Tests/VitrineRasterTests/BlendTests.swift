import Testing
import VitrineGraphics
import VitrineRaster

@Suite struct BlendTests {
  private func over(_ source: Color, _ destination: Color, _ mode: BlendMode) -> Pixel {
    drawn(
      1, 1,
      [.fill(.rect(Rect(x: 0, y: 0, width: 1, height: 1)), .color(source), mode)], on: destination
    )[0, 0]
  }

  @Test func `plus darker takes its alpha away from every channel`() {
    let pixel = over(
      Color(white: 0, alpha: 0.6), Color(red: 1, green: 0.8, blue: 0.2), .plusDarker)
    #expect(pixel == Pixel(red: 102, green: 51, blue: 0, alpha: 255))
  }

  @Test(arguments: BlendMode.allCases)
  func `every mode keeps an opaque backdrop opaque`(mode: BlendMode) {
    for alpha in [0.0, 0.25, 0.5, 1] {
      let pixel = over(Color(red: 0.3, green: 0.6, blue: 0.9, alpha: alpha), Color(white: 0.5), mode)
      #expect(pixel.alpha == 255)
    }
  }

  @Test func `separable modes follow their formulas on opaque colours`() {
    for step in stride(from: 0, through: 255, by: 15) {
      for other in stride(from: 0, through: 255, by: 17) {
        let (s, d) = (Double(step) / 255, Double(other) / 255)
        let expected: [(BlendMode, Double)] = [
          (.multiply, s * d), (.screen, s + d - s * d), (.darken, min(s, d)),
          (.lighten, max(s, d)),
          (.overlay, d <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d)),
          (.colorDodge, d == 0 ? 0 : s == 1 ? 1 : min(1, d / (1 - s))),
          (.colorBurn, d == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - d) / s)),
          (.plusLighter, min(1, s + d)),
        ]
        for (mode, value) in expected {
          let red = over(Color(white: s), Color(white: d), mode).red
          #expect(abs(Double(red) - value * 255) <= 1, "\(mode) \(step) over \(other)")
        }
      }
    }
  }
}
