import CoreGraphics

/// A value that a person sets by dragging.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let fraction: CGFloat
  private let minimum: ValueLabel
  private let maximum: ValueLabel

  private init(fraction: Double, minimum: ValueLabel, maximum: ValueLabel) {
    self.fraction = CGFloat(min(1, max(0, fraction)))
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The bar with a knob at the value, between the labels of its ends.
  public var body: some View {
    HStack {
      minimum
      SliderBar(fraction: fraction)
      maximum
    }
  }
}

/// The bar of a slider with its knob.
private struct SliderBar: View {
  let fraction: CGFloat

  var body: some View {
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
  private init<V: BinaryFloatingPoint>(
    _ value: V, in bounds: ClosedRange<V>, minimum: ValueLabel, maximum: ValueLabel
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    self.init(
      fraction: length > 0 ? Double((value - bounds.lowerBound) / length) : 0, minimum: minimum,
      maximum: maximum)
  }

  /// Creates a slider with labels of its ends and a label, which a phone doesn't show.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value.wrappedValue, in: bounds, minimum: minimumValueLabel(), maximum: maximumValueLabel())
  }

  /// Creates a slider with labels of its ends, of older programs.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value.wrappedValue, in: bounds, minimum: minimumValueLabel, maximum: maximumValueLabel)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label, which a phone doesn't show.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, in: bounds, minimum: EmptyView(), maximum: EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, in: bounds, minimum: EmptyView(), maximum: EmptyView())
  }
}
