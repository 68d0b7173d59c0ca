public import VitrineGraphics

/// An image that fills a picture, brought to the picture's size only where rows of it are needed.
///
/// A wallpaper at the size of a screen takes up to 22 MB, of which a card shows an eighth; writing it
/// row by row where it shows saves making and copying it.
public struct ScaledImage: Sendable {
  private let image: Bitmap
  /// The whole image at its new size, in the picture's pixels.
  private let box: PixelBox
  /// For all columns of the picture; nil for an image that has its new size already.
  private let across: Taps?
  /// Of the picture.
  public let width: Int
  public let height: Int
  /// Whether nothing behind it shows.
  public let isOpaque: Bool

  /// Nil unless `image`, drawn into `rect`, reaches over every pixel of a picture of this size.
  public init?(_ image: Bitmap, in rect: Rect, width: Int, height: Int) {
    let picture = PixelBox(minX: 0, minY: 0, maxX: width, maxY: height)
    guard let box = PixelBox(around: rect), box.intersection(picture) == picture,
      image.width > 0, image.height > 0
    else { return nil }
    self.image = image
    self.box = box
    self.width = width
    self.height = height
    isOpaque = image.isOpaque
    across =
      image.width == box.width && image.height == box.height
      ? nil : Taps(from: image.width, to: box.width, only: -box.minX..<width - box.minX)
  }

  /// Some whole rows of the picture.
  package func rows(_ rows: Range<Int>) -> Bitmap {
    unsafe Bitmap(width: width, height: rows.count) { pixels in
      unsafe write(rows, columns: 0..<width, into: pixels)
    }
  }

  /// Writes some columns of some rows of the picture, one row after the other.
  func write(
    _ rows: Range<Int>, columns: Range<Int>, into pixels: UnsafeMutablePointer<UInt32>
  ) {
    guard !rows.isEmpty, !columns.isEmpty else { return }
    let sideways = columns.lowerBound - box.minX..<columns.upperBound - box.minX
    let upright = rows.lowerBound - box.minY..<rows.upperBound - box.minY
    guard let across else { return unsafe copy(image, sideways, upright, to: pixels) }
    var resampling = Resampling(
      image, isOpaque: isOpaque,
      across: columns == 0..<width
        ? across : Taps(from: image.width, to: box.width, only: sideways),
      down: Taps(from: image.height, to: box.height, only: upright))
    unsafe resampling.write(to: pixels)
  }
}
