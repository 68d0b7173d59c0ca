import VitrineGraphics
import VitrineLayout

/// Cells: their content view, and the parts of a table cell's standard styles.
extension InterfaceLowering {
  /// Links that need the children's numbers: a cell's content view.
  mutating func finish(_ element: XMLElement, _ id: ViewID, in holder: XMLElement?) {
    if document.isMac { finishMacStack(element, id) }
    fillCollectionCell(element, id)
    guard case .tableCell(var cell) = tree[id].kind else { return }
    cell.contentView = tree[id].subviews.first
    cell.style = Self.cellStyles[element["style"] ?? ""] ?? .custom
    if cell.style != .custom {
      cell.textLabel = cell.contentView.flatMap { part(element, "textLabel", in: $0) }
      cell.detailLabel = cell.contentView.flatMap { part(element, "detailTextLabel", in: $0) }
      for label in [cell.textLabel, cell.detailLabel].compactMap(\.self) {
        tree[label].translatesAutoresizingMask = true
      }
    }
    if traits.isDesignTime, let holder { fitPrototype(&cell, element, id, in: holder) }
    tree[id].kind = .tableCell(cell)
  }

  /// Gives a prototype of Xcode 6 its row's height in place of the 44 points that the file stores.
  ///
  /// That holds where the file stores no frame for the content (114 views of 14 files in 3 repositories,
  /// none against). The content ends above the separator, where the table has any. A stored content that
  /// ends elsewhere yields to its cell (8 constraints of 6 files in 2 repositories).
  private func fitPrototype(
    _ cell: inout TableCell, _ element: XMLElement, _ id: ViewID, in table: XMLElement
  ) {
    guard document.toolsVersion < 8_000, document.root.child("scenes") != nil,
      let frame = tree[id].frame, let content = cell.contentView
    else { return }
    let separator = table["separatorStyle"] == "none" ? 0 : 1 / document.deviceScale
    if let stored = tree[content].frame {
      let room = frame.height - stored.maxY
      if room < 0 || room > 1 { cell.separatorHeight = separator }
      return
    }
    cell.separatorHeight = separator
    let heights = [element.number("rowHeight"), table.number("rowHeight")]
    cell.rowHeight = heights.compactMap(\.self).first { $0 > 0 }
  }

  /// A collection cell resizes its content view with itself, whatever the file stores of its mask.
  private mutating func fillCollectionCell(_ element: XMLElement, _ id: ViewID) {
    guard case .collectionCell = tree[id].kind, element.child(key: "contentView") != nil,
      let content = tree[id].subviews.first
    else { return }
    tree[content].translatesAutoresizingMask = true
    tree[content].autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let size = itemSize(element) { tree[id].frame?.size = size }
  }

  /// The size of a collection cell as the file stores it.
  ///
  /// Xcode 6 left a cell's frame at 50 by 50 points and stored its size with the content view alone (23
  /// cells in 5 repositories, one against).
  func itemSize(_ cell: XMLElement) -> Size? {
    let frame = rect(cell.child("rect", key: "frame"))
    guard document.toolsVersion < 8_000, frame != nil else { return frame?.size }
    let content = cell.child(key: "contentView")?.child("rect", key: "frame")
    return (rect(content) ?? frame)?.size
  }

  private static let cellStyles: [String: TableCell.Style] = [
    "IBUITableViewCellStyleDefault": .standard, "IBUITableViewCellStyleSubtitle": .subtitle,
    "IBUITableViewCellStyleValue1": .value1, "IBUITableViewCellStyleValue2": .value2,
  ]

  private func part(_ element: XMLElement, _ key: String, in content: ViewID) -> ViewID? {
    guard let id = element[key], case .view(let view)? = items[id], tree[view].parent == content
    else { return nil }
    return view
  }
}
