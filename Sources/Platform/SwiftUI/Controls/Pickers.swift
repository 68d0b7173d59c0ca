public import Foundation

/// A choice of a value, of which a picture shows the title only.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let label: Label
  private let place: CallSite

  private init(label: Label, place: CallSite) {
    self.label = label
    self.place = place
  }

  /// The title.
  public var body: some View { label.modifier(_UndrawnModifier("Picker's choices", place)) }
}

extension Picker {
  /// Creates a choice.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, file: StaticString = #fileID, line: Int = #line
  ) { self.init(label: label(), place: CallSite(file, line)) }
}

extension Picker where Label == Text {
  /// Creates a choice with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, file: StaticString = #fileID, line: Int = #line
  ) { self.init(label: Text(titleKey), place: CallSite(file, line)) }

  /// Creates a choice with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    file: StaticString = #fileID, line: Int = #line
  ) { self.init(label: Text(title), place: CallSite(file, line)) }
}

/// A choice of a color, of which a picture shows the title only.
public struct ColorPicker<Label: View>: View {
  private let label: Label
  private let place: CallSite

  /// Creates a choice.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label,
    file: StaticString = #fileID, line: Int = #line
  ) {
    self.label = label()
    place = CallSite(file, line)
  }

  /// The title.
  public var body: some View { label.modifier(_UndrawnModifier("ColorPicker's color", place)) }
}

extension ColorPicker where Label == Text {
  /// Creates a choice with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true,
    file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(
      selection: selection, supportsOpacity: supportsOpacity, label: { Text(titleKey) }, file: file,
      line: line)
  }

  /// Creates a choice with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true,
    file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(
      selection: selection, supportsOpacity: supportsOpacity, label: { Text(title) }, file: file,
      line: line)
  }
}

/// A value that a person sets by dragging.
public struct Slider<Label: View>: View {
  private let fraction: CGFloat

  private init(fraction: Double) { self.fraction = CGFloat(min(1, max(0, fraction))) }

  /// The bar with a knob at the value.
  public var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        _FilledBar(value: fraction, height: 4)
        Circle().fill(Color.white).shadow(color: .black.opacity(0.25), radius: 3, y: 2)
          .frame(width: 27, height: 27)
          .offset(x: (proxy.size.width - 27) * fraction)
      }
      .frame(height: proxy.size.height)
    }
    .frame(height: 31)
  }
}

extension Slider {
  private init<V: BinaryFloatingPoint>(_ value: V, in bounds: ClosedRange<V>) {
    let length = bounds.upperBound - bounds.lowerBound
    self.init(fraction: length > 0 ? Double((value - bounds.lowerBound) / length) : 0)
  }

  /// Creates a slider with a label, which a phone doesn't show.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(value.wrappedValue, in: bounds) }
}

extension Slider where Label == EmptyView {
  /// Creates a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint { self.init(value.wrappedValue, in: bounds) }
}

/// A control that changes a value in steps, of which a picture shows the title only.
public struct Stepper<Label: View>: View {
  private let label: Label
  private let place: CallSite

  /// The title.
  public var body: some View {
    HStack {
      label
      Spacer(minLength: 0)
    }.modifier(_UndrawnModifier("Stepper's buttons", place))
  }
}

extension Stepper where Label == Text {
  /// Creates a control of a value without limits with a title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    file: StaticString = #fileID, line: Int = #line
  ) { self.init(label: Text(titleKey), place: CallSite(file, line)) }

  /// Creates a control with a title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, file: StaticString = #fileID, line: Int = #line
  ) { self.init(label: Text(titleKey), place: CallSite(file, line)) }

  /// Creates a control with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    file: StaticString = #fileID, line: Int = #line
  ) { self.init(label: Text(title), place: CallSite(file, line)) }
}

/// A choice of a date, of which a picture shows the title and the date.
public struct DatePicker<Label: View>: View {
  private let label: Label
  private let date: Date

  /// The title and the date.
  public var body: some View {
    HStack {
      label
      Spacer(minLength: 0)
      Text(date, style: .date)
    }
  }
}

extension DatePicker where Label == Text {
  /// Creates a choice with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) { self.init(label: Text(titleKey), date: selection.wrappedValue) }
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
