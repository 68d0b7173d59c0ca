/// A color of the system in a style's place.
private protocol SystemStyle: ShapeStyle {
  /// The color.
  var color: UIColor { get }
}

extension SystemStyle {
  /// Returns the style as it is painted in an environment.
  @MainActor
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    Color(uiColor: color)._resolved(in: environment)
  }
}

/// The color of lines between items.
public struct SeparatorShapeStyle: SystemStyle {
  /// Creates the style.
  public init() {}

  var color: UIColor { .separator }
}

/// The color of placeholders.
public struct PlaceholderTextShapeStyle: SystemStyle {
  /// Creates the style.
  public init() {}

  var color: UIColor { .placeholderText }
}

/// The color of the areas of controls.
public struct FillShapeStyle: SystemStyle {
  /// Creates the style.
  public init() {}

  var color: UIColor { .systemFill }
}

/// The color of links.
public struct LinkShapeStyle: SystemStyle {
  /// Creates the style.
  public init() {}

  var color: UIColor { .link }
}

/// The background of windows.
public struct WindowBackgroundShapeStyle: SystemStyle {
  /// Creates the style.
  public init() {}

  var color: UIColor { .systemBackground }
}

/// The background of selected items, which has the tint color on iOS.
public struct SelectionShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the style as it is painted in an environment.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    TintShapeStyle()._resolved(in: environment)
  }
}

/// A level of a style, with a part of its opacity.
public struct _LevelShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let level: Int

  /// Returns the style as it is painted in an environment.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    if style is FillShapeStyle {
      let color: UIColor =
        switch level {
        case 1: .secondarySystemFill
        case 2: .tertiarySystemFill
        default: .quaternarySystemFill
        }
      return Color(uiColor: color)._resolved(in: environment)
    }
    if style is BackgroundStyle {
      let color: UIColor = level == 1 ? .secondarySystemBackground : .tertiarySystemBackground
      return Color(uiColor: color)._resolved(in: environment)
    }
    return style._resolved(in: environment).faded(by: Foreground.opacities[min(level, 4)])
  }
}

extension ShapeStyle {
  /// The second level of the style.
  public var secondary: _LevelShapeStyle<Self> { .init(style: self, level: 1) }
  /// The third level of the style.
  public var tertiary: _LevelShapeStyle<Self> { .init(style: self, level: 2) }
  /// The fourth level of the style.
  public var quaternary: _LevelShapeStyle<Self> { .init(style: self, level: 3) }
  /// The fifth level of the style.
  public var quinary: _LevelShapeStyle<Self> { .init(style: self, level: 4) }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The color of lines between items.
  public static var separator: SeparatorShapeStyle { .init() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The color of placeholders.
  public static var placeholder: PlaceholderTextShapeStyle { .init() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The color of the areas of controls.
  public static var fill: FillShapeStyle { .init() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The color of links.
  public static var link: LinkShapeStyle { .init() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of windows.
  public static var windowBackground: WindowBackgroundShapeStyle { .init() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The background of selected items.
  public static var selection: SelectionShapeStyle { .init() }
}
