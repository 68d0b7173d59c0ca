import VitrineBase

/// A programming language that the scanner reads.
package enum SourceLanguage: Hashable, Sendable {
  case swift
  /// Objective-C and Objective-C++, including headers.
  case objectiveC

  /// Creates the language of a file from its extension.
  ///
  /// Returns nil for other files.
  package init?(path: String) {
    switch FilePath.suffix(of: path) {
    case "swift": self = .swift
    case "m", "mm", "h": self = .objectiveC
    default: return nil
    }
  }
}
