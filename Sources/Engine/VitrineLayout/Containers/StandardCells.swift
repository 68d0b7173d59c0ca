import VitrineGraphics
import VitrineSolver

/// The layout of the labels in standard cells (docs/PLATFORM.md, "Tables").
///
/// A running cell lays its labels out for their current texts. The stored frames in a file are for
/// the texts at the time of saving.
extension ViewTree {
  /// The distance in points from a label to the edge of the row, unless a file stores it.
  private static let side = 15.0

  /// Adds constraints to labels that only have stored frames.
  package mutating func layOutStandardCells() {
    for index in views.indices {
      guard case .tableCell(var cell) = views[index].kind, let content = cell.contentView else {
        continue
      }
      let labels = [cell.textLabel, cell.detailLabel].compactMap(\.self)
      // Labels with constraints keep them.
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

  /// Centers the title in the row with the width of its text.
  ///
  /// The stored frame gives its side.
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

  /// Places the detail label.
  ///
  /// A value2 detail starts beside its title. Any other detail ends at the edge of the row, at
  /// least 6 points from the title.
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

  /// Adds a constraint between two views, with the name of the first one.
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
