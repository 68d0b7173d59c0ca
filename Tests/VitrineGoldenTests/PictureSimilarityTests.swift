import Testing
import VitrineGolden
import VitrineGraphics

@Suite struct PictureSimilarityTests {
  /// Returns a white picture with black boxes.
  private func picture(_ boxes: [(x: Int, y: Int)], width: Int = 100) -> Bitmap {
    let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
    var bitmap = Bitmap(width: width, height: 60, filledWith: white)
    for box in boxes {
      for y in box.y..<box.y + 10 {
        for x in box.x..<box.x + 20 {
          bitmap[x, y] = Pixel(red: 0, green: 0, blue: 0, alpha: 255)
        }
      }
    }
    return bitmap
  }

  private func similarity(_ a: Bitmap, _ b: Bitmap) -> PictureSimilarity {
    PictureSimilarity(reference: a, picture: b, scale: 1)
  }

  @Test func `boxes across a gap of more than six points are two`() {
    #expect(PictureBoxes(of: picture([(10, 10), (36, 10)]), scale: 1).boxes.count == 1)
    #expect(PictureBoxes(of: picture([(10, 10), (40, 10)]), scale: 1).boxes.count == 2)
  }

  @Test func `an empty picture has no boxes`() {
    #expect(PictureBoxes(of: picture([]), scale: 1).boxes.isEmpty)
    #expect(PictureBoxes(of: Bitmap(width: 0, height: 0), scale: 1).boxes.isEmpty)
  }

  @Test func `equal pictures are the same`() {
    let result = similarity(picture([(10, 10)]), picture([(10, 10)]))
    #expect(result.verdict == .same)
    #expect(result.boxes == 1)
    #expect(result.structure == 1)
  }

  @Test func `a box moved by a point is the same, by two points close, by five off`() {
    let reference = picture([(10, 10)])
    #expect(similarity(reference, picture([(11, 10)])).verdict == .same)
    #expect(similarity(reference, picture([(12, 10)])).verdict == .close)
    #expect(similarity(reference, picture([(15, 10)])).verdict == .off)
  }

  @Test func `a lost box and an extra one are counted`() {
    let lost = similarity(picture([(10, 10), (60, 40)]), picture([(10, 10)]))
    #expect(lost.lost == 1)
    #expect(lost.verdict == .off)
    let extra = similarity(picture([(10, 10)]), picture([(10, 10), (60, 40)]))
    #expect(extra.extra == 1)
    #expect(extra.withinOnePoint == 0.5)
  }

  @Test func `another size is off`() {
    let result = similarity(picture([(10, 10)]), picture([(10, 10)], width: 90))
    #expect(result.verdict == .off)
    #expect(result.description == "the sizes differ")
  }

  @Test func `another background is off`() {
    let gray = Bitmap(
      width: 100, height: 60, filledWith: Pixel(red: 200, green: 200, blue: 200, alpha: 255))
    let result = similarity(picture([]), gray)
    #expect(result.color == 55)
    #expect(result.verdict == .off)
  }
}
