import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import Vitrine
import VitrineGraphics
import VitrineUIKit

/// A view with a drawing from its test.
private final class Canvas: UIView {
  var drawing: (CGRect) -> Void = { _ in }

  override func draw(_ rect: CGRect) { drawing(rect) }
}

@MainActor
@Suite struct DrawingTests {
  private var variant: Variant {
    var variant = Variant()
    variant.chrome = .none
    return variant
  }

  private func canvas(_ drawing: @escaping @MainActor @Sendable (CGRect) -> Void) throws -> Bitmap {
    try Stage.picture(variant) { controller in
      let canvas = Canvas(frame: CGRect(x: 20, y: 10, width: 100, height: 60))
      canvas.drawing = drawing
      controller.view.addSubview(canvas)
    }
  }

  private func views(_ build: @escaping @MainActor @Sendable (UIView) -> Void) throws -> Bitmap {
    try Stage.picture(variant) { build($0.view) }
  }

  @Test func `a filled rectangle equals a view's background`() throws {
    let drawn = try canvas { rect in
      UIColor.red.setFill()
      UIRectFill(rect)
    }
    let view = try views { root in
      let view = UIView(frame: CGRect(x: 20, y: 10, width: 100, height: 60))
      view.backgroundColor = .red
      root.addSubview(view)
    }
    #expect(Stage.areEqual(drawn, view))
  }

  @Test func `a rounded path equals a view's rounded corners`() throws {
    let drawn = try canvas { rect in
      UIColor.blue.setFill()
      UIBezierPath(roundedRect: rect, cornerRadius: 10).fill()
    }
    let view = try views { root in
      let view = UIView(frame: CGRect(x: 20, y: 10, width: 100, height: 60))
      view.backgroundColor = .blue
      view.layer.cornerRadius = 10
      root.addSubview(view)
    }
    let different = zip(drawn.pixels, view.pixels).count { $0 != $1 }
    #expect(different < 40)
  }

  @Test func `drawn text has the pixels of a label`() throws {
    let font = UIFont.systemFont(ofSize: 15)
    let drawn = try canvas { _ in
      "Hello".draw(at: .zero, withAttributes: [.font: font, .foregroundColor: UIColor.black])
    }
    let label = try views { root in
      let label = UILabel()
      label.text = "Hello"
      label.font = font
      label.sizeToFit()
      label.frame.origin = CGPoint(x: 20, y: 10)
      root.addSubview(label)
    }
    #expect(Stage.areEqual(drawn, label))
  }

  /// The texts that labels and drawings show: size, weight, alignment and lines.
  nonisolated private static let texts: [(String, CGFloat, UIFont.Weight, NSTextAlignment)] = [
    ("Hello", 11, .regular, .left), ("Hello", 34, .thin, .left), ("Wide", 17, .black, .left),
    ("centered", 13, .regular, .center), ("right", 13, .semibold, .right),
    ("several words on two lines", 15, .regular, .left), ("مرحبا", 17, .regular, .right),
    ("日本語のテキスト", 15, .regular, .left), ("🐒 monkey", 17, .regular, .left),
  ]

