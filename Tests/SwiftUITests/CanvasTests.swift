import SwiftUI
import Testing
import Vitrine
import VitrineBase
import VitrineGraphics
import VitrinePlacement
import VitrineRaster

@Suite @MainActor struct CanvasTests {
  /// The commands of a canvas of 10 by 10 points.
  private func items(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> [DisplayItem] {
    let picture = ViewGraph(Canvas(renderer: renderer)).picture(
      in: Proposal(width: 10, height: 10))
    return picture.drawings.values.flatMap { $0 }
  }

  private func bounds(_ item: DisplayItem) -> Rect? {
    guard case .fill(let shape, _, _) = item, case .path(let path, _) = shape else { return nil }
    return path.controlBounds
  }

  @Test func `a fill is in pixels of the device`() throws {
    let drawn = items { context, size in
      context.fill(SwiftUI.Path(CGRect(origin: .zero, size: size)), with: .color(.red))
    }
    let item = try #require(drawn.first)
    #expect(bounds(item)?.width == 10 * LiveEnvironment.current.variant.scale)
  }

  @Test func `a copy of a context has its own transform and the same picture`() {
    let drawn = items { context, _ in
      var copy = context
      copy.translateBy(x: 5, y: 0)
      copy.fill(SwiftUI.Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
      context.fill(SwiftUI.Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red))
    }
    let scale = LiveEnvironment.current.variant.scale
    #expect(drawn.compactMap { bounds($0)?.minX } == [5 * scale, 0])
  }

  @Test func `clips and opacity surround each drawing`() {
    let drawn = items { context, _ in
      context.clip(to: SwiftUI.Path(CGRect(x: 0, y: 0, width: 4, height: 4)))
      context.opacity = 0.5
      context.fill(SwiftUI.Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
    }
    #expect(drawn.count == 5)
    guard case .beginClip = drawn[0], case .beginGroup(0.5, _) = drawn[1],
      case .endGroup = drawn[3], case .endClip = drawn[4]
    else { return #expect(Bool(false), "\(drawn)") }
  }

  @Test func `a text has the color of its shading`() throws {
    let drawn = items { context, _ in
      var text = context.resolve(Text("a"))
      text.shading = .color(SwiftUI.Color(red: 1, green: 0, blue: 0))
      context.draw(text, at: CGPoint(x: 5, y: 5))
    }
    let item = try #require(drawn.first)
    guard case .glyphs(_, _, _, .color(let color), _) = item else {
      return #expect(Bool(false), "\(item)")
    }
    #expect(color.red == 1 && color.green == 0)
  }

  @Test func `texts are drawn as glyphs`() {
    let drawn = items { context, _ in
      context.draw(Text("a"), at: CGPoint(x: 5, y: 5))
      let text = context.resolve(Text("abc"))
      if text.measure(in: CGSize(width: 100, height: 100)).width > 10 {
        context.draw(text, in: CGRect(x: 0, y: 0, width: 100, height: 100))
      }
    }
    #expect(drawn.count == 2)
    guard case .glyphs = drawn[0] else { return #expect(Bool(false), "\(drawn)") }
  }

  @Test func `parts that a canvas doesn't draw are named`() {
    let view = Canvas { context, _ in
      context.addFilter(.blur(radius: 3))
      context.blendMode = .multiply
    }
    let notes = ViewGraph(view).picture(in: Proposal(width: 10, height: 10)).notes
    #expect(notes.map(\.message).count == 2)
    #expect(notes.allSatisfy { $0.location?.line == #line - 6 })
  }
}
