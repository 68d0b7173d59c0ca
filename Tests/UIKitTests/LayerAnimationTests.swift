import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import Vitrine
import VitrineGraphics
import VitrineUIKit

/// Tests of layers' animations; a picture shows the end state.
@MainActor
@Suite struct LayerAnimationTests {
  /// A delegate that records animations.
  private final class Listener: CAAnimationDelegate {
    var calls: [String] = []
    var onStop: (CAAnimation) -> Void = { _ in }

    func animationDidStart(_ anim: CAAnimation) { calls.append("start") }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      calls.append("stop \(flag)")
      if calls.count < 1000 { onStop(anim) }
    }
  }

  /// Returns an animation whose last value remains visible.
  private func held(_ keyPath: String, _ value: Any?) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.toValue = value
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    return animation
  }

  private func shown<Value>(_ layer: CALayer, _ value: () -> Value) -> Value {
    layer.showingHeldValues(value)
  }

  /// Returns a picture of a square with constraints.
  private func picture(_ change: @escaping @MainActor @Sendable (UIView) -> Void) throws -> Bitmap {
    try Stage.picture { controller in
      let view = UIView()
      view.backgroundColor = .red
      controller.view.holding(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20),
        view.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 20),
        view.widthAnchor.constraint(equalToConstant: 40),
        view.heightAnchor.constraint(equalToConstant: 40),
      ])
      controller.view.layoutIfNeeded()
      change(view)
    }
  }

  @Test func `a finished animation is removed, and the layer's own value is visible`() throws {
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0
    animation.fillMode = .forwards
    layer.add(animation, forKey: "fade")
    #expect(layer.animation(forKey: "fade") == nil)
    #expect(layer.animationKeys() == nil)
    #expect(shown(layer) { layer.opacity } == 1)
  }

  @Test func `a finished animation without a fill mode shows the layer's own value`() {
    let layer = CALayer()
    let animation = held("opacity", 0)
    animation.fillMode = .removed
    layer.add(animation, forKey: "fade")
    #expect(layer.animationKeys() == ["fade"])
    #expect(shown(layer) { layer.opacity } == 1)
    animation.fillMode = .backwards
    layer.add(animation, forKey: "fade")
    #expect(shown(layer) { layer.opacity } == 1)
    animation.fillMode = .both
    layer.add(animation, forKey: "fade")
    #expect(shown(layer) { layer.opacity } == 0)
  }

  @Test func `a retained animation shows its last value, and the layer keeps its own`() throws {
    let faded = try picture { $0.layer.opacity = 0.25 }
    let animated = try picture {
      $0.layer.add(held("opacity", 0.25), forKey: nil)
      #expect($0.layer.opacity == 1)
    }
    #expect(Stage.areEqual(faded, animated))
    #expect(try picture { _ in } != animated)
  }

  @Test func `a retained position moves a view with constraints`() throws {
    let moved = try picture { $0.transform = CGAffineTransform(translationX: 30, y: 10) }
    let animated = try picture {
      $0.layer.add(held("position", CGPoint(x: 70, y: 50)), forKey: "move")
    }
    #expect(Stage.areEqual(moved, animated))
    let both = try picture {
      $0.layer.add(held("position.x", 70), forKey: "x")
      $0.layer.add(held("position.y", 50), forKey: "y")
    }
    #expect(Stage.areEqual(moved, both))
  }

  @Test func `a retained position and transform combine in any order`() {
    let layer = CALayer()
    layer.position = CGPoint(x: 10, y: 10)
    layer.add(held("position", CGPoint(x: 15, y: 30)), forKey: "move")
    layer.add(held("transform", CATransform3DMakeScale(2, 2, 1)), forKey: "grow")
    let map = shown(layer) { layer.affineTransform() }
    #expect(map == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 5, ty: 20))
    #expect(layer.affineTransform().isIdentity)
  }

  @Test func `sublayers and masks show the values of their retained animations`() {
    let (layer, inner, mask) = (CALayer(), CALayer(), CALayer())
    layer.addSublayer(inner)
    inner.mask = mask
    inner.add(held("cornerRadius", 4), forKey: nil)
    mask.add(held("opacity", 0.5), forKey: nil)
    #expect(shown(layer) { inner.cornerRadius } == 4)
    #expect(shown(layer) { mask.opacity } == 0.5)
    #expect(inner.cornerRadius == 0)
    #expect(mask.opacity == 1)
  }

  @Test func `the last animation of a property wins, and then the first again`() {
    let layer = CALayer()
    layer.add(held("borderWidth", 2), forKey: "first")
    layer.add(held("borderWidth", 5), forKey: "second")
    #expect(shown(layer) { layer.borderWidth } == 5)
    #expect(layer.borderWidth == 0)
    layer.removeAnimation(forKey: "second")
    #expect(shown(layer) { layer.borderWidth } == 2)
    layer.add(held("borderWidth", 7), forKey: "first")
    #expect(layer.animationKeys() == ["first"])
    #expect(shown(layer) { layer.borderWidth } == 7)
    layer.removeAllAnimations()
    #expect(shown(layer) { layer.borderWidth } == 0)
  }

  @Test func `autoreverses: the animation ends where it started`() {
    let layer = CALayer()
    let animation = held("opacity", 0)
    animation.fromValue = 0.5
    animation.autoreverses = true
    layer.add(animation, forKey: nil)
    #expect(shown(layer) { layer.opacity } == 0.5)
    animation.fromValue = nil
    layer.add(animation, forKey: nil)
    #expect(shown(layer) { layer.opacity } == 0.5)
  }

  @Test func `a layer copies an animation`() {
    let layer = CALayer()
    let animation = held("opacity", 0.5)
    layer.add(animation, forKey: "fade")
    animation.toValue = 0
    animation.isRemovedOnCompletion = true
    animation.keyPath = "cornerRadius"
    #expect(shown(layer) { layer.opacity } == 0.5)
    let kept = layer.animation(forKey: "fade") as? CABasicAnimation
    #expect(kept !== animation)
    #expect(kept?.toValue as? Double == 0.5)
  }

  @Test func `the delegate hears of the start and the end`() {
    let (layer, listener) = (CALayer(), Listener())
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.delegate = listener
    layer.add(animation, forKey: nil)
    #expect(listener.calls == ["start", "stop true"])
  }

  @Test func `an animation without an end shows the layer's own value until it is removed`() {
    let (layer, listener) = (CALayer(), Listener())
    let animation = held("opacity", 0)
    animation.repeatCount = .infinity
    animation.delegate = listener
    layer.add(animation, forKey: "pulse")
    #expect(shown(layer) { layer.opacity } == 1)
    #expect(listener.calls == ["start"])
    #expect(layer.animation(forKey: "pulse") != nil)
    layer.removeAnimation(forKey: "pulse")
    #expect(listener.calls == ["start", "stop false"])
    #expect(layer.animation(forKey: "pulse") == nil)
  }

  @Test func `a pulse that restarts itself stops eventually`() {
    let (layer, listener) = (CALayer(), Listener())
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.delegate = listener
    listener.onStop = { layer.add($0, forKey: "pulse") }
    layer.add(animation, forKey: "pulse")
    #expect(listener.calls.count > 2 && listener.calls.count < 200)
  }

  @Test func `animating a part of the transform keeps the other parts`() {
    let layer = CALayer()
    let own = CGAffineTransform(a: 0, b: 2, c: -3, d: 0, tx: 5, ty: 7)
    layer.setAffineTransform(own)
    func map(_ keyPath: String, _ value: Any) -> CGAffineTransform {
      layer.add(held(keyPath, value), forKey: "part")
      return shown(layer) { layer.affineTransform() }
    }
    func expected(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGAffineTransform {
      CGAffineTransform(a: a, b: b, c: c, d: d, tx: 5, ty: 7)
    }
    #expect(map("transform.scale", 4) == expected(0, 4, -4, 0))
    #expect(map("transform.scale.x", 4) == expected(0, 4, -3, 0))
    #expect(map("transform.scale.y", 4) == expected(0, 2, -4, 0))
    #expect(map("transform.rotation", 0) == expected(2, 0, 0, 3))
    #expect(map("transform.rotation.z", Double.pi) == expected(-2, 0, 0, -3))
    #expect(
      map("transform.translation.x", 1) == CGAffineTransform(a: 0, b: 2, c: -3, d: 0, tx: 1, ty: 7))
    #expect(
      map("transform.translation.y", 1) == CGAffineTransform(a: 0, b: 2, c: -3, d: 0, tx: 5, ty: 1))
    layer.setAffineTransform(CGAffineTransform(scaleX: 0, y: -1))
    #expect(map("transform.scale.x", 2).a == 2)
    layer.setAffineTransform(CGAffineTransform(scaleX: 1, y: -1))
    #expect(map("transform.rotation", 0).d == -1)
  }

  @Test func `every animatable property shows its retained value`() {
    let (layer, shape, gradient) = (CALayer(), CAShapeLayer(), CAGradientLayer())
    let (red, path) = (UIColor.red.cgColor, CGPath(rect: .zero))
    func shows<Layer: CALayer, Value: Equatable>(
      _ layer: Layer, _ name: String, _ value: Value, _ property: KeyPath<Layer, Value?>
    ) {
      layer.add(held(name, value), forKey: name)
      #expect(layer[keyPath: property] != value, "\(name)")
      #expect(shown(layer) { layer[keyPath: property] } == value, "\(name)")
    }
    func shows<Layer: CALayer, Value: Equatable>(
      _ layer: Layer, _ name: String, _ value: Value, _ property: KeyPath<Layer, Value>
    ) {
      layer.add(held(name, value), forKey: name)
      #expect(layer[keyPath: property] != value, "\(name)")
      #expect(shown(layer) { layer[keyPath: property] } == value, "\(name)")
    }
    shows(layer, "opacity", Float(0.5), \.opacity)
    shows(layer, "backgroundColor", red, \.backgroundColor)
    shows(layer, "cornerRadius", CGFloat(3), \.cornerRadius)
    shows(layer, "borderWidth", CGFloat(3), \.borderWidth)
    shows(layer, "borderColor", red, \.borderColor)
    shows(layer, "shadowColor", red, \.shadowColor)
    shows(layer, "shadowOffset", CGSize(width: 1, height: 2), \.shadowOffset)
    shows(layer, "shadowOpacity", Float(0.5), \.shadowOpacity)
    shows(layer, "shadowRadius", CGFloat(9), \.shadowRadius)
    shows(shape, "path", path, \.path)
    shows(shape, "fillColor", red, \.fillColor)
    shows(shape, "strokeColor", red, \.strokeColor)
    shows(shape, "strokeStart", CGFloat(0.5), \.strokeStart)
    shows(shape, "strokeEnd", CGFloat(0.5), \.strokeEnd)
    shows(shape, "lineWidth", CGFloat(3), \.lineWidth)
    shows(shape, "lineDashPhase", CGFloat(3), \.lineDashPhase)
    shows(gradient, "startPoint", CGPoint(x: 1, y: 1), \.startPoint)
    shows(gradient, "endPoint", CGPoint(x: 0, y: 0), \.endPoint)
    gradient.add(held("colors", [red, red]), forKey: "colors")
    gradient.add(held("locations", [0.25, 0.5]), forKey: "locations")
    #expect(shown(gradient) { gradient.colors?.count } == 2)
    #expect(shown(gradient) { gradient.locations } == [0.25, 0.5])
    #expect(gradient.colors == nil && gradient.locations == nil)
  }
}
