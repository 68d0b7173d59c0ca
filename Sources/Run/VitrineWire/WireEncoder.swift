/// An encoder of values to bytes for `WireDecoder`.
package enum WireEncoder {
  package static func bytes(of value: some Encodable) throws -> [UInt8] {
    var writer = WireWriter()
    writer.write(try node(of: value))
    return writer.bytes
  }

  fileprivate static func node<Value: Encodable>(of value: Value) throws -> WireNode {
    if let content = plainContent(of: value) { return WireNode(content) }
    let node = WireNode()
    try value.encode(to: NodeEncoder(node: node))
    return node
  }

  /// Returns the content for a value of one of Swift's plain types, or nil for other types.
  ///
  /// Types are compared before the cast, the most frequent ones first. A cast to a protocol would
  /// search the conformances of the whole process for each type, which takes longer than a message.
  private static func plainContent<Value>(of value: Value) -> WireNode.Content? {
    func integer<Number: FixedWidthInteger>(_ type: Number.Type) -> WireNode.Content? {
      guard Value.self == type, let number = value as? Number else { return nil }
      return .integer(Int64(truncatingIfNeeded: number))
    }
    if Value.self == String.self { return (value as? String).map { .string($0) } }
    if Value.self == Double.self { return (value as? Double).map { .double($0) } }
    if Value.self == Bool.self { return (value as? Bool).map { .bool($0) } }
    if Value.self == Float.self { return (value as? Float).map { .double(Double($0)) } }
    if Value.self == [UInt32].self { return (value as? [UInt32]).map { .words($0) } }
    return integer(Int.self) ?? integer(UInt32.self) ?? integer(UInt8.self)
      ?? integer(UInt64.self) ?? integer(Int64.self) ?? integer(Int32.self) ?? integer(UInt16.self)
      ?? integer(UInt.self) ?? integer(Int16.self) ?? integer(Int8.self)
  }
}

/// An encoder that fills a node.
private struct NodeEncoder: Encoder {
  let node: WireNode
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    // A superclass encodes to the same object.
    if case .null = node.content { node.content = .object([]) }
    return KeyedEncodingContainer(Members<Key>(node: node))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.content = .array([])
    return Elements(node: node)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { Single(node: node) }
}

/// The members of an object in encoding order.
private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let node: WireNode
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) { node.append(WireNode(), as: key.stringValue) }

  func encode(_ value: some Encodable, forKey key: Key) throws {
    node.append(try WireEncoder.node(of: value), as: key.stringValue)
  }

  private func child(_ key: Key) -> NodeEncoder {
    let child = WireNode()
    node.append(child, as: key.stringValue)
    return NodeEncoder(node: child)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> { child(key).container(keyedBy: type) }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    child(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { NodeEncoder(node: node) }
  func superEncoder(forKey key: Key) -> any Encoder { child(key) }
}

/// The elements of an array.
private struct Elements: UnkeyedEncodingContainer {
  let node: WireNode
  var codingPath: [any CodingKey] { [] }

  var count: Int { if case .array(let nodes) = node.content { nodes.count } else { 0 } }

  func encodeNil() { node.append(WireNode()) }

  func encode(_ value: some Encodable) throws { node.append(try WireEncoder.node(of: value)) }

  private func child() -> NodeEncoder {
    let child = WireNode()
    node.append(child)
    return NodeEncoder(node: child)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> { child().container(keyedBy: type) }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { child().unkeyedContainer() }
  func superEncoder() -> any Encoder { child() }
}

/// A node with one value.
private struct Single: SingleValueEncodingContainer {
  let node: WireNode
  var codingPath: [any CodingKey] { [] }

  func encodeNil() { node.content = .null }

  func encode(_ value: some Encodable) throws {
    node.content = try WireEncoder.node(of: value).content
  }
}
