import Synchronization
import VitrineBase

/// What files and folders are at present, each looked at once in a run: the pictures of a plan depend on
/// few files, and each on most of them.
final class AnswerMemo: Sendable {
  private struct Key: Hashable {
    var question: FileTrace.Question
    /// A path, or a name with the folder that it belongs to.
    var file: String
    var folder = ""
  }

  private let files: Files
  private let answers = Mutex<[Key: String]>([:])

  init(_ files: Files) { self.files = files }

  func answer(_ question: FileTrace.Question, _ path: String) -> String {
    let key = Key(question: question, file: path)
    if let known = answers.withLock({ $0[key] }) { return known }
    let answer = files.answer(question, path)
    answers.withLock { $0[key] = answer }
    return answer
  }

  /// The same for a file by its name, whose path takes longer to find than an answer.
  func answer(_ question: FileTrace.Question, _ name: String, _ names: FileNames) -> String {
    let key = Key(question: question, file: name, folder: names.folder)
    if let known = answers.withLock({ $0[key] }) { return known }
    let answer = answer(question, names.path(of: name))
    answers.withLock { $0[key] = answer }
    return answer
  }
}
