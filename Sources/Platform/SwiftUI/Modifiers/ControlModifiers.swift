public import CoreGraphics

/// The size of controls, which have their standard size in a picture.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// The outline of a button's background.
public struct ButtonBorderShape: Equatable, Sendable {
  let radius: CGFloat?
  /// The standard outline.
  public static let automatic = ButtonBorderShape(radius: nil)
  /// A capsule.
  public static let capsule = ButtonBorderShape(radius: .infinity)
  /// A circle.
  public static let circle = ButtonBorderShape(radius: .infinity)
  /// A rounded rectangle.
  public static let roundedRectangle = ButtonBorderShape(radius: 8)

  /// Returns a rounded rectangle with a radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(radius: radius)
  }
}

private struct ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

private struct BorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

private struct HiddenLabelsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// The size of controls.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// The outline of buttons' backgrounds.
  var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }

  /// A Boolean value that indicates whether the labels of controls are hidden.
  var hidesLabels: Bool {
    get { self[HiddenLabelsKey.self] }
    set { self[HiddenLabelsKey.self] = newValue }
  }

  /// The visibility of controls' labels.
  public var labelsVisibility: Visibility { hidesLabels ? .hidden : .automatic }
}

extension View {
  /// Returns the view with a size of controls.
  public func controlSize(_ size: ControlSize) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.controlSize = size }
  }

  /// Returns the view with an outline of buttons' backgrounds.
  public func buttonBorderShape(
    _ shape: ButtonBorderShape
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.buttonBorderShape = shape }
  }

  /// Returns the view without the labels of controls.
  public func labelsHidden() -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.hidesLabels = true }
  }

  /// Returns the view with or without the labels of controls.
  public func labelsVisibility(
    _ visibility: Visibility
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    environmentChange { $0.hidesLabels = visibility == .hidden }
  }

  /// Returns the view with texts that a person can select.
  public func textSelection<S: TextSelectability>(
    _ selectability: S
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with an explanation for pointers.
  public func help(_ text: Text) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with an explanation for pointers.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn()
  }

  /// Returns the view without an effect of the focus.
  public func focusEffectDisabled(
    _ disabled: Bool = true
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view with an explanation for pointers.
  public func help(_ textKey: LocalizedStringKey) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn()
  }
}

/// Whether a person can select texts.
public protocol TextSelectability: Sendable {}

/// The two answers of whether a person can select texts.
public struct _TextSelectability: TextSelectability {}

extension TextSelectability where Self == _TextSelectability {
  /// A person can select texts.
  public static var enabled: _TextSelectability { .init() }
  /// A person can't select texts.
  public static var disabled: _TextSelectability { .init() }
}
