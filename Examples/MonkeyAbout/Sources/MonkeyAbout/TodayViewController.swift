import Vitrine

/// The example of the platform's documentation, line by line: a greeting that becomes a gorilla where
/// there is room for one.
class TodayViewController: WidgetViewController, WidgetProviding {
  lazy var titleLabel = outlet("title")

  override func viewDidLoad() {
    super.viewDidLoad()
    extensionContext.widgetLargestAvailableDisplayMode = .expanded
  }

  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    completionHandler(.newData)
  }

  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {
    if activeDisplayMode == .expanded {
      preferredContentSize = CGSize(width: maxSize.width, height: 200)
      titleLabel.text = "Gorilla!!!!"
      titleLabel.font = "44 semibold"
    } else {
      preferredContentSize = maxSize
      titleLabel.text = "Let's Monkey About!"
      titleLabel.font = "24"
    }
  }
}
