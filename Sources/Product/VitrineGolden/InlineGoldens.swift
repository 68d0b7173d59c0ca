import Synchronization
import VitrineBase

/// The literals that the tests of this process have recorded in their sources.
///
/// Each file is read once, and each recording writes it anew with all of its literals, because a
/// call's line is that of the file that was compiled.
package enum InlineGoldens {
  /// The reason why a literal can't be recorded.
  package struct Failure: Error, CustomStringConvertible {
    var message: String
    package var description: String { message }
  }

  private struct Source {
    /// The bytes that were compiled.
    var original: [UInt8]
    /// The ranges of `original` with the literals in their places, by their starts.
    var edits: [Int: (range: Range<Int>, bytes: [UInt8])] = [:]
    /// The bytes of the file now.
    var written: [UInt8]

    /// Returns the bytes with all literals.
    var edited: [UInt8] {
      var result: [UInt8] = []
      var end = 0
      for (_, edit) in edits.sorted(by: { $0.key < $1.key }) {
        result += original[end..<edit.range.lowerBound] + edit.bytes
        end = edit.range.upperBound
      }
      return result + original[end...]
    }
  }

  private static let sources = Mutex<[String: Source]>([:])

  /// Writes a text into the literal of a call that was compiled with another text, or without one.
  package static func record(
    _ text: String, replacing old: String?, at call: InlineCall
  ) throws {
    try sources.withLock { sources in
      let place = "\(call.file):\(call.line)"
      let bytes = try Files.disk.read(call.file)
      var source = sources[call.file] ?? Source(original: bytes, written: bytes)
      guard bytes == source.written, let literal = call.literal(in: source.original),
        literal.value == old
      else {
        throw Failure(message: "\(place) isn't as it was compiled; build and record again")
      }
      let edit = literal.bytes(of: text)
      if let other = source.edits[literal.range.lowerBound], other.bytes != edit {
        throw Failure(message: "\(place) is called with different texts; use a call for each")
      }
      source.edits[literal.range.lowerBound] = (literal.range, edit)
      source.written = source.edited
      try Disk.write(source.written, to: call.file)
      sources[call.file] = source
    }
  }
}
