import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import Vitrine
import VitrineGraphics
import VitrineUIKit

/// Tests of `CATransform3D` for layers in the plane.
@MainActor
@Suite struct Transform3DTests {
  private static func isClose(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    let parts: [KeyPath<CATransform3D, CGFloat>] = [
      \.m11, \.m12, \.m13, \.m21, \.m22, \.m23, \.m31, \.m32, \.m33, \.m41, \.m42, \.m43,
    ]
    return parts.allSatisfy { abs(a[keyPath: $0] - b[keyPath: $0]) < 1e-9 }
  }

  private func picture(_ change: @escaping @MainActor @Sendable (UIView) -> Void) throws -> Bitmap {
    var variant = Variant()
    variant.chrome = .none
    return try Stage.picture(variant) { controller in
      let view = UIView(frame: CGRect(x: 40, y: 30, width: 60, height: 30))
      view.backgroundColor = .red
      let half = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      half.backgroundColor = .blue
      view.addSubview(half)
      change(view)
      controller.view.addSubview(view)
    }
  }

  @Test func `translation, scale and rotation about z match those of the plane`() {
    #expect(
      CATransform3DMakeTranslation(3, 4, 5)
        == CATransform3DTranslate(
          CATransform3DMakeAffineTransform(CGAffineTransform(translationX: 3, y: 4)), 0, 0, 5))
    #expect(
      CATransform3DGetAffineTransform(CATransform3DMakeScale(2, 3, 4))
        == CGAffineTransform(scaleX: 2, y: 3))
    #expect(
      Self.isClose(
        CATransform3DMakeRotation(0.7, 0, 0, 2),
        CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 0.7))))
    #expect(CATransform3DMakeRotation(0.7, 0, 0, 0) == CATransform3DIdentity)
  }

  @Test func `a rotation preserves its axis and lengths`() {
    let turn = CATransform3DMakeRotation(1.1, 1, 2, 2)
    // The axis (1, 2, 2) is mapped to itself.
    #expect(abs(turn.m11 + 2 * turn.m21 + 2 * turn.m31 - 1) < 1e-9)
    #expect(abs(turn.m12 + 2 * turn.m22 + 2 * turn.m32 - 2) < 1e-9)
    #expect(abs(turn.m11 * turn.m11 + turn.m12 * turn.m12 + turn.m13 * turn.m13 - 1) < 1e-9)
    // Three rotations by a third of a turn are the identity.
    let third = CATransform3DMakeRotation(2 * .pi / 3, 1, 2, 2)
    let whole = CATransform3DConcat(CATransform3DConcat(third, third), third)
    #expect(Self.isClose(whole, CATransform3DIdentity))
    // A rotation about x goes from y to z.
    #expect(abs(CATransform3DMakeRotation(.pi / 2, 1, 0, 0).m23 - 1) < 1e-9)
    #expect(abs(CATransform3DMakeRotation(.pi / 2, 0, 1, 0).m31 - 1) < 1e-9)
  }

  @Test func `a concatenated step comes before the transform`() {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 5, 6, 7)
    #expect([moved.m41, moved.m42, moved.m43] == [10, 12, 14])
    let scaled = CATransform3DScale(CATransform3DMakeTranslation(5, 6, 7), 2, 2, 2)
    #expect([scaled.m41, scaled.m42, scaled.m43, scaled.m11] == [5, 6, 7, 2])
    let turned = CATransform3DRotate(CATransform3DMakeScale(2, 1, 1), .pi / 2, 0, 0, 1)
    #expect(abs(turned.m12 - 1) < 1e-9 && abs(turned.m21 + 2) < 1e-9)
  }

  @Test func `only transforms of the plane are affine`() {
    #expect(CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 0, 1)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 1, 0)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeScale(1, 1, 2)))
    #expect(CATransform3DIsIdentity(CATransform3D()))
    #expect(CATransform3DEqualToTransform(CATransform3DMakeScale(1, 1, 1), CATransform3DIdentity))
  }

  @Test func `a layer's transform and its affine transform are one`() throws {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    #expect(layer.transform.m12 == 2 && layer.transform.m41 == 5)
    layer.transform = CATransform3DMakeScale(3, 2, 1)
    #expect(layer.affineTransform() == CGAffineTransform(scaleX: 3, y: 2))
    let one = try picture { $0.layer.transform = CATransform3DMakeRotation(0.4, 0, 0, 1) }
    let other = try picture { $0.transform = CGAffineTransform(rotationAngle: 0.4) }
    #expect(Stage.areEqual(one, other))
  }

  @Test func `half a turn about x flips a layer vertically`() throws {
    let turned = try picture { $0.layer.transform = CATransform3DMakeRotation(.pi, 1, 0, 0) }
    let mirrored = try picture { $0.transform = CGAffineTransform(scaleX: 1, y: -1) }
    #expect(Stage.areEqual(turned, mirrored))
    #expect(try turned != picture { _ in })
  }
}
