public import VitrineGraphics

/// A drawing command.
///
/// All positions and lengths are in pixels.
public enum DisplayItem: Hashable, Codable, Sendable {
  case fill(Shape, Paint, BlendMode)
  case stroke(Path, Stroke, Paint, BlendMode)
  /// A run of glyphs.
  ///
  /// A point is drawn at origin + scale × point.
  ///
  /// x is rounded to a quarter pixel and the baseline to a whole pixel. The paint replaces the
  /// run's color.
  case glyphs(GlyphRun, origin: Point, scale: Double, Paint, BlendMode)
  case image(Bitmap, in: Rect, ImageDrawing, BlendMode)
  /// The pixels of a backdrop inside a shape.
  case backdrop(Int, Shape)
  /// The pixels that all earlier items have in a box, under a material and inside a shape.
  case material(MaterialRecipe, Shape, behind: Rect)
  case shadow(Shape, Color, offset: Point, sigma: Double)
  case beginClip(Shape)
  case endClip
  case beginGroup(alpha: Double, BlendMode)
  case endGroup
  /// The start of items that are painted as one picture, which the filter changes.
  case beginFilter(PictureFilter)
  case endFilter
}

/// An ordered list of drawing commands, the last stage before pixels.
public struct DisplayList: Sendable {
  /// A command and the view that it belongs to.
  public struct Entry: Sendable {
    /// The drawing command.
    public var item: DisplayItem
    /// The view's index in its tree, or nil if the host draws the item.
    public var source: Int?
  }

  /// A finished picture that the list shows in part.
  public struct Backdrop: Sendable {
    /// The pixels of a backdrop, at full size or to be enlarged where they are visible.
    public enum Picture: Sendable {
      case whole(Bitmap)
      case scaled(ScaledImage)
      case small(SmallBackdrop)
    }

    /// The source of the pixels.
    public let picture: Picture
    /// A Boolean value that indicates whether the backdrop is opaque.
    let isOpaque: Bool
    /// The position of the list's top left corner in the picture.
    public var x: Int
    /// The vertical position of the same corner.
    public var y: Int

    /// Creates a backdrop with the position of the list in it.
    public init(_ picture: Picture, x: Int = 0, y: Int = 0) {
      self.picture = picture
      isOpaque =
        switch picture {
        case .whole(let bitmap): bitmap.isOpaque
        case .scaled(let image): image.isOpaque
        case .small: true
        }
      self.x = x
      self.y = y
    }

    /// Creates a backdrop from a bitmap at full size.
    public init(bitmap: Bitmap, x: Int = 0, y: Int = 0) {
      self.init(.whole(bitmap), x: x, y: y)
    }

    var width: Int {
      switch picture {
      case .whole(let bitmap): bitmap.width
      case .scaled(let image): image.width
      case .small(let small): small.width
      }
    }

    var height: Int {
      switch picture {
      case .whole(let bitmap): bitmap.height
      case .scaled(let image): image.height
      case .small(let small): small.height
      }
    }

    /// Returns whether the backdrop has a pixel for each pixel of the list.
    func covers(_ list: DisplayList) -> Bool {
      x >= 0 && y >= 0 && width - x >= list.width && height - y >= list.height
    }
  }

  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The color behind all items.
  public var background: Color = .clear
  /// The pictures that `DisplayItem.backdrop` refers to by index.
  public var backdrops: [Backdrop] = []
  /// The commands in drawing order.
  public private(set) var entries: [Entry] = []

  /// A Boolean value that indicates whether a material is, or was, among the commands.
  private(set) var hasMaterials = false

  /// Creates an empty list for a picture with a size in pixels.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Appends a command of the view with the index `source`.
  public mutating func append(_ item: DisplayItem, from source: Int? = nil) {
    if case .material = item { hasMaterials = true }
    entries.append(Entry(item: item, source: source))
  }

  /// Replaces every item from an index on by other items.
  ///
  /// Returns the start index of the replacements of each item, and the end of the list as the last
  /// element.
  package mutating func rewrite(
    from first: Int, _ body: (DisplayItem) -> [DisplayItem]
  ) -> [Int] {
    var places: [Int] = []
    let old = entries[first...]
    entries.removeSubrange(first...)
    for entry in old {
      places.append(entries.count)
      for item in body(entry.item) { append(item, from: entry.source) }
    }
    return places + [entries.count]
  }

  /// Adds a backdrop and returns its index.
  public mutating func add(_ backdrop: Backdrop) -> Int {
    backdrops.append(backdrop)
    return backdrops.count - 1
  }
}
