import CoreGraphics
import Foundation
import Testing
import UIKit

/// Tests of `UIView`'s animation methods; a picture shows the end state.
@MainActor
@Suite struct AnimationTests {
  @Test func `animate: changes have their end state at once`() {
    let view = UIView(frame: .zero)
    UIView.animate(withDuration: 0.3) {
      view.alpha = 0.5
      view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    }
    #expect(view.alpha == 0.5)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `animate: the completion follows the animations with the value true`() {
    var lines: [String] = []
    UIView.animate(withDuration: 0.3, delay: 1, options: [.curveEaseOut]) {
      lines.append("animations")
    } completion: {
      lines.append("finished \($0)")
    }
    #expect(lines == ["animations", "finished true"])
  }

  @Test func `animate: a repeating animation has no completion`() {
    var isDone = false
    UIView.animate(withDuration: 0.3, delay: 0, options: [.repeat, .autoreverse]) {
    } completion: { _ in
      isDone = true
    }
    #expect(!isDone)
  }

  @Test func `animate: a pulse that restarts itself stops eventually`() {
    var count = 0
    func pulse() {
      count += 1
      UIView.animate(withDuration: 0.3) {
      } completion: { _ in
        pulse()
      }
    }
    pulse()
    #expect(count > 1 && count < 100)
    var isDone = false
    UIView.animate(withDuration: 0.3) {
    } completion: { _ in
      isDone = true
    }
    #expect(isDone)
  }

  @Test func `animate: a completion's animations run after those of the enclosing block`() {
    var lines: [Int] = []
    UIView.animate(withDuration: 1) {
      lines.append(1)
    } completion: { _ in
      UIView.animate(withDuration: 1) {
        lines.append(2)
      } completion: { _ in
        lines.append(4)
      }
      lines.append(3)
    }
    #expect(lines == [1, 2, 3, 4])
  }

  @Test func `animate: layoutIfNeeded has the same result inside and outside`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let view = root.holding(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    root.layoutIfNeeded()
    width.constant = 40
    UIView.animate(withDuration: 0.3) { root.layoutIfNeeded() }
    #expect(view.frame.width == 40)
  }

  @Test func `transition: its animations' changes are visible`() {
    let (label, root) = (UILabel(), UIView(frame: .zero))
    root.addSubview(label)
    UIView.transition(
      with: label, duration: 0.2, options: .transitionCrossDissolve,
      animations: { label.text = "after" })
    #expect(label.text == "after")
  }

  @Test func `performWithoutAnimation: changes take effect`() {
    let view = UIView(frame: .zero)
    UIView.performWithoutAnimation { view.isHidden = true }
    #expect(view.isHidden)
  }
}

@MainActor
@Suite struct PropertyAnimatorTests {
  @Test func `an animator changes its views on start and then calls its completions`() {
    var calls: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { calls.append("first") }
    animator.addCompletion { calls.append("end \($0 == .end)") }
    animator.addAnimations { calls.append("second") }
    #expect(calls.isEmpty)
    animator.startAnimation()
    #expect(calls == ["first", "second", "end true"])
    animator.startAnimation()
    #expect(calls.count == 3)
  }

  @Test func `a running animator has started already`() {
    let view = UIView(frame: .zero)
    var isDone = false
    UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 2) {
      view.alpha = 0.5
    } completion: { _ in
      isDone = view.alpha == 0.5
    }
    #expect(isDone)
  }
}
