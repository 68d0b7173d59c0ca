/// An encoder of values to bytes for `WireDecoder`.
package enum WireEncoder {
  package static func bytes(of value: some Encodable) throws -> [UInt8] {
    var writer = WireWriter()
    writer.write(try node(of: value))
    return writer.bytes
  }

  fileprivate static func node<Value: Encodable>(of value: Value) throws -> WireNode {
    switch value {
    // The most frequent kinds are first, because each case is a cast.
    case let value as String: return WireNode(.string(value))
    case let value as Double: return WireNode(.double(value))
    case let value as Bool: return WireNode(.bool(value))
    case let value as Float: return WireNode(.double(Double(value)))
    case let value as any FixedWidthInteger:
      return WireNode(.integer(Int64(truncatingIfNeeded: value)))
    // The cast without the condition would accept any empty array.
    case let value as [UInt32] where Value.self == [UInt32].self: return WireNode(.words(value))
    default:
      let node = WireNode()
      try value.encode(to: NodeEncoder(node: node))
      return node
    }
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
