import Testing
import VitrineGolden
import VitrineGraphics

@Suite struct CompareTests {
  private let picture = Bitmap(
    width: 20, height: 10, filledWith: Pixel(red: 10, green: 20, blue: 30, alpha: 255))

  @Test func `equal pictures are equal`() { #expect(compare(picture, picture) == .equal) }

  @Test func `one level of one channel of any pixel is found where it is`() {
    for index in picture.pixels.indices {
      for shift in [0, 8, 16, 24] as [UInt32] {
        var other = picture
        other.pixels[index] ^= 1 << shift
        let (x, y) = (Double(index % 20), Double(index / 20))
        #expect(
          compare(picture, other)
            == .differs(
              pixels: 1, largest: 1, box: Rect(minX: x, minY: y, maxX: x + 1, maxY: y + 1)))
      }
    }
  }

  @Test func `different sizes are a difference, and the difference picture has the larger size`() {
    let other = Bitmap(width: 8, height: 25)
    let sizes = (Size(width: 20, height: 10), Size(width: 8, height: 25))
    #expect(compare(picture, other) == .otherSize(expected: sizes.0, actual: sizes.1))
    let difference = differencePicture(picture, other)
    #expect((difference.width, difference.height) == (20, 25))
  }
}
