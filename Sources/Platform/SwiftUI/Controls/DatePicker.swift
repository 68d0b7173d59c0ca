public import Foundation
import UIKit

/// A choice of a date, of which a picture shows the date and the time in boxes.
public struct DatePicker<Label: View>: View {
  private let label: Label
  private let date: Date
  private let components: DatePickerComponents
  private let place: CallSite
  @Environment(\.hidesLabels) private var hidesLabels
  @Environment(\.drawnDatePickerStyle) private var style

  private init(
    label: Label, date: Date, components: DatePickerComponents, at place: CallSite
  ) {
    self.label = label
    self.date = date
    self.components = components
    self.place = place
  }

  /// The label, and the date and the time in boxes.
  public var body: some View {
    HStack(spacing: 6) {
      if !hidesLabels {
        label
        Spacer(minLength: 0)
      }
      if components.contains(.date) { DateBox(text: Text(date, style: .date)) }
      if components.contains(.hourAndMinute) { DateBox(text: Text(date, style: .time)) }
    }
    .modifier(
      _UndrawnModifier(style == .compact ? nil : "a DatePicker that isn't compact", place))
  }
}

/// A part of a date in a box.
private struct DateBox: View {
  let text: Text

  var body: some View {
    let isNew = SharedAppearance.systemVersion >= 26
    text.lineLimit(1)
      .padding(.horizontal, 11).padding(.vertical, 6)
      .background(
        Color(uiColor: .tertiarySystemFill), in: RoundedRectangle(cornerRadius: isNew ? 17 : 6))
  }
}

extension DatePicker {
  /// Creates a choice.
  public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label, file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(
      label: label(), date: selection.wrappedValue, components: displayedComponents,
      at: CallSite(file, line))
  }

  /// Creates a choice in a range.
  public init<R: RangeExpression>(
    selection: Binding<Date>, in range: R,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label, file: StaticString = #fileID, line: Int = #line
  ) where R.Bound == Date {
    self.init(
      label: label(), date: selection.wrappedValue, components: displayedComponents,
      at: CallSite(file, line))
  }
}

extension DatePicker where Label == Text {
  /// Creates a choice with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(
      label: Text(titleKey), date: selection.wrappedValue, components: displayedComponents,
      at: CallSite(file, line))
  }

  /// Creates a choice with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(
      label: Text(title), date: selection.wrappedValue, components: displayedComponents,
      at: CallSite(file, line))
  }

  /// Creates a choice in a range with a title.
  public init<R: RangeExpression>(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: R,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    file: StaticString = #fileID, line: Int = #line
  ) where R.Bound == Date {
    self.init(
      label: Text(titleKey), date: selection.wrappedValue, components: displayedComponents,
      at: CallSite(file, line))
  }

  /// Creates a choice in a range with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, R: RangeExpression>(
    _ title: S, selection: Binding<Date>, in range: R,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    file: StaticString = #fileID, line: Int = #line
  ) where R.Bound == Date {
    self.init(
      label: Text(title), date: selection.wrappedValue, components: displayedComponents,
      at: CallSite(file, line))
  }
}

/// The parts of a date that a person chooses.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The hour and the minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day, the month and the year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A choice of several dates, of which a picture shows the title.
public struct MultiDatePicker<Label: View>: View {
  private let label: Label
  private let place: CallSite

  /// The title.
  public var body: some View {
    label.modifier(_UndrawnModifier("the calendar of MultiDatePicker", place))
  }
}

extension MultiDatePicker where Label == Text {
  /// Creates a choice with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    file: StaticString = #fileID, line: Int = #line
  ) {
    label = Text(titleKey)
    place = CallSite(file, line)
  }
}

/// The looks of date pickers.
public enum _DatePickerLook: Sendable {
  case compact, graphical, wheel
}

/// A style of date pickers.
public protocol DatePickerStyle: Sendable {
  /// The look of date pickers in the style.
  var _look: _DatePickerLook { get }
}

/// The standard style: boxes.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// The look of date pickers in the style.
  public var _look: _DatePickerLook { .compact }
  /// Creates the style.
  public init() {}
}

/// Boxes.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// The look of date pickers in the style.
  public var _look: _DatePickerLook { .compact }
  /// Creates the style.
  public init() {}
}

/// A calendar, drawn as boxes.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// The look of date pickers in the style.
  public var _look: _DatePickerLook { .graphical }
  /// Creates the style.
  public init() {}
}

/// Wheels, drawn as boxes.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// The look of date pickers in the style.
  public var _look: _DatePickerLook { .wheel }
  /// Creates the style.
  public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The standard style.
  public static var automatic: DefaultDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// Boxes.
  public static var compact: CompactDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A calendar.
  public static var graphical: GraphicalDatePickerStyle { .init() }
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// Wheels.
  public static var wheel: WheelDatePickerStyle { .init() }
}

private struct DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: _DatePickerLook { .compact }
}

extension EnvironmentValues {
  /// The look of date pickers.
  var drawnDatePickerStyle: _DatePickerLook {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Returns the view with a style of date pickers.
  public func datePickerStyle<S: DatePickerStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.drawnDatePickerStyle = style._look }
  }
}
