/// A decoder for bytes of `WireEncoder`.
///
/// `Codable` defines the messages between the processes: the compiler synthesizes it for every type
/// of a view tree, including new properties. Foundation's coders would increase the start-up time.
package enum WireDecoder {
  package static func value<Value: Decodable>(
    _ type: Value.Type, from bytes: [UInt8]
  ) throws -> Value {
    try value(type, of: try WireReader.read(bytes))
  }

  fileprivate static func value<Value: Decodable>(
    _ type: Value.Type, of node: WireNode
  ) throws -> Value {
    if let plain = plainValue(type, of: node.content) { return plain }
    // For a plain type a different kind of node is an error, whereas other types may decode it.
    guard !plainTypes.contains(where: { $0 == type }) else {
      throw WireError("a value is of another type than \(type)")
    }
    // A type that encodes itself as a single value is decoded by its initializer.
    return try Value(from: NodeDecoder(node: node))
  }

  /// Returns the value of a node if it is of one of Swift's plain types, or nil.
  ///
  /// Types are compared before the cast, as in `WireEncoder`.
  private static func plainValue<Value>(
    _ type: Value.Type, of content: WireNode.Content
  ) -> Value? {
    switch content {
    case .bool(let value): type == Bool.self ? value as? Value : nil
    case .string(let value): type == String.self ? value as? Value : nil
    case .double(let value):
      if type == Double.self {
        value as? Value
      } else {
        type == Float.self ? Float(value) as? Value : nil
      }
    case .integer(let value): integer(type, value)
    case .words(let words): type == [UInt32].self ? words as? Value : nil
    case .null, .array, .object: nil
    }
  }

  /// Returns an integer of a type's width, or nil if it overflows or the type isn't an integer.
  ///
  /// Unsigned 64-bit integers are transferred as signed ones with the same bits.
  private static func integer<Value>(_ type: Value.Type, _ value: Int64) -> Value? {
    func exact<Number: FixedWidthInteger>(_ number: Number.Type) -> Value? {
      type == number ? Number(exactly: value) as? Value : nil
    }
    if type == UInt64.self { return UInt64(bitPattern: value) as? Value }
    if type == UInt.self { return UInt(truncatingIfNeeded: value) as? Value }
    return exact(Int.self) ?? exact(UInt32.self) ?? exact(UInt8.self) ?? exact(Int64.self)
      ?? exact(Int32.self) ?? exact(UInt16.self) ?? exact(Int16.self) ?? exact(Int8.self)
  }

  /// The types that are a single value on the wire.
  private static let plainTypes: [any Any.Type] = [
    Bool.self, String.self, Double.self, Float.self, Int.self, Int8.self, Int16.self, Int32.self,
    Int64.self, UInt.self, UInt8.self, UInt16.self, UInt32.self, UInt64.self,
  ]
}

/// A decoder for a node.
///
/// Coding paths are empty, because messages to a widget's author don't need them.
private struct NodeDecoder: Decoder {
  let node: WireNode
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    guard case .object = node.content else { throw WireError("an object is missing") }
    return KeyedDecodingContainer(Members<Key>(node: node))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let nodes) = node.content else { throw WireError("an array is missing") }
    return Elements(nodes: nodes)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { Single(node: node) }
}

/// The members of an object, found by linear search because most objects have few of them.
private struct Members<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let node: WireNode
  var codingPath: [any CodingKey] { [] }

  var allKeys: [Key] {
    guard case .object(let members) = node.content else { return [] }
    return members.compactMap { Key(stringValue: $0.key) }
  }

  func contains(_ key: Key) -> Bool { node[key.stringValue] != nil }

  private func member(_ key: Key) throws -> WireNode {
    guard let member = node[key.stringValue] else {
      throw WireError("the key '\(key.stringValue)' is missing")
    }
    return member
  }

  func decodeNil(forKey key: Key) throws -> Bool {
    if case .null = try member(key).content { true } else { false }
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try WireDecoder.value(type, of: try member(key))
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try NodeDecoder(node: try member(key)).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try NodeDecoder(node: try member(key)).unkeyedContainer()
  }

  func superDecoder() -> any Decoder { NodeDecoder(node: node) }
  func superDecoder(forKey key: Key) throws -> any Decoder { NodeDecoder(node: try member(key)) }
}

/// The elements of an array in order.
private struct Elements: UnkeyedDecodingContainer {
  let nodes: [WireNode]
  private(set) var currentIndex = 0
  var codingPath: [any CodingKey] { [] }

  init(nodes: [WireNode]) { self.nodes = nodes }

  var count: Int? { nodes.count }
  var isAtEnd: Bool { currentIndex >= nodes.count }

  private mutating func next() throws -> WireNode {
    guard !isAtEnd else { throw WireError("an array is too short") }
    currentIndex += 1
    return nodes[currentIndex - 1]
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd else { throw WireError("an array is too short") }
    guard case .null = nodes[currentIndex].content else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try WireDecoder.value(type, of: try next())
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try NodeDecoder(node: try next()).container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try NodeDecoder(node: try next()).unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { NodeDecoder(node: try next()) }
}

/// A node with one value, such as an enumeration's raw value.
private struct Single: SingleValueDecodingContainer {
  let node: WireNode
  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool { if case .null = node.content { true } else { false } }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try WireDecoder.value(type, of: node)
  }
}
