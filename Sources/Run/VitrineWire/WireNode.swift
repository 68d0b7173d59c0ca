/// A value on its way between two processes.
///
/// What `Codable` asks for is a tree of containers; this is that tree, and `bytes` its form on a pipe.
/// Keys are written once and then by number, and the pixels of a bitmap as one block.
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

  /// An object's member; nil where it has none of the name.
  subscript(key: String) -> WireNode? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }

  func append(_ node: WireNode) {
    if case .array(var nodes) = content {
      // The node lets go of the array, so that appending doesn't copy it.
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
