import Synchronization

/// A key of a JSON object: its name, the form of its value and what it means.
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

/// What a value is written under: a key that is described, so that its name is spelled once, or a name
/// of the file's own.
package protocol JSONKeyName {
  var keyName: String { get }
}

extension JSONKey: JSONKeyName {
  package var keyName: String { name }
}

extension String: JSONKeyName {
  package var keyName: String { self }
}

/// What a schema says of a key.
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

/// The keys that are made while a kind of object is described, in the order of their declaration.
///
/// Keys note themselves here: finding them in the finished value would take a search of the program's
/// conformances for each type of key, which was an eighth of the time of a short run.
private final class KeyRecord: Sendable {
  @TaskLocal static var current: KeyRecord?

  private let keys = Mutex<[JSONKeyDescription]>([])

  func add(_ key: JSONKeyDescription) { keys.withLock { $0.append(key) } }

  var descriptions: [JSONKeyDescription] { keys.withLock(\.self) }
}

/// The keys of one kind of object: each stored property is a `JSONKey`, or a group of keys that
/// several kinds of object share.
///
/// A conforming type is the only place where its keys are listed: what a reader accepts, what it
/// suggests for a misspelled key, and the schema derive from it.
package protocol JSONKeys: Sendable {
  init()
  static var shape: JSONShape<Self> { get }
}

extension JSONKeys {
  /// The keys by their names, for code that writes such an object.
  package static var keys: Self { shape.keys }
}

/// The keys of one kind of object, as values and as descriptions.
///
/// Applying a key path to a value copies the whole value first, and a view has sixty keys of several
/// references each: that was most of the time of reading a document. So the keys are kept in memory of
/// their own, where the one that is asked for is read at its offset.
///
/// The memory is written before anyone else sees it and never afterwards, which makes the unchecked
/// conformance to `Sendable` sound.
@safe package final class JSONShape<Keys: JSONKeys>: @unchecked Sendable {
  private let stored: UnsafeMutablePointer<Keys>
  /// In the order of declaration.
  package let descriptions: [JSONKeyDescription]

  /// `make` makes each of the keys anew, groups of them as well.
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

  /// One of the keys.
  func key<Value>(at path: KeyPath<Keys, JSONKey<Value>>) -> JSONKey<Value> {
    guard let offset = MemoryLayout<Keys>.offset(of: path) else {
      return unsafe stored.pointee[keyPath: path]
    }
    // The offset of a stored property of this type lies within the value.
    return unsafe UnsafeRawPointer(stored).advanced(by: offset)
      .assumingMemoryBound(to: JSONKey<Value>.self).pointee
  }
}
