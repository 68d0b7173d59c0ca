// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// More of Core Data without a store.

extension NSSet {
  /// The objects of the set.
  public var allValues: [Any] { allObjects }
}

extension NSOrderedSet {
  /// The objects of the set.
  public var allValues: [Any] { array }
}

/// The identity of an object.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
  /// Returns an address.
  open func uriRepresentation() -> URL { URL(fileURLWithPath: "/dev/null") }
  /// A Boolean value that indicates whether the object isn't saved.
  open var isTemporaryID: Bool { true }
}

/// A treatment of conflicts, which don't occur.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// An error.
  public static let error = NSMergePolicy()
  /// The objects win.
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  /// The store wins.
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  /// The objects overwrite.
  public static let overwrite = NSMergePolicy()
  /// The store overwrites.
  public static let rollback = NSMergePolicy()
}

/// The objects win.
public let NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy = NSMergePolicy
  .mergeByPropertyObjectTrump
/// The store wins.
public let NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy = NSMergePolicy
  .mergeByPropertyStoreTrump
/// An error.
public let NSErrorMergePolicy: NSMergePolicy = NSMergePolicy.error
/// The objects overwrite.
public let NSOverwriteMergePolicy: NSMergePolicy = NSMergePolicy.overwrite
/// The option of a history of changes.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option of notifications by other processes.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The key of inserted objects.
public let NSInsertedObjectsKey = "inserted"
/// The key of changed objects.
public let NSUpdatedObjectsKey = "updated"
/// The key of deleted objects.
public let NSDeletedObjectsKey = "deleted"
/// The key of objects that were read again.
public let NSRefreshedObjectsKey = "refreshed"

extension NSNotification.Name {
  /// The name of a notification that is never posted.
  public static let NSPersistentStoreRemoteChange = NSNotification.Name(
    "NSPersistentStoreRemoteChangeNotification")
  /// The name of a notification that is never posted.
  public static let NSManagedObjectContextDidSave = NSNotification.Name(
    "NSManagingContextDidSaveChangesNotification")
  /// The name of a notification that is never posted.
  public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name(
    "NSObjectsChangedInManagingContextNotification")
}

extension NSManagedObjectModel {
  /// The versions of the model: an empty set.
  public var versionIdentifiers: Set<AnyHashable> {
    get { [] }
    set {}
  }
  /// The entities by name: an empty dictionary.
  public var entitiesByName: [String: NSEntityDescription] { [:] }
}

extension NSManagedObjectContext {
  /// The kind of the queue, which is the main one.
  public var concurrencyType: NSManagedObjectContextConcurrencyType { .mainQueueConcurrencyType }
  /// The treatment of stale values.
  public var stalenessInterval: TimeInterval {
    get { -1 }
    set {}
  }
  /// The name.
  public var name: String? {
    get { nil }
    set {}
  }
  /// The author of changes.
  public var transactionAuthor: String? {
    get { nil }
    set {}
  }
  /// The changes that can be undone.
  public var undoManager: UndoManager? {
    get { nil }
    set {}
  }
  /// The objects that aren't saved.
  public var insertedObjects: Set<NSManagedObject> { [] }
  /// The objects with changes.
  public var updatedObjects: Set<NSManagedObject> { [] }
  /// The objects that will be deleted.
  public var deletedObjects: Set<NSManagedObject> { [] }
  /// Performs a closure.
  public func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }
  /// Performs a closure.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
  /// Returns the object with an identity, or one without values.
  public func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    objects.object(with: objectID) ?? NSManagedObject(context: self)
  }
  /// Returns the object with an identity, or nil.
  public func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    objects.object(with: objectID)
  }
  /// Returns the object with an identity, or throws an error without one.
  public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = objects.object(with: objectID) else { throw CocoaError(.fileNoSuchFile) }
    return object
  }
  /// Gives objects their identities, which they have.
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
  /// Merges nothing.
  public func mergeChanges(fromContextDidSave notification: Notification) {}
  /// Reads no objects again.
  public func refreshAllObjects() {}
}

extension NSPersistentStoreCoordinator {
  /// Returns nil, because there are no stores.
  public func persistentStore(for url: URL) -> NSPersistentStore? { nil }
  /// The stores, of which there are none.
  public var persistentStores: [NSPersistentStore] { [] }
  /// Returns a store without objects.
  @discardableResult
  public func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil,
    withType storeType: String
  ) throws -> NSPersistentStore { store }
  /// Returns nil, because there are no objects.
  public func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { nil }
  /// Removes nothing.
  public func remove(_ store: NSPersistentStore) throws {}
}

extension NSPersistentStoreDescription {
  /// Sets an option, which has no effect.
  public func setOption(_ option: NSObject?, forKey key: String) {}
  /// The kind of the store.
  public var type: String {
    get { NSSQLiteStoreType }
    set {}
  }
  /// A Boolean value that indicates whether the store is loaded later.
  public var shouldAddStoreAsynchronously: Bool {
    get { false }
    set {}
  }
  /// A Boolean value that indicates whether the store isn't changed.
  public var isReadOnly: Bool {
    get { false }
    set {}
  }
  /// The options of the synchronization.
  public var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions? {
    get { nil }
    set {}
  }
}

/// The options of a synchronization, which doesn't happen.
open class NSPersistentCloudKitContainerOptions: NSObject {
  /// Creates options.
  public init(containerIdentifier: String) {}
}

/// A store with a context, which isn't synchronized.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// The name of the notification of a synchronization, which is never posted.
  public static let eventChangedNotification = NSNotification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification")
  /// The key of an event in a notification.
  public static let eventNotificationUserInfoKey =
    "NSPersistentCloudKitContainerEventNotificationUserInfoKey"

  /// A kind of synchronization.
  public enum EventType: Int, Sendable {
    case setup, `import`, export
  }

  /// A synchronization, which doesn't happen.
  open class Event: NSObject {
    /// The identity.
    public let identifier = UUID()
    /// The kind.
    open var type: EventType { .setup }
    /// The start.
    open var startDate: Date { Date() }
    /// The end.
    open var endDate: Date? { nil }
    /// A Boolean value that indicates whether the synchronization succeeded.
    open var succeeded: Bool { false }
    /// The error.
    open var error: (any Error)? { nil }
  }

  /// Makes no schema.
  open func initializeCloudKitSchema() throws {}
}
