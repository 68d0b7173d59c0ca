public import VitrineBase
package import VitrineGraphics
package import VitrineImages
import VitrineLayout
package import VitrineRaster
package import VitrineText
import VitrineVector

/// The files and caches of one worker: typesetters, glyph masks, wallpapers with their backdrops,
/// and layouts that several pictures of a batch share.
///
/// A workshop isn't shared: a worker draws one picture at a time. Neither cached values nor the
/// number of threads change a pixel.
public struct Workshop {
  package let resources: Resources
  /// The image files, each decoded once.
  package private(set) var images: ImageFiles
  package let layouts = LayoutStore()
  /// The compressed rows that several pictures of a batch share.
  package let blocks = PNGBlocks()
  private let caches = Caches()

  /// The values that a worker retains between pictures.
  private final class Caches {
    var typesetters: [(key: TextEnvironment, typesetter: Typesetter)] = []
    /// The glyph masks, one cache per thread.
    var masks: [GlyphMaskCache] = []
    let wallpapers = TracedCache<WallpaperCopy, WallpaperFile>(limit: Workshop.limit)
    /// The fingerprints of the wallpapers in the caches below.
    var fingerprints: [WallpaperCopy: String] = [:]
    /// Wallpapers that fill a screen, scaled where they are visible.
    var screens: [(key: BackdropKey, image: ScaledImage)] = []
    /// The most recent picture that was reduced for materials.
    var reduced: (key: BackdropKey, picture: ReducedPicture)?
    var backdrops: [(key: BackdropKey, backdrop: DisplayList.Backdrop, bitmap: Bitmap)] = []
    /// The reduced backdrops, with the rows that each contains.
    var smalls: [(key: BackdropKey, rows: Range<Int>, small: SmallBackdrop)] = []

    /// Removes the values of a wallpaper whose file has changed.
    func remove(_ wallpaper: WallpaperCopy) {
      screens.removeAll { $0.key.wallpaper == wallpaper }
      if reduced?.key.wallpaper == wallpaper { reduced = nil }
      backdrops.removeAll { $0.key.wallpaper == wallpaper }
      smalls.removeAll { $0.key.wallpaper == wallpaper }
    }
  }

  /// The number of pictures that a workshop draws, which affects only speed.
  package enum Pictures: Sendable {
    /// One picture.
    ///
    /// Large values are computed where they are visible and aren't cached.
    case one
    /// Many pictures.
    ///
    /// Shared values are computed once.
    case many
  }

  /// The number of cached wallpapers, backdrops and typesetters.
  private static let limit = 8

  /// The maximum size of cached backdrops in bytes, except that two are always cached.
  ///
  /// A tablet's screen takes 22 MiB, and every worker of a batch has a cache.
  private static let backdropLimit = 48 << 20

  /// The maximum size of cached reduced backdrops in bytes.
  ///
  /// They contain most of the work in about a hundredth of the memory.
  private static let smallLimit = 16 << 20

  /// The store of backdrops for later runs, or nil.
  private let store: BackdropStore?

  private let pool: ThreadPool

  private let pictures: Pictures

  /// The number of threads that draw one picture.
  public var threads: Int { pool.count }

  /// The reader of inputs and their images.
  package var files: Files { images.files }

  /// Returns a workshop with the same caches that reads these files.
  package func reading(_ files: Files) -> Workshop {
    var workshop = self
    workshop.images = images.reading(files)
    return workshop
  }

  /// Creates a workshop.
  ///
  /// `files` contain inputs and their images, by default those of `resources`. `cache` is a folder
  /// that stores blurred wallpapers for later runs.
  ///
  /// `threads` is for callers that draw one picture at a time. Many pictures are drawn faster with
  /// one workshop per thread.
  public init(
    _ resources: Resources, files: Files? = nil, cache: String? = nil, threads: Int = 1
  ) {
    self.init(resources, files: files, cache: cache, threads: threads, pictures: .many)
  }

  /// Creates a workshop for a known number of pictures.
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

