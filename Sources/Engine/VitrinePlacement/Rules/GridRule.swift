public import VitrineGraphics

/// A grid whose columns are as wide as their widest cells.
///
/// The children are the cells of all rows in order, and `NodeTraits.row` groups them. A child
/// without a row takes all columns. Columns and rows share the proposed size like the children of
/// stacks: the least flexible one comes first, and each is offered an equal part of the rest.
public struct GridRule: PlacementRule {
  /// The guides that align a cell's content in its cell.
  public var alignment: GuidePair
  /// The distance between columns.
  public var horizontalSpacing: Double
  /// The distance between rows.
  public var verticalSpacing: Double

  /// Creates a grid.
  public init(
    _ alignment: GuidePair = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing ?? Spacing.standardDistance
    self.verticalSpacing = verticalSpacing ?? Spacing.standardDistance
  }

  /// The name of the rule in explanations.
  public var name: String { "grid" }

  /// The parameters in explanations.
  public var parameters: String {
    parameterText([
      "spacing \(lengthText(horizontalSpacing)) x \(lengthText(verticalSpacing))", alignment.title,
    ])
  }

  /// A cell with its position in the grid.
  private struct Cell {
    var child: Int
    var column: Int
    var span: Int
  }

  /// The columns and rows of a grid for a proposal.
  private struct Tracks {
    var rows: [[Cell]] = []
    var widths: [Double] = []
    var heights: [Double] = []
  }

  private func tracks(for proposal: Proposal, of children: Subnodes) -> Tracks {
    var tracks = Tracks(rows: rows(of: children))
    let count = tracks.rows.flatMap { $0 }.map { $0.column + $0.span }.max() ?? 0
    for index in tracks.rows.indices where tracks.rows[index].first?.span == 0 {
      tracks.rows[index][0].span = max(1, count)
    }
    let cells = tracks.rows.flatMap { $0 }.filter { $0.span == 1 }
    tracks.widths = Self.shares(
      max(count, tracks.rows.isEmpty ? 0 : 1), in: proposal.width, spacing: horizontalSpacing
    ) { column, offer, includesUnsized in
      cells.filter { $0.column == column }.reduce(0) { width, cell in
        let child = children[cell.child]
        if !includesUnsized, child.traits.unsizedAxes.contains(.horizontal) { return width }
        return max(width, child.size(for: Proposal(width: offer, height: nil)).width)
      }
    }
    let widths = tracks.widths
    let rows = tracks.rows
    tracks.heights = Self.shares(rows.count, in: proposal.height, spacing: verticalSpacing) {
      row, offer, includesUnsized in
      rows[row].reduce(0) { height, cell in
        let child = children[cell.child]
        if !includesUnsized, child.traits.unsizedAxes.contains(.vertical) { return height }
        let width = width(of: cell, in: widths)
        return max(height, child.size(for: Proposal(width: width, height: offer)).height)
      }
    }
    return tracks
  }

  /// Groups the cells into rows.
  private func rows(of children: Subnodes) -> [[Cell]] {
    var rows: [[Cell]] = []
    var current: Int?
    for (index, child) in children.enumerated() {
      guard let row = child.traits.row else {
        current = nil
        rows.append([Cell(child: index, column: 0, span: 0)])
        continue
      }
      if row != current { rows.append([]) }
      current = row
      let column = rows[rows.count - 1].last.map { $0.column + $0.span } ?? 0
      rows[rows.count - 1].append(
        Cell(child: index, column: column, span: max(1, child.traits.columns)))
    }
    return rows
  }

  private func width(of cell: Cell, in widths: [Double]) -> Double {
    let columns = widths[cell.column..<min(widths.count, cell.column + cell.span)]
    return columns.reduce(0, +) + Double(max(0, columns.count - 1)) * horizontalSpacing
  }

  /// Divides a length among tracks, the least flexible ones first.
  ///
  /// Unsized cells make a track flexible, but don't lengthen it. All tracks without a maximum are
  /// offered the same length, even if one of them takes less.
  private static func shares(
    _ count: Int, in length: Double?, spacing: Double,
    measure: (_ track: Int, _ offer: Double?, _ includesUnsized: Bool) -> Double
  ) -> [Double] {
    guard let length, length.isFinite, count > 0 else {
      return (0..<count).map { measure($0, length, false) }
    }
    let flexibilities = (0..<count).map { measure($0, .infinity, true) - measure($0, 0, true) }
    let order = (0..<count).sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
    var lengths = Array(repeating: 0.0, count: count)
    var remaining = length - Double(count - 1) * spacing
    var offer = 0.0
    for (index, track) in order.enumerated() {
      let isShared = index > 0 && flexibilities[order[index - 1]] == .infinity
      if !isShared { offer = max(0, remaining / Double(count - index)) }
      lengths[track] = measure(track, offer, false)
      remaining -= lengths[track]
    }
    return lengths
  }

  /// Returns the size for a proposal.
  public func size(for proposal: Proposal, of children: Subnodes) -> Size {
    let tracks = tracks(for: proposal, of: children)
    return Size(
      width: tracks.widths.reduce(0, +)
        + Double(max(0, tracks.widths.count - 1)) * horizontalSpacing,
      height: tracks.heights.reduce(0, +)
        + Double(max(0, tracks.heights.count - 1)) * verticalSpacing)
  }

  /// Returns the places of the children.
  public func places(for proposal: Proposal, size: Size, of children: Subnodes) -> [Place?] {
    let tracks = tracks(for: proposal, of: children)
    var places: [Place?] = Array(repeating: nil, count: children.count)
    var y = 0.0
    for (row, cells) in tracks.rows.enumerated() {
      let height = tracks.heights[row]
      let baseline = baseline(of: cells, tracks, row, children)
      for cell in cells {
        let x =
          tracks.widths[..<cell.column].reduce(0, +) + Double(cell.column) * horizontalSpacing
        let box = Size(width: width(of: cell, in: tracks.widths), height: height)
        let child = children[cell.child]
        let guides = guides(of: child)
        var place = child.aligned(guides, in: box, Proposal(box))
        if let anchor = child.traits.cellAnchor {
          let size = child.size(for: Proposal(box))
          place.origin = Point(
            x: (box.width - size.width) * anchor.x, y: (box.height - size.height) * anchor.y)
        } else if let baseline {
          place.origin.y = baseline - child.dimensions(for: Proposal(box))[guides.vertical]
        }
        place.origin = place.origin + Point(x: x, y: y)
        places[cell.child] = place
      }
      y += height + verticalSpacing
    }
    return places
  }

  private func guides(of child: Subnode) -> GuidePair {
    GuidePair(
      child.traits.columnAlignment ?? alignment.horizontal,
      child.traits.rowAlignment ?? alignment.vertical)
  }

  /// Returns the position of the common baseline of a row, or nil unless baselines align it.
  private func baseline(
    of cells: [Cell], _ tracks: Tracks, _ row: Int, _ children: Subnodes
  ) -> Double? {
    var extent = Extent()
    for cell in cells {
      let child = children[cell.child]
      let guide = guides(of: child).vertical
      guard guide == .firstBaseline || guide == .lastBaseline else { return nil }
      let box = Size(width: width(of: cell, in: tracks.widths), height: tracks.heights[row])
      extent.add(child.dimensions(for: Proposal(box)), guide)
    }
    return extent.before
  }
}
