import Testing
import VitrineGolden
import VitrineGraphics

@Suite struct TolerancesTests {
  private static let line =
    "until 2027-03-01 within 10,20 40x30 pixels 3 levels 2 weather/*: the shadow is being redrawn"

  private func tolerances(_ lines: String, today: String = "2027-01-01") throws -> Tolerances {
    try Tolerances(
      "vitrine tolerances 1\n" + lines, file: "t.txt", today: try #require(CivilDate(today)))
  }

  /// The difference of two pictures that differ by `levels` in a row of `pixels`.
  private func difference(x: Int, y: Int, pixels: Int, levels: UInt8) -> Difference {
    let gray = Pixel(red: 100, green: 100, blue: 100, alpha: 255)
    let picture = Bitmap(width: 100, height: 80, filledWith: gray)
    var other = picture
    for offset in 0..<pixels {
      other[x + offset, y] = Pixel(red: 100 + levels, green: 100, blue: 100, alpha: 255)
    }
    return Difference(picture, other)
  }

  @Test func `only differences within the region and the limits are accepted`() throws {
    let tolerances = try tolerances("# until then\n" + Self.line)
    func passes(_ difference: Difference, _ name: String = "weather/iphone-7-compact") -> Bool {
      tolerances.allow(difference, of: name)
    }
    #expect(passes(difference(x: 20, y: 30, pixels: 3, levels: 2)))
    #expect(!passes(difference(x: 20, y: 30, pixels: 4, levels: 2)))
    #expect(!passes(difference(x: 20, y: 30, pixels: 3, levels: 3)))
    #expect(!passes(difference(x: 48, y: 30, pixels: 3, levels: 2)))
    #expect(!passes(difference(x: 20, y: 19, pixels: 1, levels: 1)))
    #expect(!passes(difference(x: 20, y: 30, pixels: 3, levels: 2), "news/iphone-7-compact"))
  }

  @Test func `every cluster must be covered, and different sizes are never accepted`() throws {
    let tolerances = try tolerances(Self.line)
    let gray = Pixel(red: 100, green: 100, blue: 100, alpha: 255)
    let picture = Bitmap(width: 100, height: 80, filledWith: gray)
    var other = picture
    other[20, 30] = Pixel(red: 101, green: 100, blue: 100, alpha: 255)
    #expect(tolerances.allow(Difference(picture, other), of: "weather/a"))
    other[90, 70] = Pixel(red: 101, green: 100, blue: 100, alpha: 255)
    #expect(!tolerances.allow(Difference(picture, other), of: "weather/a"))
    let narrow = Bitmap(width: 99, height: 80, filledWith: gray)
    #expect(!tolerances.allow(Difference(picture, narrow), of: "weather/a"))
  }

  /// A picture and another that differs by one level in three pixels of each of so many places.
  private func scattered(_ places: Int) -> Difference {
    let gray = Pixel(red: 100, green: 100, blue: 100, alpha: 255)
    let picture = Bitmap(width: 1000, height: 80, filledWith: gray)
    var other = picture
    for place in 0..<places {
      for x in 0..<3 {
        other[20 + place * 48 + x, 30] = Pixel(red: 101, green: 100, blue: 100, alpha: 255)
      }
    }
    return Difference(picture, other)
  }

  @Test func `all places together have a limit, which a line may raise`() throws {
    let start = "until 2027-03-01 within 0,0 1000x80 pixels 3 levels 2 "
    let plain = try tolerances(start + "weather/*: why")
    #expect(plain.allow(scattered(1), of: "weather/a"))
    #expect(!plain.allow(scattered(2), of: "weather/a"))
    let raised = try tolerances(start + "total 9 weather/*: why")
    #expect(raised.all[0].total == 9 && raised.all[0].golden == "weather/*")
    #expect(raised.allow(scattered(3), of: "weather/a"))
    #expect(!raised.allow(scattered(4), of: "weather/a"))
    let two = try tolerances(start + "weather/*: why\n" + start + "total 6 weather/a: why")
    #expect(two.allow(scattered(3), of: "weather/a") && !two.allow(scattered(4), of: "weather/a"))
  }

  @Test func `a tolerance expires after its day`() throws {
    let last = try tolerances(Self.line, today: "2027-03-01")
    let over = try tolerances(Self.line, today: "2027-03-02")
    let difference = difference(x: 20, y: 30, pixels: 1, levels: 1)
    #expect(last.allow(difference, of: "weather/a") && last.expired.isEmpty)
    #expect(!over.allow(difference, of: "weather/a") && over.expired.count == 1)
  }

  @Test(arguments: [
    ("until 2027-02-30 within 1,2 3x4 pixels 1 levels 1 a: b c", "invalid date '2027-02-30'"),
    ("until 2027-02-03 within 1,2 3x0 pixels 1 levels 1 a: b c", "invalid region"),
    ("until 2027-02-03 within 1,2 3x4 pixels 0 levels 1 a: b c", "invalid number of pixels '0'"),
    (
      "until 2027-02-03 within 1,2 3x4 pixels 1 levels 256 a: b c", "invalid number of levels '256'"
    ),
    ("until 2027-02-03 within 1,2 3x4 pixels 2 levels 1 total 1 a: b c", "invalid total '1'"),
    ("until 2027-02-03 within 1,2 3x4 pixels 2 levels 1 total x a: b c", "invalid total 'x'"),
    ("until 2027-02-03 within 1,2 3x4 pixels 1 levels 1 a", "expected ': ' and a reason"),
    ("until 2027-02-03 within 1,2 3x4 pixels 1 levels 1 a: …", "the reason is missing"),
    ("from 2027-02-03 within 1,2 3x4 pixels 1 levels 1 a: b c", "expected until DATE"),
  ])
  func `an incomplete line is rejected with its number`(line: String, message: String) {
    let error = #expect(throws: GoldenError.self) { try tolerances(line) }
    #expect(error?.description.hasPrefix("t.txt:2:1: error: ") == true)
    #expect(error?.description.contains(message) == true)
  }

  @Test func `dates follow the Gregorian calendar`() {
    #expect(CivilDate(secondsSince1970: 0).description == "1970-01-01")
    #expect(CivilDate(secondsSince1970: -1).description == "1969-12-31")
    #expect(CivilDate(secondsSince1970: 951_782_400).description == "2000-02-29")
    #expect(CivilDate(secondsSince1970: 4_107_542_400).description == "2100-03-01")
    #expect(CivilDate("2100-02-29") == nil && CivilDate("2000-02-29") != nil)
    #expect(CivilDate("27-01-01") == nil && CivilDate("2027-1-1") == nil)
  }
}
