public import CoreGraphics
public import Foundation
import VitrineGraphics
package import VitrineLayout

/// A vertical list of rows.
///
/// Cells are created only for visible rows. A widget's table isn't scrolled, so rows are created in
/// order until the sum of their heights reaches that of the table. A row with `automaticDimension`
/// is measured by its constraints when it is created, so estimates aren't needed. The engine places
/// headers, rows and footers below each other, as wide as the table, with separators between rows
/// (docs/PLATFORM.md, "Tables").
///
/// Every change of rows reloads from the data source, which must contain the new rows by then, as
/// UIKit also requires. Existing cells are reused.
@preconcurrency @MainActor
open class UITableView: UIScrollView, PrototypeHolder {
  /// The style of a table.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  /// The height of a row that its constraints determine.
  public static let automaticDimension: CGFloat = -1
  /// The default height of a row.
  private static let standardRowHeight: CGFloat = 44

  /// The data source, which provides the rows and their cells.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The delegate, which provides heights, headers and footers, and handles selections.
  open weak var delegate: (any UITableViewDelegate)? { didSet { reloadData() } }
  private var classes: [String: UITableViewCell.Type] = [:]
  private var prototypes: [String: InterfacePrototype] = [:]
  private var reusable: [String: [UITableViewCell]] = [:]
  private var rows: [(path: IndexPath, cell: UITableViewCell)] = []
  /// The headers and footers of sections.
  private var headers: [UIView] = []
  private var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var reusableHeaders: [String: [UITableViewHeaderFooterView]] = [:]
  private var isLoaded = false

