/// Makes values of the bytes that `WireEncoder` wrote.
///
/// `Codable` is the list of what crosses between the processes: the compiler writes it for every type
/// of a view tree, and a type that gains a property gains it here. Foundation's coders, which would do the same, stay
/// out of the program: they cost start-up time.
package enum WireDecoder {
  package static func value<Value: Decodable>(
    _ type: Value.Type, from bytes: [UInt8]
  ) throws -> Value {
    try value(type, of: try WireReader.read(bytes))
  }

  fileprivate static func value<Value: Decodable>(
    _ type: Value.Type, of node: WireNode
  ) throws -> Value {
    // The cases of a node and Swift's plain types meet in one cast: a node of another kind is nil.
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
    // What encodes itself as one plain value is made of it by its own initializer.
    return try Value(from: NodeDecoder(node: node))
  }

  /// An integer of a type's own width; nil where it has no room for it.
  ///
  /// Unsigned words of 64 bits crossed as signed ones of the same bits.
  private static func integer<Number: FixedWidthInteger>(
    _ type: Number.Type, _ value: Int64
  ) -> Number? {
    type == UInt64.self || type == UInt.self
      ? Number(truncatingIfNeeded: value) : Number(exactly: value)
  }
}

/// A node as `Codable` asks for it; paths of keys are of no use in a message to a widget's author.
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

/// An object's members, found one by one: most objects here have few members, so a dictionary for each
/// would hardly pay.
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

/// An array's elements, in their order.
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

/// A node that is one value, such as an enumeration's raw value.
private struct Single: SingleValueDecodingContainer {
  let node: WireNode
  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool { if case .null = node.content { true } else { false } }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try WireDecoder.value(type, of: node)
  }
}

/// A type that is one value on the wire: for these a node of another kind is an error, while any other
/// type may still make itself of the node.
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
