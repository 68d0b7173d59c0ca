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

  @Test func `filters and blend modes surround each drawing, the first filter innermost`() {
    let drawn = items { context, _ in
      context.blendMode = .multiply
      context.addFilter(.blur(radius: 2))
      context.addFilter(.grayscale(1))
      context.fill(SwiftUI.Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
    }
    let scale = LiveEnvironment.current.variant.scale
    guard drawn.count == 7, case .beginGroup(1, .multiply) = drawn[0],
      case .beginFilter(.color) = drawn[1], case .beginFilter(.blur(let sigma)) = drawn[2],
      case .endFilter = drawn[4], case .endGroup = drawn[6]
    else { return #expect(Bool(false), "\(drawn)") }
    #expect(sigma == 2 * scale)
  }

  @Test func `a layer begins without the filters and clips that apply to it`() {
    let drawn = items { context, _ in
      context.clip(to: SwiftUI.Path(CGRect(x: 0, y: 0, width: 4, height: 4)))
      context.addFilter(.blur(radius: 2))
      context.drawLayer { layer in
        layer.fill(SwiftUI.Path(CGRect(x: 0, y: 0, width: 8, height: 8)), with: .color(.red))
      }
    }
    #expect(drawn.count == 5)
    guard case .beginClip = drawn.first, case .beginFilter = drawn.dropFirst().first else {
      return #expect(Bool(false), "\(drawn)")
    }
  }

  @Test func `an inverse clip keeps the outside of a path`() throws {
    let picture = bitmap(
      Canvas { context, size in
        context.clip(
          to: SwiftUI.Path(CGRect(x: 0, y: 0, width: 5, height: 10)), options: .inverse)
        context.fill(SwiftUI.Path(CGRect(origin: .zero, size: size)), with: .color(.black))
      })
    #expect(picture?[2, 5].alpha == 0)
    #expect(picture?[8, 5].alpha == 255)
  }

  @Test func `a symbol is a tagged view, drawn as a picture where code asks for it`() throws {
    let picture = bitmap(
      Canvas { context, _ in
        guard let symbol = context.resolveSymbol(id: 2) else { return }
        #expect(symbol.size == CGSize(width: 4, height: 2))
        #expect(context.resolveSymbol(id: 3) == nil)
        context.draw(symbol, in: CGRect(x: 0, y: 0, width: 5, height: 10))
      } symbols: {
        SwiftUI.Color.red.frame(width: 3, height: 3).tag(1)
        SwiftUI.Color.black.frame(width: 4, height: 2).tag(2)
      })
    #expect(picture?[2, 5].alpha == 255)
    #expect(picture?[2, 5].red == 0)
    #expect(picture?[8, 5].alpha == 0)
  }

  @Test func `Core Graphics draws from the top left`() {
    let picture = bitmap(
      Canvas { context, _ in
        context.withCGContext { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 3)) }
      })
    #expect(picture?[5, 1].alpha == 255)
    #expect(picture?[5, 8].alpha == 0)
  }

  @Test func `an image that code draws has the drawing's size`() {
    let image = Image(size: CGSize(width: 6, height: 4)) { context in
      context.fill(SwiftUI.Path(CGRect(x: 0, y: 0, width: 3, height: 4)), with: .color(.black))
    }
    let picture = ImageRenderer(content: image).cgImage?.bitmap
    #expect(picture?.width == 6 && picture?.height == 4)
    #expect(picture?[1, 1].alpha == 255)
    #expect(picture?[5, 1].alpha == 0)
  }

  @Test func `an image of a view is transparent behind it, also in a widget of the home screen`() {
    var variant = Variant()
    variant.move(to: .home)
    let view = SwiftUI.Color.black.frame(width: 2, height: 2).padding(2)
    var picture: Bitmap?
    LiveEnvironment.within(LiveEnvironment.current.with(variant)) {
      picture = ImageRenderer(content: view).cgImage?.bitmap
    }
    #expect(picture?[0, 0].alpha == 0)
    #expect(picture?[3, 3].alpha == 255)
  }

  /// The pixels of a view, of which a canvas has 10 by 10 points.
  private func bitmap<V: View>(_ view: V) -> Bitmap? {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 10, height: 10)
    return renderer.cgImage?.bitmap
  }

  @Test func `parts that a canvas doesn't draw are named`() {
    let view = Canvas { context, _ in
      context.addFilter(.alphaThreshold(min: 0.5))
      context.blendMode = .softLight
    }
    let notes = ViewGraph(view).picture(in: Proposal(width: 10, height: 10)).notes
    #expect(notes.map(\.message).count == 2)
    #expect(notes.allSatisfy { $0.location?.line == #line - 6 })
  }
}
