public import SwiftUI

/// Marks of a chart.
@preconcurrency @MainActor
public protocol ChartContent {
  /// The type of the marks that stand for these.
  associatedtype Body: ChartContent = Never
  /// The marks that stand for these.
  @ChartContentBuilder var body: Body { get }
  /// The marks with their values.
  var _marks: _ChartMarks { get }
}

extension ChartContent {
  /// The marks of the body.
  public var _marks: _ChartMarks { body._marks }
}

extension ChartContent where Body == Never {
  /// Ends the program, because a mark of the system stands for itself.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: ChartContent {}

/// The marks of several statements, or changed marks.
public struct _ChartMarks: ChartContent {
  var marks: [ChartMark] = []

  init(_ marks: [ChartMark] = []) { self.marks = marks }

  init(_ mark: ChartMark) { marks = [mark] }

  /// The marks.
  public var _marks: _ChartMarks { self }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  /// The marks of the value, or none.
  public var _marks: _ChartMarks { self?._marks ?? _ChartMarks() }
}

extension ForEach: ChartContent where Content: ChartContent {
  /// The marks of all elements.
  public var _marks: _ChartMarks { _ChartMarks(data.flatMap { content($0)._marks.marks }) }

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

/// Marks whose type is hidden.
public struct AnyChartContent: ChartContent {
  /// The marks.
  public let _marks: _ChartMarks

  /// Creates marks.
  public init<C: ChartContent>(_ content: C) { _marks = content._marks }
}

/// Several marks, to which modifiers apply at once.
public struct Plot<Content: ChartContent>: ChartContent {
  private let content: Content

  /// Creates marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// The marks.
  public var _marks: _ChartMarks { content._marks }
}

/// A builder of marks from the statements of a closure.
@preconcurrency @MainActor @resultBuilder
public enum ChartContentBuilder {
  /// Builds the marks of all statements.
  public static func buildBlock<each Content: ChartContent>(
    _ content: repeat each Content
  ) -> _ChartMarks {
    var marks: [ChartMark] = []
    for part in repeat each content { marks += part._marks.marks }
    return _ChartMarks(marks)
  }
  /// Builds marks of an expression.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content {
    content
  }
  /// Builds a condition without a second branch.
  public static func buildOptional(_ content: _ChartMarks?) -> _ChartMarks {
    content ?? _ChartMarks()
  }
  /// Builds the first branch of a condition.
  public static func buildEither(first: _ChartMarks) -> _ChartMarks { first }
  /// Builds the second branch of a condition.
  public static func buildEither(second: _ChartMarks) -> _ChartMarks { second }
  /// Builds marks of a newer system.
  public static func buildLimitedAvailability(_ content: _ChartMarks) -> _ChartMarks { content }
}
