package import VitrineBase

/// A finished picture as a batch writes it.
public struct PictureFiles: Sendable {
  public var png: ArraySlice<UInt8>
  public var layout: ArraySlice<UInt8>
  /// Of the pixels.
  public var digest: String
  public var width: Int
  public var height: Int
  /// Whether it was drawn earlier and only taken from a cache.
  public var isCached = false
  /// What is wrong with its input, though it could be drawn.
  public var diagnostics: [String] = []
  /// Everything that was looked at on disk for it.
  package var answers: [FileTrace.Answer] = []

  var summary: PictureSummary {
    PictureSummary(
      digest: digest, width: width, height: height, png: FileMark(of: png),
      layout: FileMark(of: layout), diagnostics: diagnostics)
  }
}
