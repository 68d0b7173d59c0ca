import NotificationCenter
import UIKit

#if os(iOS)
  private let greeting = #"A "raw" greeting"#
#else
  private let greeting = "not iOS"
#endif

class TodayViewController: UIViewController, NCWidgetProviding {
  @IBOutlet private weak var label: UILabel! {
    didSet { label.textColor = UIColor(red: 0.1, green: 0.4, blue: 0.2, alpha: 1) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    /* A comment /* in a comment */ with @IBOutlet */
    label.text = """
      \(greeting): \([1, 2, 3].map { "\($0)" }.joined(separator: "-"))
      #selector(nothing) stays
      """
  }
}
