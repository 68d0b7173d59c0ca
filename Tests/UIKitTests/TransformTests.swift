import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import Vitrine
import VitrineGraphics
import VitrineUIKit

/// Tests of `UIView.transform` and `CALayer.setAffineTransform` against their documentation.
@MainActor
@Suite struct TransformTests {
  private func picture(_ build: @escaping @MainActor @Sendable (UIView) -> Void) throws -> Bitmap {
    var variant = Variant()
    variant.chrome = .none
    return try Stage.picture(variant) { build($0.view) }
  }

  /// Adds a card with corners, a text and an image.
  private static func card(_ frame: CGRect) -> UIView {
    let card = UIView(frame: frame)
    card.backgroundColor = .yellow
    card.layer.cornerRadius = 6
    card.layer.borderWidth = 1
    let label = UILabel(frame: CGRect(x: 4, y: 4, width: 60, height: 20))
    label.text = "Card"
    card.addSubview(label)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 5))
    }
    let view = UIImageView(image: image)
    view.frame.origin = CGPoint(x: 60, y: 10)
    card.addSubview(view)
    return card
  }

  private static let frame = CGRect(x: 20, y: 10, width: 80, height: 40)

  private func card(_ transform: CGAffineTransform) throws -> Bitmap {
    try picture { root in
      let card = Self.card(Self.frame)
      card.transform = transform
      root.addSubview(card)
    }
  }

  @Test func `transform: the identity is the default and changes nothing`() throws {
    #expect(UIView(frame: .zero).transform == .identity)
    let plain = try picture { $0.addSubview(Self.card(Self.frame)) }
    #expect(try Stage.areEqual(card(.identity), plain))
  }

  @Test func `transform: a translation moves the frame`() throws {
    let moved = try card(CGAffineTransform(translationX: 30, y: 20))
    let placed = try picture { root in
      root.addSubview(Self.card(Self.frame.offsetBy(dx: 30, dy: 20)))
    }
    #expect(Stage.areEqual(moved, placed))
  }

  @Test func `transform: a scale has its origin at the center`() throws {
    let scaled = try picture { root in
      let view = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 10))
      view.backgroundColor = .red
      view.transform = CGAffineTransform(scaleX: 2, y: 3)
      root.addSubview(view)
    }
    let placed = try picture { root in
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 30))
      view.backgroundColor = .red
      root.addSubview(view)
    }
    #expect(Stage.areEqual(scaled, placed))
  }

  @Test func `transform: scaled text has the pixels of text with the scaled size`() throws {
    // Named fonts lack the system font's tracking, which depends on the size.
    func label(_ size: CGFloat, _ transform: CGAffineTransform) throws -> Bitmap {
      try picture { root in
        let label = UILabel(
          frame: CGRect(x: 50 - 2 * size, y: 40 - size, width: 4 * size, height: 2 * size))
        label.text = "Hi"
        label.font = UIFont(name: "HelveticaNeue", size: size)
        label.transform = transform
        root.addSubview(label)
      }
    }
    let scaled = try label(10, CGAffineTransform(scaleX: 2, y: 2))
    let large = try label(20, .identity)
    let different = zip(scaled.pixels, large.pixels).count { $0 != $1 }
    #expect(different < 400)
    #expect(try scaled != label(10, .identity))
  }

  @Test func `transform: a quarter turn swaps width and height`() throws {
    let turned = try picture { root in
      let view = UIView(frame: CGRect(x: 20, y: 30, width: 60, height: 20))
      view.backgroundColor = .red
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      root.addSubview(view)
    }
    let placed = try picture { root in
      let view = UIView(frame: CGRect(x: 40, y: 10, width: 20, height: 60))
      view.backgroundColor = .red
      root.addSubview(view)
    }
    #expect(Stage.areEqual(turned, placed))
  }

  @Test func `transform: four quarter turns are the identity, including subviews`() throws {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    let whole = quarter.concatenating(quarter).concatenating(quarter).concatenating(quarter)
    let plain = try card(.identity)
    let different = zip(try card(whole).pixels, plain.pixels).count { $0 != $1 }
    #expect(different == 0)
    #expect(try card(quarter) != plain)
  }

  @Test func `transform: half a turn of an image rotates its pixels`() throws {
    func image(_ transform: CGAffineTransform, upsideDown: Bool) throws -> Bitmap {
      try picture { root in
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
          UIColor.blue.setFill()
          context.fill(CGRect(x: 0, y: upsideDown ? 12 : 0, width: 20, height: 8))
        }
        let view = UIImageView(image: image)
        view.frame.origin = CGPoint(x: 20, y: 10)
        view.transform = transform
        root.addSubview(view)
      }
    }
    let turned = try image(CGAffineTransform(rotationAngle: .pi), upsideDown: false)
    #expect(Stage.areEqual(turned, try image(.identity, upsideDown: true)))
  }

  @Test func `transform: a mirrored image is reversed`() throws {
    func dot(_ transform: CGAffineTransform, _ x: CGFloat) throws -> Bitmap {
      try picture { root in
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
          UIColor.blue.setFill()
          context.fill(CGRect(x: x, y: 0, width: 5, height: 5))
        }
        let view = UIImageView(image: image)
        view.frame.origin = CGPoint(x: 20, y: 10)
        view.transform = transform
        root.addSubview(view)
      }
    }
    let mirrored = try dot(CGAffineTransform(scaleX: -1, y: 1), 0)
    #expect(Stage.areEqual(mirrored, try dot(.identity, 15)))
  }

  @Test func `transform: a view with a scale of zero is invisible`() throws {
    #expect(try Stage.areEqual(card(CGAffineTransform(scaleX: 0, y: 1)), picture { _ in }))
  }

  @Test func `transform: it includes subviews, and inner transforms come first`() throws {
    let nested = try picture { root in
      let outer = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 60))
      let inner = UIView(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
      inner.backgroundColor = .red
      inner.transform = CGAffineTransform(translationX: 10, y: 0)
      outer.addSubview(inner)
      outer.transform = CGAffineTransform(rotationAngle: .pi / 2)
      root.addSubview(outer)
    }
    let placed = try picture { root in
      let view = UIView(frame: CGRect(x: 40, y: 40, width: 20, height: 20))
      view.backgroundColor = .red
      root.addSubview(view)
    }
    #expect(Stage.areEqual(nested, placed))
  }

  @Test func `frame: with a transform, it is the bounding box of the view`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.frame == CGRect(x: 25, y: -25, width: 50, height: 100))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
  }

  @Test func `center and bounds: a transform doesn't change them`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 3, y: 2)
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  @Test func `Auto Layout ignores transforms`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (first, second) = (UIView(), UIView())
    for view in [first, second] { root.holding(view) }
    NSLayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: root.leftAnchor),
      first.widthAnchor.constraint(equalToConstant: 50),
      first.heightAnchor.constraint(equalToConstant: 20),
      second.leftAnchor.constraint(equalTo: first.rightAnchor),
    ])
    first.transform = CGAffineTransform(scaleX: 2, y: 2)
    root.layoutIfNeeded()
    #expect(first.bounds.size == CGSize(width: 50, height: 20))
    #expect(second.frame.minX == 50)
    #expect(first.frame.width == 100)
  }

  @Test func `convert: points pass through the transforms in between`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    root.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.convert(CGPoint(x: 50, y: 50), to: root) == CGPoint(x: 100, y: 100))
    #expect(view.convert(CGPoint.zero, to: root) == .zero)
    #expect(root.convert(CGPoint(x: 0, y: 0), to: view) == .zero)
    #expect(view.convert(view.bounds, to: root) == CGRect(x: 0, y: 0, width: 200, height: 200))
  }

  @Test func `hitTest: a point hits a view at its visible position`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = UIView(frame: CGRect(x: 90, y: 90, width: 20, height: 20))
    root.addSubview(view)
    #expect(root.hitTest(CGPoint(x: 85, y: 85), with: nil) === root)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(root.hitTest(CGPoint(x: 85, y: 85), with: nil) === view)
  }

  @Test func `anchorPoint: transforms have their origin there`() throws {
    let turned = try picture { root in
      let view = UIView(frame: .zero)
      view.layer.anchorPoint = .zero
      view.layer.position = CGPoint(x: 60, y: 20)
      view.bounds.size = CGSize(width: 30, height: 10)
      view.backgroundColor = .red
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      root.addSubview(view)
    }
    let placed = try picture { root in
      let view = UIView(frame: CGRect(x: 50, y: 20, width: 10, height: 30))
      view.backgroundColor = .red
      root.addSubview(view)
    }
    #expect(Stage.areEqual(turned, placed))
  }

  @Test func `rotated text is drawn with its letters' outlines`() throws {
    let turned = try picture { root in
      let label = UILabel(frame: CGRect(x: 20, y: 30, width: 80, height: 20))
      label.text = "Turned"
      label.transform = CGAffineTransform(rotationAngle: .pi / 6)
      root.addSubview(label)
    }
    let bare = try picture { _ in }
    let ink = zip(turned.pixels, bare.pixels).count { $0 != $1 }
    #expect(ink > 300 && ink < 4000)
  }

  @Test func `CGContext: rotated text and a rotated image are drawn`() throws {
    final class Turned: UIView {
      override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.translateBy(x: 50, y: 0)
        context.rotate(by: .pi / 2)
        UIColor.red.setFill()
        UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image {
          UIColor.blue.setFill()
          $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }.draw(in: CGRect(x: 0, y: 0, width: 20, height: 10))
        "Up".draw(at: CGPoint(x: 20, y: 0), withAttributes: nil)
      }
    }
    let drawn = try picture { root in
      root.addSubview(Turned(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    }
    #expect(
      drawn.pixels[20 * drawn.width + 90] == 0xff00_00ff
        || drawn.pixels[20 * drawn.width + 90] == 0xffff_0000)
    let bare = try picture { _ in }
    let ink = (40..<80).flatMap { y in (60..<100).map { x in y * bare.width + x } }
      .count { drawn.pixels[$0] != bare.pixels[$0] }
    #expect(ink > 50)
  }
}
