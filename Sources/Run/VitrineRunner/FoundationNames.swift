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
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
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
  /// The options of a read access, which have no effect.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates a set from the bits of its options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// An option to read without asking presenters to save.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// An option to read the file to which a symbolic link points.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
  }

  /// The options of a write access, which have no effect.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates a set from the bits of its options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The deletion of a file.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// The move of a file.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// The change of a file's content.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// The replacement of a file by another.
    public static let forReplacing = WritingOptions(rawValue: 8)
  }

  /// Creates a coordinator, which ignores the presenter.
  public init(filePresenter: (any NSFilePresenter)? = nil) {}

  /// Calls a closure immediately with the URL to read.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error: UnsafeMutablePointer<NSError?>?,
    byAccessor reader: (URL) -> Void
  ) { reader(url) }

  /// Calls a closure immediately with the URL to write.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error: UnsafeMutablePointer<NSError?>?,
    byAccessor writer: (URL) -> Void
  ) { writer(url) }

  /// Adds a presenter.
  ///
  /// It is never notified, because only the widget changes files.
  open class func addFilePresenter(_ presenter: any NSFilePresenter) {}
  /// Removes a presenter, which has no effect.
  open class func removeFilePresenter(_ presenter: any NSFilePresenter) {}
}

/// An observer of changes of a file.
public protocol NSFilePresenter: AnyObject {
  /// The URL of the observed file.
  var presentedItemURL: URL? { get }
  /// The queue for notifications.
  var presentedItemOperationQueue: OperationQueue { get }
  /// Notifies the presenter of a change of the file.
  func presentedItemDidChange()
}

extension NSFilePresenter {
  /// Ignores a change of the file.
  public func presentedItemDidChange() {}
}
