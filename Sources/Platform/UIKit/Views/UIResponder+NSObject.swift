public import Foundation

/// What every object of Objective-C has: delegates' protocols often ask for it.
///
/// Responders can't derive from `NSObject` here: its initializer belongs to no actor, and Swift lets no
/// initializer of the main actor override it.
extension UIResponder: NSObjectProtocol {
  public nonisolated func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }

  public nonisolated var hash: Int { ObjectIdentifier(self).hashValue }

  public nonisolated func `self`() -> Self { self }

  public nonisolated func isProxy() -> Bool { false }

  public nonisolated var description: String { "<\(type(of: self))>" }

  public nonisolated var debugDescription: String { description }

  /// Whether the object is of a class, or of one that derives from it.
  public nonisolated func isKind(of type: AnyClass) -> Bool {
    sequence(first: Swift.type(of: self) as AnyClass) { _getSuperclass($0) }
      .contains { $0 == type }
  }

  /// Whether the object is of a class itself.
  public nonisolated func isMember(of type: AnyClass) -> Bool { Swift.type(of: self) == type }
}
