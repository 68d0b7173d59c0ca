import CoreGraphics

/// A color or pattern for shapes, texts and backgrounds.
public protocol ShapeStyle: Sendable {
  /// The type of the style in an environment.
  associatedtype Resolved: ShapeStyle = Never
  /// Returns the style that stands for this one in an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
  /// Returns the style as it is painted in an environment.
  @MainActor func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle
}

extension ShapeStyle {
  /// Returns the style as its resolved style is painted.
  @MainActor public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    resolve(in: environment)._resolved(in: environment)
  }
}

extension ShapeStyle where Resolved == Never {
  /// Ends the program, because a style of the system is resolved without this function.
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) stands for itself in every environment")
  }
}

extension Never: ShapeStyle {}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Creates a style.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }

  init(erasing style: any ShapeStyle) { self.style = style }

  /// Returns the style as it is painted in an environment.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    style._resolved(in: environment)
  }
}

/// The current foreground style.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the style as it is painted in an environment.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    environment.foreground.level(0, in: environment)
  }
}

/// The current background style.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the style as it is painted in an environment.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    (environment.backgroundStyle ?? AnyShapeStyle(Color(uiColor: .systemBackground)))
      ._resolved(in: environment)
  }
}

/// A level of the current foreground style.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  /// The first level.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// Returns the style as it is painted in an environment.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    environment.foreground.level(level, in: environment)
  }
}

/// The tint of the surroundings.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// Returns the style as it is painted in an environment.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    Color.accentColor._resolved(in: environment)
  }
}

/// A style with a part of its opacity.
public struct _OpacityShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let opacity: Double

  /// Returns the style as it is painted in an environment.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    style._resolved(in: environment).faded(by: opacity)
  }
}

extension ShapeStyle {
  /// Returns the style with a part of its opacity.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(style: self, opacity: opacity)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The current foreground style.
  public static var foreground: ForegroundStyle { .init() }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The current background style.
  public static var background: BackgroundStyle { .init() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the surroundings.
  public static var tint: TintShapeStyle { .init() }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the foreground style.
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  /// The second level of the foreground style.
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  /// The third level of the foreground style.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  /// The fourth level of the foreground style.
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  /// The fifth level of the foreground style.
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}
