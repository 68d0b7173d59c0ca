/// A writer for a serialized tree.
///
/// The format, which `WireReader` reads and which is never stored:
///
///     node    = tag, then by its kind:
///     null, no, yes      empty
///     integer, double    8 bytes, little-endian (two's complement; IEEE 754)
///     string             count, UTF-8
///     words              count, 4 bytes each, little-endian
///     array              count, nodes
///     object             count, then a key and a node for each member
///     key     = its number; a new number is followed by count, UTF-8
///     count   = 7 bits per byte, lowest first; the top bit marks continuation
///
/// Both ends are of one build, so there is no version. A tree of views has the same keys thousands
/// of times, so each is written once.
struct WireWriter {
  private(set) var bytes: [UInt8] = []
  /// The numbers of the keys written so far.
  private var keys: [String: Int] = [:]

  mutating func write(_ node: WireNode) {
    switch node.content {
    case .null: tag(.null)
    case .bool(let value): tag(value ? .yes : .no)
    case .integer(let value):
      tag(.integer)
      fixed(UInt64(bitPattern: value))
    case .double(let value):
      tag(.double)
      fixed(value.bitPattern)
    case .string(let value):
      tag(.string)
      text(value)
    case .words(let words):
      tag(.words)
      count(words.count)
      for word in words {
        for shift in [0, 8, 16, 24] { bytes.append(UInt8(word >> shift & 255)) }
      }
    case .array(let nodes):
      tag(.array)
      count(nodes.count)
      for node in nodes { write(node) }
    case .object(let members):
      tag(.object)
      count(members.count)
      for member in members {
        key(member.key)
        write(member.value)
      }
    }
  }

  private mutating func tag(_ tag: WireTag) { bytes.append(tag.rawValue) }

  private mutating func fixed(_ value: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(shift)))
    }
  }

  /// Writes seven bits per byte, lowest first.
  private mutating func count(_ value: Int) {
    var rest = value
    while rest > 127 {
      bytes.append(UInt8(rest & 127 | 128))
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  private mutating func text(_ text: String) {
    let utf8 = Array(text.utf8)
    count(utf8.count)
    bytes += utf8
  }

  /// Writes the number of a key.
  ///
  /// A new key has the next number, followed by its text.
  private mutating func key(_ name: String) {
    if let number = keys[name] { return count(number) }
    count(keys.count)
    text(name)
    keys[name] = keys.count
  }
}
