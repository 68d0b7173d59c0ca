/// What goes along with a change of size.
@MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Runs changes along with the transition, then what follows it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool
}

/// A host's change of size: it is over at once.
@MainActor
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
