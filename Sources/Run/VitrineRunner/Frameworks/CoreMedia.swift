// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Moments of Core Media.

/// The number of parts of a second.
public typealias CMTimeScale = Int32
/// The number of parts.
public typealias CMTimeValue = Int64

/// The state of a moment.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  /// The bits of the state.
  public let rawValue: UInt32

  /// Creates a state from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A moment with a value.
  public static let valid = CMTimeFlags(rawValue: 1)
  /// A moment after all others.
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  /// A moment without an end.
  public static let indefinite = CMTimeFlags(rawValue: 16)
}

/// A moment of a recording, as a number of parts of a second.
public struct CMTime: Hashable, Comparable, Sendable {
  /// The number of parts.
  public var value: CMTimeValue
  /// The number of parts of a second.
  public var timescale: CMTimeScale
  /// The state.
  public var flags: CMTimeFlags = .valid

  /// Creates the invalid moment.
  public init() { (value, timescale, flags) = (0, 0, []) }
  /// Creates a moment from a number of parts.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    (self.value, self.timescale) = (value, timescale)
  }
  /// Creates a moment from a number of seconds.
  ///
  /// A number that isn't finite gives the invalid moment.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard let value = Int64(exactly: (seconds * Double(preferredTimescale)).rounded()) else {
      self.init()
      return
    }
    self.init(value: value, timescale: preferredTimescale)
  }

  /// The first moment.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// A moment without a value.
  public static let invalid = CMTime()
  /// A moment without an end.
  public static var indefinite: CMTime {
    var time = CMTime(value: 0, timescale: 0)
    time.flags = [.valid, .indefinite]
    return time
  }
  /// A moment after all others.
  public static var positiveInfinity: CMTime {
    var time = CMTime(value: 0, timescale: 0)
    time.flags = [.valid, .positiveInfinity]
    return time
  }

  /// The number of seconds, which isn't a number for a moment without a value.
  public var seconds: Double {
    if flags.contains(.positiveInfinity) { return .infinity }
    return isNumeric && timescale != 0 ? Double(value) / Double(timescale) : .nan
  }
  /// A Boolean value that indicates whether the moment is valid.
  public var isValid: Bool { flags.contains(.valid) }
  /// A Boolean value that indicates whether the moment has a number of seconds.
  public var isNumeric: Bool { flags == .valid }
  /// A Boolean value that indicates whether the moment has no end.
  public var isIndefinite: Bool { flags.contains(.indefinite) }

  /// Returns whether a moment is before another.
  public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
  /// Returns the sum of two moments, in the parts of the finer one.
  public static func + (a: CMTime, b: CMTime) -> CMTime {
    CMTime(
      seconds: a.seconds + b.seconds, preferredTimescale: max(a.timescale, b.timescale))
  }
  /// Returns the difference of two moments, in the parts of the finer one.
  public static func - (a: CMTime, b: CMTime) -> CMTime {
    CMTime(
      seconds: a.seconds - b.seconds, preferredTimescale: max(a.timescale, b.timescale))
  }
}

/// A part of a recording.
public struct CMTimeRange: Hashable, Sendable {
  /// The first moment.
  public var start: CMTime
  /// The length.
  public var duration: CMTime

  /// Creates a part.
  public init(start: CMTime, duration: CMTime) {
    (self.start, self.duration) = (start, duration)
  }
  /// The last moment.
  public var end: CMTime { start + duration }
}

/// The first moment.
public let kCMTimeZero = CMTime.zero

/// Returns the number of seconds of a moment.
public func CMTimeGetSeconds(_ time: CMTime) -> Float64 { time.seconds }
/// Returns the moment of a number of parts.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// Returns the moment of a number of seconds.
public func CMTimeMakeWithSeconds(_ seconds: Float64, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// Returns a part of a recording.
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
/// Returns −1, 0 or 1 for a moment before, at or after another.
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1 < time2 ? -1 : time1 > time2 ? 1 : 0
}
/// Returns the sum of two moments.
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
