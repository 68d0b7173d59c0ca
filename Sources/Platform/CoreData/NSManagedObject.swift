@_exported public import Foundation

/// An object of a store, which has no objects in a picture.
///
/// Classes of a model are generated with stored properties.
open class NSManagedObject: NSObject, @unchecked Sendable {
  /// The context, or nil.
  public private(set) var managedObjectContext: NSManagedObjectContext?
  /// The identifier.
  public let objectID = NSManagedObjectID()
  /// False.
  open var isDeleted: Bool { false }

  /// Creates an object.
  public required override init() { super.init() }

  /// Creates an object in a context.
  public required convenience init(context: NSManagedObjectContext) {
    self.init()
    managedObjectContext = context
  }

  /// Returns a request for objects of the class.
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: "\(Self.self)")
  }
}

extension NSManagedObject: NSFetchRequestResult, Identifiable {}

/// An identifier of an object.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
  /// Returns an address without content.
  open func uriRepresentation() -> URL { URL(fileURLWithPath: "/") }
}

/// A type of values that a request finds.
public protocol NSFetchRequestResult: NSObjectProtocol {}

/// A request for objects.
open class NSFetchRequest<ResultType>: NSObject, @unchecked Sendable {
  /// The name of the entity, or nil.
  public let entityName: String?
  /// The condition, or nil.
  open var predicate: NSPredicate?
  /// The order, or nil.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The largest number of objects, or 0.
  open var fetchLimit = 0
  /// The number of objects that are left out.
  open var fetchOffset = 0
  /// The number of objects that are read at once.
  open var fetchBatchSize = 0
  /// A Boolean value that indicates whether objects are read at once.
  open var returnsObjectsAsFaults = true
  /// The names of relationships that are read at once, or nil.
  open var relationshipKeyPathsForPrefetching: [String]?

  /// Creates a request.
  public override init() { entityName = nil }
  /// Creates a request.
  public init(entityName: String) { self.entityName = entityName }
}

/// The objects of a store that a program reads and changes.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// A queue of a context.
  public enum ConcurrencyType: UInt, Sendable {
    case privateQueueConcurrencyType = 1
    case mainQueueConcurrencyType = 2
  }

  /// False.
  open var hasChanges: Bool { false }
  /// The rule for conflicts, which never occur.
  open var mergePolicy: Any?
  /// A Boolean value that indicates whether other contexts' changes are read.
  open var automaticallyMergesChangesFromParent = false
  /// The context above, or nil.
  open var parent: NSManagedObjectContext?

  /// Creates a context.
  public override init() { super.init() }
  /// Creates a context.
  public init(concurrencyType: ConcurrencyType) {}

  /// Returns no objects.
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { [] }
  /// Returns 0.
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int { 0 }
  /// Does nothing.
  open func save() throws {}
  /// Does nothing.
  open func delete(_ object: NSManagedObject) {}
  /// Does nothing.
  open func reset() {}
  /// Does nothing.
  open func rollback() {}
  /// Calls a function.
  open func perform(_ block: @escaping () -> Void) { block() }
  /// Returns the result of a function.
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
  /// Throws an error, because the store has no objects.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    throw CocoaError(.fileReadNoSuchFile)
  }
}

/// The description of a store.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  /// The file, or nil.
  open var url: URL?
  /// The type.
  open var type = "SQLite"
  /// A Boolean value that indicates whether old stores are changed.
  open var shouldMigrateStoreAutomatically = true
  /// A Boolean value that indicates whether the changes of old stores are found.
  open var shouldInferMappingModelAutomatically = true

  /// Creates a description.
  public override init() { super.init() }
  /// Creates a description of a file.
  public init(url: URL) { self.url = url }
  /// Does nothing.
  open func setOption(_ option: NSObject?, forKey key: String) {}
}

/// A container of a store, which is empty.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name.
  public let name: String
  /// The context of the main queue.
  public let viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  /// The descriptions of the stores.
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]

  /// Creates a container.
  public init(name: String) { self.name = name }
  /// Completes without an error.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) { block(persistentStoreDescriptions.first ?? NSPersistentStoreDescription(), nil) }
  /// Returns another context.
  open func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext() }
  /// Calls a function with another context.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(NSManagedObjectContext())
  }
}

/// A container of a store that is shared by devices, which is empty.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

/// The rule that the objects in memory win a conflict.
public let NSMergeByPropertyObjectTrumpMergePolicy = "NSMergeByPropertyObjectTrumpMergePolicy"
/// The rule that the stored objects win a conflict.
public let NSMergeByPropertyStoreTrumpMergePolicy = "NSMergeByPropertyStoreTrumpMergePolicy"
/// The option that records changes.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option that notifies of changes.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
