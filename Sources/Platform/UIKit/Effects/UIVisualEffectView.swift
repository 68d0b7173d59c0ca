import CoreGraphics
public import Foundation
package import VitrineLayout

/// A view whose content takes part in an effect.
@MainActor
open class UIVisualEffectView: UIView {
  /// What the effect applies to.
  public private(set) var contentView = UIView(frame: .zero)

  package override class var initialModel: View { View("") }

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

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The content view fills the effect view at every size.
  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  override func adopt(_ view: UIView, _ id: ViewID, _ model: View) {
    addSubview(view)
    if subviews.count == 1 { contentView = view }
  }

  /// What the effect does to what is behind the view and to what is in it.
  ///
  /// A blur tints what is behind it; the card behind a widget is blurred already. A vibrancy effect
  /// blends what is in the content view with the card.
  open var effect: UIVisualEffect? {
    didSet { showEffect() }
  }

  /// The effect is the engine's view kind, and its vibrancy the style that the content hands down.
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
