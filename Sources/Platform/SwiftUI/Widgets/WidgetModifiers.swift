/// Modifiers of views in widgets.
extension View {
  /// Returns the view in the accent group or in the primary group of a widget in two colors.
  public func widgetAccentable(
    _ accentable: Bool = true
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.isWidgetAccentable = accentable }
  }

  /// Returns the view with a label, which only watch faces show.
  public func widgetLabel<Label: View>(
    @ViewBuilder label: () -> Label
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a label, which only watch faces show.
  public func widgetLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with a label, which only watch faces show.
  @_disfavoredOverload
  public func widgetLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with content along the bezel, which only watch faces show.
  public func widgetCurvesContent(
    _ curvesContent: Bool = true
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
}

private struct WidgetAccentableKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// A Boolean value that indicates whether the view belongs to the accent group.
  package var isWidgetAccentable: Bool {
    get { self[WidgetAccentableKey.self] }
    set { self[WidgetAccentableKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the surrounding widget can show labels.
  public var showsWidgetLabel: Bool { false }
}

/// The treatment of an image in a widget in two colors.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
  private let name: String
  /// The image belongs to the accent group.
  public static let accented = WidgetAccentedRenderingMode(name: "accented")
  /// The image is gray.
  public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
  /// The image is gray and belongs to the accent group.
  public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
  /// The image keeps its colors.
  public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

extension Image {
  /// Returns the image with its treatment in a widget in two colors.
  @preconcurrency @MainActor
  public func widgetAccentedRenderingMode(
    _ renderingMode: WidgetAccentedRenderingMode?
  ) -> ModifiedContent<Image, _EnvironmentModifier> {
    environmentChange { $0.widgetAccentedRenderingMode = renderingMode }
  }
}

private struct WidgetAccentedRenderingModeKey: EnvironmentKey {
  static var defaultValue: WidgetAccentedRenderingMode? { nil }
}

extension EnvironmentValues {
  /// The treatment of images in a widget in two colors, or nil for the system's.
  package var widgetAccentedRenderingMode: WidgetAccentedRenderingMode? {
    get { self[WidgetAccentedRenderingModeKey.self] }
    set { self[WidgetAccentedRenderingModeKey.self] = newValue }
  }
}
