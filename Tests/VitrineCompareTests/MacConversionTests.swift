import Foundation
import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineBase
import VitrineCompare
import VitrineGraphics
import VitrineImport
import VitrineLayout

/// AppKit's files as widget documents, in comparisons, and with values from outside.
@Suite struct MacConversionTests {
  /// All but one, in which the editor's canvas gives an empty view a size that it has nowhere else.
  private static let fixtures = PackageRoot.entries("Tests/Fixtures/Interface/Mac")
    .filter { $0.hasSuffix(".xib") && $0 != "stack-fills-views-that-hug-less.xib" }.sorted()
    .map { PackageRoot.file("Tests/Fixtures/Interface/Mac/" + $0) }

  /// The systems whose controls are dark and light.
  private static let panels = [SystemGeneration.macos, .macos1012].map { system in
    var variant = Variant()
    variant.move(to: .macos)
    variant.system = system
    return variant
  }

  private func convert(_ path: String) throws -> (xib: Widget, document: Widget, WidgetConversion) {
    let xib = try Widget.read(path)
    let folder = (path as NSString).deletingLastPathComponent
    let conversion = try WidgetConversion(
      xib, in: folder, Workshop(try TestResources.shared.get()))
    let document = try WidgetDocument.read(
      Array(conversion.text.utf8), file: folder + "/converted.json")
    return (xib, Widget(document), conversion)
  }

  @Test(arguments: fixtures)
  func `a converted xib keeps its frames, looks and pixels`(path: String) throws {
    let (xib, document, conversion) = try convert(path)
    #expect(conversion.movedViews == 0)
    #expect(conversion.losses.map(\.description) == [])
    #expect(document.isForMac)
    #expect(document.defaultVariant.host == .macos)
    let workshop = Workshop(try TestResources.shared.get())
    let panel = Self.panels[0]
    let before = try render(xib, as: panel, in: workshop)
    let after = try render(document, as: panel, in: workshop)
    #expect(before.layout.frames == after.layout.frames)
    #expect(before.bitmap.pixels == after.bitmap.pixels)
    let stored = try layoutOnOwnCanvas(xib, in: workshop)
    let kept = try layoutOnOwnCanvas(document, in: workshop)
    #expect(stored.layout.frames == kept.layout.frames)
  }

  @Test(.enabled(if: !Corpus.files("mac").isEmpty), arguments: Corpus.sample("mac"))
  func `a real xib keeps every frame of its panel`(path: String) throws {
    let (xib, document, _) = try convert(path)
    let workshop = Workshop(try TestResources.shared.get())
    let before = try Vitrine.layout(xib, as: Self.panels[0], in: workshop)
    let after = try Vitrine.layout(document, as: Self.panels[0], in: workshop)
    #expect(before.layout.frames == after.layout.frames)
  }

  @Test func `a changed title is a difference`() throws {
    let folder = try TemporaryFolder()
    let path = PackageRoot.file("Tests/Fixtures/Interface/Mac/push-button-of-xcode-13.xib")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let old = try Widget.read(try folder.write(text, to: "old.xib"))
    let new = try Widget.read(
      try folder.write(text.replacing("title=\"Title\"", with: "title=\"Copy\""), to: "new.xib"))
    let workshop = Workshop(try TestResources.shared.get())
    let same = try WidgetDifference(from: old, to: old, Self.panels, in: workshop)
    #expect(same.isEmpty)
    let difference = try WidgetDifference(from: old, to: new, Self.panels, in: workshop)
    #expect(difference.text.contains("“Title” → “Copy”"), "\(difference.text)")
    #expect(difference.pictures.count == Self.panels.count)
  }

  @Test(arguments: [("button", "title", "Copy"), ("button", "hidden", "true")])
  func `values from outside reach a cell's control`(view: String, property: String, value: String)
    throws
  {
    let path = PackageRoot.file("Tests/Fixtures/Interface/Mac/push-button-of-xcode-13.xib")
    let plain = try Widget.read(path)
    var changed = plain
    changed.edits.overrides = [.init(view: view, property: property, value: value)]
    let workshop = Workshop(try TestResources.shared.get())
    let before = try render(plain, as: Self.panels[0], in: workshop)
    let after = try render(changed, as: Self.panels[0], in: workshop)
    #expect(before.bitmap.pixels != after.bitmap.pixels)
    if property == "title" {
      let button = try #require(after.scene.tree.view(named: view))
      guard case .button(let made) = after.scene.tree[button].kind else {
        Issue.record("not a button")
        return
      }
      #expect(made.faces[.normal]?.title?.string == value)
    }
  }
}
