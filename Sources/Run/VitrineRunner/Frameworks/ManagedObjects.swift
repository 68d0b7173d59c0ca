import Foundation

/// The objects of a store in memory, in the order of their insertion.
final class ManagedObjects {
  private var all: [NSManagedObject] = []

  func add(_ object: NSManagedObject) {
    guard !all.contains(where: { $0 === object }) else { return }
    all.append(object)
  }

  func remove(_ object: NSManagedObject) { all.removeAll { $0 === object } }

  func object(with id: NSManagedObjectID) -> NSManagedObject? { all.first { $0.objectID === id } }

  /// Returns the objects of a request that meet its condition, in its order.
  func results<T>(of request: NSFetchRequest<T>) -> [T] {
    var found: [T] = []
    for object in all {
      guard let result = object as? T, Self.isRequested(object, request) else { continue }
      found.append(result)
    }
    if !request.order.isEmpty { found.sort(using: request.order) }
    if let order = request.sortDescriptors, !order.isEmpty { Self.sort(&found, by: order) }
    let rest = found.dropFirst(request.fetchOffset)
    return Array(request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest)
  }

  private static func isRequested<T>(
    _ object: NSManagedObject, _ request: NSFetchRequest<T>
  ) -> Bool {
    // The class of the results decides, unless it is the class of all objects.
    if !(T.self is NSManagedObject.Type) || T.self == NSManagedObject.self,
      let name = request.entityName ?? request.entity?.name, object.entity.name != name
    {
      return false
    }
    return request.predicate?.evaluate(with: object) ?? true
  }

  /// Sorts objects by the first property that differs; equal ones keep their order.
  private static func sort<T>(_ objects: inout [T], by order: [NSSortDescriptor]) {
    let sorted = objects.enumerated().sorted { a, b in
      for descriptor in order {
        switch descriptor.compare(a.element, to: b.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return a.offset < b.offset
    }
    objects = sorted.map(\.element)
  }
}

extension NSManagedObject {
  /// Returns the value of a property by its path such as `card.id`, or nil.
  func propertyValue(_ path: String) -> Any? {
    var value: Any? = self
    for key in path.split(separator: ".") {
      value = (value as? NSManagedObject)?.storedProperty(String(key))
    }
    return value
  }

  private func storedProperty(_ key: String) -> Any? {
    if let value = value(forKey: key) { return value }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let part = mirror {
      if let child = part.children.first(where: { $0.label == key }) {
        let value = Mirror(reflecting: child.value)
        return value.displayStyle == .optional ? value.children.first?.value : child.value
      }
      mirror = part.superclassMirror
    }
    return nil
  }
}
