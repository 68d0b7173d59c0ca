import SwiftUI
import Testing
import UIKit
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineLayout
import VitrinePlacement
import VitrineSwiftUI

/// Tests of lists against the measures of pictures of iOS 26 (docs/PLATFORM.md, "Lists of
/// SwiftUI").
@MainActor @Suite struct ListTests {
  private func drawn(
    _ view: some SwiftUI.View, _ system: SystemGeneration = .ios26,
    _ textSize: VitrineGraphics.ContentSizeCategory = .l
  )
    -> ViewGraph.Picture
  {
    var variant = Variant()
    variant.move(to: .home)
    variant.system = system
    variant.device = Device.all.first { $0.name == "iphone-12" } ?? variant.device
    variant.textSize = textSize
    return LiveEnvironment.within(LiveEnvironment(variant, folders: [], from: .disk)) {
      ViewGraph(view).picture(in: Proposal(width: 390, height: 844))
    }
  }

  /// Returns the frames of the labels in the coordinates of the root, by text.
  private func labels(_ picture: ViewGraph.Picture) -> [String: VitrineGraphics.Rect] {
    var result: [String: VitrineGraphics.Rect] = [:]
    func visit(_ id: ViewID, _ origin: Point) {
      let view = picture.tree[id]
      let frame = view.frame ?? .zero
      let corner = Point(x: origin.x + frame.minX, y: origin.y + frame.minY)
      if case .label(let label) = view.kind {
        result[label.text.string] = Rect(origin: corner, size: frame.size)
      }
      for child in view.subviews { visit(child, corner) }
    }
    visit(ViewTree.root, .zero)
    return result
  }

  private var sections: some SwiftUI.View {
    List {
      Section("First") { ForEach(["a", "b", "c", "d"], id: \.self) { Text($0) } }
      Section("Second") { Text("e") }
    }
  }

  @Test func `rows, sections and headers are at the measured distances`() throws {
    let places = labels(drawn(sections, .ios26, .m))
    let a = try #require(places["a"])
    let b = try #require(places["b"])
    let d = try #require(places["d"])
    let e = try #require(places["e"])
    #expect(a.minX == 32)
    #expect(abs(b.minY - a.minY - 51) < 0.01)
    // The cards are 56.67 points apart.
    #expect(abs(e.minY - d.minY - 51 - 56.67) < 0.35)
    let second = try #require(places["Second"])
    #expect(second.minX == 32)
    // The header's line begins 43.33 - 15.33 below the card, and the text 15.83 below the row.
    #expect(abs(second.minY - d.minY - 63.17) < 0.7)
  }

  @Test func `rows of a plain list are 52 points apart, with lines from the text on`() throws {
    let picture = drawn(
      List {
        HStack {
          Color.red.frame(width: 20, height: 20)
          Text("a")
        }
        Text("b")
      }.listStyle(.plain))
    let places = labels(picture)
    let a = try #require(places["a"])
    let b = try #require(places["b"])
    #expect(abs(b.minY - a.minY - 52) < 0.01, "\(b.minY - a.minY)")
    let lines = picture.tree.views.compactMap { $0.frame }.filter { $0.height == 1 }
    let widths: [Double] = [330, 358]
    #expect(lines.map { $0.width } == widths)
  }

  @Test func `a row has its own insets and background, and no line if it hides it`() throws {
    let picture = drawn(
      List {
        Text("a").listRowInsets(EdgeInsets()).listRowBackground(Color.orange)
          .listRowSeparator(.hidden)
        Text("b")
      })
    #expect(try #require(labels(picture)["a"]).minX == 16)
    #expect(picture.tree.views.compactMap { $0.frame }.filter { $0.height == 1 }.isEmpty)
    #expect(picture.notes.isEmpty)
  }

  @Test func `a list before iOS 26 has rows of 44 points and headers in capitals`() throws {
    let places = labels(drawn(sections, .ios17))
    let a = try #require(places["a"])
    let b = try #require(places["b"])
    #expect(abs(b.minY - a.minY - 44) < 0.01, "\(b.minY - a.minY)")
    #expect(places["SECOND"] != nil)
  }

  @Test func `a section outside of a list shows its parts`() {
    let picture = drawn(VStack { Section("Title") { Text("a") } })
    #expect(Set(labels(picture).keys) == ["Title", "a"])
  }

  @Test func `a link has a chevron in a list only`() {
    let link = NavigationLink("More") { Text("x") }
    #expect(
      drawn(List { link }).tree.views.count > drawn(List { Text("More") }).tree.views.count)
    #expect(
      drawn(VStack { link }).tree.views.count == drawn(VStack { Text("More") }).tree.views.count
    )
  }
}
