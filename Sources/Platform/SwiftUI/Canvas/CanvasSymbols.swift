public import CoreGraphics
import Vitrine
import VitrineGraphics
import VitrineRaster

/// The views that a canvas draws as pictures, by their tags.
@preconcurrency @MainActor
struct CanvasSymbols {
  private let picture: (AnyHashable) -> UIImage?

  /// No views.
  static var none: CanvasSymbols { CanvasSymbols { _ in nil } }

  private init(_ picture: @escaping (AnyHashable) -> UIImage?) { self.picture = picture }

  /// Creates the pictures of the views in a content, in the environment of a canvas.
  init<Content: View>(_ content: Content, in environment: EnvironmentValues, scale: Double) {
    picture = { tag in
      let view = TaggedView(content: content, tag: tag).modifier(
        _EnvironmentModifier { $0 = environment })
      let renderer = ImageRenderer(content: view)
      renderer.scale = CGFloat(scale)
      return renderer.uiImage
    }
  }

  subscript(tag: AnyHashable) -> UIImage? { picture(tag) }
}

/// The view of a content that has a tag.
private struct TaggedView<Content: View>: PrimitiveView {
  let content: Content
  let tag: AnyHashable

  static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    let (builder, choices) = ChoiceBuilder.choices(of: view.content, in: context)
    let chosen = choices.filter { $0.tag == view.tag }
    builder.drop(choices.filter { $0.tag != view.tag }, in: context.builder)
    return _Nodes(chosen.prefix(1).map(\.id))
  }
}

extension GraphicsContext {
  /// A view that a canvas draws as a picture.
  @preconcurrency @MainActor
  public struct ResolvedSymbol {
    fileprivate let image: UIImage
    /// The size.
    public var size: CGSize { image.size }
  }

  /// Returns the view with a tag among the symbols of the canvas, or nil.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols[AnyHashable(id)].map { ResolvedSymbol(image: $0) }
  }

  /// Draws a view with an anchor of it at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = symbol.size
    draw(
      symbol,
      in: CGRect(
        x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y,
        width: size.width, height: size.height))
  }

  /// Draws a view in a rectangle.
  public func draw(
    _ symbol: ResolvedSymbol, in rect: CGRect, style: FillStyle = FillStyle()
  ) {
    guard let bitmap = symbol.image.bitmap else { return }
    draw([.image(bitmap, in: rect.rect, ImageDrawing(), .sourceOver)])
  }

  /// Draws with the functions of Core Graphics, from the top left with y downward.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let drawing = CGContext(
      bounds: Rect(x: 0, y: 0, width: size.width, height: size.height), scale: 1)
    try content(drawing)
    draw(drawing.finished())
  }
}
