import NotificationCenter
import UIKit

/// A widget that shows what Foundation makes of values in the picture's language, a label each.
final class TodayViewController: UIViewController, NCWidgetProviding {
  private let date = Date()
  private var last: UILabel?

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

  override func viewDidLoad() {
    super.viewDidLoad()
    showLocale()
    showDates()
    showNumbers()
    showTexts()
    showWords()
  }

  private func showLocale() {
    show("current", Locale.current.identifier)
    show("autoupdating", Locale.autoupdatingCurrent.identifier)
    show("NSLocale", NSLocale.current.identifier)
    show("preferred", Locale.preferredLanguages.joined(separator: " "))
    show("bundle", Bundle.main.preferredLocalizations.joined(separator: " "))
    show("first weekday", "\(Calendar.current.firstWeekday)")
    show("month", Calendar.current.monthSymbols[5])
    show("country", Locale.current.localizedString(forRegionCode: "JP") ?? "")
    show("metric", "\(Locale.current.usesMetricSystem)")
  }

  private func showDates() {
    let formatter = DateFormatter()
    for (name, style) in [("short", DateFormatter.Style.short), ("long", .long), ("full", .full)] {
      formatter.dateStyle = style
      formatter.timeStyle = .none
      show(name, formatter.string(from: date))
    }
    show("class", DateFormatter.localizedString(from: date, dateStyle: .short, timeStyle: .none))
    formatter.dateStyle = .none
    formatter.timeStyle = .short
    show("time", formatter.string(from: date.addingTimeInterval(5 * 3600)))
    formatter.setLocalizedDateFormatFromTemplate("MMMMd")
    show("template", formatter.string(from: date))
    formatter.dateFormat = "EEEE"
    show("pattern", formatter.string(from: date))
    let style = Date.RelativeFormatStyle(presentation: .named)
    show("relative", style.format(date.addingTimeInterval(86400)))
    show("weekday", date.formatted(.dateTime.weekday(.wide)))
  }

  private func showNumbers() {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    show("decimal", formatter.string(from: 1_234_567.891) ?? "")
    formatter.numberStyle = .currency
    show("currency", formatter.string(from: 112) ?? "")
    formatter.numberStyle = .percent
    show("percent", formatter.string(from: 0.26) ?? "")
    formatter.numberStyle = .spellOut
    show("spelled", formatter.string(from: 3) ?? "")
    show("number", 1_234_567.891.formatted())
    show("list", ["1", "2", "3"].formatted())
    show("localized", String.localizedStringWithFormat("%.1f", 1234.5))
    show("plain", String(format: "%.1f", 1234.5))
  }

  private func showTexts() {
    show("string", NSLocalizedString("greeting", comment: ""))
    show("table", Bundle.main.localizedString(forKey: "greeting", value: nil, table: "Other"))
    show("missing", NSLocalizedString("absent", comment: ""))
    let files = NSLocalizedString("files", comment: "")
    for count in [0, 1, 2, 3, 5, 11, 21, 100] {
      show("files \(count)", String.localizedStringWithFormat(files, count))
    }
    show("both", String(format: NSLocalizedString("both", comment: ""), "A", 1, 5))
    show("swapped", String(format: NSLocalizedString("swapped", comment: ""), 1, 5))
    let folder = Bundle.main.path(forResource: "Other", ofType: "strings") ?? ""
    show("resource", URL(fileURLWithPath: folder).deletingLastPathComponent().lastPathComponent)
  }

  private func showWords() {
    let distance = RelativeDateTimeFormatter()
    show("ago", distance.localizedString(fromTimeInterval: -7200))
    distance.dateTimeStyle = .named
    show("named", distance.localizedString(from: DateComponents(day: -1)))
    show("joined", ListFormatter.localizedString(byJoining: ["A", "B", "C"]))
    let measurement = MeasurementFormatter()
    measurement.unitOptions = .providedUnit
    measurement.unitStyle = .long
    show("length", measurement.string(from: Measurement(value: 5, unit: UnitLength.kilometers)))
    show("greeting", String(localized: "greeting"))
    let name = "x"
    show("values", String(localized: "\(3) of \(name), 5 %"))
    let resource: LocalizedStringResource = "greeting"
    show("lazy", String(localized: resource))
    show("default", String(localized: "absent", defaultValue: "no \(name)"))
  }
}
