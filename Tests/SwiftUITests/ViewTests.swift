import SwiftUI
import TestSupport
import Testing
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrineImages
import VitrineLayout
import VitrinePlacement
import VitrineSwiftUI

/// A view with its frames as text: `root 100x50, text-1 10,20 30x40`.
@MainActor
func frames(
  _ view: some SwiftUI.View, _ width: Double? = nil, _ height: Double? = nil
) -> [String] {
  let picture = ViewGraph(view).picture(in: Proposal(width: width, height: height))
  return picture.tree.views.map { view in
    let frame = view.frame ?? .zero
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { value in
      value == PixelGrid.floor(value) ? "\(Int(value))" : "\(value)"
    }
    return "\(view.name) \(numbers.joined(separator: " "))"
  }
}

@Suite @MainActor struct ViewTests {
  @Test func `a stack of colors shares its width`() {
    let view = HStack(spacing: 0) {
      Color.red
      Color.blue
    }
    #expect(
      frames(view, 100, 50) == ["root 0 0 100 50", "color-1 0 0 50 50", "color-2 50 0 50 50"])
  }

  @Test func `a view of an author is its body`() {
    struct Card: SwiftUI.View {
      let count: Int
      var body: some SwiftUI.View {
        VStack(spacing: 2) { ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 4) } }
      }
    }
    #expect(frames(Card(count: 2), 10, nil).count == 3)
    #expect(frames(Card(count: 5), 10, nil)[0] == "root 0 0 10 28")
  }

  @Test func `state is kept while the view appears`() {
    struct Counter: SwiftUI.View {
      @State private var width = 10.0
      var body: some SwiftUI.View {
        Color.red.frame(width: width, height: 10).onAppear { width = 40 }
      }
    }
    // The parent creates the counter again in each evaluation.
    struct Parent: SwiftUI.View {
      var body: some SwiftUI.View { Counter() }
    }
    #expect(frames(Parent())[0] == "root 0 0 40 10")
  }

  @Test func `the environment reaches inner views`() {
    struct Reader: SwiftUI.View {
      @SwiftUI.Environment(\.lineLimit) private var limit
      var body: some SwiftUI.View { Color.red.frame(width: CGFloat(limit ?? 1), height: 1) }
    }
    #expect(frames(VStack { Reader() }.lineLimit(7))[0] == "root 0 0 7 1")
  }

  @Test func `a modifier of an author wraps its content`() {
    struct Bordered: SwiftUI.ViewModifier {
      func body(content: Content) -> some SwiftUI.View { content.padding(5) }
    }
    #expect(
      frames(Color.red.frame(width: 10, height: 10).modifier(Bordered()).modifier(Bordered()))[0]
        == "root 0 0 30 30")
  }

  @Test func `a modifier of a group changes each view`() {
    let view = HStack(spacing: 0) {
      Group {
        Color.red
        Color.blue
      }.frame(width: 10, height: 10)
    }
    #expect(frames(view)[0] == "root 0 0 20 10")
  }

  @Test func `a reader creates its content for its size`() {
    let view = GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2, height: 5) }
    #expect(frames(view, 80, 40) == ["root 0 0 80 40", "color-1 0 0 40 5"])
  }

  @Test func `modifiers that aren't drawn are named with file and line`() throws {
    let view = Color.red.glassEffect()
    let notes = ViewGraph(view).picture(in: .unspecified).notes
    let note = try #require(notes.first)
    #expect(note.message == "glassEffect(_:) isn't drawn")
    #expect(note.location?.file == "SwiftUITests/ViewTests.swift")
  }

  @Test func `a background is behind its view`() {
    let view = Color.red.frame(width: 10, height: 10).background(Color.blue)
    let picture = ViewGraph(view).picture(in: .unspecified)
    #expect(picture.tree.views.map(\.style.backgroundColor?.blue).last == 0x30 / 255.0)
  }

  @Test func `a widget of a view is drawn`() throws {
    var variant = Variant()
    variant.canvas = .fixed(VitrineGraphics.Size(width: 40, height: 20))
    variant.chrome = .none
    let widget = Vitrine.Widget(showing: {
      HStack(spacing: 0) {
        SwiftUI.Color(red: 1, green: 0, blue: 0)
        Circle().fill(SwiftUI.Color.white)
      }
    })
    let workshop = Workshop(try Resources())
    let picture = try render(widget, as: variant, in: workshop)
    #expect(picture.bitmap.width == 40 * Int(variant.scale))
  }
}
