import VitrineGraphics
import VitrineLayout

/// Cells: their content view, and the parts of a table cell's standard styles.
extension InterfaceLowering {
  /// Links that need the children's numbers: a cell's content view.
  mutating func finish(_ element: XMLElement, _ id: ViewID) {
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
    tree[id].kind = .tableCell(cell)
  }

  /// A collection cell resizes its content view with itself, whatever the file stores of its mask.
  private mutating func fillCollectionCell(_ element: XMLElement, _ id: ViewID) {
    guard case .collectionCell = tree[id].kind, element.child(key: "contentView") != nil,
      let content = tree[id].subviews.first
    else { return }
    tree[content].translatesAutoresizingMask = true
    tree[content].autoresizingMask = [.flexibleWidth, .flexibleHeight]
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
