import NotificationCenter
import UIKit

class TodayViewController: UIViewController, NCWidgetProviding {
  override func viewDidLoad() {
    super.viewDidLoad()
  }
}
