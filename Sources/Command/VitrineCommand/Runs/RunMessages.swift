import Synchronization
import VitrineBase
import VitrineMatrix

/// The messages of a run of many pictures: each warning once, and a failure of an input once,
/// however many of its pictures it concerns.
final class RunMessages: Sendable {
  private struct State {
    /// The warnings that were shown, and how many were for each input.
    var warnings: Set<String> = []
    var warningCounts: [Int: Int] = [:]
    var hiddenWarnings = 0
    /// The reasons that were shown for each input, and how many of its pictures failed.
    var reasons: [Int: [String]] = [:]
    var failures: [Int: Int] = [:]
  }

  /// Of one input: what is beyond is counted only.
  private static let shownReasons = 3
  private static let shownWarnings = 20

  private let matrix: Matrix
  private let isQuiet: Bool
  private let state = Mutex(State())

  /// `isQuiet` leaves warnings out, not failures.
  init(_ matrix: Matrix, isQuiet: Bool) {
    self.matrix = matrix
    self.isQuiet = isQuiet
  }

  /// Shows those of a picture's warnings that are new.
  func warn(_ index: Int, _ diagnostics: [String]) {
    guard !isQuiet else { return }
    let input = matrix.pictures[index].input
    for diagnostic in diagnostics {
      let isShown = state.withLock { state in
        guard state.warnings.insert(diagnostic).inserted else { return false }
        state.warningCounts[input, default: 0] += 1
        let isShown = state.warningCounts[input, default: 0] <= Self.shownWarnings
        if !isShown { state.hiddenWarnings += 1 }
        return isShown
      }
      if isShown { Console.error(diagnostic) }
    }
  }

  /// Counts a failed picture, and shows the reason where its input has not failed for it before.
  func fail(_ index: Int, _ message: String) {
    let picture = matrix.pictures[index]
    let isShown = state.withLock { state in
      state.failures[picture.input, default: 0] += 1
      let reasons = state.reasons[picture.input, default: []]
      guard !reasons.contains(message), reasons.count < Self.shownReasons else { return false }
      state.reasons[picture.input, default: []].append(message)
      return true
    }
    if isShown { Console.error("\(matrix.config.inputs[picture.input].name): \(message)") }
  }

  /// How many pictures failed, and of which inputs, in words; nil for none.
  var failureSummary: String? {
    let failures = state.withLock { $0.failures }.sorted { $0.key < $1.key }
    guard !failures.isEmpty else { return nil }
    let count = failures.reduce(0) { $0 + $1.value }
    let parts = failures.map { "\(matrix.config.inputs[$0.key].name) \($0.value)" }
    return "\(countText(count, "picture")) could not be drawn: \(parts.joined(separator: ", "))"
  }

  /// Says how many warnings were left out.
  func end() {
    let hidden = state.withLock { $0.hiddenWarnings }
    guard hidden > 0 else { return }
    Console.error(
      "note: \(countText(hidden, "more warning")); vitrine render shows all of one input")
  }
}
