import CoreData
import NotificationCenter
import UIKit

protocol CheckBoxDelegate: class {
  func checkBox(_ checkBox: CheckBox, didChange isChecked: Bool)
}

class CheckBox: UIControl {
  weak var delegate: CheckBoxDelegate?
  var isChecked = false {
    didSet {
      guard isChecked != oldValue else { return }
      setNeedsDisplay()
      sendActions(for: .valueChanged)
      delegate?.checkBox(self, didChange: isChecked)
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    isAccessibilityElement = true
    accessibilityTraits = UIAccessibilityTraits.button
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.5 : 1 }
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 24, height: 24) }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    isChecked.toggle()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let box = UIBezierPath(roundedRect: rect.insetBy(dx: 2, dy: 2), cornerRadius: 4)
    tintColor.setStroke()
    box.lineWidth = 1.5
    box.stroke()
    guard isChecked else { return }
    let mark = UIBezierPath()
    mark.move(to: CGPoint(x: rect.width * 0.25, y: rect.height * 0.5))
    mark.addLine(to: CGPoint(x: rect.width * 0.45, y: rect.height * 0.7))
    mark.addLine(to: CGPoint(x: rect.width * 0.78, y: rect.height * 0.3))
    mark.lineWidth = 2
    mark.lineCapStyle = .round
    mark.lineJoinStyle = .round
    mark.stroke()
  }
}

struct Task: Codable, Equatable {
  var title: String
  var isDone: Bool
}

class TaskCell: UITableViewCell {
  static let identifier = "TaskCell"
  let checkBox = CheckBox(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
  let vibrancy = UIVisualEffectView(effect: nil)
  let title = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    backgroundView = UIView()
    if #available(iOS 10.0, *) {
      vibrancy.effect = UIVibrancyEffect.widgetPrimary()
    } else {
      vibrancy.effect = UIVibrancyEffect.notificationCenter()
    }
    vibrancy.frame = contentView.bounds
    vibrancy.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(vibrancy)
    vibrancy.contentView.addSubview(checkBox)
    vibrancy.contentView.addSubview(title)
    indentationWidth = 10
    accessoryType = .none
    editingAccessoryType = .disclosureIndicator
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    checkBox.frame = CGRect(x: 16, y: (bounds.height - 24) / 2, width: 24, height: 24)
    title.frame = CGRect(x: 52, y: 0, width: bounds.width - 68, height: bounds.height)
  }

  func show(_ task: Task) {
    checkBox.isChecked = task.isDone
    let attributes: [NSAttributedString.Key: Any] =
      task.isDone
      ? [.strikethroughStyle: NSUnderlineStyle.single.rawValue, .foregroundColor: UIColor.gray]
      : [:]
    title.attributedText = NSAttributedString(string: task.title, attributes: attributes)
  }
}

class TodayViewController: UIViewController, NCWidgetProviding {
  lazy var persistentContainer: NSPersistentContainer = {
    let container = NSPersistentContainer(name: "Tasks")
    container.loadPersistentStores(completionHandler: { (storeDescription, error) in
      if let error = error as NSError? {
        print("Unresolved error \(error), \(error.userInfo)")
      }
    })
    return container
  }()

  var tasks = [
    Task(title: "Buy milk", isDone: true), Task(title: "Call mother", isDone: false),
    Task(title: "Water the plants", isDone: false),
  ]
  let table = UITableView()
  let emptyLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    extensionContext?.widgetLargestAvailableDisplayMode = .expanded
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.register(TaskCell.self, forCellReuseIdentifier: TaskCell.identifier)
    table.dataSource = self
    table.delegate = self
    table.separatorStyle = UITableViewCell.SeparatorStyle.none
    table.backgroundColor = .clear
    table.tintColor = view.tintColor
    emptyLabel.text = "Nothing to do"
    emptyLabel.isHidden = !tasks.isEmpty
    table.backgroundView = emptyLabel
    view.addSubview(table)
    fetch()
  }

  func fetch() {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Task")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    request.predicate = NSPredicate(format: "isDone == %@", NSNumber(value: false))
    request.fetchLimit = 10
    if let found = try? persistentContainer.viewContext.fetch(request), !found.isEmpty {
      tasks = found.map { Task(title: $0.value(forKey: "title") as? String ?? "", isDone: false) }
    }
    if let data = UserDefaults(suiteName: "group.example.todo")?.data(forKey: "tasks"),
      let saved = try? JSONDecoder().decode([Task].self, from: data)
    {
      tasks = saved
    }
  }

  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {
    UIView.setAnimationsEnabled(false)
    preferredContentSize =
      activeDisplayMode == .expanded
      ? CGSize(width: maxSize.width, height: CGFloat(tasks.count) * 44) : maxSize
    UIView.setAnimationsEnabled(true)
  }

  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
    fetch()
    table.reloadData()
    completionHandler(.newData)
  }
}

extension TodayViewController: UITableViewDataSource, UITableViewDelegate, CheckBoxDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tasks.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: TaskCell.identifier) as? TaskCell
    else { return UITableViewCell() }
    cell.checkBox.tag = indexPath.row
    cell.show(tasks[indexPath.row])
    cell.checkBox.delegate = self
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    tasks[indexPath.row].isDone.toggle()
    tableView.reloadRows(at: [indexPath], with: UITableView.RowAnimation.automatic)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete {
      tasks.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .left)
    }
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  func checkBox(_ checkBox: CheckBox, didChange isChecked: Bool) {
    tasks[checkBox.tag].isDone = isChecked
    let sheet = UIAlertController(title: nil, message: "Done", preferredStyle: .actionSheet)
    sheet.addAction(
      UIAlertAction(title: "OK", style: .default) { _ in self.dismiss(animated: true) })
    if isChecked && false { present(sheet, animated: true) }
  }
}
