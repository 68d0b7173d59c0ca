public import CoreGraphics
public import Foundation

/// A layout of consecutive sections, each with a header, lines of as many items as fit, and a
/// footer.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The direction in which the lines of items follow each other.
  public typealias ScrollDirection = UICollectionView.ScrollDirection

  /// The estimate for items whose constraints determine their size.
  public static let automaticSize = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)

  /// The size of items, by default 50 points square.
  ///
  /// The delegate's sizes precede it.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { LayoutChanges.note() } }
  /// The estimated size.
  ///
  /// As documented, any value except zero makes constraints determine the sizes of items.
  open var estimatedItemSize = CGSize.zero { didSet { LayoutChanges.note() } }
  /// The minimum distance between lines, by default 10 points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { LayoutChanges.note() } }
  /// The minimum distance between items of a line, by default 10 points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { LayoutChanges.note() } }
  /// The insets around the items of each section, between its header and its footer.
  open var sectionInset = UIEdgeInsets.zero { didSet { LayoutChanges.note() } }
  /// The size of headers.
  ///
  /// Only the length along the scroll direction is used, because a header is as wide as the
  /// collection.
  open var headerReferenceSize = CGSize.zero { didSet { LayoutChanges.note() } }
  /// The size of footers.
  ///
  /// Only the length along the scroll direction is used, as for headers.
  open var footerReferenceSize = CGSize.zero { didSet { LayoutChanges.note() } }
  /// The direction in which lines follow each other, by default vertical.
  open var scrollDirection: ScrollDirection = .vertical { didSet { LayoutChanges.note() } }
  /// A Boolean value that indicates whether headers stay visible, which has no effect.
  open var sectionHeadersPinToVisibleBounds = false
  /// A Boolean value that indicates whether footers stay visible, which has no effect.
  open var sectionFootersPinToVisibleBounds = false
  private var attributes: [UICollectionViewLayoutAttributes] = []
  private var size = CGSize.zero

  /// Positions all sections.
  override open func prepare() {
    guard let collection = collectionView else { return }
    let (places, size) = collection.places(in: self)
    self.size = size
    attributes = places.map { UICollectionViewLayoutAttributes($0) }
  }

  /// The size of all sections.
  override open var collectionViewContentSize: CGSize { size }

  override open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { attributes.filter { $0.frame.intersects(rect) } }

  override open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  override open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  override open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
}
