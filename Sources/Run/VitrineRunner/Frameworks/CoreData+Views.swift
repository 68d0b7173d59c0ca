public import Foundation
public import SwiftUI

extension NSManagedObject: ObservableObject {}

/// The objects of a view's request.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  private let objects: [Result]

  init(_ objects: [Result]) { self.objects = objects }

  /// The index of the first object.
  public var startIndex: Int { 0 }
  /// The index after the last object.
  public var endIndex: Int { objects.count }
  /// The condition.
  public var nsPredicate: NSPredicate? {
    get { nil }
    nonmutating set {}
  }
  /// The object at an index.
  public subscript(position: Int) -> Result { objects[position] }
}

/// A view's request of objects.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  private let request: NSFetchRequest<Result>

  /// The objects.
  public var wrappedValue: FetchedResults<Result> {
    FetchedResults((try? context.fetch(request)) ?? [])
  }
  /// The request.
  public var projectedValue: FetchRequest { self }

  /// Creates a request.
  public init(
    entity: NSEntityDescription? = nil, sortDescriptors: [NSSortDescriptor] = [],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = NSFetchRequest()
    request.entity = entity
    request.entityName = entity?.name
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
  }
  /// Creates a request.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    request = NSFetchRequest()
    request.order = sortDescriptors
    request.predicate = predicate
  }
  /// Creates a request.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    request = fetchRequest
  }
}

private struct ManagedObjectContextKey: EnvironmentKey {
  static var defaultValue: NSManagedObjectContext { NSManagedObjectContext() }
}

extension EnvironmentValues {
  /// The context of Core Data.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}
