import TestResources
import Testing
import Vitrine
import VitrineGraphics
import VitrineImport

/// Tests of the cards of iOS 10 to 12 against screenshots of devices
/// (docs/research/fidelity.md, "Measured on devices").
@Suite struct MeasuredCardTests {
  @Test(
    arguments: [(SystemGeneration.ios10, 161, 183), (.ios11, 135, 166), (.ios12, 129, 166)]
      as [(SystemGeneration, Int, Int)])
  func `on black, card and header have the measured levels`(
    system: SystemGeneration, body: Int, header: Int
  ) throws {
    let screen = try ScreenMeasure(system)
    let top = system == .ios10 ? 180.5 : 68
    #expect(abs(screen.level(180, top + 60) - body) <= 2)
    #expect(abs(screen.level(180, top + 4) - header) <= 2)
  }

  @Test(arguments: [0.0, 0.25, 0.5, 0.75, 1])
  func `a header is its card under a quarter of white, on every wallpaper`(white: Double) throws {
    let screen = try ScreenMeasure(.ios11, Color(white: white))
    let (body, header) = (Double(screen.level(180, 150)), Double(screen.level(180, 72)))
    #expect(abs(header - (0.753 * body + 65)) <= 2.5)
    #expect(abs(body - (white * 255 * 0.463 + 0.537 * 255)) <= 1)
  }

  @Test(
    arguments: [SystemGeneration.ios10, .ios11, .ios12, .ios13],
    [Color.white, Color(hex: 0xC83C28)])
  func `the wallpaper around cards is unchanged`(system: SystemGeneration, color: Color) throws {
    let screen = try ScreenMeasure(system, color)
    let pixel = screen.pixel(180, 600)
    #expect(abs(Double(pixel.red) - color.red * 255) <= 1)
    #expect(abs(Double(pixel.blue) - color.blue * 255) <= 1)
  }

  @Test func `the cover sheet of iOS 11, not of iOS 10, darkens the wallpaper to 0.915`() throws {
    let later = try ScreenMeasure(.ios11, .white) { $0.host = .lock }
    #expect(abs(Double(later.level(20, 640)) / 255 - 0.915) <= 0.01)
    #expect(try ScreenMeasure(.ios10, .white) { $0.host = .lock }.level(20, 640) == 255)
  }

  @Test(
    arguments: [
      (SystemGeneration.ios10, ContentSizeCategory.l, 36.0, 23.0, 8.0, 8.0),
      (.ios103, .l, 36, 23, 8, 8), (.ios10, .m, 35, 21.5, 8, 7.5), (.ios11, .l, 40, 25, 10, 10),
      (.ios11, .m, 35, 21.5, 10, 7),
      (.ios12, .l, 40, 25, 10, 10),
    ] as [(SystemGeneration, ContentSizeCategory, Double, Double, Double, Double)])
  func `a header has the measured height, icon and baseline`(
    system: SystemGeneration, size: ContentSizeCategory, height: Double, baseline: Double,
    iconX: Double, iconY: Double
  ) throws {
    let screen = try ScreenMeasure(system) { $0.textSize = size }
    let top = system.version == 10 ? 180.5 : 68
    let edges = screen.edges(downAt: 130, (top - 6)...(top + 80), step: 10)
    #expect(edges == [top, top + height])
    let icon = screen.ink(
      in: Rect(x: 14, y: top + 6, width: 26, height: height - 8), step: 8)
    #expect(abs(icon.minX - 8 - iconX) <= 0.5 && abs(icon.minY - top - iconY) <= 0.5)
    #expect(abs(icon.width - 20) <= 0.5 && abs(icon.height - 20) <= 0.5)
    // The baseline of “MMMM” is at 36 or 37 points.
    let name = screen.ink(in: Rect(x: 40, y: top + 2, width: 60, height: height - 4))
    #expect(abs(name.maxY - top - baseline) <= 0.5)
    #expect(abs(name.minX - 8 - (iconX == 8 ? 36 : 37)) <= 1.5)
  }

  @Test(arguments: [SystemGeneration.ios10, .ios11])
  func `Show More ends 8 points before the card's edge`(system: SystemGeneration) throws {
    let screen = try ScreenMeasure(system)
    let top = system == .ios10 ? 180.5 : 68
    let ink = screen.ink(in: Rect(x: 290, y: top + 13, width: 76, height: 16))
    #expect(abs(367 - ink.maxX - 8.5) <= 0.6)
  }

  @Test(arguments: [SystemGeneration.ios10, .ios11])
  func `Show More is half a point above the name`(system: SystemGeneration) throws {
    let layout = HeaderLayout(system, .l)
    #expect(layout.buttonBaseline == layout.baseline - 0.5)
    let screen = try ScreenMeasure(system)
    let top = system == .ios10 ? 180.5 : 68
    let name = screen.ink(in: Rect(x: 40, y: top + 2, width: 60, height: layout.height - 4))
    let button = screen.ink(in: Rect(x: 290, y: top + 8, width: 72, height: 20))
    // The round letters of the button extend a pixel below their baseline.
    #expect(name.maxY == button.maxY)
  }

  @Test func `header ink subtracts 0.60, and iOS 11 keeps more color`() throws {
    let gray = Color(white: 0.5)
    for system in [SystemGeneration.ios10, .ios11] {
      let screen = try ScreenMeasure(system, gray)
      let top = system == .ios10 ? 180.5 : 68
      let ground = screen.level(200, top + 3)
      // The darkest pixel of the name's letters.
      var darkest = 255
      for x in stride(from: 45.0, to: 90, by: 0.5) {
        for y in stride(from: top + 13, to: top + 25, by: 0.5) {
          darkest = min(darkest, screen.level(x, y))
        }
      }
      // Devices show 149 to 158; strokes of 13-point text cover up to 0.97 of a pixel.
      #expect((147...158).contains(ground - darkest), "\(system.rawValue)")
    }
  }

