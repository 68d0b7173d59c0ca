public import CoreGraphics
public import Foundation
package import VitrineLayout

/// Wheels of rows that don't spin.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// The data source, which provides the numbers of rows.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The delegate, which provides the titles.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  /// A Boolean value that indicates whether the selected row is marked.
  open var showsSelectionIndicator = true
  private var selected: [Int: Int] = [:]

  package override class var initialModel: View { View("", .picker(Picker(.rows))) }

  /// The number of wheels, from the data source.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// Returns the number of rows of a wheel, from the data source.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Shows the titles of all rows.
  open func reloadAllComponents() {
    var picker = Picker(.rows)
    for component in 0..<numberOfComponents {
      picker.columns.append(
        (0..<numberOfRows(inComponent: component)).map { row in
          delegate?.pickerView(self, titleForRow: row, forComponent: component) ?? ""
        })
      picker.selected.append(selected[component] ?? 0)
    }
    model.kind = .picker(picker)
    contentDidChange()
  }

  /// Shows the titles of a wheel's rows.
  open func reloadComponent(_ component: Int) { reloadAllComponents() }

  /// Selects a row.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selected[component] = row
    reloadAllComponents()
  }

  /// Returns the selected row of a wheel.
  open func selectedRow(inComponent component: Int) -> Int { selected[component] ?? 0 }
}

/// The data source of a picker.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The delegate of a picker.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// Returns the title of a row.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// Returns the title of a row with attributes, which aren't drawn.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Handles a selection.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  /// Returns the height of a wheel's rows, which has no effect.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the width of a wheel, which has no effect.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
  /// Returns the text of the title with attributes.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    self.pickerView(pickerView, attributedTitleForRow: row, forComponent: component)?.string
  }
  /// Returns nil.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Ignores the selection.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
  /// Returns the standard height.
  public func pickerView(
    _ pickerView: UIPickerView, rowHeightForComponent component: Int
  ) -> CGFloat { 32 }
  /// Returns the standard width.
  public func pickerView(
    _ pickerView: UIPickerView, widthForComponent component: Int
  ) -> CGFloat { 0 }
}

/// Wheels of a date.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// The parts of a date.
  public enum Mode: Int, Sendable {
    case time, date, dateAndTime, countDownTimer
  }

  package override class var initialModel: View { View("", .picker(Picker(.dateAndTime))) }

  /// The parts of the date.
  open var datePickerMode: Mode = .dateAndTime {
    didSet {
      let mode: Picker.Mode =
        switch datePickerMode {
        case .time: .time
        case .date: .date
        case .dateAndTime: .dateAndTime
        case .countDownTimer: .countDown
        }
      model.kind = .picker(Picker(mode))
      contentDidChange()
    }
  }
  /// The look of a choice of a date.
  public enum Style: Int, Sendable {
    case automatic, wheels, compact, inline
  }

  /// The look; only wheels are drawn.
  open var preferredDatePickerStyle = Style.automatic {
    didSet {
      guard preferredDatePickerStyle == .compact || preferredDatePickerStyle == .inline else {
        return
      }
      PlatformNotes.add("the style of a date picker isn't drawn; wheels are")
    }
  }
  /// The date.
  open var date = Date()
  /// The earliest date.
  open var minimumDate: Date?
  /// The latest date.
  open var maximumDate: Date?
  /// The interval of minutes.
  open var minuteInterval = 1
  /// The duration in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The locale of the date.
  open var locale: Locale?
  /// The calendar of the date.
  open var calendar: Calendar? = .current
  /// The time zone of the date.
  open var timeZone: TimeZone?

  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}
