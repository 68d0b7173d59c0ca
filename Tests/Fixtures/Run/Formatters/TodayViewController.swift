import NotificationCenter
import UIKit

/// A widget that shows the texts of Foundation's formatters in the picture's language, a label each.
final class TodayViewController: UIViewController, NCWidgetProviding {
  private var last: UILabel?

  private func show(_ name: String, _ text: String?) {
    let label = UILabel()
    label.text = name + "=" + (text ?? "nil")
    label.font = .systemFont(ofSize: 2)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    label.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    label.topAnchor.constraint(equalTo: last?.bottomAnchor ?? view.topAnchor).isActive = true
    last = label
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showDistances()
    showDurations()
    showMeasurements()
    showOthers()
  }

  private func showDistances() {
    let formatter = RelativeDateTimeFormatter()
    show("in", formatter.localizedString(from: DateComponents(day: 3)))
    formatter.unitsStyle = .short
    show("ago", formatter.localizedString(fromTimeInterval: -7200))
    formatter.unitsStyle = .abbreviated
    show("narrow", formatter.localizedString(fromTimeInterval: 300))
    formatter.unitsStyle = .full
    formatter.dateTimeStyle = .named
    show("yesterday", formatter.localizedString(from: DateComponents(day: -1)))
    let style = Date.RelativeFormatStyle(presentation: .named, unitsStyle: .wide)
    show("next", style.format(Date().addingTimeInterval(7 * 86_400)))
  }

  private func showDurations() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    show("duration", formatter.string(from: 3900))
    formatter.unitsStyle = .short
    show("short", formatter.string(from: 7860))
    formatter.unitsStyle = .abbreviated
    show("letters", formatter.string(from: 3900))
  }

  private func showMeasurements() {
    let speed = Measurement(value: 21, unit: UnitSpeed.kilometersPerHour)
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .providedUnit
    show("speed", formatter.string(from: speed))
    let length = Measurement(value: 5, unit: UnitLength.kilometers)
    show("length", length.formatted(.measurement(width: .wide, usage: .asProvided)))
    formatter.unitStyle = .long
    show("mass", formatter.string(from: Measurement(value: 1.5, unit: UnitMass.kilograms)))
  }

  private func showOthers() {
    show("list", ListFormatter.localizedString(byJoining: ["A", "B", "C"]))
    show("or", ["A", "B"].formatted(.list(type: .or)))
    show("bytes", ByteCountFormatter.string(fromByteCount: 1_500_000, countStyle: .file))
    show("bytes2", Int64(1_500_000).formatted(.byteCount(style: .file)))
    let formatter = DateFormatter()
    formatter.dateStyle = .long
    show("date", formatter.string(from: Date(timeIntervalSince1970: 1_772_712_000)))
    show("percent", 0.26.formatted(.percent))
    let number = NumberFormatter()
    number.numberStyle = .decimal
    show("decimal", number.string(from: 1_234_567.5))
  }
}