  @Test func `first cards have their measured positions`() throws {
    func top(_ system: SystemGeneration, _ host: Host) throws -> Double? {
      try ScreenMeasure(system) { $0.host = host }
        .edges(downAt: 130, 62...230, step: 100).first
    }
    #expect(try top(.ios11, .today) == 68)
    #expect(try top(.ios12, .today) == 68)
    #expect(try top(.ios10, .today) == 180.5)
    #expect(try ScreenMeasure(.ios11) { $0.host = .lock }.edges(downAt: 30, 190...220).first == 205)
  }

  @Test func `Edit is a circle of 48 points, 43 below the last card, up to iOS 12`() throws {
    for (system, end) in [(SystemGeneration.ios10, 326.5), (.ios11, 218)] {
      let screen = try ScreenMeasure(system)
      let column = screen.edges(downAt: 187.5, (end + 10)...(end + 110), step: 60)
      #expect(column.first == end + 43 && column.last == end + 91)
      let row = screen.edges(alongY: end + 67 - 14, 100...275, step: 60)
      #expect(abs((row.last ?? 0) - (row.first ?? 0) - 39) <= 1)
      // The fill is white 0.44.
      #expect(abs(screen.level(187.5, end + 50) - 112) <= 1)
    }
    // From iOS 13 on it is a capsule.
    let later = try ScreenMeasure(.ios13).edges(downAt: 170, 228...300, step: 40)
    #expect((later.last ?? 0) - (later.first ?? 0) == 26)
  }

  @Test(
    arguments: [
      (SystemGeneration.ios10, 0.63, 0.24), (.ios103, 0.63, 0.24), (.ios11, 0.53, 0.255),
      (.ios12, 0.505, 0.29),
    ] as [(SystemGeneration, Double, Double)],
    [Color.black, .white, Color(white: 0.5), Color(hex: 0xC83C28), Color(hex: 0x2878C8)])
  func `a card is twice as colorful as its wallpaper, under white`(
    measured: (system: SystemGeneration, white: Double, header: Double), color: Color
  ) throws {
    let screen = try ScreenMeasure(measured.system, color)
    let top = measured.system.version == 10 ? 180.5 : 68
    let (body, header) = (screen.pixel(180, top + 80), screen.pixel(200, top + 3))
    let light = 0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    for (channel, level) in [
      (color.red, (body.red, header.red)), (color.green, (body.green, header.green)),
      (color.blue, (body.blue, header.blue)),
    ] {
      let colorful = min(1, max(0, light + 2 * (channel - light)))
      let expected = 255 * (measured.white + (1 - measured.white) * colorful)
      #expect(abs(Double(level.0) - expected) <= 2)
      let header = expected + measured.header * (255 - expected)
      #expect(abs(Double(level.1) - header) <= 3)
    }
  }

  @Test(
    arguments: [(SystemGeneration.ios10, 1, -153), (.ios11, 0.75, -96)]
      as [(SystemGeneration, Double, Double)])
  func `header ink is 2.7 times as colorful as the header`(
    system: SystemGeneration, slope: Double, offset: Double
  ) throws {
    let screen = try ScreenMeasure(system, Color(hex: 0x4678B4))
    let top = system == .ios10 ? 180.5 : 68
    let ground = screen.pixel(200, top + 3)
    let (red, green, blue) = (Double(ground.red), Double(ground.green), Double(ground.blue))
    let light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    let box = Rect(x: 45, y: top + 10, width: 50, height: 18)
    for (level, channel) in [
      (red, { (pixel: Pixel) in pixel.red }), (green, { $0.green }), (blue, { $0.blue }),
    ] {
      let ink = max(0, light * slope + offset + 2.7 * (level - light))
      // Strokes of 13-point text cover up to 0.97 of a pixel.
      #expect(abs(Double(screen.darkest(in: box, channel)) - ink) <= 8)
    }
  }

  @Test func `a widget's name has the Footnote style: 13 points by default, 12 at M`() throws {
    func width(_ size: ContentSizeCategory) throws -> Double {
      try ScreenMeasure(.ios10) { $0.textSize = size }
        .ink(in: Rect(x: 40, y: 184, width: 100, height: 26)).width
    }
    #expect(abs(try width(.m) / width(.l) - 12.0 / 13) <= 0.02)
    #expect(HeaderLayout(.ios10, .l).fontSize == 13 && HeaderLayout(.ios10, .m).fontSize == 12)
  }

  @Test func `cards have gaps of 8 points and heights of 110 or 105`() throws {
    for (size, height) in [(ContentSizeCategory.l, 146.0), (.m, 140)] {
      let screen = try ScreenMeasure(.ios10) { $0.textSize = size }
      #expect(screen.edges(alongY: 260, 0...375, step: 60) == [8, 367])
      let down = screen.edges(downAt: 240, 170...400, step: 60)
      #expect(down == [180.5, 180.5 + height])
    }
    let workshop = Workshop(try TestResources.shared.get())
    var variant = Variant()
    variant.system = .ios11
    variant.chrome = .screen
    let document = try WidgetDocument.read(
      Array(#"{ "app": "A", "content": { "view": [] } }"#.utf8), file: "a.json")
    let widget = Widget(document)
    let (scene, solved) = try layout(widget, as: variant, in: workshop)
    let hosted = HostedWidget(scene, solved, as: variant)
    let board = Board([hosted, hosted, hosted], variant: variant)
    #expect(board.slots.map(\.frame.minY) == [68, 226, 384])
  }
}
