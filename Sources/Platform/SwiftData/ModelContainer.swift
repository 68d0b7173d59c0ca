/// The place of a database, which is always in memory.
public struct ModelConfiguration: Hashable, Sendable {
  /// The synchronization with a server, which doesn't happen.
  public struct CloudKitDatabase: Hashable, Sendable {
    private let name: String
    /// The database that the entitlements name.
    public static let automatic = CloudKitDatabase(name: "automatic")
    /// No database.
    public static let none = CloudKitDatabase(name: "none")
    /// Returns a private database.
    public static func `private`(_ name: String) -> CloudKitDatabase {
      CloudKitDatabase(name: name)
    }
  }

  /// The shared folder of the database.
  public struct GroupContainer: Hashable, Sendable {
    private let name: String
    /// The folder that the entitlements name.
    public static let automatic = GroupContainer(name: "automatic")
    /// No folder.
    public static let none = GroupContainer(name: "none")
    /// Returns the folder of an identifier.
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer(name: name) }
  }

  /// The file, which isn't written.
  public let url: URL

  /// Creates a place.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) { url = URL(fileURLWithPath: "/dev/null") }

  /// Creates a place at a file.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) { self.url = url }

  /// Creates a place for models.
  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    url = URL(fileURLWithPath: "/dev/null")
  }
}

/// A database in memory, which is empty until the code inserts objects.
public final class ModelContainer: @unchecked Sendable {
  // Widgets insert and fetch on any thread.
  private let lock = NSLock()
  private var stored: [any PersistentModel] = []

  /// The places.
  public var configurations: Set<ModelConfiguration> = []
  /// The context of the main actor.
  public private(set) lazy var mainContext = ModelContext(self)

  /// Creates a database.
  public init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {}

  /// Creates a database.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws {}

  /// Creates a database.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {}

  /// Creates an empty database for views without one.
  package init() {}

  /// Removes all objects.
  public func deleteAllData() { change { $0 = [] } }

  var objects: [any PersistentModel] { lock.withLock { stored } }

  func change(_ change: (inout [any PersistentModel]) -> Void) { lock.withLock { change(&stored) } }
}

/// An actor with a database.
public protocol ModelActor: Actor {
  /// The database.
  nonisolated var modelContainer: ModelContainer { get }
}

extension ModelActor {
  /// A context of the database.
  public nonisolated var modelContext: ModelContext { ModelContext(modelContainer) }
}
