import CXXHash
import Synchronization

/// Everything that a piece of work looked at on disk, and what it found there: enough to tell later
/// whether the same work would find the same.
package final class FileTrace: Sendable {
  /// What was read from a path.
  package enum Question: String, Sendable {
    case contents, existence, entries
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

  private let found = Mutex<[String: Answer]>([:])

  package init() {}

  /// The answers, sorted by path.
  package var answers: [Answer] {
    found.withLock { $0 }.sorted { $0.key < $1.key }.map(\.value)
  }

  static func note(_ question: Question, _ path: String, _ answer: @autoclosure () -> String) {
    current?.add(Answer(question: question, path: path, answer: answer()))
  }

  /// Notes a file whose contents were read before, and are used again.
  package static func noteAgain(_ path: String) {
    if current != nil { _ = try? Disk.read(path) }
  }

  /// Notes what other work looked at, whose outcome is used again.
  package func add(_ answers: [Answer]) {
    for answer in answers { add(answer) }
  }

  private func add(_ answer: Answer) {
    found.withLock { $0["\(answer.path)|\(answer.question.rawValue)"] = answer }
  }

  /// What a question's answer is now.
  package static func answer(_ question: Question, _ path: String) -> String {
    switch question {
    case .contents: (try? Disk.read(path)).map(fingerprint) ?? "none"
    case .existence: Disk.kind(of: path)
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
