public import SwiftUI

/// Values that a user can choose from.
public protocol ResultsCollection<Item> {
  /// The type of a value.
  associatedtype Item
  /// The values.
  var items: [Item] { get }
}

extension Array: ResultsCollection {
  /// The elements.
  public var items: [Element] { self }
}

/// Values in sections.
public struct IntentItemCollection<Item>: ResultsCollection {
  /// The values of all sections.
  public let items: [Item]

  /// Creates a collection with sections.
  public init(sections: [IntentItemSection<Item>]) { items = sections.flatMap(\.items) }
  /// Creates a collection with one section.
  public init(items: [Item]) { self.items = items }
  /// Creates a collection with sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemSectionBuilder<Item> sections: () -> [IntentItemSection<Item>]
  ) { items = sections().flatMap(\.items) }
}

/// Values in sections.
public typealias ItemCollection = IntentItemCollection
/// A section of values.
public typealias ItemSection = IntentItemSection

/// A section of values.
public struct IntentItemSection<Item> {
  let items: [Item]

  /// Creates a section.
  public init(_ title: LocalizedStringResource? = nil, items: [Item]) { self.items = items }
  /// Creates a section of values with names.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource? = nil, items: [IntentItem<Item>]) {
    self.items = items.map(\.value)
  }
  /// Creates a section.
  public init(title: LocalizedStringResource, items: [Item]) { self.items = items }
}

/// A value with a name.
public struct IntentItem<Value> {
  let value: Value

  /// Creates a value with a name.
  public init(
    _ value: Value, title: LocalizedStringResource = "", subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) { self.value = value }
}

/// A builder of sections from the statements of a closure.
@resultBuilder
public enum IntentItemSectionBuilder<Item> {
  /// Builds the list of all sections.
  public static func buildBlock(_ sections: IntentItemSection<Item>...) -> [IntentItemSection<Item>]
  { sections }
}

/// A provider of the values that a user can choose from.
public protocol DynamicOptionsProvider: SendableMetatype {
  /// The type of the values.
  associatedtype Result: ResultsCollection
  /// The type of the default value.
  associatedtype DefaultValue

  /// Returns the values.
  func results() async throws -> Result
  /// Returns the default value.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// Returns the default value without its type.
  func _anyDefault() async -> Any? { await defaultResult() }
}

extension DynamicOptionsProvider where DefaultValue == Result.Item {
  /// Returns no default.
  public func defaultResult() async -> Result.Item? { nil }
}

/// A query that finds entities.
public protocol EntityQuery: DynamicOptionsProvider where DefaultValue == Entity {
  /// The type of the entities.
  associatedtype Entity: AppEntity
  /// The type of the suggested entities.
  associatedtype Result: ResultsCollection = [Entity]

  /// Creates a query.
  init()

  /// Returns the entities with identifiers.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Returns the entities that a user can choose from.
  func suggestedEntities() async throws -> Result
  /// Returns the entity of a parameter that isn't set.
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  /// An object that the app provides.
  public typealias Dependency = AppDependency

  /// Returns no entity.
  public func defaultResult() async -> Entity? { nil }
  /// Returns the suggested entities.
  public func results() async throws -> Result { try await suggestedEntities() }
}

extension EntityQuery where Result == [Entity] {
  /// Returns no entities.
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// A query that finds entities by their names.
public protocol EntityStringQuery: EntityQuery {
  /// The type of the matches.
  associatedtype Matches: ResultsCollection = [Entity]

  /// Returns the entities that match a string.
  func entities(matching string: String) async throws -> Matches
}

/// A query that knows all entities.
public protocol EnumerableEntityQuery: EntityQuery {
  /// Returns all entities.
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery where Result == [Entity] {
  /// Returns all entities.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}
