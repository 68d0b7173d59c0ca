import CoreGraphics
import Foundation

/// The creation of rows, headers and footers, and their heights.
extension UITableView {
  /// The height of all rows, with estimates for rows without a cell.
  var contentHeight: CGFloat {
    guard dataSource != nil else { return 0 }
    let extra = (tableHeaderView?.frame.height ?? 0) + (tableFooterView?.frame.height ?? 0)
    return (0..<numberOfSections).reduce(extra) { sum, section in
      let rows = (0..<numberOfRows(inSection: section)).reduce(CGFloat(0)) {
        $0 + height(ofRowAt: IndexPath(row: $1, section: section))
      }
      return sum + rows + height(of: header, section) + height(of: footer, section)
    }
  }

  private func height(ofRowAt path: IndexPath) -> CGFloat {
    let asked = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if asked >= 0 { return asked }
    if let cell = cellForRow(at: path), cell.frame.height > 0 { return cell.frame.height }
    let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return estimate > 0 ? estimate : Self.standardRowHeight
  }

  private func height(of supplement: (Int) -> UIView?, _ section: Int) -> CGFloat {
    supplement(section)?.frame.height ?? 0
  }

  /// Creates rows until they fill the table, by the minimum height of each.
  func load() {
    isLoaded = true
    var height: CGFloat = 0
    if let tableHeaderView {
      addSubview(tableHeaderView)
      height += tableHeaderView.frame.height
    }
    for section in 0..<numberOfSections {
      if let header = header(section) {
        headers.append(header)
        delegate?.tableView(self, willDisplayHeaderView: header, forSection: section)
        addSubview(header)
        height += header.frame.height
      }
      for row in 0..<numberOfRows(inSection: section) {
        guard height < max(bounds.height, 1) else { return }
        let path = IndexPath(row: row, section: section)
        height += add(path)
      }
      if let footer = footer(section) {
        headers.append(footer)
        delegate?.tableView(self, willDisplayFooterView: footer, forSection: section)
        addSubview(footer)
        height += footer.frame.height
      }
    }
    if let tableFooterView { addSubview(tableFooterView) }
  }

  private func add(_ path: IndexPath) -> CGFloat {
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return 0 }
    let asked = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    cell.rowHeight = asked >= 0 ? Double(asked) : nil
    cell.isPlacedByContainer = true
    if LiveEnvironment.current.isApp { StandardCell.fit(cell) }
    cell.setNeedsLayout()
    rows.append((path, cell))
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    addSubview(cell)
    if asked >= 0 { return asked }
    return cell.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: Self.standardRowHeight),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func header(_ section: Int) -> UIView? {
    supplement(
      asked: delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight,
      view: delegate?.tableView(self, viewForHeaderInSection: section),
      title: dataSource?.tableView(self, titleForHeaderInSection: section))
  }

  private func footer(_ section: Int) -> UIView? {
    supplement(
      asked: delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight,
      view: delegate?.tableView(self, viewForFooterInSection: section),
      title: dataSource?.tableView(self, titleForFooterInSection: section))
  }

  /// Returns a header or footer: the delegate's view, or the data source's title.
  ///
  /// Returns nil if there is neither, or if its height is 0.
  private func supplement(asked: CGFloat, view: UIView?, title: String?) -> UIView? {
    guard asked != 0 else { return nil }
    let height = asked > 0 ? asked : StandardHeader.height
    if let view {
      view.frame.size.height = asked > 0 || view.frame.height == 0 ? height : view.frame.height
      view.isPlacedByContainer = true
      view.hasExactHeight = asked > 0
      return view
    }
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    view.textLabel?.text = title
    view.isPlacedByContainer = true
    view.hasExactHeight = asked > 0
    return view
  }
}
