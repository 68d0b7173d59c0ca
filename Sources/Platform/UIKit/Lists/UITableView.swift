public import CoreGraphics
public import Foundation
import Vitrine
import VitrineGraphics
import VitrineImport
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
  static let standardRowHeight: CGFloat = 44

  /// The data source, which provides the rows and their cells.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// The delegate, which provides heights, headers and footers, and handles selections.
  open weak var delegate: (any UITableViewDelegate)? { didSet { reloadData() } }
  private var classes: [String: UITableViewCell.Type] = [:]
  private var prototypes: [String: InterfacePrototype] = [:]
  private var reusable: [String: [UITableViewCell]] = [:]
  var rows: [(path: IndexPath, cell: UITableViewCell)] = []
  /// The headers and footers of sections.
  var headers: [UIView] = []
  private var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var reusableHeaders: [String: [UITableViewHeaderFooterView]] = [:]
  var isLoaded = false
  private var emptyRows: EmptyRowsView?

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

  /// The style of the table.
  public var style: Style {
    switch table.style {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
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
    placeEmptyRows()
  }

  /// Draws lines below the rows of a plain table as if rows followed, which tables do before iOS 15.
  private func placeEmptyRows() {
    let environment = LiveEnvironment.current
    let isShown =
      environment.isApp && environment.variant.system.version < 15 && table.style == .plain
      && separatorStyle != .none && tableFooterView == nil
    let end = rows.last?.cell.frame.maxY ?? 0
    guard isShown, end < bounds.maxY else {
      emptyRows?.removeFromSuperview()
      return
    }
    let lines = emptyRows ?? EmptyRowsView()
    emptyRows = lines
    if lines.superview !== self { insertSubview(lines, at: 0) }
    lines.frame = CGRect(x: 0, y: end, width: bounds.width, height: bounds.maxY - end)
    lines.show(
      rowHeight: rowHeight >= 0 ? rowHeight : Self.standardRowHeight,
      from: table.separatorInset.map { CGFloat($0.left) } ?? StandardCell.inset,
      color: separatorColor ?? .separator)
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

  override func resolve(_ model: inout View, _ ids: [ObjectIdentifier: ViewID]) {
    guard case .table(var table) = model.kind else { return }
    if dataSource != nil { table.rowHeight = rowHeight >= 0 ? Double(rowHeight) : nil }
    table.contentOffset = Double(bounds.minY)
    if LiveEnvironment.current.isApp {
      table.separatorColor = table.separatorColor ?? UIColor.separator.color
      let left = Double(StandardCell.inset)
      table.separatorInset =
        table.separatorInset ?? Insets(top: 0, left: left, bottom: 0, right: 0)
      let color: UIColor = table.style == .plain ? .systemBackground : .systemGroupedBackground
      model.style.backgroundColor = model.style.backgroundColor ?? color.color
    }
    model.kind = .table(table)
  }
}
