public import CoreGraphics
public import Foundation
import VitrineGraphics

/// A transform of space without perspective.
///
/// A layer shows its effect on x and y, like layers without perspective on the platform. A fourth
/// column other than (0, 0, 0, 1), which adds perspective, has no effect, and a note says so.
public struct CATransform3D: Hashable, Sendable {
  /// The factor of x in the new x.
  public var m11: CGFloat = 1
  /// The factor of x in the new y.
  public var m12: CGFloat = 0
  /// The factor of x in the new z.
  public var m13: CGFloat = 0
  /// The factor of y in the new x.
  public var m21: CGFloat = 0
  /// The factor of y in the new y.
  public var m22: CGFloat = 1
  /// The factor of y in the new z.
  public var m23: CGFloat = 0
  /// The factor of z in the new x.
  public var m31: CGFloat = 0
  /// The factor of z in the new y.
  public var m32: CGFloat = 0
  /// The factor of z in the new z.
  public var m33: CGFloat = 1
  /// The offset along x.
  public var m41: CGFloat = 0
  /// The offset along y.
  public var m42: CGFloat = 0
  /// The offset along z.
  public var m43: CGFloat = 0
  /// The first row of the column for perspective.
  public var m14: CGFloat = 0 { didSet { notePerspective(m14) } }
  /// The second row of the column for perspective.
  public var m24: CGFloat = 0 { didSet { notePerspective(m24) } }
  /// The third row of the column for perspective.
  public var m34: CGFloat = 0 { didSet { notePerspective(m34) } }
  /// The fourth row of the column for perspective.
  public var m44: CGFloat = 1

  /// Creates the identity.
  public init() {}

  /// Creates a transform from three rows and an offset.
  private func notePerspective(_ value: CGFloat) {
    guard value != 0 else { return }
    PlatformNotes.add("the perspective of a transform (m14, m24, m34) isn't drawn")
  }

  fileprivate init(_ rows: [[CGFloat]]) {
    (m11, m12, m13) = (rows[0][0], rows[0][1], rows[0][2])
    (m21, m22, m23) = (rows[1][0], rows[1][1], rows[1][2])
    (m31, m32, m33) = (rows[2][0], rows[2][1], rows[2][2])
    (m41, m42, m43) = (rows[3][0], rows[3][1], rows[3][2])
  }

  fileprivate var rows: [[CGFloat]] {
    [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33], [m41, m42, m43]]
  }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D()

/// Returns whether a transform is the identity.
public func CATransform3DIsIdentity(_ transform: CATransform3D) -> Bool {
  transform == CATransform3DIdentity
}

/// Returns whether two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a translation by a distance along each axis.
public func CATransform3DMakeTranslation(
  _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3D([[1, 0, 0], [0, 1, 0], [0, 0, 1], [x, y, z]])
}

/// Returns a scaling by a factor along each axis.
public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3D([[x, 0, 0], [0, y, 0], [0, 0, z], [0, 0, 0]])
}

/// Returns a rotation by an angle in radians about an axis, clockwise on a screen about z.
///
/// As documented, an axis of length zero gives the identity.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let direction = Scalars.direction(turns: Double(angle) / (2 * Scalars.pi))
  let (c, s) = (CGFloat(direction.cosine), CGFloat(direction.sine))
  // This is Rodrigues' rotation formula, transposed because points are rows here.
  let t = 1 - c
  return CATransform3D([
    [t * x * x + c, t * x * y + s * z, t * x * z - s * y],
    [t * x * y - s * z, t * y * y + c, t * y * z + s * x],
    [t * x * z + s * y, t * y * z - s * x, t * z * z + c],
    [0, 0, 0],
  ])
}

/// Returns the transform that applies `a` and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (left, right) = (a.rows, b.rows)
  return CATransform3D(
    left.indices.map { row in
      (0..<3).map { column in
        let sum = (0..<3).reduce(CGFloat(0)) { $0 + left[row][$1] * right[$1][column] }
        return row == 3 ? sum + right[3][column] : sum
      }
    })
}

/// Returns the transform that translates and then applies `transform`.
public func CATransform3DTranslate(
  _ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(x, y, z), transform)
}

/// Returns the transform that scales and then applies `transform`.
public func CATransform3DScale(
  _ transform: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(x, y, z), transform)
}

/// Returns the transform that rotates and then applies `transform`.
public func CATransform3DRotate(
  _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), transform)
}

/// Returns the transform of space that applies a transform of the plane to x and y.
public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
  CATransform3D([
    [transform.a, transform.b, 0], [transform.c, transform.d, 0], [0, 0, 1],
    [transform.tx, transform.ty, 0],
  ])
}

/// Returns whether the transform doesn't involve z, so that it is one of the plane.
public func CATransform3DIsAffine(_ transform: CATransform3D) -> Bool {
  transform == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(transform))
}

/// Returns the effect of the transform on points of the plane, viewed from the front.
public func CATransform3DGetAffineTransform(_ transform: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(
    a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m41,
    ty: transform.m42)
}

/// Returns the transform that reverses another one in the plane.
///
/// A transform without an inverse is returned unchanged.
public func CATransform3DInvert(_ transform: CATransform3D) -> CATransform3D {
  CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(transform).inverted())
}
