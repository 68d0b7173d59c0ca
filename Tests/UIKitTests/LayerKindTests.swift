import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import Vitrine
import VitrineGraphics
import VitrineLayout
import VitrineUIKit

/// Tests of `CAShapeLayer`, `CAGradientLayer` and `CATextLayer`, and of transactions.
@MainActor
@Suite struct LayerKindTests {
  private func picture(_ build: @escaping @MainActor @Sendable (UIView) -> Void) throws -> Bitmap {
    var variant = Variant()
    variant.chrome = .none
    return try Stage.picture(variant) { build($0.view) }
  }

  private func shape(_ change: @escaping @MainActor @Sendable (CAShapeLayer) -> Void) throws
    -> Bitmap
  {
    try picture { root in
      let layer = CAShapeLayer()
      layer.path = CGPath(rect: CGRect(x: 20, y: 10, width: 40, height: 30))
      change(layer)
      root.layer.addSublayer(layer)
    }
  }

  // MARK: CAShapeLayer

  @Test func `fillColor: the default is opaque black, and nil fills nothing`() throws {
    let black = try shape { _ in }
    #expect(try Stage.areEqual(black, shape { $0.fillColor = UIColor.black.cgColor }))
    #expect(try Stage.areEqual(picture { _ in }, shape { $0.fillColor = nil }))
  }

  @Test func `strokeColor: the default is nil; the stroke straddles the path`() throws {
    #expect(CAShapeLayer().strokeColor == nil)
    #expect(CAShapeLayer().lineWidth == 1)
    let stroked = try shape { layer in
      layer.fillColor = UIColor.red.cgColor
      layer.strokeColor = UIColor.red.cgColor
      layer.lineWidth = 6
    }
    let grown = try shape { layer in
      layer.path = CGPath(rect: CGRect(x: 17, y: 7, width: 46, height: 36))
      layer.fillColor = UIColor.red.cgColor
    }
    #expect(Stage.areEqual(stroked, grown))
  }

  @Test func `fillRule: even-odd excludes areas that are inside twice`() throws {
    let rings = UIBezierPath(rect: CGRect(x: 20, y: 10, width: 40, height: 40))
    rings.append(UIBezierPath(rect: CGRect(x: 30, y: 20, width: 20, height: 20)))
    let path = rings.cgPath
    let whole = try shape { $0.path = path }
    let holed = try shape { layer in
      layer.path = path
      layer.fillRule = .evenOdd
    }
    #expect(whole != holed)
    #expect(CAShapeLayer().fillRule == .nonZero)
  }

