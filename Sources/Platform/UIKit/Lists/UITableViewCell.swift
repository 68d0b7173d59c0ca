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

  /// The superview of the cell's content.
  public private(set) var contentView = UIView(frame: .zero)
  /// The identifier with which the cell is reused, or nil.
  public private(set) var reuseIdentifier: String?
  /// The title label of a standard style, or nil.
  public private(set) var textLabel: UILabel?
  /// The detail label of a standard style, or nil.
  public private(set) var detailTextLabel: UILabel?
  /// The image view of a standard style, or nil.
  public private(set) lazy var imageView: UIImageView? = standardImageView()
  private let cellStyle: CellStyle
  private var rowConstraints: [NSLayoutConstraint] = []
  /// The height that the table sets, or nil if constraints determine it.
  var rowHeight: Double?
  /// The look of the cell when it is selected.
  open var selectionStyle: SelectionStyle = .default

  package override class var initialModel: View { View("", .tableCell(TableCell())) }

  /// Creates a cell, whose width the table sets, with the labels of its style.
  ///
  /// A subclass with the default style creates its views in code, so it has no labels.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addContentView()
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
    guard type(of: self) == UITableViewCell.self || cellStyle != .default else { return }
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
  open var isSelected = false
  /// A Boolean value that indicates whether the row is highlighted.
  ///
  /// It doesn't change the look of the cell.
  open var isHighlighted = false

  /// Selects the cell immediately.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  func show(_ title: UILabel, _ detail: UILabel?) {
    textLabel = title
    detailTextLabel = detail
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
    cell.textLabel = id(textLabel)
    cell.detailLabel = id(detailTextLabel)
    cell.accessory = accessoryView == nil ? accessoryType.engine : .none
    cell.accessoryWidth = accessoryView.map {
      Double(Self.accessoryMargin + $0.bounds.width + Self.accessoryGap)
    }
    cell.isSelected = isSelected && selectionStyle != .none
    cell.rowHeight = rowHeight
    model.kind = .tableCell(cell)
  }
}
