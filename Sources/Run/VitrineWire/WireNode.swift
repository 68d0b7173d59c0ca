/// A value in transit between two processes.
///
/// It is the tree of `Codable`'s containers, and `bytes` is its serialized form. A key is written
/// once and then referred to by number, and the pixels of a bitmap are one block.
final class WireNode {
  enum Content {
    case null
    case bool(Bool)
    case integer(Int64)
    case double(Double)
    case string(String)
    case words([UInt32])
    case array([WireNode])
    case object([(key: String, value: WireNode)])
  }

  var content: Content

  init(_ content: Content = .null) { self.content = content }

  /// Returns an object's member, or nil if there is none with the name.
  subscript(key: String) -> WireNode? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }

  func append(_ node: WireNode) {
    if case .array(var nodes) = content {
      // The node releases the array, so that appending doesn't copy it.
      content = .null
      nodes.append(node)
      content = .array(nodes)
    } else {
      content = .array([node])
    }
  }

  func append(_ node: WireNode, as key: String) {
    if case .object(var members) = content {
      content = .null
      members.append((key, node))
      content = .object(members)
    } else {
      content = .object([(key, node)])
    }
  }
}

/// The first byte of a node.
enum WireTag: UInt8 {
  case null, no, yes, integer, double, string, words, array, object
}
