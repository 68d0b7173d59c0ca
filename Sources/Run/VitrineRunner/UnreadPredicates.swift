import Foundation
import Vitrine
import VitrineBase

/// The texts of predicates that weren't read.
enum UnreadPredicates {
  nonisolated(unsafe) private static var texts: [String] = []
  private static let lock = NSLock()

  static func note(_ text: String) {
    lock.withLock { if unsafe !texts.contains(text) { unsafe texts.append(text) } }
  }

  /// Returns a note for each text, in the order in which they were met.
  static func notes() -> [Diagnostic] {
    lock.withLock { unsafe texts }.map {
      Diagnostic(
        .note, "predicate", "the predicate “\($0)” isn't evaluated, so no object fulfills it")
    }
  }
}
