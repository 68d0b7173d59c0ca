import NotificationCenter
import UIKit

/// A widget that makes the attack whose name is in its defaults, and shows how it went.
final class TodayViewController: UIViewController, NCWidgetProviding {
  override func viewDidLoad() {
    super.viewDidLoad()
    let defaults = UserDefaults.standard
    let target = Target(
      folder: defaults.string(forKey: "folder") ?? "/nonexistent",
      process: defaults.integer(forKey: "process"))
    let names = defaults.string(forKey: "attacks") ?? ""
    let attacks = callAttacks + otherAttacks + resourceAttacks
    for name in names.split(separator: " ") {
      let attack = attacks.first { $0.0 == name }
      show("\(name): \(attack?.1(target) ?? "unknown")")
    }
    if names.isEmpty { for attack in attacks { show(attack.0) } }
  }

  private func show(_ text: String) {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 2000, height: 12))
    label.text = text
    view.addSubview(label)
  }
}
