import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineGraphics
import VitrineImages
import VitrineImport
import VitrineLayout
import VitrineMatrix

/// A host of one generation.
struct HostCase: Sendable, CustomTestStringConvertible {
  var system: SystemGeneration
  var host: Host
  var testDescription: String { "\(system.rawValue) \(host.rawValue)" }

  static let all = [
    HostCase(system: .ios8, host: .today), HostCase(system: .ios9, host: .today),
    HostCase(system: .ios10, host: .today), HostCase(system: .ios11, host: .today),
    HostCase(system: .ios12, host: .today), HostCase(system: .ios13, host: .today),
    HostCase(system: .ios14, host: .today), HostCase(system: .ios10, host: .lock),
    HostCase(system: .ios10, host: .quickActions), HostCase(system: .macos, host: .macos),
  ]

  /// The hosts with a sheet of examples: iOS 12 and 14 differ from their neighbors in few places.
  static let sheets = all.filter { $0.system != .ios12 && $0.system != .ios14 }

  var variant: Variant {
    var variant = Variant()
    variant.system = system
    variant.move(to: host)
    return variant
  }
}

/// Tests of the hosts' appearance and of their effect on a widget.
@Suite struct HostTests {
  private func widget(_ name: String, _ index: Int? = nil) throws -> Widget {
    try Widget.read(PackageRoot.file("Examples/\(name)"), widget: index)
  }

  private func workshop() throws -> Workshop { Workshop(try TestResources.shared.get()) }

