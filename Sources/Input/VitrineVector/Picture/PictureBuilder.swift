import VitrineGraphics
import VitrineRaster

/// A builder that collects the items of a picture, within limits that no icon reaches.
struct PictureBuilder {
  /// A parent of the items that are added while it is open.
  enum Container {
    case root
    case clip(Path, FillRule)
    case group(alpha: Double, BlendMode)
    case mask(VectorMask)
  }

  static let itemLimit = 20_000
  static let segmentLimit = Path.svgSegmentLimit
  static let depthLimit = 48
  /// The maximum number of open groups and masks, each of which needs a separate bitmap.
  static let layerLimit = 12

  private var stack: [(container: Container, items: [VectorItem])] = [(.root, [])]
  private var itemCount = 0
  private var segmentCount = 0
  private(set) var unsupported: [String] = []

  var items: [VectorItem] { stack[0].items }
  var depth: Int { stack.count }

  private var layerCount: Int {
    stack.count {
      switch $0.container {
      case .group, .mask: true
      case .root, .clip: false
      }
    }
  }

  mutating func add(_ item: VectorItem) throws(VectorError) {
    itemCount += 1
    guard itemCount <= Self.itemLimit else { throw .tooMany("shapes", limit: Self.itemLimit) }
    switch item {
    case .fill(let path, _, _), .stroke(let path, _, _, _): try count(path)
    case .image, .clip, .group, .masked: break
    }
    stack[stack.count - 1].items.append(item)
  }

  /// Opens a container for the next items.
  ///
  /// The reader closes it by its depth.
  mutating func open(_ container: Container) throws(VectorError) {
    stack.append((container, []))
    guard stack.count <= Self.depthLimit else {
      throw .tooMany("nested groups", limit: Self.depthLimit)
    }
    guard layerCount <= Self.layerLimit else {
      throw .tooMany("nested layers", limit: Self.layerLimit)
    }
    if case .clip(let path, _) = container { try count(path) }
  }

  /// Closes the innermost container.
  ///
  /// An empty one isn't added to the picture.
  mutating func close() {
    guard stack.count > 1, let top = stack.popLast(), !top.items.isEmpty else { return }
    let item: VectorItem
    switch top.container {
    case .root: return
    case .clip(let path, let rule): item = .clip(path, rule, top.items)
    case .group(let alpha, let mode): item = .group(alpha: alpha, mode, top.items)
    case .mask(let mask): item = .masked(top.items, by: mask)
    }
    stack[stack.count - 1].items.append(item)
  }

  /// Closes containers until `depth` of them are open.
  mutating func close(to depth: Int) {
    while stack.count > max(1, depth) { close() }
  }

  /// Records a feature that the picture lacks.
  mutating func report(_ feature: String) {
    guard !unsupported.contains(feature), unsupported.count < 32 else { return }
    unsupported.append(feature)
  }

  /// Collects items separately, for example for a mask.
  mutating func collect(
    _ body: (inout PictureBuilder) throws(VectorError) -> Void
  ) throws(VectorError) -> [VectorItem] {
    var part = self
    // The new builder has the same open containers without their items, so that the depth limits
    // apply.
    part.stack = stack.map { ($0.container, []) } + [(.root, [])]
    let depth = part.stack.count
    guard depth <= Self.depthLimit else { throw .tooMany("nested masks", limit: Self.depthLimit) }
    try body(&part)
    part.close(to: depth)
    itemCount = part.itemCount
    segmentCount = part.segmentCount
    unsupported = part.unsupported
    return part.stack[part.stack.count - 1].items
  }

  private mutating func count(_ path: Path) throws(VectorError) {
    segmentCount += path.elements.count
    guard segmentCount <= Self.segmentLimit else {
      throw .tooMany("path segments", limit: Self.segmentLimit)
    }
  }
}
