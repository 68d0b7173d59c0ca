import Synchronization
import VitrineBase
import VitrineMatrix

/// The messages of a run of many pictures.
///
/// Each warning is printed once, and each failure once per input, even if it affects several
/// pictures.
final class RunMessages: Sendable {
  private struct State {
    /// The printed warnings, and the number of warnings for each input.
    var warnings: Set<String> = []
    var warningCounts: [Int: Int] = [:]
    var hiddenWarnings = 0
    /// The printed reasons and the number of failed pictures, for each input.
    var reasons: [Int: [String]] = [:]
    var failures: [Int: Int] = [:]
  }

  /// The largest number of reasons that are printed for one input.
  ///
  /// Further ones are counted only.
  private static let shownReasons = 3
  private static let shownWarnings = 20

  private let matrix: Matrix
  private let isQuiet: Bool
  private let state = Mutex(State())

  /// Creates the messages of a matrix.
  ///
  /// `isQuiet` omits warnings but not failures.
  init(_ matrix: Matrix, isQuiet: Bool) {
    self.matrix = matrix
    self.isQuiet = isQuiet
  }

  /// Prints the new warnings of a picture.
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
      if isShown { Notices.print(diagnostic) }
    }
  }

  /// Counts a failed picture, and prints the reason if it is new for the input.
  func fail(_ index: Int, _ message: String) {
    let picture = matrix.pictures[index]
    let isShown = state.withLock { state in
      state.failures[picture.input, default: 0] += 1
      let reasons = state.reasons[picture.input, default: []]
      guard !reasons.contains(message), reasons.count < Self.shownReasons else { return false }
      state.reasons[picture.input, default: []].append(message)
      return true
    }
    guard isShown else { return }
    let text = SourceExcerpt.added(to: message, from: matrix.files)
    Console.error("\(matrix.config.inputs[picture.input].name): \(text)")
  }

  /// The numbers of failed pictures of each input as a sentence.
  ///
  /// Nil if no picture failed.
  var failureSummary: String? {
    let failures = state.withLock { $0.failures }.sorted { $0.key < $1.key }
    guard !failures.isEmpty else { return nil }
    let count = failures.reduce(0) { $0 + $1.value }
    let parts = failures.map { "\(matrix.config.inputs[$0.key].name) \($0.value)" }
    return "\(countText(count, "picture")) could not be drawn: \(parts.joined(separator: ", "))"
  }

  /// Prints the number of omitted warnings.
  func end() {
    let hidden = state.withLock { $0.hiddenWarnings }
    guard hidden > 0 else { return }
    Console.error(
      "note: \(countText(hidden, "more warning")); vitrine render shows all of one input")
  }
}
