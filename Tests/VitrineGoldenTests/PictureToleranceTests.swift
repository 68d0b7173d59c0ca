import Testing
import VitrineGolden
import VitrineGraphics

@Suite struct PictureToleranceTests {
  private let tolerance = PictureTolerance(pixels: 10, levels: 3)

  private func differs(_ pixels: Int, _ largest: Int) -> Verdict {
    .differs(pixels: pixels, largest: largest, box: Rect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test func `both limits must hold`() {
    #expect(tolerance.allows(.equal))
    #expect(tolerance.allows(differs(10, 3)))
    #expect(!tolerance.allows(differs(11, 3)))
    #expect(!tolerance.allows(differs(10, 4)))
  }

  @Test func `a picture of another size never passes`() {
    let size = Size(width: 1, height: 1)
    #expect(!tolerance.allows(.otherSize(expected: size, actual: size)))
  }
}
