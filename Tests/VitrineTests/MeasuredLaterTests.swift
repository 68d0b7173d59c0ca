import Testing
import Vitrine
import VitrineGraphics
import VitrineImport

/// Tests of the looks of iOS 12 to 14 against screenshots (docs/PLATFORM.md, "Materials" and
/// "Chrome").
@Suite struct MeasuredLaterTests {
  private static let later: [SystemGeneration] = [.ios13, .ios14]

  /// The top of the first card on a screen of 375 by 667 points.
  private static func top(_ system: SystemGeneration) -> Double { system == .ios14 ? 174 : 68 }

  @Test(arguments: later, [Color.black, Color(hex: 0xC83C28)])
  func `headers have no band from iOS 13 on`(system: SystemGeneration, color: Color) throws {
    let screen = try ScreenMeasure(system, color)
    let top = Self.top(system)
    for y in [top + 3, top + 39, top + 60, top + 140] {
      #expect(screen.pixel(200, y) == screen.pixel(200, top + 45))
    }
  }

  @Test(arguments: later)
  func `icon and name have the positions of iOS 11`(system: SystemGeneration) throws {
    let screen = try ScreenMeasure(system)
    let (left, top) = (system == .ios14 ? 27.0 : 8, Self.top(system))
    let icon = screen.ink(in: Rect(x: left + 6, y: top + 6, width: 26, height: 32), step: 8)
    #expect(abs(icon.minX - left - 10) <= 0.5 && abs(icon.minY - top - 10) <= 0.5)
    #expect(abs(icon.width - 20) <= 0.5 && abs(icon.height - 20) <= 0.5)
    let name = screen.ink(in: Rect(x: left + 33, y: top + 2, width: 60, height: 36))
    #expect(abs(name.maxY - top - 25) <= 0.5 && abs(name.minX - left - 37) <= 1.5)
  }

  @Test func `Edit is semibold and has the ink of the header's name from iOS 13 on`() throws {
    let color = Color(hex: 0xC83C28)
    let edit = Rect(x: 160, y: 248, width: 56, height: 20)
    let (earlier, later) = (try ScreenMeasure(.ios12, color), try ScreenMeasure(.ios13, color))
    let name = Rect(x: 45, y: 78, width: 50, height: 18)
    for channel in [{ (pixel: Pixel) in pixel.red }, { $0.green }, { $0.blue }] {
      #expect(abs(later.darkest(in: edit, channel) - later.darkest(in: name, channel)) <= 12)
    }
    // The letters of 15 points are wider than regular ones.
    let regular = earlier.ink(in: Rect(x: 166, y: 276, width: 44, height: 20))
    #expect(later.ink(in: edit).width > regular.width)
  }

  @Test func `the search field of iOS 13 has a glass and words of one tint at its left`() throws {
    let screen = try ScreenMeasure(.ios13)
    #expect(screen.edges(downAt: 200, 18...66, step: 10) == [24, 60])
    // The corners are round.
    let row = screen.edges(alongY: 30, 0...375, step: 10)
    #expect((8...9).contains(row.first ?? 0) && (366...367).contains(row.last ?? 0))
    let glass = Rect(x: 16, y: 30, width: 18, height: 24)
    let words = Rect(x: 38, y: 30, width: 90, height: 24)
    #expect(abs(screen.brightest(in: glass) - screen.brightest(in: words)) <= 12)
    #expect((120...185).contains(screen.brightest(in: words)))
    #expect(abs(screen.ink(in: words).minX - 8 - 30) <= 2)
  }

  @Test func `iOS 13 adds less white to a card than iOS 12`() throws {
    #expect(abs(try ScreenMeasure(.ios13).level(200, 150) - 92) <= 1)
    #expect(abs(try ScreenMeasure(.ios12).level(200, 150) - 129) <= 1)
    // Edit is on the card's material from iOS 13 on.
    #expect(abs(try ScreenMeasure(.ios13).level(164, 251) - 92) <= 1)
    #expect(abs(try ScreenMeasure(.ios12).level(187, 264) - 91) <= 1)
  }

