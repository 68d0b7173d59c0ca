import VitrineGraphics

/// A straight edge of a closed outline, in pixels.
struct Edge {
  var from: Point
  var to: Point
}

/// Where the inside of an outline ends, when its contours overlap.
///
/// `Accumulator` sums signed areas, which is the covered area only where every point is wound
/// around at most once, and all in the same direction. Glyphs made of overlapping contours, strokes
/// that turn sharply and paths that cross themselves are not so: a pixel that two edges share counts
/// their overlap twice. This sweep finds out whether an outline is such, and if so, cuts its edges to
/// the pieces that have the inside on exactly one side; their signed areas are exact again.
///
/// The method is the sweep of Bentley and Ottmann, "Algorithms for reporting and counting geometric
/// intersections", 1979, in its plain form: edges between two events are kept sorted by x in one
/// array, which insertion sort keeps in order, because outlines have few edges side by side. Between
/// two events no edge starts, ends or crosses another, so that winding numbers are sums from the
/// left. The first pass only asks whether anything overlaps, and most outlines end there with their
/// own edges: same edges, same bytes.
///
/// What is nearer than `epsilon` counts as touching: rounding moves crossings by less, and an
/// overlap as thin covers nothing. Outlines of more than `edgeLimit` edges, or with so many side by
/// side that the sweep would take seconds, keep the clamped sum of areas.
struct Winding {
  private struct Sweeping {
    var top: Point
    var bottom: Point
    var slope: Double
    var direction: Int32
    /// 1 or −1 while the edge bounds the inside, from `start` on.
    var sign: Int32 = 0
    var start = 0.0

    func x(at y: Double) -> Double {
      y <= top.y ? top.x : y >= bottom.y ? bottom.x : top.x + slope * (y - top.y)
    }
  }

  /// An edge between two events, where it begins and ends there.
  private struct Strip {
    var edge: Int32
    var above: Double
    var below: Double
  }

  private static let edgeLimit = 1 << 16
  private static let workLimit = 1 << 25

  private let rule: FillRule
  private let epsilon: Double
  private var edges: [Sweeping] = []
  private var events: [Double] = []
  private var strips: [Strip] = []
  private var work = 0
  private var pieces: [Edge] = []

  private init?(_ outline: [Edge], _ rule: FillRule) {
    guard outline.count > 3, outline.count <= Self.edgeLimit else { return nil }
    self.rule = rule
    var reach = 1.0
    edges.reserveCapacity(outline.count)
    for edge in outline where edge.from.y != edge.to.y {
      let isDown = edge.from.y < edge.to.y
      let (top, bottom) = isDown ? (edge.from, edge.to) : (edge.to, edge.from)
      let slope = (bottom.x - top.x) / (bottom.y - top.y)
      edges.append(
        Sweeping(top: top, bottom: bottom, slope: slope, direction: isDown ? 1 : -1))
      reach = max(reach, top.x.magnitude, top.y.magnitude, bottom.x.magnitude, bottom.y.magnitude)
    }
    epsilon = reach * 1e-9
    edges.sort { ($0.top.y, $0.top.x, $0.slope) < ($1.top.y, $1.top.x, $1.slope) }
    events.reserveCapacity(2 * edges.count)
    for edge in edges {
      events.append(edge.top.y)
      events.append(edge.bottom.y)
    }
    events.sort()
  }

  /// The pieces of an outline's edges that bound its inside, each going down where the inside
  /// begins and up where it ends; nil where the outline's own edges do, or where it is too large.
  static func boundary(of outline: [Edge], _ rule: FillRule) -> [Edge]? {
    guard var sweep = Winding(outline, rule) else { return nil }
    guard sweep.run(cutting: false) == .overlaps else { return nil }
    sweep.work = 0
    guard sweep.run(cutting: true) == .done else { return nil }
    return sweep.pieces
  }

  private enum Outcome { case done, overlaps, tooMuch }

