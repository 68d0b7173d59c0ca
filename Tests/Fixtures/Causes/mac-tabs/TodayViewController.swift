import Cocoa
import NotificationCenter

class TodayViewController: NSViewController, NCWidgetProviding {
  override var nibName: NSNib.Name? { "TodayViewController" }
}
