public import CoreGraphics
public import Foundation
public import QuartzCore

/// The position and the look of a part of a collection.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// The kind of a part.
  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }

  /// The index path of the part.
  open var indexPath: IndexPath
  /// The frame.
  open var frame = CGRect.zero
  /// The center of the frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// The size of the frame.
  open var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }
  /// The bounds of the part.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }
  /// The transform about the center.
  open var transform = CGAffineTransform.identity
  /// The transform in space, of which x and y are visible.
  open var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = CATransform3DGetAffineTransform(newValue) }
  }
  /// The opacity.
  open var alpha: CGFloat = 1
  /// The order among the parts: larger ones are in front.
  open var zIndex = 0
  /// A Boolean value that indicates whether the part is hidden.
  open var isHidden = false
  /// The kind of the part.
  open private(set) var representedElementCategory: ElementCategory = .cell
  /// The kind of a supplementary view, or nil for a cell.
  open private(set) var representedElementKind: String?

  /// Creates attributes of an item.
  public init(forCellWith indexPath: IndexPath) { self.indexPath = indexPath }

  /// Creates attributes of a header, a footer or a custom kind.
  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }

  /// Creates attributes of a decoration, which isn't drawn.
  public init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = decorationViewKind
    representedElementCategory = .decorationView
  }

  convenience init(_ place: UICollectionView.Place) {
    if place.kind == UICollectionView.cellKind {
      self.init(forCellWith: place.path)
    } else {
      self.init(forSupplementaryViewOfKind: place.kind, with: place.path)
    }
    frame = place.frame
  }

  /// Returns a copy.
  override open func copy() -> Any {
    let original = self
    return onMain {
      let copy = UICollectionViewLayoutAttributes(forCellWith: original.indexPath)
      copy.take(original)
      return copy
    }
  }

  private func take(_ other: UICollectionViewLayoutAttributes) {
    frame = other.frame
    transform = other.transform
    alpha = other.alpha
    zIndex = other.zIndex
    isHidden = other.isHidden
    representedElementCategory = other.representedElementCategory
    representedElementKind = other.representedElementKind
  }

  /// The place of the part, or nil for a decoration.
  var place: UICollectionView.Place? {
    guard representedElementCategory != .decorationView else { return nil }
    return UICollectionView.Place(
      kind: representedElementKind ?? UICollectionView.cellKind, path: indexPath, frame: frame)
  }
}

/// The changes that make a layout invalid, which each picture computes anew.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// A Boolean value that indicates whether everything is invalid.
  open var invalidateEverything: Bool { true }
  /// The change of the offset.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the size.
  open var contentSizeAdjustment = CGSize.zero
}

/// The layout of a collection's items.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection, or nil.
  open internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout.
  @preconcurrency @MainActor
  override public init() { super.init() }

  /// Creates the layout of an interface file.
  public required init?(coder: NSCoder) { super.init() }

  /// Prepares the positions of all parts.
  open func prepare() {}

  /// The size of all parts.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the parts in a rectangle.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the position of an item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the position of a header or footer.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the position of a decoration, which isn't drawn.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Requests new positions.
  open func invalidateLayout() {
    collectionView?.setNeedsLayout()
    LayoutChanges.note()
  }

  /// Requests new positions.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    invalidateLayout()
  }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { .init() }
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  open func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint { proposed }
  open func prepare(forCollectionViewUpdates updateItems: [Any]) {}
  open func finalizeCollectionViewUpdates() {}
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Registers a decoration, which isn't drawn.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    PlatformNotes.add("the decorations of a collection view aren't drawn")
  }

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }
}
