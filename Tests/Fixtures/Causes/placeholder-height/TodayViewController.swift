import NotificationCenter
import UIKit

class TodayViewController: UIViewController, NCWidgetProviding {
  override func viewDidLoad() {
    super.viewDidLoad()
  }
}

class DialView: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 60) }
  override func draw(_ rect: CGRect) { UIBezierPath(ovalIn: rect).fill() }
}
