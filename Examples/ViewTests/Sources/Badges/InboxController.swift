public import UIKit

/// A list of badges below the top of the screen.
public final class InboxController: UIViewController {
  private let counts: [Int]
  private let stack = UIStackView()

  public init(_ counts: [Int]) {
    self.counts = counts
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
    ])
    for count in counts {
      stack.addArrangedSubview(BadgeView("Inbox", count: count))
    }
  }
}
