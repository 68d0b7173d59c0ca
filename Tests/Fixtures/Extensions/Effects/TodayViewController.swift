import NotificationCenter
import UIKit

class TodayViewController: UIViewController, NCWidgetProviding {
  override func viewDidLoad() {
    super.viewDidLoad()
    let effect = UIVisualEffectView(effect: UIVibrancyEffect.widgetPrimary())
    effect.frame = view.bounds
    effect.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let label = UILabel(frame: CGRect(x: 16, y: 20, width: 280, height: 60))
    label.numberOfLines = 2
    label.text = "Vibrant text\non the card"
    effect.contentView.addSubview(label)
    view.addSubview(effect)
  }
}
