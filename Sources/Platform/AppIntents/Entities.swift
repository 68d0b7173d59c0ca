public import Foundation
public import SwiftUI

/// A type with a name for users.
public protocol TypeDisplayRepresentable {
  /// The name of the type.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

extension TypeDisplayRepresentable {
  /// The name of the Swift type.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(stringLiteral: "\(Self.self)")
  }
}

/// A value with a name for users.
public protocol InstanceDisplayRepresentable {
  /// The name of the value.
  var displayRepresentation: DisplayRepresentation { get }
}

/// A value that intents can have as a parameter.
public protocol AppValue: TypeDisplayRepresentable, SendableMetatype {}

/// An object of an app.
public protocol AppEntity: AppValue, InstanceDisplayRepresentable, Identifiable,
  _ResolvedIntentDefault
{
  /// The type of the query.
  associatedtype DefaultQuery: EntityQuery
  /// The query that finds entities.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// A property of an entity.
  public typealias Property = EntityProperty

  /// Returns the default of the query.
  public static func _resolvedDefault() async -> Self? {
    await defaultQuery._anyDefault() as? Self
  }
}

/// An entity without an identity.
public protocol TransientAppEntity: AppValue, InstanceDisplayRepresentable {
  /// Creates an entity.
  init()
}

extension TransientAppEntity {
  /// A property of an entity.
  public typealias Property = EntityProperty
}

/// A property of an entity that intents can read.
@propertyWrapper
public final class EntityProperty<Value>: @unchecked Sendable {
  // Entities are values of one isolation domain at a time.
  private var value: Value?

  /// The value.
  public var wrappedValue: Value {
    get {
      guard let value = value ?? IntentDefaults.value(of: Value.self) else {
        preconditionFailure("a property of the type \(Value.self) has no value")
      }
      return value
    }
    set { value = newValue }
  }

  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }

  /// Creates a property.
  public init(title: LocalizedStringResource = "") {}
}

/// A choice of an app.
public protocol AppEnum: AppValue, CaseIterable, Hashable, RawRepresentable, _IntentDefault,
  InstanceDisplayRepresentable
{
  /// The names of the cases.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension AppEnum {
  /// The name of the case.
  public var displayRepresentation: DisplayRepresentation {
    Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: "\(self)")
  }

  /// The name of the case.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }

  /// The first case.
  public static var _intentDefault: Self? { allCases.first }
}

/// The name of a type.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// A collector of the pieces of a literal.
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation
  /// The name.
  public var name: LocalizedStringResource

  /// Creates a name of a literal.
  public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
  /// Creates a name of a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    name = LocalizedStringResource(stringInterpolation: stringInterpolation)
  }
  /// Creates a name.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) { self.name = name }
}

/// The name of a value.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// A collector of the pieces of a literal.
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  /// An image of a value.
  public struct Image: Hashable, Sendable {
    private let name: String?

    /// Creates an image of a symbol.
    public init(
      systemName: String, tintColor: UIColor? = nil,
      symbolConfiguration: UIImage.SymbolConfiguration? = nil
    ) { name = systemName }
    /// Creates an image of an asset.
    public init(named: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      name = named
    }
    /// Creates an image of data.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      name = nil
    }
    /// Creates an image of a file.
    public init(
      url: URL, width: Double? = nil, height: Double? = nil, isTemplate: Bool? = nil,
      displayStyle: DisplayStyle = .default
    ) { name = nil }

    /// The shape of an image.
    public enum DisplayStyle: Hashable, Sendable {
      case `default`, circular
    }
  }

  /// The name.
  public var title: LocalizedStringResource
  /// The second line, or nil.
  public var subtitle: LocalizedStringResource?
  /// The image, or nil.
  public var image: Image?

  /// Creates a name of a literal.
  public init(stringLiteral value: String) {
    title = LocalizedStringResource(stringLiteral: value)
  }
  /// Creates a name of a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    title = LocalizedStringResource(stringInterpolation: stringInterpolation)
  }
  /// Creates a name.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: Image? = nil, synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}
