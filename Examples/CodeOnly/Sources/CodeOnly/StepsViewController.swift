import NotificationCenter
import UIKit

/// A widget whose interface is completely in code.
///
/// The collapsed card shows a number and a chart, the expanded card a table of days.
final class StepsViewController: UIViewController, NCWidgetProviding, UITableViewDataSource {
  private let days = [
    ("Monday", 8_214), ("Tuesday", 11_032), ("Wednesday", 6_480), ("Thursday", 9_377),
    ("Friday", 12_954),
  ]
  private let numberLabel = UILabel()
  private let captionLabel = UILabel()
  private let chart = ChartView()
  private let table = UITableView(frame: .zero, style: .plain)
  private lazy var tableHeight = table.heightAnchor.constraint(equalToConstant: 0)

  override func viewDidLoad() {
    super.viewDidLoad()
    extensionContext?.widgetLargestAvailableDisplayMode = .expanded
    styleTexts()
    table.dataSource = self
    table.register(DayCell.self, forCellReuseIdentifier: "day")
    table.rowHeight = 36
    placeViews()
  }

  private func styleTexts() {
    numberLabel.font = .systemFont(ofSize: 34, weight: .light)
    numberLabel.text = "12,954"
    captionLabel.font = .preferredFont(forTextStyle: .footnote)
    captionLabel.text = "steps today"
    captionLabel.textColor = .darkGray
  }

  private func placeViews() {
    let texts = UIStackView(arrangedSubviews: [numberLabel, captionLabel])
    texts.axis = .vertical
    texts.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let top = UIStackView(arrangedSubviews: [texts, chart])
    top.spacing = 20
    chart.values = days.map { CGFloat($0.1) }
    chart.backgroundColor = nil
    for view in [top, table] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      top.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      top.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      top.topAnchor.constraint(equalTo: view.topAnchor, constant: 12),
      top.heightAnchor.constraint(equalToConstant: 76),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.topAnchor.constraint(equalTo: top.bottomAnchor, constant: 12), tableHeight,
    ])
  }

  // MARK: The widget's life

  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {
    let isOpen = activeDisplayMode == .expanded
    tableHeight.constant = isOpen ? table.rowHeight * CGFloat(days.count) : 0
    preferredContentSize =
      isOpen ? CGSize(width: maxSize.width, height: 100 + tableHeight.constant) : maxSize
  }

  // MARK: The table

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    days.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "day", for: indexPath)
    (cell as? DayCell)?.show(days[indexPath.row].0, days[indexPath.row].1)
    return cell
  }
}
