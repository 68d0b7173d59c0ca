/// An affine transform: (x, y) → (a·x + c·y + tx, b·x + d·y + ty).
@frozen
public struct Affine: Hashable, Codable, Sendable {
  /// The factor of x in the new x.
  public var a: Double
  /// The factor from x to y.
  public var b: Double
  /// The factor from y to x.
  public var c: Double
  /// The factor from y to y.
  public var d: Double
  /// The translation along the x-axis.
  public var tx: Double
  /// The translation along the y-axis.
  public var ty: Double

  /// Creates a transform from the entries of its matrix.
  @inlinable
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The transform that leaves points unchanged.
  public static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Returns a transform that moves points.
  @inlinable
  public static func translation(x: Double, y: Double) -> Affine {
    Affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Returns a transform that scales points about the origin.
  @inlinable
  public static func scale(x: Double, y: Double) -> Affine {
    Affine(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Returns the transform that applies this one and then `next`.
  @inlinable
  public func then(_ next: Affine) -> Affine {
    Affine(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// Returns the transformed point.
  @inlinable
  public func apply(_ point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }
}
