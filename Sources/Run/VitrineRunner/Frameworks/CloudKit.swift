// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// The database of iCloud, which can't be reached.

/// The state of an account.
public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount
}

/// The identifier of a record.
open class CKRecordID: NSObject {
  /// The name.
  public let recordName: String

  /// Creates an identifier.
  public init(recordName: String) { self.recordName = recordName }
}

/// A record.
open class CKRecord: NSObject {
  /// The identifier of a record.
  public typealias ID = CKRecordID

  /// The kind.
  public let recordType: String
  /// The identifier.
  public let recordID: CKRecordID
  private var values: [String: Any] = [:]

  /// Creates a record.
  public init(recordType: String, recordID: CKRecordID = CKRecordID(recordName: "")) {
    self.recordType = recordType
    self.recordID = recordID
  }

  /// A value of the record.
  public subscript(key: String) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }
  /// Returns a value.
  open func object(forKey key: String) -> Any? { values[key] }
  /// Sets a value.
  open func setObject(_ object: Any?, forKey key: String) { values[key] = object }
  /// Returns a value.
  open func value(forKey key: String) -> Any? { values[key] }
}

/// A query of records.
open class CKQuery: NSObject {
  /// The order.
  open var sortDescriptors: [NSSortDescriptor]?

  /// Creates a query.
  public init(recordType: String, predicate: NSPredicate) {}
}

/// A database, which can't be reached.
open class CKDatabase: NSObject {
  private static var failure: any Error { URLError(.notConnectedToInternet) }

  /// Answers with a failure.
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: Any?,
    completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
  ) { completionHandler(nil, Self.failure) }
  /// Answers with a failure.
  open func fetch(
    withRecordID recordID: CKRecordID,
    completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) { completionHandler(nil, Self.failure) }
  /// Answers with a failure.
  open func save(
    _ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) { completionHandler(nil, Self.failure) }
}

/// A container of databases.
open class CKContainer: NSObject {
  /// The database of the person.
  public let privateCloudDatabase = CKDatabase()
  /// The database of all.
  public let publicCloudDatabase = CKDatabase()

  /// Creates a container.
  public convenience init(identifier: String) { self.init() }
  /// Returns the container of the app.
  open class func `default`() -> CKContainer { CKContainer() }
  /// Answers that there is no account.
  open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) {
    completionHandler(.noAccount, nil)
  }
}
