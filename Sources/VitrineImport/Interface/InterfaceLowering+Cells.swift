import VitrineGraphics
import VitrineLayout

/// Table cells: their content view, and the parts of the standard styles.
extension InterfaceLowering {
  /// Links that need the children's numbers: a cell's content view.
  mutating func finish(_ element: XMLElement, _ id: ViewID) {
    if document.isMac { finishMacStack(element, id) }
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
