public import Vitrine
public import VitrineGraphics
import VitrineLayout
import VitrineRaster
import VitrineText

/// A sheet of pictures with a caption below each.
public struct ContactSheet: Sendable {
  /// A picture and its caption.
  public struct Entry: Sendable {
    /// The text below the picture.
    public var caption: String
    /// The picture.
    public var picture: Bitmap

    /// Creates an entry.
    public init(_ caption: String, _ picture: Bitmap) {
      self.caption = caption
      self.picture = picture
    }
  }

  /// The number of pictures in a row.
  public var columns: Int
  /// The maximum width of a picture in pixels.
  ///
  /// Smaller pictures aren't enlarged.
  public var tileWidth: Int

  /// Creates a sheet with at least one column and tiles of at least 8 pixels.
  public init(columns: Int, tileWidth: Int) {
    self.columns = max(1, columns)
    self.tileWidth = max(8, tileWidth)
  }

  /// The distance between pictures, and the height of a caption, in pixels.
  private static let gap = 16
  private static let captionHeight = 22

  /// Returns a picture in the size that the sheet shows.
  public func tile(of picture: Bitmap, in workshop: Workshop) -> Bitmap {
    let (width, height) = size(of: picture)
    guard width < picture.width else { return picture }
    var list = DisplayList(width: width, height: height)
    let box = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    list.append(.image(picture, in: box, ImageDrawing(), .sourceOver))
    return workshop.rasterize(list)
  }

  /// Returns the sheet, or nil if it would exceed the maximum size of an image.
  public func picture(_ entries: [Entry], in workshop: Workshop) -> Bitmap? {
    let sizes = entries.map { entry in size(of: entry.picture) }
    let rows = stride(from: 0, to: entries.count, by: columns).map { start in
      start..<min(entries.count, start + columns)
    }
    let heights = rows.map { row in
      (sizes[row].map(\.height).max() ?? 0) + Self.captionHeight + Self.gap
    }
    let across = min(columns, max(1, entries.count))
    let width = across * (tileWidth + Self.gap) + Self.gap
    let height = heights.reduce(Self.gap, +)
    guard width * height <= Bitmap.pixelLimit else { return nil }
    var list = DisplayList(width: width, height: height)
    list.background = Color(hex: 0xF4F4F6)
    let typesetter = workshop.typesetter(for: Self.captions)
    var top = Self.gap
    for (row, rowHeight) in zip(rows, heights) {
      for (column, index) in row.enumerated() {
        let left = Self.gap + column * (tileWidth + Self.gap)
        let box = Rect(
          x: Double(left), y: Double(top), width: Double(sizes[index].width),
          height: Double(sizes[index].height))
        list.append(.image(entries[index].picture, in: box, ImageDrawing(), .sourceOver))
        caption(
          entries[index].caption, at: Point(x: Double(left), y: box.maxY + 4), with: typesetter,
          into: &list)
      }
      top += rowHeight
    }
    return workshop.rasterize(list)
  }

  /// Returns a picture's size on the sheet, with its proportions unchanged.
  private func size(of picture: Bitmap) -> (width: Int, height: Int) {
    guard picture.width > tileWidth else { return (picture.width, picture.height) }
    return (tileWidth, max(1, picture.height * tileWidth / picture.width))
  }

  private func caption(
    _ text: String, at corner: Point, with typesetter: Typesetter, into list: inout DisplayList
  ) {
    var attributed = AttributedText(text, font: .system(12))
    attributed.paragraph.lineBreakMode = .truncateMiddle
    let layout = typesetter.layout(attributed, numberOfLines: 1, width: Double(tileWidth))
    for line in layout.lines {
      for run in line.runs {
        list.append(
          .glyphs(run, origin: corner, scale: 1, .color(Color(hex: 0x3A3A3C)), .sourceOver))
      }
    }
  }

  /// The variant that captions are drawn in: one pixel per point, independent of the pictures.
  private static let captions: Variant = {
    var variant = Variant()
    variant.scaleOverride = 1
    return variant
  }()
}
