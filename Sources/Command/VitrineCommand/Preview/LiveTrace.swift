import Synchronization
import VitrineBase

/// The files that the pictures of a preview were drawn from, on any thread.
final class LiveTrace: Sendable {
  private let files: Files
  private let state = Mutex(State())

  private struct State {
    /// The answers that finished pictures were drawn from, by the name of the work.
    var finished: [String: [FileTrace.Answer]] = [:]
    /// The pictures that are being drawn.
    var running: [ObjectIdentifier: (trace: FileTrace, cancellation: Cancellation)] = [:]
    /// The differences at the last check, and the number of times that a new one was found.
    var differences: Set<String> = []
    var revision = 0
  }

  /// Creates a trace of regular files, because reading pipes or devices would block the server.
  init(_ files: Files) { self.files = files.regularOnly }

  /// Runs `work` and records the files that it reads.
  ///
  /// The record replaces the record of earlier work with the same name. The work is cancelled when
  /// one of its files changes.
  func record<Made>(_ name: String, _ work: (Files) -> Made) -> Made {
    let trace = FileTrace()
    let cancellation = Cancellation()
    let key = ObjectIdentifier(trace)
    state.withLock { $0.running[key] = (trace, cancellation) }
    defer {
      let answers = trace.answers
      state.withLock { state in
        state.running[key] = nil
        state.finished[name] = answers
      }
    }
    return work(files.traced(by: trace).until(cancellation))
  }

  /// The number of times that a file was found to differ from its state when a picture was drawn.
  ///
  /// The page polls it every 40 ms. It grows with a difference that the last check didn't find, so a
  /// change is counted once. Saving the same contents isn't a change.
  var revision: Int {
    let (finished, running) = state.withLock { ($0.finished, Array($0.running.values)) }
    let differences = differences(
      finished.values.joined() + running.flatMap(\.trace.answers))
    let (revision, isNew) = state.withLock { state in
      let isNew = !differences.isSubset(of: state.differences)
      if isNew { state.revision += 1 }
      state.differences = differences
      return (state.revision, isNew)
    }
    if isNew { for work in running { work.cancellation.cancel() } }
    return revision
  }

  /// Returns the differences between the files and their recorded state.
  private func differences(_ answers: [FileTrace.Answer]) -> Set<String> {
    var recorded: [FileTrace.Question: [String: Set<String>]] = [:]
    for answer in answers {
      recorded[answer.question, default: [:]][answer.path, default: []].insert(answer.answer)
    }
    var differences: Set<String> = []
    for (question, paths) in recorded {
      for (path, answers) in paths {
        let answer = files.answer(question, path)
        if answers != [answer] { differences.insert("\(question.rawValue) \(answer) \(path)") }
      }
    }
    return differences
  }
}
