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

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  override func adopt(_ view: UIView, _ id: ViewID, _ model: View) {
    addSubview(view)
    if subviews.count == 1 { contentView = view }
  }

  open var effect: UIVisualEffect? {
    didSet { showEffect() }
  }

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
