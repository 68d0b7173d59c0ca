public import VitrineBase
public import VitrineGraphics
public import VitrineLayout

/// The content of an image set's or an app icon's `Contents.json`.
public struct AssetContents: Hashable, Sendable {
  /// One file of the set and the conditions under which it is used.
  public struct Image: Hashable, Sendable {
    /// The name of the file without a folder, because an asset's files are in its set.
    public var fileName: String
    /// The scale, or nil if the image serves every scale.
    public var scale: Int?
    /// The kind of device, such as `iphone` or `universal`.
    public var idiom: String
    /// The layout direction, or nil if the image serves both without mirroring.
    public var direction: LayoutDirection?
    /// The appearance for which the image is used, by default any.
    public var appearance = AssetAppearance.any
    /// A Boolean value that indicates whether the image is only for some devices or languages.
    ///
    /// Such an image has a screen, an amount of memory, a set of graphics features, a language, or
    /// no condition that it is assigned to.
    public var isSpecific = false
    /// The slices from Xcode's slicing editor.
    public var slices: ImageSlices?

    /// Creates an image for any direction and appearance.
    public init(fileName: String, scale: Int?, idiom: String) {
      self.fileName = fileName
      self.scale = scale
      self.idiom = idiom
    }
  }

  /// The images in the order of the file.
  public var images: [Image] = []
  /// A Boolean value that indicates whether the images are templates, which are drawn in one color.
  public var isTemplate = false
  /// A Boolean value that indicates whether a vector image is rendered at each drawn size instead
  /// of once at its natural size.
  public var preservesVectors = false
  /// A Boolean value that indicates whether the set is a symbol of the author, which follows the
  /// font.
  public var isSymbol = false

  /// Creates a set without images.
  public init() {}

  /// Parses a `Contents.json`.
  ///
  /// Entries without a file name, or with one that leads out of the set, are omitted.
  public static func read(_ bytes: [UInt8], file: String) throws(InputError) -> AssetContents {
    let value = try JSON.parse(bytes, file: file)
    var contents = AssetContents()
    contents.isSymbol = value["symbols"] != nil
    // A symbol has the color of the text beside it, and its outlines in each size.
    contents.isTemplate = contents.isSymbol
    contents.preservesVectors = contents.isSymbol
    if case .array(let entries)? = (value["images"] ?? value["symbols"])?.kind {
      for entry in entries {
        guard let appearance = AssetAppearance(entry),
          case .string(let name)? = entry["filename"]?.kind, !name.utf8.contains(UInt8(ascii: "/")),
          name != ".."
        else { continue }
        var image = Image(fileName: name, scale: nil, idiom: "universal")
        if case .string(let scale)? = entry["scale"]?.kind { image.scale = Int(scale.prefix(1)) }
        if case .string(let idiom)? = entry["idiom"]?.kind { image.idiom = idiom }
        if case .string(let direction)? = entry["language-direction"]?.kind {
          image.direction = direction == "right-to-left" ? .rightToLeft : .leftToRight
        }
        image.appearance = appearance
        image.isSpecific = specificKeys.contains { entry[$0] != nil }
        image.slices = slices(entry, pixelsPerPoint: Double(image.scale ?? 1))
        contents.images.append(image)
      }
    }
    if case .string(let intent)? = value["properties"]?["template-rendering-intent"]?.kind {
      contents.isTemplate = intent == "template"
    }
    if case .bool(let preserves)? = value["properties"]?["preserves-vector-representation"]?.kind {
      contents.preservesVectors = preserves
    }
    return contents
  }

  /// The keys of entries that a device without their condition doesn't show.
  private static let specificKeys = [
    "unassigned", "subtype", "screen-width", "memory", "graphics-feature-set", "locale",
  ]

  /// Parses `resizing`, whose lengths are in pixels of the file.
  private static func slices(_ entry: JSONValue, pixelsPerPoint: Double) -> ImageSlices? {
    guard let resizing = entry["resizing"] else { return nil }
    func points(_ part: String, _ key: String) -> Double? {
      guard case .number(let value)? = resizing[part]?[key]?.kind else { return nil }
      return value / pixelsPerPoint
    }
    func margin(_ side: String) -> Double { points("cap-insets", side) ?? 0 }
    var slices = ImageSlices(
      Insets(
        top: margin("top"), left: margin("left"), bottom: margin("bottom"),
        right: margin("right")),
      centerWidth: points("center", "width"), centerHeight: points("center", "height"))
    if case .string("tile")? = resizing["center"]?["mode"]?.kind { slices.resizing = .tile }
    return slices
  }

  /// Returns the best image for a scale: an exact match, or the next larger, or the largest.
  ///
  /// An image of the idiom precedes a universal image of any scale. An image of the direction
  /// precedes an image for both directions, and an image of the opposite direction is the last
  /// choice. An image of the appearance precedes an image for any appearance. An image for some
  /// devices or languages only is used if there is no other one.
  public func image(
    scale: Int, idiom: String, direction: LayoutDirection, isDark: Bool = false
  ) -> Image? {
    let general = images.filter { !$0.isSpecific }
    let shown =
      AssetAppearance.preferred(isDark: isDark)
      .map { wanted in
        (general.isEmpty ? images : general).filter { $0.appearance == wanted }
      }
      .first { !$0.isEmpty } ?? []
    let alike =
      [idiom, "universal"].map { wanted in shown.filter { $0.idiom == wanted } }
      .first { !$0.isEmpty } ?? shown
    let usable =
      [direction, nil].map { wanted in alike.filter { $0.direction == wanted } }
      .first { !$0.isEmpty } ?? alike
    if let exact = usable.first(where: { $0.scale == scale || $0.scale == nil }) { return exact }
    let sorted = usable.sorted { ($0.scale ?? 1) < ($1.scale ?? 1) }
    let nearest = (sorted.first { ($0.scale ?? 1) > scale } ?? sorted.last)?.scale
    return usable.first { $0.scale == nearest }
  }
}
