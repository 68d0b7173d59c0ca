import CoreGraphics
import Foundation
import Vitrine
import VitrineGraphics
import VitrineImport

/// The labels and the image of the standard cells, positioned as in UIKit's cells
/// (docs/PLATFORM.md, "Intrinsic sizes"): an inset of 15 points, and a subtitle cell's title 5
/// points below the top of 44.
@preconcurrency @MainActor
enum StandardCell {
  ///
  /// In an app it is the margin of a controller's root view from iOS 11 on.
  static var inset: CGFloat {
    let environment = LiveEnvironment.current
    guard let width = environment.appWidth, environment.variant.system.version >= 11 else {
      return 15
    }
    return CGFloat(width) >= UIView.wideScreen ? 20 : 16
  }
  /// The distance from the leading edge at which titles of the style `value2` end.
  private static let contactLine: CGFloat = 106
  private static let detailColor = UIColor(Color(hex: 0x8E8E93))

  static func addLabels(to cell: UITableViewCell, _ style: UITableViewCell.CellStyle) {
    let title = label(style == .value2 ? 12 : 17, in: cell)
    if style == .value2 { title.textColor = .systemBlue }
    var detail: UILabel?
    if style != .default {
      let made = label(style == .value1 ? 17 : 12, in: cell)
      if style == .value1 { made.textColor = detailColor }
      detail = made
    }
    cell.show(title, detail)
    guard let detail else { return NSLayoutConstraint.activate(single(title, cell.contentView)) }
    switch style {
    case .subtitle: NSLayoutConstraint.activate(subtitle(title, detail, in: cell.contentView))
    case .value1: NSLayoutConstraint.activate(value1(title, detail, in: cell.contentView))
    default: NSLayoutConstraint.activate(value2(title, detail, in: cell.contentView))
    }
  }

  private static func label(_ size: CGFloat, in cell: UITableViewCell) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: size)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.setContentHuggingPriority(.defaultLow, for: .horizontal)
    label.setContentHuggingPriority(.defaultLow, for: .vertical)
    cell.contentView.addSubview(label)
    return label
  }

  private static func leading(_ title: UILabel, _ content: UIView) -> NSLayoutConstraint {
    let start = title.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: inset)
    start.identifier = titleStart
    return start
  }

  /// Gives the labels of a cell the insets of the present screen.
  static func fit(_ cell: UITableViewCell) {
    for constraint in cell.contentView.constraints
    where constraint.identifier == titleStart || constraint.identifier == margin {
      constraint.constant = constraint.constant < 0 ? -inset : inset
    }
  }

  /// The identifiers of the constraints whose distance is the inset.
  fileprivate static let margin = "cell-margin"
  private static let titleStart = "cell-title-leading"

  /// Returns the constraints of one title in the center of the row's height.
  private static func single(_ title: UILabel, _ content: UIView) -> [NSLayoutConstraint] {
    [
      leading(title, content), title.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      title.trailingAnchor.constraint(
        lessThanOrEqualTo: content.trailingAnchor, constant: -inset
      ).atMargin,
    ]
  }

  /// Returns the constraints of a title with a smaller detail directly below it.
  private static func subtitle(
    _ title: UILabel, _ detail: UILabel, in content: UIView
  ) -> [NSLayoutConstraint] {
    [
      leading(title, content),
      title.topAnchor.constraint(equalTo: content.topAnchor, constant: 5),
      title.trailingAnchor.constraint(
        lessThanOrEqualTo: content.trailingAnchor, constant: -inset
      ).atMargin,
      detail.topAnchor.constraint(equalTo: title.bottomAnchor),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.trailingAnchor.constraint(
        lessThanOrEqualTo: content.trailingAnchor, constant: -inset
      ).atMargin,
    ]
  }

  /// Returns the constraints of a title at the leading edge and a gray detail at the trailing edge,
  /// which is truncated last.
  private static func value1(
    _ title: UILabel, _ detail: UILabel, in content: UIView
  ) -> [NSLayoutConstraint] {
    detail.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    return [
      leading(title, content), title.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      detail.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      detail.leadingAnchor.constraint(
        greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
      detail.trailingAnchor.constraint(
        equalTo: content.trailingAnchor, constant: -inset
      ).atMargin,
    ]
  }

  /// Returns the constraints of a small blue title that ends where the detail begins, as in early
  /// contacts.
  private static func value2(
    _ title: UILabel, _ detail: UILabel, in content: UIView
  ) -> [NSLayoutConstraint] {
    [
      title.leadingAnchor.constraint(
        greaterThanOrEqualTo: content.leadingAnchor, constant: inset
      ).atMargin,
      title.trailingAnchor.constraint(equalTo: content.leadingAnchor, constant: contactLine),
      title.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      detail.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      detail.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 6),
      detail.trailingAnchor.constraint(
        lessThanOrEqualTo: content.trailingAnchor, constant: -inset
      ).atMargin,
    ]
  }

  /// Places an image before the title, which then starts after it.
  static func place(_ image: UIImageView, in cell: UITableViewCell) {
    let content = cell.contentView
    image.translatesAutoresizingMaskIntoConstraints = false
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      image.setContentHuggingPriority(.defaultHigh, for: axis)
    }
    let start = content.constraints.first { $0.identifier == titleStart }
    guard let start, let title = cell.textLabel else { return }
    start.isActive = false
    // Without an image the view has no width and no inset.
    NSLayoutConstraint.activate([
      image.leadingAnchor.constraint(
        equalTo: content.leadingAnchor, constant: inset
      ).atMargin,
      image.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      title.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: inset),
    ])
  }
}

extension NSLayoutConstraint {
  /// The constraint, marked as one whose distance is the inset of standard cells.
  fileprivate var atMargin: NSLayoutConstraint {
    identifier = StandardCell.margin
    return self
  }
}
