/// A way back to an object from what it owns, which doesn't keep the object alive.
///
/// A weak reference would do the same, but it gives its object a side table, and from then on every
/// retain and release of the object takes the runtime's slow path: that was a sixth of the time in which a
/// card of 60 views is made and laid out. Here an object makes one reference to itself, hands it to
/// whoever needs the way back, and clears it in its deinitializer.
@MainActor
package final class BackReference<Object: AnyObject> {
  // The object clears it before it is gone, so that it is never read afterwards.
  private nonisolated(unsafe) unowned(unsafe) var target: Object?

  package nonisolated init() {}

  package var object: Object? {
    get { unsafe target }
    set { unsafe target = newValue }
  }

  /// Says that the object is gone; to be called by its deinitializer alone.
  package nonisolated func clear() { unsafe target = nil }
}
