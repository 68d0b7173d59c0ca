import NotificationCenter
import UIKit

class TodayViewController: UIViewController, NCWidgetProviding {
  @IBOutlet weak var label: UILabel!

  private var timer: Timer?
  private let target = Date(timeIntervalSince1970: 1_500_000_000)

  override func viewDidLoad() {
    super.viewDidLoad()
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    tick()
  }

  @objc private func tick() {
    let days = Calendar.current.dateComponents([.day], from: Date(), to: target).day ?? 0
    label.text = "\(days) days to go"
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }
}
