public import CoreGraphics

/// Modifiers that compile but aren't drawn.
///
/// Each use is listed in the diagnostics of the picture with the author's file and line.
extension View {
  /// Returns the view, which isn't rotated in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1, file: StaticString = #fileID,
    line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(angle.radians == 0 ? nil : "rotation3DEffect(_:axis:)", file, line)
  }

  /// Returns the view with texts of a scale, which have their own size.
  public func textScale(
    _ scale: Text.Scale, isEnabled: Bool = true, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(isEnabled && scale != .default ? "textScale(_:)" : nil, file, line)
  }
}
