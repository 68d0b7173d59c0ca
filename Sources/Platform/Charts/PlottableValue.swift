public import SwiftUI

/// A position on an axis.
enum ChartPosition: Hashable {
  case number(Double)
  case date(Double)
  case category(String)

  /// Creates the position of a value, or nil if it is none that a chart can place.
  init?<Value>(of value: Value) {
    switch value {
    case let number as any BinaryInteger: self = .number(Double(number))
    case let number as Double: self = .number(number)
    case let number as Float: self = .number(Double(number))
    case let number as CGFloat: self = .number(Double(number))
    case let number as Decimal: self = .number((number as NSDecimalNumber).doubleValue)
    case let date as Date: self = .date(date.timeIntervalSinceReferenceDate)
    case let text as String: self = .category(text)
    case let value as any Plottable:
      guard let inner = value.plain else { return nil }
      self = inner
    default: return nil
    }
  }

  /// The number of a value that isn't a category.
  var number: Double? {
    switch self {
    case .number(let number), .date(let number): number
    case .category: nil
    }
  }
}

extension Plottable {
  /// The position of the value on the axis, or nil if it stands for itself without one.
  fileprivate var plain: ChartPosition? {
    PrimitivePlottable.self == Self.self ? nil : ChartPosition(of: primitivePlottable)
  }
}

/// A value with a name, which a chart can place on an axis.
public struct PlottableValue<Value> {
  /// The name.
  let label: String
  /// The position, or nil for a value without one.
  let position: ChartPosition?
  /// The end of the calendar's unit that begins at the position.
  var end: ChartPosition?

  private init(_ label: String, _ value: Value) {
    self.label = label
    position = ChartPosition(of: value)
  }

  /// Returns a value with a name.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue("\(labelKey)", value)
  }
  /// Returns a value with a name.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(String(label), value)
  }
  /// Returns a value with a name.
  @_disfavoredOverload
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue("\(label)", value)
  }
}

extension PlottableValue where Value == Date {
  /// Returns a date as a unit of the calendar.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue {
    let interval = (calendar ?? .current).dateInterval(of: unit, for: value)
    var result = PlottableValue("\(labelKey)", interval?.start ?? value)
    result.end = interval.map { .date($0.end.timeIntervalSinceReferenceDate) }
    return result
  }
  /// Returns a date as a unit of the calendar.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue {
    let interval = (calendar ?? .current).dateInterval(of: unit, for: value)
    var result = PlottableValue(String(label), interval?.start ?? value)
    result.end = interval.map { .date($0.end.timeIntervalSinceReferenceDate) }
    return result
  }
}
