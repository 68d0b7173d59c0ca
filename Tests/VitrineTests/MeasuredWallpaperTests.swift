import TestResources
import Testing
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImages
import VitrineImport

/// Tests of screens on bright wallpapers (docs/PLATFORM.md, "Chrome").
@Suite struct MeasuredWallpaperTests {
  @Test(arguments: [SystemGeneration.ios10, .ios11, .ios12, .ios13, .ios14])
  func `status bar and search text are black on a bright wallpaper`(
    system: SystemGeneration
  ) throws {
    for (wallpaper, isBright) in [(Color.white, true), (Color(white: 0.9), true), (.black, false)] {
      let screen = try ScreenMeasure(system, wallpaper)
      let battery = Rect(x: 347, y: 7, width: 17, height: 6)
      let search = Rect(x: 36, y: system == .ios14 ? 44 : 28, width: 300, height: 28)
      if isBright {
        #expect(screen.darkest(in: battery) <= 4)
        #expect(screen.darkest(in: search) <= (system.version < 13 ? 20 : 120))
      } else {
        #expect(screen.brightest(in: battery) >= 250)
      }
    }
  }

  @Test func `the date and the clock are black on a bright wallpaper`() throws {
    let date = Rect(x: 150, y: 80, width: 210, height: 70)
    #expect(try ScreenMeasure(.ios10, .white).darkest(in: date) <= 4)
    #expect(try ScreenMeasure(.ios10, .black).brightest(in: date) >= 250)
    let clock = Rect(x: 150, y: 80, width: 210, height: 100)
    #expect(try ScreenMeasure(.ios11, .white) { $0.host = .lock }.darkest(in: clock) <= 4)
  }

  @Test func `the home indicator is black on bright wallpapers and light cards`() throws {
    let device = try #require(Device.named("iphone-x"))
    func indicator(_ wallpaper: Color, _ orientation: Device.Orientation) throws -> Int {
      let content = #"{ "view": [], "height": 400 }"#
      let screen = try ScreenMeasure(.ios11, wallpaper, content: content) {
        $0.device = device
        $0.orientation = orientation
        if orientation == .landscape { $0.mode = .expanded }
      }
      let size = device.screen(orientation)
      return screen.level(size.width / 2, size.height - 10.5)
    }
    #expect(try indicator(.white, .portrait) == 0)
    #expect(try indicator(.black, .portrait) == 255)
    // The card behind the indicator is lighter than the wallpaper.
    #expect(try indicator(Color(white: 0.5), .portrait) == 255)
    #expect(try indicator(Color(white: 0.5), .landscape) == 0)
  }

  @Test func `the default wallpaper has a legible date in each orientation of an iPad`() throws {
    let device = try #require(Device.named("ipad-9.7"))
    for orientation in Device.Orientation.allCases {
      var variant = Variant()
      variant.device = device
      variant.orientation = orientation
      variant.chrome = .screen
      let document = try WidgetDocument.read(
        Array(#"{ "app": "A", "content": { "view": [] } }"#.utf8), file: "a.json")
      let workshop = Workshop(try TestResources.shared.get())
      let bitmap = try render(Widget(document), as: variant, in: workshop).bitmap
      // The levels of the date's column in the band of its two lines.
      var (least, most) = (255, 0)
      for y in 160..<300 {
        for x in stride(from: bitmap.width * 7 / 10, to: bitmap.width * 9 / 10, by: 1) {
          let level = Int(Pixel(bits: bitmap.pixels[y * bitmap.width + x]).green)
          (least, most) = (min(least, level), max(most, level))
        }
      }
      #expect(most - least >= 110)
    }
  }
}
