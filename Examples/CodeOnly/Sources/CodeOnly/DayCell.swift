import UIKit

/// A row with a day and its steps.
final class DayCell: UITableViewCell {
  private let dayLabel = UILabel()
  private let stepsLabel = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    dayLabel.font = .systemFont(ofSize: 15)
    stepsLabel.font = .monospacedDigitSystemFont(ofSize: 15, weight: .medium)
    for label in [dayLabel, stepsLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
    }
    dayLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16).isActive =
      true
    stepsLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16)
      .isActive = true
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ day: String, _ steps: Int) {
    dayLabel.text = day
    stepsLabel.text = "\(steps)"
  }
}
