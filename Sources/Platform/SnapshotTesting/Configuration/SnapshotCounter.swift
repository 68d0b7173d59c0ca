import Foundation
import Synchronization
import Testing
import XCTest

/// The numbers of the unnamed files of a test.
final class SnapshotCounter: Sendable {
  @TaskLocal static var current: SnapshotCounter = shared

  /// The numbers outside of a test with the trait `snapshots`.
  private static let shared = SnapshotCounter()

  private let counts = Mutex<[String: Int]>([:])

  /// Returns the next number for a test, from 1 on.
  func next(for test: String) -> Int {
    counts.withLock { counts in
      counts[test, default: 0] += 1
      return counts[test, default: 1]
    }
  }

  private func reset() { counts.withLock { $0 = [:] } }

  /// The observer that lets numbers begin at 1 after each test of XCTest, which may be repeated.
  private final class Observer: NSObject, XCTestObservation {
    func testCaseDidFinish(_ testCase: XCTestCase) { SnapshotCounter.shared.reset() }
  }

  private static let observation: Void = {
    // XCTest runs its tests on the main thread, and this is called in one of them.
    XCTestObservationCenter.shared.addTestObserver(Observer())
  }()

  /// Starts to observe XCTest, if a test of XCTest is running.
  static func observe() {
    guard Test.current == nil, Thread.isMainThread else { return }
    _ = observation
  }
}
