import Synchronization
package import VitrineBase

/// The current state of files and folders, each read once per run.
///
/// The pictures of a plan depend on few files, and most of the pictures share them.
package final class AnswerMemo: Sendable {
  private struct Key: Hashable {
    var question: FileTrace.Question
    /// The path of the file, or its name in `folder`.
    var file: String
    var folder = ""
  }

  /// The files that a picture depends on.
  package struct Dependencies {
    package var answers: [FileTrace.Answer] = []
    /// The first file whose state has changed.
    package var firstChange: FileTrace.Answer?
  }

  /// A key that holds text, because `Hasher` hashes a byte array one byte at a time.
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

  /// Returns the state of a file by its name.
  ///
  /// The name has its own key, because resolving it takes longer than a lookup.
  func answer(_ question: FileTrace.Question, _ name: String, in names: FileNames) -> String {
    let key = Key(question: question, file: name, folder: names.folder)
    if let known = answers.withLock({ $0[key] }) { return known }
    let answer = answer(question, names.path(of: name))
    answers.withLock { $0[key] = answer }
    return answer
  }

  /// Parses the dependency lines of an entry: a question, its recorded answer and a file name per
  /// line.
  ///
  /// Returns nil if the lines are malformed. Pictures of one widget and wallpaper have the same
  /// lines, which are parsed once.
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
