import Cocoa
import NotificationCenter

class TodayViewController: NSViewController, NCWidgetProviding {
  override var nibName: NSNib.Name? { "TodayViewController" }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(DepartureBoard())
  }
}

class DepartureBoard: NSView {}
