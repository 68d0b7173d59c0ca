import CoreGraphics
public import Foundation
package import VitrineLayout

/// A view that applies a visual effect to its content.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view whose subviews have the effect.
  public private(set) var contentView = UIView(frame: .zero)

  package override class var initialModel: View { View("") }

  /// Creates a view with an effect and an empty frame.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    addContentView()
    self.effect = effect
    showEffect()
  }

  override public init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// Creates a view of a storyboard or xib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Adds the content view, which fills the effect view at every size.
  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  override func adopt(_ view: UIView, id: ViewID, model: View) {
    addSubview(view)
    if subviews.count == 1 { contentView = view }
  }

  /// The visual effect.
  ///
  /// A blur tints the backdrop; a vibrancy effect blends the content view with the card.
  ///
  /// The card behind a widget is already blurred.
  open var effect: UIVisualEffect? {
    didSet { showEffect() }
  }

  /// Updates the engine's kind of view, and the vibrancy that the content inherits.
  private func showEffect() {
    guard let engine = effect?.effect else {
      model.kind = .plain
      contentView.layer.style.vibrancy = nil
      return
    }
    model.kind = .effect(engine)
    if case .vibrancy(let vibrancy) = engine {
      contentView.layer.style.vibrancy = vibrancy
    } else {
      contentView.layer.style.vibrancy = nil
    }
  }
}