  /// Goes from event to event; without `cutting` it stops where anything overlaps.
  private mutating func run(cutting: Bool) -> Outcome {
    strips.removeAll(keepingCapacity: true)
    var next = 0
    var seen: (positive: Bool, negative: Bool) = (false, false)
    for index in events.indices.dropFirst() {
      var from = events[index - 1]
      let to = events[index]
      guard from < to else { continue }
      leave(at: from)
      while next < edges.count, edges[next].top.y <= from {
        strips.append(Strip(edge: Int32(next), above: 0, below: 0))
        next += 1
      }
      while from < to {
        work += strips.count + 1
        guard work < Self.workLimit else { return .tooMuch }
        order(from, to)
        let end = firstCrossing(from, to)
        if cutting {
          cut(from)
        } else if isOverlapping(&seen, isCrossed: end < to) {
          return .overlaps
        }
        from = end
      }
    }
    leave(at: .infinity)
    return .done
  }

  /// Takes out the edges that end by `y`.
  private mutating func leave(at y: Double) {
    var kept = 0
    for index in strips.indices {
      let edge = Int(strips[index].edge)
      if edges[edge].bottom.y <= y {
        close(edge, at: edges[edge].bottom.y)
      } else {
        strips[kept] = strips[index]
        kept += 1
      }
    }
    strips.removeLast(strips.count - kept)
  }

  /// Sorts the strips by where they begin, and where they end if they begin together.
  private mutating func order(_ from: Double, _ to: Double) {
    for index in strips.indices {
      let edge = edges[Int(strips[index].edge)]
      let strip = Strip(
        edge: strips[index].edge, above: edge.x(at: from), below: edge.x(at: to))
      var place = index
      while place > 0, isLeft(strip, of: strips[place - 1]) {
        strips[place] = strips[place - 1]
        place -= 1
      }
      strips[place] = strip
    }
  }

  private func isLeft(_ a: Strip, of b: Strip) -> Bool {
    // Where both begin together, as far as rounding tells, their ends decide.
    if (a.above - b.above).magnitude > epsilon / 4 { return a.above < b.above }
    return a.below < b.below
  }

  /// Where the first two neighbors cross, or `to`.
  private func firstCrossing(_ from: Double, _ to: Double) -> Double {
    var first = to
    for index in strips.indices.dropFirst() {
      let (left, right) = (strips[index - 1], strips[index])
      let after = left.below - right.below
      guard after > epsilon else { continue }
      let before = max(0, right.above - left.above)
      // At least a little further, so that every crossing is passed.
      let share = max(before / (before + after), 1e-6)
      first = min(first, from + (to - from) * share)
    }
    return first > from ? first : to
  }

  private func isInside(_ winding: Int32) -> Bool {
    rule == .nonZero ? winding != 0 : winding & 1 != 0
  }

  /// Whether signed areas are not covered areas here: a strip wound around twice, or strips wound
  /// around in both directions.
  private func isOverlapping(
    _ seen: inout (positive: Bool, negative: Bool), isCrossed: Bool
  ) -> Bool {
    if isCrossed { return true }
    var winding: Int32 = 0
    for index in strips.indices.dropLast() {
      winding += edges[Int(strips[index].edge)].direction
      let (left, right) = (strips[index], strips[index + 1])
      guard max(right.above - left.above, right.below - left.below) > epsilon else { continue }
      if winding > 0 { seen.positive = true }
      if winding < 0 { seen.negative = true }
      if winding.magnitude > 1 || seen.positive && seen.negative { return true }
    }
    return false
  }

  /// Opens and closes edges by which sides of them are inside from `y` on.
  private mutating func cut(_ y: Double) {
    var winding: Int32 = 0
    for strip in strips {
      let edge = Int(strip.edge)
      let before = isInside(winding)
      winding += edges[edge].direction
      let after = isInside(winding)
      let sign: Int32 = before == after ? 0 : after ? 1 : -1
      guard sign != edges[edge].sign else { continue }
      close(edge, at: y)
      edges[edge].sign = sign
      edges[edge].start = max(y, edges[edge].top.y)
    }
  }

  /// Adds the piece of an edge that was a boundary until `y`.
  private mutating func close(_ edge: Int, at y: Double) {
    let sweeping = edges[edge]
    guard sweeping.sign != 0 else { return }
    let top = Point(x: sweeping.x(at: sweeping.start), y: sweeping.start)
    let bottom = Point(x: sweeping.x(at: y), y: y)
    pieces.append(
      sweeping.sign > 0 ? Edge(from: top, to: bottom) : Edge(from: bottom, to: top))
    edges[edge].sign = 0
  }
}
