import Testing
import Vitrine
import VitrineGraphics
import VitrineImport

/// Tests of Notification Center on a Mac against screenshots (docs/PLATFORM.md, "Chrome").
@Suite struct MeasuredMacTests {
  /// The top of the first section.
  private static let top = 152.0

  @Test func `a header up to 10.11 is 26 high and darker, without an icon`() throws {
    let screen = try ScreenMeasure(.macos, .white)
    let body = screen.level(1270, Self.top + 34)
    #expect(abs(Double(screen.level(1270, Self.top + 2)) / Double(body) - 0.86) <= 0.02)
    #expect(
      screen.edges(downAt: 1270, (Self.top - 5)...(Self.top + 40), step: 5)
        == [Self.top, Self.top + 26])
    let name = screen.ink(in: Rect(x: 961, y: Self.top + 1, width: 60, height: 24), step: 30)
    #expect(abs(name.minX - 960 - 9) <= 1)
    #expect(screen.edges(alongY: 500, 900...1000, step: 20).last == 960)
  }

  @Test func `a name up to 10.11 has levels of 187 to 188 on 64`() throws {
    // A wallpaper that makes the header as dark as in the screenshots.
    let screen = try ScreenMeasure(.macos, Color(white: 0.70))
    let ground = screen.level(1270, Self.top + 2)
    #expect(abs(ground - 64) <= 8)
    let name = screen.brightest(in: Rect(x: 966, y: Self.top + 4, width: 50, height: 18))
    #expect(abs(Double(name - ground) / Double(255 - ground) - 0.65) <= 0.03)
  }

  @Test func `content up to 10.11 starts 14 below the header and 32 from the edge`() throws {
    let content = ##"{ "view": [], "background": "#FF0000", "height": 40 }"##
    let screen = try ScreenMeasure(.macos, .white, content: content)
    let down = screen.edges(downAt: 1100, (Self.top + 20)...(Self.top + 90), step: 10)
    #expect(down.first == Self.top + 26 && down.contains(Self.top + 26 + 14))
    #expect(screen.pixel(991.5, Self.top + 50).red < 150)
    #expect(screen.pixel(992.5, Self.top + 50).red == 255)
  }

  @Test func `labels up to 10.11 are white`() throws {
    let content = ##"{ "label": "HHHH", "font": "40 bold" }"##
    let screen = try ScreenMeasure(.macos, content: content)
    #expect(screen.brightest(in: Rect(x: 992, y: Self.top + 30, width: 120, height: 50)) == 255)
  }

  @Test func `an info button is 16 wide and ends 9 before the edge`() throws {
    let screen = try ScreenMeasure(.macos, keys: #""allowsEditing": true,"#)
    let sign = screen.ink(in: Rect(x: 1240, y: Self.top + 1, width: 38, height: 24), step: 30)
    #expect(abs(1280 - sign.maxX - 9) <= 0.5 && abs(sign.width - 16) <= 0.5)
  }

  @Test func `sections from 10.12 are cards of 320 on a panel of 344`() throws {
    let screen = try ScreenMeasure(.macos1012, Color(white: 0.3))
    let row = screen.edges(alongY: Self.top + 40, 900...1279)
    #expect(row.contains(936) && row.contains(948) && row.contains(1268))
    let header = screen.edges(downAt: 1200, (Self.top - 5)...(Self.top + 40), step: 3)
    #expect(header == [Self.top, Self.top + 25])
  }

  @Test func `a header from 10.12 is darker than its card`() throws {
    for white in [0.1, 0.3] {
      let screen = try ScreenMeasure(.macos1012, Color(white: white))
      let (header, body) = (screen.level(1200, Self.top + 2), screen.level(1200, Self.top + 40))
      #expect((7...11).contains(body - header))
    }
  }

  @Test func `a header from 10.12 has an icon of 12 and a name of 11 in capitals`() throws {
    let screen = try ScreenMeasure(.macos1012, Color(white: 0.3))
    let icon = screen.ink(in: Rect(x: 952, y: Self.top + 3, width: 24, height: 19), step: 5)
    #expect(abs(icon.minX - 948 - 10) <= 0.5 && abs(icon.minY - Self.top - 6) <= 0.5)
    #expect(abs(icon.width - 12) <= 0.5 && abs(icon.height - 12) <= 0.5)
    let box = Rect(x: 974, y: Self.top + 3, width: 80, height: 19)
    let name = screen.ink(in: box, step: 50)
    #expect(abs(name.minX - 948 - 31.5) <= 1)
    // Capitals are 0.7 of the size high.
    #expect(abs(name.height - 11 * 0.705) <= 0.5)
    #expect((60...110).contains(screen.darkest(in: box)))
    #expect(PanelLayout(.macos1012).name("Stocks") == "STOCKS")
    #expect(PanelLayout(.macos).name("Stocks") == "Stocks")
  }

  @Test func `the panel from 10.12 is light and colored`() throws {
    let screen = try ScreenMeasure(
      .macos1012, Color(red: 65.0 / 255, green: 59.0 / 255, blue: 110.0 / 255))
    let panel = screen.pixel(940, 600)
    #expect(abs(Int(panel.red) - 138) <= 2 && abs(Int(panel.green) - 131) <= 2)
    #expect(abs(Int(panel.blue) - 184) <= 2)
  }

  @Test func `tabs from 10.12 are 294 by 21, the selected one white`() throws {
    let screen = try ScreenMeasure(.macos1012, Color(white: 0.3))
    let left = 936.0 + 25
    #expect(screen.edges(alongY: 22 + 14 + 3, 940...1000, step: 20).first == left)
    // The selected tab is half as wide as both.
    #expect(screen.edges(alongY: 22 + 14 + 3, 1060...1130, step: 20).last == left + 147)
    #expect(screen.edges(downAt: left + 30, 24...70, step: 20) == [36, 57])
    #expect(screen.level(left + 20, 40) == 255)
    // The other tab has no border.
    #expect(screen.edges(alongY: 22 + 14 + 3, 1120...1270, step: 20).isEmpty)
    #expect(screen.darkest(in: Rect(x: left + 30, y: 38, width: 90, height: 17)) <= 20)
  }

  @Test func `content from 10.12 has 26 around it`() throws {
    var variant = Variant()
    variant.system = .macos1012
    variant.move(to: .macos)
    let insets = variant.metrics.proposedInsets
    #expect(insets.top + insets.bottom == 26 && insets.top == 14 && insets.left == 8)
  }
}
