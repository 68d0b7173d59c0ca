import VitrineGraphics

/// The coverage of a rounded box's top left corner.
///
/// The other corners mirror it.
struct CornerMask: Sendable {
  /// The number of rows and columns in the mask.
  let reach: Int
  /// The mask, `reach` × `reach` bytes.
  ///
  /// `right` is the same mask mirrored.
  let left: [UInt8]
  let right: [UInt8]

  init(_ profile: CornerProfile) {
    let reach = Self.reach(of: profile)
    self.reach = reach
    // The corner is closed by lines to the solid part of the rectangle.
    var path = Path()
    profile.append(to: &path, isRounded: true) { Point(x: $0.y, y: $0.x) }
    path.line(to: Point(x: Double(reach), y: 0))
    path.line(to: Point(x: Double(reach), y: Double(reach)))
    path.line(to: Point(x: 0, y: Double(reach)))
    path.close()
    let square = PixelBox(minX: 0, minY: 0, maxX: reach, maxY: reach)
    let mask = Coverage.mask(path, .nonZero, in: square).bytes
    left = mask
    var mirrored: [UInt8] = []
    mirrored.reserveCapacity(mask.count)
    for row in 0..<reach {
      for column in 0..<reach { mirrored.append(mask[row * reach + reach - 1 - column]) }
    }
    right = mirrored
  }

  static func reach(of profile: CornerProfile) -> Int {
    -Int(clamping: PixelGrid.floor(-min(profile.start.x, 1e6)))
  }
}

/// A cache of the most recent corners.
///
/// The icons and cards of consecutive pictures have few different ones.
///
/// A corner of forty pixels takes 25 µs. On the benchmark's screen, the corners of icons and cards
/// took a sixth of the painting time.
struct CornerMasks: Sendable {
  private var entries: [(profile: CornerProfile, mask: CornerMask)] = []

  /// The number of cached corners.
  ///
  /// A corner of a hundred pixels takes 20 KB.
  private static let limit = 16

  mutating func mask(of profile: CornerProfile) -> CornerMask {
    if let entry = entries.first(where: { $0.profile == profile }) { return entry.mask }
    let mask = CornerMask(profile)
    if entries.count == Self.limit { entries.removeFirst() }
    entries.append((profile, mask))
    return mask
  }
}
