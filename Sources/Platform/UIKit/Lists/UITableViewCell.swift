import CoreGraphics
public import Foundation
import VitrineGraphics
package import VitrineLayout
import VitrineSolver

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The standard layouts of a title and a detail (docs/PLATFORM.md, "Intrinsic sizes").
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// The accessory at the trailing edge.
  ///
  /// The content view ends before it.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton

    fileprivate var engine: TableCell.Accessory {
      switch self {
      case .none: .none
      case .disclosureIndicator: .disclosureIndicator
      case .detailDisclosureButton: .detailDisclosureButton
      case .checkmark: .checkmark
      case .detailButton: .detailButton
      }
    }
  }

  /// The look of a selected row.
  ///
  /// Any style except `none` has a gray background.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// The button of a cell that is edited, which isn't drawn.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// The style of the line below a cell.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }

  /// The superview of the cell's content.
  public private(set) var contentView = UIView(frame: .zero)
  /// The identifier with which the cell is reused, or nil.
  public private(set) var reuseIdentifier: String?
  /// The title label of a standard style, or nil.
  open var textLabel: UILabel? {
    addMissingLabels()
    return titleLabel
  }
  /// The detail label of a standard style, or nil.
  open var detailTextLabel: UILabel? {
    addMissingLabels()
    return detailLabel
  }
  /// The image view of a standard style, or nil.
  open private(set) lazy var imageView: UIImageView? = standardImageView()
  private let cellStyle: CellStyle
  private var titleLabel: UILabel?
  private var detailLabel: UILabel?
  /// A Boolean value that indicates whether the labels are added when they are first used.
  private var lacksLabels = false
  private var rowConstraints: [NSLayoutConstraint] = []
  /// The height that the table sets, or nil if constraints determine it.
  var rowHeight: Double?
  /// The look of the cell when it is selected.
  open var selectionStyle: SelectionStyle = .default

  package override class var initialModel: View { View("", .tableCell(TableCell())) }

  /// Creates a cell, whose width the table sets, with the labels of its style.
  ///
  /// In a subclass with the default style they are added when they are first used.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addContentView()
  }

  /// Creates a cell without a reuse identifier.
  override public convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell of a storyboard or xib.
  public required init?(coder: NSCoder) {
    cellStyle = .default
    super.init(coder: coder)
    reuseIdentifier = (coder as? InterfaceCoder)?.reuseIdentifier
  }

  /// Creates a cell of a registered class through the subclass's initializer.
  public required convenience init(registeredAs identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  private func addContentView() {
    contentView.isPlacedByContainer = true
    addSubview(contentView)
    // Most subclasses of the default style don't use its label.
    lacksLabels = type(of: self) != UITableViewCell.self && cellStyle == .default
    if !lacksLabels { StandardCell.addLabels(to: self, cellStyle) }
  }

  private func addMissingLabels() {
    guard lacksLabels else { return }
    lacksLabels = false
    StandardCell.addLabels(to: self, cellStyle)
  }

  /// Prepares the cell to show another row.
  open func prepareForReuse() {}

  /// The type of the accessory, by default none.
  open var accessoryType: AccessoryType = .none {
    didSet { LayoutChanges.note() }
  }

  /// A view that replaces the accessory and keeps its size.
  open var accessoryView: UIView? {
    didSet {
      guard oldValue !== accessoryView else { return }
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      LayoutChanges.note()
    }
  }

  /// The distances of the accessory from the cell's edge and from the content: the part of 33
  /// points that a chevron of 8 points leaves (docs/PLATFORM.md, "Tables").
  private static let accessoryMargin: CGFloat = 15
  private static let accessoryGap: CGFloat = 10

  /// Positions the accessory view at the trailing edge.
  override open func layoutSubviews() {
    super.layoutSubviews()
    guard let accessoryView else { return }
    let size = accessoryView.bounds.size
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let left = isMirrored ? Self.accessoryMargin : bounds.width - Self.accessoryMargin - size.width
    accessoryView.center = CGPoint(x: left + size.width / 2, y: bounds.midY)
  }

  /// A Boolean value that indicates whether the row is selected.
  open var isSelected = false { didSet { showSelection() } }
  /// A Boolean value that indicates whether the row is highlighted.
  ///
  /// It doesn't change the look of the cell.
  open var isHighlighted = false

  /// Highlights the cell immediately.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Begins or ends editing, which isn't drawn.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// A Boolean value that indicates whether the cell is edited, which isn't drawn.
  open var isEditing = false
  /// The view behind the content, as large as the cell.
  open var backgroundView: UIView? { didSet { exchange(oldValue, backgroundView) } }
  /// The view behind the content of a selected cell.
  open var selectedBackgroundView: UIView? { didSet { exchange(oldValue, nil) } }
  /// The view behind the content of one of several selected cells.
  open var multipleSelectionBackgroundView: UIView?
  /// The inset of the line below the cell, which has no effect: the table's is drawn.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  /// The width of a level of indentation.
  open var indentationWidth: CGFloat = 10
  /// The level of indentation, which isn't drawn.
  open var indentationLevel = 0
  /// A Boolean value that indicates whether the content moves while the cell is edited.
  open var shouldIndentWhileEditing = true
  /// A Boolean value that indicates whether the cell can be moved.
  open var showsReorderControl = false
  /// The accessory of a cell that is edited, which isn't drawn.
  open var editingAccessoryType: AccessoryType = .none
  /// The view in place of the accessory of a cell that is edited.
  open var editingAccessoryView: UIView?
  /// The button of a cell that is edited.
  open var editingStyle: EditingStyle { .none }
  /// A Boolean value that indicates whether the button that deletes the cell is visible.
  open var showingDeleteConfirmation: Bool { false }

  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}

  /// The states of editing.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits of the states.
    public let rawValue: UInt

    /// Creates states from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The button for editing is visible.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that deletes the cell is visible.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  private func exchange(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: 0)
  }

  private func showSelection() {
    guard let selectedBackgroundView, selectionStyle != .none else { return }
    if isSelected {
      selectedBackgroundView.frame = bounds
      selectedBackgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(selectedBackgroundView, belowSubview: contentView)
    } else {
      selectedBackgroundView.removeFromSuperview()
    }
  }

  /// Selects the cell immediately.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  func show(_ title: UILabel, _ detail: UILabel?) {
    titleLabel = title
    detailLabel = detail
  }

  override func adopt(_ view: UIView, id: ViewID, model: View) {
    addSubview(view)
    guard case .tableCell(let cell) = model.kind else { return }
    if cell.contentView == id || subviews.count == 1 {
      contentView = view
      view.isPlacedByContainer = true
    }
  }

  private func standardImageView() -> UIImageView? {
    guard textLabel != nil else { return nil }
    let view = UIImageView(image: nil)
    contentView.addSubview(view)
    StandardCell.place(view, in: self)
    return view
  }

  override func resolve(_ model: inout View, _ ids: [ObjectIdentifier: ViewID]) {
    guard case .tableCell(var cell) = model.kind else { return }
    func id(_ view: UIView?) -> ViewID? { view.flatMap { ids[ObjectIdentifier($0)] } }
    cell.contentView = id(contentView)
    cell.textLabel = id(titleLabel)
    cell.detailLabel = id(detailLabel)
    cell.accessory = accessoryView == nil ? accessoryType.engine : .none
    cell.accessoryWidth = accessoryView.map {
      Double(Self.accessoryMargin + $0.bounds.width + Self.accessoryGap)
    }
    cell.isSelected = isSelected && selectionStyle != .none && selectedBackgroundView == nil
    cell.rowHeight = rowHeight
    if let table = superview as? UITableView, LiveEnvironment.current.isApp {
      let color: UIColor =
        table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
      model.style.backgroundColor = model.style.backgroundColor ?? color.color
    }
    model.kind = .tableCell(cell)
  }
}
