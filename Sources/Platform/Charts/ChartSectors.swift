import SwiftUI

import enum VitrineGraphics.Scalars

/// A sector of a chart with its angles in degrees and its radii.
struct ChartSector {
  var mark: ChartMark
  var center: CGPoint
  var start: Double
  var end: Double
  var inner: CGFloat
  var outer: CGFloat

  /// The point in the middle of the sector.
  var middle: CGPoint { point((start + end) / 2, (inner + outer) / 2) }

  /// The outline between both insets, with round corners, or nil if the sector is narrower than its
  /// insets.
  ///
  /// An inset side is parallel to the full one.
  var path: Path? {
    let (from, to) = sides(at: outer)
    guard to > from, outer > 0 else { return nil }
    let room = min(length(from, to, at: outer) / 3, inner > 0 ? (outer - inner) / 2 : outer / 2)
    let radius = max(0, min(mark.cornerRadius ?? 0, room))
    let (first, back) = sides(at: inner)
    // Insets that are wider than the inner edge meet before it.
    guard inner > 0, back > first else { return pie(from, to, corner: radius) }
    return ring((from, to), (first, back), corner: radius)
  }

  /// Returns the outline of a part of a ring between angles outside and inside.
  private func ring(
    _ outside: (from: Double, to: Double), _ inside: (from: Double, to: Double),
    corner radius: CGFloat
  ) -> Path {
    let (first, back) = inside
    let bend = min(radius, length(first, back, at: inner) / 3)
    let turn = degrees(of: bend, at: inner)
    var path = Path()
    addOuterEdge(to: &path, outside.from, outside.to, corner: radius)
    path.addLine(to: side(inner + bend).end)
    path.addQuadCurve(to: point(back - turn, inner), control: point(back, inner))
    arc(&path, inner, from: back - turn, to: first + turn, clockwise: true)
    path.addQuadCurve(to: side(inner + bend).start, control: point(first, inner))
    closeAtStart(&path, outside.from, corner: radius)
    return path
  }

  /// Returns the length of an arc.
  private func length(_ from: Double, _ to: Double, at radius: CGFloat) -> CGFloat {
    radius * CGFloat((to - from) / 360 * 2 * Scalars.pi)
  }

  /// Returns the outline of a sector that reaches the center.
  private func pie(_ from: Double, _ to: Double, corner radius: CGFloat) -> Path {
    var path = Path()
    addOuterEdge(to: &path, from, to, corner: radius)
    // The inset sides meet before the center.
    let (_, sine) = Scalars.direction(turns: min(180, end - start) / 720)
    let depth = sine > 0 ? min(outer, mark.angularInset / CGFloat(sine)) : 0
    path.addLine(to: point((start + end) / 2, depth))
    closeAtStart(&path, from, corner: radius)
    return path
  }

  private func addOuterEdge(
    to path: inout Path, _ from: Double, _ to: Double, corner radius: CGFloat
  ) {
    let corner = degrees(of: radius, at: outer)
    path.move(to: point(from + corner, outer))
    arc(&path, outer, from: from + corner, to: to - corner, clockwise: false)
    path.addQuadCurve(to: side(outer - radius).end, control: point(to, outer))
  }

  private func closeAtStart(_ path: inout Path, _ from: Double, corner radius: CGFloat) {
    path.addLine(to: side(outer - radius).start)
    path.addQuadCurve(
      to: point(from + degrees(of: radius, at: outer), outer), control: point(from, outer))
    path.closeSubpath()
  }

  private func arc(
    _ path: inout Path, _ radius: CGFloat, from: Double, to: Double, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .degrees(from), endAngle: .degrees(to),
      clockwise: clockwise)
  }

  /// Returns the angles of both sides at a distance from the center.
  private func sides(at radius: CGFloat) -> (from: Double, to: Double) {
    let inset = degrees(of: mark.angularInset, at: radius)
    return (start + inset, end - inset)
  }

  /// Returns the points of both sides at a distance from the center.
  private func side(_ radius: CGFloat) -> (start: CGPoint, end: CGPoint) {
    let (from, to) = sides(at: radius)
    return (point(from, radius), point(to, radius))
  }

  /// Returns the angle between a radius and a parallel to it, where the parallel has a distance from
  /// the center.
  private func degrees(of distance: CGFloat, at radius: CGFloat) -> Double {
    guard distance > 0, radius > 0 else { return 0 }
    guard distance < radius else { return 90 }
    let along = (radius * radius - distance * distance).squareRoot()
    return Scalars.turns(x: Double(along), y: Double(distance)) * 360
  }

  private func point(_ degrees: Double, _ radius: CGFloat) -> CGPoint {
    let (cosine, sine) = Scalars.direction(turns: degrees / 360)
    return CGPoint(
      x: center.x + CGFloat(cosine) * radius, y: center.y + CGFloat(sine) * radius)
  }
}

extension ChartPlan {
  /// Returns the sectors, of which each begins at the end of the one before.
  func sectors(_ plot: CGRect) -> [ChartSector] {
    let marks = marks.filter { $0.kind == .sector && $0.x.start?.number != nil }
    let total = marks.compactMap(\.x.start?.number).reduce(0, +)
    guard total > 0 else { return [] }
    let room = min(plot.width, plot.height) / 2
    var angle = -90.0
    return marks.map { mark in
      let start = angle
      angle += (mark.x.start?.number ?? 0) / total * 360
      return ChartSector(
        mark: mark, center: CGPoint(x: plot.midX, y: plot.midY), start: start, end: angle,
        inner: mark.innerRadius.size(in: room, automatic: 0),
        outer: mark.outerRadius.size(in: room, automatic: room))
    }
  }

  @MainActor
  func drawSectors(in context: GraphicsContext, _ plot: CGRect) {
    for sector in sectors(plot) {
      guard let path = sector.path else { continue }
      var context = context
      context.opacity *= sector.mark.opacity
      context.fill(path, with: .style(style(of: sector.mark)))
    }
  }
}
