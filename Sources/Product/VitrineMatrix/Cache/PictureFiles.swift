package import VitrineBase

/// The files of a finished picture.
public struct PictureFiles: Sendable {
  /// The bytes of the PNG file.
  public var png: ArraySlice<UInt8>
  /// The bytes of the layout file.
  public var layout: ArraySlice<UInt8>
  /// The digest of the pixels.
  public var digest: String
  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int
  /// The reason why the picture shows the widget's file although its code was to be run.
  ///
  /// Nil for other pictures.
  package var codeFailure: String?
  /// A Boolean value that indicates whether the picture is from a cache.
  public var isCached = false
  /// The warnings about the input.
  public var diagnostics: [String] = []
  /// The file requests that were made while the picture was drawn, with their results.
  package var answers: [FileTrace.Answer] = []

  var summary: PictureSummary {
    PictureSummary(
      digest: digest, width: width, height: height, png: FileMark(of: png),
      layout: FileMark(of: layout), diagnostics: diagnostics)
  }
}
