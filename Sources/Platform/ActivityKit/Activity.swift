@_exported public import Foundation

/// The fixed content of a Live Activity.
public protocol ActivityAttributes: Codable {
  /// The content that changes.
  associatedtype ContentState: Codable, Hashable
}

/// The content of a Live Activity with its validity.
public struct ActivityContent<State: Codable & Hashable>: Codable, Hashable {
  /// The content.
  public var state: State
  /// The date from which the content is outdated, or nil.
  public var staleDate: Date?
  /// The relevance in relation to other Live Activities.
  public var relevanceScore: Double

  /// Creates content.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

extension ActivityContent: Sendable where State: Sendable {}

/// The state of a Live Activity.
public enum ActivityState: String, Codable, Hashable, Sendable {
  case active, ended, dismissed, stale, pending
}

/// A time at which an ended Live Activity disappears.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  private let date: Date?
  /// The time that the system chooses.
  public static let `default` = ActivityUIDismissalPolicy(date: nil)
  /// The current time.
  public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
  /// Returns a date.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { .init(date: date) }
}

/// A source of updates.
public struct PushType: Hashable, Sendable {
  private let name: String
  /// Messages with a token.
  public static let token = PushType(name: "token")
}

/// An alert of an update.
public struct AlertConfiguration: Sendable {
  /// Creates an alert.
  public init(title: String, body: String, sound: AlertSound) {}

  /// A sound.
  public enum AlertSound: Hashable, Sendable {
    case `default`
    case named(String)
  }
}

/// An error of a Live Activity.
public enum ActivityAuthorizationError: Error {
  case unsupported, denied, globalMaximumExceeded, targetMaximumExceeded
}

/// A Live Activity, of which none runs in a picture.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  // All properties are constants of the author's types.
  /// The type of the content that changes.
  public typealias ContentState = Attributes.ContentState
  /// The identifier.
  public let id: String
  /// The fixed content.
  public let attributes: Attributes
  /// The content.
  public let content: ActivityContent<ContentState>

  /// The content that changes.
  public var contentState: ContentState { content.state }
  /// The state.
  public var activityState: ActivityState { .ended }
  /// The token of messages, or nil.
  public var pushToken: Data? { nil }

  private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) {
    id = ""
    self.attributes = attributes
    self.content = content
  }

  /// No Live Activities.
  public static var activities: [Activity<Attributes>] { [] }

  /// Throws an error, because no system shows Live Activities.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Throws an error, because no system shows Live Activities.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// The states, always empty.
  public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
  /// The contents, always empty.
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> {
    AsyncStream { $0.finish() }
  }
  /// The contents that change, always empty.
  public var contentStateUpdates: AsyncStream<ContentState> { AsyncStream { $0.finish() } }
  /// The tokens of messages, always empty.
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  /// The Live Activities that start, always empty.
  public static var activityUpdates: AsyncStream<Activity<Attributes>> {
    AsyncStream { $0.finish() }
  }
  /// The tokens of messages that start one, always empty.
  public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  /// The token of messages that start one, or nil.
  public static var pushToStartToken: Data? { nil }

  /// Does nothing.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async {}

  /// Does nothing.
  public func update(
    using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil
  ) async {}

  /// Does nothing.
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}

  /// Does nothing.
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {}
}

/// The authorization of Live Activities.
public final class ActivityAuthorizationInfo: Sendable {
  /// Creates an object.
  public init() {}
  /// False.
  public var areActivitiesEnabled: Bool { false }
  /// False.
  public var frequentPushesEnabled: Bool { false }
  /// The changes of the permission, always empty.
  public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { $0.finish() } }
}
