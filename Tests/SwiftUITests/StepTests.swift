import SwiftUI
import TestSupport
import Testing
import Vitrine
import VitrineBase
import VitrineCompare
import VitrineGraphics
import VitrineImport
import VitrineLayout
import VitrinePlacement
import VitrineSwiftUI

/// Returns a view with the line of the call, as builders outside of the package do.
@MainActor private func located<V: SwiftUI.View>(
  _ view: V, _ file: StaticString = #filePath, _ line: Int = #line
) -> V { V._sited(view, _SourceSite(file, line)) }

/// The card that the tests change, with its padding and its spacing.
private struct Card: SwiftUI.View {
  static let textLine = #line + 10
  static let stackLine = #line + 5
  var padding: CGFloat = 12
  var spacing: CGFloat = 4
  var title = "Sunny"
  var body: some SwiftUI.View {
    located(
      VStack(alignment: .leading, spacing: spacing) {
        Color.red.frame(height: 10)
        if spacing > 0 {
          located(Text(title).padding(padding))
        }
      })
  }
}

/// The steps of a layout by proposals, which explain the frames of views of SwiftUI.
@Suite @MainActor struct StepTests {
  private func anatomy(_ make: @escaping @MainActor () -> some SwiftUI.View) throws -> Anatomy {
    var variant = Variant()
    variant.canvas = .fixed(VitrineGraphics.Size(width: 100, height: 80))
    variant.chrome = .none
    return try VitrineCompare.anatomy(
      of: Vitrine.Widget(showing: { make() }), as: variant, in: Workshop(try Resources()))
  }

  private func label(_ anatomy: Anatomy) throws -> Anatomy.Part {
    try #require(anatomy.parts.first { $0.text != nil })
  }

  private func layout(_ card: Card) throws -> [UInt8] {
    var variant = Variant()
    variant.canvas = .fixed(VitrineGraphics.Size(width: 100, height: 80))
    let widget = Vitrine.Widget(showing: { card })
    let workshop = Workshop(try Resources())
    let scene = try widget.scene(for: variant, from: workshop.images)
    let solved = try Vitrine.solve(scene, as: variant, measuring: workshop.measurer(for: variant))
    return Array(layoutJSON(scene, solved, input: "card", variant: variant).utf8)
  }

  @Test func `a view has the line of its statement, also in a condition`() throws {
    let location = try label(anatomy { Card() }).view.location
    #expect(location?.line == Card.textLine)
    #expect(location?.file.hasSuffix("StepTests.swift") == true)
  }

  @Test func `the line of a view within a modified statement is that of the statement`() throws {
    struct Badge: SwiftUI.View {
      var body: some SwiftUI.View { located(Color.blue.overlay(Text("A"))) }
    }
    let line = #line - 2
    #expect(try label(anatomy { Badge() }).view.location?.line == line)
  }

  @Test func `views that differ only in their line are equal`() {
    let first = Text("A")
    let second = Text._sited(first, _SourceSite("other.swift", 3))
    #expect(first == second && first.hashOfSite == second.hashOfSite)
  }

  @Test func `each number is explained by the steps that it depends on`() throws {
    let part = try label(anatomy { Card() })
    let reasons = part.reasons.map { edge in
      edge.because.map { $0.text.replacing(#/ \(.*\)/#, with: "") }
    }
    #expect(reasons[0].first == "padding 12 places it 12 from the left")
    #expect(reasons[1].contains("vstack spacing 4, leading places it 14 from the top"))
    #expect(reasons[2].contains("padding 12 offers 76 of 100"))
    #expect(reasons[2].first?.hasPrefix("text chooses ") == true)
    let places = part.reasons[1].because.compactMap { $0.location?.line }
    #expect(places.contains(Card.textLine) && places.contains(Card.stackLine))
  }

  @Test func `a changed padding is one change of the view, with its line`() throws {
    let before = try anatomy { Card() }
    let changes = try anatomy { Card(padding: 16) }.changes(since: before)
    #expect(changes.map(\.text) == ["label “Sunny”: padding 12 → 16"])
    #expect(changes.first?.location?.line == Card.textLine)
  }

  @Test func `a step around several views is one change`() throws {
    let before = try anatomy { Card() }
    let changes = try anatomy { Card(spacing: 6) }.changes(since: before)
    #expect(changes.map(\.text) == ["vstack spacing 4 → 6"])
  }

  @Test func `a step around several views is named without one of them`() throws {
    let changes = try #require(
      layoutChanges(from: try layout(Card()), to: try layout(Card(spacing: 6))))
    #expect(changes.first?.hasPrefix("several views: vstack spacing 4 → 6 (") == true)
  }

  @Test func `a changed color of a text with an inserted value is the color of the view`() throws {
    let before = try anatomy { Text("\(21) degrees").foregroundColor(.black) }
    let now = try anatomy { Text("\(21) degrees").foregroundColor(.white) }
    let texts = now.changes(since: before).map(\.text)
    #expect(texts == ["label “21 degrees”: color #000000 → #FFFFFF"])
  }

  @Test func `views are matched by their content where one is added before them`() throws {
    let before = try anatomy { Card() }
    let now = try anatomy {
      VStack(spacing: 0) {
        Text("New")
        Card()
      }
    }
    let texts = now.changes(since: before).map(\.text)
    #expect(texts.contains { $0.hasPrefix("label “New” is new") })
    #expect(!texts.contains { $0.contains("“Sunny”") && $0.contains("text ") })
  }

  @Test func `a stored layout names steps with the file's name and line`() throws {
    let text = String(decoding: try layout(Card()), as: UTF8.self)
    #expect(text.contains(#"["padding 12", "StepTests.swift:\#(Card.textLine)"]"#))
  }

  @Test func `the difference of stored layouts names the step, the text and the line`() throws {
    let place = "(StepTests.swift:\(Card.textLine))"
    let changes = try #require(
      layoutChanges(from: try layout(Card()), to: try layout(Card(padding: 16))))
    #expect(changes.contains("label “Sunny”: padding 12 → 16 \(place)"))
    #expect(!changes.contains { $0.contains(" 0 pt ") })
    let texts = try #require(
      layoutChanges(from: try layout(Card()), to: try layout(Card(title: "Windy"))))
    #expect(texts.contains { $0.contains("“Sunny” to “Windy”") && $0.hasSuffix(place) })
  }
}

extension Text {
  fileprivate var hashOfSite: Int { site.hashValue }
}
