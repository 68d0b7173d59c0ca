import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// Tests that views and layers don't retain each other in cycles and that weak references become
/// nil.
@MainActor
@Suite struct LifetimeTests {
  @Test func `a view loses its superview when that is deallocated`() {
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

  @Test func `a layer without its deallocated view has no delegate but can change`() {
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

  @Test func `a layer loses its superlayer when that is deallocated`() {
    let layer = CALayer()
    do {
      let outer = CALayer()
      outer.addSublayer(layer)
      #expect(layer.superlayer === outer)
    }
    #expect(layer.superlayer == nil)
  }

  @Test func `a layer without a view doesn't retain its delegate`() {
    final class Listener: CALayerDelegate {}
    let layer = CALayer()
    do {
      let listener = Listener()
      layer.delegate = listener
      #expect(layer.delegate === listener)
    }
    #expect(layer.delegate == nil)
  }

  @Test func `a constraint without its deallocated views is inactive and has no items`() {
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

  @Test func `a guide loses its view when that is deallocated`() {
    let guide = UILayoutGuide()
    do {
      let view = UIView()
      view.addLayoutGuide(guide)
      #expect(guide.owningView === view)
    }
    #expect(guide.owningView == nil)
    #expect(guide.layoutFrame == .zero)
  }

  @Test func `a tree of views is deallocated with its last reference`() {
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
