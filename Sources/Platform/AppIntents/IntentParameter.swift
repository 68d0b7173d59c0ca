import Foundation
public import SwiftUI

/// A parameter of an intent.
///
/// Its value is the author's default, or else the default of its type.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
  // An intent belongs to one isolation domain at a time.
  private var storage: Value?
  /// The provider of options, which also provides a default.
  let options: (any DynamicOptionsProvider)?

  /// The value.
  public var wrappedValue: Value {
    get {
      if let storage { return storage }
      guard let value = IntentDefaults.value(of: Value.self) else {
        preconditionFailure("a parameter of the type \(Value.self) has no value and no default")
      }
      return value
    }
    set { storage = newValue }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }

  private init(value: Value?, options: (any DynamicOptionsProvider)?) {
    storage = value
    self.options = options
  }

  /// A Boolean value that indicates whether the value is set.
  var isSet: Bool { storage != nil }

  /// Creates a parameter.
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, size: IntentCollectionSize? = nil,
    inputOptions: String.IntentInputOptions? = nil, controlStyle: IntentControlStyle = .field,
    inclusiveRange: (lowerBound: Value, upperBound: Value)? = nil,
    displayName: Bool.IntentDisplayName? = nil, kind: IntentDateKind? = nil,
    supportedTypeIdentifiers: [String] = [], requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: (any DynamicOptionsProvider)? = nil,
    query: (any DynamicOptionsProvider)? = nil
  ) { self.init(value: defaultValue, options: optionsProvider ?? query) }

  /// Throws an error, because a picture has no user who could choose a value.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
    throw needsValueError()
  }

  /// Returns an error for a missing value.
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
    IntentError.needsValue
  }
}

/// An error of an intent.
enum IntentError: Error {
  /// A parameter has no value.
  case needsValue
}

/// The number of elements of a parameter, for all families or for each.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, ExpressibleByDictionaryLiteral,
  Sendable
{
  /// Creates a size for all families.
  public init(integerLiteral value: Int) {}
  /// Creates sizes by family.
  public init(dictionaryLiteral elements: (IntentWidgetFamily, Int)...) {}
}

/// A family of widgets in the options of an intent.
public enum IntentWidgetFamily: Hashable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner
}

/// A control that sets a number.
public enum IntentControlStyle: Hashable, Sendable {
  case field, stepper, slider
}

/// The parts of a date that a user sets.
public enum IntentDateKind: Hashable, Sendable {
  case date, time, dateTime
}

/// A relation of a parameter to the result of another action.
public enum InputConnectionBehavior: Hashable, Sendable {
  case `default`, never, connectToPreviousIntentResult
}

extension String {
  /// The keyboard's options for a parameter.
  public struct IntentInputOptions: Sendable {
    /// A rule of capital letters.
    public enum Capitalization: Sendable {
      case none, words, sentences, allCharacters
    }

    /// Creates options.
    public init(
      keyboardType: KeyboardType = .default, capitalizationType: Capitalization = .none,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true,
      smartDashes: Bool = true
    ) {}

    /// A keyboard.
    public enum KeyboardType: Sendable {
      case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, emailAddress
      case decimalPad, webSearch
    }
  }
}

extension Bool {
  /// The names of true and false.
  public struct IntentDisplayName: Sendable {
    /// Creates names.
    public init(`true`: LocalizedStringResource, `false`: LocalizedStringResource) {}
  }
}

/// The parameters of the intent that another parameter's options depend on.
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
  /// The values of the parameters.
  @dynamicMemberLookup
  public struct Values {
    let intent: Intent

    /// The value of a parameter.
    public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value {
      intent[keyPath: keyPath]
    }
  }

  /// The value is nil, because nobody configures a widget in a picture.
  public var wrappedValue: Values? { nil }

  /// Creates a dependency.
  public init<each Value>(_ keyPaths: repeat KeyPath<Intent, IntentParameter<each Value>>) {}
}
