import VitrineGraphics
import VitrineSolver

extension System {
  /// Adds the constraints of a grid: equal columns, and rows as high as their tallest child.
  ///
  /// UIKit has no such container. Widget documents use it for rows of icons. The width of one
  /// column is a variable, and the widths and positions of all children are multiples of it.
  mutating func addGrid(_ id: ViewID, _ grid: GridView) throws(SolverError) {
    let children = tree[id].subviews.filter { !tree[$0].isHidden }
    guard grid.columns > 0, !children.isEmpty else { return }
    let canvas = boxes[id.index]
    let source = Source.made("grid", id)
    let column = makeVariable()
    let count = Double(grid.columns)
    try add(
      Expression(column) * count + (count - 1) * grid.columnSpacing - Expression(canvas.width),
      .equal, priority: .required, from: source)
    var slot = 0
    var rowTop = canvas.start(.vertical)
    var row = makeVariable()
    try startRow(row, source)
    for child in children {
      let span = max(1, min(grid.columns, grid.spans[child] ?? 1))
      if slot + span > grid.columns {
        rowTop = rowTop + Expression(row) + grid.rowSpacing
        row = makeVariable()
        try startRow(row, source)
        slot = 0
      }
      try addCell(
        id, grid, child: child, column: column, slot: slot, span: span, rowTop: rowTop, row: row)
      slot += span
    }
    try add(rowTop + Expression(row) - canvas.bottom, .equal, priority: .required, from: source)
  }

  /// Adds a row with the minimum height of its children, unless the grid is stretched.
  private mutating func startRow(_ row: Variable, _ source: Source) throws(SolverError) {
    try add(Expression(row), .greaterOrEqual, priority: .required, from: source)
    try add(Expression(row), .equal, priority: Priority(49), from: source)
  }

  /// Places a child by the grid's alignment, but always within its columns.
  private mutating func addCell(
    _ id: ViewID, _ grid: GridView, child: ViewID, column: Variable, slot: Int, span: Int,
    rowTop: Expression, row: Variable
  ) throws(SolverError) {
    let box = boxes[child.index]
    let canvas = boxes[id.index]
    let source = Source.made("grid", id)
    let before = Expression(column) * Double(slot) + Double(slot) * grid.columnSpacing
    let width = Expression(column) * Double(span) + Double(span - 1) * grid.columnSpacing
    let isMirrored = directions[id.index] == .rightToLeft
    let left = isMirrored ? canvas.right - before - width : canvas.start(.horizontal) + before
    let bottom = rowTop + Expression(row)
    switch grid.alignment {
    case .center:
      try add(
        box.middle(.horizontal) - left - width * 0.5, .equal, priority: .required, from: source)
      try add(
        box.middle(.vertical) - rowTop - Expression(row) * 0.5, .equal, priority: .required,
        from: source)
    case .leading:
      let start = isMirrored ? left + width - box.right : box.start(.horizontal) - left
      try add(start, .equal, priority: .required, from: source)
      try add(box.start(.vertical) - rowTop, .equal, priority: .required, from: source)
    case .trailing:
      let end = isMirrored ? box.start(.horizontal) - left : left + width - box.right
      try add(end, .equal, priority: .required, from: source)
      try add(bottom - box.bottom, .equal, priority: .required, from: source)
    case .fill, .firstBaseline, .lastBaseline:
      try add(box.start(.horizontal) - left, .equal, priority: .required, from: source)
      try add(box.size(.horizontal) - width, .equal, priority: .required, from: source)
      try add(box.start(.vertical) - rowTop, .equal, priority: .required, from: source)
      try add(box.size(.vertical) - Expression(row), .equal, priority: .required, from: source)
    }
    try add(left + width - box.right, .greaterOrEqual, priority: .required, from: source)
    try add(bottom - box.bottom, .greaterOrEqual, priority: .required, from: source)
  }
}
