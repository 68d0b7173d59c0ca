public import Foundation
import VitrineGolden

/// Asserts that the text of a value matches the text in a closure after the call.
///
/// Without the closure, or when recording, it is written into the test's source.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "", record: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5, matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) {
  let call = InlineCall(
    file: "\(filePath)", line: Int(line), column: Int(column), form: .closure)
  let mode = record ?? SnapshotTestingConfiguration.current?.record ?? SharedConfiguration.record
  let failure = withSnapshotTesting(record: mode) { () -> String? in
    do {
      Simulator.start(besideSource: "\(filePath)")
      guard let text = try snapshotting.form(of: try value(), within: timeout) else {
        return "No snapshot was delivered within \(timeout) seconds."
      }
      if let reason = Simulator.takeFailure() { return "The snapshot can't be drawn: \(reason)" }
      return try call.failure(of: text, expected: expected?(), mode, snapshotting.diffing)
    } catch {
      return "\(error)"
    }
  }
  guard let failure else { return }
  let note = message()
  report(
    note.isEmpty ? failure : "\(note)\n\(failure)", fileID: fileID, file: filePath, line: line,
    column: column)
}

extension InlineCall {
  /// Compares a text with the one in the source, which it may write.
  ///
  /// Returns the message of a failure.
  fileprivate func failure(
    of text: String, expected: String?, _ mode: SnapshotTestingConfiguration.Record,
    _ diffing: Diffing<String>
  ) throws -> String? {
    let difference = expected.flatMap { diffing.diff($0, text)?.0 }
    if expected != nil, difference == nil, mode != .all { return nil }
    let isWritten = mode == .all || mode == .failed || expected == nil && mode == .missing
    if isWritten { try InlineGoldens.record(text, replacing: expected, at: self) }
    let outcome =
      switch (difference, mode) {
      case (_, .all): "Record mode is on, so the snapshot was written into the source."
      case (nil, .never): "There is no reference, and none is written, because recording is off."
      case (nil, _): "There was no reference, so the snapshot was written into the source."
      case (let lines?, _):
        "Snapshot does not match its reference." + (isWritten ? " A new one was written." : "")
          + "\n\(lines)"
      }
    return outcome
  }
}
