public import Observation

/// The identity of a model.
public struct PersistentIdentifier: Hashable, Codable, Sendable {
  private let number: UInt

  init(_ object: AnyObject) { number = UInt(bitPattern: ObjectIdentifier(object).hashValue) }

  /// The name of the model's type.
  public var entityName: String { "" }
}

/// A class whose objects a database keeps.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {}

extension PersistentModel {
  /// The identity of the object.
  public var persistentModelID: PersistentIdentifier { PersistentIdentifier(self) }
  /// The identity of the object.
  public var id: PersistentIdentifier { persistentModelID }
  /// The context of the object, or nil.
  public var modelContext: ModelContext? { nil }
  /// A Boolean value that indicates whether the object was deleted.
  public var isDeleted: Bool { false }
  /// A Boolean value that indicates whether the object has changes.
  public var hasChanges: Bool { false }

  /// Returns whether two objects are the same.
  public static func == (a: Self, b: Self) -> Bool { a === b }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A version of a database's models.
public protocol VersionedSchema {
  /// The models.
  static var models: [any PersistentModel.Type] { get }
  /// The version.
  static var versionIdentifier: Schema.Version { get }
}

/// The steps between the versions of a database.
public protocol SchemaMigrationPlan {
  /// The versions.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps.
  static var stages: [MigrationStage] { get }
}

/// A step between two versions of a database, which never runs.
public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}

/// The models of a database.
public struct Schema: Sendable {
  /// A version of a database's models.
  public struct Version: Hashable, Sendable {
    /// The numbers of the version.
    public let major, minor, patch: Int

    /// Creates a version.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }
  }

  /// Creates the models of a list.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {}
  /// Creates the models of a variadic list.
  public init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {}
  /// Creates the models of a version.
  public init(versionedSchema: any VersionedSchema.Type) {}
}
