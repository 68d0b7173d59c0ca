public import VitrineGraphics

/// One drawing command; all places and lengths are in pixels.
public enum DisplayItem: Hashable, Codable, Sendable {
  case fill(Shape, Paint, BlendMode)
  case stroke(Path, Stroke, Paint, BlendMode)
  /// A run's points become pixels as origin + scale × point; x is taken to the nearest quarter
  /// pixel, baselines to the nearest pixel. The run's own color has become the paint.
  case glyphs(GlyphRun, origin: Point, scale: Double, Paint, BlendMode)
  case image(Bitmap, in: Rect, ImageDrawing, BlendMode)
  /// The pixels of a backdrop, inside the shape.
  case backdrop(Int, Shape)
  case shadow(Shape, Color, offset: Point, sigma: Double)
  case beginClip(Shape)
  case endClip
  case beginGroup(alpha: Double, BlendMode)
  case endGroup
}

/// What to paint, where, in order: the last stage before pixels.
public struct DisplayList: Sendable {
  /// A command and the view it came from.
  public struct Entry: Sendable {
    public var item: DisplayItem
    /// The view's index in its tree; nil for the host's own drawing.
    public var source: Int?
  }

  /// A finished picture of which the list shows a part.
  public struct Backdrop: Sendable {
    /// What is drawn, as it is or to be made large where the list shows it.
    public enum Picture: Sendable {
      case whole(Bitmap)
      case scaled(ScaledImage)
      case small(SmallBackdrop)
    }

    public let picture: Picture
    /// Whether nothing behind it shows.
    let isOpaque: Bool
    /// The position of the list's top left corner in the picture.
    public var x: Int
    public var y: Int

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

    /// Whether it has a pixel for each of the list's.
    func covers(_ list: DisplayList) -> Bool {
      x >= 0 && y >= 0 && width - x >= list.width && height - y >= list.height
    }
  }

  public let width: Int
  public let height: Int
  public var background: Color = .clear
  public var backdrops: [Backdrop] = []
  public private(set) var entries: [Entry] = []

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  public mutating func append(_ item: DisplayItem, from source: Int? = nil) {
    entries.append(Entry(item: item, source: source))
  }

  /// Replaces every item from an index on by others; returns where the items of each old one start,
  /// with the end of the list as the last place.
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

  public mutating func add(_ backdrop: Backdrop) -> Int {
    backdrops.append(backdrop)
    return backdrops.count - 1
  }
}
