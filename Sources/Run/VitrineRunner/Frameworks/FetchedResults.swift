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

/// A controller of a request's objects, of which there are none.
open class NSFetchedResultsController<ResultType: NSFetchRequestResult>: NSObject {
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

  private var isFetched = false

  /// Fetches no objects.
  open func performFetch() throws { isFetched = true }
  /// The objects, or nil before a fetch.
  open var fetchedObjects: [ResultType]? { isFetched ? [] : nil }
  /// The sections, or nil before a fetch.
  open var sections: [any NSFetchedResultsSectionInfo]? { isFetched ? [] : nil }
  /// Returns nil.
  open func indexPath(forObject object: ResultType) -> IndexPath? { nil }
}
