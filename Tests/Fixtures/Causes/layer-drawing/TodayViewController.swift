import NotificationCenter
import UIKit

class TodayViewController: UIViewController, NCWidgetProviding {
  override func viewDidLoad() {
    super.viewDidLoad()
  }
}

class RingView: UIView {
  override func awakeFromNib() {
    super.awakeFromNib()
    let ring = CAShapeLayer()
    ring.path = UIBezierPath(ovalIn: bounds).cgPath
    layer.addSublayer(ring)
  }
}
