import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// What outlives a view or a layer knows that it is gone, and keeps none alive.
@MainActor
@Suite struct LifetimeTests {
  @Test func `a view that outlives its superview has none`() {
    let view = UIView()
    do {
      let outer = UIView()
      outer.addSubview(view)
      #expect(view.superview === outer)
    }
    #expect(view.superview == nil)
    #expect(view.layer.superlayer == nil)
    view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.removeFromSuperview()
    UIView().addSubview(view)
  }

  @Test func `a layer that outlives its view has no delegate, and may be changed`() {
    let layer: CALayer
    do {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      layer = view.layer
      #expect(layer.delegate === view)
    }
    #expect(layer.delegate == nil)
    layer.bounds.size = CGSize(width: 20, height: 20)
    layer.position = .zero
    #expect(layer.frame == CGRect(x: -10, y: -10, width: 20, height: 20))
  }

  @Test func `a layer that outlives its superlayer has none`() {
    let layer = CALayer()
    do {
      let outer = CALayer()
      outer.addSublayer(layer)
      #expect(layer.superlayer === outer)
    }
    #expect(layer.superlayer == nil)
  }

  @Test func `a layer without a view has the delegate that it is given, and doesn't keep it`() {
    final class Listener: CALayerDelegate {}
    let layer = CALayer()
    do {
      let listener = Listener()
      layer.delegate = listener
      #expect(layer.delegate === listener)
    }
    #expect(layer.delegate == nil)
  }

  @Test func `a constraint that outlives its views is about nothing, and no longer active`() {
    let constraint: NSLayoutConstraint
    let outer = UIView()
    do {
      let (view, guide) = (UIView(), UILayoutGuide())
      outer.addSubview(view)
      view.addLayoutGuide(guide)
      constraint = guide.widthAnchor.constraint(equalTo: view.widthAnchor)
      constraint.isActive = true
      #expect(constraint.firstItem === guide && constraint.secondItem === view)
      view.removeFromSuperview()
    }
    #expect(constraint.firstItem == nil && constraint.secondItem == nil)
    #expect(!constraint.isActive)
    outer.addConstraint(constraint)
    outer.layoutIfNeeded()
    constraint.isActive = false
    #expect(outer.constraints.isEmpty)
  }

  @Test func `a guide that outlives its view has none`() {
    let guide = UILayoutGuide()
    do {
      let view = UIView()
      view.addLayoutGuide(guide)
      #expect(guide.owningView === view)
    }
    #expect(guide.owningView == nil)
    #expect(guide.layoutFrame == .zero)
  }

  @Test func `nothing of a tree of views keeps it alive`() {
    weak var root: UIView?
    weak var leaf: UIView?
    do {
      let (outer, inner) = (UIView(), UILabel())
      (root, leaf) = (outer, inner)
      outer.holding(inner)
      inner.layer.mask = CALayer()
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: outer.layoutMarginsGuide.topAnchor),
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      ])
      outer.layoutIfNeeded()
    }
    #expect(root == nil && leaf == nil)
  }
}
