import Foundation
import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineGraphics
import VitrineHost
import VitrineImport
import VitrineLayout

/// A widget that records its calls and has configurable replies.
private final class Notebook: WidgetViewController, WidgetProviding {
  var calls: [String] = []
  var answers: [(NCUpdateResult) -> Void] = []
  /// The immediate result of an update; nil waits for the test.
  var result: NCUpdateResult?
  var textAfterUpdate: String?
  var largest = NCWidgetDisplayMode.expanded
  var insets: Insets?

  init(_ result: NCUpdateResult? = .newData, text: String? = nil) {
    self.result = result
    textAfterUpdate = text
    super.init(nib: PackageRoot.file("Examples/monkey-about.json"))
  }

  override func viewDidLoad() {
    calls.append("viewDidLoad")
    extensionContext.widgetLargestAvailableDisplayMode = largest
  }

  override func viewWillTransition(to size: Size) {
    calls.append("viewWillTransition \(Int(size.width))×\(Int(size.height))")
  }

  override func viewWillAppear() { calls.append("viewWillAppear") }

  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: Size
  ) {
    calls.append("displayMode \(activeDisplayMode.rawValue) \(Int(maxSize.height))")
    preferredContentSize =
      activeDisplayMode == .expanded ? Size(width: 0, height: 200) : maxSize
  }

  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    calls.append("update")
    if let textAfterUpdate { outlet("title").text = textAfterUpdate }
    if let result { completionHandler(result) } else { answers.append(completionHandler) }
  }

  func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: Insets)
    -> Insets
  {
    calls.append("margins \(Int(defaultMarginInsets.left)) \(Int(defaultMarginInsets.bottom))")
    return insets ?? defaultMarginInsets
  }
}

/// The rules by which a host plays with its widgets.
@Suite struct LifeCycleTests {
  private let name = "com.example.notes.widget"

  private func host(
    _ cache: SnapshotCache = SnapshotCache(), _ change: (inout Variant) -> Void = { _ in },
    schemes: [String] = ["notes"], make: @escaping () throws -> WidgetViewController
  ) throws -> WidgetHost {
    var variant = Variant()
    variant.scaleOverride = 1
    change(&variant)
    let host = WidgetHost(
      as: variant, cache: cache, in: Workshop(try TestResources.shared.get()))
    host.add(name, schemes: schemes, make: make)
    return host
  }

  private func picture(_ host: WidgetHost) throws -> Bitmap {
    try host.screen().picture(in: Workshop(try TestResources.shared.get()))
  }

  private func notebook(_ host: WidgetHost) throws -> Notebook {
    try #require(host.controller(of: name) as? Notebook)
  }

