// The names are the platform's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A section of a controller's objects, of which there is none.
public protocol NSFetchedResultsSectionInfo {
  /// The title.
  var name: String { get }
  /// The number of objects.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

/// The change of an object.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete, move, update
}

/// The delegate of a controller, which is never called because nothing changes.
public protocol NSFetchedResultsControllerDelegate: AnyObject {}

/// A controller of a request's objects, which are fetched once.
open class NSFetchedResultsController<ResultType>: NSObject {
  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context.
  public let managedObjectContext: NSManagedObjectContext
  /// The path of the sections' titles.
  public let sectionNameKeyPath: String?
  /// The delegate, which is never called.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?

  /// Creates a controller.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
  }

  /// Fetches the objects.
  open func performFetch() throws {
    fetchedObjects = try managedObjectContext.fetch(fetchRequest)
  }
  /// The objects, or nil before a fetch.
  open private(set) var fetchedObjects: [ResultType]?
  /// The sections, or nil before a fetch.
  open var sections: [any NSFetchedResultsSectionInfo]? { fetchedObjects == nil ? nil : [] }
  /// Returns nil.
  open func indexPath(forObject object: ResultType) -> IndexPath? { nil }
}
