import EventKit
import NotificationCenter
import UIKit

private enum Section: Int, CaseIterable {
  case today, tomorrow

  var title: String {
    switch self {
    case .today: return "Today"
    case .tomorrow: return "Tomorrow"
    }
  }
}

private struct Event: Hashable {
  let title: String
  let start: Date
  let end: Date
  let color: UIColor
}

private class EventCell: UITableViewCell {
  let stripe = UIView()
  let titleLabel = UILabel()
  let timeLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = nil
    selectedBackgroundView = UIVisualEffectView(effect: UIVibrancyEffect.widgetSecondary())
    stripe.layer.cornerRadius = 1.5
    titleLabel.font = UIFont.preferredFont(forTextStyle: .body)
    titleLabel.allowsDefaultTighteningForTruncation = true
    titleLabel.highlightedTextColor = .white
    timeLabel.font = UIFont.preferredFont(forTextStyle: .caption1)
    timeLabel.textColor = .gray
    timeLabel.setContentHuggingPriority(.required, for: .horizontal)
    timeLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [stripe, titleLabel, timeLabel])
    row.spacing = 8
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    let guide = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stripe.widthAnchor.constraint(equalToConstant: 3),
      stripe.heightAnchor.constraint(equalToConstant: 28),
      row.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      row.topAnchor.constraint(equalTo: guide.topAnchor),
      row.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

class TodayViewController: UIViewController, NCWidgetProviding {
  private let store = EKEventStore()
  private var events: [[Event]] = [[], []]
  private lazy var tableView: UITableView = {
    let table = UITableView(frame: self.view.bounds, style: UITableView.Style.plain)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    table.register(EventCell.self, forCellReuseIdentifier: "event")
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 44
    table.backgroundColor = UIColor.clear
    table.showsVerticalScrollIndicator = false
    table.indicatorStyle = .black
    return table
  }()

  override func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: 110))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    extensionContext?.widgetLargestAvailableDisplayMode = NCWidgetDisplayMode.expanded
    reload()
    NotificationCenter.default.addObserver(
      self, selector: #selector(storeChanged(_:)), name: .EKEventStoreChanged, object: store)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc private func storeChanged(_ notification: Notification) {
    reload()
  }

  private func reload() {
    switch EKEventStore.authorizationStatus(for: .event) {
    case .authorized:
      let calendar = Calendar.autoupdatingCurrent
      let start = calendar.startOfDay(for: Date())
      let end = calendar.date(byAdding: .day, value: 2, to: start)!
      let predicate = store.predicateForEvents(withStart: start, end: end, calendars: nil)
      let found = store.events(matching: predicate).filter { !$0.isAllDay }
      events = [
        found.filter { calendar.isDateInToday($0.startDate) },
        found.filter { calendar.isDateInTomorrow($0.startDate) },
      ]
      .map {
        $0.map {
          Event(
            title: $0.title, start: $0.startDate, end: $0.endDate,
            color: UIColor(cgColor: $0.calendar.cgColor))
        }
      }
    case .notDetermined:
      store.requestAccess(to: .event) { granted, error in
        DispatchQueue.main.async { self.reload() }
      }
    default:
      break
    }
    if events.joined().isEmpty { events = sample() }
    tableView.reloadData()
  }

  private func sample() -> [[Event]] {
    let calendar = Calendar.current
    let now = Date()
    func event(_ title: String, _ day: Int, _ hour: Int, _ color: UIColor) -> Event {
      let start = calendar.date(
        byAdding: .day, value: day,
        to: calendar.date(bySettingHour: hour, minute: 30, second: 0, of: now)!)!
      return Event(title: title, start: start, end: start.addingTimeInterval(3600), color: color)
    }
    return [
      [event("Design review", 0, 10, .red), event("Lunch with Ana", 0, 12, .orange)],
      [event("Dentist", 1, 8, .purple)],
    ]
  }

  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {
    if activeDisplayMode == .compact {
      self.preferredContentSize = maxSize
    } else {
      self.preferredContentSize = CGSize(width: 0, height: tableView.contentSize.height)
    }
  }

  func widgetPerformUpdate(completionHandler: (@escaping (NCUpdateResult) -> Void)) {
    reload()
    completionHandler(events.joined().isEmpty ? .noData : .newData)
  }
}

extension TodayViewController: UITableViewDataSource, UITableViewDelegate {
  func numberOfSections(in tableView: UITableView) -> Int {
    Section.allCases.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    events[section].count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    events[section].isEmpty ? nil : Section(rawValue: section)?.title
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    events[section].isEmpty ? CGFloat.leastNormalMagnitude : 22
  }

  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    guard let header = view as? UITableViewHeaderFooterView else { return }
    header.textLabel?.font = UIFont.systemFont(ofSize: 12, weight: .semibold)
    header.textLabel?.textColor = UIColor.darkGray
    header.backgroundView = UIView()
    header.contentView.backgroundColor = .clear
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "event", for: indexPath) as! EventCell
    let event = events[indexPath.section][indexPath.row]
    let formatter = DateIntervalFormatter()
    formatter.locale = Locale(identifier: "en_GB")
    formatter.dateStyle = .none
    formatter.timeStyle = .short
    cell.titleLabel.text = event.title
    cell.timeLabel.text = formatter.string(from: event.start, to: event.end)
    cell.stripe.backgroundColor = event.color
    return cell
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  {
    [UITableViewRowAction(style: .destructive, title: "Delete") { _, _ in }]
  }
}
