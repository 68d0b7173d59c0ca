public import Foundation
package import VitrineGraphics

/// An affine transform: (x, y) → (a·x + c·y + tx, b·x + d·y + ty).
public struct CGAffineTransform: Hashable, Sendable {
  /// The factor of x in the transformed x.
  public var a: CGFloat
  /// The factor of x in the transformed y.
  public var b: CGFloat
  /// The factor of y in the transformed x.
  public var c: CGFloat
  /// The factor of y in the transformed y.
  public var d: CGFloat
  /// The horizontal translation.
  public var tx: CGFloat
  /// The vertical translation.
  public var ty: CGFloat

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a transform from its six coefficients.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates the identity transform.
  public init() { self = .identity }

  /// Creates a translation.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a transform that scales each axis by a factor.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a rotation, clockwise on a screen.
  ///
  /// Its sine and cosine are equal on every machine.
  public init(rotationAngle angle: CGFloat) {
    let (cosine, sine) = Scalars.direction(turns: Double(angle) / (2 * Scalars.pi))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// A Boolean value that indicates whether the transform changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// Returns the transform that applies this one and then `next`.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(affine.then(next.affine))
  }

  /// Returns the transform that translates and then applies this one.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// Returns the transform that scales and then applies this one.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// Returns the transform that rotates and then applies this one.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the inverse, or the same transform if it is singular.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension CGAffineTransform {
  package init(_ affine: Affine) {
    self.init(a: affine.a, b: affine.b, c: affine.c, d: affine.d, tx: affine.tx, ty: affine.ty)
  }

  package var affine: Affine { Affine(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
}

extension CGPoint {
  /// Returns the transformed point.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(transform.affine.apply(point))
  }
}

extension CGRect {
  /// Returns the bounding box of the transformed rectangle.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
      CGPoint(x: minX, y: maxY),
    ].map { $0.applying(transform) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(
      x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
