// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Core Data without a file: a store has the objects that the code inserts.

/// An object of a store.
open class NSManagedObject: NSObject {
  private var values: [String: Any] = [:]

  /// Creates an object.
  @available(*, deprecated, message: "use init(context:)")
  override public init() { super.init() }
  /// Creates an object in a context.
  public required init(context: NSManagedObjectContext) {
    super.init()
    context.insert(self)
  }
  /// Creates an object of an entity.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    super.init()
    context?.insert(self)
  }

  /// The context.
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// Returns a value.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Sets a value.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Returns a value.
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  /// Prepares for reading a value.
  open func willAccessValue(forKey key: String?) {}
  /// Ends reading a value.
  open func didAccessValue(forKey key: String?) {}
  /// Handles the creation.
  open func awakeFromInsert() {}
  /// Prepares the object after it was read.
  open func awakeFromFetch() {}
  /// Prepares the object to be saved.
  open func willSave() {}
  /// Reacts to being saved.
  open func didSave() {}
  /// Prepares the object to be deleted.
  open func prepareForDeletion() {}
  /// The identity.
  public let objectID = NSManagedObjectID()
  /// A Boolean value that indicates whether the object was deleted.
  open var isDeleted: Bool { false }
  /// A Boolean value that indicates whether the object isn't saved yet.
  open var isInserted: Bool { false }
  /// A Boolean value that indicates whether the object was changed.
  open var isUpdated: Bool { false }
  /// A Boolean value that indicates whether the object has changes.
  open var hasChanges: Bool { false }
  /// A Boolean value that indicates whether the values are missing.
  open var isFault: Bool { false }
  /// The entity of the model, named like the class.
  open var entity: NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = "\(type(of: self))"
    return entity
  }
  /// Returns the entity of the model, named like the class.
  open class func entity() -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = "\(self)"
    return entity
  }
  /// Notifies observers, of whom there are none.
  open func didChangeValue(forKey key: String) {}
  /// Notifies observers, of whom there are none.
  open func willChangeValue(forKey key: String) {}

  /// Returns a request of the class's objects.
  ///
  /// The function that Xcode makes for a class of a model goes first.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: "\(self)")
  }
}

/// A result of a request.
public protocol NSFetchRequestResult: AnyObject {}

extension NSManagedObject: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// The description of objects.
open class NSEntityDescription: NSObject {
  /// The name.
  open var name: String?

  /// Returns an empty description.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { NSEntityDescription() }
  /// Returns an object that isn't saved.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject { NSManagedObject(context: context) }
}

/// The kind of a request's results.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a kind.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Objects.
  public static let managedObjectResultType: NSFetchRequestResultType = []
  /// Identities.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Dictionaries.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// The number of objects.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request of objects.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The name of the entity.
  open var entityName: String?
  /// The condition.
  open var predicate: NSPredicate?
  /// The order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The largest number of results.
  open var fetchLimit = 0
  /// The first result.
  open var fetchOffset = 0
  /// The number of results that are read together.
  open var fetchBatchSize = 0
  /// A Boolean value that indicates whether results are read at once.
  open var returnsObjectsAsFaults = true
  /// The kind of the results, which are objects.
  open var resultType: NSFetchRequestResultType = .managedObjectResultType
  /// The properties that are read.
  open var propertiesToFetch: [Any]?
  /// The relationships that are read at once.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// A Boolean value that indicates whether equal results are left out.
  open var returnsDistinctResults = false
  /// A Boolean value that indicates whether unsaved changes are considered.
  open var includesPendingChanges = true
  /// A Boolean value that indicates whether objects of parts of the entity are found.
  open var includesSubentities = true
  /// A Boolean value that indicates whether values are read.
  open var includesPropertyValues = true
  /// A Boolean value that indicates whether objects are read again.
  open var shouldRefreshRefetchedObjects = false
  /// The description of the objects.
  open var entity: NSEntityDescription?
  /// The order of a view's request.
  final var order: [SortDescriptor<ResultType>] = []

  /// Creates a request.
  override public init() { super.init() }
  /// Creates a request of an entity's objects.
  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }
}

