import VitrineGraphics
import VitrineLayout
import VitrineSolver

/// Table cells: their content view, and the parts of the standard styles.
extension InterfaceLowering {
  /// Links that need the children's numbers: a cell's content view.
  mutating func finish(_ element: XMLElement, _ id: ViewID) {
    if document.isMac { finishMacStack(element, id) }
    guard case .tableCell(var cell) = tree[id].kind else { return }
    cell.contentView = tree[id].subviews.first
    let style = element["style"] ?? ""
    let title = cell.contentView.flatMap { part(element, "textLabel", in: $0) }
    let detail = cell.contentView.flatMap { part(element, "detailTextLabel", in: $0) }
    let isPair = style == "IBUITableViewCellStyleSubtitle" && title != nil && detail != nil
    // A host stacks the two labels of a subtitle cell by their texts.
    if isPair { (cell.textLabel, cell.detailLabel) = (title, detail) }
    tree[id].kind = .tableCell(cell)
    // The canvas shows the frames that the file stores.
    guard !traits.isDesignTime, let content = cell.contentView, title != nil || detail != nil
    else { return }
    if isPair {
      for label in [title, detail].compactMap({ $0 }) {
        tree[label].translatesAutoresizingMask = true
      }
    } else {
      place(title, detail, style, in: content, at: element)
    }
  }

  private func part(_ element: XMLElement, _ key: String, in content: ViewID) -> ViewID? {
    guard let id = element[key], case .view(let view)? = items[id], tree[view].parent == content
    else { return nil }
    return view
  }

  /// Places a standard style's labels as a cell does: as wide as their texts, in the cell's middle.
  ///
  /// The stored frames give the sides; without them they are those of a plain cell of 44 points.
  private mutating func place(
    _ title: ViewID?, _ detail: ViewID?, _ style: String, in content: ViewID,
    at element: XMLElement
  ) {
    let size = tree[content].frame?.size ?? Size(width: 320, height: 43.5)
    let side = 15.0
    func stored(_ view: ViewID, _ other: Rect) -> Rect { tree[view].frame ?? other }
    if let title {
      let isNarrow = style == "IBUITableViewCellStyleValue2"
      let frame = stored(title, Rect(x: side, y: 4.5, width: isNarrow ? 91 : 100, height: 20.5))
      pin(title, .leading, content, .leading, frame.minX, element)
      pin(title, .centerY, content, .centerY, 0, element)
      if isNarrow { pin(title, .trailing, content, .leading, frame.maxX, element) }
      pin(title, .trailing, content, .trailing, -side, element, .lessOrEqual)
    }
    guard let detail else { return }
    switch style {
    case "IBUITableViewCellStyleValue2":
      let frame = stored(detail, Rect(x: 112, y: 0, width: 100, height: 14.5))
      pin(detail, .leading, content, .leading, frame.minX, element)
      pin(detail, .centerY, content, .centerY, 0, element)
      pin(detail, .trailing, content, .trailing, -side, element, .lessOrEqual)
    default:
      let end = tree[detail].frame.map { max(0, size.width - $0.maxX) } ?? side
      pin(detail, .trailing, content, .trailing, -end, element)
      pin(detail, .centerY, content, .centerY, 0, element)
      if let title { pin(detail, .leading, title, .trailing, 6, element, .greaterOrEqual) }
    }
  }

  private mutating func pin(
    _ view: ViewID, _ attribute: LayoutAttribute, _ other: ViewID, _ side: LayoutAttribute,
    _ constant: Double, _ element: XMLElement, _ relation: Relation = .equal
  ) {
    tree[view].translatesAutoresizingMask = false
    let name = "\(tree[view].name)-\(attribute.rawValue)"
    var constraint = Constraint(name, Anchor(view, attribute), relation, Anchor(other, side))
    constraint.constant = constant
    constraint.location = element.location
    tree.constraints.append(constraint)
  }
}
