import NotificationCenter
import UIKit

class TodayViewController: UIViewController, NCWidgetProviding {
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet weak var detailLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = Store.shared.title
    detailLabel.text = "\(Store.shared.count) boats"
  }
}

final class Store {
  static let shared = Store()
  var title = ""
  var count = 0
}
