import NotificationCenter
import UIKit

class TodayViewController: UIViewController, NCWidgetProviding {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    3
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    FerryCell(style: .default, reuseIdentifier: nil)
  }
}

class FerryCell: UITableViewCell {}
