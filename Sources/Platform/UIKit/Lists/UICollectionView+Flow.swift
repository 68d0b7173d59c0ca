import CoreGraphics
import Foundation

extension UICollectionView {
  /// The position of a part of the collection, whether or not it has a view.
  struct Place {
    /// The kind of a supplementary view, or that of cells for an item.
    var kind: String
    var path: IndexPath
    var frame: CGRect
  }

  /// Returns the positions of all parts in order, and the content's size.
  func places(in layout: UICollectionViewFlowLayout) -> ([Place], CGSize) {
    let isVertical = layout.scrollDirection == .vertical
    let placement = FlowPlacement(
      (0..<numberOfSections).map { section($0, layout) }, isVertical: isVertical,
      across: isVertical ? bounds.width : bounds.height)
    var places: [Place] = []
    for (section, items) in placement.items.enumerated() {
      let start = IndexPath(item: 0, section: section)
      if let frame = placement.headers[section] {
        places.append(Place(kind: Self.elementKindSectionHeader, path: start, frame: frame))
      }
      for (item, frame) in items.enumerated() {
        let path = IndexPath(item: item, section: section)
        places.append(Place(kind: Self.cellKind, path: path, frame: frame))
      }
      if let frame = placement.footers[section] {
        places.append(Place(kind: Self.elementKindSectionFooter, path: start, frame: frame))
      }
    }
    return (places, placement.contentSize)
  }

  /// Returns the sizes and distances of a section from the delegate or the layout.
  private func section(_ section: Int, _ layout: UICollectionViewFlowLayout) -> FlowSection {
    let paths = (0..<numberOfItems(inSection: section)).map {
      IndexPath(item: $0, section: section)
    }
    let flow = delegate as? any UICollectionViewDelegateFlowLayout
    let sizes = paths.map { path in
      guard layout.estimatedItemSize == .zero else { return fittingSize(at: path, layout) }
      return flow?.collectionView(self, layout: layout, sizeForItemAt: path) ?? layout.itemSize
    }
    let isVertical = layout.scrollDirection == .vertical
    func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    return FlowSection(
      itemSizes: sizes,
      inset: flow?.collectionView(self, layout: layout, insetForSectionAt: section)
        ?? layout.sectionInset,
      lineSpacing: flow?.collectionView(
        self, layout: layout, minimumLineSpacingForSectionAt: section)
        ?? layout.minimumLineSpacing,
      itemSpacing: flow?.collectionView(
        self, layout: layout, minimumInteritemSpacingForSectionAt: section)
        ?? layout.minimumInteritemSpacing,
      header: length(
        flow?.collectionView(self, layout: layout, referenceSizeForHeaderInSection: section)
          ?? layout.headerReferenceSize),
      footer: length(
        flow?.collectionView(self, layout: layout, referenceSizeForFooterInSection: section)
          ?? layout.footerReferenceSize))
  }

  /// Returns the size that a cell's constraints require, or the estimate for a cell without a view.
  private func fittingSize(at path: IndexPath, _ layout: UICollectionViewFlowLayout) -> CGSize {
    if let cell = cellForItem(at: path) {
      return cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    let estimate = layout.estimatedItemSize
    return estimate == UICollectionViewFlowLayout.automaticSize ? layout.itemSize : estimate
  }
}
