import Glibc
import NotificationCenter
import UIKit

class TodayViewController: UIViewController, NCWidgetProviding {
  override func viewDidLoad() {
    super.viewDidLoad()
    guard socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) < 0,
      socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0) < 0
    else { fatalError("a socket") }
    fatalError("no connection")
  }
}