/// The kind of a context's queue.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// A context of the objects that the code inserts.
open class NSManagedObjectContext: NSObject {
  /// The coordinator of stores.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    didSet { if let persistentStoreCoordinator { objects = persistentStoreCoordinator.objects } }
  }
  /// The context of which this one is a part.
  open var parent: NSManagedObjectContext? {
    didSet { if let parent { objects = parent.objects } }
  }
  /// The objects, which contexts of the same store share.
  final var objects = ManagedObjects()
  /// A Boolean value that indicates whether changes of the parent are taken.
  open var automaticallyMergesChangesFromParent = false
  /// The treatment of conflicts.
  open var mergePolicy: Any?

  /// Creates a context.
  override public init() { super.init() }
  /// Creates a context.
  public convenience init(concurrencyType: NSManagedObjectContextConcurrencyType) { self.init() }

  /// Returns the objects that were inserted.
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { objects.results(of: request) }
  /// Returns the number of objects that were inserted.
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    objects.results(of: request).count
  }
  /// Saves nothing.
  open func save() throws {}
  /// A Boolean value that indicates whether there are changes.
  open var hasChanges: Bool { false }
  /// Deletes an object.
  open func delete(_ object: NSManagedObject) { objects.remove(object) }
  /// Adds an object.
  open func insert(_ object: NSManagedObject) {
    object.managedObjectContext = self
    objects.add(object)
  }
  /// Discards changes.
  open func rollback() {}
  /// Discards objects.
  open func reset() {}
  /// Performs a closure.
  open func perform(_ block: @escaping () -> Void) { block() }
  /// Performs a closure.
  open func performAndWait(_ block: () -> Void) { block() }
  /// Reads an object again.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
}

/// The description of a store's objects.
open class NSManagedObjectModel: NSObject {
  /// Creates an empty description.
  public convenience init?(contentsOf url: URL) { self.init() }
  /// Returns an empty description.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    NSManagedObjectModel()
  }
}

/// The kind of a store in SQLite.
public let NSSQLiteStoreType = "SQLite"
/// The kind of a store in memory.
public let NSInMemoryStoreType = "InMemory"
/// The option of automatic migration.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// The option of inferred mappings.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"

/// A store without objects.
open class NSPersistentStore: NSObject {}

/// A coordinator of stores.
open class NSPersistentStoreCoordinator: NSObject {
  /// The objects of the stores.
  final let objects = ManagedObjects()
  /// Creates a coordinator.
  public convenience init(managedObjectModel model: NSManagedObjectModel) { self.init() }
  /// Adds a store without objects.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore { NSPersistentStore() }
}

/// The description of a store.
open class NSPersistentStoreDescription: NSObject {
  /// The place.
  open var url: URL?
  /// A Boolean value that indicates whether the store is migrated.
  open var shouldMigrateStoreAutomatically = true
  /// A Boolean value that indicates whether mappings are inferred.
  open var shouldInferMappingModelAutomatically = true

  /// Creates a description.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }
}

/// A store with a context.
open class NSPersistentContainer: NSObject {
  /// The name.
  public let name: String
  /// The context.
  public let viewContext = NSManagedObjectContext()
  /// The descriptions of stores.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription] = []
  /// The coordinator.
  public let persistentStoreCoordinator = NSPersistentStoreCoordinator()

  /// Creates a container, whose store would be a file of its name.
  public init(name: String) {
    self.name = name
    let file = Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }
  /// Creates a container.
  public convenience init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.init(name: name)
  }

  /// Returns where stores would be.
  open class func defaultDirectoryURL() -> URL {
    URL(fileURLWithPath: NSTemporaryDirectory())
  }
  /// Answers that the stores are loaded.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) { for description in persistentStoreDescriptions { block(description, nil) } }
  /// Returns another context.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext()
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }
  /// Performs a closure with another context.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    block(newBackgroundContext())
  }
  /// Performs a closure with another context, and returns its result.
  public func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T { try block(newBackgroundContext()) }
}
