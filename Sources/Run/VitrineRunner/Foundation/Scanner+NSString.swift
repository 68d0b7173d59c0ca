public import Foundation

// The older functions of a scanner, which write into an object.

extension Scanner {
  /// Reads up to a text, and returns whether there was something.
  @discardableResult
  public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    unsafe take(scanUpToString(string), result)
  }

  /// Reads a text, and returns whether it was there.
  @discardableResult
  public func scanString(
    _ string: String, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool { unsafe take(scanString(string), result) }

  /// Reads characters of a set, and returns whether there was one.
  @discardableResult
  public func scanCharacters(
    from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool { unsafe take(scanCharacters(from: set), result) }

  /// Reads up to a character of a set, and returns whether there was something.
  @discardableResult
  public func scanUpToCharacters(
    from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool { unsafe take(scanUpToCharacters(from: set), result) }

  private func take(_ text: String?, _ result: UnsafeMutablePointer<NSString?>?) -> Bool {
    guard let text else { return false }
    unsafe result?.pointee = NSString(string: text)
    return true
  }
}
