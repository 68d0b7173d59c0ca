import NotificationCenter
import UIKit

class TodayViewController: UIViewController, NCWidgetProviding {
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet weak var detailLabel: UILabel!

  func prepareForLater() {
    extensionContext?.widgetLargestAvailableDisplayMode = .expanded
    titleLabel.isHidden = true
  }
}
