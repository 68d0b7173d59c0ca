import Synchronization

/// The files and folders that this process may read.
///
/// The program limits itself to what its user named: a config's names, a document's images and links
/// in either may lead anywhere, and somebody else may have written them. Without a limit, which is how
/// code that uses the modules starts, everything may be read.
package enum ReadingLimit {
  private struct State {
    /// Resolved paths; each stands for itself and what lies in it.
    var allowed: [String] = []
    var refused: Set<String> = []
  }

  private static let state = Mutex<State?>(nil)

  /// Allows nothing but what `allow` names from now on.
  package static func start() {
    state.withLock { $0 = $0 ?? State() }
  }

  /// Allows a file, or a folder with everything in it; it needn't exist yet.
  package static func allow(_ path: String) {
    let resolved = Disk.resolved(path)
    state.withLock { state in
      if state?.allowed.contains(resolved) == false { state?.allowed.append(resolved) }
    }
  }

  /// The existing files that were to be read and may not be, sorted.
  package static var refused: [String] {
    state.withLock { $0?.refused.sorted() ?? [] }
  }

  /// What a refusal says after the path.
  package static let reason = "lies outside of what this run may read; --allow-outside permits it"

  static func refuses(_ path: String) -> Bool {
    guard state.withLock({ $0 != nil }) else { return false }
    let resolved = Disk.resolved(path)
    let isRefused = state.withLock { state in
      !(state?.allowed.contains { FileRoot.isInside(resolved, $0) } ?? true)
    }
    if isRefused, Disk.kind(of: resolved) != "none" {
      state.withLock { _ = $0?.refused.insert(path) }
    }
    return isRefused
  }
}
