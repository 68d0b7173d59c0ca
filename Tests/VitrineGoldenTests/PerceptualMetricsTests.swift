import Testing
import VitrineGolden
import VitrineGraphics

@Suite struct PerceptualMetricsTests {
  private let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
  private let black = Pixel(red: 0, green: 0, blue: 0, alpha: 255)

  /// Returns a picture that is black from a column on, with a soft edge of a level.
  private func edge(at column: Int, softness: UInt8) -> Bitmap {
    var picture = Bitmap(width: 40, height: 30, filledWith: white)
    for y in 0..<30 {
      picture[column, y] = Pixel(red: softness, green: softness, blue: softness, alpha: 255)
      for x in column + 1..<40 { picture[x, y] = black }
    }
    return picture
  }

  @Test func `the metrics distinguish a softer edge from a moved one`() throws {
    let soft = try #require(
      PerceptualMetrics(edge(at: 20, softness: 128), edge(at: 20, softness: 90)))
    #expect(soft.sharpPixels == 0)
    let moved = try #require(
      PerceptualMetrics(edge(at: 20, softness: 128), edge(at: 25, softness: 128)))
    #expect(moved.sharpPixels > 100)
    #expect(moved.seen > 10 * soft.seen)
  }

  @Test func `white and black are as far apart as colours are, brightness before colour`() throws {
    func delta(_ a: Pixel, _ b: Pixel) throws -> Double {
      try #require(
        PerceptualMetrics(
          Bitmap(width: 8, height: 8, filledWith: a), Bitmap(width: 8, height: 8, filledWith: b))
      ).largestDelta
    }
    #expect(abs(try delta(white, black) - 0.933) < 0.01)
    let green = Pixel(red: 0, green: 255, blue: 0, alpha: 255)
    let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)
    #expect(try delta(black, green) > 2 * delta(black, blue))
    #expect(try delta(white, white) == 0)
  }

  @Test func `the same fault weighs less in a larger picture`() throws {
    func seen(_ size: Int) throws -> Double {
      let picture = Bitmap(width: size, height: size, filledWith: white)
      var other = picture
      for x in 4..<8 { other[x, 4] = black }
      return try #require(PerceptualMetrics(picture, other)).seen
    }
    #expect(abs(try seen(32) / seen(64) - 4) < 0.01)
  }

  @Test func `different sizes have no metrics`() {
    #expect(
      PerceptualMetrics(Bitmap(width: 2, height: 2), Bitmap(width: 2, height: 3)) == nil)
  }
}
