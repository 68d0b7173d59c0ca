public import SwiftUI

/// An action of an app that the system can perform, or the options of a widget.
///
/// A picture performs no action. It only reads the parameters.
public protocol AppIntent: SendableMetatype {
  /// The type of the result.
  associatedtype PerformResult: IntentResult
  /// The type of the summary.
  associatedtype SummaryContent: ParameterSummary

  /// The name of the action.
  static var title: LocalizedStringResource { get }
  /// The description of the action, or nil.
  static var description: IntentDescription? { get }
  /// A Boolean value that indicates whether the action opens the app.
  static var openAppWhenRun: Bool { get }
  /// A Boolean value that indicates whether users can find the action.
  static var isDiscoverable: Bool { get }
  /// The conditions in which the action is allowed.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// A sentence with the parameters.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  /// Creates an intent.
  init()

  /// Performs the action.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// A parameter of an intent.
  public typealias Parameter = IntentParameter
  /// An object that the app provides.
  public typealias Dependency = AppDependency
  /// A sentence with parameters.
  public typealias Summary = IntentParameterSummary<Self>
  /// A condition in a summary.
  public typealias When = IntentSummaryCondition<Self>
  /// A choice in a summary.
  public typealias Switch = IntentSummarySwitch<Self>
  /// A case of a choice in a summary.
  public typealias Case<Value> = IntentSummaryCase<Self, Value>
  /// The other cases of a choice in a summary.
  public typealias DefaultCase<Value> = IntentSummaryCase<Self, Value>

  /// No description.
  public static var description: IntentDescription? { nil }
  /// False.
  public static var openAppWhenRun: Bool { false }
  /// True.
  public static var isDiscoverable: Bool { true }
  /// Always.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }

  /// Does nothing, because a picture has no intents that donate themselves.
  @discardableResult
  public func donate() async throws -> Bool { false }

  /// Performs the action.
  public func callAsFunction(donate: Bool = true) async throws { _ = try await perform() }
}

extension AppIntent {
  /// Does nothing, because a picture has no user who could confirm.
  public func requestConfirmation() async throws {}

  /// Does nothing, because a picture has no user who could confirm.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {}

  /// No summary.
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

/// The options of a widget.
public protocol WidgetConfigurationIntent: AppIntent {}

/// The options of a control.
public protocol ControlConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  /// Returns an empty result.
  public func perform() async throws -> IntentResultContainer<Never> { .result() }
}

extension ControlConfigurationIntent {
  /// Returns an empty result.
  public func perform() async throws -> IntentResultContainer<Never> { .result() }
}

/// An intent that sets a value.
public protocol SetValueIntent: AppIntent {
  /// The type of the value.
  associatedtype ValueType
  /// The value.
  var value: ValueType { get set }
}

/// An intent that plays audio.
public protocol AudioPlaybackIntent: AppIntent {}
/// An intent that records audio.
public protocol AudioRecordingIntent: AppIntent {}
/// An intent that changes a Live Activity.
public protocol LiveActivityIntent: AppIntent {}
/// An intent that starts a Live Activity.
public protocol LiveActivityStartingIntent: LiveActivityIntent {}
/// An intent that can continue in the app.
public protocol ForegroundContinuableIntent: AppIntent {}
/// An intent of the system.
public protocol SystemIntent: AppIntent {}
/// An intent that opens an entity.
public protocol OpenIntent: AppIntent {
  /// The type of the entity.
  associatedtype Value
  /// The entity.
  var target: Value { get set }
}
/// An intent that opens an address.
public protocol URLRepresentableIntent: AppIntent {}
/// An intent with predictions.
public protocol PredictableIntent: AppIntent {}
/// An intent that replaces an intent of SiriKit.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The name of the replaced class.
  static var intentClassName: String { get }
}

/// The conditions in which an action is allowed.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// A name of a button that confirms an action.
public struct ConfirmationActionName: Hashable, Sendable {
  private let name: String
  /// The word "Continue".
  public static let `continue` = Self(name: "continue")
  /// The word "Go".
  public static let go = Self(name: "go")
  /// The word "Add".
  public static let add = Self(name: "add")
  /// The word "Open".
  public static let open = Self(name: "open")
  /// The word "Play".
  public static let play = Self(name: "play")
  /// The word "Start".
  public static let start = Self(name: "start")
  /// The word "Send".
  public static let send = Self(name: "send")
  /// The word "Set".
  public static let set = Self(name: "set")
}
