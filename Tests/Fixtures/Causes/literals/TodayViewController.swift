import NotificationCenter
import UIKit

class TodayViewController: UIViewController, NCWidgetProviding {
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet weak var detailLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "Ferries"
    titleLabel.textColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    detailLabel.isHidden = true
  }
}
