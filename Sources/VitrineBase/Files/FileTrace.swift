import CXXHash
import Synchronization

/// Everything that a piece of work looked at on disk, and what it found there: enough to tell later
/// whether the same work would find the same.
package final class FileTrace: Sendable {
  /// What was read from a path.
  package enum Question: String, Sendable {
    case contents, existence, entries
    /// How many bytes a file has.
    case size
    /// The names in a folder that match a pattern, which stands in the folder's path: `a/*.txt`.
    case matches
  }

  /// A question and its answer, as text that stays the same as long as the answer does.
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

  /// The trace that this task's looks are written to.
  @TaskLocal package static var current: FileTrace?

  private struct Found {
    var answer: Answer
    /// How often the disk was asked, and not a value that was kept.
    var count: Int
  }

  private let found = Mutex<[String: Found]>([:])

  package init() {}

  /// The answers, sorted by path.
  package var answers: [Answer] {
    found.withLock { $0 }.sorted { $0.key < $1.key }.map(\.value.answer)
  }

  /// How often the disk was asked a question.
  package func count(_ question: Question, _ path: String) -> Int {
    found.withLock { $0[Self.key(question, path)]?.count ?? 0 }
  }

  static func note(_ question: Question, _ path: String, _ answer: @autoclosure () -> String) {
    current?.add(Answer(question: question, path: path, answer: answer()), count: 1)
  }

  /// Notes what other work looked at, whose outcome is used again.
  package func add(_ answers: [Answer]) {
    for answer in answers { add(answer, count: 0) }
  }

  /// Notes what a part of the work looked at.
  func add(_ part: FileTrace) {
    for found in part.found.withLock({ $0 }).values { add(found.answer, count: found.count) }
  }

  private func add(_ answer: Answer, count: Int) {
    found.withLock { found in
      let key = Self.key(answer.question, answer.path)
      found[key] = Found(answer: answer, count: (found[key]?.count ?? 0) + count)
    }
  }

  private static func key(_ question: Question, _ path: String) -> String {
    "\(path)|\(question.rawValue)"
  }

  /// What a question's answer is now.
  package static func answer(_ question: Question, _ path: String) -> String {
    switch question {
    case .contents: (try? Disk.read(path)).map(fingerprint) ?? "none"
    case .existence: Disk.kind(of: path)
    case .size: Disk.sizeText(of: path)
    case .entries: fingerprint(Array((Disk.entries(of: path) ?? []).joined(separator: "/").utf8))
    case .matches:
      fingerprint(
        Array(
          Disk.entries(
            of: FilePath.folder(of: path), ending: String(FilePath.name(of: path).dropFirst())
          ).joined(separator: "/").utf8))
    }
  }

  /// XXH3 in its 128-bit form, as 32 hexadecimal digits: it tells contents apart that differ by
  /// accident, not those that somebody made alike.
  package static func fingerprint(_ bytes: [UInt8]) -> String {
    let hash = unsafe XXH3_128bits(bytes, bytes.count)
    return [hash.high64, hash.low64].map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
