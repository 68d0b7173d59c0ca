// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Parts of Foundation on Apple's systems that Linux lacks but can implement.

/// Runs a closure.
///
/// Without Objective-C there is no autorelease pool.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Returns the seconds since the start of 2001.
public func CFAbsoluteTimeGetCurrent() -> TimeInterval { Date().timeIntervalSinceReferenceDate }

/// The number of nanoseconds in a second, for `DispatchTime`.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

extension NSObject {
  /// Returns whether the object is an instance of a class or of a subclass.
  public func isKind(of type: AnyClass) -> Bool {
    sequence(first: Swift.type(of: self) as AnyClass) { _getSuperclass($0) }
      .contains { $0 == type }
  }

  /// Returns whether the object is a direct instance of a class.
  public func isMember(of type: AnyClass) -> Bool { Swift.type(of: self) == type }
}

/// A coordinator of file accesses between processes.
///
/// There is one process here, so each access is immediate.
open class NSFileCoordinator: NSObject {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let withoutChanges = ReadingOptions(rawValue: 1)
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
  }

  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let forDeleting = WritingOptions(rawValue: 1)
    public static let forMoving = WritingOptions(rawValue: 2)
    public static let forMerging = WritingOptions(rawValue: 4)
    public static let forReplacing = WritingOptions(rawValue: 8)
  }

  public init(filePresenter: (any NSFilePresenter)? = nil) {}

  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error: UnsafeMutablePointer<NSError?>?,
    byAccessor reader: (URL) -> Void
  ) { reader(url) }

  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error: UnsafeMutablePointer<NSError?>?,
    byAccessor writer: (URL) -> Void
  ) { writer(url) }

  /// Adds a presenter.
  ///
  /// It is never notified, because only the widget changes files.
  open class func addFilePresenter(_ presenter: any NSFilePresenter) {}
  open class func removeFilePresenter(_ presenter: any NSFilePresenter) {}
}

/// An observer of changes of a file.
public protocol NSFilePresenter: AnyObject {
  var presentedItemURL: URL? { get }
  var presentedItemOperationQueue: OperationQueue { get }
  func presentedItemDidChange()
}

extension NSFilePresenter {
  public func presentedItemDidChange() {}
}

/// The values that iCloud shares between devices.
///
/// There is one device here, so they are the widget's.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  public static let `default` = NSUbiquitousKeyValueStore()
  public static let didChangeExternallyNotification = NSNotification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
  private let defaults = UserDefaults(suiteName: "NSUbiquitousKeyValueStore")

  open func object(forKey key: String) -> Any? { defaults?.object(forKey: key) }
  open func string(forKey key: String) -> String? { defaults?.string(forKey: key) }
  open func data(forKey key: String) -> Data? { defaults?.data(forKey: key) }
  open func bool(forKey key: String) -> Bool { defaults?.bool(forKey: key) ?? false }
  open func double(forKey key: String) -> Double { defaults?.double(forKey: key) ?? 0 }
  open func longLong(forKey key: String) -> Int64 { Int64(defaults?.integer(forKey: key) ?? 0) }
  open func set(_ value: Any?, forKey key: String) { defaults?.set(value, forKey: key) }
  open func removeObject(forKey key: String) { defaults?.removeObject(forKey: key) }

  /// Returns true, because only the widget changes the values.
  @discardableResult
  open func synchronize() -> Bool { true }
}
