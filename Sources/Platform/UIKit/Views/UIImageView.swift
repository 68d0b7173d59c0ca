import CoreGraphics
public import Foundation
import VitrineGraphics
package import VitrineLayout
import VitrineSolver

/// A view of an image.
///
/// It is as large as the image unless constraints say otherwise. In other sizes the content mode
/// positions the image, which is clipped only if the view clips. A template image has the tint
/// color.
@preconcurrency @MainActor
open class UIImageView: UIView {
  package override class var initialModel: View {
    var model = View("", .image(ImageView()))
    model.hugging = AxisPriorities(horizontal: Priority(251), vertical: Priority(251))
    return model
  }

  override class var receivesTouches: Bool { false }

  override public init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view of a storyboard or xib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a view with the image's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    // Property observers aren't called in a class's initializer.
    showImage()
  }

  /// Creates a view with an image and another one for its highlighted state.
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

  /// The image, whose size is the view's intrinsic size.
  open var image: UIImage? {
    didSet { if oldValue != image { showImage() } }
  }

  /// The image that is shown while the view is highlighted.
  open var highlightedImage: UIImage? {
    didSet { if oldValue != highlightedImage { showImage() } }
  }

  /// A Boolean value that indicates whether the view shows its highlighted image, if it has one.
  open var isHighlighted = false {
    didSet { if oldValue != isHighlighted { showImage() } }
  }

  /// The default configuration of a symbol.
  ///
  /// Other images ignore it.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if oldValue != preferredSymbolConfiguration { showImage() } }
  }

  private func showImage() {
    var shown = isHighlighted ? highlightedImage ?? image : image
    if isAnimating { shown = animationImages?.first ?? shown }
    if let preferredSymbolConfiguration { shown = shown?.preferring(preferredSymbolConfiguration) }
    // The alignment rectangle of a symbol is higher than its drawing.
    model.alignmentInsets = shown?.symbolInsets
    model.kind = .image(ImageView(shown?.shown))
    contentDidChange()
  }

  // MARK: Animations, which a picture doesn't show

  /// The images of an animation.
  open var animationImages: [UIImage]?
  /// The images of a highlighted view's animation.
  open var highlightedAnimationImages: [UIImage]?
  /// The duration of a run in seconds.
  open var animationDuration: TimeInterval = 0
  /// The number of runs, or 0 for endless ones.
  open var animationRepeatCount = 0
  /// A Boolean value that indicates whether the animation runs.
  open private(set) var isAnimating = false { didSet { showImage() } }
  /// A Boolean value that indicates whether the font size of text changes the image.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// Begins the animation, whose first image is shown.
  open func startAnimating() {
    isAnimating = animationImages != nil
  }

  /// Ends the animation.
  open func stopAnimating() { isAnimating = false }
}
