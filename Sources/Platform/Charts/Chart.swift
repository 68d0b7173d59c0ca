public import SwiftUI

/// A chart, which pictures show as a labeled box.
public struct Chart<Content: ChartContent>: View {
  private let place: CallSite

  /// Creates a chart of marks.
  public init(
    file: StaticString = #fileID, line: Int = #line, @ChartContentBuilder content: () -> Content
  ) { place = CallSite(file, line) }

  /// Creates a chart of the marks of elements.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, file: StaticString = #fileID, line: Int = #line,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Data.Element: Identifiable, Content == _ChartMarks {
    place = CallSite(file, line)
  }

  /// Creates a chart of the marks of elements.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, file: StaticString = #fileID, line: Int = #line,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == _ChartMarks { place = CallSite(file, line) }

  /// A labeled box, which is listed as not drawn.
  public var body: some View { UndrawnBox("Chart", place) }
}

/// Marks of a chart.
public protocol ChartContent {}

/// The marks of several statements, or changed marks.
public struct _ChartMarks: ChartContent, Sendable {}

extension Optional: ChartContent where Wrapped: ChartContent {}
extension ForEach: ChartContent where Content: ChartContent {
  /// Creates the marks of elements.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(_data: data, id: id, content: content) }
}

extension ForEach where Content: ChartContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates the marks of elements.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(_data: data, id: \.id, content: content)
  }
}

/// A builder of marks from the statements of a closure.
@resultBuilder
public enum ChartContentBuilder {
  /// Builds the marks of all statements.
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> _ChartMarks { _ChartMarks() }
  /// Builds marks of an expression.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }
  /// Builds a condition without a second branch.
  public static func buildOptional(_ content: _ChartMarks?) -> _ChartMarks { _ChartMarks() }
  /// Builds the first branch of a condition.
  public static func buildEither(first: _ChartMarks) -> _ChartMarks { first }
  /// Builds the second branch of a condition.
  public static func buildEither(second: _ChartMarks) -> _ChartMarks { second }
  /// Builds marks of a newer system.
  public static func buildLimitedAvailability(_ content: _ChartMarks) -> _ChartMarks { content }
}

/// A value with a name, which a chart can place on an axis.
public struct PlottableValue<Value> {
  /// Returns a value with a name.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue()
  }
  /// Returns a value with a name.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue()
  }
  /// Returns a value with a name.
  @_disfavoredOverload
  public static func value(_ label: Text, _ value: Value) -> PlottableValue { PlottableValue() }
}

extension PlottableValue where Value == Date {
  /// Returns a date as a unit of the calendar.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> PlottableValue { PlottableValue() }
}
