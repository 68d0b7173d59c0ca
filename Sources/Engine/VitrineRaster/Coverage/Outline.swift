package import VitrineGraphics

/// Turns a stroked path into one that is filled: each line becomes its own outline, down one side
/// and back along the other.
///
/// Each side is made of the parallels of the line's edges. Where the line turns away from a side,
/// its join fills the gap; where it turns towards it, the side goes through the line's own point.
/// So the outline is the sum of one rectangle for every edge and one wedge for every join, all wound
/// around in the same direction, and the points that it winds around at all are the stroke exactly.
/// Most of these outlines overlap themselves, which `Winding` resolves.
///
/// Curves are many short edges. On the inner side of two of them the parallels are cut off where they
/// meet, as long as something of both is left: then smooth strokes overlap nowhere and cost no more
/// than their edges. On the outer side an arc fills what is deeper than the tolerance of flattening.
///
/// The model is the stroke of PostScript (Adobe, "PostScript Language Reference", 3rd edition, 4.5)
/// as Core Graphics and SVG 2, chapter 13.5, have it.
package func outline(_ path: Path, _ stroke: Stroke) -> Path {
  let half = stroke.width / 2
  var result = Path()
  guard half > 0, half < 1e15, path.isDrawable else { return result }
  forEachPiece(of: path) { points, isCurved, isClosed in
    let line = StrokeLine(points, isCurved, isClosed: isClosed)
    for dash in dashes(of: line, stroke) { outline(dash, stroke, half, into: &result) }
  }
  return result
}

private func outline(
  _ line: StrokeLine, _ stroke: Stroke, _ half: Double, into path: inout Path
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
    // Two rings of opposite directions: their insides cancel.
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