  @Test func `a dark card is darker than its wallpaper`() throws {
    let screen = try ScreenMeasure(.ios13, Color(hex: 0x31313B)) { $0.appearance = .dark }
    for y in [72.0, 150] {
      let card = screen.pixel(200, y)
      #expect(abs(Int(card.red) - 31) <= 1 && abs(Int(card.green) - 31) <= 1)
      #expect(abs(Int(card.blue) - 40) <= 1)
    }
    #expect(abs(screen.level(164, 251) - 31) <= 1)
    #expect(abs(screen.brightest(in: Rect(x: 45, y: 78, width: 60, height: 18)) - 157) <= 3)
    let field = screen.pixel(200, 28)
    #expect(abs(Int(field.red) - 62) <= 3 && abs(Int(field.blue) - 75) <= 4)
    #expect(abs(screen.brightest(in: Rect(x: 38, y: 28, width: 90, height: 28)) - 185) <= 4)
  }

  @Test func `iOS 12's name is less colorful than iOS 11's`() throws {
    // The header is 226, 236, 254 on this wallpaper.
    let screen = try ScreenMeasure(.ios12, Color(red: 0.80, green: 0.845, blue: 0.93))
    let ground = screen.pixel(200, 71)
    let (red, green, blue) = (Double(ground.red), Double(ground.green), Double(ground.blue))
    let light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    let box = Rect(x: 45, y: 78, width: 50, height: 18)
    for (level, channel) in [
      (red, { (pixel: Pixel) in pixel.red }), (green, { $0.green }), (blue, { $0.blue }),
    ] {
      let ink = max(0, light * 0.75 - 96 + 1.5 * (level - light))
      #expect(abs(Double(screen.darkest(in: box, channel)) - ink) <= 8)
    }
  }

  @Test func `a chevron points down in a compact header and up in an expanded one`() throws {
    for (system, mode) in [
      (SystemGeneration.ios13, DisplayMode.compact), (.ios14, .compact), (.ios14, .expanded),
    ] {
      let screen = try ScreenMeasure(system) { $0.mode = mode }
      let card = system == .ios14 ? 348.0 : 367
      let top = Self.top(system)
      let box = Rect(x: card - 40, y: top + 8, width: 36, height: 24)
      let ink = screen.ink(in: box, step: 20)
      #expect(abs(card - ink.maxX - 13) <= 0.6)
      #expect(abs(ink.width - 10) <= 0.6 && abs(ink.height - 6) <= 0.6)
      // The tip has less ink than the ends.
      let upper = screen.ink(in: Rect(x: box.minX, y: top + 8, width: 36, height: 9.5), step: 20)
      let isDown = upper.width > 6
      #expect(isDown == (mode == .compact))
    }
  }

  @Test func `iOS 14 has a narrow column below a tall search field`() throws {
    let device = try #require(Device.named("iphone-xr"))
    let screen = try ScreenMeasure(.ios14) { $0.device = device }
    #expect(screen.edges(alongY: 300, 0...414, step: 6) == [27, 387])
    #expect(screen.edges(downAt: 60, 150...360, step: 6) == [198, 348])
    #expect(screen.edges(downAt: 60, 50...130, step: 6) == [64, 112])
    #expect(screen.edges(alongY: 101, 0...414, step: 6) == [27, 387])
    // The home screen behind the cards is darker than the wallpaper.
    let light = try ScreenMeasure(.ios14, .white) { $0.device = device }
    #expect((200...240).contains(light.level(10, 500)))
    // Edit is 21 below the last card.
    let edit = screen.edges(downAt: 187, 350...440, step: 6)
    #expect(edit.first == 369 && edit.last == 395)
  }

  @Test func `the placeholder of iOS 14 is in the field's center`() throws {
    let device = try #require(Device.named("iphone-xr"))
    let screen = try ScreenMeasure(.ios14) { $0.device = device }
    let ink = screen.ink(in: Rect(x: 40, y: 68, width: 330, height: 40))
    #expect(abs(ink.midX - 207) <= 2)
    #expect(abs(ink.midY - 88) <= 3)
  }

