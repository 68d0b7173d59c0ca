public import Foundation

/// Methods of every Objective-C object, which delegate protocols often require.
///
/// Responders can't derive from `NSObject` here, because its initializer is nonisolated, and Swift
/// doesn't allow an initializer on the main actor to override it.
extension UIResponder: NSObjectProtocol {
  /// Returns whether another value is the same object.
  public nonisolated func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }

  /// The hash value of the object's identity.
  public nonisolated var hash: Int { ObjectIdentifier(self).hashValue }

  /// Returns the object.
  public nonisolated func `self`() -> Self { self }

  /// Returns false, because a responder is never a proxy.
  public nonisolated func isProxy() -> Bool { false }

  /// The name of the class in angle brackets.
  public nonisolated var description: String { "<\(type(of: self))>" }

  /// The same text as `description`.
  public nonisolated var debugDescription: String { description }

  /// Returns whether the object is an instance of a class or of a subclass.
  public nonisolated func isKind(of type: AnyClass) -> Bool {
    sequence(first: Swift.type(of: self) as AnyClass) { _getSuperclass($0) }
      .contains { $0 == type }
  }

  /// Returns whether the object is a direct instance of a class.
  public nonisolated func isMember(of type: AnyClass) -> Bool { Swift.type(of: self) == type }
}
