public import VitrineGraphics

/// A group of differing pixels that are close to each other.
public struct Cluster: Hashable, Sendable {
  /// The bounding box in pixels.
  public var box: Rect
  /// The number of differing pixels.
  public var pixels: Int
  /// The largest difference of a channel, of 255.
  public var largest: Int

  fileprivate mutating func add(_ other: Cluster) {
    box = Rect(
      minX: min(box.minX, other.box.minX), minY: min(box.minY, other.box.minY),
      maxX: max(box.maxX, other.box.maxX), maxY: max(box.maxY, other.box.maxY))
    pixels += other.pixels
    largest = max(largest, other.largest)
  }
}

/// Returns the bounding boxes of the clusters of differing pixels, largest first.
///
/// Returns no boxes if the sizes of the pictures differ.
public func clusters(_ expected: Bitmap, _ actual: Bitmap) -> [Rect] {
  clusters(of: expected, actual).map(\.box)
}

/// Returns the clusters of differing pixels, largest first.
///
/// Pixels are collected in cells of 16 × 16. Adjacent cells, including diagonal ones, are one
/// cluster. Returns no clusters if the sizes of the pictures differ.
public func clusters(of expected: Bitmap, _ actual: Bitmap) -> [Cluster] {
  guard expected.width == actual.width, expected.height == actual.height else { return [] }
  let cell = 16
  let columns = (expected.width + cell - 1) / cell
  let rows = (expected.height + cell - 1) / cell
  var cells = [Cluster?](repeating: nil, count: columns * rows)
  for y in 0..<expected.height {
    for x in 0..<expected.width where expected[x, y] != actual[x, y] {
      let index = y / cell * columns + x / cell
      let pixel = Cluster(
        box: Rect(x: Double(x), y: Double(y), width: 1, height: 1), pixels: 1,
        largest: difference(expected[x, y], actual[x, y]))
      if cells[index]?.add(pixel) == nil { cells[index] = pixel }
    }
  }
  var clusters: [Cluster] = []
  for start in cells.indices {
    guard var cluster = cells[start] else { continue }
    cells[start] = nil
    var pending = [start]
    while let index = pending.popLast() {
      let (column, row) = (index % columns, index / columns)
      for y in max(0, row - 1)...min(rows - 1, row + 1) {
        for x in max(0, column - 1)...min(columns - 1, column + 1) {
          guard let near = cells[y * columns + x] else { continue }
          cluster.add(near)
          cells[y * columns + x] = nil
          pending.append(y * columns + x)
        }
      }
    }
    clusters.append(cluster)
  }
  return clusters.sorted { $0.box.width * $0.box.height > $1.box.width * $1.box.height }
}
