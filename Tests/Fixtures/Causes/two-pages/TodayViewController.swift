import NotificationCenter
import UIKit

class TodayViewController: UIViewController, NCWidgetProviding {
  @IBOutlet weak var secondPage: UIView!

  override func viewDidLoad() {
    super.viewDidLoad()
    secondPage.alpha = 0
  }
}
