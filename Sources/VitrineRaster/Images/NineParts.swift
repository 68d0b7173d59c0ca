import VitrineGraphics

/// Stretches the middle of an image and keeps its margins' size, as resizable images do.
func nineParts(_ bitmap: Bitmap, _ insets: Insets, width: Int, height: Int) -> Bitmap {
  let across = parts(insets.left, insets.right, of: bitmap.width, to: width)
  let down = parts(insets.top, insets.bottom, of: bitmap.height, to: height)
  var result = Bitmap(width: width, height: height)
  for row in down where row.to > 0 && row.from > 0 {
    for column in across where column.to > 0 && column.from > 0 {
      let part = resample(
        bitmap.cropped(x: column.source, y: row.source, width: column.from, height: row.from),
        width: column.to, height: row.to)
      for y in 0..<row.to {
        for x in 0..<column.to { result[column.target + x, row.target + y] = part[x, y] }
      }
    }
  }
  return result
}

private struct Part {
  var source: Int
  var from: Int
  var target: Int
  var to: Int
}

/// Margin, middle and margin along one axis; margins that don't fit are cut to half each.
private func parts(_ first: Double, _ last: Double, of source: Int, to target: Int) -> [Part] {
  func pixels(_ value: Double) -> Int {
    value > 0 && value < 1e6 ? Int(value + 0.5) : 0
  }
  let room = min(source, target)
  var head = pixels(first)
  var tail = pixels(last)
  if head + tail > room {
    head = min(head, room / 2)
    tail = min(tail, room - head)
  }
  return [
    Part(source: 0, from: head, target: 0, to: head),
    Part(source: head, from: source - head - tail, target: head, to: target - head - tail),
    Part(source: source - tail, from: tail, target: target - tail, to: tail),
  ]
}
