import Testing
import Vitrine
import VitrineGraphics
import VitrineImport

/// Tests of the notification center of iOS 8 and 9 against screenshots
/// (docs/research/fidelity.md, "Measured on devices").
@Suite struct MeasuredCenterTests {
  @Test func `the tint maps black to 16 and white to 89, and colors reach 0`() throws {
    #expect(abs(try ScreenMeasure(.ios8).level(20, 400) - 16) <= 1)
    #expect(abs(try ScreenMeasure(.ios8, .white).level(20, 400) - 89) <= 1)
    // Saturation follows the tint, so a yellow wallpaper has no blue.
    let yellow = try ScreenMeasure(.ios8, Color(red: 1, green: 1, blue: 0)).pixel(20, 400)
    #expect(yellow.blue == 0 && yellow.red > 80)
  }

  @Test(
    arguments: [(SystemGeneration.ios8, 178.0), (.ios9, 180.5)] as [(SystemGeneration, Double)])
  func `a section's band is 32 high and 15 darker, with its icon at 16 and baseline at 22`(
    system: SystemGeneration, top: Double
  ) throws {
    let screen = try ScreenMeasure(system, .white)
    #expect(screen.edges(downAt: 2, 160...220, step: 8) == [top, top + 32])
    #expect(abs(screen.level(2, top - 1) - screen.level(2, top + 2) - 15) <= 1)
    let icon = screen.ink(in: Rect(x: 10, y: top + 1, width: 30, height: 30), step: 30)
    #expect(icon == Rect(x: 16, y: top + 6, width: 20, height: 20))
    let name = screen.ink(in: Rect(x: 44, y: top + 1, width: 90, height: 30), step: 30)
    #expect(abs(name.maxY - top - 22) <= 0.5 && abs(name.minX - 48) <= 2)
    var brightest = 0
    for x in stride(from: 48.0, to: 110, by: 0.5) {
      brightest = max(brightest, screen.level(x, top + 16))
    }
    // The name is white at 0.70 on a level of 74.
    #expect(abs(brightest - 201) <= 3)
  }

  @Test(arguments: [Color.black, .white, Color(white: 0.5)])
  func `hairlines are 2.085 times as bright as their background`(color: Color) throws {
    let screen = try ScreenMeasure(.ios8, color)
    let ground = Double(screen.level(4, 70))
    #expect(abs(Double(screen.level(4, 63.5)) - 2.085 * ground) <= 1.5)
    // The foot's hairline is 30.5 points from the bottom.
    #expect(abs(Double(screen.level(4, 636.5)) - 2.085 * ground) <= 1.5)
    #expect(screen.level(4, 637) == screen.level(4, 70))
  }

