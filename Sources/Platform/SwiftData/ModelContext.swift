/// A description of objects to fetch.
public struct FetchDescriptor<T: PersistentModel> {
  /// The condition, or nil.
  public var predicate: Predicate<T>?
  /// The order.
  public var sortBy: [SortDescriptor<T>]
  /// The largest number of objects, or nil.
  public var fetchLimit: Int?
  /// The number of objects to skip, or nil.
  public var fetchOffset: Int?
  /// A Boolean value that indicates whether unsaved objects are fetched.
  public var includePendingChanges = true
  /// The properties that are read at once.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
  /// The properties that are read.
  public var propertiesToFetch: [PartialKeyPath<T>] = []

  /// Creates a description.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

/// A view of a database.
public final class ModelContext: @unchecked Sendable {
  /// The database.
  public let container: ModelContainer
  /// A Boolean value that indicates whether changes are saved automatically.
  public var autosaveEnabled = true

  /// Creates a context.
  public init(_ container: ModelContainer) { self.container = container }

  /// A Boolean value that indicates whether there are changes.
  public var hasChanges: Bool { false }

  /// Adds an object.
  public func insert<T: PersistentModel>(_ model: T) {
    container.change { objects in
      if !objects.contains(where: { $0 === model }) { objects.append(model) }
    }
  }

  /// Removes an object.
  public func delete<T: PersistentModel>(_ model: T) {
    container.change { objects in objects.removeAll { $0 === model } }
  }

  /// Removes the objects of a type.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    let removed = try fetch(FetchDescriptor<T>(predicate: predicate))
    container.change { objects in
      objects.removeAll { object in removed.contains { $0 === object } }
    }
  }

  /// Does nothing, because objects in memory are always current.
  public func save() throws {}
  /// Does nothing, because there are no unsaved changes.
  public func rollback() {}
  /// Performs changes.
  public func transaction(block: () throws -> Void) throws { try block() }

  /// Returns the objects of a description.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var found = container.objects.compactMap { $0 as? T }
    if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    let rest = found.dropFirst(descriptor.fetchOffset ?? 0)
    return Array(descriptor.fetchLimit.map { rest.prefix($0) } ?? rest)
  }

  /// Returns the number of objects of a description.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  /// Returns the identities of the objects of a description.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }

  /// Returns the object with an identity, or nil.
  public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
    container.objects.lazy.compactMap { $0 as? T }.first { $0.persistentModelID == id }
  }
}
