import VitrineGraphics
import VitrineSolver

extension System {
  /// Adds the rows of a table, one below another from its top.
  mutating func addTable(_ id: ViewID, _ table: Table) throws(SolverError) {
    let canvas = boxes[id.index]
    let source = Source.made("table", id)
    var top = canvas.start(.vertical) - table.contentOffset
    for row in tree[id].subviews where !tree[row].isFloating {
      let box = boxes[row.index]
      guard case .tableCell(let cell) = tree[row].kind else {
        if tree[row].frame == nil {
          // A header without a stored frame is above the rows that follow it.
          try add(Expression(box.top) - top, .equal, priority: .required, from: source)
          try add(Expression(box.height), .equal, priority: .fitting, from: source)
          top = box.bottom
        }
        try addHeader(row, in: canvas, source)
        continue
      }
      let side = table.style == .insetGrouped ? tree[row].frame?.minX ?? 16 : 0
      try add(
        Expression(box.left) - Expression(canvas.left) - side, .equal, priority: .required,
        from: source)
      try add(canvas.right - box.right - side, .equal, priority: .required, from: source)
      try add(Expression(box.top) - top, .equal, priority: .required, from: source)
      let stored = tree[row].frame?.height
      // A hidden row has no height, and the later rows move up.
      if isOut[row.index] {
        try add(Expression(box.height), .equal, priority: .required, from: source)
      } else if let height = cell.rowHeight ?? table.rowHeight ?? stored {
        try add(Expression(box.height) - height, .equal, priority: .required, from: source)
      } else {
        // An automatic row has the height of its content, or 44 points if the content has no
        // height.
        try add(Expression(box.height) - 44, .equal, priority: .fitting, from: source)
      }
      top = box.bottom
    }
  }

  /// Adds a header or footer of a table or collection, with the container's width and the stored
  /// height.
  ///
  /// In a horizontal flow, it has the collection's height and the stored width.
  private mutating func addHeader(
    _ id: ViewID, in canvas: Box, runsAcross: Bool = false, _ source: Source
  ) throws(SolverError) {
    let box = boxes[id.index]
    if runsAcross, let frame = tree[id].frame {
      try add(
        Expression(box.left) - Expression(canvas.left) - frame.minX, .equal, priority: .required,
        from: source)
      try add(Expression(box.width) - frame.width, .equal, priority: .required, from: source)
      try add(
        Expression(box.top) - Expression(canvas.top), .equal, priority: .required, from: source)
      try add(
        Expression(box.height) - Expression(canvas.height), .equal, priority: .required,
        from: source)
      return
    }
    try add(
      Expression(box.left) - Expression(canvas.left), .equal, priority: .required, from: source)
    try add(
      Expression(box.width) - Expression(canvas.width), .equal, priority: .required, from: source)
    guard let frame = tree[id].frame else { return }
    try add(
      Expression(box.top) - Expression(canvas.top) - frame.minY, .equal, priority: .required,
      from: source)
    try add(Expression(box.height) - frame.height, .equal, priority: .required, from: source)
  }

  /// Fills a cell with its content, except for the accessory and the pixel of the separator.
  mutating func addCell(_ id: ViewID, _ cell: TableCell) throws(SolverError) {
    guard let content = cell.contentView else { return }
    let canvas = boxes[id.index]
    let box = boxes[content.index]
    let source = Source.made("cell", id)
    let stored = tree[content].frame
    let outer = tree[id].frame
    let accessory: Double
    var separator: Double
    if let stored, let outer {
      accessory = outer.width - stored.maxX
      separator = outer.height - stored.maxY
    } else if let width = cell.accessoryWidth {
      accessory = width
      separator = 1 / context.scale
    } else {
      // A detail disclosure button takes 67 points, a detail button 47, and any other accessory 33
      // (docs/PLATFORM.md, "Tables").
      switch cell.accessory {
      case .none: accessory = 0
      case .disclosureIndicator, .checkmark: accessory = 33
      case .detailButton: accessory = 47
      case .detailDisclosureButton: accessory = 67
      }
      separator = 1 / context.scale
    }
    if let height = cell.separatorHeight { separator = height }
    // Accessories are at the trailing edge.
    let isMirrored = directions[id.index] == .rightToLeft
    let start = stored?.minX ?? 0
    try add(
      Expression(box.left) - Expression(canvas.left) - (isMirrored ? accessory : start), .equal,
      priority: .required, from: source)
    try add(
      Expression(box.top) - Expression(canvas.top) - (stored?.minY ?? 0), .equal,
      priority: .required, from: source)
    try add(
      canvas.right - box.right - (isMirrored ? start : accessory), .equal, priority: .required,
      from: source)
    try add(canvas.bottom - box.bottom - separator, .equal, priority: .required, from: source)
    if cell.stacksLabels, let title = cell.textLabel, let detail = cell.detailLabel {
      try stack(title, detail, in: content, from: source)
    }
  }

