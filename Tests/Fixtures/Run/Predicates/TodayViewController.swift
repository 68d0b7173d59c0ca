import NotificationCenter
import UIKit

/// An object with properties of several types.
class Thing: NSObject {
  let name: String
  let note: String?
  init(_ name: String, _ note: String?) { (self.name, self.note) = (name, note) }
}

final class Place: Thing {
  let count: Int
  let tags: [String]
  let parent: Thing?
  let day: Date
  init(_ name: String, _ count: Int, note: String? = nil, tags: [String] = [], in parent: Thing?) {
    (self.count, self.tags, self.parent) = (count, tags, parent)
    day = Date(timeIntervalSince1970: Double(count) * 86_400)
    super.init(name, note)
  }
}

/// A widget that shows which objects fulfill predicates, and their orders, a label each.
final class TodayViewController: UIViewController, NCWidgetProviding {
  private var last: UILabel?
  private let places = [
    Place("Oslo", 3, note: "cold", tags: ["sea", "north"], in: Thing("Norway", nil)),
    Place("élan", 10, tags: ["word"], in: nil), Place("lima", 7, tags: [], in: Thing("Peru", nil)),
  ]

  private func show(_ name: String, _ text: String) {
    let label = UILabel()
    label.text = name + "=" + text
    label.font = .systemFont(ofSize: 2)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    label.topAnchor.constraint(equalTo: last?.bottomAnchor ?? view.topAnchor).isActive = true
    last = label
  }

  private func filter(_ name: String, _ format: String, _ arguments: Any...) {
    let predicate = NSPredicate(format: format, argumentArray: arguments)
    show(name, places.filter { predicate.evaluate(with: $0) }.map(\.name).joined(separator: ","))
  }

  private func sort(_ name: String, _ order: NSSortDescriptor...) {
    let sorted = NSArray(array: places).sortedArray(using: order)
    show(name, sorted.compactMap { ($0 as? Place)?.name }.joined(separator: ","))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    filter("equal", "name == %@", "Oslo")
    filter("key", "%K = %d", "count", 7)
    filter("range", "count >= 7 AND count < 10")
    filter("either", "count == 3 || name == 'lima'")
    filter("precedence", "count == 3 OR count == 7 AND name == 'none'")
    filter("brackets", "(count == 3 OR count == 7) AND NOT name == \"Oslo\"")
    filter("nil", "note == nil")
    filter("not nil", "note != NULL")
    filter("case", "name BEGINSWITH[c] 'o'")
    filter("marks", "name CONTAINS[cd] 'E'")
    filter("ends", "name ENDSWITH 'a'")
    filter("like", "name LIKE '?i*'")
    filter("matches", "name MATCHES '[A-Z].*'")
    filter("in", "name IN %@", ["lima", "Rome"])
    filter("list", "count IN {3, 10}")
    filter("between", "count BETWEEN {4, 10}")
    filter("dates", "day < %@", Date(timeIntervalSince1970: 5 * 86_400))
    filter("any", "ANY tags == 'sea'")
    filter("element", "tags CONTAINS 'word'")
    filter("number", "tags.@count == 0")
    filter("path", "parent.name == 'Peru'")
    filter("self", "SELF.count > 5")
    filter("constant", "TRUEPREDICATE")
    filter("unread", "FUNCTION(name, 'length') > 1")
    sort("by name", NSSortDescriptor(key: "name", ascending: true))
    sort("by count", NSSortDescriptor(key: "count", ascending: false))
    sort("by parent", NSSortDescriptor(key: "parent.name", ascending: true))
    sort(
      "by note", NSSortDescriptor(key: "note", ascending: false),
      NSSortDescriptor(key: "count", ascending: true))
    sort(
      "folded",
      NSSortDescriptor(
        key: "name", ascending: true,
        selector: #selector(NSString.localizedCaseInsensitiveCompare(_:))))
    let numbers = NSArray(array: [3, 1, 2]).sortedArray(using: [
      NSSortDescriptor(key: "self", ascending: true)
    ])
    show("numbers", numbers.map { "\($0)" }.joined(separator: ","))
    let rows = [["n": 2], ["n": 1]].filter {
      NSPredicate(format: "n > 1").evaluate(with: $0)
    }
    show("rows", "\(rows.count)")
  }
}
