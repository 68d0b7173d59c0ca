import Synchronization

/// The parts of the code's drawing that a picture doesn't show, each once and in order.
package enum PlatformNotes {
  private static let notes = Mutex<[String]>([])

  /// Adds a note unless it is known.
  package static func add(_ note: String) {
    notes.withLock { if !$0.contains(note) { $0.append(note) } }
  }

  /// The notes since the last call of `forget()`.
  package static var all: [String] { notes.withLock { $0 } }

  /// Removes all notes.
  package static func forget() { notes.withLock { $0 = [] } }
}
