import NotificationCenter
import UIKit

/// The example of the platform's documentation: a greeting that becomes a gorilla in a tall card.
class TodayViewController: UIViewController, NCWidgetProviding {
  let titleLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    extensionContext?.widgetLargestAvailableDisplayMode = .expanded
    addTitle()
  }

  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    completionHandler(.newData)
  }

  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {
    if activeDisplayMode == .expanded {
      preferredContentSize = CGSize(width: maxSize.width, height: 200)
      titleLabel.text = "Gorilla!!!!"
      titleLabel.font = UIFont.systemFont(ofSize: 44, weight: .semibold)
    } else {
      preferredContentSize = maxSize
      titleLabel.text = "Let's Monkey About!"
      titleLabel.font = UIFont.systemFont(ofSize: 24)
    }
  }

  /// The content of the documentation's storyboard: one vibrant label, centered between the
  /// margins.
  private func addTitle() {
    titleLabel.textAlignment = .center
    titleLabel.adjustsFontSizeToFitWidth = true
    titleLabel.minimumScaleFactor = 0.5
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    let effect = UIVisualEffectView(effect: UIVibrancyEffect.widgetPrimary())
    effect.frame = view.bounds
    effect.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    effect.contentView.addSubview(titleLabel)
    view.addSubview(effect)
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(
        equalTo: effect.contentView.leadingAnchor, constant: 16),
      titleLabel.trailingAnchor.constraint(
        equalTo: effect.contentView.trailingAnchor, constant: -16),
      titleLabel.topAnchor.constraint(equalTo: effect.contentView.topAnchor, constant: 8),
      titleLabel.bottomAnchor.constraint(
        equalTo: effect.contentView.bottomAnchor, constant: -8),
    ])
  }
}
