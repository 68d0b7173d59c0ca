import Testing
import Vitrine
import VitrineGraphics
import VitrineImport

/// Tests of the system's interface around cards against screenshots
/// (docs/research/fidelity.md, "Measured on devices").
@Suite struct MeasuredTodayTests {
  @Test func `the search field is 26 on black, with a placeholder of white 0.45`() throws {
    let screen = try ScreenMeasure(.ios10)
    #expect(screen.level(200, 30) == 26)
    #expect(screen.edges(downAt: 200, 18...66, step: 10) == [24, 60])
    let text = screen.ink(in: Rect(x: 38, y: 28, width: 100, height: 28))
    #expect(abs(text.minX - 8 - 36) <= 2)
    var brightest = 0
    for x in stride(from: 44.0, to: 100, by: 0.5) {
      for y in stride(from: 30.0, to: 54, by: 0.5) {
        brightest = max(brightest, screen.level(x, y))
      }
    }
    #expect(abs(brightest - 129) <= 3)
  }

  @Test(
    arguments: [(SystemGeneration.ios10, 8.0, 18.0, 36.0), (.ios11, 10, 14, 30)]
      as [(SystemGeneration, Double, Double, Double)])
  func `the magnifying glass, the text and the microphone have the measured positions`(
    system: SystemGeneration, loupe: Double, side: Double, text: Double
  ) throws {
    let screen = try ScreenMeasure(system)
    let glass = screen.ink(in: Rect(x: 10, y: 26, width: text - 4, height: 33))
    #expect(abs(glass.minX - 8 - loupe) <= 0.6 && abs(glass.width - side) <= 1)
    #expect(abs(glass.midY - 42) <= 0.6)
    let words = screen.ink(in: Rect(x: 8 + text - 2, y: 28, width: 90, height: 28))
    #expect(abs(words.minX - 8 - text) <= 2)
    let microphone = screen.ink(in: Rect(x: 320, y: 26, width: 44, height: 32))
    let shape =
      system == .ios10
      ? (end: 10.5, width: 11.5, height: 21.5) : (end: 12, width: 12, height: 19)
    #expect(abs(367 - microphone.maxX - shape.end) <= 0.6)
    #expect(abs(microphone.width - shape.width) <= 0.6)
    #expect(abs(microphone.height - shape.height) <= 0.6)
  }

  @Test func `iOS 10 shows a date of two lines above its cards`() throws {
    let screen = try ScreenMeasure(.ios10) { $0.date = "HHHH, MMMM 1" }
    let first = screen.ink(in: Rect(x: 150, y: 70, width: 220, height: 40))
    let second = screen.ink(in: Rect(x: 150, y: 118, width: 220, height: 36))
    // A comma extends below the first baseline.
    #expect((109...117).contains(first.maxY))
    #expect(abs(second.maxY - 151.5) <= 0.5)
    // Inter's 1 has wider side bearings than San Francisco's.
    #expect(abs(375 - second.maxX - 20.5) <= 5)
    #expect(screen.pixel(300, 100) != Pixel(bits: 0))
  }

  @Test func `a date in Chinese has one line, above the Chinese calendar's`() throws {
    let screen = try ScreenMeasure(.ios10) { $0.locale = "zh-Hans" }
    #expect(screen.edges(downAt: 60, 140...170, step: 60).first == 153.5)
    let calendar = screen.ink(in: Rect(x: 150, y: 113, width: 220, height: 16))
    // The characters extend half a point below the baseline of 124.5.
    #expect(abs(calendar.maxY - 125) <= 0.5)
    #expect(abs(375 - calendar.maxX - 20) <= 2)
    // Another date's day in the Chinese calendar isn't known.
    let other = try ScreenMeasure(.ios10) {
      $0.locale = "zh-Hans"
      $0.date = "HHHH"
    }
    #expect(other.edges(downAt: 60, 140...170, step: 60).first == 153.5)
    #expect(other.ink(in: Rect(x: 150, y: 113, width: 220, height: 16)).width <= 0)
  }

  @Test func `the cover sheet's time and date have the measured baselines`() throws {
    let screen = try ScreenMeasure(.ios11) {
      $0.host = .lock
      $0.clock = "1:11"
      $0.date = "HHHH"
    }
    #expect(abs(screen.ink(in: Rect(x: 150, y: 66, width: 220, height: 84)).maxY - 140) <= 0.5)
    let date = screen.ink(in: Rect(x: 150, y: 152, width: 220, height: 40))
    #expect(abs(date.maxY - 176.5) <= 0.5)
    #expect(abs(375 - date.maxX - 24) <= 2.5)
  }

  @Test func `a scrolled view blurs the area under the search field, down to 68`() throws {
    let content = ##"{ "view": [], "background": "#FFFFFF" }"##
    let screen = try ScreenMeasure(.ios11, content: content) { $0.scroll = 60 }
    #expect(abs(screen.level(180, 100) - 255) <= 1)
    // White is 200 under the strip and 236 in the field.
    #expect(screen.edges(downAt: 180, 60...80, step: 20) == [60, 68])
    let strip = screen.level(180, 66)
    #expect((120...205).contains(strip))
    #expect(abs(screen.level(180, 59.5) - screen.level(180, 60) - 36) <= 3)
    // A view that isn't scrolled has no strip.
    #expect(try ScreenMeasure(.ios11, .white).level(4, 40) == 255)
  }

  @Test func `the search field's corners have a radius of 10`() throws {
    let screen = try ScreenMeasure(.ios10)
    // A continuous corner of 10 covers half of the first row 8.5 points in; its middle is 2.9 in.
    #expect((12...18).contains(screen.level(16.5, 24)) && screen.level(21, 24) == 26)
    let diagonal = stride(from: 0.0, to: 10, by: 0.5).first { screen.level(8 + $0, 24 + $0) > 13 }
    #expect(abs(try #require(diagonal) - 2.9) <= 0.5)
  }

  @Test func `a quick action's baselines are at 27 and 47, and its icon at 16.5`() throws {
    let keys = ##"""
      "actions": [ { "title": "HHHH", "subtitle": "HHHH", "icon": "add" } ],
      """##
    let screen = try ScreenMeasure(.ios10, .white, keys: keys) { $0.host = .quickActions }
    // The list ends 12 points above the app's icon, which is 60 points wide and 27 from the edge.
    let edges = screen.edges(downAt: 200, 300...600, step: 3)
    let bottom = try #require(edges.last)
    let top = bottom - 62
    #expect(edges.contains(top))
    let title = screen.ink(in: Rect(x: 85, y: top + 10, width: 80, height: 19))
    let subtitle = screen.ink(in: Rect(x: 85, y: top + 33, width: 80, height: 18))
    #expect(abs(title.maxY - top - 27) <= 0.5 && abs(subtitle.maxY - top - 47) <= 0.5)
    let icon = screen.ink(in: Rect(x: 42, y: top + 14, width: 30, height: 34))
    #expect(abs(icon.midX - 27 - 16.5 - 13.5) <= 1 && abs(icon.midY - top - 31) <= 1)
  }
}
