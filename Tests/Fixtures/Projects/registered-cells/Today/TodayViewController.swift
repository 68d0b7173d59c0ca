import NotificationCenter
import UIKit

class TodayViewController: UIViewController, NCWidgetProviding {
  @IBOutlet weak var titleLabel: UILabel!

  @IBOutlet weak var tableView: UITableView!

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(DepartureCell.self, forCellReuseIdentifier: "departure")
  }
}
