import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineCompare
import VitrineGraphics
import VitrineImport
import VitrineLayout

@Suite struct AnatomyTests {
  private func anatomy(_ text: String, as variant: Variant = Variant()) throws -> Anatomy {
    let document = try WidgetDocument.read(Array(text.utf8), file: "w.json")
    return try VitrineCompare.anatomy(
      of: Widget(document), as: variant, in: Workshop(try TestResources.shared.get()))
  }

  @Test func `frames are in the picture, with baselines inside and reasons for each number`() throws
  {
    let found = try anatomy(
      """
      { "app": "A", "content": { "vstack": [
          { "label": "Hello", "id": "title" }, { "button": "Go", "id": "go" } ] } }
      """)
    // Beside the card's margin and under its header.
    #expect(found.content == Point(x: 8, y: 44))
    let title = try #require(found.parts.first { $0.view.name == "title" })
    #expect(title.frame.minX >= 8 && title.frame.minY >= 44)
    #expect(title.text == "Hello")
    #expect(title.baselines.count == 1)
    #expect(title.baselines.allSatisfy { $0 > title.frame.minY && $0 < title.frame.maxY })
    #expect(title.reasons.map(\.name) == ["left", "top", "width", "height"])
    #expect(title.reasons.allSatisfy { !$0.because.isEmpty })
    #expect(title.margins == nil)
    #expect(found.parts[0].margins != nil)
    #expect(found.parts.filter(\.view.isTarget).map(\.view.name) == ["go"])
  }

  @Test func `without chrome the content is at the picture's corner`() throws {
    var variant = Variant()
    variant.chrome = .none
    let found = try anatomy(#"{ "app": "A", "content": { "label": "Hello" } }"#, as: variant)
    #expect(found.content == .zero)
    #expect(found.problems.isEmpty)
  }

  @Test func `a conflict is reported with its remedy`() throws {
    let widget = try Widget.read(PackageRoot.file("Examples/broken/two-widths.json"))
    let found = try VitrineCompare.anatomy(
      of: widget, as: Variant(), in: Workshop(try TestResources.shared.get()))
    let problem = try #require(found.problems.first)
    #expect(problem.hasPrefix("These cannot all hold: the host gives root its place and size; "))
    #expect(problem.contains("Given up: bar.width = 120. To fix it, let bar.width = 120 give way"))
  }
}
