import VitrineGraphics

/// A translucent fill of the system, by its level.
public struct FillShapeStyle: ShapeStyle {
  private let level: Int

  init(level: Int) { self.level = level }

  /// The fill of the second level.
  public var secondary: FillShapeStyle { FillShapeStyle(level: 1) }
  /// The fill of the third level.
  public var tertiary: FillShapeStyle { FillShapeStyle(level: 2) }
  /// The fill of the fourth level.
  public var quaternary: FillShapeStyle { FillShapeStyle(level: 3) }

  /// Returns the style as it is painted in an environment.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    let color: UIColor =
      switch level {
      case 0: .systemFill
      case 1: .secondarySystemFill
      case 2: .tertiarySystemFill
      default: .quaternarySystemFill
      }
    return Color(uiColor: color)._resolved(in: environment)
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// A translucent fill of the system.
  public static var fill: FillShapeStyle { FillShapeStyle(level: 0) }
}
