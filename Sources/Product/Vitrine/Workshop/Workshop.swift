public import VitrineBase
package import VitrineGraphics
package import VitrineImages
import VitrineLayout
package import VitrineRaster
package import VitrineText
import VitrineVector

/// The files that one worker reads, and its caches: typesetters, glyph masks, wallpapers and the
/// backdrops made from them, and layouts that several pictures of a batch share.
///
/// Not shared: one worker makes one picture at a time. What is cached never changes a pixel, nor does
/// the number of threads that work on a picture.
public struct Workshop {
  package let resources: Resources
  /// Image files, each decoded once.
  package private(set) var images: ImageFiles
  package let layouts = LayoutStore()
  /// Compressed rows that several pictures of a batch share.
  package let blocks = PNGBlocks()
  private let caches = Caches()

  /// What a worker keeps from one picture to the next.
  private final class Caches {
    var typesetters: [(key: TextEnvironment, typesetter: Typesetter)] = []
    /// One for each thread.
    var masks: [GlyphMaskCache] = []
    let wallpapers = TracedCache<Variant.Wallpaper, WallpaperFile>(limit: Workshop.limit)
    /// What the caches below were made of.
    var fingerprints: [Variant.Wallpaper: String] = [:]
    /// Wallpapers that fill a screen, made large where they show.
    var screens: [(key: BackdropKey, image: ScaledImage)] = []
    /// The newest picture that was averaged down for materials.
    var reduced: (key: BackdropKey, picture: ReducedPicture)?
    var backdrops: [(key: BackdropKey, backdrop: DisplayList.Backdrop, bitmap: Bitmap)] = []
    /// With the rows that each has.
    var smalls: [(key: BackdropKey, rows: Range<Int>, small: SmallBackdrop)] = []

    /// Removes what was made of a wallpaper whose file is another now.
    func remove(_ wallpaper: Variant.Wallpaper) {
      screens.removeAll { $0.key.wallpaper == wallpaper }
      if reduced?.key.wallpaper == wallpaper { reduced = nil }
      backdrops.removeAll { $0.key.wallpaper == wallpaper }
      smalls.removeAll { $0.key.wallpaper == wallpaper }
    }
  }

  /// How many pictures a workshop makes; no pixel depends on it.
  package enum Pictures: Sendable {
    /// What is large is made where it shows, and not kept.
    case one
    /// What pictures share is made once.
    case many
  }

  /// How many wallpapers, backdrops and typesetters are kept, the newest ones.
  private static let limit = 8

  /// How many bytes of backdrops are kept, but always two: a tablet's screen takes 22 MiB, and every
  /// worker of a batch keeps its own.
  private static let backdropLimit = 48 << 20

  /// How many bytes of blurred wallpapers as they are before they are made large: the newest, in some
  /// hundredth of the memory, and most of the work is behind them.
  private static let smallLimit = 16 << 20

  /// Where blurred wallpapers are kept for later runs, where that is wanted.
  private let store: BackdropStore?

  private let pool: ThreadPool

  private let pictures: Pictures

  /// How many threads work on one picture.
  public var threads: Int { pool.count }

  /// What inputs and their images are read from.
  package var files: Files { images.files }

  /// The same caches, for work that reads these files.
  package func reading(_ files: Files) -> Workshop {
    var workshop = self
    workshop.images = images.reading(files)
    return workshop
  }

  /// `files` hold inputs and their images (default: those of `resources`); `cache` is a folder that
  /// keeps blurred wallpapers for later runs.
  ///
  /// `threads` is for callers that draw one picture at a time: many pictures are drawn faster with a
  /// workshop for each thread.
  public init(
    _ resources: Resources, files: Files? = nil, cache: String? = nil, threads: Int = 1
  ) {
    self.init(resources, files: files, cache: cache, threads: threads, pictures: .many)
  }

