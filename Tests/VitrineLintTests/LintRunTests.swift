import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineLint

@Suite struct LintRunTests {
  private func findings(_ text: String, rule: String) throws -> [Finding] {
    let document = try WidgetDocument.read(Array(text.utf8), file: "w.json")
    let run = LintRun(rules: Rule.all.filter { $0.id == rule })
    let widget = Widget(document)
    let variants = LintMatrix.standard(for: widget).filter { $0.wallpaper == .named("photo") }
    return try run.findings(in: widget, as: variants, in: Workshop(try TestResources.shared.get()))
  }

  @Test func `findings of several variants are merged into one with its place`() throws {
    let text = """
      { "app": "A",
        "content": { "vstack": [
          { "textField": "", "id": "query", "placeholder": "Search" } ] } }
      """
    let found = try findings(text, rule: "text-input")
    #expect(found.count == 1)
    let finding = try #require(found.first)
    #expect(finding.place?.description == "w.json:3:5")
    #expect(finding.object == "query")
    #expect(finding.path == "root › view1 › query")
    #expect(finding.variants.first == "iphone-7-compact")
    #expect(finding.variants.count == 18)
  }

  @Test(arguments: [
    "text-input", "small-target", "fixed-font", "content-at-edge", "compact-needs-expanding",
  ])
  func `rules about touch, text sizes and cards don't check a Mac`(rule: String) throws {
    let document = try WidgetDocument.read(
      Array(
        """
        { "app": "A", "root": { "id": "r", "frame": [0, 0, 266, 60], "view": [
            { "label": "Name", "id": "l", "font": 13, "frame": [0, 4, 60, 16] },
            { "textField": "", "id": "f", "frame": [0, 20, 200, 22] },
            { "button": "Go", "id": "b", "frame": [200, 20, 30, 20] },
            { "label": "Show more below", "id": "m", "frame": [4, 44, 120, 14] } ] } }
        """.utf8), file: "w.json")
    let run = LintRun(rules: Rule.all.filter { $0.id == rule })
    let workshop = Workshop(try TestResources.shared.get())
    var mac = Variant()
    mac.move(to: .macos)
    #expect(try run.findings(in: Widget(document), as: [mac], in: workshop).isEmpty)
    #expect(try !run.findings(in: Widget(document), as: [Variant()], in: workshop).isEmpty)
  }

  @Test(arguments: [(0, false), (6, true)])
  func `text in a clipping view without height is hidden, not clipped`(
    height: Int, isClipped: Bool
  ) throws {
    let text = """
      { "app": "A", "root": { "id": "r", "frame": [0, 0, 359, 110], "view": [
          { "id": "fold", "frame": [0, 20, 359, \(height)], "clips": true, "view": [
              { "label": "Details", "id": "l", "frame": [20, 0, 100, 21] } ] } ] } }
      """
    #expect(try findings(text, rule: "clipped-text").isEmpty == !isClipped)
  }

  @Test(arguments: [(4, false), (5, true)])
  func `a collection whose flow layout puts more than four items in a row is a crowded grid`(
    count: Int, isCrowded: Bool
  ) throws {
    let items = (0..<7).map { _ in #"{ "item": [], "background": "red" }"# }
    // `count` items of fifty points with a spacing of one point fit in a row.
    let text = """
      { "app": "A", "content": { "collection": [\(items.joined(separator: ", "))],
          "itemSize": [50, 50], "itemSpacing": 1, "width": \(51 * count), "height": 90 } }
      """
    #expect(try findings(text, rule: "crowded-grid").isEmpty == !isCrowded)
  }

  @Test func `a finding caused by a style has the style's place`() throws {
    let text = """
      { "app": "A", "styles": { "s": {
          "font": "17" } },
        "content": { "textView": "x", "style": "s", "id": "note",
          "scrolls": true } }
      """
    let found = try findings(text, rule: "scrolling")
    #expect(found.map(\.place?.description) == ["w.json:4:16"])
  }

  @Test func `a finding has a separate box in each variant`() throws {
    let text = """
      { "app": "A", "content": { "vstack": [
          { "button": "Go", "id": "go", "height": 30 } ], "alignment": "trailing" } }
      """
    let document = try WidgetDocument.read(Array(text.utf8), file: "w.json")
    let run = LintRun(rules: Rule.all.filter { $0.id == "small-target" })
    let variants = ["iphone-se", "ipad-9.7"].map { name in
      var variant = Variant()
      variant.device = Device.named(name) ?? .standard
      return variant
    }
    let found = try run.places(
      in: Widget(document), as: variants, in: Workshop(try TestResources.shared.get()))
    #expect(found.map(\.occurrence?.variant) == variants)
    let places = found.compactMap(\.occurrence?.box.minX)
    #expect(places.count == 2 && places[0] < places[1])
  }

  private func contrasts(as variants: [Variant]) throws -> [Finding] {
    let text = """
      { "app": "A", "content": { "label": "Due", "id": "l", "color": "#8A8A8A" } }
      """
    let document = try WidgetDocument.read(Array(text.utf8), file: "w.json")
    let run = LintRun(rules: Rule.all.filter { $0.id == "low-contrast" })
    return try run.places(
      in: Widget(document), as: variants, in: Workshop(try TestResources.shared.get()))
  }

  private func plain(over wallpaper: Variant.Wallpaper) -> Variant {
    var variant = Variant()
    variant.wallpaper = wallpaper
    return variant
  }

  @Test func `the contrast over each wallpaper equals that of a separate run`() throws {
    let variants = ["photo", "light", "dark", "busy"].map { plain(over: .named($0)) }
    let messages = try contrasts(as: variants).map(\.message)
    #expect(Set(messages).count > 1)
    #expect(messages == (try variants.flatMap { try contrasts(as: [$0]).map(\.message) }))
  }

  @Test func `contrast is measured only in plain variants, so other variants read no wallpaper`()
    throws
  {
    var variant = plain(over: .file("/nowhere.png"))
    #expect(throws: RenderError.self) { try contrasts(as: [variant]) }
    variant.textSize = .xxxl
    #expect(try contrasts(as: [variant]).isEmpty)
  }
}
