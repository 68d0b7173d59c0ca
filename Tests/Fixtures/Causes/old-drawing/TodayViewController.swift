import NotificationCenter
import UIKit

class TodayViewController: UIViewController, NCWidgetProviding {
  override func viewDidLoad() {
    super.viewDidLoad()
  }
}

class DialView: UIView {
  override func drawRect(rect: CGRect) {
    UIBezierPath(ovalInRect: rect).fill()
  }
}
