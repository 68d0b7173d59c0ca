public import CoreGraphics
import Vitrine

extension Image {
  /// Creates an image that code draws in a size.
  @preconcurrency @MainActor
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    let canvas = Canvas { context, _ in renderer(&context) }
    let drawing = ImageRenderer(content: canvas.frame(width: size.width, height: size.height))
    drawing.isOpaque = opaque
    drawing.scale = CGFloat(LiveEnvironment.current.variant.scale)
    self.init(uiImage: drawing.uiImage ?? UIImage())
  }
}