  @Test func `a notch moves the clock and the cards of a cover sheet by 11 points more`() throws {
    let device = try #require(Device.named("iphone-x"))
    let screen = try ScreenMeasure(.ios12) {
      $0.device = device
      $0.host = .lock
      $0.clock = "1:11"
      $0.date = "HHHH"
    }
    #expect(abs(screen.ink(in: Rect(x: 150, y: 100, width: 220, height: 84)).maxY - 175.3) <= 0.7)
    #expect(abs(screen.ink(in: Rect(x: 150, y: 188, width: 220, height: 40)).maxY - 212) <= 0.7)
    #expect(screen.edges(downAt: 30, 225...260).first == 240)
    #expect(screen.edges(downAt: 200, 30...100, step: 10) == [48, 84])
  }

  @Test func `a long word makes Edit a larger circle`() throws {
    let screen = try ScreenMeasure(.ios11) { $0.locale = "de" }
    let down = screen.edges(downAt: 187.5, 230...350, step: 60)
    let (first, last) = (try #require(down.first), try #require(down.last))
    #expect(first == 218 + 43)
    let row = screen.edges(alongY: (first + last) / 2 - 14, 80...300, step: 60)
    let diameter = last - first
    let word = screen.ink(
      in: Rect(
        x: 187.5 - diameter / 2 + 4, y: (first + last) / 2 - 8, width: diameter - 8, height: 16))
    // The spaces beside the first and the last letter add two points to the ink.
    #expect(abs(diameter - word.width - 20) <= 1.5)
    // The chord 14 points above the center.
    let chord = 2 * (diameter * diameter / 4 - 14 * 14).squareRoot()
    #expect(abs((row.last ?? 0) - (row.first ?? 0) - chord) <= 1.5)
  }

  @Test func `header and search field follow the text size from iOS 11 on`() throws {
    let screen = try ScreenMeasure(.ios11) { $0.textSize = .m }
    #expect(screen.edges(downAt: 130, 62...140, step: 10) == [68, 103])
    let icon = screen.ink(in: Rect(x: 14, y: 74, width: 26, height: 27), step: 8)
    #expect(icon.minY == 68 + 7)
    let name = screen.ink(in: Rect(x: 40, y: 70, width: 60, height: 30))
    #expect(abs(name.maxY - 68 - 21.5) <= 0.5)
    #expect(screen.edges(downAt: 200, 18...66, step: 10) == [24, 58.5])
    func placeholder(_ size: ContentSizeCategory) throws -> Double {
      let screen = try ScreenMeasure(.ios11) {
        $0.textSize = size
        $0.locale = "cs"
      }
      return screen.ink(in: Rect(x: 34, y: 28, width: 100, height: 28)).minX
    }
    // The text starts at 31, a point further in than at the default size.
    #expect(try placeholder(.m) - placeholder(.l) == 1)
  }

  @Test func `iOS 13 counts new widgets below Edit`() throws {
    let box = Rect(x: 90, y: 268, width: 200, height: 24)
    func ink(_ count: Int) throws -> Rect {
      try ScreenMeasure(.ios13) { $0.newWidgets = count }.ink(in: box)
    }
    #expect(try ink(0).width <= 0)
    let (one, three) = (try ink(1), try ink(3))
    #expect(abs(three.midX - 187.5) <= 1 && abs(three.midY - 283) <= 3)
    // The plural has a letter more.
    #expect(three.width > one.width + 4)
    var variant = Variant()
    variant.newWidgets = 1
    variant.system = .ios12
    #expect(variant.problem != nil)
    variant.system = .ios13
    #expect(variant.problem == nil)
  }

  @Test func `a Today view can be scrolled by half points`() throws {
    let screen = try ScreenMeasure(.ios11) { $0.scroll = 0.5 }
    #expect(screen.edges(downAt: 130, 100...110, step: 10) == [107.5])
  }
}
