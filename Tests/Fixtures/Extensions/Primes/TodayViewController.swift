import NotificationCenter
import UIKit

class TodayViewController: UIViewController, NCWidgetProviding {
  @IBOutlet weak var label: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "…"
    DispatchQueue.global(qos: .userInitiated).async { [weak self] in
      let primes = (2..<50).filter { number in !(2..<number).contains { number % $0 == 0 } }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        self?.label.text = primes.map(String.init).joined(separator: " ")
      }
    }
  }
}
