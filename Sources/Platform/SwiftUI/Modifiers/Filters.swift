public import CoreGraphics
import VitrineGraphics
import VitrinePlacement

extension View {
  /// Returns the view, combined with the views behind it in the same picture.
  ///
  /// The modes of hue, saturation, color and luminosity, `softLight`, `sourceAtop` and
  /// `destinationOver` aren't drawn.
  public func blendMode(
    _ mode: BlendMode, file: StaticString = #fileID, line: Int = #line
  ) -> ModifiedContent<Self, _WrappingModifier> {
    let place = CallSite(file, line)
    return modifier(
      _WrappingModifier { id, context in
        guard let engine = mode.engine else {
          context.builder.note("blendMode(.\(mode)) isn't drawn", place)
          return id
        }
        guard mode != .normal else { return id }
        return context.wrap(id, in: PassRule("effect"), .effect(.blend(engine)))
      })
  }

  /// Returns the view, blurred.
  ///
  /// The radius is the standard deviation of the Gaussian, a default of this library.
  public func blur(
    radius: CGFloat, opaque: Bool = false
  ) -> ModifiedContent<Self, _WrappingModifier> {
    filtered(radius > 0 ? .blur(sigma: Double(radius)) : nil)
  }

  /// Returns the view with less color.
  public func grayscale(_ amount: Double) -> ModifiedContent<Self, _WrappingModifier> {
    filtered(amount == 0 ? nil : .color(.saturation(1 - amount)))
  }

  /// Returns the view with a saturation.
  public func saturation(_ amount: Double) -> ModifiedContent<Self, _WrappingModifier> {
    filtered(amount == 1 ? nil : .color(.saturation(amount)))
  }

  /// Returns the view, brighter by an amount.
  public func brightness(_ amount: Double) -> ModifiedContent<Self, _WrappingModifier> {
    filtered(amount == 0 ? nil : .color(.brightness(amount)))
  }

  /// Returns the view with a contrast.
  public func contrast(_ amount: Double) -> ModifiedContent<Self, _WrappingModifier> {
    filtered(amount == 1 ? nil : .color(.contrast(amount)))
  }

  /// Returns the view with its colors multiplied by another one.
  public func colorMultiply(_ color: Color) -> ModifiedContent<Self, _WrappingModifier> {
    modifier(
      _WrappingModifier { id, context in
        let matrix = ComponentMap.multiplication(by: color.resolvedColor(in: context.environment))
        return context.wrap(id, in: PassRule("effect"), .effect(.filter(.color(matrix))))
      })
  }

  /// Returns the view with inverted colors.
  public func colorInvert() -> ModifiedContent<Self, _WrappingModifier> {
    filtered(.color(.inversion))
  }

  /// Returns the view with rotated hues.
  public func hueRotation(_ angle: Angle) -> ModifiedContent<Self, _WrappingModifier> {
    filtered(.color(.hueRotation(turns: angle.radians / (2 * Scalars.pi))))
  }

  /// Returns the view in black with its luminance as alpha.
  public func luminanceToAlpha() -> ModifiedContent<Self, _WrappingModifier> {
    filtered(.color(.luminanceToAlpha))
  }

  /// Returns the view as one picture, in which its views are combined first.
  public func compositingGroup() -> ModifiedContent<Self, _WrappingModifier> {
    effect(.blend(.sourceOver))
  }

  /// Returns the view as one picture, in which its views are combined first.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> ModifiedContent<Self, _WrappingModifier> { effect(.blend(.sourceOver)) }

  private func filtered(
    _ filter: PictureFilter?
  ) -> ModifiedContent<Self, _WrappingModifier> {
    modifier(
      _WrappingModifier { id, context in
        guard let filter else { return id }
        return context.wrap(id, in: PassRule("effect"), .effect(.filter(filter)))
      })
  }
}