  /// The same for callers that know how many pictures they will draw.
  package init(
    _ resources: Resources, files: Files? = nil, cache: String? = nil, threads: Int = 1,
    pictures: Pictures
  ) {
    self.resources = resources
    self.pictures = pictures
    images = ImageFiles(files ?? resources.files)
    pool = ThreadPool(threads)
    store = cache.map(BackdropStore.init(folder:))
  }

  /// `systemVersion` may be one that no variant has: that of a file's own tools.
  package func typesetter(for variant: Variant, systemVersion: Int? = nil) -> Typesetter {
    var environment = TextEnvironment(
      scale: variant.scale, category: variant.textSize,
      systemVersion: systemVersion ?? variant.system.version,
      usesBoldText: variant.usesBoldText, language: variant.locale,
      direction: variant.layoutDirection)
    environment.usesDesktopStyles = variant.system.isDesktop
    if let entry = caches.typesetters.first(where: { $0.key == environment }) {
      return entry.typesetter
    }
    let typesetter = Typesetter(fonts: resources.fonts, environment: environment)
    keep((environment, typesetter), in: &caches.typesetters)
    return typesetter
  }

  package func measurer(for variant: Variant, systemVersion: Int? = nil) -> TextMeasurer {
    TextMeasurer(typesetter: typesetter(for: variant, systemVersion: systemVersion))
  }

  /// Makes a picture.
  package func rasterize(_ list: DisplayList) -> Bitmap {
    VitrineRaster.rasterize(
      list, glyphs: resources.fonts, caches: &caches.masks,
      pool: list.width * list.height > Self.smallPicture ? pool : .alone)
  }

  /// A picture to be painted in bands by one thread; nil where it is better painted whole.
  package func bandPainter(_ list: DisplayList) -> BandPainter? {
    guard pool(for: list.width * list.height).count == 1 else { return nil }
    var masks = caches.masks.popLast() ?? GlyphMaskCache()
    defer { caches.masks.append(masks) }
    return BandPainter(list, glyphs: resources.fonts, cache: &masks)
  }

  /// The pixels of a picture that one thread paints as soon as two: most of a card's time are glyph
  /// masks, which each thread makes for itself.
  private static let smallPicture = 1 << 19

  /// The threads for so many pixels: one for a single small picture, which is done before others have started.
  private func pool(for pixels: Int) -> ThreadPool {
    pictures == .one && pixels <= Self.smallPicture ? .alone : pool
  }

  /// A wallpaper drawn to fill a screen of `width` × `height` pixels.
  package func wallpaper(
    _ wallpaper: Variant.Wallpaper, width: Int, height: Int
  ) throws(RenderError) -> Bitmap {
    let source = try file(of: wallpaper).bitmap()
    if source.width == width && source.height == height { return source }
    var list = DisplayList(width: width, height: height)
    list.background = .black
    list.append(
      .image(
        source, in: Self.fill((source.width, source.height), width: width, height: height),
        ImageDrawing(), .sourceOver))
    return rasterize(list)
  }

