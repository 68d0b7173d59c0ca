import NotificationCenter
import SnapKit
import UIKit

class TodayViewController: UIViewController, NCWidgetProviding {
  @IBOutlet weak var label: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "needs SnapKit"
    label.snp.makeConstraints { make in make.center.equalToSuperview() }
  }
}
