import VitrineGraphics
import VitrineSolver

/// The labels of standard cells (docs/PLATFORM.md, "Tables"): a running cell lays them out for the
/// texts that they have now. The frames that a file stores are those of the texts it was saved with.
extension ViewTree {
  /// From a label to the row's edge where no file stores it.
  private static let side = 15.0

  /// Gives the labels constraints where only their stored frames place them.
  package mutating func layOutStandardCells() {
    for index in views.indices {
      guard case .tableCell(var cell) = views[index].kind, let content = cell.contentView else {
        continue
      }
      let labels = [cell.textLabel, cell.detailLabel].compactMap(\.self)
      // Labels with constraints of their own are laid out by these.
      guard cell.style != .custom, !labels.isEmpty,
        labels.allSatisfy({ self[$0].translatesAutoresizingMask })
      else { continue }
      if cell.style == .subtitle, labels.count == 2 {
        guard !labels.contains(where: { self[$0].isHidden }) else { continue }
        cell.stacksLabels = true
        views[index].kind = .tableCell(cell)
      } else {
        placeTitle(of: cell, in: content)
        placeDetail(of: cell, in: content)
      }
      for label in labels { self[label].translatesAutoresizingMask = false }
    }
  }

  /// As wide as its text, in the row's middle; the stored frame gives the side.
  private mutating func placeTitle(of cell: TableCell, in content: ViewID) {
    guard let title = cell.textLabel else { return }
    let frame = self[title].frame
    pin(title, .leading, to: content, side: .leading, constant: frame?.minX ?? Self.side)
    pin(title, .centerY, to: content, side: .centerY, constant: 0)
    if cell.style == .value2 {
      pin(title, .trailing, to: content, side: .leading, constant: frame?.maxX ?? Self.side + 91)
    }
    pin(
      title, .trailing, to: content, side: .trailing, constant: -Self.side, relation: .lessOrEqual)
  }

  /// A value2 detail starts beside its title, any other ends at the row's edge and keeps 6 points
  /// off the title.
  private mutating func placeDetail(of cell: TableCell, in content: ViewID) {
    guard let detail = cell.detailLabel else { return }
    let frame = self[detail].frame
    pin(detail, .centerY, to: content, side: .centerY, constant: 0)
    if cell.style == .value2 {
      pin(detail, .leading, to: content, side: .leading, constant: frame?.minX ?? Self.side + 97)
      pin(
        detail, .trailing, to: content, side: .trailing, constant: -Self.side,
        relation: .lessOrEqual)
    } else {
      let width = self[content].frame?.width ?? 320
      let end = frame.map { max(0, width - $0.maxX) } ?? Self.side
      pin(detail, .trailing, to: content, side: .trailing, constant: -end)
      if let title = cell.textLabel {
        pin(detail, .leading, to: title, side: .trailing, constant: 6, relation: .greaterOrEqual)
      }
    }
  }

  /// Adds a constraint between two views, named after the first.
  private mutating func pin(
    _ view: ViewID, _ attribute: LayoutAttribute, to other: ViewID, side: LayoutAttribute,
    constant: Double, relation: Relation = .equal
  ) {
    let name = "\(self[view].name)-\(attribute.rawValue)"
    var constraint = Constraint(
      name, Anchor(view, attribute), relation: relation, second: Anchor(other, side))
    constraint.constant = constant
    constraint.location = self[view].location
    constraints.append(constraint)
  }
}
