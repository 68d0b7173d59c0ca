import NotificationCenter
import UIKit

class TodayViewController: UIViewController, NCWidgetProviding {
  @IBOutlet weak var label: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    let attributes: [NSAttributedStringKey: Any] = [.foregroundColor: UIColor.purple]
    label.attributedText = NSAttributedString(string: "Swift 4", attributes: attributes)
    let tap = UITapGestureRecognizer(
      target: self, action: #selector(TodayViewController.tapped(_:)))
    label.addGestureRecognizer(tap)
  }

  @objc dynamic func tapped(_ sender: Any?) {
    label.text = "tapped"
  }
}
