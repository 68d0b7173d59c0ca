public import Foundation

/// The progress of a task.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label?
  private let current: CurrentValueLabel?
  @Environment(\.progressViewStyle) private var style

  private init(fraction: Double?, label: Label?, current: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.current = current
  }

  private init<V: BinaryFloatingPoint>(
    _ value: V?, total: V, label: Label?, current: CurrentValueLabel?
  ) {
    let fraction = value.map { total > 0 ? Double($0 / total) : 0 }
    self.init(
      fraction: fraction.map { $0.isNaN ? 0 : min(1, max(0, $0)) }, label: label,
      current: current)
  }

  /// The progress in the style of its surroundings.
  public var body: some View {
    style(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: label.map { .init(view: AnyView($0)) },
        currentValueLabel: current.map { .init(view: AnyView($0)) }))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates progress of an unknown duration.
  public init() where Label == EmptyView { self.init(fraction: nil, label: nil, current: nil) }

  /// Creates progress of an unknown duration with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), current: nil)
  }

  /// Creates progress of an unknown duration with a title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), current: nil)
  }

  /// Creates progress of an unknown duration with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), current: nil)
  }

  /// Creates progress.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(value, total: total, label: nil, current: nil)
  }

  /// Creates progress with a label.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) { self.init(value, total: total, label: label(), current: nil) }

  /// Creates progress with a title.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text { self.init(value, total: total, label: Text(titleKey), current: nil) }

  /// Creates progress with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text { self.init(value, total: total, label: Text(title), current: nil) }

  /// Creates the progress of an object.
  public init(_ progress: Progress) where Label == EmptyView {
    self.init(fraction: progress.fractionCompleted, label: nil, current: nil)
  }
}

extension ProgressView {
  /// Creates progress with a label and one of the value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(value, total: total, label: label(), current: currentValueLabel()) }

  /// Creates the progress of time in an interval, with a label and one of the time.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(of: timerInterval, countsDown: countsDown), label: label(),
      current: currentValueLabel())
  }

  /// Returns the part of an interval at the world's current date.
  private static func fraction(of range: ClosedRange<Date>, countsDown: Bool) -> Double {
    let length = range.upperBound.timeIntervalSince(range.lowerBound)
    guard length > 0 else { return countsDown ? 0 : 1 }
    let passed = min(1, max(0, Date().timeIntervalSince(range.lowerBound) / length))
    return countsDown ? 1 - passed : passed
  }
}

extension ProgressView where CurrentValueLabel == Text {
  /// Creates the progress of time in an interval, with a label and the time.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      Text(timerInterval: timerInterval, countsDown: countsDown)
    }
  }

  /// Creates the progress of time in an interval, with the time.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

/// The parts of a progress view.
public struct ProgressViewStyleConfiguration {
  /// The label.
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

  /// The completed part in 0…1, or nil for an unknown duration.
  public let fractionCompleted: Double?
  /// The label, or nil.
  public var label: Label?
  /// The label of the value, or nil.
  public var currentValueLabel: CurrentValueLabel?
}

/// A style of progress views.
@preconcurrency @MainActor
public protocol ProgressViewStyle {
  /// The type of a progress view's body.
  associatedtype Body: View
  /// The parts of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns the view of the progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

private struct ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: @MainActor (ProgressViewStyleConfiguration) -> AnyView {
    { AnyView(DefaultProgressViewStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  /// The style of progress views.
  var progressViewStyle: @MainActor (ProgressViewStyleConfiguration) -> AnyView {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Returns the view with a style of progress views.
  public func progressViewStyle<S: ProgressViewStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { values in
      values.progressViewStyle = { configuration in
        AnyView(StyledBody(style) { $0.makeBody(configuration: configuration) })
      }
    }
  }
}