  /// Returns a typesetter.
  ///
  /// `systemVersion` can differ from all variants, for the version of a file's tools.
  package func typesetter(for variant: Variant, systemVersion: Int? = nil) -> Typesetter {
    var environment = TextEnvironment(
      scale: variant.scale, category: variant.textSize,
      systemVersion: systemVersion ?? variant.system.version,
      usesBoldText: variant.usesBoldText, language: variant.locale,
      direction: variant.layoutDirection)
    environment.usesDesktopStyles = variant.system.isDesktop
    if systemVersion == nil { environment.fit = variant.system.textFit }
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

  /// Rasterizes a list.
  package func rasterize(_ list: DisplayList) -> Bitmap {
    VitrineRaster.rasterize(
      list, glyphs: resources.fonts, caches: &caches.masks,
      pool: list.width * list.height > Self.smallPicture ? pool : .alone)
  }

  /// Returns a painter for drawing a picture in bands on one thread, or nil if drawing all of it is
  /// better.
  package func bandPainter(_ list: DisplayList) -> BandPainter? {
    guard pool(for: list.width * list.height).count == 1 else { return nil }
    var masks = caches.masks.popLast() ?? GlyphMaskCache()
    defer { caches.masks.append(masks) }
    return BandPainter(list, glyphs: resources.fonts, cache: &masks)
  }

  /// The largest picture, in pixels, that a single thread paints.
  ///
  /// A second thread doesn't help, because each would rasterize its glyph masks, the main cost of a
  /// card.
  private static let smallPicture = 1 << 19

  /// Returns the threads for a number of pixels.
  ///
  /// A single small picture is finished before other threads have started.
  private func pool(for pixels: Int) -> ThreadPool {
    pictures == .one && pixels <= Self.smallPicture ? .alone : pool
  }

  /// Returns a wallpaper scaled to fill a screen of `width` × `height` pixels.
  package func wallpaper(
    _ wallpaper: WallpaperCopy, width: Int, height: Int
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

  /// Returns the rectangle at which a wallpaper fills a screen.
  private static func fill(
    _ source: (width: Int, height: Int), width: Int, height: Int
  ) -> Rect {
    aspectFill(
      Size(width: Double(source.width), height: Double(source.height)),
      in: Rect(x: 0, y: 0, width: Double(width), height: Double(height)))
  }

  /// Returns a wallpaper's file.
  ///
  /// Every picture that shows a part of it depends on it.
  private func file(of wallpaper: WallpaperCopy) throws(RenderError) -> WallpaperFile {
    let file = try caches.wallpapers.value(for: wallpaper, from: files) {
      files throws(RenderError) in
      try resources.wallpaper(wallpaper, from: files, hasDigest: store != nil)
    }
    let earlier = caches.fingerprints.updateValue(file.fingerprint, forKey: wallpaper)
    if let earlier, earlier != file.fingerprint { caches.remove(wallpaper) }
    return file
  }

  /// Returns the wallpaper of a screen, seen through a material.
  ///
  /// A material is cached at a reduced size and enlarged where it is visible, which takes hardly
  /// longer than reading a full-size copy. The wallpaper is cached at full size unless this is the
  /// only picture.
  ///
  /// `rows` are the visible ones (default: all). Other rows may be missing, and the backdrop then
  /// begins above the list.
  package func backdrop(
    _ key: BackdropKey, rows: Range<Int>? = nil
  ) throws(RenderError) -> DisplayList.Backdrop {
    let file = try file(of: key.wallpaper)
    let all = 0..<key.height * key.down
    // Other pictures or later runs need all rows.
    let rows = pictures == .one && store == nil ? (rows ?? all).clamped(to: all) : all
    if let entry = caches.backdrops.first(where: { $0.key == key }) { return entry.backdrop }
    let bitmap: Bitmap
    if key.material == .none {
      if let (source, image) = try decoded(behind: key, rows), source.keepsRows {
        // Painting can't fail. Decoding a damaged image reports its error.
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

  /// Returns the wallpaper without a material, unscaled if the picture has its size.
  private func screen(behind key: BackdropKey) throws(RenderError) -> Bitmap {
    var plain = key
    plain.material = .none
    if let entry = caches.backdrops.first(where: { $0.key == plain }) { return entry.bitmap }
    return try wallpaper(key.wallpaper, width: key.width, height: key.height)
      .mirrored(across: key.across, down: key.down)
  }

  /// Returns the unscaled wallpaper, which suffices for a single picture and for materials.
  ///
  /// Returns nil if the scaled one is cached, if it isn't opaque, or if it is mirrored.
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

  /// Returns a reduced backdrop from the cache or the store, or nil if its blur is too narrow.
  private func small(
    _ key: BackdropKey, of file: WallpaperFile, _ rows: Range<Int>
  ) throws(RenderError) -> SmallBackdrop? {
    if let entry = caches.smalls.first(where: { $0.key == key && $0.rows == rows }) {
      return entry.small
    }
    let recipe = key.material.recipe(scale: key.scale)
    let name = storeKey(key, recipe, file: file)
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

  /// Returns the reduced wallpaper, which materials share, or nil if their blur is too narrow.
  func reduced(
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

  /// Returns the wallpaper for rows of a single picture, decoded only as far as needed by one
  /// thread.
  ///
  /// Returns nil if it is already decoded, or if decoding all of it is better.
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

  /// Returns the key of a backdrop in the store, or nil without a store.
  private func storeKey(
    _ key: BackdropKey, _ recipe: MaterialRecipe, file: WallpaperFile
  ) -> BackdropStore.Key? {
    guard let digest = file.digest else { return nil }
    return BackdropStore.Key(
      wallpaper: digest, recipe: recipe, width: key.width, height: key.height,
      across: key.across, down: key.down)
  }

  /// Returns an image file, which is decoded once, or nil if it can't be read.
  package func image(at path: String) -> Bitmap? { try? images.bitmap(at: path).get() }

  /// Returns a vector image, which is parsed once, or nil if it can't be read.
  func vectorPicture(at path: String) -> VectorPicture? { try? images.picture(at: path).get() }

  /// Clears cached images and wallpapers, so that their files are read again.
  package func forgetFiles() {
    images.removeAll()
    caches.wallpapers.removeAll()
  }

  private func keep<Entry>(_ entry: Entry, in entries: inout [Entry]) {
    if entries.count == Self.limit { entries.removeFirst() }
    entries.append(entry)
  }
}

/// The key of a backdrop: everything that its pixels depend on.
package struct BackdropKey: Hashable, Sendable {
  package var wallpaper: WallpaperCopy
  package var material: Material
  /// The width of the screen in pixels.
  package var width: Int
  package var height: Int
  package var scale: Double
  /// The number of screens that it covers horizontally.
  ///
  /// Every second one is mirrored.
  package var across = 1
  package var down = 1

  package init(
    wallpaper: WallpaperCopy, material: Material, width: Int, height: Int, scale: Double
  ) {
    self.wallpaper = wallpaper
    self.material = material
    self.width = width
    self.height = height
    self.scale = scale
  }
}
