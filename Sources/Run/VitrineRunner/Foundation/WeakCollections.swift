public import Foundation

/// The treatment of objects in a collection.
public enum NSPointerFunctions {
  /// Options of the treatment.
  public struct Options: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects that the collection keeps.
    public static let strongMemory: Options = []
    /// Objects that the collection doesn't keep.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects that are the same only if they are identical.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    /// Objects that are copied.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// An object that is kept or isn't.
private struct Held<Object: AnyObject> {
  private weak var reference: Object?
  private let kept: Object?

  init(_ object: Object, isWeak: Bool) {
    reference = object
    kept = isWeak ? nil : object
  }

  var object: Object? { reference }
}

/// Returns whether two objects are identical or equal.
private func isSame(_ a: AnyObject, _ b: AnyObject) -> Bool {
  if a === b { return true }
  guard let a = a as? NSObject, let b = b as? NSObject else { return false }
  return a.isEqual(b)
}

/// A set of objects that it needn't keep, in the order in which they were added.
open class NSHashTable<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private let isWeak: Bool
  private var entries: [Held<ObjectType>] = []

  /// Creates a set.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    isWeak = options.contains(.weakMemory)
  }

  /// Returns a set that doesn't keep its objects.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects.
  open var allObjects: [ObjectType] { entries.compactMap(\.object) }
  /// The number of objects.
  open var count: Int { allObjects.count }
  /// An object, or nil.
  open var anyObject: ObjectType? { allObjects.first }

  /// Adds an object.
  open func add(_ object: ObjectType?) {
    entries.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    entries.append(Held(object, isWeak: isWeak))
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    entries.removeAll { entry in
      guard let held = entry.object, let object else { return entry.object == nil }
      return isSame(held, object)
    }
  }

  /// Removes all objects.
  open func removeAllObjects() { entries = [] }

  /// Returns whether an object is in the set.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Returns the object of the set that equals another one, or nil.
  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { object in allObjects.first { isSame($0, object) } }
  }
}

/// Objects by other objects that it needn't keep, in the order in which they were added.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  private let hasWeakKeys: Bool
  private let hasWeakObjects: Bool
  private var entries: [(key: Held<KeyType>, object: Held<ObjectType>)] = []

  /// Creates a table.
  public init(
    keyOptions: NSPointerFunctions.Options = [],
    valueOptions: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0
  ) {
    hasWeakKeys = keyOptions.contains(.weakMemory)
    hasWeakObjects = valueOptions.contains(.weakMemory)
  }

  /// Returns a table that keeps keys and objects.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Returns a table that keeps only keys.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// Returns a table that keeps only objects.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// Returns a table that keeps neither keys nor objects.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var living: [(key: KeyType, object: ObjectType)] {
    entries.compactMap { entry in
      guard let key = entry.key.object, let object = entry.object.object else { return nil }
      return (key, object)
    }
  }

  /// The number of objects.
  open var count: Int { living.count }

  /// Returns the object of a key, or nil.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { key in living.first { isSame($0.key, key) }?.object }
  }

  /// Sets the object of a key.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let anObject, let aKey else { return }
    entries.append((Held(aKey, isWeak: hasWeakKeys), Held(anObject, isWeak: hasWeakObjects)))
  }

  /// Removes the object of a key.
  open func removeObject(forKey aKey: KeyType?) {
    entries.removeAll { entry in
      guard let key = entry.key.object, entry.object.object != nil, let aKey else {
        return entry.key.object == nil || entry.object.object == nil
      }
      return isSame(key, aKey)
    }
  }

  /// Removes all objects.
  open func removeAllObjects() { entries = [] }

  /// Returns the keys one by one.
  open func keyEnumerator() -> NSEnumerator { NSArray(array: living.map(\.key)).objectEnumerator() }

  /// Returns the objects one by one, or nil.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: living.map(\.object)).objectEnumerator()
  }

  /// Returns the objects by their keys.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var objects: [AnyHashable: ObjectType] = [:]
    for entry in living {
      if let key = entry.key as? AnyHashable { objects[key] = entry.object }
    }
    return objects
  }
}
