import Foundation
import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineGraphics
import VitrineImport
import VitrineLayout

/// Every device in every orientation, mode and text size, against numbers written out by hand.
@Suite struct DeviceMatrixTests {
  /// A device with its widget's width in portrait and landscape, and the tallest expanded height
  /// for each text size from xs to ax5.
  struct Row: Sendable, CustomTestStringConvertible {
    var device: String
    var widths: [Double]
    var maxima: [Double]
    var compactHeights: [Double]
    var testDescription: String { device }

    init(
      _ device: String, _ widths: [Double], _ maxima: [Double],
      _ compactHeights: [Double] = DeviceMatrixTests.compactHeights
    ) {
      self.device = device
      self.widths = widths
      self.maxima = maxima
      self.compactHeights = compactHeights
    }
  }

  static let compactHeights: [Double] = [95, 100, 105, 110, 120, 130, 145, 170, 200, 200, 200, 200]
  /// Rows of the largest iPads are 52 points high at the default text size.
  static let largestCompactHeights: [Double] =
    [112.5, 118.75, 123.75, 130, 141.25, 153.75, 171.25, 200, 200, 200, 200, 200]

  private static let at480: [Double] =
    [342, 360, 336, 352, 384, 416, 464, 544, 640, 640, 640, 640]
  private static let at568: [Double] =
    [418, 440, 420, 440, 480, 520, 580, 680, 800, 800, 800, 800]
  private static let at667: [Double] =
    [532, 520, 546, 528, 576, 624, 696, 816, 960, 960, 960, 960]
  private static let at736: [Double] =
    [608, 600, 588, 616, 672, 728, 812, 952, 1120, 1120, 1120, 1120]
  private static let at768: [Double] =
    [646, 640, 630, 616, 672, 728, 812, 952, 1120, 1120, 1120, 1120]
  private static let at812: [Double] =
    [684, 680, 672, 660, 720, 780, 870, 1020, 1200, 1200, 1200, 1200]
  private static let at844: [Double] =
    [722, 720, 714, 704, 768, 832, 928, 1088, 1280, 1280, 1280, 1280]
  private static let at896: [Double] =
    [760, 760, 756, 748, 816, 884, 986, 1156, 1360, 1360, 1360, 1360]
  private static let at926: [Double] =
    [798, 800, 798, 792, 864, 936, 1044, 1224, 1440, 1440, 1440, 1440]
  private static let at820: [Double] =
    [684, 680, 672, 704, 768, 832, 928, 1088, 1280, 1280, 1280, 1280]
  private static let at834: [Double] =
    [684, 680, 714, 704, 768, 832, 928, 1088, 1280, 1280, 1280, 1280]
  private static let at1024: [Double] =
    [900, 902.5, 891, 884, 960.5, 1045.5, 1164.5, 1360, 1360, 1360, 1360, 1360]

  static let rows = [
    Row("iphone-4s", [304, 304], at480), Row("iphone-se", [304, 304], at568),
    Row("iphone-7", [359, 359], at667), Row("iphone-7-plus", [398, 398], at736),
    Row("iphone-x", [359, 359], at812), Row("iphone-xr", [398, 398], at896),
    Row("iphone-xs-max", [398, 398], at896), Row("iphone-12-mini", [359, 359], at812),
    Row("iphone-12", [374, 374], at844), Row("iphone-12-pro-max", [412, 412], at926),
    Row("iphone-7-zoomed", [304, 304], at568), Row("iphone-7-plus-zoomed", [359, 359], at667),
    Row("iphone-xr-zoomed", [359, 359], at812), Row("iphone-xs-max-zoomed", [359, 359], at812),
    Row("ipad-2", [556, 556], at768), Row("ipad-9.7", [556, 556], at768),
    Row("ipad-mini", [556, 556], at768), Row("ipad-10.2", [556, 556], at812),
    Row("ipad-air-4", [556, 556], at820), Row("ipad-pro-10.5", [556, 556], at834),
    Row("ipad-pro-11", [556, 556], at834),
    Row("ipad-pro-12.9", [672, 672], at1024, largestCompactHeights),
    Row("ipad-pro-12.9-3", [672, 672], at1024, largestCompactHeights),
  ]

  @Test func `every device has a row here`() {
    #expect(Self.rows.map(\.device) == Device.all.map(\.name))
  }

