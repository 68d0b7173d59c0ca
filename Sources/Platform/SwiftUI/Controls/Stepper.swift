import UIKit

/// A control that changes a value in steps.
public struct Stepper<Label: View>: View {
  private let label: Label
  @Environment(\.hidesLabels) private var hidesLabels

  private init(label: Label) { self.label = label }

  /// The label and the buttons at the trailing edge.
  public var body: some View {
    if hidesLabels {
      StepperButtons()
    } else {
      HStack {
        label
        Spacer(minLength: 0)
        StepperButtons()
      }
    }
  }
}

/// The buttons of a stepper.
private struct StepperButtons: UIViewRepresentable {
  func makeUIView(context: Context) -> UIStepper {
    let stepper = UIStepper()
    stepper.value = 50
    return stepper
  }

  func updateUIView(_ uiView: UIStepper, context: Context) {}
}

extension Stepper {
  /// Creates a control with actions.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: label()) }

  /// Creates a control with actions.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) { self.init(label: label()) }

  /// Creates a control of a value.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: label()) }

  /// Creates a control of a value without limits.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: label()) }

  /// Creates a control of a value that is shown in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: Strideable, F.FormatOutput == String { self.init(label: label()) }
}

extension Stepper where Label == Text {
  /// Creates a control with a title and actions.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: Text(titleKey)) }

  /// Creates a control with a title and actions.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: Text(title)) }

  /// Creates a control of a value without limits with a title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: Text(titleKey)) }

  /// Creates a control of a value without limits with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: Text(title)) }

  /// Creates a control with a title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: Text(titleKey)) }

  /// Creates a control with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label: Text(title)) }
}
