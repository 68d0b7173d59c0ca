public import VitrineGraphics

/// The similarity of a picture to one that another renderer drew from the same code.
///
/// Letters differ by design, because their fonts do. So texts are judged by the positions of their
/// boxes, and the rest by its colors and by structure (SSIM over windows of 8 points, with the boxes
/// that both pictures have filled evenly).
public struct PictureSimilarity: Hashable, Sendable {
  /// The judgment of a picture.
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// The sizes are equal, every box is within a point, and structure and colors agree.
    case same
    /// The sizes are equal, and nine of ten boxes are within two points.
    case close
    /// Anything else.
    case off
  }

  /// A Boolean value that indicates whether the sizes in pixels are equal.
  public let hasSameSize: Bool
  /// The number of boxes in the reference.
  public let boxes: Int
  /// The number of boxes without a counterpart in the picture.
  public let lost: Int
  /// The number of boxes without a counterpart in the reference.
  public let extra: Int
  /// The share of the boxes whose edges are within a point, of all boxes.
  public let withinOnePoint: Double
  /// The share of the boxes whose edges are within two points, of all boxes.
  public let withinTwoPoints: Double
  /// The mean difference of a channel outside of the boxes, of 255.
  public let color: Double
  /// The structural similarity, at most 1.
  public let structure: Double

  /// The judgment.
  public var verdict: Verdict {
    guard hasSameSize else { return .off }
    if withinOnePoint == 1, structure >= 0.97, color <= 8 { return .same }
    return withinTwoPoints >= 0.9 && structure >= 0.93 && color <= 32 ? .close : .off
  }

  /// The similarity as a sentence.
  public var description: String {
    guard hasSameSize else { return "the sizes differ" }
    let share = Int(withinOnePoint * 100 + 0.5)
    var text = "\(boxes) boxes, \(share) % within a point"
    if lost > 0 { text += ", \(lost) lost" }
    if extra > 0 { text += ", \(extra) extra" }
    return text + "; colors differ by \(Self.rounded(color)) of 255, structure "
      + "\(Self.rounded(structure))"
  }

  private static func rounded(_ value: Double) -> String {
    let hundredths = Int(value * 100 + 0.5)
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }

  /// Compares a picture with a reference that has the same number of pixels per point.
  public init(reference: Bitmap, picture: Bitmap, scale: Int) {
    hasSameSize = reference.width == picture.width && reference.height == picture.height
    let expected = PictureBoxes(of: reference, scale: scale).boxes
    let actual = PictureBoxes(of: picture, scale: scale).boxes
    let matches = BoxMatching(expected, actual)
    boxes = expected.count
    lost = matches.lost
    extra = matches.extra
    let all = max(1, expected.count + matches.extra)
    func share(_ points: Double) -> Double {
      let isEmpty = expected.isEmpty && matches.extra == 0
      let near = matches.pairs.count { $0.error <= points * Double(max(1, scale)) }
      return isEmpty ? 1 : Double(near) / Double(all)
    }
    withinOnePoint = share(1)
    withinTwoPoints = share(2)
    guard hasSameSize else {
      (color, structure) = (255, 0)
      return
    }
    let fields = LuminanceFields(reference, picture, cell: max(1, scale), filling: matches.pairs)
    color = fields.color
    structure = fields.structure
  }
}

/// The pairs of boxes that overlap most.
private struct BoxMatching {
  struct Pair {
    var expected: Rect
    var actual: Rect
    /// The largest distance between two edges, in pixels.
    var error: Double
  }

  private(set) var pairs: [Pair] = []
  let lost: Int
  let extra: Int

  init(_ expected: [Rect], _ actual: [Rect]) {
    var free = Array(actual.indices)
    for box in expected {
      let best = free.max { Self.overlap(box, actual[$0]) < Self.overlap(box, actual[$1]) }
      guard let best, Self.overlap(box, actual[best]) > 0 else { continue }
      free.removeAll { $0 == best }
      let other = actual[best]
      let error =
        [
          box.minX - other.minX, box.minY - other.minY, box.maxX - other.maxX,
          box.maxY - other.maxY,
        ].map(\.magnitude).max() ?? 0
      pairs.append(Pair(expected: box, actual: other, error: error))
    }
    lost = expected.count - pairs.count
    extra = free.count
  }

