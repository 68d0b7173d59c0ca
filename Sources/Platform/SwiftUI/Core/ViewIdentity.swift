/// A position in the structure of the views.
///
/// Views are values that are created again and again. Their state belongs to their position: to the
/// index in a builder's closure, to the branch of a condition, or to an explicit identifier.
@MainActor
package final class ViewIdentity {
  /// A step from a parent to a child.
  package enum Step: Hashable {
    case index(Int)
    case id(AnyHashable)
  }

  private var children: [Step: ViewIdentity] = [:]
  /// The stored values of the view's properties, by their names.
  package var storage: [String: AnyObject] = [:]

  package init() {}

  /// Returns the identity of a child, which is created on first use.
  package func child(_ step: Step) -> ViewIdentity {
    if let known = children[step] { return known }
    let identity = ViewIdentity()
    children[step] = identity
    return identity
  }
}
