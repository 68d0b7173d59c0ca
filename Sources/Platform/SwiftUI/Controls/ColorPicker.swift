public import CoreGraphics
import UIKit

/// A choice of a color.
public struct ColorPicker<Label: View>: View {
  private let label: Label
  private let color: Color
  @Environment(\.hidesLabels) private var hidesLabels

  /// Creates a choice.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    color = selection.wrappedValue
  }

  /// Creates a choice of a color of Core Graphics.
  public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    color = Color(cgColor: selection.wrappedValue)
  }

  /// The label, and the color in a ring of all colors.
  public var body: some View {
    HStack {
      if !hidesLabels {
        label
        Spacer(minLength: 0)
      }
      Circle()
        .strokeBorder(
          AngularGradient(
            colors: [.red, .purple, .blue, .teal, .green, .yellow, .orange, .red], center: .center),
          lineWidth: 3
        )
        .overlay(Circle().fill(color).padding(5))
        .frame(width: 28, height: 28)
    }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a choice with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) } }

  /// Creates a choice with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) { self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) } }
}