  /// Places a subtitle's detail directly below its title, and centers both in the row.
  private mutating func stack(
    _ title: ViewID, _ detail: ViewID, in content: ViewID, from source: Source
  ) throws(SolverError) {
    let box = boxes[content.index]
    let (first, second) = (boxes[title.index], boxes[detail.index])
    try add(Expression(second.top) - first.bottom, .equal, priority: .required, from: source)
    try add(
      Expression(first.top) - Expression(box.top) + (second.bottom - box.bottom), .equal,
      priority: .required,
      from: source)
    let inset = tree[title].frame?.minX ?? 15
    let isMirrored = directions[content.index] == .rightToLeft
    for label in [title, detail] {
      let own = boxes[label.index]
      try add(
        Expression(own.left) - Expression(box.left) - inset, isMirrored ? .greaterOrEqual : .equal,
        priority: .required,
        from: source)
      try add(
        box.right - own.right - inset, isMirrored ? .equal : .greaterOrEqual, priority: .required,
        from: source)
    }
  }

  /// Adds the cells of a collection in flow layout: as many per line as fit, with the remaining
  /// width between them.
  mutating func addCollection(_ id: ViewID, _ collection: Collection) throws(SolverError) {
    let canvas = boxes[id.index]
    let source = Source.made("flow", id)
    let inset = collection.sectionInset
    let size = collection.itemSize
    let width = widths[id.index] ?? tree[id].frame?.width ?? 0
    let available = width - inset.left - inset.right
    // The number of items that fit with the minimum spacing, at least one.
    let perLine = max(
      1,
      Int(
        clamping: max(
          0, (available + collection.itemSpacing) / max(1, size.width + collection.itemSpacing))))
    let spare = available - Double(perLine) * size.width
    let spacing =
      perLine > 1 ? max(collection.itemSpacing, spare / Double(perLine - 1)) : 0
    var itemCount = 0
    for child in tree[id].subviews where !tree[child].isFloating {
      guard case .collectionCell = tree[child].kind else {
        let runsAcross = collection.axis == .horizontal
        try addHeader(child, in: canvas, runsAcross: runsAcross, source)
        continue
      }
      let index = itemCount
      itemCount += 1
      let box = boxes[child.index]
      let x = Double(index % perLine) * (size.width + spacing)
      let y = Double(index / perLine) * (size.height + collection.lineSpacing)
      // An item with a stored frame keeps its position, and the other items flow.
      let stored = tree[child].frame
      let left = stored?.minX ?? inset.left + x
      let top = stored?.minY ?? inset.top + collection.headerSize.height + y
      try add(
        Expression(box.left) - Expression(canvas.left) - left, .equal, priority: .required,
        from: source)
      try add(
        Expression(box.top) - Expression(canvas.top) - top, .equal, priority: .required,
        from: source)
      try add(
        Expression(box.width) - (stored?.width ?? size.width), .equal, priority: .required,
        from: source)
      try add(
        Expression(box.height) - (stored?.height ?? size.height), .equal, priority: .required,
        from: source)
    }
  }
}
