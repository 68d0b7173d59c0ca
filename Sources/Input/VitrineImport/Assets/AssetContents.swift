public import VitrineBase
public import VitrineGraphics
public import VitrineLayout

/// What the `Contents.json` of an image set or an app icon says.
public struct AssetContents: Hashable, Sendable {
  public struct Image: Hashable, Sendable {
    /// A name without a folder: an asset never leaves its set.
    public var fileName: String
    /// Nil for one that serves every scale.
    public var scale: Int?
    public var idiom: String
    /// The direction that it is drawn for; nil serves both as it is.
    public var direction: LayoutDirection?
    public var appearance = AssetAppearance.any
    /// What Xcode's slicing says.
    public var slices: ImageSlices?

    public init(fileName: String, scale: Int?, idiom: String) {
      self.fileName = fileName
      self.scale = scale
      self.idiom = idiom
    }
  }

  public var images: [Image] = []
  public var isTemplate = false
  /// Whether a vector image is drawn anew at every size, not once at its own.
  public var preservesVectors = false

  public init() {}

  public static func read(_ bytes: [UInt8], file: String) throws(InputError) -> AssetContents {
    let value = try JSON.parse(bytes, file: file)
    var contents = AssetContents()
    if case .array(let entries)? = value["images"]?.kind {
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

  /// `resizing`, which counts in pixels of the file.
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

  /// The image for a scale: that scale's own, then the next larger, then the largest.
  ///
  /// The idiom's own come before the universal ones, whatever their scale. The direction's own come
  /// before those for both, and these before those for the other. In the dark appearance images for it
  /// come before those for any, and in the light one likewise.
  public func image(
    scale: Int, idiom: String, direction: LayoutDirection, isDark: Bool = false
  ) -> Image? {
    let shown =
      AssetAppearance.preferred(isDark: isDark)
      .map { wanted in images.filter { $0.appearance == wanted } }
      .first { !$0.isEmpty } ?? []
    let alike =
      [idiom, "universal"].map { wanted in shown.filter { $0.idiom == wanted } }
      .first { !$0.isEmpty } ?? shown
    let usable =
      [direction, nil].map { wanted in alike.filter { $0.direction == wanted } }
      .first { !$0.isEmpty } ?? alike
    if let exact = usable.first(where: { $0.scale == scale || $0.scale == nil }) { return exact }
    let sorted = usable.sorted { ($0.scale ?? 1) < ($1.scale ?? 1) }
    return sorted.first { ($0.scale ?? 1) > scale } ?? sorted.last
  }
}
