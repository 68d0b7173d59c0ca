import Testing
import Vitrine
import VitrineGraphics
import VitrineImport

/// Tests of the sizes that devices reported as `widgetMaximumSize` (docs/PLATFORM.md, "Widths" and
/// "Heights").
@Suite struct MeasuredSizeTests {
  /// The sizes on a device by system, as width and maximum expanded height.
  struct Row: Sendable, CustomTestStringConvertible {
    var device: String
    var sizes: [SystemGeneration: Size]
    var testDescription: String { device }

    init(_ device: String, _ sizes: [(system: SystemGeneration, width: Double, height: Double)]) {
      self.device = device
      self.sizes = Dictionary(
        uniqueKeysWithValues: sizes.map { ($0.system, Size(width: $0.width, height: $0.height)) })
    }
  }

  static let rows = [
    Row("iphone-se", [(.ios12, 304, 440), (.ios13, 304, 440), (.ios14, 292, 528)]),
    Row("iphone-7", [(.ios12, 359, 528), (.ios13, 359, 528), (.ios14, 321, 616)]),
    Row("iphone-7-plus", [(.ios12, 398, 616), (.ios13, 398, 616), (.ios14, 348, 660)]),
    Row("iphone-x", [(.ios12, 359, 660), (.ios13, 359, 660), (.ios14, 329, 748)]),
    Row("iphone-xr", [(.ios12, 398, 748), (.ios13, 398, 748), (.ios14, 360, 836)]),
    Row("iphone-xs-max", [(.ios12, 398, 748), (.ios13, 398, 748), (.ios14, 360, 836)]),
    // The phones of 2020 follow from the widths of WidgetKit's medium family.
    Row("iphone-12-mini", [(.ios14, 329, 748)]), Row("iphone-12", [(.ios14, 338, 792)]),
    Row("iphone-12-pro-max", [(.ios14, 364, 880)]),
    Row("ipad-9.7", [(.ios12, 556, 616), (.ios13, 355, 572), (.ios14, 329, 352)]),
    Row("ipad-mini", [(.ios12, 556, 616), (.ios13, 336, 572), (.ios14, 329, 352)]),
    Row("ipad-10.2", [(.ios13, 359, 572), (.ios14, 329, 352)]),
    Row("ipad-pro-10.5", [(.ios12, 556, 704), (.ios13, 359, 616), (.ios14, 329, 352)]),
    Row("ipad-pro-11", [(.ios13, 359, 616), (.ios14, 329, 352)]),
    Row("ipad-air-4", [(.ios14, 329, 352)]),
    Row("ipad-pro-12.9", [(.ios12, 672, 884), (.ios13, 373, 748), (.ios14, 360, 352)]),
    Row("ipad-pro-12.9-3", [(.ios12, 672, 884), (.ios13, 373, 748), (.ios14, 360, 352)]),
  ]

  private static func metrics(
    _ device: String, _ system: SystemGeneration, _ orientation: Device.Orientation = .portrait,
    _ category: ContentSizeCategory = .l
  ) throws -> WidgetMetrics {
    var variant = Variant()
    variant.device = try #require(Device.named(device))
    variant.system = system
    variant.orientation = orientation
    variant.textSize = category
    return variant.metrics
  }

  @Test(arguments: rows, Device.Orientation.allCases)
  func `cards have the sizes that a device reported`(
    row: Row, orientation: Device.Orientation
  ) throws {
    for (system, size) in row.sizes {
      let metrics = try Self.metrics(row.device, system, orientation)
      #expect(metrics.maximumSize(for: .expanded) == size, "\(system.rawValue)")
      let isTall = row.device.hasPrefix("ipad-pro-12.9") && system == .ios12
      #expect(
        metrics.maximumSize(for: .compact)
          == Size(width: size.width, height: isTall ? 130 : 110), "\(system.rawValue)")
    }
  }

  @Test(arguments: [
    ("iphone-7", SystemGeneration.ios14, 616.0), ("ipad-9.7", .ios13, 572),
    ("ipad-pro-12.9", .ios14, 352),
  ])
  func `a maximum is in whole rows of the text size`(
    device: String, system: SystemGeneration, height: Double
  ) throws {
    for category in ContentSizeCategory.allCases {
      let metrics = try Self.metrics(device, system, .portrait, category)
      let rows = metrics.expandedMaximum / metrics.rowHeight
      #expect(rows == rows.rounded())
      let fitting = (height / min(44, metrics.rowHeight)).rounded(.down)
      #expect(metrics.expandedMaximum == max(metrics.compactHeight, fitting * metrics.rowHeight))
    }
  }

  @Test func `an iPad's right column is as wide as its left one from iOS 13 on`() throws {
    var metrics = try Self.metrics("ipad-9.7", .ios13, .landscape)
    metrics.column = .right
    #expect(metrics.width == 355)
    metrics.system = .ios12
    #expect(metrics.width == 344)
  }

  @Test func `a screen that isn't listed has the size of the largest listed one that fits`() {
    var device = Device.standard
    device.name = "lobby"
    device.screen = Size(width: 400, height: 850)
    let metrics = WidgetMetrics(
      device: device, orientation: .portrait, category: .l, scale: 2, system: .ios14)
    #expect(metrics.maximumSize(for: .expanded) == Size(width: 338, height: 792))
    device.screen = Size(width: 300, height: 400)
    let small = WidgetMetrics(
      device: device, orientation: .portrait, category: .l, scale: 2, system: .ios14)
    // No listed screen fits, so the rules of earlier systems apply.
    #expect(small.maximumSize(for: .expanded) == Size(width: 284, height: 264))
  }
}
