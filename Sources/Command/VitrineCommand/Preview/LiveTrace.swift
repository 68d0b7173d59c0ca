import Synchronization
import VitrineBase

/// The files that the pictures of a preview were drawn from, on any thread.
final class LiveTrace: Sendable {
  private let files: Files
  private let looked = Mutex<[String: [FileTrace.Answer]]>([:])
  /// The differences at the last check, and the number of times that they changed.
  private let changes = Mutex((text: "", count: 0))

  /// Creates a trace of regular files, because reading pipes or devices would block the server.
  init(_ files: Files) { self.files = files.regularOnly }

  /// Runs `work` and records the files that it reads.
  ///
  /// The record replaces the record of earlier work with the same name.
  func record<Made>(_ name: String, _ work: (Files) -> Made) -> Made {
    let trace = FileTrace()
    defer { looked.withLock { $0[name] = trace.answers } }
    return work(files.traced(by: trace))
  }

  /// The number of times that a file was found to differ from its state when a picture was drawn.
  ///
  /// The page polls it every 40 ms. It grows if the differences are other than at the last check,
  /// so a change is counted once. Saving the same contents isn't a change.
  var revision: Int {
    let text = differences
    return changes.withLock { changes in
      if !text.isEmpty, text != changes.text { changes.count += 1 }
      changes.text = text
      return changes.count
    }
  }

  /// The differences between the files and their recorded state, one per line.
  private var differences: String {
    var recorded: [FileTrace.Question: [String: Set<String>]] = [:]
    for answer in looked.withLock({ $0 }).values.joined() {
      recorded[answer.question, default: [:]][answer.path, default: []].insert(answer.answer)
    }
    var text = ""
    for (question, paths) in recorded.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      for (path, answers) in paths.sorted(by: { $0.key < $1.key }) {
        let answer = files.answer(question, path)
        if answers != [answer] { text += "\(question.rawValue) \(answer) \(path)\n" }
      }
    }
    return text
  }
}
