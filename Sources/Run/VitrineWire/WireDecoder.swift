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
    // One cast combines the kind of node and Swift's plain types. A different kind gives nil.
    let plain: Any? =
      switch node.content {
      case .bool(let value): value
      case .string(let value): value
      case .double(let value): type == Float.self ? Float(value) as Any : value
      case .integer(let value): (type as? any FixedWidthInteger.Type).flatMap { integer($0, value) }
      case .words(let words): words
      case .null, .array, .object: nil
      }
    if let plain = plain as? Value { return plain }
    guard !(type is any PlainValue.Type) else {
      throw WireError("a value is of another type than \(type)")
    }
    // A type that encodes itself as a single value is decoded by its initializer.
    return try Value(from: NodeDecoder(node: node))
  }

  /// Returns an integer of a type's width, or nil if it overflows.
  ///
  /// Unsigned 64-bit integers are transferred as signed ones with the same bits.
  private static func integer<Number: FixedWidthInteger>(
    _ type: Number.Type, _ value: Int64
  ) -> Number? {
    type == UInt64.self || type == UInt.self
      ? Number(truncatingIfNeeded: value) : Number(exactly: value)
  }
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

/// A type that is a single value on the wire.
///
/// For it a different kind of node is an error, whereas other types may decode such a node.
private protocol PlainValue {}

extension Bool: PlainValue {}
extension String: PlainValue {}
extension Double: PlainValue {}
extension Float: PlainValue {}
extension Int: PlainValue {}
extension Int8: PlainValue {}
extension Int16: PlainValue {}
extension Int32: PlainValue {}
extension Int64: PlainValue {}
extension UInt: PlainValue {}
extension UInt8: PlainValue {}
extension UInt16: PlainValue {}
extension UInt32: PlainValue {}
extension UInt64: PlainValue {}
