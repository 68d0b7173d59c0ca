import Synchronization

/// A key of a JSON object: its name, the form of its value and a summary.
package struct JSONKey<Value: Sendable>: Sendable {
  package let name: String
  package let form: JSONForm<Value>
  package let summary: String?
  package let isRequired: Bool

  package init(
    _ name: String, _ form: JSONForm<Value>, _ summary: String? = nil, isRequired: Bool = false
  ) {
    self.name = name
    self.form = form
    self.summary = summary
    self.isRequired = isRequired
    KeyRecord.current?.add(description)
  }
}

/// A key for writing: a described key, so that its name is spelled once, or an arbitrary name.
package protocol JSONKeyName {
  var keyName: String { get }
}

extension JSONKey: JSONKeyName {
  package var keyName: String { name }
}

extension String: JSONKeyName {
  package var keyName: String { self }
}

/// The part of a key that a schema describes.
package struct JSONKeyDescription: Hashable, Sendable {
  package var name: String
  package var schema: JSONSchema
  package var summary: String?
  package var isRequired = false
  package var fillsPlaceholders = false

  package init(_ name: String, _ schema: JSONSchema, _ summary: String? = nil) {
    self.name = name
    self.schema = schema
    self.summary = summary
  }
}

extension JSONKey {
  fileprivate var description: JSONKeyDescription {
    var description = JSONKeyDescription(name, form.schema, summary)
    description.isRequired = isRequired
    description.fillsPlaceholders = form.fillsPlaceholders
    return description
  }
}

/// The keys that are created while a kind of object is described, in order of declaration.
///
/// Keys register themselves here. Finding them in the finished value would need a lookup of
/// protocol conformances for each key type, which took an eighth of the time of a short run.
private final class KeyRecord: Sendable {
  @TaskLocal static var current: KeyRecord?

  private let keys = Mutex<[JSONKeyDescription]>([])

  func add(_ key: JSONKeyDescription) { keys.withLock { $0.append(key) } }

  var descriptions: [JSONKeyDescription] { keys.withLock(\.self) }
}

/// The keys of one kind of object.
///
/// Each stored property is a `JSONKey` or a group of shared keys.
///
/// A conforming type is the only list of its keys. The reader's validation, the suggestion for a
/// misspelled key, and the schema derive from it.
package protocol JSONKeys: Sendable {
  init()
  static var shape: JSONShape<Self> { get }
}

extension JSONKeys {
  /// The keys by name, for code that writes such an object.
  package static var keys: Self { shape.keys }
}

/// The keys of one kind of object, as values and as descriptions.
///
/// Applying a key path to a value copies the entire value, and a view has sixty keys with several
/// references each. That took most of the time of reading a document. The keys are therefore stored
/// in separate memory, where a requested key is read at its offset.
///
/// The memory is written before it is shared and never modified afterwards, so the unchecked
/// conformance to `Sendable` is sound.
@safe package final class JSONShape<Keys: JSONKeys>: @unchecked Sendable {
  private let stored: UnsafeMutablePointer<Keys>
  /// The descriptions in order of declaration.
  package let descriptions: [JSONKeyDescription]

  /// Creates a shape.
  ///
  /// `make` must create new keys and groups each time it is called.
  package init(_ make: @autoclosure () -> Keys) {
    let record = KeyRecord()
    unsafe stored = .allocate(capacity: 1)
    unsafe stored.initialize(to: KeyRecord.$current.withValue(record, operation: make))
    descriptions = record.descriptions
  }

  deinit {
    unsafe stored.deinitialize(count: 1)
    unsafe stored.deallocate()
  }

  package var keys: Keys { unsafe stored.pointee }

  package var schema: JSONSchema { .object(descriptions) }

  /// Returns the key at a key path.
  func key<Value>(at path: KeyPath<Keys, JSONKey<Value>>) -> JSONKey<Value> {
    guard let offset = MemoryLayout<Keys>.offset(of: path) else {
      return unsafe stored.pointee[keyPath: path]
    }
    // The offset of a stored property of this type is within the value.
    return unsafe UnsafeRawPointer(stored).advanced(by: offset)
      .assumingMemoryBound(to: JSONKey<Value>.self).pointee
  }
}
