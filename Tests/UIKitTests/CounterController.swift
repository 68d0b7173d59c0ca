import CoreGraphics
import Foundation
import NotificationCenter
import UIKit

/// A counter with a button that records the host's calls.
@MainActor
final class CounterController: UIViewController, NCWidgetProviding {
  var lines: [String] = []
  let label = UILabel()
  let button = UIButton(type: .system)
  let bar = UIView()
  var count = 0
  var result = NCUpdateResult.newData

  override func viewDidLoad() {
    super.viewDidLoad()
    lines.append("viewDidLoad")
    extensionContext?.widgetLargestAvailableDisplayMode = .expanded
    label.text = "0"
    button.setTitle("More", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.add() }, for: .touchUpInside)
    bar.backgroundColor = .red
    bar.frame = CGRect(x: 10, y: 80, width: 20, height: 10)
    view.addSubview(bar)
    for (index, item) in [label, button].enumerated() {
      view.holding(item)
      NSLayoutConstraint.activate([
        item.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
        item.leadingAnchor.constraint(
          equalTo: view.leadingAnchor, constant: CGFloat(10 + 100 * index)),
      ])
    }
  }

  private func add() {
    count += 1
    label.text = "\(count)"
    UIView.animate(withDuration: 0.3) { self.bar.frame.origin.x += 100 }
  }

  override func viewWillAppear(_ animated: Bool) { lines.append("viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { lines.append("viewDidAppear") }
  override func viewDidDisappear(_ animated: Bool) { lines.append("viewDidDisappear") }

  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {
    lines.append("mode \(activeDisplayMode)")
    preferredContentSize.height = activeDisplayMode == .expanded ? 200 : 0
  }

  func widgetPerformUpdate(
    completionHandler: @escaping (NCUpdateResult) -> Void
  ) {
    lines.append("update")
    completionHandler(result)
  }
}
