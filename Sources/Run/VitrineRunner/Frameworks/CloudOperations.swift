// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Parts of the database of iCloud, which can't be reached.

/// An error of iCloud.
public struct CKError: Error, Hashable, Sendable {
  /// The reason for an error.
  public enum Code: Int, Sendable {
    case internalError = 1
    case partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable
    case requestRateLimited
    case notAuthenticated = 9
    case permissionFailure
    case unknownItem = 11
    case quotaExceeded = 25
    case zoneNotFound = 26
  }

  /// The reason.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

/// A file of a record.
open class CKAsset: NSObject {
  /// The address.
  public let fileURL: URL?

  /// Creates a file.
  public init(fileURL: URL) { self.fileURL = fileURL }
}

/// The identifier of a zone.
open class CKRecordZoneID: NSObject {
  /// The name.
  public let zoneName: String

  /// Creates an identifier.
  public init(zoneName: String, ownerName: String = "") { self.zoneName = zoneName }
}

/// A zone of records.
open class CKRecordZone: NSObject {
  /// The identifier of a zone.
  public typealias ID = CKRecordZoneID
  /// The identifier.
  public let zoneID: CKRecordZoneID

  /// Creates a zone.
  public init(zoneName: String) { zoneID = CKRecordZoneID(zoneName: zoneName) }
  /// Returns the standard zone.
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneName: "_defaultZone") }
}

extension CKRecord {
  /// The meaning of a reference.
  public enum ReferenceAction: UInt, Sendable {
    case none, deleteSelf
  }

  /// A reference to another record.
  open class Reference: NSObject {
    /// The identifier of the other record.
    public let recordID: CKRecordID
    /// The meaning.
    public let action: ReferenceAction

    /// Creates a reference.
    public init(recordID: CKRecordID, action: ReferenceAction) {
      self.recordID = recordID
      self.action = action
    }
  }

  /// The date of the creation, or nil.
  public var creationDate: Date? { nil }
  /// The date of the last change, or nil.
  public var modificationDate: Date? { nil }
}

/// An operation on a database, which fails.
open class CKDatabaseOperation: Operation, @unchecked Sendable {
  /// The database.
  open var database: CKDatabase?
}

/// A query of many records.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The handler of a record.
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  /// The largest number of results.
  open var resultsLimit = 0

  /// Creates a query.
  public convenience init(query: CKQuery) { self.init() }
}

/// A change of records.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Creates a change.
  public convenience init(
    recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecordID]? = nil
  ) { self.init() }
}

/// A request of notices about changes.
open class CKSubscription: NSObject {
  /// The identifier.
  open var subscriptionID: String { "" }
}

extension CKDatabase {
  private var failure: any Error { CKError(.networkUnavailable) }

  /// Ends an operation without a result.
  public func add(_ operation: CKDatabaseOperation) {}
  /// Throws an error.
  @discardableResult
  public func save(_ record: CKRecord) async throws -> CKRecord { throw failure }
  /// Throws an error.
  public func record(for recordID: CKRecordID) async throws -> CKRecord { throw failure }
  /// Throws an error.
  @discardableResult
  public func deleteRecord(withID recordID: CKRecordID) async throws -> CKRecordID {
    throw failure
  }
  /// Throws an error.
  public func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZoneID? = nil,
    desiredKeys: [String]? = nil, resultsLimit: Int = 0
  ) async throws -> (
    matchResults: [(CKRecordID, Result<CKRecord, any Error>)], queryCursor: Any?
  ) { throw failure }
  /// Answers with a failure.
  public func delete(
    withRecordID recordID: CKRecordID,
    completionHandler: @escaping (CKRecordID?, (any Error)?) -> Void
  ) { completionHandler(nil, failure) }
}

extension CKContainer {
  /// The database that people share.
  public var sharedCloudDatabase: CKDatabase { privateCloudDatabase }
  /// Returns that there is no account.
  public func accountStatus() async throws -> CKAccountStatus { .noAccount }
  /// Throws an error.
  public func userRecordID() async throws -> CKRecordID { throw CKError(.notAuthenticated) }
  /// Answers with a failure.
  public func fetchUserRecordID(
    completionHandler: @escaping (CKRecordID?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
}

extension NSNotification.Name {
  /// The name of the notification of a changed account, which is never posted.
  public static let CKAccountChanged = NSNotification.Name("CKAccountChangedNotification")
}
