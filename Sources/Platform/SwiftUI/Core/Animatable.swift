/// A value that animations interpolate, which a picture shows at their end.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies the value by a factor.
  mutating func scale(by factor: Double)
  /// The square of the length.
  var magnitudeSquared: Double { get }
}

/// A type whose properties animations interpolate.
public protocol Animatable {
  /// The type of the interpolated value.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// The interpolated value.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No value.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// The value of a type that isn't interpolated.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates a value.
  public init() {}
  /// The only value.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// The square of the length, which is 0.
  public var magnitudeSquared: Double { 0 }

  /// Returns the only value.
  public static func + (a: Self, b: Self) -> Self { a }
  /// Returns the only value.
  public static func - (a: Self, b: Self) -> Self { a }
  /// Changes nothing.
  public mutating func scale(by factor: Double) {}
}

/// Two interpolated values.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The pair of zeros.
  public static var zero: Self { Self(.zero, .zero) }
  /// The square of the length.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }

  /// Returns the sum of two pairs.
  public static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) }
  /// Returns the difference of two pairs.
  public static func - (a: Self, b: Self) -> Self { Self(a.first - b.first, a.second - b.second) }
  /// Multiplies both values by a factor.
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

extension Double: VectorArithmetic {
  /// Multiplies the value by a factor.
  public mutating func scale(by factor: Double) { self *= factor }
  /// The square of the value.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the value by a factor.
  public mutating func scale(by factor: Double) { self *= Float(factor) }
  /// The square of the value.
  public var magnitudeSquared: Double { Double(self * self) }
}
