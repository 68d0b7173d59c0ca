import CoreGraphics
import Foundation
import Testing
import UIKit

/// A target that records its calls.
private final class Listener: UIResponder {
  var calls: [String] = []
  var senders: [UIView] = []

  override func perform(_ action: Selector, with sender: Any?) -> Bool {
    calls.append(action.description)
    if let view = sender as? UIView { senders.append(view) }
    return true
  }
}

@MainActor
@Suite struct ControlTests {
  @Test func `a control calls its targets in the order of their addition`() {
    let (button, listener) = (UIButton(type: .system), Listener())
    var closures = 0
    button.addTarget(listener, action: "first:", for: .touchUpInside)
    button.addAction(UIAction { _ in closures += 1 }, for: .touchUpInside)
    button.addTarget(listener, action: "second:", for: .touchUpInside)
    button.addTarget(listener, action: "other:", for: .valueChanged)
    button.sendActions(for: .touchUpInside)
    #expect(listener.calls == ["first:", "second:"])
    #expect(listener.senders == [button, button])
    #expect(closures == 1)
  }

  @Test func `a removed target is not called`() {
    let (button, listener) = (UIButton(type: .system), Listener())
    button.addTarget(listener, action: "tap:", for: .touchUpInside)
    button.removeTarget(listener, action: nil, for: .allEvents)
    button.sendActions(for: .touchUpInside)
    #expect(listener.calls.isEmpty)
  }

  @Test func `a button's states fall back to the normal state`() {
    let button = UIButton(type: .system)
    button.setTitle("On", for: .normal)
    button.setTitle("Off", for: .disabled)
    #expect(button.currentTitle == "On")
    #expect(button.title(for: .highlighted) == "On")
    button.isEnabled = false
    #expect(button.currentTitle == "Off")
    #expect(button.state == .disabled)
  }

  @Test func `a button's title label sets its font`() {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    let narrow = button.intrinsicContentSize.width
    button.titleLabel?.font = .systemFont(ofSize: 30)
    #expect(button.intrinsicContentSize.width > narrow)
    #expect(button.titleLabel?.font.pointSize == 30)
  }

  @Test func `a switch has a fixed size`() {
    #expect(UISwitch(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).bounds.size.width == 51)
    let toggle = UISwitch()
    toggle.setOn(true, animated: true)
    #expect(toggle.isOn)
  }

  @Test func `a slider clamps its value`() {
    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 20
    #expect(slider.value == 10)
    slider.minimumValue = 15
    #expect(slider.maximumValue == 15)
    #expect(slider.value == 15)
  }

  @Test func `a stepper clamps its value`() {
    let stepper = UIStepper()
    stepper.value = 200
    #expect(stepper.value == 100)
    stepper.maximumValue = 50
    #expect(stepper.value == 50)
  }

  @Test func `segments have a number, titles and a selection`() {
    let control = UISegmentedControl(items: ["Day", "Week"])
    #expect(control.numberOfSegments == 2)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.insertSegment(withTitle: "Month", at: 9, animated: false)
    control.selectedSegmentIndex = 2
    #expect(control.titleForSegment(at: control.selectedSegmentIndex) == "Month")
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 7
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `progress is between 0 and 1`() {
    let view = UIProgressView(progressViewStyle: .default)
    view.setProgress(1.5, animated: true)
    #expect(view.progress == 1)
    #expect(view.frame.height == 2)
  }

  @Test func `an indicator starts and stops`() {
    let view = UIActivityIndicatorView(style: .gray)
    #expect(!view.isAnimating)
    #expect(view.frame.size == CGSize(width: 20, height: 20))
    view.startAnimating()
    #expect(view.isAnimating)
    view.stopAnimating()
    #expect(!view.isAnimating)
  }

  @Test func `a page control clamps its page`() {
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 7
    #expect(pages.currentPage == 2)
  }

  @Test func `a tap recognizer calls its target`() {
    let (view, listener) = (UIView(), Listener())
    let tap = UITapGestureRecognizer(target: listener, action: "tapped:")
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers?.count == 1)
    #expect(tap.view === view)
    view.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
  }

  @Test func `a tap hits the frontmost view with user interaction`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))
    root.addSubview(back)
    root.addSubview(front)
    #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === front)
    #expect(root.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 90, y: 90), with: nil) === root)
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(CGPoint(x: 30, y: 30), with: nil) === back)
    #expect(root.hitTest(CGPoint(x: 130, y: 30), with: nil) == nil)
  }
}