  @Test(arguments: rows, Device.Orientation.allCases)
  func `width, compact height and expanded maximum are the table's`(
    row: Row, orientation: Device.Orientation
  ) throws {
    let device = try #require(Device.named(row.device))
    let width = row.widths[orientation == .portrait ? 0 : 1]
    for (index, category) in ContentSizeCategory.allCases.enumerated() {
      // `MeasuredSizeTests` has the sizes of iPads with iOS 13 and of all devices with iOS 14.
      let systems: [SystemGeneration] = [.ios10, .ios11, .ios12, .ios13]
      for system in device.idiom == .phone ? systems : Array(systems.prefix(3)) {
        var variant = Variant()
        variant.device = device
        variant.orientation = orientation
        variant.textSize = category
        variant.system = system
        let metrics = variant.metrics
        #expect(
          metrics.maximumSize(for: .compact)
            == Size(width: width, height: row.compactHeights[index]))
        #expect(
          metrics.maximumSize(for: .expanded) == Size(width: width, height: row.maxima[index]))
      }
    }
  }

  @Test(arguments: [
    ("ipad-9.7", WidgetMetrics.Column.left, 556.0), ("ipad-9.7", .right, 344),
    ("ipad-pro-12.9", .left, 672), ("ipad-pro-12.9", .right, 344), ("iphone-7", .right, 359),
  ])
  func `an iPad in landscape has a wide and a narrow column`(
    name: String, column: WidgetMetrics.Column, width: Double
  ) throws {
    var variant = Variant()
    variant.device = try #require(Device.named(name))
    variant.orientation = .landscape
    variant.column = column
    #expect(variant.metrics.width == width)
    variant.orientation = .portrait
    let portrait = try #require(Self.rows.first { $0.device == name }?.widths[0])
    #expect(variant.metrics.width == portrait)
  }

  @Test(arguments: [
    ("iphone-se", 272.0, 520.0, 441.5), ("iphone-7", 327, 586, 540.5),
    ("iphone-7-plus", 362, 585, 609.5), ("ipad-9.7", 711, 967, 853),
  ])
  func `iOS 8 and 9 leave a left inset and take most of the screen's height`(
    name: String, portrait: Double, landscape: Double, maximum: Double
  ) throws {
    for system in [SystemGeneration.ios8, .ios9] {
      var variant = Variant()
      variant.device = try #require(Device.named(name))
      variant.system = system
      #expect(variant.metrics.width == portrait)
      #expect(variant.metrics.expandedMaximum == maximum)
      #expect(variant.metrics.proposedInsets == Insets(top: 0, left: 47, bottom: 39, right: 0))
      variant.orientation = .landscape
      #expect(variant.metrics.width == landscape)
    }
  }

  @Test func `the Mac's panel is 320 wide with 32 before the content and 20 after it`() {
    var variant = Variant()
    variant.move(to: .macos)
    #expect(variant.metrics.hostWidth == 320)
    #expect(variant.metrics.width == 268)
  }

  @Test(arguments: [
    ("iphone-7", "iphone-7-zoomed", 320.0), ("iphone-7-plus", "iphone-7-plus-zoomed", 375),
    ("iphone-xr", "iphone-xr-zoomed", 375), ("iphone-xs-max", "iphone-xs-max-zoomed", 375),
  ])
  func `Display Zoom shows the next smaller screen in the same pixels per point`(
    plain: String, zoomed: String, width: Double
  ) throws {
    let one = try #require(Device.named(plain))
    let other = try #require(Device.named(zoomed))
    #expect(other.screen.width == width)
    #expect(other.scale == one.scale)
    #expect(other.screen.height < one.screen.height)
  }

  @Test func `a height that is NaN, negative or huge is clamped`() {
    let metrics = Variant().metrics
    for asked in [-1, -1e300, .nan, -.infinity] {
      #expect(metrics.height(asked: asked, in: .expanded) == 110)
    }
    for asked in [1e300, .infinity] {
      #expect(metrics.height(asked: asked, in: .expanded) == 528)
    }
    #expect(
      metrics.applied(Insets(top: -5, left: 47.3, bottom: .nan, right: 0.2))
        == Insets(top: 0, left: 47.5, bottom: 0, right: 0))
  }
}

