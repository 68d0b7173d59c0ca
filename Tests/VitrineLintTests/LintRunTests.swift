import Testing
import TestSupport
import Vitrine
import VitrineGraphics
import VitrineImport

@testable import VitrineLint

@Suite struct LintRunTests {
  static let resources = Result { try Resources() }

  private func findings(_ text: String, rule: String) throws -> [Finding] {
    let document = try WidgetDocument.read(Array(text.utf8), file: "w.json")
    let run = LintRun(rules: Rule.all.filter { $0.id == rule })
    let widget = Widget(document)
    let variants = LintMatrix.standard(for: widget).filter { $0.wallpaper == .named("photo") }
    return try run.findings(in: widget, as: variants, in: Workshop(try Self.resources.get()))
  }

  @Test func `a finding says once where it is and in which variants`() throws {
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

  @Test(arguments: [(4, false), (5, true)])
  func `a collection whose flow puts more than four at one height is a crowded grid`(
    count: Int, isCrowded: Bool
  ) throws {
    let items = (0..<7).map { _ in #"{ "item": [], "background": "red" }"# }
    // So many of fifty points and one point between them fit beside each other.
    let text = """
      { "app": "A", "content": { "collection": [\(items.joined(separator: ", "))],
          "itemSize": [50, 50], "itemSpacing": 1, "width": \(51 * count), "height": 90 } }
      """
    #expect(try findings(text, rule: "crowded-grid").isEmpty == !isCrowded)
  }

  @Test func `a key of a style is the place of what it says`() throws {
    let text = """
      { "app": "A", "styles": { "s": {
          "font": "17" } },
        "content": { "textView": "x", "style": "s", "id": "note",
          "scrolls": true } }
      """
    let found = try findings(text, rule: "scrolling")
    #expect(found.map(\.place?.description) == ["w.json:4:16"])
  }

  @Test func `each variant has its own place of what is found`() throws {
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
      in: Widget(document), as: variants, in: Workshop(try Self.resources.get()))
    #expect(found.map(\.scene?.variant) == variants)
    let places = found.compactMap(\.scene?.box.minX)
    #expect(places.count == 2 && places[0] < places[1])
  }
}
