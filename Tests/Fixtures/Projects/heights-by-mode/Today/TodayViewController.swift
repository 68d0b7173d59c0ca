import NotificationCenter
import UIKit

class TodayViewController: UIViewController, NCWidgetProviding {
  @IBOutlet weak var titleLabel: UILabel!

  private let rows = 4
  private let rowHeight: CGFloat = 40

  override func viewDidLoad() {
    super.viewDidLoad()
    // extensionContext?.widgetLargestAvailableDisplayMode = .compact
    extensionContext?.widgetLargestAvailableDisplayMode = NCWidgetDisplayMode.expanded
  }

  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {
    let isExpanded = activeDisplayMode == .expanded
    preferredContentSize =
      isExpanded
      ? CGSize(width: maxSize.width, height: CGFloat(rows) * rowHeight + 20)
      : maxSize
  }
}
