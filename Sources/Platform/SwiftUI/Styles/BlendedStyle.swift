/// A style whose content is combined with the views behind it.
public struct _BlendedShapeStyle<Style: ShapeStyle>: ShapeStyle {
  let style: Style
  let mode: BlendMode

  /// Returns the style as it is painted in an environment.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    var result = style._resolved(in: environment)
    guard let engine = mode.engine else {
      PlatformNotes.add("a style's blend mode '\(mode)' isn't drawn")
      return result
    }
    result.blend = mode == .normal ? result.blend : engine
    return result
  }
}

extension ShapeStyle {
  /// Returns the style, combined with the views behind it.
  ///
  /// A color is a view, too, whose blend mode is that of the view.
  @_disfavoredOverload
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendedShapeStyle(style: self, mode: mode)
  }
}
