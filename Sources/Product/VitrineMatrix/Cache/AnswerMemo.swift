import Synchronization
package import VitrineBase

/// What files and folders are at present, each looked at once in a run: the pictures of a plan depend on
/// few files, and each on most of them.
package final class AnswerMemo: Sendable {
  private struct Key: Hashable {
    var question: FileTrace.Question
    /// A path, or a name with the folder that it belongs to.
    var file: String
    var folder = ""
  }

  /// What a picture was drawn from.
  package struct Dependencies {
    package var answers: [FileTrace.Answer] = []
    /// The first that is other than it was.
    package var firstChange: FileTrace.Answer?
  }

  /// A text rather than bytes, which are hashed one by one.
  private struct ListKey: Hashable {
    var lines: String
    var folder: String
  }

  private let files: Files
  private let answers = Mutex<[Key: String]>([:])
  private let lists = Mutex<[ListKey: Dependencies]>([:])

  package init(_ files: Files) { self.files = files }

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

  /// Reads an entry's lines of a question, its answer then and a file's name each; nil if they are
  /// others.
  ///
  /// Pictures of one widget over one wallpaper have the same lines, which are read once.
  func dependencies(_ lines: ArraySlice<UInt8>, _ names: FileNames) -> Dependencies? {
    let key = ListKey(lines: String(decoding: lines, as: UTF8.self), folder: names.folder)
    if let known = lists.withLock({ $0[key] }) { return known }
    var found = Dependencies()
    for line in lines.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
        .map { String(decoding: $0, as: UTF8.self) }
      guard parts.count == 3, let question = FileTrace.Question(rawValue: parts[0]) else {
        return nil
      }
      found.answers.append(
        FileTrace.Answer(question: question, path: names.path(of: parts[2]), answer: parts[1]))
    }
    found.firstChange = found.answers.first { answer($0.question, $0.path) != $0.answer }
    lists.withLock { [found] in $0[key] = found }
    return found
  }
}
