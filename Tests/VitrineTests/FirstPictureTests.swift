import Foundation
import TestResources
import TestSupport
import Testing
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImport
import VitrineLayout

/// Tests of first pictures without options: one tree for each cause of a wrong one, with the texts and
/// the note of its picture.
@Suite struct FirstPictureTests {
  /// A tree's picture and messages.
  struct Cause: Sendable, CustomTestStringConvertible {
    let tree: String
    var mode = DisplayMode.compact
    var locale = "en"
    /// The visible texts, and the names of boxes in brackets.
    let shown: [String]
    /// The height of the widget without its header, if the tree is about it.
    var height: Double?
    /// The system that the tree chooses, and whether its header offers to show more.
    var system: SystemGeneration?
    var offersMore: Bool?
    /// The distance of the first view from the screen's edge.
    var edge: Double?
    /// The beginning of the only note, or nil if the picture needs none.
    var note: String?
    var testDescription: String { tree }
  }

  private static let placeholders =
    "'titleLabel', 'detailLabel' show placeholders, which code usually replaces"

  static let causes: [Cause] = [
    Cause(tree: "literals", shown: ["Ferries"]),
    Cause(tree: "objective-c-literals", shown: ["Ferries"]),
    Cause(tree: "color-set-by-code", shown: ["Ferries"]),
    Cause(tree: "text-hidden-by-code", shown: ["Ferries"]),
    Cause(tree: "two-pages", shown: ["Signed in"]),
    Cause(
      tree: "states", shown: ["At sea since this morning"],
      note: "the code shows 'detailLabel' or 'titleLabel' by a condition that isn't known"),
    Cause(
      tree: "computed-text", shown: ["Title", "Detail"],
      note: "the code fills 'titleLabel', 'detailLabel' at run time"),
    Cause(
      tree: "translation-of-code", shown: ["Ferries", "Detail of the file"]),
    Cause(
      tree: "parent-language", locale: "zh-TW", shown: ["渡輪", "Detail"],
      note: "'detailLabel' shows a placeholder"),
    Cause(
      tree: "parent-language", locale: "no", shown: ["Ferger", "Detail"],
      note: "'detailLabel' shows a placeholder"),
    Cause(
      tree: "height-by-arithmetic", mode: .expanded, shown: ["Title", "Detail"], height: 231,
      note: placeholders),
    Cause(tree: "height-of-an-action", shown: ["Title", "Detail"], height: 80, note: placeholders),
    Cause(tree: "margins", shown: ["Title", "Detail"], edge: 16, note: placeholders),
    Cause(
      tree: "tools-version", shown: ["Title", "Detail"], height: 110, system: .ios9, edge: 64,
      note: placeholders),
    Cause(
      tree: "largest-mode-late", mode: .expanded, shown: ["Title", "Detail"], offersMore: true,
      note: placeholders),
    Cause(
      tree: "uncalled-setter", shown: ["Title", "Detail"], offersMore: false, note: placeholders),
    Cause(
      tree: "c-sharp", shown: ["Title", "Detail"],
      note: "no source of TodayViewController was found or read"),
    Cause(
      tree: "placeholder-height", shown: ["[DialView · TodayViewController.swift:12]"],
      note: "the class 'DialView' draws itself in code"),
    Cause(
      tree: "old-drawing", shown: ["[DialView]"], note: "the class 'DialView' draws itself in code"),
    Cause(
      tree: "layer-drawing", shown: ["[RingView]"],
      note: "the class 'RingView' draws itself in code"),
    Cause(
      tree: "cells-nobody-makes", shown: ["[cells made in code]"],
      note: "the cells of 'table' are made in code"),
    Cause(
      tree: "views-in-code",
      shown: ["[TodayViewController, in code: DepartureBoard · TodayViewController.swift:8]"],
      note: "the widget's views are made in code by TodayViewController"),
    Cause(tree: "label-in-code", shown: ["Made in code"], edge: 16),
    Cause(
      tree: "objective-c-label-in-code", shown: ["Made in code"],
      note: "'DepartureBoard' is added in code; it is not drawn"),
    Cause(
      tree: "missing-image", shown: [], note: "there is no image 'harbour'"),
    Cause(tree: "mac-light", shown: ["Ferries"], height: 100, system: .macos1012),
    Cause(tree: "mac-dark", shown: ["Ferries"], height: 100, system: .macos),
    Cause(tree: "mac-tabs", shown: ["North", "South", "From the north pier"], height: 100),
    Cause(
      tree: "mac-views-in-code",
      shown: ["[TodayViewController, in code: DepartureBoard · TodayViewController.swift:9]"],
      note: "the widget's views are made in code by TodayViewController"),
  ]

  private func shown(_ scene: Scene) -> [String] {
    var isShown = scene.tree.isShown
    for (index, view) in scene.tree.views.enumerated() {
      let isInInvisible = view.parent.map { !isShown[$0.index] } ?? false
      if isInInvisible || view.style.alpha == 0 { isShown[index] = false }
    }
    return scene.tree.views.indices.filter { isShown[$0] }.flatMap { index -> [String] in
      if case .placeholder(let name) = scene.tree.views[index].kind { return ["[\(name)]"] }
      return scene.tree.views[index].kind.shownTexts.map(\.text.string)
    }
  }

  @Test(arguments: causes)
  func `a first picture has the values of the file and its code`(_ cause: Cause) throws {
    let widget = try Widget.read(PackageRoot.file("Tests/Fixtures/Causes/" + cause.tree))
    var variant = widget.defaultVariant
    variant.mode = cause.mode
    variant.locale = cause.locale
    let workshop = Workshop(try TestResources.shared.get())
    let picture = try layout(widget, as: variant, in: workshop)
    #expect(shown(picture.scene) == cause.shown)
    if let height = cause.height { #expect(picture.layout[ViewTree.root].height == height) }
    if let system = cause.system { #expect(variant.system == system) }
    if let offers = cause.offersMore { #expect(picture.scene.header.offersToggle == offers) }
    if let edge = cause.edge {
      let inset = picture.scene.hostInsets(as: variant).left
      #expect(inset + picture.layout[ViewID(1)].minX == edge)
    }
    let notes = picture.scene.diagnostics.filter { $0.code != "system" }.map(\.message)
    #expect(notes.count == (cause.note == nil ? 0 : 1), "\(notes)")
    if let note = cause.note { #expect(notes.first?.hasPrefix(note) == true, "\(notes)") }
  }

  @Test func `a box in a list has no separator`() throws {
    let tree = PackageRoot.file("Tests/Fixtures/Causes/cells-nobody-makes")
    var pictures: [Bitmap] = []
    for style in ["default", "none"] {
      let folder = try TemporaryFolder()
      for file in ["Info.plist", "MainInterface.storyboard", "TodayViewController.swift"] {
        let text = try String(contentsOfFile: tree + "/" + file, encoding: .utf8)
        _ = try folder.write(
          text.replacing("<tableView ", with: "<tableView separatorStyle=\"\(style)\" "), to: file)
      }
      let widget = try Widget.read(folder.path)
      let workshop = Workshop(try TestResources.shared.get())
      pictures.append(try render(widget, as: widget.defaultVariant, in: workshop).bitmap)
    }
    #expect(pictures[0] == pictures[1])
  }
}
