import NotificationCenter
import UIKit

class TodayViewController: UIViewController, NCWidgetProviding {
  override func viewDidLoad() {
    super.viewDidLoad()
    let badge = BadgeView(frame: CGRect(x: 16, y: 24, width: 200, height: 60))
    badge.layer.cornerRadius = 12
    badge.clipsToBounds = true
    view.addSubview(badge)
  }
}
