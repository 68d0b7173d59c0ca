// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

// Requests to stores of Core Data: deletions, updates and the history, without effect.

/// A request to delete objects, of which there are none.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// The kind of the result.
  open var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly

  /// Creates a request.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {}
}

/// A request to a store.
open class NSPersistentStoreRequest: NSObject {
  /// The stores that are asked.
  open var affectedStores: [NSPersistentStore]?
}

/// The result of a request to a store.
open class NSPersistentStoreResult: NSObject {}

/// The kind of a deletion's result.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// The result of a deletion.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// The identities of the deleted objects, of which there are none.
  open var result: Any? { [NSManagedObjectID]() }
}

/// A place in the history of changes.
open class NSPersistentHistoryToken: NSObject {}

/// A change of an object.
open class NSPersistentHistoryChange: NSObject {
  /// The identity of the object.
  public let changedObjectID = NSManagedObjectID()
}

/// Changes that were saved together.
open class NSPersistentHistoryTransaction: NSObject {
  /// The moment.
  open var timestamp: Date { Date() }
  /// The author.
  open var author: String? { nil }
  /// The name of the context.
  open var contextName: String? { nil }
  /// The changes.
  open var changes: [NSPersistentHistoryChange]? { nil }
  /// The place in the history.
  open var token: NSPersistentHistoryToken { NSPersistentHistoryToken() }
  /// The request of the history's changes.
  open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { NSFetchRequest() }
  /// Returns a notification that contains the changes.
  open func objectIDNotification() -> Notification {
    Notification(name: .NSManagedObjectContextDidSave)
  }
}

/// The kind of a history's result.
public enum NSPersistentHistoryResultType: Int, Sendable {
  case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}

/// The result of a request of the history, which is empty.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
  /// The transactions.
  open var result: Any? { [NSPersistentHistoryTransaction]() }
}

/// A request of the history of changes.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
  /// The kind of the result.
  open var resultType: NSPersistentHistoryResultType = .transactionsAndChanges
  /// The condition of the changes.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

  /// Returns a request of later changes.
  open class func fetchHistory(
    after token: NSPersistentHistoryToken?
  ) -> NSPersistentHistoryChangeRequest { NSPersistentHistoryChangeRequest() }
  /// Returns a request of later changes.
  open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest()
  }
  /// Returns a request to forget changes.
  open class func deleteHistory(
    before token: NSPersistentHistoryToken?
  ) -> NSPersistentHistoryChangeRequest { NSPersistentHistoryChangeRequest() }
  /// Returns a request to forget changes.
  open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest {
    NSPersistentHistoryChangeRequest()
  }
}

extension NSManagedObjectContext {
  /// Answers a request without effect.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    switch request {
    case is NSPersistentHistoryChangeRequest: NSPersistentHistoryResult()
    case is NSBatchDeleteRequest: NSBatchDeleteResult()
    default: NSPersistentStoreResult()
    }
  }
}

extension NSPersistentStoreCoordinator {
  /// Returns the end of the history, which is empty.
  public func currentPersistentHistoryToken(
    fromStores stores: [NSPersistentStore]?
  ) -> NSPersistentHistoryToken? { nil }
}
