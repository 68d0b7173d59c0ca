import NotificationCenter
import UIKit

class TodayViewController: UIViewController, NCWidgetProviding {
  @IBOutlet weak var titleLabel: UILabel!

  @IBOutlet weak var container: UIView!
  private lazy var graph: GraphView = GraphView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    extensionContext?.widgetLargestAvailableDisplayMode = .expanded
    container.addSubview(graph)
  }
}
