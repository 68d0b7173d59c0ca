import Foundation
import VitrineUIKit

/// Runs work on the main actor, where views and their images are, and returns its result.
///
/// Another thread waits for the main queue, which a test runner keeps working.
func onMain<Result>(_ work: @MainActor () -> Result) -> Result {
  // The work runs before the function returns, and only then is the result read.
  nonisolated(unsafe) var result: Result?
  if MainQueue.isCurrent {
    MainActor.assumeIsolated { unsafe result = work() }
  } else {
    DispatchQueue.main.sync {
      MainActor.assumeIsolated { unsafe result = work() }
    }
  }
  guard let result = unsafe result else { preconditionFailure("the work has no result") }
  return result
}

extension Async {
  /// Creates the value of work on the main actor.
  static func onMain(_ work: @escaping @MainActor () -> Value) -> Async {
    Async { callback in callback(SnapshotTesting.onMain(work)) }
  }
}