  /// Returns the area of the intersection as a share of the union's.
  private static func overlap(_ a: Rect, _ b: Rect) -> Double {
    let width = min(a.maxX, b.maxX) - max(a.minX, b.minX)
    let height = min(a.maxY, b.maxY) - max(a.minY, b.minY)
    guard width > 0, height > 0 else { return 0 }
    return width * height / (a.width * a.height + b.width * b.height - width * height)
  }
}

/// The luminance of two pictures of the same size, one value for each cell.
private struct LuminanceFields {
  private let columns: Int
  private let rows: Int
  private var expected: [Double] = []
  private var actual: [Double] = []
  /// The mean difference of a channel outside of the boxes.
  private(set) var color = 0.0

  /// The value in place of a box that both pictures have.
  private static let filling = 128.0
  /// The size of a window in cells.
  private static let window = 8
  /// The constants that keep the quotients defined (Wang et al., 2004), for values up to 255.
  private static let constants = (6.5025, 58.5225)

  init(_ reference: Bitmap, _ picture: Bitmap, cell: Int, filling pairs: [BoxMatching.Pair]) {
    columns = (reference.width + cell - 1) / cell
    rows = (reference.height + cell - 1) / cell
    var (sum, count) = (0.0, 0)
    for row in 0..<rows {
      for column in 0..<columns {
        let (x, y) = (column * cell, row * cell)
        let (a, b) = (Self.mean(reference, x, y, cell), Self.mean(picture, x, y, cell))
        let isFilled = pairs.contains { pair in
          let center = Rect(
            x: Double(x) + Double(cell) / 2, y: Double(y) + Double(cell) / 2, width: 0, height: 0)
          return pair.expected.contains(center) || pair.actual.contains(center)
        }
        if isFilled {
          expected.append(Self.filling)
          actual.append(Self.filling)
        } else {
          expected.append(Self.luminance(a))
          actual.append(Self.luminance(b))
          sum += zip(a, b).map { ($0 - $1).magnitude }.reduce(0, +) / 3
          count += 1
        }
      }
    }
    color = count > 0 ? sum / Double(count) : 0
  }

  /// Returns the mean red, green and blue of a cell over white.
  private static func mean(_ picture: Bitmap, _ x: Int, _ y: Int, _ cell: Int) -> [Double] {
    var sums = [0, 0, 0]
    var count = 0
    for row in y..<min(y + cell, picture.height) {
      for column in x..<min(x + cell, picture.width) {
        let pixel = picture[column, row]
        // The channels are premultiplied, so that white shows through as the rest of the alpha.
        let rest = 255 - Int(pixel.alpha)
        sums[0] += Int(pixel.red) + rest
        sums[1] += Int(pixel.green) + rest
        sums[2] += Int(pixel.blue) + rest
        count += 1
      }
    }
    return sums.map { Double($0) / Double(max(1, count)) }
  }

  private static func luminance(_ color: [Double]) -> Double {
    0.299 * color[0] + 0.587 * color[1] + 0.114 * color[2]
  }

  /// The mean similarity of all windows.
  var structure: Double {
    var (sum, count) = (0.0, 0)
    for row in stride(from: 0, to: rows, by: Self.window) {
      for column in stride(from: 0, to: columns, by: Self.window) {
        sum += similarity(row, column)
        count += 1
      }
    }
    return count > 0 ? sum / Double(count) : 1
  }

  /// Returns the structural similarity of the windows with a corner.
  private func similarity(_ top: Int, _ left: Int) -> Double {
    var (n, a, b, aa, bb, ab) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    for row in top..<min(top + Self.window, rows) {
      for column in left..<min(left + Self.window, columns) {
        let (x, y) = (expected[row * columns + column], actual[row * columns + column])
        n += 1
        a += x
        b += y
        aa += x * x
        bb += y * y
        ab += x * y
      }
    }
    let (meanA, meanB) = (a / n, b / n)
    let (varianceA, varianceB) = (aa / n - meanA * meanA, bb / n - meanB * meanB)
    let covariance = ab / n - meanA * meanB
    let (c1, c2) = Self.constants
    return (2 * meanA * meanB + c1) * (2 * covariance + c2)
      / ((meanA * meanA + meanB * meanB + c1) * (varianceA + varianceB + c2))
  }
}
