/// A coordinator of changes during a change of size.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Runs changes during the transition, and then the completion.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool
}

/// The coordinator of a host's change of size, which ends immediately.
@preconcurrency @MainActor
package final class ImmediateTransition: UIViewControllerTransitionCoordinator {
  package init() {}

  package func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool {
    animation?(self)
    completion?(self)
    return true
  }
}
