import NotificationCenter
import UIKit

@objc(WidgetController)
final class WidgetController: UIViewController, NCWidgetProviding {
  private lazy var title1: UILabel = {
    let label = UILabel()
    label.font = UIFont.preferredFont(forTextStyle: .headline)
    label.text = NSLocalizedString("Next train", comment: "")
    return label
  }()

  private let time: UILabel = {
    let label = UILabel()
    label.font = .systemFont(ofSize: 34, weight: .light)
    label.text = "10:24"
    label.textColor = .red
    return label
  }()

  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 110))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    [title1, time].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview($0)
    }
    NSLayoutConstraint.activate([
      title1.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      title1.topAnchor.constraint(equalTo: view.topAnchor, constant: 14),
      time.leadingAnchor.constraint(equalTo: title1.leadingAnchor),
      time.topAnchor.constraint(equalTo: title1.bottomAnchor, constant: 6),
    ])
  }
}
