import NotificationCenter
import UIKit

class TodayViewController: UIViewController, NCWidgetProviding {
  @IBOutlet weak var countLabel: UILabel!
  @IBOutlet private weak var detailLabel: UILabel!
  @IBOutlet var bar: UIProgressView!

  private var steps = 7214 {
    didSet { show() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    show()
  }

  private func show() {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    countLabel.text = formatter.string(from: NSNumber(value: steps))
    detailLabel.text = "\(max(0, 10_000 - steps)) to go"
    bar.progress = Float(steps) / 10_000
  }

  @IBAction func add(_ sender: UIButton) {
    steps += 500
  }

  func widgetPerformUpdate(completionHandler: (@escaping (NCUpdateResult) -> Void)) {
    completionHandler(NCUpdateResult.newData)
  }
}
