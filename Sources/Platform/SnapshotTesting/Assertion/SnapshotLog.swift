import Synchronization

/// The snapshots that a process took, for a harness that compares them itself.
package enum SnapshotLog {
  /// A snapshot with the path of its reference.
  package struct Entry: Codable, Sendable {
    package var path: String
    package var bytes: [UInt8]
  }

  private static let state = Mutex<[Entry]?>(nil)
  private static let problems = Mutex<[String]>([])

  /// Starts to keep snapshots, which are then no longer compared.
  package static func start() { state.withLock { $0 = [] } }

  /// The snapshots in the order in which they were taken.
  package static var entries: [Entry] { state.withLock { $0 ?? [] } }

  /// The reasons why snapshots couldn't be taken.
  package static var failures: [String] { problems.withLock { $0 } }

  /// Keeps a snapshot.
  ///
  /// Returns whether a harness asked for it.
  static func note(_ file: SnapshotFile, _ bytes: [UInt8]) -> Bool {
    state.withLock { entries in
      entries?.append(Entry(path: file.path, bytes: bytes))
      return entries != nil
    }
  }

  /// Keeps the reason why a snapshot couldn't be taken.
  static func note(failure: String) { problems.withLock { $0.append(failure) } }
}
