import NotificationCenter
import UIKit

class TodayViewController: UIViewController, NCWidgetProviding {
  override func viewDidLoad() {
    super.viewDidLoad()
    let title = UILabel(frame: CGRect(x: 16, y: 8, width: 200, height: 21))
    title.text = "Made in code"
    view.addSubview(title)
  }
}
