import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineLayout

/// Tests of widgets with faulty constraints in `Examples/broken`.
@Suite struct ExplainTests {
  private func explain(_ name: String) throws -> (Scene, LayoutExplanation) {
    try Vitrine.explain(
      try Widget.read(PackageRoot.file("Examples/broken/\(name).json")), as: Variant(),
      in: Workshop(try TestResources.shared.get()))
  }

  @Test func `two widths for one view are reported with their fixes`() throws {
    let (scene, explanation) = try explain("two-widths")
    let conflict = try #require(explanation.conflicts.first)
    #expect(explanation.conflicts.count == 1)
    #expect(conflict.dropped.text == "bar.width = 120")
    #expect(conflict.dropped.location?.line == 17)
    #expect(
      conflict.set.map(\.text) == [
        "the host gives root its place and size", "box.leading = root.leading + 16",
        "box.trailing = root.trailing - 16", "bar.leading = box.leading",
        "bar.trailing = box.trailing", "bar.width = 120",
      ])
    #expect(conflict.remedy.hasPrefix("let bar.width = 120 give way"))
    let text = explanationText(scene, explanation)
    #expect(text.hasPrefix("conflict: these cannot all hold\n"))
    #expect(text.contains("bar.width = 120   [c11 :17]   ← given up"))
  }

  @Test func `on the editor's canvas, the canvas's rules are the reasons`() throws {
    func reasons(_ name: String) throws -> String {
      var variant = Variant()
      variant.canvas = .file
      let file = PackageRoot.file("Tests/Fixtures/Interface/Canvas/\(name).storyboard")
      let (scene, explanation) = try Vitrine.explain(
        try Widget.read(file), as: variant, in: Workshop(try TestResources.shared.get()))
      return explanationText(scene, explanation)
    }
    let statusBar = try reasons("status-bar-of-xcode-10")
    #expect(statusBar.contains("the canvas of this Xcode version shows a status bar"))
    let leaf = try reasons("leaf-in-centered-stack-keeps-its-stored-width")
    #expect(leaf.contains("the canvas keeps leaf as wide as it was drawn, 240"))
  }

  @Test func `a document on its own canvas has the mode and the state of the variant`() throws {
    let text = """
      { "app": "A", "canvas": { "size": [320, 110] },
        "root": { "view": [ { "view": [], "id": "bar", "height": 10, "width": 20 } ] },
        "expanded": { "set": { "bar": { "height": 40 } } },
        "states": { "wide": { "set": { "bar": { "width": 200 } } } } }
      """
    let widget = Widget(try WidgetDocument.read(Array(text.utf8), file: "a.json"))
    var variant = Variant()
    variant.canvas = .file
    variant.mode = .expanded
    variant.state = "wide"
    let (scene, explanation) = try Vitrine.explain(
      widget, as: variant, in: Workshop(try TestResources.shared.get()))
    let bar = try #require(scene.tree.view(named: "bar"))
    #expect(explanation.layout[bar].size == Size(width: 200, height: 40))
  }

  @Test func `a cycle of multipliers is a conflict of all three constraints`() throws {
    let (_, explanation) = try explain("circle")
    let set = try #require(explanation.conflicts.first).set.map(\.text)
    for factor in [
      "one.width = 2 * two.width", "two.width = 2 * three.width", "three.width = 2 * one.width",
    ] {
      #expect(set.contains(factor))
    }
  }

  @Test func `a view without a position is ambiguous until a constraint is added`()
    throws
  {
    let (scene, explanation) = try explain("no-position")
    #expect(explanation.ambiguities.count == 1)
    let ambiguity = try #require(explanation.ambiguities.first)
    #expect(scene.tree[ambiguity.view].name == "badge")
    #expect(ambiguity.ways == ["move right"])
    #expect(ambiguity.remedy == "add a constraint such as badge.leading = box.leading + 8")
    let badge = try #require(explanation.views.first { $0.view == ambiguity.view })
    #expect(badge.edges.first { $0.name == "left" }?.because == [])
    #expect(
      badge.edges.first { $0.name == "top" }?.because.map(\.text) == [
        "title.top = box.top", "badge.top = title.top",
      ])
  }

  @Test func `a view without a height has an ambiguous height`() throws {
    let (scene, explanation) = try explain("height-from-nothing")
    let ambiguity = try #require(explanation.ambiguities.first)
    #expect(scene.tree[ambiguity.view].name == "panel")
    #expect(ambiguity.ways == ["grow taller"])
    #expect(ambiguity.remedy == "add a constraint such as panel.bottom = box.bottom")
  }

  @Test func `a text that is narrower than its content is reported as compressed`() throws {
    let (scene, explanation) = try explain("squeezed")
    #expect(explanation.conflicts.isEmpty && explanation.ambiguities.isEmpty)
    let compromise = try #require(explanation.compromises.first)
    #expect(scene.tree[compromise.view].name == "place")
    #expect(compromise.text == "its content is 319.5 points wide but it gets 146.5")
  }

  @Test func `an explanation in JSON has the same content`() throws {
    let (scene, explanation) = try explain("no-position")
    let view = try #require(scene.tree.view(named: "badge"))
    let json = explanationJSON(
      scene, explanation, input: "no-position.json", variant: Variant(), only: view)
    #expect(json.contains("\"ways\": [\"move right\"]"))
    #expect(json.contains("\"id\": \"badge\""))
    #expect(!json.contains("\"id\": \"title\""))
  }

  @Test(arguments: ["two-widths", "no-position"])
  func `overlays look as their golden`(name: String) throws {
    var variant = Variant()
    variant.overlay = [.frames, .baselines, .margins, .constraints]
    let rendering = try render(
      try Widget.read(PackageRoot.file("Examples/broken/\(name).json")), as: variant,
      in: Workshop(try TestResources.shared.get()))
    let problem = try Golden.problem(with: rendering.bitmap, named: "overlays/\(name)")
    #expect(problem == nil)
    #expect(variant.name.hasSuffix("overlay-frames-baselines-margins-constraints"))
  }
}
