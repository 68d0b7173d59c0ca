import VitrineGraphics

/// The coverage of a rounded box's top left corner, which serves all four.
struct CornerMask: Sendable {
  /// How many rows and columns it takes.
  let reach: Int
  /// `reach` × `reach` bytes, and the same from right to left.
  let left: [UInt8]
  let right: [UInt8]

  init(_ profile: CornerProfile) {
    let reach = Self.reach(of: profile)
    self.reach = reach
    // The corner as a closed piece: the curve, then out to where the rectangle is solid.
    var path = Path()
    profile.append(to: &path, isRounded: true) { Point(x: $0.y, y: $0.x) }
    path.line(to: Point(x: Double(reach), y: 0))
    path.line(to: Point(x: Double(reach), y: Double(reach)))
    path.line(to: Point(x: 0, y: Double(reach)))
    path.close()
    let square = PixelBox(minX: 0, minY: 0, maxX: reach, maxY: reach)
    let mask = Coverage.mask(path, .nonZero, square).bytes
    left = mask
    var mirrored: [UInt8] = []
    mirrored.reserveCapacity(mask.count)
    for row in 0..<reach {
      for column in 0..<reach { mirrored.append(mask[row * reach + reach - 1 - column]) }
    }
    right = mirrored
  }

  static func reach(of profile: CornerProfile) -> Int {
    -Int(PixelGrid.floor(-min(profile.start.x, 1e6)))
  }
}

/// The newest corners, by their curves: icons and cards of a picture, and of the next, have few.
///
/// A corner of forty pixels takes 25 µs; on the whole screen of the benchmarks, those of icons and
/// cards were a sixth of painting.
struct CornerMasks: Sendable {
  private var entries: [(profile: CornerProfile, mask: CornerMask)] = []

  /// Corners of a hundred pixels take 20 KB.
  private static let limit = 16

  mutating func mask(of profile: CornerProfile) -> CornerMask {
    if let entry = entries.first(where: { $0.profile == profile }) { return entry.mask }
    let mask = CornerMask(profile)
    if entries.count == Self.limit { entries.removeFirst() }
    entries.append((profile, mask))
    return mask
  }
}
