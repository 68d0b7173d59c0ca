import CoreGraphics
import Foundation
import VitrineLayout

/// A button's title label, which forwards its properties to the button.
final class ButtonTitleLabel: UILabel {
  private unowned let button: UIButton

  init(_ button: UIButton) {
    self.button = button
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  // The platform declares it as implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var font: UIFont! {
    get { UIFont(button.button.font) }
    set { button.setFont((newValue ?? .systemFont(ofSize: 18)).description) }
  }

  override var lineBreakMode: NSLineBreakMode {
    get { NSLineBreakMode(button.button.lineBreakMode) }
    set { button.button.lineBreakMode = newValue.mode }
  }

  // The platform declares it as implicitly unwrapped.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var textColor: UIColor! {
    get { button.titleColor(for: button.state) ?? button.tintColor }
    set { button.setTitleColor(newValue, for: .normal) }
  }

  override var text: String? {
    get { button.currentTitle }
    set { button.setTitle(newValue, for: .normal) }
  }
}
