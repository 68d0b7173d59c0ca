public import Foundation
public import SwiftUI

/// A description of an intent.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  /// A collector of the pieces of a literal.
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation
  /// The text.
  public let descriptionText: LocalizedStringResource

  /// Creates a description of a literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
  /// Creates a description of a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
  /// Creates a description.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) { self.descriptionText = descriptionText }
}

/// A dialog with a user.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  /// A collector of the pieces of a literal.
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  /// Creates a dialog of a literal.
  public init(stringLiteral value: String) {}
  /// Creates a dialog of a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {}
  /// Creates a dialog.
  public init(_ dialog: LocalizedStringResource) {}
  /// Creates a dialog with a short form.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {}
}

/// A file as a parameter.
public struct IntentFile: Hashable, Sendable {
  /// The content.
  public let data: Data
  /// The name.
  public let filename: String

  /// Creates a file.
  public init(data: Data, filename: String) {
    self.data = data
    self.filename = filename
  }
}

/// An object that the app provides to its intents.
@propertyWrapper
public struct AppDependency<Value>: @unchecked Sendable {
  // The default is created by the reader.
  private let makeDefault: (() -> Value)?

  /// The object, which has to have a default because no app runs.
  public var wrappedValue: Value {
    guard let makeDefault else {
      preconditionFailure("no app provides the dependency \(Value.self)")
    }
    return makeDefault()
  }

  /// Creates a dependency.
  public init(key: AnyHashable? = nil, default value: @autoclosure @escaping () -> Value) {
    makeDefault = value
  }
  /// Creates a dependency.
  public init(key: AnyHashable? = nil) { makeDefault = nil }
}

/// The objects that an app provides to its intents.
public final class AppDependencyManager: Sendable {
  /// The manager.
  public static let shared = AppDependencyManager()

  /// Does nothing, because no intent is performed.
  public func add<Value>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping () -> Value
  ) {}
}
