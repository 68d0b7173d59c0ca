public import CoreGraphics
import VitrineGraphics
import VitrineLayout

extension GraphicsContext {
  /// A change of drawings' pixels.
  public struct Filter: Sendable {
    private enum Kind: Sendable {
      case blur(CGFloat)
      case shadow(Color, radius: CGFloat, offset: CGSize)
      case multiply(Color)
      case color(ComponentMap)
      case undrawn
    }

    private let kind: Kind
    /// The name in messages.
    let name: String

    private init(_ kind: Kind, _ name: String = "a filter of a Canvas") {
      self.kind = kind
      self.name = name
    }

    /// Returns the engine's filter, or nil if there is none.
    @MainActor
    func picture(_ environment: EnvironmentValues) -> PictureFilter? {
      switch kind {
      case .blur(let radius): .blur(sigma: Double(radius))
      case .shadow(let color, let radius, let offset):
        // The radius is the standard deviation's double, as for a view.
        .shadow(
          color.resolvedColor(in: environment),
          offset: Point(x: Double(offset.width), y: Double(offset.height)),
          sigma: Double(radius) / 2)
      case .multiply(let color):
        .color(.multiplication(by: color.resolvedColor(in: environment)))
      case .color(let map): .color(map)
      case .undrawn: nil
      }
    }

    /// Returns a blur.
    public static func blur(radius: CGFloat) -> Filter { Filter(.blur(radius)) }

    /// Returns a shadow; other blend modes and options aren't drawn.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = []
    ) -> Filter {
      guard blendMode == .normal, options.isEmpty else {
        return Filter(.undrawn, "the shadow of a Canvas with a blend mode or options")
      }
      return Filter(.shadow(color, radius: radius, offset: CGSize(width: x, height: y)))
    }

    /// Returns a multiplication of colors.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(.multiply(color)) }
    /// Returns a saturation.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(.color(.saturation(amount)))
    }
    /// Returns a brightness.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(.color(.brightness(amount)))
    }
    /// Returns less color.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(.color(.saturation(1 - amount)))
    }
    /// Returns a contrast.
    public static func contrast(_ amount: Double) -> Filter { Filter(.color(.contrast(amount))) }

    /// Returns a rotation of hues.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(.color(.hueRotation(turns: angle.radians / (2 * Scalars.pi))))
    }
    /// Returns the opposites of colors; a part of them isn't drawn.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      amount == 1
        ? Filter(.color(.inversion)) : Filter(.undrawn, "a part of colorInvert of a Canvas")
    }
    /// Returns a transform in space; it isn't drawn.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(.undrawn, "the filter projectionTransform of a Canvas")
    }
    /// Black with the brightness as opacity.
    public static var luminanceToAlpha: Filter { Filter(.color(.luminanceToAlpha)) }
    /// Returns a limit of opacities; it isn't drawn.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = .black
    ) -> Filter { Filter(.undrawn, "the filter alphaThreshold of a Canvas") }
  }
}
