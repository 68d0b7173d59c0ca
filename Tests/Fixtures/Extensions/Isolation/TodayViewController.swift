import NotificationCenter
import UIKit

// Ordinary code that Xcode compiles in Swift 5 mode: closures of Foundation, helper types, functions
// and extensions that use views without an actor.

class TodayViewController: UIViewController, NCWidgetProviding, PresenterDelegate {
  let label = UILabel()
  var count = 0
  var timer: Timer?
  lazy var badge: UILabel = {
    let view = UILabel()
    view.textColor = .red
    return view
  }()
  let presenter = Presenter()
  let helper = LabelHelper()
  let queue = DispatchQueue(label: "widget")

  override func viewDidLoad() {
    super.viewDidLoad()
    label.frame = CGRect(x: 16, y: 16, width: 280, height: 21)
    view.addSubview(label)
    presenter.delegate = self
    closuresOfFoundation()
    closuresOfQueues()
    closuresOfUIKit()
    readOnOtherQueues()
    useHelpers()
  }

  deinit { timer?.invalidate() }

  func show(_ text: String) { label.text = text }

  func presenterDidUpdate(_ text: String) { show(text) }

  func closuresOfFoundation() {
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in
      self.label.text = "timer"
    }
    Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { [weak self] _ in
      self?.show("timer")
    }
    let url = URL(string: "https://example.com/a.json")!
    URLSession.shared.dataTask(with: url) { data, response, error in
      self.label.text = "data"
      self.count = data?.count ?? 0
    }
    NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: .main
    ) { notification in
      self.label.text = "changed"
      self.view.backgroundColor = .clear
    }
    OperationQueue.main.addOperation { self.label.text = "operation" }
    let block = BlockOperation { self.show("block") }
    block.completionBlock = { self.count += 1 }
    RunLoop.main.perform { self.label.alpha = 1 }
    if count > 100 { Thread.detachNewThread { self.label.text = "thread" } }
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: "/"), includingPropertiesForKeys: nil, options: [],
      errorHandler: { _, _ in
        self.label.text = "error"
        return true
      })
    _ = files
  }

  func closuresOfQueues() {
    DispatchQueue.main.async { self.label.text = "async" }
    DispatchQueue.main.asyncAfter(deadline: .now() + 60) { self.label.text = "after" }
    DispatchQueue.main.async(execute: { self.label.text = "execute" })
    let item = DispatchWorkItem { self.label.text = "item" }
    DispatchQueue.main.async(execute: item)
    let group = DispatchGroup()
    group.notify(queue: .main) { self.label.text = "group" }
    load { text in self.label.text = text }
    Self.fetch { text in self.label.text = text }
    fetchText { self.label.text = $0 }
    queue.async { self.count += 1 }
    DispatchQueue.global().async {
      let text = "from global"
      DispatchQueue.main.async { self.label.text = text }
    }
  }

  func closuresOfUIKit() {
    UIView.animate(withDuration: 0.3, animations: { self.label.alpha = 0.5 }) { done in
      self.label.alpha = 1
    }
    extensionContext?.open(URL(string: "app://")!) { success in
      self.label.text = success ? "opened" : "closed"
    }
  }

  func readOnOtherQueues() {
    DispatchQueue.global().async {
      let width = self.label.text?.count ?? 0
      self.count = width
      self.refresh()
    }
  }

  func refresh() { count += 1 }

  func useHelpers() {
    presenter.update(label)
    helper.set(label, "helper")
    LabelBox(label: label).fill("box")
    style(label)
    let made = makeLabel("made")
    let fact = Factory.label()
    let other = makeInClosure()
    let text = "text".label
    let image = UIColor.red.image()
    label.shrink()
    let width = "text".width(in: Style.font) + Style.font.lineHeight
    _ = (made, fact, other, text, image, width, Cache.shared.view, Style.tint, badge)
  }

  func load(completion: @escaping (String) -> Void) { completion("loaded") }

  static func fetch(completion: @escaping (String) -> Void) { completion("fetched") }

  func widgetPerformUpdate(completionHandler: (@escaping (NCUpdateResult) -> Void)) {
    fetchText { [weak self] text in
      self?.label.text = text
      completionHandler(.newData)
    }
  }
}

protocol PresenterDelegate: class {
  func presenterDidUpdate(_ text: String)
}

class Presenter {
  weak var delegate: PresenterDelegate?
  func update(_ label: UILabel) {
    label.text = "presented"
    delegate?.presenterDidUpdate(label.text ?? "")
  }
}

class LabelHelper: NSObject {
  func set(_ label: UILabel, _ text: String) {
    label.text = text
    label.isHidden = false
  }
}

struct LabelBox {
  let label: UILabel
  func fill(_ text: String) { label.text = text }
}

struct Factory {
  static func label() -> UILabel {
    let label = UILabel()
    label.font = .boldSystemFont(ofSize: 12)
    return label
  }
}

enum Style {
  static let font = UIFont.systemFont(ofSize: 14)
  static let tint = UIColor(white: 0, alpha: 0.5)
  static let image = UIImage(named: "none")
  static let inset = font.pointSize * 2
}

class Cache {
  static let shared = Cache()
  static let view = UIView()
  let view = UIView()
}

let makeInClosure: () -> UILabel = {
  let label = UILabel()
  label.text = "closure"
  return label
}

func style(_ label: UILabel) {
  label.textColor = Style.tint
  label.layer.cornerRadius = 4
}

func makeLabel(_ text: String) -> UILabel {
  let label = UILabel(frame: .zero)
  label.text = text
  return label
}

func fetchText(_ completion: @escaping (String) -> Void) {
  DispatchQueue.main.async { completion("fetched in the end") }
}

extension UILabel {
  func shrink() {
    adjustsFontSizeToFitWidth = true
    minimumScaleFactor = 0.5
  }
}

extension String {
  var label: UILabel {
    let label = UILabel()
    label.text = self
    return label
  }

  func width(in font: UIFont) -> CGFloat {
    let box = (self as NSString).boundingRect(
      with: CGSize(width: 1000, height: 100), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: nil)
    return max(box.width, size(withAttributes: [.font: font]).width)
  }
}

extension UIColor {
  func image() -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 0)
    setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    return image
  }
}
