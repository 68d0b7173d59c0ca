import CoreGraphics
package import Foundation

extension UIView {
  /// Performs a tap at a point, which is handled by the hit view or its nearest ancestor that
  /// accepts taps.
  package func tap(at point: CGPoint) {
    guard let hit = hitTest(point, with: nil) else { return }
    hit.deliverTap(at: hit.convert(point, from: self))
  }

  /// Performs a tap at a point of this view, or of its nearest ancestor that accepts taps.
  ///
  /// Returns false if there is none.
  @discardableResult
  package func deliverTap(at point: CGPoint) -> Bool {
    var current: UIView? = self
    while let view = current {
      if view.takeTap(at: view.convert(point, from: self)) { return true }
      current = view.superview
    }
    return false
  }

  /// Handles a tap at a point of the view.
  ///
  /// Returns false to leave it to the superview.
  private func takeTap(at point: CGPoint) -> Bool {
    for recognizer in gestureRecognizers ?? [] where recognizer.isEnabled {
      guard let tap = recognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1 else {
        continue
      }
      tap.recognize(at: point)
      return true
    }
    if let control = self as? UIControl {
      // A disabled control ignores its touches without passing them on.
      if control.isEnabled { control.act(at: point) }
      return true
    }
    if let cell = self as? UITableViewCell, let table = cell.superview as? UITableView {
      return table.select(cell)
    }
    if let cell = self as? UICollectionViewCell,
      let collection = cell.superview as? UICollectionView
    {
      return collection.select(cell)
    }
    return false
  }
}

extension UIControl {
  /// Performs the control's reaction to a tap and sends UIKit's events for it.
  fileprivate func act(at point: CGPoint) {
    sendActions(for: .touchDown)
    switch self {
    case let control as UISwitch:
      control.setOn(!control.isOn, animated: true)
      sendActions(for: [.valueChanged, .touchUpInside])
    case let control as UISegmentedControl:
      let count = control.numberOfSegments
      guard count > 0, bounds.width > 0 else { return }
      let segment = min(count - 1, max(0, Int(point.x / bounds.width * CGFloat(count))))
      guard segment != control.selectedSegmentIndex else { return }
      control.selectedSegmentIndex = segment
      sendActions(for: .valueChanged)
    case let control as UIStepper:
      let step = point.x < bounds.midX ? -control.stepValue : control.stepValue
      let known = control.value
      control.value += step
      if control.value != known { sendActions(for: .valueChanged) }
    case let control as UIPageControl:
      let known = control.currentPage
      control.currentPage += point.x < bounds.midX ? -1 : 1
      if control.currentPage != known { sendActions(for: .valueChanged) }
    default: sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
  }
}