  /// Where a wallpaper is drawn so that it fills a screen.
  private static func fill(
    _ source: (width: Int, height: Int), width: Int, height: Int
  ) -> Rect {
    aspectFill(
      Size(width: Double(source.width), height: Double(source.height)),
      in: Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
  }

  /// A wallpaper's file; every picture that shows something of it depends on it.
  private func file(of wallpaper: Variant.Wallpaper) throws(RenderError) -> WallpaperFile {
    let file = try caches.wallpapers.value(for: wallpaper, from: files) {
      files throws(RenderError) in
      try resources.wallpaper(wallpaper, from: files, hasDigest: store != nil)
    }
    let earlier = caches.fingerprints.updateValue(file.fingerprint, forKey: wallpaper)
    if let earlier, earlier != file.fingerprint { caches.remove(wallpaper) }
    return file
  }

  /// The wallpaper behind a whole screen, seen through a material.
  ///
  /// A material is kept small, and made large where a picture shows it, which takes hardly longer than
  /// reading what was made large before. The wallpaper itself is kept large, unless no other picture
  /// follows.
  ///
  /// `rows` are those that the picture shows (default: all); others may be missing, and the backdrop
  /// then begins above the list.
  package func backdrop(
    _ key: BackdropKey, rows: Range<Int>? = nil
  ) throws(RenderError) -> DisplayList.Backdrop {
    let file = try file(of: key.wallpaper)
    let all = 0..<key.height * key.down
    // What other pictures or later runs can use has all rows.
    let rows = pictures == .one && store == nil ? (rows ?? all).clamped(to: all) : all
    if let entry = caches.backdrops.first(where: { $0.key == key }) { return entry.backdrop }
    let bitmap: Bitmap
    if key.material == .none {
      if let (source, image) = try decoded(behind: key, rows), source.keepsRows {
        // Painting cannot fail: what is damaged is decoded whole, which says what is wrong.
        image.decode(rows)
        if !source.isDamaged { return DisplayList.Backdrop(.scaled(image)) }
      }
      if pictures == .one, let image = try scaled(behind: key) {
        return DisplayList.Backdrop(.scaled(image))
      }
      bitmap = try screen(behind: key)
    } else if let small = try small(key, of: file, rows) {
      return DisplayList.Backdrop(.small(small), y: -rows.lowerBound)
    } else {
      bitmap = apply(key.material.recipe(scale: key.scale), to: try screen(behind: key), pool: pool)
    }
    let backdrop = DisplayList.Backdrop(bitmap: bitmap)
    keep((key, backdrop, bitmap), in: &caches.backdrops)
    var bytes = caches.backdrops.reduce(0) { $0 + $1.bitmap.pixels.count * 4 }
    while bytes > Self.backdropLimit, caches.backdrops.count > 2 {
      bytes -= caches.backdrops.removeFirst().bitmap.pixels.count * 4
    }
    return backdrop
  }

  /// The wallpaper alone, that of the picture itself where it shows it.
  private func screen(behind key: BackdropKey) throws(RenderError) -> Bitmap {
    var plain = key
    plain.material = .none
    if let entry = caches.backdrops.first(where: { $0.key == plain }) { return entry.bitmap }
    return try wallpaper(key.wallpaper, width: key.width, height: key.height)
      .mirrored(across: key.across, down: key.down)
  }

  /// The wallpaper alone before it is made large, which is enough for a single picture and for
  /// materials.
  ///
  /// Nil where it is large already, where it lets black show through, and where it is mirrored.
  private func scaled(behind key: BackdropKey) throws(RenderError) -> ScaledImage? {
    guard key.across * key.down == 1 else { return nil }
    var plain = key
    plain.material = .none
    guard !caches.backdrops.contains(where: { $0.key == plain }) else { return nil }
    if let entry = caches.screens.first(where: { $0.key == plain }) { return entry.image }
    let source = try file(of: key.wallpaper).bitmap()
    guard source.width != key.width || source.height != key.height,
      let image = ScaledImage(
        source,
        in: Self.fill((source.width, source.height), width: key.width, height: key.height),
        width: key.width, height: key.height),
      image.isOpaque
    else { return nil }
    keep((plain, image), in: &caches.screens)
    return image
  }

  /// A backdrop before it is made large, kept here or in the store; nil if its blur is too narrow to be
  /// worth reducing.
  private func small(
    _ key: BackdropKey, of file: WallpaperFile, _ rows: Range<Int>
  ) throws(RenderError) -> SmallBackdrop? {
    if let entry = caches.smalls.first(where: { $0.key == key && $0.rows == rows }) {
      return entry.small
    }
    let recipe = key.material.recipe(scale: key.scale)
    let name = storeKey(key, recipe, file)
    var small = name.flatMap { store?.read($0, from: files) }
    if small == nil {
      small = try reduced(key, for: recipe, rows).map {
        SmallBackdrop(recipe, over: $0, rows: rows, pool: pool(for: key.width * rows.count))
      }
      if let small, let name { store?.write(small, for: name) }
    }
    guard let small else { return nil }
    caches.smalls.append((key, rows, small))
    var bytes = caches.smalls.reduce(0) { $0 + $1.small.byteCount }
    while bytes > Self.smallLimit, caches.smalls.count > 1 {
      bytes -= caches.smalls.removeFirst().small.byteCount
    }
    return small
  }

  /// The wallpaper averaged down, once for all materials that need the same of it; nil if their blur
  /// is too narrow.
  private func reduced(
    _ key: BackdropKey, for recipe: MaterialRecipe, _ rows: Range<Int>
  ) throws(RenderError) -> ReducedPicture? {
    var plain = key
    plain.material = .none
    if let kept = caches.reduced, kept.key == plain, kept.picture.suits(recipe, rows: rows) {
      return kept.picture
    }
    let picture =
      if let (source, image) = try decoded(behind: key, rows),
        let picture = ReducedPicture(image, for: recipe, rows: rows), !source.isDamaged
      {
        picture
      } else if let image = try scaled(behind: key) {
        ReducedPicture(image, for: recipe, rows: rows, pool: pool)
      } else {
        ReducedPicture(try screen(behind: key), for: recipe, rows: rows, pool: pool)
      }
    if let picture { caches.reduced = (plain, picture) }
    return picture
  }

  /// The wallpaper behind rows of a single picture, decoded by one thread only as far down as they are; nil
  /// where it is decoded already, or better at once.
  private func decoded(
    behind key: BackdropKey, _ rows: Range<Int>
  ) throws(RenderError) -> (PNGRows, ScaledImage)? {
    guard pictures == .one, key.across * key.down == 1,
      pool(for: key.width * rows.count).count == 1,
      let rows = try file(of: key.wallpaper).rows(),
      let image = ScaledImage(
        rows, in: Self.fill((rows.width, rows.height), width: key.width, height: key.height),
        width: key.width, height: key.height)
    else { return nil }
    return (rows, image)
  }

  /// The key of a backdrop in the store; nil without a store.
  private func storeKey(
    _ key: BackdropKey, _ recipe: MaterialRecipe, _ file: WallpaperFile
  ) -> BackdropStore.Key? {
    guard let digest = file.digest else { return nil }
    return BackdropStore.Key(
      wallpaper: digest, recipe: recipe, width: key.width, height: key.height,
      across: key.across, down: key.down)
  }

  /// An image file, decoded once; nil where it cannot be read.
  package func image(at path: String) -> Bitmap? { try? images.bitmap(at: path).get() }

  /// An image file of paths, read once; nil where it cannot be read.
  func vectorPicture(at path: String) -> VectorPicture? { try? images.picture(at: path).get() }

  /// Image and wallpaper files are read again when they are next needed.
  package func forgetFiles() {
    images.removeAll()
    caches.wallpapers.removeAll()
  }

  private func keep<Entry>(_ entry: Entry, in entries: inout [Entry]) {
    if entries.count == Self.limit { entries.removeFirst() }
    entries.append(entry)
  }
}

/// All that a backdrop's pixels depend on.
package struct BackdropKey: Hashable, Sendable {
  package var wallpaper: Variant.Wallpaper
  package var material: Material
  /// Of the screen, in pixels.
  package var width: Int
  package var height: Int
  package var scale: Double
  /// How many screens it reaches over, each a mirror of the one before it.
  package var across = 1
  package var down = 1

  package init(
    wallpaper: Variant.Wallpaper, material: Material, width: Int, height: Int, scale: Double
  ) {
    self.wallpaper = wallpaper
    self.material = material
    self.width = width
    self.height = height
    self.scale = scale
  }
}
