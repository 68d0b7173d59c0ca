import NotificationCenter
import UIKit

class TodayViewController: UIViewController, NCWidgetProviding {
  private let stack = UIStackView()
  private let events = ["09:00  Stand-up", "11:30  Dentist", "14:00  Review", "18:15  Train home"]

  override func viewDidLoad() {
    super.viewDidLoad()
    extensionContext?.widgetLargestAvailableDisplayMode = NCWidgetDisplayMode.expanded
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    view.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-16-[stack]-16-|", options: [], metrics: nil, views: ["stack": stack])
    )
    view.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-8-[stack]-8-|", options: [], metrics: nil, views: ["stack": stack]))
  }

  private func fill(_ count: Int) {
    stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    for event in events.prefix(count) {
      let label = UILabel()
      label.text = event
      stack.addArrangedSubview(label)
    }
  }

  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {
    switch activeDisplayMode {
    case .compact:
      fill(2)
      preferredContentSize = maxSize
    case .expanded:
      fill(4)
      preferredContentSize = CGSize(width: 0, height: 180)
    @unknown default:
      break
    }
  }

  func widgetPerformUpdate(completionHandler: (@escaping (NCUpdateResult) -> Void)) {
    completionHandler(.noData)
  }
}
