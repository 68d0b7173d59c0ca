// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Descriptions of Core Data's models and their migrations, which are empty.

/// The type of an attribute.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100
  case URIAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
}

/// A property of an entity.
open class NSPropertyDescription: NSObject {
  /// The name.
  open var name = ""
  /// A Boolean value that indicates whether the property may be nil.
  open var isOptional = true
  /// A Boolean value that indicates whether the property isn't saved.
  open var isTransient = false
}

/// An attribute of an entity.
open class NSAttributeDescription: NSPropertyDescription {
  /// The type.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The value of a new object.
  open var defaultValue: Any?
}

/// The deletion of related objects.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

/// A relationship of an entity.
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity of the related objects.
  open var destinationEntity: NSEntityDescription?
  /// The relationship back.
  open var inverseRelationship: NSRelationshipDescription?
  /// The least number of objects.
  open var minCount = 0
  /// The largest number of objects.
  open var maxCount = 0
  /// The deletion of the related objects.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
}

/// A computed value of a request.
open class NSExpressionDescription: NSPropertyDescription {
  /// The expression.
  open var expression: Any?
  /// The type of the value.
  open var expressionResultType = NSAttributeType.undefinedAttributeType
}

extension NSEntityDescription {
  /// The attributes by their names, always empty.
  public var attributesByName: [String: NSAttributeDescription] { [:] }
  /// The relationships by their names, always empty.
  public var relationshipsByName: [String: NSRelationshipDescription] { [:] }
  /// The properties by their names, always empty.
  public var propertiesByName: [String: NSPropertyDescription] { [:] }
}

extension NSPersistentContainer {
  /// The description of the model.
  public var managedObjectModel: NSManagedObjectModel { NSManagedObjectModel() }
}

extension NSPersistentStoreCoordinator {
  /// Returns a file in the folder of temporary files.
  public func url(for store: Any) -> URL {
    NSPersistentContainer.defaultDirectoryURL().appendingPathComponent("store.sqlite")
  }
}

extension NSManagedObject {
  /// Stores a value without notices.
  public func setPrimitiveValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }
}

/// A state of a store.
open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
  /// The current state.
  public static let current = NSQueryGenerationToken()
}

extension NSManagedObjectContext {
  /// Reads from a state of the store; there is one.
  public func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
  /// The name of the notification of saved objects, which is never posted.
  public static let didSaveObjectsNotification = NSNotification.Name(
    "NSManagedObjectContextDidSaveObjectsNotification")
  /// The name of the notification of changed objects, which is never posted.
  public static let didChangeObjectsNotification = NSNotification.Name(
    "NSManagedObjectContextDidChangeObjectsNotification")
  /// The name of the notification of merged changes, which is never posted.
  public static let didMergeChangesObjectIDsNotification = NSNotification.Name(
    "NSManagedObjectContextDidMergeChangesObjectIDsNotification")
}

/// A request that inserts many objects; it inserts nothing.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  /// Creates a request.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {}
}

/// A request that changes many objects; it changes nothing.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  /// The condition.
  open var predicate: NSPredicate?
  /// The new values.
  open var propertiesToUpdate: [AnyHashable: Any]?

  /// Creates a request.
  public init(entityName: String) {}
}

/// A migration between two models, which never runs.
open class NSMigrationManager: NSObject {
  /// Creates a migration.
  public init(
    sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
  ) {}
}

/// The changes of an entity in a migration.
open class NSEntityMapping: NSObject {
  /// The name.
  open var name: String?
  /// The name of the earlier entity.
  open var sourceEntityName: String?
  /// The name of the later entity.
  open var destinationEntityName: String?
}

/// The changes of a migration.
open class NSMappingModel: NSObject {
  /// Returns nil, because models are empty.
  public init?(
    from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?,
    destinationModel: NSManagedObjectModel?
  ) { return nil }

  /// Returns nil, because no file is read.
  public init?(contentsOf url: URL?) { return nil }
}

/// A rule of a migration, which nobody calls.
open class NSEntityMigrationPolicy: NSObject {
  /// Creates the later objects of an earlier one.
  open func createDestinationInstances(
    forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {}
}
