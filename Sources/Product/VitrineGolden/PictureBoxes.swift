public import VitrineGraphics

/// The boxes of texts, images and shapes in a picture.
///
/// A pixel belongs to a box if a neighbor has another color. Such pixels are collected in cells of a
/// point; cells that are near each other, as the letters of a line are, make one box. This is
/// labeling of connected components by union-find. A card and the text on it are two boxes.
/// Gradients, whose neighbors differ little, have none.
public struct PictureBoxes {
  /// The boxes in pixels, from the top down.
  public let boxes: [Rect]

  /// The smallest difference of a channel between neighbors in a box.
  private static let contrast = 24
  /// The largest gap inside a box, in cells: letters of a word are nearer, columns aren't.
  private static let gap = (x: 6, y: 1)

  /// Finds the boxes of a picture with a number of pixels per point.
  public init(of picture: Bitmap, scale: Int) {
    var grid = CellGrid(picture, cell: max(1, scale))
    for y in 0..<picture.height {
      for x in 0..<picture.width where Self.isEdge(picture, x, y) { grid.mark(x, y) }
    }
    boxes = grid.boxes(gap: Self.gap)
  }

  private static func isEdge(_ picture: Bitmap, _ x: Int, _ y: Int) -> Bool {
    let pixel = picture[x, y]
    if x + 1 < picture.width, difference(pixel, picture[x + 1, y]) > contrast { return true }
    return y + 1 < picture.height && difference(pixel, picture[x, y + 1]) > contrast
  }
}

/// A grid of cells with the boxes of their marked pixels.
private struct CellGrid {
  private let cell: Int
  private let columns: Int
  private let rows: Int
  private var extents: [Rect?]

  init(_ picture: Bitmap, cell: Int) {
    self.cell = cell
    columns = (picture.width + cell - 1) / cell
    rows = (picture.height + cell - 1) / cell
    extents = Array(repeating: nil, count: columns * rows)
  }

  mutating func mark(_ x: Int, _ y: Int) {
    let index = y / cell * columns + x / cell
    let pixel = Rect(x: Double(x), y: Double(y), width: 1, height: 1)
    extents[index] = extents[index]?.union(pixel) ?? pixel
  }

  /// Returns the boxes of cells that are connected across gaps.
  func boxes(gap: (x: Int, y: Int)) -> [Rect] {
    var parents = Array(extents.indices)
    func root(_ index: Int) -> Int {
      var index = index
      while parents[index] != index {
        parents[index] = parents[parents[index]]
        index = parents[index]
      }
      return index
    }
    for index in extents.indices where extents[index] != nil {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      for near in max(0, row - 1 - gap.y)...row {
        for other in max(0, column - 1 - gap.x)...min(columns - 1, column + 1 + gap.x) {
          let neighbor = near * columns + other
          guard neighbor < index, extents[neighbor] != nil else { continue }
          let (first, second) = (root(index), root(neighbor))
          parents[max(first, second)] = min(first, second)
        }
      }
    }
    var joined: [Int: Rect] = [:]
    for index in extents.indices {
      guard let extent = extents[index] else { continue }
      let top = root(index)
      joined[top] = joined[top]?.union(extent) ?? extent
    }
    return joined.sorted { $0.key < $1.key }.map(\.value)
  }
}
