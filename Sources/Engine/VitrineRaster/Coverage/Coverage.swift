import VitrineGraphics

/// A shape as pixels see it.
enum Coverage {
  /// Every pixel of the box, wholly.
  case solid(PixelBox)
  case mask(Mask)
  /// A box with rounded corners, and the part of it that counts.
  case rounded(RoundedBox, PixelBox)

  /// The coverage of a shape within `limit`; nil where it covers nothing.
  init?(_ shape: Shape, within limit: PixelBox, corners masks: inout CornerMasks) {
    switch shape {
    case .rect(let rect):
      guard rect.isDrawable, let box = PixelBox(rect, within: limit) else { return nil }
      self = Self.isWhole(rect) ? .solid(box) : .mask(Self.mask(ofSimple: .rectangle(rect), box))
    case .roundedRect(let rect, let radius, let curve, let corners):
      guard rect.isDrawable, radius.isFinite, let box = PixelBox(rect, within: limit) else {
        return nil
      }
      if radius <= 0 || corners.isEmpty {
        self = Self.isWhole(rect) ? .solid(box) : .mask(Self.mask(ofSimple: .rectangle(rect), box))
      } else if let rounded = RoundedBox(
        rect, radius: radius, curve: curve, corners: corners, masks: &masks)
      {
        self = .rounded(rounded, box)
      } else {
        let path = Path.rounded(rect, radius: radius, curve: curve, corners: corners)
        self = .mask(Self.mask(ofSimple: path, box))
      }
    case .path(let path, let rule):
      guard path.isDrawable, let bounds = path.controlBounds,
        let box = PixelBox(bounds, within: limit)
      else { return nil }
      self = .mask(Self.mask(path, rule, box))
    }
  }

  static func mask(_ path: Path, _ rule: FillRule, _ box: PixelBox) -> Mask {
    guard !box.isEmpty else {
      return Mask(x: box.minX, y: box.minY, width: 0, height: 0, bytes: [])
    }
    var accumulator = Accumulator(box)
    var edges: [Edge] = []
    flatten(path) { edges.append(Edge(from: $0, to: $1)) }
    for edge in Winding.boundary(of: edges, rule) ?? edges {
      accumulator.line(from: edge.from, to: edge.to)
    }
    return accumulator.mask(rule)
  }

  /// The mask of an outline that doesn't overlap itself, which needn't be found out.
  private static func mask(ofSimple path: Path, _ box: PixelBox) -> Mask {
    var accumulator = Accumulator(box)
    flatten(path) { accumulator.line(from: $0, to: $1) }
    return accumulator.mask(.nonZero)
  }

  static func isWhole(_ rect: Rect) -> Bool {
    func whole(_ value: Double) -> Bool { PixelGrid.floor(value) == value }
    return whole(rect.minX) && whole(rect.minY) && whole(rect.maxX) && whole(rect.maxY)
  }

  /// The smallest box around everything covered.
  var box: PixelBox {
    switch self {
    case .solid(let box), .rounded(_, let box): box
    case .mask(let mask): mask.box
    }
  }

  /// Calls `body` with the pieces of row `y` within `x`, and how much of each pixel is covered
  /// unless all are covered wholly.
  @inline(__always)
  func forEachPiece(
    y: Int, x: Range<Int>, _ body: (Range<Int>, UnsafePointer<UInt8>?) -> Void
  ) {
    let box = box
    let first = max(x.lowerBound, box.minX)
    let last = min(x.upperBound, box.maxX)
    guard first < last, y >= box.minY, y < box.maxY else { return }
    switch self {
    case .solid: body(first..<last, nil)
    case .rounded(let rounded, _): unsafe rounded.forEachPiece(y: y, x: first..<last, body)
    case .mask(let mask):
      // Row y of the mask is `width` bytes from `y · width`, within the array by construction.
      unsafe mask.bytes.withUnsafeBufferPointer { bytes in
        let at = unsafe bytes.baseAddress.map {
          unsafe $0 + ((y - mask.y) * mask.width + first - mask.x)
        }
        unsafe body(first..<last, at)
      }
    }
  }
}

extension Point {
  /// Whether both coordinates are numbers that arithmetic with others leaves finite.
  fileprivate var isDrawable: Bool { x.magnitude < 1e15 && y.magnitude < 1e15 }
}

extension Rect {
  /// Whether it has an inside, and corners that can be calculated with.
  var isDrawable: Bool {
    !isEmpty && Point(x: minX, y: minY).isDrawable && Point(x: maxX, y: maxY).isDrawable
  }
}

extension Path {
  /// Whether every coordinate can be calculated with.
  var isDrawable: Bool {
    elements.allSatisfy {
      switch $0 {
      case .move(let p), .line(let p): p.isDrawable
      case .quadratic(let c, let p): c.isDrawable && p.isDrawable
      case .cubic(let c1, let c2, let p): c1.isDrawable && c2.isDrawable && p.isDrawable
      case .close: true
      }
    }
  }
}
