import VitrineBase

/// A language that the scanner of sources reads.
package enum SourceLanguage: Hashable, Sendable {
  case swift
  /// Objective-C and Objective-C++, headers included.
  case objectiveC

  /// The language of a file, by its extension; nil for other files.
  package init?(path: String) {
    switch FilePath.suffix(of: path) {
    case "swift": self = .swift
    case "m", "mm", "h": self = .objectiveC
    default: return nil
    }
  }
}
