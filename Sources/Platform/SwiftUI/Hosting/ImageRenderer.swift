public import CoreGraphics
import Vitrine
import VitrineGraphics
import VitrinePlacement

/// A renderer of images of a view.
@preconcurrency @MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content
  /// The size that is proposed to the view.
  public var proposedSize = ProposedViewSize.unspecified
  /// The number of pixels per point.
  ///
  /// It is rounded to 1, 2 or 3, because text and edges are on whole pixels of such screens.
  public var scale: CGFloat = 1
  /// A Boolean value that indicates whether the image is black behind the view.
  public var isOpaque = false

  /// Creates a renderer.
  public init(content: Content) { self.content = content }

  /// The image of the view in its current state, or nil for a view without a size.
  public var cgImage: CGImage? { bitmap.map { CGImage($0) } }

  /// The image of the view in its current state, or nil for a view without a size.
  public var uiImage: UIImage? { bitmap.map { UIImage($0, scale: CGFloat(wholeScale)) } }

  /// Calls a function with the size of the view and a function that draws the view.
  public func render(
    rasterizationScale: CGFloat = 1,
    renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void
  ) {
    guard let image = uiImage, let pixels = image.cgImage else { return }
    renderer(image.size) { context in
      context.draw(pixels, in: CGRect(origin: .zero, size: image.size))
    }
  }

  private var wholeScale: Int { scale < 1.5 ? 1 : scale < 2.5 ? 2 : 3 }

  private var bitmap: Bitmap? {
    var variant = LiveEnvironment.current.variant
    variant.scaleOverride = wholeScale
    // The home screen would paint the background of a widget behind the view.
    variant.host = .today
    var views: ProgramViews?
    LiveEnvironment.within(LiveEnvironment.current.with(variant)) {
      let graph = isOpaque ? ViewGraph(content.background(Color.black)) : ViewGraph(content)
      let picture = graph.picture(in: proposedSize.engine)
      variant.canvas = .fixed(picture.size)
      if picture.size.width > 0, picture.size.height > 0 { views = ProgramViews(picture) }
    }
    guard let views else { return nil }
    variant.chrome = .none
    let program = ViewProgram(title: "\(Content.self)") { _, _ in views }
    let widget = Vitrine.Widget(program, path: "\(Content.self)")
    return try? Vitrine.render(widget, as: variant, in: LiveEnvironment.workshop).bitmap
  }
}
