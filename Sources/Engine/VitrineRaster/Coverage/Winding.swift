import VitrineGraphics

/// A line segment of a closed outline, in pixels.
struct Edge {
  var from: Point
  var to: Point
}

/// The boundary of an outline's interior if its contours overlap.
///
/// `Accumulator` sums signed areas, which equal the covered area only if every winding number is 0
/// or has the same value ±1. Glyphs with overlapping contours, strokes with sharp turns and paths
/// that intersect themselves violate this: in a pixel with two edges, the overlap counts twice.
/// This sweep detects such outlines and cuts their edges to the pieces with the interior on exactly
/// one side. The signed areas of these pieces are exact.
///
/// The method is the sweep of Bentley and Ottmann, "Algorithms for reporting and counting geometric
/// intersections", 1979, in its simple form: the edges between two events are sorted by x in an
/// array, which is maintained by insertion sort because few edges are side by side. Between two
/// events no edge starts, ends or crosses another one, so winding numbers are prefix sums. The
/// first pass only tests for overlaps. Most outlines have none and retain their edges, and thus
/// their bytes.
///
/// Points closer than `epsilon` count as touching, because rounding moves crossings by less, and
/// such a thin overlap covers no area. Outlines with more than `edgeLimit` edges, or with so many
/// side by side that the sweep would take seconds, use the clamped sum of areas.
struct Winding {
  private struct Sweeping {
    var top: Point
    var bottom: Point
    var slope: Double
    var direction: Int32
    /// The value 1 or −1 while the edge bounds the interior, starting at `start`.
    var sign: Int32 = 0
    var start = 0.0

    func x(at y: Double) -> Double {
      y <= top.y ? top.x : y >= bottom.y ? bottom.x : top.x + slope * (y - top.y)
    }
  }

  /// The part of an edge between two events.
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

  /// Returns the pieces of an outline's edges that bound its interior.
  ///
  /// They point down on the left of the interior and up on the right.
  ///
  /// Returns nil if the outline has no overlaps or is too large.
  static func boundary(of outline: [Edge], _ rule: FillRule) -> [Edge]? {
    guard var sweep = Winding(outline, rule) else { return nil }
    guard sweep.run(cutting: false) == .overlaps else { return nil }
    sweep.work = 0
    guard sweep.run(cutting: true) == .done else { return nil }
    return sweep.pieces
  }

  private enum Outcome { case done, overlaps, tooMuch }

  /// Processes the events in order.
  ///
  /// Without `cutting`, it stops at the first overlap.
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

  /// Removes the edges that end at or before `y`.
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

  /// Sorts the strips by their start, and by their end if the starts are equal.
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
    // If both starts are equal within the rounding error, the ends decide.
    if (a.above - b.above).magnitude > epsilon / 4 { return a.above < b.above }
    return a.below < b.below
  }

  /// Returns the first crossing of two neighbors, or `to`.
  private func firstCrossing(_ from: Double, _ to: Double) -> Double {
    var first = to
    for index in strips.indices.dropFirst() {
      let (left, right) = (strips[index - 1], strips[index])
      let after = left.below - right.below
      guard after > epsilon else { continue }
      let before = max(0, right.above - left.above)
      // The minimum ensures that the sweep passes every crossing.
      let share = max(before / (before + after), 1e-6)
      first = min(first, from + (to - from) * share)
    }
    return first > from ? first : to
  }

  private func isInside(_ winding: Int32) -> Bool {
    rule == .nonZero ? winding != 0 : winding & 1 != 0
  }

  /// Returns whether signed areas differ from covered areas here, because a strip has a winding
  /// number of ±2 or more, or strips have winding numbers of both signs.
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

  /// Starts and ends boundary edges according to the interior below `y`.
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

  /// Adds the piece of a boundary edge that ends at `y`.
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
