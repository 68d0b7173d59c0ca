/// A sentence with the parameters of an intent, which pictures don't show.
public protocol ParameterSummary {}

/// No summary.
public struct EmptyParameterSummary: ParameterSummary, Sendable {
  /// Creates a summary.
  public init() {}
}

/// A sentence with the parameters of an intent.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  /// Creates a summary.
  public init() {}
  /// Creates a summary with a sentence.
  public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {}
  /// Creates a summary with a sentence and further parameters.
  public init(
    _ summary: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterListBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) {}
  /// Creates a summary of parameters.
  public init(@ParameterListBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) {}
}

/// A sentence with key paths of parameters.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  /// A collector of the pieces of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Creates an empty collector.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds characters.
    public mutating func appendLiteral(_ literal: String) {}
    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }

  /// Creates a sentence of a literal.
  public init(stringLiteral value: String) {}
  /// Creates a sentence of a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {}
}

/// A builder of a list of parameters from the statements of a closure.
@resultBuilder
public enum ParameterListBuilder<Intent: AppIntent> {
  /// Builds the list of all parameters.
  public static func buildBlock(_ parameters: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>]
  { parameters }
  /// Builds a parameter of an expression.
  public static func buildExpression<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> { keyPath }
}

/// A builder of a summary from the statements of a closure.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// Builds a summary of one statement.
  public static func buildBlock<Summary: ParameterSummary>(_ summary: Summary) -> Summary {
    summary
  }
  /// Builds an empty summary.
  public static func buildBlock() -> EmptyParameterSummary { EmptyParameterSummary() }
}

/// A relation of a parameter to a value.
public enum ParameterSummaryComparison: Hashable, Sendable {
  case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
}

/// A relation of a parameter to several values.
public enum ParameterSummaryListComparison: Hashable, Sendable {
  case oneOf, noneOf
}

/// A relation of a parameter to no value.
public enum ParameterSummaryNilComparison: Hashable, Sendable {
  case hasAnyValue, hasNoValue
}

/// A condition in a summary.
public struct IntentSummaryCondition<Intent: AppIntent>: ParameterSummary {
  /// Creates a condition on a value.
  public init<Value, Summary: ParameterSummary, Otherwise: ParameterSummary>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ParameterSummaryComparison,
    _ value: Value, @ParameterSummaryBuilder<Intent> _ summary: () -> Summary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}
  /// Creates a condition on several values.
  public init<Value, Summary: ParameterSummary, Otherwise: ParameterSummary>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryListComparison, _ values: [Value],
    @ParameterSummaryBuilder<Intent> _ summary: () -> Summary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}
  /// Creates a condition on the presence of a value.
  public init<Value, Summary: ParameterSummary, Otherwise: ParameterSummary>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryNilComparison,
    @ParameterSummaryBuilder<Intent> _ summary: () -> Summary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}
  /// Creates a condition on the family of a widget.
  public init<Summary: ParameterSummary, Otherwise: ParameterSummary>(
    widgetFamily comparison: ParameterSummaryComparison, _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ summary: () -> Summary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}
  /// Creates a condition on several families of a widget.
  public init<Summary: ParameterSummary, Otherwise: ParameterSummary>(
    widgetFamily comparison: ParameterSummaryListComparison, _ families: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ summary: () -> Summary,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {}
}

/// A choice in a summary.
public struct IntentSummarySwitch<Intent: AppIntent>: ParameterSummary {
  /// Creates a choice by a parameter.
  public init<Value>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @IntentSummaryCaseBuilder<Intent, Value> _ cases: () -> [IntentSummaryCase<Intent, Value>]
  ) {}
  /// Creates a choice by the family of a widget.
  public init(
    _ family: IntentSummaryWidgetFamily,
    @IntentSummaryCaseBuilder<Intent, IntentWidgetFamily> _ cases: () ->
      [IntentSummaryCase<Intent, IntentWidgetFamily>]
  ) {}
}

/// The family of a widget as the subject of a choice.
public enum IntentSummaryWidgetFamily: Hashable, Sendable {
  case widgetFamily
}

/// A case of a choice in a summary.
public struct IntentSummaryCase<Intent: AppIntent, Value> {
  /// Creates the case of a value.
  public init<Summary: ParameterSummary>(
    _ value: Value, @ParameterSummaryBuilder<Intent> _ summary: () -> Summary
  ) {}
  /// Creates the case of several values.
  public init<Summary: ParameterSummary>(
    _ values: [Value], @ParameterSummaryBuilder<Intent> _ summary: () -> Summary
  ) {}
  /// Creates the case of all other values.
  public init<Summary: ParameterSummary>(
    @ParameterSummaryBuilder<Intent> _ summary: () -> Summary
  ) {}
}

/// A builder of cases from the statements of a closure.
@resultBuilder
public enum IntentSummaryCaseBuilder<Intent: AppIntent, Value> {
  /// Builds a case of an expression.
  public static func buildExpression(
    _ expression: IntentSummaryCase<Intent, Value>
  ) -> IntentSummaryCase<Intent, Value> { expression }
  /// Builds the list of all cases.
  public static func buildBlock(
    _ cases: IntentSummaryCase<Intent, Value>...
  ) -> [IntentSummaryCase<Intent, Value>] { cases }
}
