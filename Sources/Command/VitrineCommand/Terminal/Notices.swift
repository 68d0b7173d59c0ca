import Synchronization
import VitrineBase

/// The messages that a process prints once, although several pictures or modes have them.
enum Notices {
  private static let printed = Mutex<Set<String>>([])

  /// Prints a diagnostic unless it was printed before.
  static func print(_ diagnostic: Diagnostic) { print(diagnostic.description) }

  /// Prints the diagnostics of a picture.
  ///
  /// `isQuiet` omits the lines that a widget's code printed.
  static func print(_ diagnostics: [Diagnostic], isQuiet: Bool) {
    for diagnostic in diagnostics where !isQuiet || diagnostic.code != "printed" {
      print(diagnostic)
    }
  }

  /// Prints a message unless it was printed before.
  static func print(_ message: String) {
    if isNew(message) { Console.error(message) }
  }

  /// Returns whether a message wasn't printed before, and remembers it.
  static func isNew(_ message: String) -> Bool {
    printed.withLock { $0.insert(message).inserted }
  }
}
