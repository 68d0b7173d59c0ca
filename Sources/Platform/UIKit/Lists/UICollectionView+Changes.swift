public import CoreGraphics
public import Foundation

// Changes of items, which reload from the data source.
extension UICollectionView {
  /// Shows inserted items.
  public func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Removes deleted items.
  public func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Updates items.
  public func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Moves an item.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// Shows inserted sections.
  public func insertSections(_ sections: IndexSet) { reloadData() }
  /// Removes deleted sections.
  public func deleteSections(_ sections: IndexSet) { reloadData() }

  /// Updates sections.
  public func reloadSections(_ sections: IndexSet) { reloadData() }
  /// Moves a section.
  public func moveSection(_ section: Int, toSection newSection: Int) { reloadData() }

  /// Makes a group of changes, reloads from the data source and calls the completion.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    reloadData()
    completion?(true)
  }

  /// Scrolls to an item, which has no effect.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}

  /// Selects an item without notifying the delegate, as documented.
  ///
  /// Nil removes the selection.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    for path in indexPathsForVisibleItems {
      let isChosen = path == indexPath
      guard isChosen || !allowsMultipleSelection || indexPath == nil else { continue }
      cellForItem(at: path)?.isSelected = isChosen
    }
  }

  /// Returns the index path of the item at a point, or nil.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    visibleCells.first { $0.frame.contains(point) }.flatMap { indexPath(for: $0) }
  }

  /// Returns the position of an item.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the position of a header or footer.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Exchanges the layout.
  public func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    collectionViewLayout = layout
    completion?(true)
  }

  /// Begins to move an item, which has no effect.
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  /// Moves an item, which has no effect.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  /// Ends the movement of an item.
  public func endInteractiveMovement() {}
  /// Cancels the movement of an item.
  public func cancelInteractiveMovement() {}
}

extension UICollectionReusableView {
  /// Takes the look of attributes, which a class may also apply itself.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    if attributes.alpha != 1 { alpha = attributes.alpha }
    if attributes.isHidden { isHidden = true }
    if attributes.zIndex != 0 { layer.zPosition = CGFloat(attributes.zIndex) }
    if !attributes.transform.isIdentity { transform = attributes.transform }
    apply(attributes)
  }
}
