import CoreGraphics
import QuartzCore
import Testing
import UIKit
import Vitrine
import VitrineGraphics
import VitrineUIKit

/// Tests of `CALayer.maskedCorners`, the corners that a radius rounds.
@MainActor
@Suite struct MaskedCornersTests {
  private func picture(_ change: @escaping @MainActor @Sendable (UIView) -> Void) throws -> Bitmap {
    var variant = Variant()
    variant.chrome = .none
    return try Stage.picture(variant) { controller in
      let view = UIView(frame: CGRect(x: 20, y: 10, width: 80, height: 60))
      view.backgroundColor = .red
      view.layer.cornerRadius = 16
      change(view)
      controller.view.addSubview(view)
    }
  }

  /// Returns whether each corner shows the view's color: top left, top right, bottom left, bottom
  /// right.
  private func corners(_ picture: Bitmap) -> [Bool] {
    [(41, 21), (198, 21), (41, 138), (198, 138)].map { x, y in
      picture[x, y].red == 255 && picture[x, y].green == 0
    }
  }

  @Test(arguments: [
    (CACornerMask.layerMinXMinYCorner, [false, true, true, true]),
    (.layerMaxXMinYCorner, [true, false, true, true]),
    (.layerMinXMaxYCorner, [true, true, false, true]),
    (.layerMaxXMaxYCorner, [true, true, true, false]),
    (CACornerMask(), [true, true, true, true]),
  ])
  func `only the masked corners are round`(_ mask: CACornerMask, _ expected: [Bool]) throws {
    let picture = try picture { $0.layer.maskedCorners = mask }
    #expect(corners(picture) == expected)
  }

  @Test func `all corners are round by default`() throws {
    #expect(CALayer().maskedCorners.rawValue == 15)
    #expect(try corners(picture { _ in }) == [false, false, false, false])
  }

  @Test func `clipping and the border follow the masked corners`() throws {
    let clipped = try picture { view in
      view.layer.maskedCorners = .layerMinXMinYCorner
      view.clipsToBounds = true
      let inner = UIView(frame: view.bounds)
      inner.backgroundColor = .red
      view.addSubview(inner)
    }
    #expect(corners(clipped) == [false, true, true, true])
    let bordered = try picture { view in
      view.layer.maskedCorners = .layerMinXMinYCorner
      view.layer.borderWidth = 2
      view.layer.borderColor = UIColor.red.cgColor
      view.backgroundColor = nil
    }
    #expect(corners(bordered) == [false, true, true, true])
  }
}