  @Test(arguments: [("iphone-se", 320.0), ("iphone-7", 375)] as [(String, Double)])
  func `the tabs are 312 by 29, filled with 1.76 times their background plus 52`(
    device: String, width: Double
  ) throws {
    let screen = try ScreenMeasure(.ios8, Color(white: 0.5)) {
      $0.device = Device.named(device) ?? .standard
    }
    #expect(screen.edges(downAt: width / 2 - 100, 10...60, step: 30) == [24, 53])
    let left = (width - 312) / 2
    #expect(screen.edges(alongY: 30, 0...(left + 20), step: 30).first == left)
    // The border of the other tab ends as far from the screen's edge.
    #expect(
      screen.edges(alongY: 38, (width - left - 20)...(width - 1), step: 15).last == width - left)
    let ground = Double(screen.level(1, 30))
    #expect(abs(Double(screen.level(left + 20, 28)) - (1.76 * ground + 52)) <= 2)
  }

  @Test func `Edit is 223 by 28, below a line 27.5 above it`() throws {
    let screen = try ScreenMeasure(.ios8)
    let below = screen.edges(downAt: 100, 215...600, step: 10)
    let line = try #require(below.first)
    #expect(below.contains(line + 27.5) && below.contains(line + 55.5))
    let row = screen.edges(alongY: line + 35, 20...360, step: 10)
    #expect(row == [76, 299])
  }

  @Test(
    arguments: [
      ("iphone-se", Device.Orientation.portrait, 441.5), ("iphone-se", .landscape, 205.5),
    ] as [(String, Device.Orientation, Double)])
  func `the maximum height is the space between bar, band and foot`(
    name: String, orientation: Device.Orientation, height: Double
  ) throws {
    var variant = Variant()
    variant.system = .ios8
    variant.device = try #require(Device.named(name))
    variant.orientation = orientation
    #expect(variant.metrics.expandedMaximum == height)
  }

  @Test func `the chevron at the foot is 36 by 11, 17 from the bottom`() throws {
    let ink = try ScreenMeasure(.ios8).ink(
      in: Rect(x: 150, y: 638, width: 80, height: 28), step: 12)
    #expect(abs(ink.width - 36) <= 1 && abs(ink.height - 11) <= 1)
    #expect(abs(ink.midY - 650) <= 0.6 && abs(ink.midX - 187.5) <= 0.6)
    // It is as bright as the hairlines.
    let screen = try ScreenMeasure(.ios8, .white)
    #expect(abs(Double(screen.level(175, 650)) - 2.085 * Double(screen.level(130, 650))) <= 2)
  }

  @Test func `the date's two baselines are at 116 and 156, with a raised ordinal`() throws {
    let screen = try ScreenMeasure(.ios9) { $0.date = "HHHH, MMMM 11th" }
    let second = screen.ink(in: Rect(x: 40, y: 122, width: 150, height: 40))
    #expect(abs(second.maxY - 156) <= 0.5 && abs(second.minX - 48) <= 3.5)
    let ordinal = screen.ink(in: Rect(x: 206, y: 122, width: 40, height: 40))
    #expect(abs(ordinal.maxY - 142.5) <= 0.5)
    // Its ink is 16 by 15.5 points on the device.
    #expect(abs(ordinal.width - 16) <= 1.5 && abs(ordinal.height - 15.5) <= 1)
    // The comma of the first line extends below the baseline.
    let first = screen.ink(in: Rect(x: 40, y: 80, width: 80, height: 46))
    #expect(abs(first.maxY - 116) <= 0.5)
  }

  @Test(arguments: [("iphone-se", 568.0), ("iphone-7", 667)] as [(String, Double)])
  func `in landscape the tabs are 24 high at 23, above a hairline at 51.5`(
    device: String, width: Double
  ) throws {
    let screen = try ScreenMeasure(.ios8, .white) {
      $0.device = Device.named(device) ?? .standard
      $0.orientation = .landscape
    }
    #expect(screen.edges(downAt: width / 2 - 100, 10...60, step: 30) == [23, 47, 51.5, 52])
  }

  @Test(arguments: [Color.black, .white, Color(white: 0.5)])
  func `Edit is filled with 1.76 times its background plus 52`(color: Color) throws {
    let screen = try ScreenMeasure(.ios9, color)
    let line = try #require(
      screen.edges(downAt: 30, 215...600, step: 10).first { $0 > 230 })
    let ground = Double(screen.level(60, line + 40))
    #expect(abs(Double(screen.level(100, line + 32)) - (1.76 * ground + 52)) <= 2)
  }

  @Test func `a band grows with the text size to 40.5, with its baseline at 27.5`() throws {
    let screen = try ScreenMeasure(.ios8, .white) { $0.textSize = .xxxl }
    #expect(screen.edges(downAt: 2, 160...230, step: 8) == [178, 218.5])
    let icon = screen.ink(in: Rect(x: 10, y: 179, width: 30, height: 38), step: 30)
    #expect(icon == Rect(x: 16, y: 188.5, width: 20, height: 20))
    let name = screen.ink(in: Rect(x: 44, y: 179, width: 120, height: 38), step: 30)
    #expect(abs(name.maxY - 178 - 27.5) <= 0.5)
  }

  @Test(
    arguments: [
      ("iphone-se", Device.Orientation.portrait, 320.0), ("iphone-se", .landscape, 568),
      ("iphone-7", .portrait, 375),
    ] as [(String, Device.Orientation, Double)])
  func `a widget without margin insets is as wide as the screen`(
    name: String, orientation: Device.Orientation, width: Double
  ) throws {
    let screen = try ScreenMeasure(
      .ios8, content: ##"{ "view": [], "background": "#FFFFFF" }"##,
      keys: #""marginInsets": [0, 0, 0, 0], "margins": 0, "height": 60,"#
    ) {
      $0.device = Device.named(name) ?? .standard
      $0.orientation = orientation
      $0.mode = .expanded
    }
    let top = orientation == .portrait ? 210.0 : 96
    #expect(screen.level(0, top + 10) == 255 && screen.level(width - 0.5, top + 10) == 255)
    // The content starts directly below the band.
    #expect(screen.level(100, top) == 255 && screen.level(100, top - 0.5) < 40)
  }

  @Test func `a notch moves the tabs, the date and the sections down`() throws {
    let device = try #require(Device.named("iphone-x"))
    let notched = try ScreenMeasure(.ios9) { $0.device = device }
    let plain = try ScreenMeasure(.ios9)
    let tabs = { (screen: ScreenMeasure) in screen.edges(downAt: 110, 18...110, step: 20).first }
    let (low, high) = (try #require(tabs(notched)), try #require(tabs(plain)))
    #expect(abs(low - high - 24) <= 0.5)
    let band = { (screen: ScreenMeasure) in screen.edges(downAt: 4, 150...230, step: 2).first }
    let (later, first) = (try #require(band(notched)), try #require(band(plain)))
    #expect(abs(later - first - 24) <= 0.5)
  }
}
