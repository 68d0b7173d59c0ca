public import Foundation

/// A place where values are received, which has no effect because values are sent synchronously.
public protocol Scheduler<SchedulerTimeType> {
  /// The type of the moments.
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// The type of the options.
  associatedtype SchedulerOptions

  /// The present moment.
  var now: SchedulerTimeType { get }
  /// The smallest tolerance.
  var minimumTolerance: SchedulerTimeType.Stride { get }
  /// Performs an action.
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  /// Performs an action at a moment.
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
}

extension Scheduler {
  /// Performs an action.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
}

/// A length of time that is made from a number in a unit.
public protocol SchedulerTimeIntervalConvertible {
  /// Returns a number of seconds.
  static func seconds(_ s: Int) -> Self
  /// Returns a number of seconds.
  static func seconds(_ s: Double) -> Self
  /// Returns a number of milliseconds.
  static func milliseconds(_ ms: Int) -> Self
  /// Returns a number of microseconds.
  static func microseconds(_ us: Int) -> Self
  /// Returns a number of nanoseconds.
  static func nanoseconds(_ ns: Int) -> Self
}

/// A moment of a scheduler.
public struct _SchedulerMoment: Strideable, Sendable {
  private let seconds: Double

  init(seconds: Double) { self.seconds = seconds }

  /// A length of time in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric, Sendable,
    ExpressibleByFloatLiteral
  {
    /// The seconds.
    public let timeInterval: TimeInterval
    /// The seconds.
    public var magnitude: TimeInterval { timeInterval.magnitude }

    /// Creates a length of time.
    public init(_ timeInterval: TimeInterval) { self.timeInterval = timeInterval }
    /// Creates a length of time.
    public init(integerLiteral value: TimeInterval.IntegerLiteralType) {
      timeInterval = TimeInterval(value)
    }
    /// Creates a length of time.
    public init(floatLiteral value: TimeInterval) { timeInterval = value }
    /// Creates a length of time.
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      timeInterval = value
    }

    /// Returns a number of seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
    /// Returns a number of seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    /// Returns a number of milliseconds.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1_000) }
    /// Returns a number of microseconds.
    public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1_000_000) }
    /// Returns a number of nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1_000_000_000) }

    /// Returns whether a length is shorter than another one.
    public static func < (a: Stride, b: Stride) -> Bool { a.timeInterval < b.timeInterval }
    /// Returns the sum of two lengths.
    public static func + (a: Stride, b: Stride) -> Stride {
      Stride(a.timeInterval + b.timeInterval)
    }
    /// Returns the difference of two lengths.
    public static func - (a: Stride, b: Stride) -> Stride {
      Stride(a.timeInterval - b.timeInterval)
    }
    /// Returns the product of two lengths.
    public static func * (a: Stride, b: Stride) -> Stride {
      Stride(a.timeInterval * b.timeInterval)
    }
    /// Multiplies a length.
    public static func *= (a: inout Stride, b: Stride) { a = a * b }
  }

  /// Returns the time to another moment.
  public func distance(to other: _SchedulerMoment) -> Stride { Stride(other.seconds - seconds) }
  /// Returns a later moment.
  public func advanced(by length: Stride) -> _SchedulerMoment {
    _SchedulerMoment(seconds: seconds + length.timeInterval)
  }
}

/// A scheduler that follows the world's clock.
public protocol _SynchronousScheduler: Scheduler
where SchedulerTimeType == _SchedulerMoment, SchedulerOptions == Never {}

extension _SynchronousScheduler {
  /// The present moment.
  public var now: _SchedulerMoment { _SchedulerMoment(seconds: Date().timeIntervalSince1970) }
  /// The smallest tolerance.
  public var minimumTolerance: _SchedulerMoment.Stride { 0 }
  /// Performs an action at once.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  /// Performs an action at once.
  public func schedule(
    after date: _SchedulerMoment, tolerance: _SchedulerMoment.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) { action() }
}

extension DispatchQueue: _SynchronousScheduler {
  /// The type of the moments.
  public typealias SchedulerTimeType = _SchedulerMoment
}
extension RunLoop: _SynchronousScheduler {
  /// The type of the moments.
  public typealias SchedulerTimeType = _SchedulerMoment
}
extension OperationQueue: _SynchronousScheduler {
  /// The type of the moments.
  public typealias SchedulerTimeType = _SchedulerMoment
}

/// A scheduler that performs actions at once.
public struct ImmediateScheduler: _SynchronousScheduler, Sendable {
  /// The scheduler.
  public static let shared = ImmediateScheduler()
}

extension Publisher {
  /// Returns the publisher, because values are sent synchronously.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Returns the publisher, because values are sent synchronously.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Returns the publisher, because values are sent synchronously.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Returns the publisher, because values are sent synchronously.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Returns the publisher, because values are sent synchronously.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Returns the publisher, because values are sent synchronously.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}
