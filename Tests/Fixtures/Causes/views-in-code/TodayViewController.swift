import NotificationCenter
import UIKit

class TodayViewController: UIViewController, NCWidgetProviding {
  override func viewDidLoad() {
    super.viewDidLoad()
    let board = DepartureBoard()
    view.addSubview(board)
  }
}

class DepartureBoard: UIView {}
