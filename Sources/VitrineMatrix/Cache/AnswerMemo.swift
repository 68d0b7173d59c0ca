import Synchronization
import VitrineBase

/// What files and folders are at present, each looked at once in a run: the pictures of a plan depend on
/// few files, and each on most of them.
final class AnswerMemo: Sendable {
  private struct Key: Hashable {
    var question: FileTrace.Question
    var path: String
  }

  private let files: Files
  private let answers = Mutex<[Key: String]>([:])

  init(_ files: Files) { self.files = files }

  func answer(_ question: FileTrace.Question, _ path: String) -> String {
    let key = Key(question: question, path: path)
    if let known = answers.withLock({ $0[key] }) { return known }
    let answer = files.answer(question, path)
    answers.withLock { $0[key] = answer }
    return answer
  }
}
