import VitrineGraphics
import VitrineLayout

/// The content views of cells, and the parts of a table cell's standard styles.
extension InterfaceLowering {
  /// Sets the properties of a view that refer to its subviews, such as a cell's content view.
  mutating func finish(_ element: XMLElement, _ id: ViewID, in holder: XMLElement?) {
    if document.isAppKit { finishAppKitStack(element, id) }
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
    if let holder {
      rules.fit(&cell, id, from: CellElements(cell: element, table: holder), in: scene)
    }
    tree[id].kind = .tableCell(cell)
  }

  /// Resizes the content view of a collection cell with the cell, even if the file stores another
  /// mask.
  private mutating func fillCollectionCell(_ element: XMLElement, _ id: ViewID) {
    guard case .collectionCell = tree[id].kind, element.child(key: "contentView") != nil,
      let content = tree[id].subviews.first
    else { return }
    tree[content].translatesAutoresizingMask = true
    tree[content].autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let size = itemSize(element) { tree[id].frame?.size = size }
  }

  /// Returns the stored size of a collection cell.
  ///
  /// Xcode 6 stores the size only with the content view (rule `collection-cell-size`).
  func itemSize(_ cell: XMLElement) -> Size? {
    let frame = rect(cell.child("rect", key: "frame"))
    guard document.xcode < .xcode7, frame != nil else { return frame?.size }
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
