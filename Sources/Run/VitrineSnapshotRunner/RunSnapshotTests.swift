import CSandbox
import Foundation
import Glibc
import SnapshotTesting
import UIKit
import Vitrine
import VitrineBase
import VitrineRunner
import VitrineUIKit
import VitrineWire
import XCTest

/// Runs one of a package's tests, and answers with the snapshots that it took.
///
/// `vitrine snapshots` compiles a main function that calls it. A request is read from standard
/// input, and the answer is written to descriptor 3, because the tests may print.
public func runSnapshotTests(_ list: @MainActor () -> [SnapshotTest]) -> Never {
  MainActor.assumeIsolated {
    RunnerChannel.send(answer(list()))
    // Static objects aren't destroyed, because threads of the tests may still be running.
    _exit(0)
  }
}

@MainActor
private func answer(_ tests: [SnapshotTest]) -> SnapshotAnswer {
  var answer = SnapshotAnswer()
  do {
    let request = try WireDecoder.value(SnapshotRequest.self, from: RunnerChannel.input())
    try RunnerChannel.prepare(request.run)
    guard let test = tests.first(where: { $0.name == request.test }) else {
      answer.failures = ["the test isn't in the program"]
      return answer
    }
    _ = unsafe chdir(request.package)
    SnapshotLog.start()
    Simulator.start(besideSource: "", resources: request.run.folders)
    let failures = FailureObserver()
    XCTestObservationCenter.shared.addTestObserver(failures)
    do {
      try test.run()
    } catch {
      failures.sentences.append("\(error)")
    }
    answer.failures = failures.sentences
  } catch {
    answer.failures = ["\(error)"]
  }
  answer.taken = SnapshotLog.entries.map { SnapshotAnswer.Taken(path: $0.path, bytes: $0.bytes) }
  answer.failures += SnapshotLog.failures
  return answer
}

/// An observer that keeps the failures of assertions.
private final class FailureObserver: NSObject, XCTestObservation {
  var sentences: [String] = []

  func testCase(
    _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
    atLine lineNumber: Int
  ) {
    sentences.append("\(filePath ?? ""):\(lineNumber): \(description)")
  }
}