  @Test(arguments: 0..<9)
  func `draw(in:): a text in a rectangle has the pixels of a label`(_ index: Int) throws {
    let (text, size, weight, alignment) = Self.texts[index]
    let drawn = try canvas { rect in
      let style = NSMutableParagraphStyle()
      style.alignment = alignment
      (text as NSString).draw(
        in: rect,
        withAttributes: [
          .font: UIFont.systemFont(ofSize: size, weight: weight), .paragraphStyle: style,
          .foregroundColor: UIColor.black,
        ])
    }
    let label = try views { root in
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: size, weight: weight)
      label.textAlignment = alignment
      label.numberOfLines = 0
      label.lineBreakMode = .byWordWrapping
      let height = label.sizeThatFits(CGSize(width: 100, height: 0)).height
      label.frame = CGRect(x: 20, y: 10, width: 100, height: height)
      root.addSubview(label)
    }
    #expect(Stage.areEqual(drawn, label))
  }

  @Test func `size(withAttributes:): the size equals that of a label with the text`() {
    let font = UIFont.systemFont(ofSize: 15)
    let label = UILabel()
    label.text = "Hello"
    label.font = font
    label.sizeToFit()
    #expect(("Hello" as NSString).size(withAttributes: [.font: font]) == label.bounds.size)
  }

  @Test func `boundingRect: lines wrap only with usesLineFragmentOrigin`() {
    let text = NSAttributedString(
      string: "several words on lines", attributes: [.font: UIFont.systemFont(ofSize: 15)])
    let room = CGSize(width: 60, height: 1000)
    let one = text.boundingRect(with: room, options: [], context: nil)
    let lines = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
    #expect(one.width > 60)
    #expect(lines.width <= 60)
    #expect(lines.height >= 3 * one.height)
  }

  @Test func `drawings are clipped to the view's bounds`() throws {
    let drawn = try canvas { rect in
      UIColor.red.setFill()
      UIRectFill(rect.insetBy(dx: -50, dy: -50))
    }
    let exact = try canvas { rect in
      UIColor.red.setFill()
      UIRectFill(rect)
    }
    #expect(Stage.areEqual(drawn, exact))
  }

  @Test func `restoring the state restores color, transform and clip`() throws {
    let drawn = try canvas { rect in
      let context = UIGraphicsGetCurrentContext()
      UIColor.green.setFill()
      context?.saveGState()
      UIColor.red.setFill()
      context?.translateBy(x: 40, y: 0)
      context?.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      context?.restoreGState()
      UIRectFill(rect)
    }
    let plain = try canvas { rect in
      UIColor.green.setFill()
      UIRectFill(rect)
    }
    #expect(Stage.areEqual(drawn, plain))
  }

  @Test func `a transform moves and scales drawings`() throws {
    let mapped = try canvas { _ in
      let context = UIGraphicsGetCurrentContext()
      context?.translateBy(x: 10, y: 5)
      context?.scaleBy(x: 2, y: 3)
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 4))
    }
    let plain = try canvas { _ in
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 10, y: 5, width: 20, height: 12))
    }
    #expect(Stage.areEqual(mapped, plain))
  }

  @Test func `a full arc is a circle`() throws {
    let arc = UIBezierPath(
      arcCenter: CGPoint(x: 30, y: 30), radius: 20, startAngle: 0, endAngle: .pi * 2,
      clockwise: true)
    #expect(abs(arc.bounds.minX - 10) < 1e-9)
    #expect(abs(arc.bounds.maxX - 50) < 1e-9)
    #expect(abs(arc.bounds.minY - 10) < 1e-9)
  }

  @Test func `arcs have the requested direction`() {
    let short = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(short.bounds.minX > -1e-9 && short.bounds.maxY < 10 + 1e-9)
    let long = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(long.bounds.minX + 10) < 1e-9)
  }

  @Test func `a renderer's image has its scale and its drawing`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 6), format: format)
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 6))
    }
    #expect(image.size == CGSize(width: 10, height: 6))
    #expect(image.scale == 2)
  }

  @Test func `a bitmap's context begins at the bottom left and makes an image`() throws {
    func bitmap(width: Int) -> CGContext? {
      unsafe CGContext(
        data: nil, width: width, height: 8, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    }
    let context = try #require(bitmap(width: 10))
    context.setFillColor(UIColor.red.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 2))
    let image = try #require(context.makeImage())
    #expect(image.width == 10 && image.height == 8)
    #expect(image.bitmap[5, 7].red == 255)
    #expect(image.bitmap[5, 0].alpha == 0)
    let bytes = try #require(image.dataProvider?.data as Data?)
    #expect(bytes.count == 4 * 80 && bytes[4 * 70] == 255 && bytes[0] == 0)
    #expect(bitmap(width: 0) == nil)
  }

  @Test func `the elements of a path are visited in order`() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    var kinds: [CGPathElementType] = []
    var ends: [CGPoint] = []
    unsafe path.applyWithBlock { element in
      let part = unsafe element.pointee
      unsafe kinds.append(part.type)
      if unsafe part.type == .addQuadCurveToPoint { unsafe ends.append(part.points[1]) }
    }
    #expect(kinds == [.moveToPoint, .addQuadCurveToPoint, .closeSubpath])
    #expect(ends == [CGPoint(x: 5, y: 6)])
  }

  @Test func `pngData: the file has the image's pixels; a symbol has no data`() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4))
    func paint(_ context: UIGraphicsImageRendererContext) {
      UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 4))
    }
    let image = renderer.image(actions: paint)
    let data = try #require(image.pngData())
    let read = try #require(UIImage(data: data, scale: image.scale))
    #expect(read.cgImage == image.cgImage)
    #expect(read.size == image.size)
    #expect(renderer.pngData(actions: paint) == data)
    #expect(try #require(UIImage(systemName: "star")).pngData() == nil)
  }

  /// Returns the positions of blue pixels, which are shadows in these tests.
  private func blue(_ bitmap: Bitmap) -> (count: Int, minX: Int, minY: Int) {
    let indices = bitmap.pixels.indices.filter {
      bitmap.pixels[$0] == Pixel(UIColor.blue.color).bits
    }
    return (
      indices.count, (indices.map { $0 % bitmap.width }.min() ?? 0) - 40,
      (indices.map { $0 / bitmap.width }.min() ?? 0) - 20
    )
  }

  @Test func `setShadow: a fill casts an offset shadow until the state is restored`()
    throws
  {
    let picture = try canvas { _ in
      let context = UIGraphicsGetCurrentContext()
      context?.saveGState()
      context?.setShadow(
        offset: CGSize(width: 30, height: 5), blur: 0, color: UIColor.blue.cgColor)
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 10, y: 10, width: 20, height: 10))
      context?.restoreGState()
      UIRectFill(CGRect(x: 10, y: 40, width: 20, height: 10))
    }
    #expect(blue(picture) == (40 * 20, 80, 30))
  }

  @Test func `setShadow: text casts a shadow, too`() throws {
    func text(_ shadow: UIColor?) throws -> Bitmap {
      try canvas { _ in
        UIGraphicsGetCurrentContext()?.setShadow(
          offset: CGSize(width: 0, height: 30), blur: 0, color: shadow?.cgColor)
        "III".draw(
          at: .zero,
          withAttributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.red])
      }
    }
    #expect(try blue(text(nil)).count == 0)
    let cast = try blue(text(.blue))
    #expect(cast.count > 100 && cast.minY > 60)
  }

  @Test func `an image from a renderer looks like its drawing`() throws {
    let direct = try canvas { _ in
      UIColor.purple.setFill()
      UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 30, height: 20)).fill()
    }
    let picture = try canvas { _ in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 60)).image { _ in
        UIColor.purple.setFill()
        UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 30, height: 20)).fill()
      }
      image.draw(at: .zero)
    }
    let different = zip(direct.pixels, picture.pixels).count { $0 != $1 }
    #expect(different < 300)
  }

  @Test func `a shape layer paints its path`() throws {
    let layer = try views { root in
      let shape = CAShapeLayer()
      shape.path = UIBezierPath(ovalIn: CGRect(x: 25, y: 15, width: 40, height: 40)).cgPath
      shape.fillColor = UIColor.red.cgColor
      root.layer.addSublayer(shape)
    }
    let drawn = try canvas { _ in
      UIColor.red.setFill()
      UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 40, height: 40)).fill()
    }
    #expect(Stage.areEqual(layer, drawn))
  }

  @Test func `half of a line is a line of half its length`() throws {
    func line(_ end: CGFloat, _ stop: CGFloat) throws -> Bitmap {
      try views { root in
        let shape = CAShapeLayer()
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 10, y: 20))
        path.addLine(to: CGPoint(x: end, y: 20))
        shape.path = path.cgPath
        shape.strokeColor = UIColor.red.cgColor
        shape.lineWidth = 4
        shape.strokeEnd = stop
        root.layer.addSublayer(shape)
      }
    }
    #expect(try Stage.areEqual(line(110, 0.5), line(60, 1)))
  }

  @Test func `a gradient layer is in front of the layers below its index`() throws {
    let below = try views { root in
      let gradient = CAGradientLayer()
      gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      let cover = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      cover.backgroundColor = .green
      root.addSubview(cover)
      root.layer.insertSublayer(gradient, at: 0)
    }
    let without = try views { root in
      let cover = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      cover.backgroundColor = .green
      root.addSubview(cover)
    }
    #expect(Stage.areEqual(below, without))
  }

  @Test func `rotations are the same on every machine`() {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(CGPoint(x: 1, y: 0).applying(quarter) == CGPoint(x: 0, y: 1))
    let back = quarter.concatenating(quarter.inverted())
    #expect(back == .identity)
  }
}
