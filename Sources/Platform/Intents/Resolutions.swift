public import Foundation

/// A result that resolves a parameter.
open class INIntentResolutionResult: NSObject, @unchecked Sendable {
  /// Creates a result.
  public required override init() { super.init() }
  /// Returns a result that requests a value.
  open class func needsValue() -> Self { self.init() }
  /// Returns a result without a need for a value.
  open class func notRequired() -> Self { self.init() }
  /// Returns a result for an unsupported value.
  open class func unsupported() -> Self { self.init() }
}

/// A result that resolves a text.
open class INStringResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result with a text.
  open class func success(with resolvedString: String) -> Self { self.init() }
  /// Returns a result that asks for one of several texts.
  open class func disambiguation(with strings: [String]) -> Self { self.init() }
  /// Returns a result that asks for a confirmation.
  open class func confirmationRequired(with string: String?) -> Self { self.init() }
}

/// A result that resolves a choice between yes and no.
open class INBooleanResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result with a choice.
  open class func success(with resolvedValue: Bool) -> Self { self.init() }
}

/// A result that resolves an integer.
open class INIntegerResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result with an integer.
  open class func success(with resolvedValue: Int) -> Self { self.init() }
}

/// A result that resolves a number.
open class INDoubleResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result with a number.
  open class func success(with resolvedValue: Double) -> Self { self.init() }
}

/// A result that resolves a date.
open class INDateComponentsResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result with a date.
  open class func success(with resolved: DateComponents) -> Self { self.init() }
}

/// A result that resolves a file.
open class INFileResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// Returns a result with a file.
  open class func success(with resolvedFile: INFile) -> Self { self.init() }
}

/// A text with a pronunciation.
open class INSpeakableString: NSObject, @unchecked Sendable {
  /// The text.
  public let spokenPhrase: String

  /// Creates a text.
  public init(spokenPhrase: String) { self.spokenPhrase = spokenPhrase }
}

/// An amount of money.
open class INCurrencyAmount: NSObject, @unchecked Sendable {
  /// The amount, or nil.
  public let amount: NSDecimalNumber?
  /// The code of the currency, or nil.
  public let currencyCode: String?

  /// Creates an amount.
  public init(amount: NSDecimalNumber, currencyCode: String) {
    self.amount = amount
    self.currencyCode = currencyCode
  }
}

/// A file of an intent.
open class INFile: NSObject, @unchecked Sendable {
  /// The content.
  public let data: Data
  /// The name.
  open var filename: String
  /// The type, or nil.
  public let typeIdentifier: String?

  /// Creates a file.
  public init(data: Data, filename: String, typeIdentifier: String?) {
    self.data = data
    self.filename = filename
    self.typeIdentifier = typeIdentifier
  }
}

/// A shortcut to an intent.
open class INShortcut: NSObject, @unchecked Sendable {
  /// The intent, or nil.
  public let intent: INIntent?
  /// The activity, or nil.
  public let userActivity: NSUserActivity?

  /// Creates a shortcut to an intent.
  public init?(intent: INIntent) { (self.intent, userActivity) = (intent, nil) }
  /// Creates a shortcut to an activity.
  public init(userActivity: NSUserActivity) { (intent, self.userActivity) = (nil, userActivity) }
}

/// A shortcut with a phrase.
open class INVoiceShortcut: NSObject, @unchecked Sendable {
  /// The identifier.
  open var identifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  /// The phrase.
  open var invocationPhrase: String { "" }
  /// The shortcut, or nil.
  open var shortcut: INShortcut? { nil }
}

/// The shortcuts of a device, of which there are none.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  /// The shortcuts of the device.
  public static let shared = INVoiceShortcutCenter()

  /// Passes no shortcuts.
  open func getAllVoiceShortcuts(
    completion: @escaping ([INVoiceShortcut]?, (any Error)?) -> Void
  ) { completion([], nil) }
  /// Ignores suggestions.
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