  @Test(arguments: HostCase.sheets)
  func `every example in every host and generation looks as its golden`(host: HostCase) throws {
    let workshop = try workshop()
    let documents = try ExampleCase.all.map { ($0.name, try $0.widget(), $0.mode) }
    let storyboard = try widget("TodayExtension")
    let cases =
      documents
      + DisplayMode.allCases.map { ("today-extension-\($0.rawValue)", storyboard, $0) }
    let entries = try cases.compactMap { name, widget, mode -> ContactSheet.Entry? in
      var variant = host.variant
      variant.mode = mode
      guard variant.problem == nil else { return nil }
      // A quarter of the pixels is enough.
      variant.scaleOverride = 1
      return ContactSheet.Entry(name, try render(widget, as: variant, in: workshop).bitmap)
    }
    let sheet = try #require(
      ContactSheet(columns: 4, tileWidth: 375).picture(entries, in: workshop))
    let name = "hosts/examples-\(host.system.rawValue)-\(host.host.rawValue)"
    #expect(try Golden.problem(with: sheet, named: name) == nil)
  }

  @Test(arguments: HostCase.all)
  func `a widget's screen looks as its golden`(host: HostCase) throws {
    var variant = host.variant
    variant.chrome = .screen
    variant.device = host.host == .macos ? .mac : try #require(Device.named("iphone-se"))
    // Leaves have enough detail to tell blurred from sharp areas.
    variant.wallpaper = .named(
      host.host == .lock
        ? "dark" : host.system.version >= 12 ? "leaves" : "photo")
    variant.isAdded = false
    // One pixel per point is enough to show every position.
    variant.scaleOverride = 1
    let items = [
      ScreenItem(try widget("calendar.json")), ScreenItem(try widget("weather.json")),
    ]
    let shown = host.host == .quickActions ? Array(items.prefix(1)) : items
    let rendering = try render(screen: shown, as: variant, in: try workshop())
    let name = "hosts/\(host.system.rawValue)-\(host.host.rawValue)"
    #expect(try Golden.problem(with: rendering.bitmap, named: name) == nil)
  }

  @Test(arguments: ["reduce-transparency", "increase-contrast", "bold-text"])
  func `an accessibility switch looks as its golden`(name: String) throws {
    var variant = Variant()
    variant.reducesTransparency = name == "reduce-transparency"
    variant.increasesContrast = name == "increase-contrast"
    variant.usesBoldText = name == "bold-text"
    let rendering = try render(try widget("weather.json"), as: variant, in: try workshop())
    #expect(try Golden.problem(with: rendering.bitmap, named: "hosts/\(name)") == nil)
  }

  @Test func `an iPad in landscape adds each widget to the shorter of two columns`() throws {
    var variant = Variant()
    variant.device = try #require(Device.named("ipad-9.7"))
    variant.orientation = .landscape
    variant.chrome = .screen
    variant.scaleOverride = 1
    let items = [
      ScreenItem(try widget("calendar.json")),
      ScreenItem(try widget("weather.json"), mode: .expanded),
      ScreenItem(try widget("stocks.json")), ScreenItem(try widget("launcher.json")),
    ]
    let rendering = try render(screen: items, as: variant, in: try workshop())
    #expect(try Golden.problem(with: rendering.bitmap, named: "hosts/ipad-landscape") == nil)
  }

  @Test(arguments: ["info", "done", "cancel"])
  func `a Mac's header has an info button, Done while editing, Cancel while presenting`(
    button: String
  ) throws {
    let document = try WidgetDocument.read(
      Array(
        """
        { "app": "Notes", "allowsEditing": true, "content": { "label": "Water the ferns" },
          "states": { "adding": {
            "presents": true, "content": { "textField": "", "placeholder": "New note" } } } }
        """.utf8), file: "notes.json")
    var variant = Variant()
    variant.move(to: .macos)
    variant.isEditing = button == "done"
    variant.state = button == "cancel" ? "adding" : nil
    let rendering = try render(Widget(document), as: variant, in: try workshop())
    #expect(try Golden.problem(with: rendering.bitmap, named: "hosts/macos-\(button)") == nil)
  }

  @Test func `an iPad's search field is always as wide as its two columns`() throws {
    var variant = Variant()
    variant.device = try #require(Device.named("ipad-9.7"))
    variant.orientation = .landscape
    variant.chrome = .screen
    variant.scaleOverride = 1
    variant.reducesTransparency = true
    func field(_ names: [String]) throws -> [UInt32] {
      let items = try names.map { ScreenItem(try widget($0)) }
      let bitmap = try render(screen: items, as: variant, in: try workshop()).bitmap
      return Array(bitmap.pixels[(24 * bitmap.width)..<(60 * bitmap.width)])
    }
    #expect(try field(["stocks.json"]) == field(["stocks.json", "launcher.json"]))
  }

  @Test func `a screen shows a home indicator where it reserves space for one`() throws {
    for device in Device.all {
      for orientation in Device.Orientation.allCases {
        var variant = Variant()
        variant.device = device
        variant.orientation = orientation
        variant.chrome = .screen
        variant.reducesTransparency = true
        variant.scaleOverride = 1
        let bitmap = try render(try widget("weather.json"), as: variant, in: try workshop()).bitmap
        let line = bitmap.pixels[(bitmap.height - 11) * bitmap.width + bitmap.width / 2]
        #expect(
          (line & 0xFF_FFFF == 0xFF_FFFF) == (device.safeArea(orientation).bottom > 0),
          "\(device.name) \(orientation)")
      }
    }
  }

  @Test func `quick actions show the app's own choice, unless the user chooses a widget`() throws {
    let app = try widget("calendar.json")
    #expect(app.shown(in: .quickActions).title == "Calendar: Month")
    #expect(app.shown(in: .today).title == "Calendar: Up Next")
    #expect(try widget("calendar.json", 0).shown(in: .quickActions).title == "Calendar: Up Next")
  }

  @Test func `incompatible values of a variant are a problem`() {
    var variant = Variant()
    #expect(variant.problem == nil)
    variant.host = .quickActions
    #expect(variant.problem == nil)
    variant.mode = .expanded
    #expect(variant.problem?.contains("compact mode only") == true)
    variant.mode = .compact
    variant.system = .ios9
    #expect(variant.problem?.contains("from iOS 10 on") == true)
    variant = Variant()
    variant.system = .macos
    #expect(variant.problem?.contains("--host macos") == true)
    variant.move(to: .macos)
    #expect(variant.problem == nil)
  }

  @Test(arguments: [
    #"{ "label": "Text" }"#, #"{ "textView": "Text" }"#,
    #"{ "picker": [["Text"]], "selected": [0] }"#,
  ])
  func `a text without a color is legible on every surface`(content: String) throws {
    let document = try WidgetDocument.read(
      Array(#"{ "app": "A", "content": \#(content) }"#.utf8), file: "a.json")
    for host in HostCase.all {
      var variant = host.variant
      variant.chrome = .none
      variant.reducesTransparency = true
      let bitmap = try render(Widget(document), as: variant, in: try workshop()).bitmap
      let levels = bitmap.pixels.map { Int($0 & 255) }
      #expect((levels.max() ?? 0) - (levels.min() ?? 0) > 120, "\(host.testDescription)")
    }
  }
}
