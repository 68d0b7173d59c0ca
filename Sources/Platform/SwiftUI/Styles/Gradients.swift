public import CoreGraphics
import VitrineGraphics
import VitrineLayout
import VitrineRaster

/// A point in fractions of a rectangle.
public struct UnitPoint: Hashable, Sendable {
  /// The horizontal fraction.
  public var x: CGFloat
  /// The vertical fraction.
  public var y: CGFloat

  /// Creates a point at the origin.
  public init() { self.init(x: 0, y: 0) }

  /// Creates a point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = UnitPoint()
  /// The center.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The center of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The center of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The center of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The center of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// Colors at positions.
public struct Gradient: Hashable, Sendable {
  /// A color at a position in 0…1.
  public struct Stop: Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The position.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The space in which colors are mixed; it is always that of the device.
  public enum ColorSpace: Hashable, Sendable {
    case device, perceptual
  }

  /// Returns the gradient with a space in which its colors are mixed.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(self) }

  /// The stops in ascending order.
  public var stops: [Stop]

  /// Creates a gradient of stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of colors at equal distances.
  public init(colors: [Color]) {
    let last = max(1, colors.count - 1)
    stops = colors.enumerated().map {
      Stop(color: $1, location: CGFloat($0) / CGFloat(last))
    }
  }

  @MainActor
  func resolved(in environment: EnvironmentValues) -> [GradientStop] {
    stops.map {
      GradientStop(
        position: Double($0.location), color: $0.color.resolvedColor(in: environment))
    }
  }
}

/// The gradient of a color, or other colors from top to bottom.
public struct AnyGradient: ShapeStyle {
  private let base: Color
  private let gradient: Gradient?

  init(base: Color) {
    self.base = base
    gradient = nil
  }

  /// Creates a style of colors.
  public init(_ gradient: Gradient) {
    base = .clear
    self.gradient = gradient
  }

  /// Returns the style as it is painted in an environment.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    if let gradient {
      return _ResolvedStyle(
        .linear(gradient.resolved(in: environment), start: .top, end: .bottom))
    }
    let color = base.resolvedColor(in: environment)
    func lighter(_ part: Double) -> Double { part + (1 - part) * 0.22 }
    let top = VitrineGraphics.Color(
      red: lighter(color.red), green: lighter(color.green), blue: lighter(color.blue),
      alpha: color.alpha)
    return _ResolvedStyle(
      .linear(
        [GradientStop(position: 0, color: top), GradientStop(position: 1, color: color)],
        start: .top, end: .bottom))
  }
}

/// A gradient along a line.
public struct LinearGradient: ShapeStyle {
  private let gradient: Gradient
  private let start: UnitPoint
  private let end: UnitPoint

  /// Creates a gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    start = startPoint
    end = endPoint
  }

  /// Creates a gradient of colors at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// Returns the style as it is painted in an environment.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(
      .linear(gradient.resolved(in: environment), start: start, end: end))
  }
}

/// A gradient of circles around a point.
public struct RadialGradient: ShapeStyle {
  private let gradient: Gradient
  private let center: UnitPoint
  private let startRadius: CGFloat
  private let endRadius: CGFloat

  /// Creates a gradient.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Creates a gradient of colors at equal distances.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates a gradient of stops.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Returns the style as it is painted in an environment.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(
      .radial(
        gradient.resolved(in: environment), center: center, startRadius: Double(startRadius),
        endRadius: Double(endRadius)))
  }
}

/// A gradient around a point by angle.
public struct AngularGradient: ShapeStyle {
  private let gradient: Gradient
  private let center: UnitPoint
  private let start: Angle
  private let end: Angle

  /// Creates a gradient between two angles.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
    self.center = center
    start = startAngle
    end = endAngle
  }

  /// Creates a gradient of colors between two angles.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates a gradient of a full turn.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates a gradient of stops between two angles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }

  /// Creates a gradient of colors for a full turn.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// Creates a gradient of stops for a full turn.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// Returns the style as it is painted in an environment.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(
      .angular(
        gradient.resolved(in: environment), center: center, start: start.radians,
        end: end.radians))
  }
}

extension Gradient: ShapeStyle {
  /// Returns a gradient from top to bottom.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._resolved(in: environment)
  }
}

/// A gradient of ellipses that fit their rectangle.
public struct EllipticalGradient: ShapeStyle {
  private let gradient: Gradient
  private let center: UnitPoint
  private let start: CGFloat
  private let end: CGFloat

  /// Creates a gradient.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    start = startRadiusFraction
    end = endRadiusFraction
  }

  /// Creates a gradient of colors at equal distances.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient of stops.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Returns the style as it is painted in an environment.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(
      .elliptical(
        gradient.resolved(in: environment), center: center, start: Double(start), end: Double(end)))
  }
}