  @Test func `the calls come in the platform's order`() throws {
    let host = try host { Notebook() }
    host.appear()
    #expect(
      try notebook(host).calls
        == [
          "viewDidLoad", "displayMode compact 110", "viewWillTransition 359×110", "viewWillAppear",
          "update",
        ].flatMap { $0.hasPrefix("viewWillT") ? ["margins 15 0", $0] : [$0] })
  }

  @Test func `the snapshot kept last shows until new data arrive`() throws {
    let cache = SnapshotCache()
    let first = try host(cache) { Notebook(.newData, text: "Old news") }
    first.appear()
    let kept = try picture(first)

    let second = try host(cache) { Notebook(nil, text: "New news") }
    second.appear()
    #expect(try picture(second) == kept)
    #expect(second.events.contains(.showsSnapshot(name)))
    let answer = try #require(try notebook(second).answers.first)
    answer(.newData)
    #expect(try picture(second) != kept)
    #expect(second.events.last.map { "\($0)" }?.contains("snapshot kept") == true)
  }

  @Test(arguments: [NCUpdateResult.noData, .failed])
  func `without new data the visible content and the stored snapshot stay`(
    result: NCUpdateResult
  ) throws {
    let cache = SnapshotCache()
    let first = try host(cache) { Notebook(.newData, text: "Old news") }
    first.appear()
    let kept = try picture(first)

    let second = try host(cache) { Notebook(result, text: "Half an update") }
    second.appear()
    #expect(try picture(second) == kept)
    second.disappear()
    let third = try host(cache) { Notebook(nil) }
    third.appear()
    #expect(try picture(third) == kept)
  }

  @Test func `an answer counts once, and not after the view has gone`() throws {
    let host = try host { Notebook(nil, text: "News") }
    host.appear()
    let before = try picture(host)
    let answer = try #require(try notebook(host).answers.first)
    host.disappear()
    answer(.newData)
    #expect(try picture(host) == before)
    host.appear()
    let second = try #require(try notebook(host).answers.last)
    second(.noData)
    second(.newData)
    #expect(!host.events.contains(.updated(name, .newData)))
  }

  @Test func `snapshots are files by widget, width, text size and mode`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "cache-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    func play(_ text: String?, _ result: NCUpdateResult, _ change: (inout Variant) -> Void)
      throws -> (WidgetHost, Bitmap)
    {
      let host = try host(SnapshotCache(folder: folder.path), change) {
        Notebook(result, text: text)
      }
      host.appear()
      return (host, try picture(host))
    }
    let (one, kept) = try play("Kept", .newData) { _ in }
    one.setMode(.expanded, of: name)
    _ = try play("Large", .newData) { $0.textSize = .xl }
    _ = try play("Narrow", .newData) { $0.device = Device.all[0] }
    let files = try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent(name).path
    ).sorted()
    #expect(
      files == [
        "304-l-compact.snapshot", "359-l-compact.snapshot", "359-l-expanded.snapshot",
        "359-xl-compact.snapshot",
      ])
    // Another process finds them.
    #expect(try play(nil, .failed) { _ in }.1 == kept)
    // Each has its own.
    #expect(try play(nil, .failed) { $0.device = Device.all[0] }.1 != kept)
  }

  @Test(arguments: ["cut", "changed", "empty", "another's"])
  func `a damaged snapshot is removed and reported, never shown`(damage: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "cache-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try host(SnapshotCache(folder: folder.path)) { Notebook(.newData, text: "Kept") }
    first.appear()
    first.setMode(.expanded, of: name)
    let file = folder.appendingPathComponent("\(name)/359-l-compact.snapshot")
    let whole = try String(contentsOf: file, encoding: .utf8)
    switch damage {
    case "cut": try whole.prefix(whole.count - 4).write(to: file, atomically: true, encoding: .utf8)
    case "changed":
      #expect(whole.contains("Kept"))
      try whole.replacing("Kept", with: "Sold").write(to: file, atomically: true, encoding: .utf8)
    case "empty": try Data().write(to: file)
    default:
      try Data(contentsOf: folder.appendingPathComponent("\(name)/359-l-expanded.snapshot"))
        .write(to: file)
    }
    let again = try host(SnapshotCache(folder: folder.path)) { Notebook(.failed) }
    again.appear()
    #expect(!again.events.contains(.showsSnapshot(name)))
    #expect(again.events.contains(.removedDamagedSnapshot(name, path: file.path)))
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `a widget's name cannot leave the cache's folder`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "cache-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = SnapshotCache(folder: folder.path)
    let snapshot = WidgetSnapshot(values: [], height: nil, mode: .compact, largestMode: .compact)
    cache.keep(
      snapshot, for: .init(widget: "../../x/y", width: 359, textSize: .l, mode: .compact))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["_.._.._x_y"])
  }

  @Test func `an app without content has no widget`() throws {
    let host = try host { Notebook() }
    host.add("other") { Notebook() }
    host.appear()
    #expect(try host.screen().names == [name, "other"])
    host.setHasContent(false, forWidgetWithBundleIdentifier: name)
    #expect(try host.screen().names == ["other"])
    host.setHasContent(true, forWidgetWithBundleIdentifier: name)
    #expect(try host.screen().names == [name, "other"])
  }

  @Test(arguments: [
    ("notes://today", true), ("NOTES:today", true), ("monkeyabout://today", false),
    ("https://example.com", false), ("notes", false), ("", false), (":", false),
  ])
  func `only the app's own schemes are opened`(url: String, isOwn: Bool) throws {
    let host = try host { Notebook() }
    host.appear()
    var answer: Bool?
    host.controller(of: name)?.extensionContext.open(url) { answer = $0 }
    #expect(answer == isOwn)
    #expect(
      host.events.last == (isOwn ? .opened(name, url: url) : .refused(name, url: url)))
  }

  @Test func `a tap opens the document's URL`() throws {
    let host = try host(schemes: ["monkeyabout"]) { Notebook() }
    host.appear()
    host.tap(name)
    #expect(host.events.last == .opened(name, url: "monkeyabout://today"))
  }

  @Test func `a widget that cannot be loaded leaves a placeholder`() throws {
    let host = try host { WidgetViewController(nib: "/nowhere.json") }
    host.appear()
    let screen = try host.screen()
    #expect(screen.names == [name])
    #expect(screen.heights == [110])
    #expect(host.events.contains { "\($0)".contains("could not be loaded") })
    #expect(try Golden.problem(with: try picture(host), named: "lifecycle/placeholder") == nil)
    // No call causes a crash.
    host.tap(name)
    host.update(name)
    #expect(!host.setMode(.expanded, of: name))
  }

  @Test func `Show More requests the expanded height only if the widget has one`() throws {
    let host = try host { Notebook() }
    host.appear()
    #expect(try host.screen().heights == [110])
    #expect(host.setMode(.expanded, of: name))
    #expect(try host.screen().heights == [200])
    #expect(try notebook(host).calls.contains("displayMode expanded 528"))
    #expect(host.setMode(.compact, of: name))
    #expect(try host.screen().heights == [110])

    let closed = try self.host {
      let widget = Notebook()
      widget.largest = .compact
      return widget
    }
    closed.appear()
    #expect(!closed.setMode(.expanded, of: name))
    #expect(try closed.screen().heights == [110])
  }

  @Test(arguments: [
    (nil, 110.0), (Double.infinity, 528), (1e9, 528), (40, 110), (300, 300),
  ])
  func `a preferred height is clamped to the host's range`(asked: Double?, height: Double) throws {
    let host = try host { Plain(asked) }
    host.appear()
    host.setMode(.expanded, of: name)
    #expect(try host.screen().heights == [height])
    let isOdd = (asked ?? 0) > 10_000
    #expect(host.events.contains { "\($0)".contains("an invalid height") } == isOdd)
  }

  @Test(arguments: [0, -5, Double.nan, -Double.infinity])
  func `an invalid height uses the constraints`(asked: Double) throws {
    let host = try host { Plain(asked) }
    host.appear()
    host.setMode(.expanded, of: name)
    var variant = host.variant
    variant.mode = .expanded
    let (_, solved) = try layout(
      try Widget.read(PackageRoot.file("Examples/news.json")), as: variant,
      in: Workshop(try TestResources.shared.get()))
    #expect(try host.screen().heights == [solved.frames[0].height])
    // Located once, however often it is asked.
    #expect(
      host.events.count { $0 == .askedForNoHeight(name, height: "\(asked)") }
        == (asked == 0 ? 0 : 1))
  }

  @Test func `widgets on iOS 9 provide margins and have no modes`() throws {
    let host = try host(
      change: { $0.system = .ios9 },
      make: {
        let widget = Notebook()
        widget.insets = Insets(top: 0, left: 20, bottom: 10, right: 0)
        return widget
      })
    host.appear()
    #expect(try notebook(host).calls.contains("margins 47 39"))
    #expect(!(try notebook(host).calls.contains { $0.hasPrefix("displayMode") }))
    #expect(!host.setMode(.compact, of: name))
  }

  private func host(
    change: @escaping (inout Variant) -> Void, make: @escaping () throws -> WidgetViewController
  ) throws -> WidgetHost {
    try host(SnapshotCache(), change, make: make)
  }

  @Test func `a height changes on whole pixels while the contents cross-fade`() throws {
    let host = try host { Notebook() }
    host.appear()
    let closed = try host.screen()
    host.setMode(.expanded, of: name)
    let open = try host.screen()
    let workshop = Workshop(try TestResources.shared.get())
    let pictures = try closed.pictures(to: open, count: 9, in: workshop)
    #expect(pictures.count == 9)
    #expect(try pictures.last == open.picture(in: workshop))
    #expect(try pictures.first != closed.picture(in: workshop))
    let back = try open.pictures(to: closed, count: 9, in: workshop)
    #expect(try back.last == closed.picture(in: workshop))
    #expect(try closed.pictures(to: closed, count: 9, in: workshop).count == 1)
  }

  @Test func `the widgets below a removed one slide to its place`() throws {
    let host = try host(
      change: {
        $0.chrome = .screen
        $0.wallpaper = .named("dark")
      }, make: { Notebook() })
    host.add("other") { Notebook() }
    host.appear()
    let both = try host.screen()
    host.setHasContent(false, forWidgetWithBundleIdentifier: name)
    let one = try host.screen()
    let workshop = Workshop(try TestResources.shared.get())
    let pictures = try both.pictures(to: one, count: 5, in: workshop)
    #expect(try pictures.count == 5 && pictures.last == one.picture(in: workshop))
    // The lowest edge is that of Edit, which moves with the lower card.
    let before = try both.picture(in: workshop)
    let tops = ([before] + pictures).map { Self.lowestStep($0) }
    #expect(tops == tops.sorted(by: >) && Set(tops).count == tops.count)
    // The way back shows the same places.
    let back = try one.pictures(to: both, count: 5, in: workshop)
    #expect(try back.last == both.picture(in: workshop))
    #expect(back.dropLast().map { Self.lowestStep($0) } == tops.dropFirst().dropLast().reversed())
  }

  /// Returns the last row in the middle whose level differs from the next one's.
  private static func lowestStep(_ bitmap: Bitmap) -> Int {
    let column = bitmap.width / 2
    let rows = stride(from: bitmap.height - 2, to: 0, by: -1)
    return rows.first { row in
      let levels = [row, row + 1].map {
        Int(Pixel(bits: bitmap.pixels[$0 * bitmap.width + column]).green)
      }
      return abs(levels[0] - levels[1]) > 20
    } ?? 0
  }
}

/// A widget that asks for one height, or for none.
private final class Plain: WidgetViewController, WidgetProviding {
  init(_ height: Double?) {
    super.init(nib: PackageRoot.file("Examples/news.json"))
    preferredContentSize = height.map { Size(width: 5000, height: $0) }
    extensionContext.widgetLargestAvailableDisplayMode = .expanded
  }
}
