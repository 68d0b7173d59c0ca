import NotificationCenter
import UIKit

class TodayViewController: UIViewController, NCWidgetProviding {
  @IBOutlet weak var label: UILabel!

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let defaults = UserDefaults(suiteName: "group.com.example.score")
    let home = defaults?.integer(forKey: "home") ?? 0
    let away = defaults?.integer(forKey: "away") ?? 0
    let team = defaults?.string(forKey: "team") ?? "Nobody"
    label.text = "\(team) \(home) : \(away)"
  }
}
