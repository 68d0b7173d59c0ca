import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import Vitrine
import VitrineGraphics
import VitrineLayout
import VitrineUIKit

/// Tests of the documented effects of `CALayer` and its subclasses in pictures.
@MainActor
@Suite struct LayerTests {
  private static let box = CGRect(x: 20, y: 10, width: 80, height: 60)

  private func picture(_ build: @escaping @MainActor @Sendable (UIView) -> Void) throws -> Bitmap {
    var variant = Variant()
    variant.chrome = .none
    return try Stage.picture(variant) { build($0.view) }
  }

  /// Returns a view of one color in the box.
  private func box(
    _ color: UIColor = .red, _ change: @escaping @MainActor @Sendable (UIView) -> Void
  ) throws -> Bitmap {
    try picture { root in
      let view = UIView(frame: Self.box)
      view.backgroundColor = color
      change(view)
      root.addSubview(view)
    }
  }

  private func nothing() throws -> Bitmap { try picture { _ in } }

  // MARK: CALayer's style

  @Test func `cornerRadius: half of the side turns a square into a circle`() throws {
    let round = try picture { root in
      let view = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 60))
      view.backgroundColor = .red
      view.layer.cornerRadius = 30
      root.addSubview(view)
    }
    let circle = try picture { root in
      let layer = CAShapeLayer()
      layer.path = CGPath(ellipseIn: CGRect(x: 20, y: 10, width: 60, height: 60))
      layer.fillColor = UIColor.red.cgColor
      root.layer.addSublayer(layer)
    }
    let different = zip(round.pixels, circle.pixels).count { $0 != $1 }
    #expect(different < 60)
  }

  @Test func `cornerRadius: it rounds the background, and sublayers only if they are clipped`()
    throws
  {
    func view(clips: Bool) throws -> Bitmap {
      try box { view in
        view.layer.cornerRadius = 12
        view.layer.masksToBounds = clips
        let inner = UIView(frame: view.bounds)
        inner.backgroundColor = .red
        view.addSubview(inner)
      }
    }
    let square = try box { _ in }
    #expect(try Stage.areEqual(view(clips: false), square))
    #expect(try view(clips: true) != square)
  }

  @Test func `masksToBounds: it clips everything outside the bounds`() throws {
    let cut = try box(.green) { view in
      view.layer.masksToBounds = true
      let inner = UIView(frame: CGRect(x: 40, y: 30, width: 200, height: 200))
      inner.backgroundColor = .blue
      view.addSubview(inner)
    }
    let exact = try box(.green) { view in
      let inner = UIView(frame: CGRect(x: 40, y: 30, width: 40, height: 30))
      inner.backgroundColor = .blue
      view.addSubview(inner)
    }
    #expect(Stage.areEqual(cut, exact))
  }

  @Test func `borderWidth: the border is inside the bounds and over sublayers`() throws {
    let bordered = try box { view in
      view.layer.borderWidth = 5
      view.layer.borderColor = UIColor.blue.cgColor
      let inner = UIView(frame: view.bounds)
      inner.backgroundColor = .green
      view.addSubview(inner)
    }
    let nested = try box(.blue) { view in
      let inner = UIView(frame: view.bounds.insetBy(dx: 5, dy: 5))
      inner.backgroundColor = .green
      view.addSubview(inner)
    }
    #expect(Stage.areEqual(bordered, nested))
  }

  @Test func `borderColor: the default is opaque black`() throws {
    let standard = try box { $0.layer.borderWidth = 3 }
    let black = try box { view in
      view.layer.borderWidth = 3
      view.layer.borderColor = UIColor.black.cgColor
    }
    #expect(Stage.areEqual(standard, black))
  }

  @Test func `opacity: a layer and its sublayers fade as a group`() throws {
    let faded = try box { view in
      view.layer.opacity = 0.5
      let inner = UIView(frame: view.bounds)
      inner.backgroundColor = .blue
      view.addSubview(inner)
    }
    let single = try box(.blue) { $0.layer.opacity = 0.5 }
    #expect(Stage.areEqual(faded, single))
  }

  @Test func `isHidden: a hidden layer hides its sublayers`() throws {
    let hidden = try box { view in
      view.layer.isHidden = true
      view.addSubview(UIView(frame: view.bounds))
    }
    #expect(Stage.areEqual(hidden, try nothing()))
  }

  @Test func `shadowOpacity: the default is 0, which casts no shadow`() throws {
    let layer = CALayer()
    #expect(layer.shadowOpacity == 0)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowRadius == 3)
    let plain = try box { _ in }
    #expect(Stage.areEqual(plain, try box { $0.layer.shadowRadius = 9 }))
    #expect(try box { $0.layer.shadowOpacity = 1 } != plain)
  }

  @Test func `shadowOffset: a shadow without a radius is the layer's offset outline`() throws {
    let shadow = try box { view in
      view.layer.shadowOpacity = 1
      view.layer.shadowRadius = 0
      view.layer.shadowOffset = CGSize(width: 6, height: 4)
    }
    let behind = try picture { root in
      let dark = UIView(frame: Self.box.offsetBy(dx: 6, dy: 4))
      dark.backgroundColor = .black
      root.addSubview(dark)
      let view = UIView(frame: Self.box)
      view.backgroundColor = .red
      root.addSubview(view)
    }
    #expect(Stage.areEqual(shadow, behind))
  }

  @Test func `shadowPath: it replaces the layer's outline as the shadow's shape`() throws {
    let shadow = try box { view in
      view.layer.shadowOpacity = 1
      view.layer.shadowRadius = 0
      view.layer.shadowOffset = .zero
      view.layer.shadowPath = CGPath(rect: CGRect(x: 90, y: 0, width: 20, height: 20))
    }
    let beside = try box { view in
      let dark = UIView(frame: CGRect(x: 90, y: 0, width: 20, height: 20))
      dark.backgroundColor = .black
      view.addSubview(dark)
    }
    #expect(Stage.areEqual(shadow, beside))
  }

  // MARK: Masks

  @Test func `mask: an opaque shape clips the layer`() throws {
    let masked = try box { view in
      let mask = CAShapeLayer()
      mask.path = CGPath(rect: CGRect(x: 10, y: 10, width: 30, height: 20))
      view.layer.mask = mask
    }
    let cut = try picture { root in
      let view = UIView(frame: CGRect(x: 30, y: 20, width: 30, height: 20))
      view.backgroundColor = .red
      root.addSubview(view)
    }
    #expect(Stage.areEqual(masked, cut))
  }

  @Test func `mask: only its alpha matters, not its color`() throws {
    func masked(_ color: UIColor) throws -> Bitmap {
      try box { view in
        let mask = CALayer()
        mask.frame = CGRect(x: 10, y: 10, width: 30, height: 20)
        mask.backgroundColor = color.cgColor
        view.layer.mask = mask
      }
    }
    #expect(try Stage.areEqual(masked(.green), masked(.black)))
  }

  @Test func `mask: half opacity makes the layer half transparent`() throws {
    let masked = try box { view in
      let mask = CALayer()
      mask.frame = view.bounds
      mask.backgroundColor = UIColor(white: 0, alpha: 0.5).cgColor
      view.layer.mask = mask
    }
    let faded = try box { $0.alpha = 0.5 }
    func channel(_ pixel: UInt32, _ shift: UInt32) -> Int { Int(pixel >> shift & 255) }
    var worst = 0
    for (a, b) in zip(masked.pixels, faded.pixels) {
      for shift: UInt32 in [0, 8, 16] {
        worst = max(worst, abs(channel(a, shift) - channel(b, shift)))
      }
    }
    #expect(worst <= 1)
  }

  @Test func `mask: the area outside of its frame is invisible, with sublayers, border and shadow`()
    throws
  {
    let masked = try box { view in
      view.layer.borderWidth = 4
      view.layer.shadowOpacity = 1
      let outside = UIView(frame: CGRect(x: 100, y: 0, width: 20, height: 20))
      outside.backgroundColor = .blue
      view.addSubview(outside)
      view.layer.mask = CALayer()
    }
    #expect(Stage.areEqual(masked, try nothing()))
  }

  @Test func `mask: a gradient from clear to opaque fades the layer gradually`() throws {
    let masked = try box { view in
      let gradient = CAGradientLayer()
      gradient.frame = view.bounds
      gradient.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
      view.layer.mask = gradient
    }
    let bare = try nothing()
    func redness(_ y: Int) -> Int {
      let green = masked.pixels[y * masked.width + 120] >> 8 & 255
      return 255 - Int(green)
    }
    let (top, bottom) = (redness(22), redness(138))
    #expect(top < bottom)
    #expect(masked.pixels[21 * masked.width + 50] != bare.pixels[138 * bare.width + 50])
  }

  @Test func `UIView.mask: a view masks like its layer`() throws {
    func mask(_ set: @escaping @MainActor @Sendable (UIView, UIView) -> Void) throws -> Bitmap {
      try box { view in
        let mask = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 20))
        mask.backgroundColor = .black
        mask.layer.cornerRadius = 5
        set(view, mask)
      }
    }
    let byView = try mask { $0.mask = $1 }
    let shape = try picture { root in
      let view = UIView(frame: CGRect(x: 30, y: 20, width: 30, height: 20))
      view.backgroundColor = .red
      view.layer.cornerRadius = 5
      root.addSubview(view)
    }
    #expect(Stage.areEqual(byView, shape))
  }

  @Test func `mask: it has no effect on layout`() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let stack = UIStackView()
    root.holding(stack)
    let label = UILabel()
    label.text = "Text"
    stack.addArrangedSubview(label)
    let before = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    stack.layer.mask = mask
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == before)
  }

  // MARK: Geometry

  @Test func `position: it is the anchor point's position, by default the center`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.position = CGPoint(x: 50, y: 40)
    #expect(layer.frame == CGRect(x: 40, y: 35, width: 20, height: 10))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 50, y: 40, width: 20, height: 10))
    layer.anchorPoint = CGPoint(x: 1, y: 1)
    #expect(layer.frame == CGRect(x: 30, y: 30, width: 20, height: 10))
  }

  @Test func `frame: setting it keeps the anchor point and changes the position`() {
    let layer = CALayer()
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 10, y: 60))
    #expect(layer.bounds.size == CGSize(width: 30, height: 40))
  }

  // MARK: Sublayers

  @Test func `addSublayer: later sublayers cover earlier ones`() throws {
    let layers = try picture { root in
      for color in [UIColor.red, .blue] {
        let layer = CALayer()
        layer.frame = Self.box
        layer.backgroundColor = color.cgColor
        root.layer.addSublayer(layer)
      }
    }
    #expect(Stage.areEqual(layers, try box(.blue) { _ in }))
  }

  @Test func `insertSublayer: a layer goes below or above a sibling`() {
    let (root, a, b, c) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.addSublayer(a)
    root.insertSublayer(b, below: a)
    root.insertSublayer(c, above: b)
    #expect(root.sublayers == [b, c, a])
    c.removeFromSuperlayer()
    #expect(root.sublayers == [b, a])
    #expect(c.superlayer == nil)
  }

  @Test func `a layer without a view has no effect on a stack's arrangement`() throws {
    func stack(_ hasLayer: Bool) throws -> Bitmap {
      try picture { root in
        let view = UIView()
        view.backgroundColor = .blue
        let stack = UIStackView(arrangedSubviews: [view])
        stack.frame = Self.box
        root.addSubview(stack)
        guard hasLayer else { return }
        let layer = CALayer()
        layer.frame = CGRect(x: 200, y: 0, width: 1, height: 1)
        stack.layer.addSublayer(layer)
      }
    }
    #expect(try Stage.areEqual(stack(true), stack(false)))
  }

  // MARK: Contents

  private static let dots: CGImage? = UIGraphicsImageRenderer(
    size: CGSize(width: 20, height: 20)
  ).image { context in
    UIColor.blue.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    UIColor.green.setFill()
    context.fill(CGRect(x: 0, y: 10, width: 20, height: 10))
  }.cgImage

  @Test func `contents: an image fills the bounds upright`() throws {
    let image = try #require(Self.dots)
    let layer = try picture { root in
      let layer = CALayer()
      layer.frame = CGRect(x: 20, y: 10, width: 40, height: 40)
      layer.contents = image
      root.layer.addSublayer(layer)
    }
    let view = try picture { root in
      let view = UIImageView(image: UIImage(cgImage: image))
      view.frame = CGRect(x: 20, y: 10, width: 40, height: 40)
      root.addSubview(view)
    }
    #expect(Stage.areEqual(layer, view))
  }

  @Test func `contentsGravity: center keeps the image's size at contentsScale`() throws {
    let image = try #require(Self.dots)
    let layer = try picture { root in
      let layer = CALayer()
      layer.frame = CGRect(x: 20, y: 10, width: 40, height: 40)
      layer.contents = image
      layer.contentsScale = 2
      layer.contentsGravity = .center
      root.layer.addSublayer(layer)
    }
    let view = try picture { root in
      let view = UIImageView(image: UIImage(cgImage: image, scale: 2, orientation: .up))
      view.frame = CGRect(x: 20, y: 10, width: 40, height: 40)
      view.contentMode = .center
      root.addSubview(view)
    }
    #expect(Stage.areEqual(layer, view))
  }

  @Test func `draw(in:): a subclass draws in its own coordinates`() throws {
    final class Half: CALayer {
      override func draw(in context: CGContext) {
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height))
      }
    }
    let drawn = try picture { root in
      let layer = Half()
      layer.frame = Self.box
      root.layer.addSublayer(layer)
    }
    let view = try picture { root in
      let view = UIView(frame: CGRect(x: 20, y: 10, width: 40, height: 60))
      view.backgroundColor = .red
      root.addSubview(view)
    }
    #expect(Stage.areEqual(drawn, view))
  }

  @Test func `layerClass: a view shows its gradient or shape layer`() throws {
    final class GradientView: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    let own = try picture { root in
      let view = GradientView(frame: Self.box)
      (view.layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      root.addSubview(view)
    }
    let sublayer = try picture { root in
      let gradient = CAGradientLayer()
      gradient.frame = Self.box
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      root.layer.addSublayer(gradient)
    }
    #expect(Stage.areEqual(own, sublayer))
  }
}
