package import VitrineGraphics

/// Converts a stroked path to a filled one.
///
/// Each line becomes an outline along one side and back along the other.
///
/// A side consists of parallels of the line's edges. Where the line turns away from a side, its
/// join fills the gap. Where it turns toward the side, the outline passes through the line's point.
/// The outline is thus the sum of a rectangle for every edge and a wedge for every join, all with
/// the same orientation, and the points with a nonzero winding number are exactly the stroke. Most
/// of these outlines overlap themselves, which `Winding` resolves.
///
/// Curves are sequences of short edges. On the inner side of two edges, the parallels are trimmed
/// at their intersection if a part of both remains. Smooth strokes then have no overlap and are as
/// fast as their edges. On the outer side, an arc fills a gap that is deeper than the flattening
/// tolerance.
///
/// The model is the stroke of PostScript (Adobe, "PostScript Language Reference", 3rd edition,
/// 4.5), as in Core Graphics and SVG 2, chapter 13.5.
package func outline(_ path: Path, _ stroke: Stroke) -> Path {
  let half = stroke.width / 2
  var result = Path()
  guard half > 0, half < 1e15, path.isDrawable else { return result }
  forEachPiece(of: path) { points, isCurved, isClosed in
    let line = StrokeLine(points, isCurved, isClosed: isClosed)
    for dash in dashes(of: line, stroke) { outline(dash, stroke, half: half, into: &result) }
  }
  return result
}

private func outline(
  _ line: StrokeLine, _ stroke: Stroke, half: Double, into path: inout Path
) {
  let points = line.points
  guard points.count > 1 else {
    guard let point = points.first, stroke.cap != .butt else { return }
    let square = Rect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
    path.append(stroke.cap == .round ? .ellipse(in: square) : .rectangle(square))
    return
  }
  var side = StrokeSide(stroke: stroke, half: half)
  if line.isClosed {
    // The outline consists of two rings of opposite orientation, so their interiors cancel.
    side.follow(line)
    side.finish(into: &path)
    side.follow(line.reversed())
    side.finish(into: &path)
  } else {
    side.follow(line)
    side.cap(at: points[points.count - 1], from: points[points.count - 2])
    side.follow(line.reversed())
    side.cap(at: points[0], from: points[1])
    side.finish(into: &path)
  }
}
