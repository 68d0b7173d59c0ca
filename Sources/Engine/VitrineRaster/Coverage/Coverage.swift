import VitrineGraphics

/// The coverage of pixels by a shape.
enum Coverage {
  /// Full coverage of every pixel in the box.
  case solid(PixelBox)
  case mask(Mask)
  /// A box with rounded corners, and the part of it to paint.
  case rounded(RoundedBox, PixelBox)

  /// Computes the coverage of a shape inside `limit`.
  ///
  /// Returns nil if it is empty.
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
      self = .mask(Self.mask(path, rule, in: box))
    }
  }

  static func mask(_ path: Path, _ rule: FillRule, in box: PixelBox) -> Mask {
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

  /// Returns the mask of an outline that is known not to overlap itself.
  private static func mask(ofSimple path: Path, _ box: PixelBox) -> Mask {
    var accumulator = Accumulator(box)
    flatten(path) { accumulator.line(from: $0, to: $1) }
    return accumulator.mask(.nonZero)
  }

  static func isWhole(_ rect: Rect) -> Bool {
    func whole(_ value: Double) -> Bool { PixelGrid.floor(value) == value }
    return whole(rect.minX) && whole(rect.minY) && whole(rect.maxX) && whole(rect.maxY)
  }

  /// The bounding box of the covered pixels.
  var box: PixelBox {
    switch self {
    case .solid(let box), .rounded(_, let box): box
    case .mask(let mask): mask.box
    }
  }

  /// Calls `body` with the pieces of row `y` inside `x`, and the coverage of each pixel unless it
  /// is full.
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
      // Row y of the mask has `width` bytes from `y · width`, which are inside the array by
      // construction.
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
  /// A Boolean value that indicates whether both coordinates are finite and small enough for
  /// arithmetic.
  fileprivate var isDrawable: Bool { x.magnitude < 1e15 && y.magnitude < 1e15 }
}

extension Rect {
  /// A Boolean value that indicates whether the rectangle isn't empty and its corners are small
  /// enough for arithmetic.
  var isDrawable: Bool {
    !isEmpty && Point(x: minX, y: minY).isDrawable && Point(x: maxX, y: maxY).isDrawable
  }
}

extension Path {
  /// A Boolean value that indicates whether every coordinate is small enough for arithmetic.
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
