public import SwiftUI

/// Parts of an axis.
public protocol AxisContent {
  /// The labels and lines.
  var _axes: _AxisParts { get }
}
/// A part of an axis at a value.
public protocol AxisMark: AxisContent {}

/// The parts of several statements, or changed parts.
public struct _AxisParts: AxisMark {
  var marks: [AxisMarks] = []
  var parts: [AxisPart] = []

  /// The parts.
  public var _axes: _AxisParts { self }
}

/// A builder of an axis from the statements of a closure.
@resultBuilder
public enum AxisContentBuilder {
  /// Builds the parts of all statements.
  public static func buildBlock<each Content: AxisContent>(
    _ content: repeat each Content
  ) -> _AxisParts {
    var all = _AxisParts()
    for part in repeat each content {
      all.marks += part._axes.marks
      all.parts += part._axes.parts
    }
    return all
  }
  /// Builds a condition without a second branch.
  public static func buildOptional(_ content: _AxisParts?) -> _AxisParts {
    content ?? _AxisParts()
  }
  /// Builds the first branch of a condition.
  public static func buildEither(first: _AxisParts) -> _AxisParts { first }
  /// Builds the second branch of a condition.
  public static func buildEither(second: _AxisParts) -> _AxisParts { second }
}

/// A value of an axis.
public struct AxisValue {
  /// The index of the value.
  public let index: Int
  /// The number of values.
  public let count: Int
  let position: ChartPosition

  /// Returns the value as a type, or nil.
  public func `as`<Value>(_ type: Value.Type = Value.self) -> Value? { position.value(type) }
}

extension ChartPosition {
  /// Returns the position as a value of a type, or nil.
  func value<Value>(_ type: Value.Type) -> Value? {
    let candidates: [Any] =
      switch self {
      case .category(let name): [name]
      case .date(let seconds): [Date(timeIntervalSinceReferenceDate: seconds)]
      case .number(let number):
        [
          number, CGFloat(number), Float(number), Decimal(number),
          Int(exactly: number.rounded()) ?? 0,
        ]
      }
    return candidates.lazy.compactMap { $0 as? Value }.first
  }
}

/// The values of an axis.
public struct AxisMarkValues {
  enum Kind {
    case automatic(Int?)
    case dates(Calendar.Component, Int, Calendar?)
    case numbers(Double)
    case positions([ChartPosition])
  }

  let kind: Kind

  /// The values that the chart chooses.
  public static var automatic: AxisMarkValues { AxisMarkValues(kind: .automatic(nil)) }
  /// Returns values that the chart chooses.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .automatic(desiredCount)) }
  /// Returns dates at a distance.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues { AxisMarkValues(kind: .dates(component, count, calendar)) }
  /// Returns numbers at a distance.
  public static func stride(by size: Double) -> AxisMarkValues {
    AxisMarkValues(kind: .numbers(size))
  }
}

/// The side of an axis.
public enum AxisMarkPosition: Hashable, Sendable {
  case automatic, leading, trailing, top, bottom
}

/// A form of an axis's labels and lines.
public enum AxisMarkPreset: Hashable, Sendable {
  case automatic, extended, aligned, inset
}

/// The labels and lines of an axis.
public struct AxisMarks: AxisContent {
  let preset: AxisMarkPreset
  let position: AxisMarkPosition
  let values: AxisMarkValues
  /// The author's parts at a value, or nil to let the chart choose.
  var parts: ((AxisValue) -> [AxisPart])?
  /// The author's text of a position, or nil to let the chart choose.
  var format: ((ChartPosition) -> String?)?

  /// The labels and lines.
  public var _axes: _AxisParts { _AxisParts(marks: [self]) }

  private init(
    _ preset: AxisMarkPreset, _ position: AxisMarkPosition, at values: AxisMarkValues,
    parts: ((AxisValue) -> [AxisPart])? = nil
  ) {
    self.preset = preset
    self.position = position
    self.values = values
    self.parts = parts
  }

  private static func values<Value>(_ values: [Value]) -> AxisMarkValues {
    AxisMarkValues(kind: .positions(values.compactMap { ChartPosition(of: $0) }))
  }

  /// Creates labels and lines.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic
  ) { self.init(preset, position, at: values) }
  /// Creates labels and lines at values.
  public init<Value>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value]
  ) { self.init(preset, position, at: Self.values(values)) }
  /// Creates labels and lines in a format.
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic
  ) {
    self.init(preset, position, at: values)
    self.format = { $0.text(in: format) }
  }
  /// Creates labels and lines in a format at values.
  public init<F: FormatStyle, Value>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value]
  ) {
    self.init(preset, position, at: Self.values(values))
    self.format = { $0.text(in: format) }
  }
  /// Creates the parts of an author.
  public init<Content: AxisContent>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisContentBuilder content: @escaping (AxisValue) -> Content
  ) { self.init(preset, position, at: values) { content($0)._axes.parts } }
  /// Creates the parts of an author.
  public init<Content: AxisContent>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisContentBuilder content: @escaping () -> Content
  ) { self.init(preset, position, at: values) { _ in content()._axes.parts } }
  /// Creates the parts of an author at values.
  public init<Value, Content: AxisContent>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisContentBuilder content: @escaping (AxisValue) -> Content
  ) { self.init(preset, position, at: Self.values(values)) { content($0)._axes.parts } }
  /// Creates the parts of an author at values.
  public init<Value, Content: AxisContent>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisContentBuilder content: @escaping () -> Content
  ) { self.init(preset, position, at: Self.values(values)) { _ in content()._axes.parts } }

  /// Returns the positions on an axis.
  func positions(on scale: ChartScale, count: Int) -> [ChartPosition] {
    switch (values.kind, scale.kind) {
    case (.positions(let positions), _): positions
    case (.automatic(let wanted), _): scale.ticks(wanted ?? count)
    case (.dates(let component, let count, let calendar), .date(let range)):
      ChartScale.dates(in: range, by: component, count: count, calendar: calendar ?? .current).map {
        .date($0)
      }
    case (.numbers(let step), .number(let range)) where step > 0:
      stride(
        from: (range.lowerBound / step).rounded(.up) * step, through: range.upperBound, by: step
      ).prefix(1000).map { .number($0) }
    default: scale.ticks(count)
    }
  }
}

extension ChartPosition {
  /// Returns the text of the position in a format, or nil if the format is of another type.
  func text<F: FormatStyle>(in format: F) -> String? {
    value(F.FormatInput.self).map { "\(format.format($0))" }
  }
}
