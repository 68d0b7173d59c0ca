import NotificationCenter
import UIKit

/// What taps, updates and modes do to a widget: every step of a session shows in one of its views.
class TodayViewController: UIViewController, NCWidgetProviding {
  private let countLabel = UILabel()
  private let stateLabel = UILabel()
  private let addButton = UIButton(type: .system)
  private let soundSwitch = UISwitch()
  private var count = 0
  private var updates = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    extensionContext?.widgetLargestAvailableDisplayMode = .expanded
    countLabel.font = UIFont.monospacedDigitSystemFont(ofSize: 34, weight: .light)
    addButton.setTitle("Add", for: .normal)
    addButton.addTarget(self, action: #selector(add(_:)), for: .touchUpInside)
    soundSwitch.addTarget(self, action: #selector(toggled), for: .valueChanged)
    let tap = UITapGestureRecognizer(target: self, action: #selector(openApp))
    stateLabel.isUserInteractionEnabled = true
    stateLabel.addGestureRecognizer(tap)
    let row = UIStackView(arrangedSubviews: [countLabel, addButton, soundSwitch])
    row.spacing = 16
    row.alignment = .center
    let column = UIStackView(arrangedSubviews: [row, stateLabel])
    column.axis = .vertical
    column.alignment = .center
    column.spacing = 8
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      column.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    show("loaded")
  }

  private func show(_ state: String) {
    countLabel.text = "\(count)"
    stateLabel.text = "\(state), \(updates) updates, sound \(soundSwitch.isOn ? "on" : "off")"
  }

  @objc private func add(_ sender: UIButton) {
    count += 1
    show("added")
  }

  @objc private func toggled() { show("switched") }

  @objc private func openApp() {
    extensionContext?.open(URL(string: "counter://show?count=\(count)")!, completionHandler: nil)
  }

  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {
    preferredContentSize =
      activeDisplayMode == .expanded ? CGSize(width: maxSize.width, height: 180) : maxSize
    show(activeDisplayMode == .expanded ? "opened" : "closed")
  }

  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    // As a fetch would: the answer comes from another queue.
    DispatchQueue.global().async {
      DispatchQueue.main.async {
        self.updates += 1
        self.show("updated")
        completionHandler(self.updates < 3 ? .newData : .noData)
      }
    }
  }
}
