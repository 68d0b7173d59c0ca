import CoreGraphics
public import Foundation
import VitrineGraphics
package import VitrineLayout
import VitrineSolver

/// A picture.
///
/// As large as the picture unless constraints say otherwise; the content mode places it in other
/// sizes, without cutting it unless the view clips. A template picture shows in the tint color.
@MainActor
open class UIImageView: UIView {
  package override class var initialModel: View {
    var model = View("", .image(ImageView()))
    model.hugging = AxisPriorities(horizontal: Priority(251), vertical: Priority(251))
    return model
  }

  override public init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A view of the picture's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    // A class's own initializer sets its properties without observers.
    showImage()
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    showImage()
  }

  override func take(_ model: View) {
    super.take(model)
    guard case .image(let view) = model.kind, let reference = view.image else { return }
    image = UIImage(reference, scale: UIScreen.main.scale)
  }

  /// Its size is the view's own size.
  open var image: UIImage? {
    didSet { if oldValue != image { showImage() } }
  }

  /// Shown in place of the picture while the view is highlighted.
  open var highlightedImage: UIImage? {
    didSet { if oldValue != highlightedImage { showImage() } }
  }

  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { showImage() } }
  }

  /// How a symbol is shown that says less of it itself; other pictures don't follow it.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if oldValue != preferredSymbolConfiguration { showImage() } }
  }

  private func showImage() {
    var shown = isHighlighted ? highlightedImage ?? image : image
    if let preferredSymbolConfiguration { shown = shown?.preferring(preferredSymbolConfiguration) }
    // A symbol is aligned by a box that is higher than its drawing.
    model.alignmentInsets = shown?.symbolInsets
    model.kind = .image(ImageView(shown?.shown))
    contentDidChange()
  }
}
