import CoreGraphics
import Foundation
import Testing
import UIKit

/// Tests of a tap's effect on controls and recognizers.
@MainActor
@Suite struct TapTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  /// Adds a control that fills the root, and counts its changes.
  private func add(_ control: UIControl, _ changes: @escaping () -> Void) {
    control.frame = root.bounds
    control.addAction(UIAction { _ in changes() }, for: .valueChanged)
    root.addSubview(control)
  }

  private func tap(_ x: CGFloat) { root.tap(at: CGPoint(x: x, y: 10)) }

  @Test func `a disabled control absorbs the tap`() {
    var taps = 0
    let button = UIButton(type: .custom)
    button.frame = root.bounds
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    root.addSubview(button)
    tap(10)
    #expect(taps == 1)
    button.isEnabled = false
    #expect(button.deliverTap(at: .zero))
    #expect(taps == 1)
  }

  @Test func `a double-tap recognizer leaves a single tap to the superview`() {
    final class Target: UIResponder {
      var calls: [String] = []
      override func perform(_ action: Selector, with sender: Any?) -> Bool {
        calls.append(action.description)
        return true
      }
    }
    let target = Target()
    let inner = UIView(frame: root.bounds)
    root.addSubview(inner)
    let double = UITapGestureRecognizer(target: target, action: Selector("double"))
    double.numberOfTapsRequired = 2
    inner.addGestureRecognizer(double)
    root.addGestureRecognizer(
      UITapGestureRecognizer(target: target, action: Selector("single")))
    tap(10)
    #expect(target.calls == ["single"])
  }

  @Test func `a tap selects the tapped segment and reports one change`() {
    var changes = 0
    let control = UISegmentedControl(items: ["a", "b", "c", "d"])
    add(control) { changes += 1 }
    tap(120)
    #expect(control.selectedSegmentIndex == 2)
    tap(149)
    #expect(control.selectedSegmentIndex == 2)
    #expect(changes == 1)
    tap(199)
    #expect(control.selectedSegmentIndex == 3)
    tap(0)
    #expect(control.selectedSegmentIndex == 0)
    #expect(changes == 3)
  }

  @Test func `a stepper decrements in its left half and increments in its right one`() {
    var changes = 0
    let stepper = UIStepper()
    add(stepper) { changes += 1 }
    stepper.frame.size.width = 100
    stepper.stepValue = 10
    stepper.maximumValue = 15
    tap(80)
    #expect(stepper.value == 10)
    tap(80)
    #expect(stepper.value == 15)
    tap(80)
    #expect(changes == 2)
    tap(20)
    #expect(stepper.value == 5)
    #expect(changes == 3)
  }

  @Test func `page dots go a page back or forward, depending on the tapped half`() {
    var changes = 0
    let pages = UIPageControl()
    pages.numberOfPages = 3
    add(pages) { changes += 1 }
    tap(150)
    #expect(pages.currentPage == 1)
    tap(50)
    #expect(pages.currentPage == 0)
    tap(50)
    #expect(changes == 2)
  }
}
