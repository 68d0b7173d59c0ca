import NotificationCenter
import UIKit

class TodayViewController: UIViewController, NCWidgetProviding {
  @IBOutlet weak var titleLabel: UILabel!

  @IBOutlet weak var detailLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    extensionContext?.widgetLargestAvailableDisplayMode = .expanded
  }

  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {
    switch activeDisplayMode {
    case .compact:
      detailLabel.isHidden = true
      preferredContentSize = maxSize
    case .expanded:
      detailLabel?.isHidden = false
      preferredContentSize = CGSize(width: 0, height: 160)
    @unknown default:
      break
    }
  }
}
