public import VitrineBase

/// The reason why an extension's code, which was to be run, didn't run to its end.
public struct CodeFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, at the author's line if it is known.
  public var reason: Diagnostic
  /// The preceding errors, such as errors of a compiler.
  public var causes: [Diagnostic]

  package init(_ reason: Diagnostic, causes: [Diagnostic] = []) {
    self.reason = reason
    self.causes = causes
  }

  /// The causes and then the reason, one per line.
  public var description: String {
    (causes + [reason]).map(\.description).joined(separator: "\n")
  }

  /// The messages for a picture of the widget's file, which replaces the code's picture.
  package var fallbackDiagnostics: [Diagnostic] {
    var warning = reason
    warning.severity = .warning
    warning.message += ", so the storyboard alone is drawn"
    return causes + [warning]
  }

  /// The reason without its place, for a picture's metadata.
  package var note: String {
    reason.location.map { "\($0): \(reason.message)" } ?? reason.message
  }
}
