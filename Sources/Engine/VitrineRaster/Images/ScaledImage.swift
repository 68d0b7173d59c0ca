public import VitrineGraphics

/// An image that fills a picture, scaled only where its rows are needed.
///
/// A wallpaper at the size of a screen takes up to 22 MB, of which a card shows an eighth. Writing
/// its rows where they are visible avoids creating and copying it.
public struct ScaledImage: Sendable {
  private let image: Original
  private let size: (width: Int, height: Int)
  /// The box of the scaled image in the picture's pixels.
  private let box: PixelBox
  /// The taps for all columns of the picture, or nil if the image already has its final size.
  private let across: Taps?
  /// The width of the picture.
  public let width: Int
  /// The height of the picture.
  public let height: Int
  /// A Boolean value that indicates whether the image hides its backdrop.
  public let isOpaque: Bool

  private enum Original: Sendable {
    case bitmap(Bitmap)
    case decoded(any ImageRows)

    /// Returns a bitmap that contains at least `rows`, and the index of its first row.
    func rows(_ rows: Range<Int>) -> (Bitmap, first: Int) {
      switch self {
      case .bitmap(let bitmap): (bitmap, 0)
      case .decoded(let image): image.rows(rows)
      }
    }
  }

  /// Creates a scaled image.
  ///
  /// Returns nil unless `image`, drawn into `rect`, covers a picture of this size.
  public init?(_ image: Bitmap, in rect: Rect, width: Int, height: Int) {
    self.init(
      .bitmap(image), (image.width, image.height), isOpaque: image.isOpaque, in: rect,
      width: width, height: height)
  }

  /// Creates a scaled image whose rows are decoded on demand.
  public init?(_ image: any ImageRows, in rect: Rect, width: Int, height: Int) {
    self.init(
      .decoded(image), (image.width, image.height), isOpaque: true, in: rect, width: width,
      height: height)
  }

  private init?(
    _ image: Original, _ size: (width: Int, height: Int), isOpaque: Bool, in rect: Rect, width: Int,
    height: Int
  ) {
    let picture = PixelBox(minX: 0, minY: 0, maxX: width, maxY: height)
    guard let box = PixelBox(around: rect), box.intersection(picture) == picture,
      size.width > 0, size.height > 0
    else { return nil }
    self.image = image
    self.size = size
    self.box = box
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
    across =
      size.width == box.width && size.height == box.height
      ? nil : Taps(from: size.width, to: box.width, only: -box.minX..<width - box.minX)
  }

  /// Decodes the image rows that rows of the picture show.
  package func decode(_ rows: Range<Int>) {
    guard case .decoded = image, !rows.isEmpty else { return }
    _ = image.rows(reach(of: rows.lowerBound - box.minY..<rows.upperBound - box.minY))
  }

  /// Returns the image rows that rows of the scaled image depend on.
  private func reach(of rows: Range<Int>) -> Range<Int> {
    across == nil ? rows : Taps(from: size.height, to: box.height, only: rows).reach
  }

  /// Returns rows of the picture.
  package func rows(_ rows: Range<Int>) -> Bitmap {
    unsafe Bitmap(width: width, height: rows.count) { pixels in
      unsafe write(rows, columns: 0..<width, into: pixels)
    }
  }

  /// Writes columns of rows of the picture, one row after the other.
  func write(
    _ rows: Range<Int>, columns: Range<Int>, into pixels: UnsafeMutablePointer<UInt32>
  ) {
    guard !rows.isEmpty, !columns.isEmpty else { return }
    let sideways = columns.lowerBound - box.minX..<columns.upperBound - box.minX
    let upright = rows.lowerBound - box.minY..<rows.upperBound - box.minY
    guard let across else {
      let (bitmap, first) = image.rows(upright)
      let held = upright.lowerBound - first..<upright.upperBound - first
      return unsafe copy(bitmap, columns: sideways, rows: held, to: pixels)
    }
    let down = Taps(from: size.height, to: box.height, only: upright)
    let (bitmap, first) = image.rows(down.reach)
    var resampling = Resampling(
      bitmap, from: first, isOpaque: isOpaque,
      across: columns == 0..<width
        ? across : Taps(from: size.width, to: box.width, only: sideways),
      down: down)
    unsafe resampling.write(to: pixels)
  }
}
