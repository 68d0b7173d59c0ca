/// A paragraph's scalars with the attributes of each.
package struct Paragraph: Sendable {
  private(set) var scalars: [Unicode.Scalar] = []
  /// The index of each scalar's attributes.
  private(set) var attributes: [Int] = []
  /// The attributes that determine the metrics of an empty paragraph.
  private(set) var endAttributes = 0
  /// The starts of grapheme clusters, followed by the end.
  package private(set) var clusters: [Int] = []
  /// The number of scalars in the longest cluster.
  private(set) var longestCluster = 1
  /// A Boolean value that indicates whether every scalar is an independent Latin letter or sign.
  ///
  /// Such a scalar is a cluster and has one glyph that doesn't join: the printable scalars of
  /// ASCII, Latin-1 and Latin Extended-A.
  private(set) var isPlain = true

  package init() {}

  package mutating func append(_ scalar: Unicode.Scalar, attributes index: Int) {
    scalars.append(scalar)
    attributes.append(index)
    if !Self.isPlain(scalar.value) { isPlain = false }
  }

  private static func isPlain(_ scalar: UInt32) -> Bool {
    switch scalar {
    // A soft hyphen isn't drawn. Catalan, Romanian and Moldavian have special forms of the middle
    // dot and of s and t with a cedilla.
    case 0xAD, 0xB7, 0x13F, 0x140, 0x15E, 0x15F, 0x162, 0x163: false
    default: scalar >= 0x20 && scalar <= 0x7E || scalar >= 0xA1 && scalar < 0x180
    }
  }

  mutating func append(_ range: Range<Int>, of other: Paragraph) {
    for index in range { append(other.scalars[index], attributes: other.attributes[index]) }
  }

  mutating func setEnd(attributes index: Int) { endAttributes = index }

  /// Finds the clusters.
  ///
  /// No scalar may be appended afterwards.
  package mutating func finish() {
    // Below the combining marks (U+0300) every scalar is a cluster, because it contains no line
    // ends.
    if isPlain || scalars.allSatisfy({ $0.value < 0x300 }) {
      clusters = Array(0...scalars.count)
      return
    }
    clusters = [0]
    var at = 0
    for character in string(0..<scalars.count) {
      let count = character.unicodeScalars.count
      longestCluster = max(longestCluster, count)
      at += count
      clusters.append(at)
    }
  }

  /// Returns the index in `clusters` of the first cluster that starts at or after a scalar.
  func cluster(from index: Int) -> Int {
    var low = 0
    var high = clusters.count
    while low < high {
      let middle = (low + high) / 2
      if clusters[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func string(_ range: Range<Int>) -> String {
    // Appending to a view of scalars would take several times as long.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    for scalar in scalars[range] {
      if scalar.value < 0x80 {
        bytes.append(UInt8(scalar.value))
      } else {
        bytes.append(contentsOf: scalar.utf8)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
