public import Foundation
import Testing
import XCTest

/// Asserts that a value matches its reference on the disk.
///
/// The file is `__Snapshots__/FILE/TEST.NAME.EXTENSION` beside the test's file; without a name the
/// assertions of a test are numbered.
public func assertSnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) {
  let failure = verifySnapshot(
    of: try value(), as: snapshotting, named: name, record: record, timeout: timeout,
    fileID: fileID, file: filePath, testName: testName, line: line, column: column)
  guard let failure else { return }
  report(failure, fileID: fileID, file: filePath, line: line, column: column)
}

/// Reports a failure to the framework that runs the test.
func report(
  _ failure: String, fileID: StaticString, file: StaticString, line: UInt, column: UInt
) {
  if Test.current != nil {
    Issue.record(
      Comment(rawValue: failure),
      sourceLocation: Testing.SourceLocation(
        fileID: "\(fileID)", filePath: "\(file)", line: Int(line), column: Int(column)))
  } else {
    XCTFail(failure, file: file, line: line)
  }
}

/// Asserts that a value matches its references with several strategies by name.
///
/// They are compared in the order of their names.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [String: Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: record, timeout: timeout, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
  }
}

/// Asserts that a value matches its references with several strategies, which are numbered.
public func assertSnapshots<Value, Format>(
  of value: @autoclosure () throws -> Value, as strategies: [Snapshotting<Value, Format>],
  record: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  for strategy in strategies {
    assertSnapshot(
      of: try value(), as: strategy, record: record, timeout: timeout, fileID: fileID,
      file: filePath, testName: testName, line: line, column: column)
  }
}

/// Compares a value with its reference on the disk, for assertions of one's own.
///
/// Returns the message of the failure, or nil if they match. `snapshotDirectory` takes the place of
/// the folder beside the test's file.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil, record: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil, timeout: TimeInterval = 5, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  SnapshotCounter.observe()
  let file = SnapshotFile(
    of: name, inTest: testName, file: "\(filePath)", folder: snapshotDirectory,
    suffix: snapshotting.pathExtension)
  let mode = record ?? SnapshotTestingConfiguration.current?.record ?? SharedConfiguration.record
  return withSnapshotTesting(record: mode) {
    do {
      Simulator.start(besideSource: "\(filePath)")
      guard let format = try snapshotting.form(of: try value(), within: timeout) else {
        return "No snapshot was delivered within \(timeout) seconds."
      }
      if let reason = Simulator.takeFailure() {
        SnapshotLog.note(failure: "\(file.name) can't be drawn: \(reason)")
        return "\(file.name) can't be drawn: \(reason)"
      }
      return try SnapshotComparison(
        file: file, mode: mode, testFile: "\(filePath)", name: name, diffing: snapshotting.diffing
      ).failure(format)
    } catch {
      return "\(file.name): \(error)"
    }
  }
}

extension Snapshotting {
  /// Returns the form of a value, or nil if it isn't delivered in time.
  ///
  /// On the main thread the run loop works meanwhile.
  func form(of value: Value, within timeout: TimeInterval) throws -> Format? {
    let box = DeliveredValue<Format>()
    snapshot(value).run { box.value = $0 }
    let step = 0.01
    var waited = 0.0
    while box.value == nil, waited < timeout {
      if Thread.isMainThread {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: step))
      } else {
        Thread.sleep(forTimeInterval: step)
      }
      waited += step
    }
    return box.value
  }
}

/// The value that a callback delivers.
private final class DeliveredValue<Value> {
  var value: Value?
}
