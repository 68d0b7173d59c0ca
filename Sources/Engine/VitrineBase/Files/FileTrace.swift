import CXXHash
import Synchronization

/// Everything that a piece of work asked of its `Files`, and the answers: enough to tell later whether
/// the same work would find the same.
package final class FileTrace: Sendable {
  /// The kind of information that was read from a path.
  package enum Question: String, Sendable {
    case contents, existence, entries
    /// The size of a file in bytes.
    case size
    /// The names in a folder that match a pattern, which is part of the path: `a/*.txt`.
    case matches
  }

  /// A question and its answer.
  ///
  /// The text is unchanged as long as the answer is.
  package struct Answer: Hashable, Sendable {
    package var question: Question
    package var path: String
    package var answer: String

    package init(question: Question, path: String, answer: String) {
      self.question = question
      self.path = path
      self.answer = answer
    }
  }

  private struct Found {
    var answer: Answer
    /// The number of times the files were queried, excluding cached values.
    var count: Int
  }

  private let found = Mutex<[String: Found]>([:])

  package init() {}

  /// The answers, sorted by path.
  package var answers: [Answer] {
    found.withLock { $0 }.sorted { $0.key < $1.key }.map(\.value.answer)
  }

  /// Returns the number of times a question was asked.
  package func count(_ question: Question, _ path: String) -> Int {
    found.withLock { $0[Self.key(question, path)]?.count ?? 0 }
  }

  /// Adds the answers that an earlier, reused result depended on.
  package func add(_ answers: [Answer]) {
    for answer in answers { add(answer, count: 0) }
  }

  /// Adds the trace of a part of the work.
  func add(_ part: FileTrace) {
    for found in part.found.withLock({ $0 }).values { add(found.answer, count: found.count) }
  }

  /// Adds an answer and the number of its queries.
  func add(_ answer: Answer, count: Int) {
    found.withLock { found in
      let key = Self.key(answer.question, answer.path)
      found[key] = Found(answer: answer, count: (found[key]?.count ?? 0) + count)
    }
  }

  private static func key(_ question: Question, _ path: String) -> String {
    "\(path)|\(question.rawValue)"
  }

  /// Returns the fingerprint of bytes, in the format of `RunningFingerprint`.
  package static func fingerprint(_ bytes: [UInt8]) -> String { fingerprint(bytes[...]) }

  /// Returns the fingerprint of a slice of bytes.
  package static func fingerprint(_ bytes: ArraySlice<UInt8>) -> String {
    let hash = unsafe bytes.withUnsafeBytes { bytes in
      unsafe XXH3_128bits(bytes.baseAddress, bytes.count)
    }
    return RunningFingerprint.text(of: hash)
  }
}
