public import CoreGraphics

/// A function that combines a view's colors with those behind it.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
}

/// Modifiers that compile but aren't drawn.
///
/// Each use is listed in the diagnostics of the picture with the author's file and line.
extension View {
  /// Returns the view, which isn't blurred.
  public func blur(
    radius: CGFloat, opaque: Bool = false, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(radius == 0 ? nil : "blur(radius:)", file, line)
  }

  /// Returns the view, which isn't blended.
  public func blendMode(
    _ mode: BlendMode, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(mode == .normal ? nil : "blendMode(_:)", file, line)
  }

  /// Returns the view with its colors.
  public func grayscale(
    _ amount: Double, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(amount == 0 ? nil : "grayscale(_:)", file, line)
  }

  /// Returns the view with its colors.
  public func saturation(
    _ amount: Double, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(amount == 1 ? nil : "saturation(_:)", file, line)
  }

  /// Returns the view with its colors.
  public func brightness(
    _ amount: Double, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(amount == 0 ? nil : "brightness(_:)", file, line)
  }

  /// Returns the view with its colors.
  public func contrast(
    _ amount: Double, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(amount == 1 ? nil : "contrast(_:)", file, line)
  }

  /// Returns the view with its colors.
  public func colorMultiply(
    _ color: Color, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn("colorMultiply(_:)", file, line) }

  /// Returns the view with its colors.
  public func colorInvert(
    file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn("colorInvert()", file, line) }

  /// Returns the view with its colors.
  public func luminanceToAlpha(
    file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn("luminanceToAlpha()", file, line) }

  /// Returns the view, which isn't rotated in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1, file: StaticString = #fileID,
    line: Int = #line
  ) -> ModifiedContent<Self, _UndrawnModifier> {
    undrawn(angle.radians == 0 ? nil : "rotation3DEffect(_:axis:)", file, line)
  }

  /// Returns the view, which is always drawn as one picture where that matters.
  public func compositingGroup() -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }

  /// Returns the view, which is always drawn as one picture where that matters.
  public func drawingGroup(
    opaque: Bool = false
  ) -> ModifiedContent<Self, _UndrawnModifier> { undrawn() }
}
