import NotificationCenter
import UIKit

class TodayViewController: UIViewController, NCWidgetProviding {
  @IBOutlet weak var chart: ChartView!

  override func viewDidLoad() {
    super.viewDidLoad()
    chart.values = [0.2, 0.4, 0.3, 0.8, 0.6, 0.9, 0.5]
  }
}
