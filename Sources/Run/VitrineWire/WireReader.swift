/// An error in serialized bytes.
package struct WireError: Error, Hashable, Sendable {
  package var reason: String

  package init(_ reason: String) { self.reason = reason }
}

/// A reader for a serialized tree.
///
/// The bytes come from a process that runs untrusted code. Every count is compared with the
/// remaining bytes before anything of that size is allocated, and the depth is limited.
struct WireReader {
  private let bytes: [UInt8]
  private var index = 0
  /// The keys read so far, by number.
  private var keys: [String] = []

  /// The maximum depth.
  ///
  /// The reader is recursive, so deeply nested input must be rejected before the stack overflows.
  private static let depthLimit = 128

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func read(_ bytes: [UInt8]) throws(WireError) -> WireNode {
    var reader = WireReader(bytes)
    let node = try reader.node(depth: 0)
    guard reader.index == bytes.count else { throw WireError("bytes follow the value") }
    return node
  }

  private mutating func node(depth: Int) throws(WireError) -> WireNode {
    guard depth < Self.depthLimit else { throw WireError("values are nested too deeply") }
    guard let tag = WireTag(rawValue: try byte()) else { throw WireError("an unknown tag") }
    switch tag {
    case .null: return WireNode(.null)
    case .no: return WireNode(.bool(false))
    case .yes: return WireNode(.bool(true))
    case .integer: return WireNode(.integer(Int64(bitPattern: try fixed())))
    case .double: return WireNode(.double(Double(bitPattern: try fixed())))
    case .string: return WireNode(.string(try text()))
    case .words: return WireNode(.words(try words()))
    case .array:
      var nodes: [WireNode] = []
      for _ in 0..<(try count(of: 1)) { nodes.append(try node(depth: depth + 1)) }
      return WireNode(.array(nodes))
    case .object:
      var members: [(key: String, value: WireNode)] = []
      for _ in 0..<(try count(of: 2)) {
        let key = try key()
        members.append((key, try node(depth: depth + 1)))
      }
      return WireNode(.object(members))
    }
  }

  private mutating func byte() throws(WireError) -> UInt8 {
    guard index < bytes.count else { throw WireError("the bytes end early") }
    index += 1
    return bytes[index - 1]
  }

  private mutating func fixed() throws(WireError) -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: 0, to: 64, by: 8) { value |= UInt64(try byte()) << UInt64(shift) }
    return value
  }

  /// Reads a number of at most five bytes.
  ///
  /// Their 35 bits exceed any input within the output limit.
  // The caller validates the count.
  private mutating func number() throws(WireError) -> Int {
    var value = 0
    for shift in stride(from: 0, to: 35, by: 7) {
      let next = try byte()
      value |= Int(next & 127) << shift
      if next < 128 { return value }
    }
    throw WireError("a count is too large")
  }

  /// Reads a count of elements with at least `size` bytes each.
  private mutating func count(of size: Int) throws(WireError) -> Int {
    let count = try number()
    guard count <= (bytes.count - index) / size else { throw WireError("the bytes end early") }
    return count
  }

  /// Reads a text.
  ///
  /// Invalid UTF-8 becomes replacement characters, because texts are only displayed.
  private mutating func text() throws(WireError) -> String {
    let count = try count(of: 1)
    defer { index += count }
    return String(decoding: bytes[index..<index + count], as: UTF8.self)
  }

  /// Reads pixels.
  ///
  /// `count(of:)` has checked that there are four bytes for each.
  private mutating func words() throws(WireError) -> [UInt32] {
    let count = try count(of: 4)
    var words: [UInt32] = []
    words.reserveCapacity(count)
    for _ in 0..<count {
      let low = UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8
      words.append(low | UInt32(bytes[index + 2]) << 16 | UInt32(bytes[index + 3]) << 24)
      index += 4
    }
    return words
  }

  /// Reads a key by its number.
  ///
  /// A new key is followed by its text.
  private mutating func key() throws(WireError) -> String {
    let number = try number()
    if number < keys.count { return keys[number] }
    guard number == keys.count else { throw WireError("an unknown key") }
    keys.append(try text())
    return keys[number]
  }
}
