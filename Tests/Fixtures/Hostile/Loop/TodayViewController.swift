import NotificationCenter
import UIKit

class TodayViewController: UIViewController, NCWidgetProviding {
  override func viewDidLoad() {
    super.viewDidLoad()
    var number = 1
    while true { number = number &* 3 &+ 1 }
  }
}
