import NotificationCenter
import UIKit

class TodayViewController: UIViewController, NCWidgetProviding {
  @IBOutlet weak var titleLabel: UILabel!

  override func loadView() {
    view = UIView()
  }
}
