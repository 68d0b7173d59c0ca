// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// An exception of Objective-C; it ends the program here.
open class NSException: NSObject, @unchecked Sendable {
  /// The name.
  public let name: NSExceptionName
  /// The reason, or nil.
  public let reason: String?
  /// Further values, or nil.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    self.name = name
    self.reason = reason
    self.userInfo = userInfo
  }

  /// The calls that led to the exception; they aren't recorded.
  open var callStackSymbols: [String] { [] }

  /// Ends the program with the exception's name and reason.
  open func raise() {
    fatalError("\(name.rawValue): \(reason ?? "an exception without a reason")")
  }

  /// Ends the program with an exception's name and reason.
  public class func raise(
    _ name: NSExceptionName, format: String, arguments: CVaListPointer
  ) {
    unsafe NSException(
      name: name, reason: NSString(format: format, arguments: arguments) as String
    ).raise()
  }
}

extension NSExceptionName {
  /// The exception of no particular kind.
  public static let genericException = NSExceptionName(rawValue: "NSGenericException")
  /// The exception of an index outside of a range.
  public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
  /// The exception of a wrong argument.
  public static let invalidArgumentException = NSExceptionName(
    rawValue: "NSInvalidArgumentException")
  /// The exception of an inconsistent state.
  public static let internalInconsistencyException = NSExceptionName(
    rawValue: "NSInternalInconsistencyException")
  /// The exception of an unknown key.
  public static let undefinedKeyException = NSExceptionName(rawValue: "NSUnknownKeyException")
}

/// Sets the function for exceptions; it is never called.
public func NSSetUncaughtExceptionHandler(_ handler: ((NSException) -> Void)?) {}
