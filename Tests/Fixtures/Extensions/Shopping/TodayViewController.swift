import NotificationCenter
import UIKit

struct Item {
  var name: String
  var isBought: Bool
}

class ItemCell: UITableViewCell {
  @IBOutlet weak var nameLabel: UILabel!

  func configure(with item: Item) {
    nameLabel.text = item.name
    accessoryType = item.isBought ? .checkmark : .none
  }
}

class TodayViewController: UIViewController, NCWidgetProviding, UITableViewDataSource,
  UITableViewDelegate
{
  @IBOutlet weak var tableView: UITableView!

  let items = [
    Item(name: "Bread", isBought: true), Item(name: "Milk", isBought: false),
    Item(name: "Apples", isBought: false), Item(name: "Coffee", isBought: true),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    extensionContext?.widgetLargestAvailableDisplayMode = .expanded
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = 44
    tableView.reloadData()
  }

  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {
    if activeDisplayMode == .expanded {
      preferredContentSize = CGSize(width: maxSize.width, height: CGFloat(items.count) * 44)
    } else {
      preferredContentSize = maxSize
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "ItemCell", for: indexPath) as! ItemCell
    cell.configure(with: items[indexPath.row])
    return cell
  }

  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    completionHandler(.newData)
  }
}
