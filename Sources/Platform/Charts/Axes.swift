public import SwiftUI

/// Parts of an axis.
public protocol AxisContent {}
/// A part of an axis at a value.
public protocol AxisMark: AxisContent {}

/// The parts of several statements, or changed parts.
public struct _AxisParts: AxisMark, Sendable {}

/// A builder of an axis from the statements of a closure.
@resultBuilder
public enum AxisContentBuilder {
  /// Builds the parts of all statements.
  public static func buildBlock<each Content: AxisContent>(
    _ content: repeat each Content
  ) -> _AxisParts { _AxisParts() }
  /// Builds a condition without a second branch.
  public static func buildOptional(_ content: _AxisParts?) -> _AxisParts { _AxisParts() }
  /// Builds the first branch of a condition.
  public static func buildEither(first: _AxisParts) -> _AxisParts { first }
  /// Builds the second branch of a condition.
  public static func buildEither(second: _AxisParts) -> _AxisParts { second }
}

/// A value of an axis.
public struct AxisValue: Sendable {
  /// The index of the value.
  public let index: Int
  /// The number of values.
  public let count: Int

  /// Returns the value as a type, or nil.
  public func `as`<Value>(_ type: Value.Type = Value.self) -> Value? { nil }
}

/// The values of an axis.
public struct AxisMarkValues: Sendable {
  /// The values that the chart chooses.
  public static let automatic = AxisMarkValues()
  /// Returns values that the chart chooses.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
  /// Returns dates at a distance.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues { AxisMarkValues() }
  /// Returns numbers at a distance.
  public static func stride(by size: Double) -> AxisMarkValues { AxisMarkValues() }
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
  /// Creates labels and lines.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic
  ) {}
  /// Creates labels and lines at values.
  public init<Value>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value]
  ) {}
  /// Creates labels and lines in a format.
  public init<F: FormatStyle>(
    format: F, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic
  ) {}
  /// Creates the parts of an author.
  public init<Content: AxisContent>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisContentBuilder content: (AxisValue) -> Content
  ) {}
  /// Creates the parts of an author.
  public init<Content: AxisContent>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisContentBuilder content: () -> Content
  ) {}
  /// Creates the parts of an author at values.
  public init<Value, Content: AxisContent>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisContentBuilder content: (AxisValue) -> Content
  ) {}
  /// Creates the parts of an author at values.
  public init<Value, Content: AxisContent>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisContentBuilder content: () -> Content
  ) {}
}

/// A line of an axis across a chart.
public struct AxisGridLine: AxisMark {
  /// Creates a line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

/// A short line of an axis.
public struct AxisTick: AxisMark {
  /// Creates a line.
  public init(centered: Bool? = nil, length: CGFloat = 4, stroke: StrokeStyle? = nil) {}
}

/// A label of an axis.
public struct AxisValueLabel: AxisMark {
  /// Creates a label.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {}
  /// Creates a label with a text.
  public init(_ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil) {}
  /// Creates a label with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil) {}
  /// Creates a label in a format.
  public init<F: FormatStyle>(
    format: F, centered: Bool? = nil, anchor: UnitPoint? = nil,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {}
  /// Creates a label with a view.
  public init<V: View>(
    centered: Bool? = nil, anchor: UnitPoint? = nil, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) {}
}

/// Modifiers of an axis's parts, which a picture doesn't show.
extension AxisMark {
  /// Returns the part in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> _AxisParts { _AxisParts() }
  /// Returns the part in a font.
  public func font(_ font: Font?) -> _AxisParts { _AxisParts() }
  /// Returns the part at a distance.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> _AxisParts { _AxisParts() }
}
