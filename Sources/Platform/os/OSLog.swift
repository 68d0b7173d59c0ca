public import Foundation

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the level.
  public let rawValue: UInt8

  /// Creates a level from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The default level.
  public static let `default` = OSLogType(rawValue: 0)
  /// The level of helpful information.
  public static let info = OSLogType(rawValue: 1)
  /// The level of messages for debugging.
  public static let debug = OSLogType(rawValue: 2)
  /// The level of errors.
  public static let error = OSLogType(rawValue: 16)
  /// The level of faults in the system or the app.
  public static let fault = OSLogType(rawValue: 17)
}

/// A system log, which writes messages to standard error.
public final class OSLog: NSObject, Sendable {
  /// The log of messages without a subsystem.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// The log that is switched off.
  public static let disabled = OSLog(isEnabled: false)
  private let isEnabled: Bool

  /// Creates a log of a subsystem and a category.
  public init(subsystem: String, category: String) { isEnabled = true }

  private init(isEnabled: Bool) { self.isEnabled = isEnabled }

  /// Writes a message, unless the log is switched off.
  fileprivate func write(_ message: String) {
    guard isEnabled else { return }
    try? FileHandle.standardError.write(contentsOf: Data((message + "\n").utf8))
  }
}

/// Writes a message to a log.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
  type: OSLogType = .default, _ arguments: any CVarArg...
) { write(message, arguments, to: log) }

/// Writes a message with a type to a log.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) { write(message, arguments, to: log) }

/// Writes a formatted message, whose conversions may state a privacy such as `%{public}@`.
private func write(_ message: StaticString, _ arguments: [any CVarArg], to log: OSLog) {
  let format = "\(message)".replacing(/%\{[^}]*\}/) { _ in "%" }
  log.write(arguments.isEmpty ? format : String(format: format, arguments: arguments))
}

/// A log with interpolated messages, which are written to standard error.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a log without a subsystem.
  public init() { log = .default }
  /// Creates a log of a subsystem and a category.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }
  /// Creates a log that writes to a system log.
  public init(_ log: OSLog) { self.log = log }

  /// Writes a message of the default level.
  public func log(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text) }
  /// Writes a trace message.
  public func trace(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes a debug message.
  public func debug(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes an informative message.
  public func info(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes a notice.
  public func notice(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes a warning.
  public func warning(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes an error message.
  public func error(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes a message about a critical event.
  public func critical(_ message: OSLogMessage) { log.write(message.text) }
  /// Writes a message about a fault.
  public func fault(_ message: OSLogMessage) { log.write(message.text) }
}

/// The privacy of a value in a message.
public struct OSLogPrivacy: Sendable {
  /// The privacy of a value that everybody can read.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// The privacy of a value that the system redacts.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// The privacy that the system chooses by the value's type.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  /// The privacy of a value that the system always redacts.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
}

/// A message for a `Logger`, with all values, also private ones.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The parts of a message while it is created.
  public struct Interpolation: StringInterpolationProtocol, Sendable {
    fileprivate var text = ""

    /// Creates an empty message.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Appends literal text.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Appends a value.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
    ) { text += "\(value())" }

    /// Appends a value in a column.
    public mutating func appendInterpolation<Value>(
      _ value: @autoclosure () -> Value, align: OSLogStringAlignment,
      privacy: OSLogPrivacy = .auto
    ) { text += align.text("\(value())") }

    /// Appends a number in a format.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
      _ value: @autoclosure () -> Value, format: OSLogFloatFormatting = .fixed,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { text += align.text(format.text(Double(value()))) }

    /// Appends an integer in a format.
    public mutating func appendInterpolation<Value: BinaryInteger>(
      _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting = .decimal,
      align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { text += align.text(format.text(value())) }
  }

  fileprivate let text: String

  /// Creates a message from literal text.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message from an interpolated string.
  public init(stringInterpolation: Interpolation) { text = stringInterpolation.text }
}
