/// A value in a range, with labels.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  private let value: Double
  private let label: Label
  private let current: CurrentValueLabel?
  private let minimum: BoundsLabel?
  private let maximum: BoundsLabel?
  @Environment(\.gaugeStyle) private var style

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel?,
    minimum: BoundsLabel?, maximum: BoundsLabel?
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let part = length > 0 ? Double(value - bounds.lowerBound) / length : 0
    self.value = part.isNaN ? 0 : min(1, max(0, part))
    self.label = label
    self.current = current
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The gauge in the style of its surroundings.
  public var body: some View {
    style(
      GaugeStyleConfiguration(
        value: value, label: .init(view: AnyView(label)),
        currentValueLabel: current.map { .init(view: AnyView($0)) },
        minimumValueLabel: minimum.map { .init(view: AnyView($0)) },
        maximumValueLabel: maximum.map { .init(view: AnyView($0)) }))
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(value, bounds, label: label(), current: nil, minimum: nil, maximum: nil)
  }

  /// Creates a gauge with a label of the value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), minimum: nil, maximum: nil)
  }
}

extension Gauge {
  /// Creates a gauge with labels of the value, the bounds and some values between them.
  ///
  /// The labels of values between the bounds aren't shown.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels of the value and the bounds.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel())
  }
}

/// The parts of a gauge.
public struct GaugeStyleConfiguration {
  /// The description.
  public struct Label: View {
    let view: AnyView
    /// The view.
    public var body: some View { view }
  }

  /// The label of the value.
  public struct CurrentValueLabel: View {
    let view: AnyView
    /// The view.
    public var body: some View { view }
  }

  /// The label of the lower bound.
  public struct MinimumValueLabel: View {
    let view: AnyView
    /// The view.
    public var body: some View { view }
  }

  /// The label of the upper bound.
  public struct MaximumValueLabel: View {
    let view: AnyView
    /// The view.
    public var body: some View { view }
  }

  /// The value as a part of the range.
  public var value: Double
  /// The description.
  public var label: Label
  /// The label of the value, or nil.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound, or nil.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the upper bound, or nil.
  public var maximumValueLabel: MaximumValueLabel?
}

/// A style of gauges.
@preconcurrency @MainActor
public protocol GaugeStyle {
  /// The type of a gauge's body.
  associatedtype Body: View
  /// The parts of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// Returns the view of a gauge.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

private struct GaugeStyleKey: EnvironmentKey {
  static var defaultValue: @MainActor (GaugeStyleConfiguration) -> AnyView {
    { AnyView(DefaultGaugeStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  /// The style of gauges.
  var gaugeStyle: @MainActor (GaugeStyleConfiguration) -> AnyView {
    get { self[GaugeStyleKey.self] }
    set { self[GaugeStyleKey.self] = newValue }
  }
}

extension View {
  /// Returns the view with a style of gauges.
  public func gaugeStyle<S: GaugeStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { values in
      values.gaugeStyle = { configuration in
        AnyView(StyledBody(style) { $0.makeBody(configuration: configuration) })
      }
    }
  }
}
