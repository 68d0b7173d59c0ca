import NotificationCenter
import UIKit

class TodayViewController: UIViewController, NCWidgetProviding {
  @IBOutlet weak var titleLabel: UILabel!

  private let chart = LineChart()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(chart)
  }
}
