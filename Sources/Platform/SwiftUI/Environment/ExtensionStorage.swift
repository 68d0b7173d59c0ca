public import Foundation

/// The values that a user's devices share, which are empty at the start of each process.
public final class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  // Only an extension's code uses it, on one queue at a time.
  private var values: [String: Any] = [:]

  /// The store.
  public static let `default` = NSUbiquitousKeyValueStore()
  /// The name of the notification of other devices' changes, which never come.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  /// Creates a store.
  public override init() { super.init() }

  /// Returns a value, or nil.
  public func object(forKey key: String) -> Any? { values[key] }
  /// Sets a value.
  public func set(_ value: Any?, forKey key: String) { values[key] = value }
  /// Returns a string, or nil.
  public func string(forKey key: String) -> String? { values[key] as? String }
  /// Returns data, or nil.
  public func data(forKey key: String) -> Data? { values[key] as? Data }
  /// Returns an array, or nil.
  public func array(forKey key: String) -> [Any]? { values[key] as? [Any] }
  /// Returns a dictionary, or nil.
  public func dictionary(forKey key: String) -> [String: Any]? { values[key] as? [String: Any] }
  /// Returns a Boolean value, or false.
  public func bool(forKey key: String) -> Bool { values[key] as? Bool ?? false }
  /// Returns a number, or 0.
  public func double(forKey key: String) -> Double { values[key] as? Double ?? 0 }
  /// Returns a number, or 0.
  public func longLong(forKey key: String) -> Int64 { values[key] as? Int64 ?? 0 }
  /// Removes a value.
  public func removeObject(forKey key: String) { values[key] = nil }
  /// Returns true.
  @discardableResult
  public func synchronize() -> Bool { true }
}
