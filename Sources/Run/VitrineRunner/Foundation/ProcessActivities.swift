public import Foundation

// Activities of a process, which a picture doesn't need.

extension ProcessInfo {
  /// The treatment of the process during an activity.
  public struct ActivityOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt64

    /// Creates options from their bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// An activity in the background.
    public static let background = ActivityOptions(rawValue: 0xFF)
    /// An activity that a person began.
    public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF)
    /// An activity that a person began; it allows sleep.
    public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0x00EF_FFFF)
    /// An activity without delays.
    public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
    /// An activity during which the system stays awake.
    public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
    /// An activity during which the process isn't ended.
    public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
    /// An activity during which the process isn't ended.
    public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
  }

  /// Begins an activity; it has no effect.
  public func beginActivity(
    options: ActivityOptions = [], reason: String
  ) -> any NSObjectProtocol { NSObject() }

  /// Ends an activity.
  public func endActivity(_ activity: any NSObjectProtocol) {}

  /// Calls a closure as an activity.
  public func performActivity(
    options: ActivityOptions = [], reason: String, using block: () -> Void
  ) { block() }

  /// Calls a closure immediately, with false because the time isn't over.
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) { block(false) }
}
