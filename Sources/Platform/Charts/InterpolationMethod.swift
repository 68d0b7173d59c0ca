import CoreGraphics
import SwiftUI

/// A curve through the points of a line.
public struct InterpolationMethod: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case linear, monotone, cardinal, catmullRom, stepCenter, stepStart, stepEnd
  }

  private let kind: Kind
  /// The tension of a cardinal curve, or the exponent of the distances of a Catmull-Rom curve.
  private var parameter = 0.0

  private init(_ kind: Kind, _ parameter: Double = 0) {
    self.kind = kind
    self.parameter = parameter
  }

  /// Straight lines.
  public static let linear = InterpolationMethod(.linear)
  /// A smooth curve that keeps monotony.
  public static let monotone = InterpolationMethod(.monotone)
  /// A smooth curve.
  public static let cardinal = InterpolationMethod(.cardinal)
  /// Returns a smooth curve with a tension.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    InterpolationMethod(.cardinal, Double(tension))
  }
  /// A smooth curve.
  public static let catmullRom = InterpolationMethod(.catmullRom, 0.5)
  /// Returns a smooth curve, whose points are as far apart as a power of their distances.
  ///
  /// Powers other than 0.5 and 1 are uniform.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    InterpolationMethod(.catmullRom, Double(alpha))
  }
  /// Steps in the middle.
  public static let stepCenter = InterpolationMethod(.stepCenter)
  /// Steps at the start.
  public static let stepStart = InterpolationMethod(.stepStart)
  /// Steps at the end.
  public static let stepEnd = InterpolationMethod(.stepEnd)

  /// Adds a curve from the path's last point, which is the first one, through points.
  func add(_ points: [CGPoint], to path: inout Path) {
    guard points.count > 1 else { return }
    for index in 1..<points.count {
      let (from, to) = (points[index - 1], points[index])
      switch kind {
      case .linear: path.addLine(to: to)
      case .stepStart:
        path.addLine(to: CGPoint(x: from.x, y: to.y))
        path.addLine(to: to)
      case .stepEnd:
        path.addLine(to: CGPoint(x: to.x, y: from.y))
        path.addLine(to: to)
      case .stepCenter:
        let middle = (from.x + to.x) / 2
        path.addLine(to: CGPoint(x: middle, y: from.y))
        path.addLine(to: CGPoint(x: middle, y: to.y))
        path.addLine(to: to)
      case .monotone, .cardinal, .catmullRom:
        let (first, second) = controls(points, index)
        path.addCurve(to: to, control1: first, control2: second)
      }
    }
  }

  /// Returns the control points of the curve that ends at an index.
  private func controls(_ points: [CGPoint], _ index: Int) -> (CGPoint, CGPoint) {
    let (from, to) = (points[index - 1], points[index])
    let before = points[max(0, index - 2)]
    let after = points[min(points.count - 1, index + 1)]
    switch kind {
    case .monotone:
      let third = (to.x - from.x) / 3
      return (
        CGPoint(x: from.x + third, y: from.y + third * slope(points, index - 1)),
        CGPoint(x: to.x - third, y: to.y - third * slope(points, index))
      )
    case .catmullRom where parameter == 0.5 || parameter == 1:
      return catmullRom(from: from, to: to, before: before, after: after)
    default:
      let part = (1 - parameter) / 6
      return (
        CGPoint(x: from.x + (to.x - before.x) * part, y: from.y + (to.y - before.y) * part),
        CGPoint(x: to.x - (after.x - from.x) * part, y: to.y - (after.y - from.y) * part)
      )
    }
  }

  /// Returns the control points of a Catmull-Rom curve (Barry and Goldman, 1988) as a cubic one.
  private func catmullRom(
    from: CGPoint, to: CGPoint, before: CGPoint, after: CGPoint
  ) -> (CGPoint, CGPoint) {
    func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
      let length = ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
      return parameter == 1 ? length : length.squareRoot()
    }
    let (a, b, c) = (distance(before, from), distance(from, to), distance(to, after))
    var (first, second) = (from, to)
    if a > 0 {
      let (scale, sum) = (2 * a * a + 3 * a * b + b * b, 3 * a * (a + b))
      first = CGPoint(
        x: (from.x * scale - before.x * b * b + to.x * a * a) / sum,
        y: (from.y * scale - before.y * b * b + to.y * a * a) / sum)
    }
    if c > 0 {
      let (scale, sum) = (2 * c * c + 3 * c * b + b * b, 3 * c * (c + b))
      second = CGPoint(
        x: (to.x * scale + from.x * c * c - after.x * b * b) / sum,
        y: (to.y * scale + from.y * c * c - after.y * b * b) / sum)
    }
    return (first, second)
  }

  /// Returns the slope at a point of a monotone curve (Steffen, 1990).
  private func slope(_ points: [CGPoint], _ index: Int) -> CGFloat {
    func rise(_ index: Int) -> CGFloat {
      let width = points[index + 1].x - points[index].x
      return width == 0 ? 0 : (points[index + 1].y - points[index].y) / width
    }
    guard index > 0 else {
      return points.count > 2 ? (3 * rise(0) - slope(points, 1)) / 2 : rise(0)
    }
    guard index < points.count - 1 else {
      return points.count > 2
        ? (3 * rise(index - 1) - slope(points, index - 1)) / 2 : rise(index - 1)
    }
    let (left, right) = (rise(index - 1), rise(index))
    let (h, k) = (points[index].x - points[index - 1].x, points[index + 1].x - points[index].x)
    let mean = h + k == 0 ? 0 : (left * k + right * h) / (h + k)
    let sign: CGFloat = (left < 0 ? -1 : 1) + (right < 0 ? -1 : 1)
    return sign * min(abs(left), abs(right), abs(mean) / 2)
  }
}
