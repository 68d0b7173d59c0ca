public import SwiftUI

/// Objects that a view fetches from the database of its environment.
@propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>

  /// Creates a query of all objects.
  public init() { descriptor = FetchDescriptor() }

  /// The objects.
  public var wrappedValue: [Element] { (try? context.fetch(descriptor)) ?? [] }

  /// The context of the objects.
  public var modelContext: ModelContext { context }
}

extension Query {
  /// Creates a query.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation? = nil
  ) { descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors) }

  /// Creates a query in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) {
    descriptor = FetchDescriptor(
      predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])
  }

  /// Creates a query of a description.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
    self.descriptor = descriptor
  }
}

private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext { ModelContainer().mainContext }
}

extension EnvironmentValues {
  /// The context of the database.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension View {
  /// Returns the view with a database.
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Returns the view with a database of models.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false
  ) -> some View { environment(\.modelContext, ModelContainer().mainContext) }

  /// Returns the view with a database of models.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false
  ) -> some View { environment(\.modelContext, ModelContainer().mainContext) }

  /// Returns the view with the context of a database.
  public func modelContext(_ context: ModelContext) -> some View {
    environment(\.modelContext, context)
  }
}
