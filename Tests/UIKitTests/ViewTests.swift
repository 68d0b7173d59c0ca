import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor
@Suite struct ViewTests {
  @Test func `frame, bounds and center stay consistent`() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.center.x = 100
    #expect(view.frame.minX == 85)
    view.bounds.size.width = 50
    #expect(view.frame == CGRect(x: 75, y: 20, width: 50, height: 40))
    #expect(view.layer.frame == view.frame)
  }

  @Test func `subviews are in drawing order`() {
    let root = UIView()
    let views = (0..<3).map { _ in UIView() }
    for view in views { root.addSubview(view) }
    root.sendSubviewToBack(views[2])
    #expect(root.subviews == [views[2], views[0], views[1]])
    root.bringSubviewToFront(views[2])
    #expect(root.subviews == views)
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(root.subviews == [views[2], views[1], views[0]])
    let extra = UIView()
    root.insertSubview(extra, belowSubview: views[1])
    #expect(root.subviews[1] === extra)
    #expect(root.layer.sublayers?.count == 4)
    #expect(root.layer.sublayers?[1] === extra.layer)
  }

  @Test func `adding a view removes it from its previous superview`() {
    let (a, b, view) = (UIView(), UIView(), UIView())
    a.addSubview(view)
    b.addSubview(view)
    #expect(a.subviews.isEmpty)
    #expect(view.superview === b)
    view.removeFromSuperview()
    #expect(view.superview == nil)
    #expect(b.layer.sublayers?.isEmpty == true)
  }

  @Test func `points and rectangles are converted between views`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let outer = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 5, y: 6, width: 10, height: 10))
    root.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 15, y: 16))
    #expect(inner.convert(CGPoint(x: 15, y: 16), from: root) == .zero)
    #expect(
      inner.convert(inner.bounds, to: outer) == CGRect(x: 5, y: 6, width: 10, height: 10))
    #expect(inner.isDescendant(of: root))
    #expect(!root.isDescendant(of: inner))
  }

  @Test func `a tag finds its view`() {
    let (root, middle, leaf) = (UIView(), UIView(), UIView())
    root.addSubview(middle)
    middle.addSubview(leaf)
    leaf.tag = 7
    #expect(root.viewWithTag(7) === leaf)
    #expect(root.viewWithTag(8) == nil)
  }

  @Test func `tint comes from the nearest ancestor with a tint color`() {
    let (root, view) = (UIView(), UIView())
    root.addSubview(view)
    #expect(view.tintColor == .systemBlue)
    root.tintColor = .red
    #expect(view.tintColor == .red)
    view.tintColor = .green
    #expect(view.tintColor == .green)
    view.tintColor = nil
    #expect(view.tintColor == .red)
  }

  @Test func `alpha is between 0 and 1`() {
    let view = UIView()
    view.alpha = 3
    #expect(view.alpha == 1)
    view.alpha = -1
    #expect(view.alpha == 0)
  }

  @Test func `a layer and its view share their appearance`() {
    let view = UIView()
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.backgroundColor == .red)
    view.clipsToBounds = true
    #expect(view.layer.masksToBounds)
    view.alpha = 0.5
    #expect(view.layer.opacity == 0.5)
    view.isHidden = true
    #expect(view.layer.isHidden)
  }

  @Test func `a view uses its own layer class`() {
    final class Shape: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    #expect(Shape().layer is CAShapeLayer)
  }

  @Test func `labels fit their text`() {
    let label = UILabel()
    label.text = "Hello"
    let small = label.intrinsicContentSize
    label.font = .systemFont(ofSize: 34)
    #expect(label.intrinsicContentSize.width > small.width)
    label.sizeToFit()
    #expect(label.frame.size == label.intrinsicContentSize)
    label.text = nil
    #expect(label.intrinsicContentSize.width == 0)
  }

  @Test func `the width of a label with several lines determines its height`() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "several words that need more than one line"
    let wide = label.sizeThatFits(CGSize(width: 1000, height: 1000))
    let narrow = label.sizeThatFits(CGSize(width: 100, height: 1000))
    #expect(narrow.height > wide.height)
    #expect(narrow.width <= 100)
    label.numberOfLines = 2
    #expect(
      label.sizeThatFits(CGSize(width: 100, height: 1000)).height == 2 * wide.height)
  }

  @Test func `an attributed text keeps its attributes`() {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "one two")
    text.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    label.attributedText = text
    #expect(label.text == "one two")
    let color = unsafe label.attributedText?.attribute(.foregroundColor, at: 1, effectiveRange: nil)
    #expect(color as? UIColor == .red)
    label.text = "plain"
    let none = unsafe label.attributedText?.attribute(.foregroundColor, at: 1, effectiveRange: nil)
    #expect(none == nil)
  }

  @Test func `a custom intrinsic size has an effect on layout`() {
    final class Sized: UIView {
      override var intrinsicContentSize: CGSize {
        CGSize(width: 33, height: UIView.noIntrinsicMetric)
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = root.holding(Sized())
    view.heightAnchor.constraint(equalToConstant: 12).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 33, height: 12))
  }

  @Test func `a label with its own insets around the text keeps them`() {
    final class Padded: UILabel {
      override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 20, height: size.height + 10)
      }
    }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (plain, padded) = (UILabel(), Padded())
    for label in [plain, padded] {
      label.text = "Hello"
      root.holding(label)
    }
    root.layoutIfNeeded()
    #expect(padded.frame.width == plain.frame.width + 20)
    #expect(padded.frame.height == plain.frame.height + 10)
  }

  @Test func `hugging decides which of two labels grows`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    let (a, b) = (UILabel(), UILabel())
    for label in [a, b] {
      label.text = "Hello"
      root.holding(label)
    }
    a.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor),
      b.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(a.frame.width == a.intrinsicContentSize.width)
    #expect(b.frame.width == 300 - a.frame.width)
    #expect(a.contentHuggingPriority(for: .horizontal) == .defaultHigh)
  }

  @Test func `compression resistance decides which of two labels is truncated`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 50))
    let (a, b) = (UILabel(), UILabel())
    for label in [a, b] {
      label.text = "Hello"
      root.holding(label)
    }
    a.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor),
      b.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.rightAnchor.constraint(equalTo: root.rightAnchor),
    ])
    root.layoutIfNeeded()
    #expect(a.frame.width == a.intrinsicContentSize.width)
    #expect(b.frame.width < b.intrinsicContentSize.width)
  }

  @Test func `changing a text changes the layout around it`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    let (a, b) = (UILabel(), UIView())
    a.text = "Hi"
    root.holding(a)
    root.holding(b)
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor),
      b.leftAnchor.constraint(equalTo: a.rightAnchor),
    ])
    root.layoutIfNeeded()
    let before = b.frame.minX
    a.text = "Hello, everybody"
    root.layoutIfNeeded()
    #expect(b.frame.minX > before)
  }

  @Test func `an effect view's content follows its size`() {
    let view = UIVisualEffectView(effect: UIVibrancyEffect.widgetPrimary())
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 40)
    #expect(view.contentView.frame == view.bounds)
    #expect(view.contentView.superview === view)
  }
}