/// Returns the rules above that a layout demonstrates.
@Suite struct PreferredSizeTests {
  private func height(
    _ widget: String, _ change: (inout Variant) -> Void = { _ in }
  ) throws -> Size {
    let document = try WidgetDocument.read(
      Array(("{ \"app\": \"A\", " + widget + " }").utf8), file: "w.json")
    var variant = Variant()
    variant.mode = .expanded
    change(&variant)
    let workshop = Workshop(try TestResources.shared.get())
    return try layout(Widget(document), as: variant, in: workshop).layout.frames[0].size
  }

  private let box = "\"content\": { \"view\": [], \"height\": 184 }"

  @Test func `a height of zero uses the constraints, and others are clamped to the allowed range`()
    throws
  {
    #expect(try height("\"height\": 0, \(box)").height == 200)
    #expect(try height("\"height\": 250, \(box)").height == 250)
    #expect(try height("\"height\": 50, \(box)").height == 110)
    #expect(try height("\"height\": 9000, \(box)").height == 528)
    #expect(try height("\"height\": 250, \(box)") { $0.mode = .compact }.height == 110)
  }

  @Test func `a widget built before iOS 10 is always open, with a leading inset`() throws {
    let legacy = "\"legacy\": true, \"height\": 250, \(box)"
    #expect(try height(legacy) { $0.mode = .compact } == Size(width: 344, height: 250))
    #expect(
      try height(legacy + ", \"marginInsets\": 0") { $0.mode = .compact }
        == Size(width: 359, height: 250))
    // Widgets of iOS 10 are never asked.
    #expect(try height("\"height\": 250, \"marginInsets\": 40, \(box)").width == 359)
  }

  @Test func `where constraints leave the height open, a Mac shows the file's`() throws {
    let root = """
      "root": { "id": "r", "frame": [0, 0, 320, 90], "constraints": [
        "s.top = r.top", "s.bottom = r.bottom", "s.leading = r.leading", "s.trailing = r.trailing"
      ], "view": [ { "id": "s", "scroll": [] } ] }
      """
    #expect(try height(root) { $0.move(to: .macos) } == Size(width: 268, height: 90))
  }

  @Test func `on iOS 9 the answer to the proposed insets decides the width`() throws {
    #expect(try height(box) { $0.system = .ios9 } == Size(width: 327, height: 200))
    #expect(
      try height("\"marginInsets\": [0, 0, 0, 0], \(box)") { $0.system = .ios9 }
        == Size(width: 375, height: 200))
    // 540.5 points for the host, less the bottom inset.
    #expect(try height("\"height\": 9000, \(box)") { $0.system = .ios9 }.height == 501.5)
  }
}

/// Devices that files define.
@Suite struct DeviceFileTests {
  private func read(_ text: String) throws -> [Device] {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("devices-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: url) }
    try Data(text.utf8).write(to: url)
    return try DeviceFile.read(url.path).devices
  }

  @Test func `a file's device has its screen, scale and status bar`() throws {
    let devices = try read(
      """
      { "devices": [ { "name": "fold", "screen": [360, 700], "scale": 3, "statusBar": 30 } ] }
      """)
    let device = try #require(devices.first)
    #expect(device.screen == Size(width: 360, height: 700))
    #expect(device.scale == 3)
    #expect(device.portraitSafeArea.top == 30)
    var variant = Variant()
    variant.device = device
    #expect(variant.metrics.maximumSize(for: .compact) == Size(width: 344, height: 110))
    // 700 less 80 and 36: 13 rows.
    #expect(variant.metrics.expandedMaximum == 572)
  }

  @Test(arguments: [
    ("{}", "has no 'devices'"),
    (
      #"{ "devices": [ { "screen": [1, 2] } ] }"#,
      "a device has no key 'name', its name on the command line"
    ),
    (#"{ "devices": [ { "name": "a" } ] }"#, "has no key 'screen'"),
    (#"{ "devices": [ { "name": "a", "screen": [1, 2] } ] }"#, "100 to 4000"),
    (#"{ "devices": [ { "name": "a", "screen": [400, 800], "scale": 9 } ] }"#, "from 1 to 3"),
    (#"{ "devices": [ { "name": "iphone-7", "screen": [400, 800] } ] }"#, "is there already"),
    (#"{ "devices": [ { "name": "a", "scren": 1 } ] }"#, "did you mean 'screen'?"),
  ])
  func `the error for an invalid file names the missing key`(text: String, message: String) {
    let error = #expect(throws: RenderError.self) { try read(text) }
    #expect(error?.description.contains(message) == true)
  }
}