  /// The height of rows for which the delegate has none, by default automatic.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
  /// The settings that don't affect a picture.
  var settingsOfTable = TableSettings()
  /// The height of headers for which the delegate has none.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
  /// The height of footers for which the delegate has none.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { reloadData() } }
  /// The view behind all rows, as large as the table.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      setNeedsLayout()
    }
  }

  override var observer: (any UIScrollViewDelegate)? { delegate }

  /// The estimated height of rows without a cell, of which the size of the content consists.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension

  package override class var initialModel: View {
    var model = View("", .table(Table()))
    model.style.clipsToBounds = true
    return model
  }

  /// Creates a table with a frame and a style.
  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    table.style = Table.Style.allCases[style.rawValue]
  }

  override public convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a view of a storyboard or xib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the outlets of interface files.
  override open func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "dataSource": dataSource = value as? any UITableViewDataSource
    case "delegate": delegate = value as? any UITableViewDelegate
    default: super.setValue(value, forKey: key)
    }
  }

  var table: Table {
    get { if case .table(let table) = model.kind { table } else { Table() } }
    set {
      model.kind = .table(newValue)
      LayoutChanges.note()
    }
  }

  /// The style of the lines between rows.
  open var separatorStyle: UITableViewCell.SeparatorStyle {
    get { table.separators == .none ? .none : .singleLine }
    set { table.separators = newValue == .none ? .none : .automatic }
  }

  /// The color of separators, or nil for the standard color.
  open var separatorColor: UIColor? {
    get { table.separatorColor.map(UIColor.init) }
    set { table.separatorColor = newValue?.color }
  }

  /// The inset of separators, by default 15 points from the leading edge.
  open var separatorInset: UIEdgeInsets {
    get { UIEdgeInsets(table.separatorInset ?? Insets(top: 0, left: 15, bottom: 0, right: 0)) }
    set { table.separatorInset = newValue.insets }
  }

  /// A Boolean value that indicates whether people can scroll the table.
  override open var isScrollEnabled: Bool {
    get { table.isScrollEnabled }
    set { table.isScrollEnabled = newValue }
  }

  // MARK: Cells

  /// Registers a class for cells.
  ///
  /// Nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Returns an unused cell or a new one, or nil for an unknown identifier.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reusable[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    if let prototype = prototypes[identifier] { return prototype.make() as? UITableViewCell }
    return classes[identifier]?.init(registeredAs: identifier)
  }

  /// Returns an unused cell or a new one.
  ///
  /// An unknown identifier is a programmer's error.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure("no cell is registered for the reuse identifier '\(identifier)'")
    }
    return cell
  }

  /// Registers a class for headers and footers.
  ///
  /// Nil removes the registration.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// Returns an unused header or footer or a new one, or nil for an unknown identifier.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    guard let view = reusableHeaders[identifier]?.popLast() else {
      return headerClasses[identifier]?.init(registeredAs: identifier)
    }
    view.prepareForReuse()
    return view
  }

  func hold(_ prototype: InterfacePrototype, as reuseIdentifier: String) {
    prototypes[reuseIdentifier] = prototype
  }

  /// Reloads the content from the data source.
  open func reloadData() {
    for row in rows {
      row.cell.removeFromSuperview()
      guard let identifier = row.cell.reuseIdentifier else { continue }
      reusable[identifier, default: []].append(row.cell)
    }
    for header in headers {
      header.removeFromSuperview()
      guard let header = header as? UITableViewHeaderFooterView,
        let identifier = header.reuseIdentifier
      else { continue }
      reusableHeaders[identifier, default: []].append(header)
    }
    rows = []
    headers = []
    isLoaded = false
    setNeedsLayout()
    LayoutChanges.note()
  }

  /// The view above all sections, with the height of its frame.
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, tableHeaderView) } }
  /// The view below all sections, with the height of its frame.
  open var tableFooterView: UIView? { didSet { exchange(oldValue, tableFooterView) } }

  private func exchange(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    new?.isPlacedByContainer = true
    reloadData()
  }

  // MARK: Changes of rows

  /// Begins a group of changes.
  ///
  /// Each change reloads from the data source, whose new row counts apply.
  open func beginUpdates() {}
  /// Ends a group of changes and reloads from the data source.
  open func endUpdates() { reloadData() }

  /// Makes a group of changes, reloads from the data source and calls the completion.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }

  /// Shows inserted rows by reloading from the data source.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Removes deleted rows by reloading from the data source.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Updates rows by reloading from the data source.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Shows inserted sections by reloading from the data source.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Removes deleted sections by reloading from the data source.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Updates sections by reloading from the data source.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }

  /// An animation of rows, of which a picture shows the end.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// The number of sections, from the data source.
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// Returns the number of rows in a section, from the data source.
  public func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// The visible cells.
  public var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return rows.map(\.cell)
  }

  /// The index paths of the visible rows.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return rows.map(\.path)
  }

  /// Returns the cell of a visible row, or nil.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rows.first { $0.path == indexPath }?.cell
  }

  /// Returns the index path of a visible cell, or nil.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.first { $0.cell === cell }?.path
  }

  /// Performs a person's tap on a row.
  ///
  /// Returns false if the table doesn't select it.
  func select(_ cell: UITableViewCell) -> Bool {
    guard let touched = indexPath(for: cell), allowsSelection,
      delegate?.tableView(self, shouldHighlightRowAt: touched) ?? true
    else { return false }
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: touched)
    cell.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: touched)
    let known = allowsMultipleSelection ? nil : indexPathForSelectedRow
    let chosen = delegate.map { $0.tableView(self, willSelectRowAt: touched) } ?? touched
    guard let path = chosen else { return true }
    if let known, known != path {
      _ = delegate?.tableView(self, willDeselectRowAt: known)
      deselectRow(at: known, animated: true)
      delegate?.tableView(self, didDeselectRowAt: known)
    }
    cellForRow(at: path)?.setSelected(true, animated: true)
    delegate?.tableView(self, didSelectRowAt: path)
    return true
  }

  /// A Boolean value that indicates whether people can select rows.
  open var allowsSelection = true

  /// A Boolean value that indicates whether people can select several rows.
  open var allowsMultipleSelection = false

  /// The place to which a table scrolls, which has no effect.
  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  /// Selects a row without notifying the delegate, as documented.
  ///
  /// Nil removes the selection.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition = .none
  ) {
    for row in rows { row.cell.setSelected(row.path == indexPath, animated: animated) }
  }

  /// Removes a row from the selection without notifying the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  // MARK: Layout

  /// Creates rows until they fill the table.
  override open func layoutSubviews() {
    super.layoutSubviews()
    guard dataSource != nil else { return }
    if !isLoaded { load() }
    placeBackground()
  }

  private func placeBackground() {
    guard let backgroundView else { return }
    if backgroundView.superview !== self {
      backgroundView.isPlacedByContainer = false
      insertSubview(backgroundView, at: 0)
    }
    backgroundView.frame = bounds
  }

  /// The size of all rows, with estimates for rows without a cell.
  override open var contentSize: CGSize {
    get { CGSize(width: bounds.width, height: contentHeight) }
    set {}
  }

  private var contentHeight: CGFloat {
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
  private func load() {
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

  override func resolve(_ model: inout View, _ ids: [ObjectIdentifier: ViewID]) {
    guard case .table(var table) = model.kind else { return }
    if dataSource != nil { table.rowHeight = rowHeight >= 0 ? Double(rowHeight) : nil }
    model.kind = .table(table)
  }
}
