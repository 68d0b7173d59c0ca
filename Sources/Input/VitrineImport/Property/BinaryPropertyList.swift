/// A reader for Apple's binary property lists: tables of objects that refer to each other by index.
///
/// The layout follows the description in `CFBinaryPList.c`: "bplist00", the objects, a table of
/// their offsets, and a trailer of 32 bytes.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  /// The offset of each object.
  private var offsets: [Int] = []
  /// The size of an object reference in bytes.
  private var referenceSize = 0
  /// The number of objects read.
  ///
  /// A damaged list can refer to the same objects endlessly.
  private var count = 0

  private static let objectLimit = 100_000
  private static let nestingLimit = 64

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the root object.
  ///
  /// Returns nil if the file contradicts its size.
  ///
  /// The trailer contains 6 unused bytes, the size of an offset, the size of a reference, and three
  /// integers of 8 bytes: the number of objects, the root's index, and the offset of the offset
  /// table.
  mutating func read() -> PropertyList? {
    guard bytes.count >= 40 else { return nil }
    let trailer = bytes.count - 32
    let offsetSize = Int(bytes[trailer + 6])
    referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let objects = integer(at: trailer + 8, size: 8),
      let top = integer(at: trailer + 16, size: 8),
      let table = integer(at: trailer + 24, size: 8), objects <= Self.objectLimit,
      table + objects * offsetSize <= trailer
    else { return nil }
    for index in 0..<objects {
      guard let offset = integer(at: table + index * offsetSize, size: offsetSize) else {
        return nil
      }
      offsets.append(offset)
    }
    return object(top, depth: 0)
  }

  /// Returns a big-endian integer, or nil if it is outside of the bytes or doesn't fit in an `Int`.
  private func integer(at start: Int, size: Int) -> Int? {
    guard start >= 0, start + size <= bytes.count else { return nil }
    var value = 0
    for byte in bytes[start..<start + size] {
      guard value <= Int.max >> 9 else { return nil }
      value = value << 8 | Int(byte)
    }
    return value
  }

  /// Reads one object.
  ///
  /// Its first byte has the type in the high half and the length in the low half.
  private mutating func object(_ reference: Int, depth: Int) -> PropertyList? {
    count += 1
    guard count <= Self.objectLimit, depth <= Self.nestingLimit,
      offsets.indices.contains(reference), bytes.indices.contains(offsets[reference])
    else { return nil }
    var cursor = offsets[reference]
    let marker = bytes[cursor]
    cursor += 1
    // 0: null, false and true; 1: integers of 1, 2, 4 or 8 bytes; 2: floating point; 3 and 4: dates
    // and data.
    switch marker >> 4 {
    case 0x0: return marker == 0x09 ? .bool(true) : marker == 0x08 ? .bool(false) : .other
    case 0x1:
      return integer(at: cursor, size: 1 << Int(marker & 7)).map { .number(Double($0)) }
    case 0x2:
      guard marker & 15 == 3, let high = integer(at: cursor, size: 4),
        let low = integer(at: cursor + 4, size: 4)
      else { return .other }
      return .number(Double(bitPattern: UInt64(high) << 32 | UInt64(low)))
    case 0x3, 0x4: return .other
    case 0x5, 0x6, 0xA, 0xD: break
    default: return .other
    }
    guard let length = length(marker, &cursor) else { return nil }
    switch marker >> 4 {
    // 5: ASCII; 6: UTF-16 with the high byte first; A: an array; D: a dictionary, all keys before
    // all values.
    case 0x5:
      guard cursor + length <= bytes.count else { return nil }
      return .string(String(decoding: bytes[cursor..<cursor + length], as: UTF8.self))
    case 0x6:
      guard cursor + 2 * length <= bytes.count else { return nil }
      let units = (0..<length).map {
        UInt16(bytes[cursor + 2 * $0]) << 8 | UInt16(bytes[cursor + 2 * $0 + 1])
      }
      return .string(String(decoding: units, as: UTF16.self))
    case 0xA: return references(length, at: cursor, depth).map { .array($0) }
    default:
      guard let keys = references(length, at: cursor, depth),
        let values = references(length, at: cursor + length * referenceSize, depth)
      else { return nil }
      var members: [String: PropertyList] = [:]
      for (key, value) in zip(keys, values) {
        guard let name = key.string else { return nil }
        members[name] = value
      }
      return .dictionary(members)
    }
  }

  /// Returns the low four bits, or the integer object that follows if all four are set.
  private func length(_ marker: UInt8, _ cursor: inout Int) -> Int? {
    if marker & 15 < 15 { return Int(marker & 15) }
    guard bytes.indices.contains(cursor), bytes[cursor] >> 4 == 1 else { return nil }
    let size = 1 << Int(bytes[cursor] & 7)
    guard let length = integer(at: cursor + 1, size: size), length <= bytes.count else {
      return nil
    }
    cursor += 1 + size
    return length
  }

  /// Reads the objects of a list of references.
  private mutating func references(_ count: Int, at start: Int, _ depth: Int) -> [PropertyList]? {
    var values: [PropertyList] = []
    for index in 0..<count {
      guard let reference = integer(at: start + index * referenceSize, size: referenceSize),
        let value = object(reference, depth: depth + 1)
      else { return nil }
      values.append(value)
    }
    return values
  }
}
