package import VitrineBase

/// A picture whose files lie in a folder already, exactly as they would be written.
package struct PresentPicture: Sendable {
  package var summary: PictureSummary
  /// Everything that was looked at on disk for it.
  package var answers: [FileTrace.Answer]
}
