import CoreGraphics
public import Foundation
package import VitrineLayout

/// An item of a collection.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The superview of the cell's content.
  public private(set) var contentView = UIView(frame: .zero)
  /// A Boolean value that indicates whether the item is selected.
  open var isSelected = false { didSet { showSelection() } }
  /// A Boolean value that indicates whether the item is highlighted.
  open var isHighlighted = false

  package override class var initialModel: View { View("", .collectionCell) }

  override public init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Creates a cell of a storyboard or xib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func adopt(_ view: UIView, id: ViewID, model: View) {
    addSubview(view)
    if subviews.count == 1 { contentView = view }
  }

  /// The view behind the content, as large as the cell.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }

  /// The view behind the content of a selected cell.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      showSelection()
    }
  }

  private func showSelection() {
    guard let selectedBackgroundView else { return }
    guard isSelected else { return selectedBackgroundView.removeFromSuperview() }
    selectedBackgroundView.frame = bounds
    selectedBackgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(selectedBackgroundView, belowSubview: contentView)
  }
}
