import Testing
import Vitrine
import VitrineGraphics
import VitrineImport

/// Tests of controls from iOS 13 on, which have fills instead of outlines (docs/PLATFORM.md, "Control
/// colors").
@Suite struct FilledControlTests {
  /// Returns the colors that a control has on a card of one color.
  private static func colors(
    of content: String, _ system: SystemGeneration, dark: Bool = false
  ) throws -> Set<UInt32> {
    let screen = try measure(content, system, dark: dark)
    return Set(screen.bitmap.pixels)
  }

  private static func measure(
    _ content: String, _ system: SystemGeneration, dark: Bool = false
  ) throws -> ScreenMeasure {
    try ScreenMeasure(system, content: content) {
      $0.chrome = .none
      $0.appearance = dark ? .dark : .light
      $0.reducesTransparency = true
    }
  }

  private static func bits(_ hex: UInt32) -> UInt32 { 0xFF00_0000 | hex }

  @Test(
    arguments: [
      (SystemGeneration.ios12, false, 0x4CD964), (.ios13, false, 0x34C759),
      (.ios13, true, 0x30D158),
    ] as [(SystemGeneration, Bool, UInt32)])
  func `a switch that is on has the system's green`(
    system: SystemGeneration, dark: Bool, green: UInt32
  ) throws {
    let colors = try Self.colors(of: #"{ "switch": true }"#, system, dark: dark)
    #expect(colors.contains { $0 & 0xFF_FFFF == Color(hex: green).pixelBits })
  }

  @Test(
    arguments: [
      (SystemGeneration.ios12, false, 0x007AFF), (.ios13, false, 0x007AFF),
      (.ios13, true, 0x0A84FF),
    ] as [(SystemGeneration, Bool, UInt32)])
  func `the tint is the system's blue`(
    system: SystemGeneration, dark: Bool, blue: UInt32
  ) throws {
    let content = #"{ "progress": 0.5, "kind": "bar", "height": 20 }"#
    let colors = try Self.colors(of: content, system, dark: dark)
    #expect(colors.contains { $0 & 0xFF_FFFF == Color(hex: blue).pixelBits })
  }

  /// Returns a document's content with one view, 20 points below and beside the card's corner.
  private static func placed(_ keys: String) -> String {
    #"{ "view": [ { \#(keys), "id": "v" } ], "#
      + #""constraints": ["v.leading = root.leading + 20", "v.top = root.top + 20"] }"#
  }

  @Test func `a switch that is off is filled`() throws {
    func middle(_ system: SystemGeneration) throws -> Int {
      try Self.measure(Self.placed(#""switch": false"#), system).level(20 + 40, 20 + 15.5)
    }
    // 787880 at 16 % on a gray of 204; up to iOS 12 the card is visible inside the outline.
    #expect(try middle(.ios12) == 204)
    #expect(abs(try middle(.ios13) - 190) <= 1)
  }

  @Test func `a segmented control is a gray track with a white thumb`() throws {
    let keys = #""segments": ["", ""], "selected": 0, "width": 200, "height": 32"#
    let screen = try Self.measure(Self.placed(keys), .ios13)
    #expect(screen.level(20 + 50, 20 + 16) == 255)
    // 767680 at 12 %.
    #expect(abs(screen.level(20 + 150, 20 + 16) - 193) <= 1)
    // The track has no outline.
    #expect(screen.edges(downAt: 170, 10...60, step: 3) == [20, 52])
  }

  @Test(arguments: [(SystemGeneration.ios12, 12), (.ios13, 8)] as [(SystemGeneration, Int)])
  func `an activity indicator has eight spokes from iOS 13 on`(
    system: SystemGeneration, spokes: Int
  ) throws {
    let content =
      #"{ "view": [ { "activity": "whiteLarge", "id": "a" } ], "constraints": ["a.centerX = root.centerX", "a.centerY = root.centerY"] }"#
    let screen = try ScreenMeasure(system, content: content) { $0.chrome = .none }
    let center = Point(x: Double(screen.bitmap.width) / 4, y: Double(screen.bitmap.height) / 4)
    // The number of bright stretches along a circle through the spokes.
    let ring = (0..<720).map { step -> Bool in
      let (cosine, sine) = Scalars.direction(turns: Double(step) / 720)
      let ground = screen.level(4, 4)
      return screen.level(center.x + 13 * cosine, center.y + 13 * sine) > ground + 8
    }
    let starts = ring.indices.filter { ring[$0] && !ring[($0 + 719) % 720] }
    #expect(starts.count == spokes)
  }

  @Test func `an activity indicator is light in the dark appearance`() throws {
    let content = Self.placed(#""activity": "medium""#)
    let light = try Self.measure(content, .ios13)
    let dark = try Self.measure(content, .ios13, dark: true)
    let box = Rect(x: 20, y: 20, width: 20, height: 20)
    #expect(light.darkest(in: box) < light.level(4, 4) - 40)
    #expect(dark.brightest(in: box) > dark.level(4, 4) + 60)
  }

  @Test func `fields are dark in the dark appearance`() throws {
    for content in [#"{ "textField": "", "height": 34 }"#, #"{ "searchBar": "" }"#] {
      let light = try Self.measure(content, .ios13)
      let dark = try Self.measure(content, .ios13, dark: true)
      #expect(light.level(300, 50) > 180 && dark.level(300, 50) < 80, "\(content)")
    }
  }
}

extension Color {
  fileprivate var pixelBits: UInt32 {
    let level = { (part: Double) in UInt8(part * 255 + 0.5) }
    return Pixel(red: level(red), green: level(green), blue: level(blue), alpha: 255).bits
      & 0xFF_FFFF
  }
}
