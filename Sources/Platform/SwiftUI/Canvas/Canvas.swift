public import CoreGraphics
import VitrineGraphics
import VitrinePlacement

/// A drawing that an author's code makes for its size.
public struct Canvas<Symbols: View>: PrimitiveView, SitedView {
  package var site = _SourceSite()
  /// A function that draws.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  private let place: CallSite
  private let symbols: Symbols?

  /// Returns the layout nodes.
  public static func _nodes(of view: Self, in context: _ViewContext) -> _Nodes {
    let context = context.at(view.site)
    return _Nodes([
      context.add(
        FillLeaf(), [],
        .drawing { size, scale in
          let symbols = view.symbols.map {
            CanvasSymbols($0, in: context.environment, scale: scale)
          }
          var graphics = GraphicsContext(
            context, size, scale, view.place, symbols: symbols ?? .none)
          view.renderer(&graphics, CGSize(size))
          return graphics.items
        })
    ])
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a drawing.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    file: StaticString = #fileID, line: Int = #line
  ) {
    self.renderer = renderer
    place = CallSite(file, line)
    symbols = nil
  }
}

extension Canvas {
  /// Creates a drawing with views that it draws as symbols.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols, file: StaticString = #fileID, line: Int = #line
  ) {
    self.renderer = renderer
    place = CallSite(file, line)
    self.symbols = symbols()
  }
}
