import Synchronization
import VitrineBase

/// What the pictures of a preview were drawn from, whichever thread drew them.
final class LiveTrace: Sendable {
  private let files: Files
  private let looked = Mutex<[String: [FileTrace.Answer]]>([:])
  /// What was other at the last look, and how often that changed.
  private let changes = Mutex((text: "", count: 0))

  /// Watches files; pipes and devices among them would hold up the server.
  init(_ files: Files) { self.files = files.regularOnly }

  /// Does a piece of work and remembers which of the files it looked at, in place of what the work of the
  /// same name looked at before.
  func record<Made>(_ name: String, _ work: (Files) -> Made) -> Made {
    let trace = FileTrace()
    defer { looked.withLock { $0[name] = trace.answers } }
    return work(files.traced(by: trace))
  }

  /// How often something on disk was found to be other than when a picture was drawn from it.
  ///
  /// The page polls every 40 ms. The answer grows when something differs from what a picture was
  /// drawn from, and differs in another way than at the last look; so a change is reported once,
  /// and saving the same contents isn't a change at all.
  var revision: Int {
    let text = differences
    return changes.withLock { changes in
      if !text.isEmpty, text != changes.text { changes.count += 1 }
      changes.text = text
      return changes.count
    }
  }

  /// What is other now than when a picture was drawn from it, a line each.
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