  @Test func `lineDashPattern: lines and gaps alternate`() throws {
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 20, y: 20))
    line.addLine(to: CGPoint(x: 60, y: 20))
    let path = line.cgPath
    let dashed = try shape { layer in
      layer.path = path
      layer.strokeColor = UIColor.red.cgColor
      layer.lineWidth = 4
      layer.lineDashPattern = [10, 20]
    }
    let two = try picture { root in
      for x in [20, 50] {
        let view = UIView(frame: CGRect(x: x, y: 18, width: 10, height: 4))
        view.backgroundColor = .red
        root.addSubview(view)
      }
    }
    #expect(Stage.areEqual(dashed, two))
  }

  @Test func `strokeStart and strokeEnd: they limit the stroked part of the path`() throws {
    func line(_ from: CGFloat, _ to: CGFloat, _ start: CGFloat, _ end: CGFloat) throws -> Bitmap {
      try shape { layer in
        let line = UIBezierPath()
        line.move(to: CGPoint(x: from, y: 20))
        line.addLine(to: CGPoint(x: to, y: 20))
        layer.path = line.cgPath
        layer.strokeColor = UIColor.red.cgColor
        layer.lineWidth = 4
        layer.strokeStart = start
        layer.strokeEnd = end
      }
    }
    #expect(try Stage.areEqual(line(20, 120, 0.25, 0.75), line(45, 95, 0, 1)))
    #expect(try Stage.areEqual(line(20, 120, 0.5, 0.5), picture { _ in }))
  }

  @Test func `lineCap: square adds half of the line's width at both ends`() throws {
    func line(_ from: CGFloat, _ to: CGFloat, _ cap: CAShapeLayerLineCap) throws -> Bitmap {
      try shape { layer in
        let line = UIBezierPath()
        line.move(to: CGPoint(x: from, y: 20))
        line.addLine(to: CGPoint(x: to, y: 20))
        layer.path = line.cgPath
        layer.strokeColor = UIColor.red.cgColor
        layer.lineWidth = 8
        layer.lineCap = cap
      }
    }
    #expect(try Stage.areEqual(line(30, 70, .square), line(26, 74, .butt)))
    #expect(CAShapeLayer().lineCap == .butt)
    #expect(CAShapeLayer().lineJoin == .miter)
  }

  // MARK: CAGradientLayer

  private func gradient(_ change: @escaping @MainActor @Sendable (CAGradientLayer) -> Void) throws
    -> Bitmap
  {
    try picture { root in
      let layer = CAGradientLayer()
      layer.frame = CGRect(x: 20, y: 10, width: 80, height: 60)
      layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      change(layer)
      root.layer.addSublayer(layer)
    }
  }

  @Test func `startPoint and endPoint: from the top to the bottom by default`() throws {
    let standard = try gradient { _ in }
    let down = try gradient { layer in
      layer.startPoint = CGPoint(x: 0.5, y: 0)
      layer.endPoint = CGPoint(x: 0.5, y: 1)
    }
    #expect(Stage.areEqual(standard, down))
    let row = 40 * standard.width
    #expect(standard.pixels[row + 50] == standard.pixels[row + 150])
  }

  @Test func `locations: nil spreads the colors evenly`() throws {
    func three(_ locations: [NSNumber]?) throws -> Bitmap {
      try gradient { layer in
        layer.colors = [UIColor.red, .green, .blue].map(\.cgColor)
        layer.locations = locations
      }
    }
    #expect(try Stage.areEqual(three(nil), three([0, 0.5, 1])))
    #expect(try three(nil) != three([0, 0.1, 1]))
  }

  @Test func `locations: the first and last colors extend to the edges`() throws {
    let pushed = try gradient { $0.locations = [0.5, 0.5] }
    let halves = try picture { root in
      for (index, color) in [UIColor.red, .blue].enumerated() {
        let view = UIView(frame: CGRect(x: 20, y: 10 + 30 * index, width: 80, height: 30))
        view.backgroundColor = color
        root.addSubview(view)
      }
    }
    #expect(Stage.areEqual(pushed, halves))
  }

  @Test func `type: a radial gradient has its center at the start point`() throws {
    let radial = try gradient { layer in
      layer.type = .radial
      layer.startPoint = CGPoint(x: 0.5, y: 0.5)
      layer.endPoint = CGPoint(x: 1, y: 0.5)
    }
    func pixel(_ x: Int, _ y: Int) -> UInt32 { radial.pixels[y * radial.width + x] }
    #expect(pixel(120 - 30, 80) == pixel(120 + 29, 80))
    #expect(pixel(120, 80) != pixel(45, 80))
  }

  @Test func `cornerRadius: the corners clip a gradient`() throws {
    let round = try gradient { $0.cornerRadius = 20 }
    let square = try gradient { _ in }
    #expect(round.pixels[21 * round.width + 41] != square.pixels[21 * square.width + 41])
    #expect(round.pixels[80 * round.width + 120] == square.pixels[80 * square.width + 120])
  }

  // MARK: CATextLayer

  @Test func `CATextLayer: the text starts at the top and has the pixels of a label`() throws {
    let layer = try picture { root in
      let layer = CATextLayer()
      layer.frame = CGRect(x: 20, y: 10, width: 200, height: 60)
      layer.string = "Hello"
      layer.font = UIFont.systemFont(ofSize: 1)
      layer.fontSize = 20
      layer.foregroundColor = UIColor.red.cgColor
      root.layer.addSublayer(layer)
    }
    let label = try picture { root in
      let label = UILabel()
      label.text = "Hello"
      label.font = .systemFont(ofSize: 20)
      label.textColor = .red
      label.sizeToFit()
      label.frame.origin = CGPoint(x: 20, y: 10)
      root.addSubview(label)
    }
    #expect(Stage.areEqual(layer, label))
  }

  @Test func `CATextLayer: the default is white text of 36 points`() {
    let layer = CATextLayer()
    #expect(layer.fontSize == 36)
    #expect(layer.foregroundColor == UIColor.white.cgColor)
    #expect(!layer.isWrapped)
    #expect(layer.truncationMode == .none)
    #expect(layer.alignmentMode == .natural)
  }

  /// Returns pictures of a text layer and a label with the same text, in a box as high as a line.
  private func texts(
    _ change: @escaping @MainActor @Sendable (CATextLayer, UILabel) -> Void
  ) throws -> (layer: Bitmap, label: Bitmap) {
    @MainActor func make(_ width: CGFloat) -> (CATextLayer, UILabel) {
      let (layer, label) = (CATextLayer(), UILabel())
      label.text = "Some words in a row"
      label.font = .systemFont(ofSize: 20)
      label.textColor = .red
      layer.string = label.text
      layer.fontSize = 20
      layer.foregroundColor = UIColor.red.cgColor
      label.frame = CGRect(x: 20, y: 10, width: width, height: label.sizeThatFits(.zero).height)
      layer.frame = label.frame
      change(layer, label)
      return (layer, label)
    }
    let width: CGFloat = 300
    return (
      try picture { $0.layer.addSublayer(make(width).0) },
      try picture { $0.addSubview(make(width).1) }
    )
  }

  @Test(arguments: [
    (CATextLayerAlignmentMode.left, NSTextAlignment.left), (.center, .center), (.right, .right),
  ])
  func `alignmentMode: the text has the position of a label's text`(
    _ mode: CATextLayerAlignmentMode, _ alignment: NSTextAlignment
  ) throws {
    let (layer, label) = try texts {
      $0.alignmentMode = mode
      $1.textAlignment = alignment
    }
    #expect(Stage.areEqual(layer, label))
  }

  @Test(arguments: [
    (CATextLayerTruncationMode.none, NSLineBreakMode.byClipping), (.start, .byTruncatingHead),
    (.middle, .byTruncatingMiddle), (.end, .byTruncatingTail),
  ])
  func `truncationMode: the truncation equals that of a label`(
    _ mode: CATextLayerTruncationMode, _ lineBreak: NSLineBreakMode
  ) throws {
    let (layer, label) = try texts {
      $0.truncationMode = mode
      $1.lineBreakMode = lineBreak
      $0.frame.size.width = 100
      $1.frame.size.width = 100
    }
    #expect(Stage.areEqual(layer, label))
  }

  @Test func `isWrapped: a truncated text has one line in a box of any height`() throws {
    let (layer, label) = try texts {
      $0.truncationMode = .end
      $0.frame.size = CGSize(width: 100, height: 90)
      $1.frame.size.width = 100
    }
    #expect(Stage.areEqual(layer, label))
  }

  @Test func `isWrapped: true wraps lines at the bounds, false keeps one line`() throws {
    func text(_ isWrapped: Bool) throws -> Bitmap {
      try picture { root in
        let layer = CATextLayer()
        layer.frame = CGRect(x: 20, y: 10, width: 60, height: 80)
        layer.string = "several words here"
        layer.fontSize = 14
        layer.foregroundColor = UIColor.red.cgColor
        layer.isWrapped = isWrapped
        root.layer.addSublayer(layer)
      }
    }
    let (one, several) = (try text(false), try text(true))
    func hasInk(_ bitmap: Bitmap, below y: Int) throws -> Bool {
      let bare = try picture { _ in }
      return bitmap.pixels.dropFirst(y * bitmap.width) != bare.pixels.dropFirst(y * bare.width)
    }
    #expect(try !hasInk(one, below: 60))
    #expect(try hasInk(several, below: 60))
  }

  // MARK: CATransaction

  @Test func `CATransaction: the completion block is called once, at the commit`() {
    var calls = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls += 1 }
    #expect(calls == 0)
    CATransaction.commit()
    #expect(calls == 1)
    CATransaction.commit()
    #expect(calls == 1)
  }

  @Test func `CATransaction: a nested transaction inherits the outer one's settings`() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    #expect(CATransaction.disableActions())
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.setDisableActions(false)
    CATransaction.commit()
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
    #expect(CATransaction.animationDuration() == 0.25)
  }
}
