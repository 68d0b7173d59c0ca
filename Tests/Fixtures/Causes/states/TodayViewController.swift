import NotificationCenter
import UIKit

class TodayViewController: UIViewController, NCWidgetProviding {
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet weak var detailLabel: UILabel!

  func show(_ isSailing: Bool) {
    if isSailing {
      titleLabel.isHidden = true
      detailLabel.isHidden = false
    } else {
      titleLabel.isHidden = false
      detailLabel.isHidden = true
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    show(UserDefaults.standard.bool(forKey: "sailing"))
  }
}
