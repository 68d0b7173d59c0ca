import Foundation

extension NSManagedObject {
  /// Changes a list of related objects, as a function such as `addToItems` does that Core Data makes.
  ///
  /// The list keeps the order of its changes, so that a picture is the same each time.
  public func changeManagedValues(_ function: String, _ arguments: [Any]) {
    for (prefix, change) in Self.changes {
      guard function.hasPrefix(prefix), function.count > prefix.count else { continue }
      let name = function.dropFirst(prefix.count)
      let key = name.prefix(1).lowercased() + name.dropFirst()
      let list = NSMutableOrderedSet(array: Self.objects(value(forKey: key)))
      change(list, arguments)
      setValue(list, forKey: key)
      return
    }
  }

  private static var changes: [(String, (NSMutableOrderedSet, [Any]) -> Void)] {
    [
      ("addTo", { list, arguments in list.addObjects(from: objects(arguments.first)) }),
      ("removeFrom", { list, arguments in list.removeObjects(in: objects(arguments.first)) }),
      (
        "insertInto",
        { list, arguments in
          guard let index = arguments.last as? Int, (0...list.count).contains(index) else { return }
          for object in objects(arguments.first).reversed() { list.insert(object, at: index) }
        }
      ),
    ]
  }

  /// Returns the objects of a list, or an object alone.
  private static func objects(_ value: Any?) -> [Any] {
    switch value {
    case let list as NSOrderedSet: list.array
    case let list as NSSet: list.allObjects
    case let list as NSArray: list.map { $0 }
    case let list as [Any]: list
    case let object?: [object]
    case nil: []
    }
  }
}
