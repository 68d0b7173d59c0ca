/// A request to the process of one snapshot test.
package struct SnapshotRequest: Codable, Sendable {
  /// The world of the process, as for a widget.
  package var run: RunRequest
  /// The name of the test: `Class/method`.
  package var test: String
  /// The folder of the package, to which the names of its files are relative.
  package var package: String

  /// Creates a request.
  package init(_ run: RunRequest, test: String, package: String) {
    self.run = run
    self.test = test
    self.package = package
  }
}

/// The answer of the process of one snapshot test.
package struct SnapshotAnswer: Codable, Sendable {
  /// A snapshot that the test took.
  package struct Taken: Codable, Sendable {
    /// The path of its reference, relative to the package.
    package var path: String
    /// The number of bytes.
    private var count: Int
    /// The bytes, four in a word, which the wire packs.
    private var words: [UInt32]

    /// Creates a snapshot of a file's bytes.
    package init(path: String, bytes: [UInt8]) {
      self.path = path
      count = bytes.count
      words = stride(from: 0, to: bytes.count, by: 4).map { start in
        (0..<4).reduce(UInt32(0)) { word, index in
          let byte = start + index < bytes.count ? bytes[start + index] : 0
          return word | UInt32(byte) << UInt32(8 * index)
        }
      }
    }

    /// The bytes of the file.
    ///
    /// A count that the words don't have is cut off.
    package var bytes: [UInt8] {
      let all = words.flatMap { word in
        (0..<4).map { UInt8(truncatingIfNeeded: word >> UInt32(8 * $0)) }
      }
      return Array(all.prefix(max(0, count)))
    }
  }

  /// The snapshots in the order in which they were taken.
  package var taken: [Taken] = []
  /// The failures of the test's other assertions, as sentences.
  package var failures: [String] = []

  /// Creates an empty answer.
  package init() {}
}
