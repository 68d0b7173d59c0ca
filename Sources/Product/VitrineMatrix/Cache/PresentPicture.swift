package import VitrineBase

/// A picture whose files in a folder are identical to the files that would be written.
package struct PresentPicture: Sendable {
  package var summary: PictureSummary
  /// The file requests that were made while the picture was drawn, with their results.
  package var answers: [FileTrace.Answer]
}
