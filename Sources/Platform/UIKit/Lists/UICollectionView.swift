public import CoreGraphics
public import Foundation
package import VitrineLayout

/// Sections of items with headers and footers in a flow layout.
///
/// Views are created in order for the visible parts and positioned by frames, because a flow layout
/// has no constraints between its cells. Constraints inside of a cell work as in any view.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView, PrototypeHolder {
  /// The kind of section headers.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of section footers.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  /// The kind that represents cells among supplementary views.
  static let cellKind = ""

  /// The data source, which provides the items and their cells.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The delegate, which can also set the sizes of a flow layout.
  open weak var delegate: (any UICollectionViewDelegate)? { didSet { reloadData() } }
  /// The layout.
  ///
  /// Only a flow layout places items.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      reloadData()
    }
  }

  /// The direction in which the lines of a flow layout follow each other.
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  /// The place to which a collection scrolls, which has no effect.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits of the places.
    public let rawValue: UInt

    /// Creates places from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top.
    public static let top = ScrollPosition(rawValue: 1)
    /// The vertical center.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The left.
    public static let left = ScrollPosition(rawValue: 8)
    /// The horizontal center.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// A Boolean value that indicates whether people can select several items.
  open var allowsMultipleSelection = false
  /// A Boolean value that indicates whether items are loaded before they are visible.
  open var isPrefetchingEnabled = true
  /// A Boolean value that indicates whether items can be dragged.
  open var dragInteractionEnabled = false
  /// The view behind all items, as large as the collection.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      setNeedsLayout()
    }
  }

  override var observer: (any UIScrollViewDelegate)? { delegate }
  /// A Boolean value that indicates whether people can select items.
  open var allowsSelection = true
  private var reusable = ReusableViews()
  private var parts: [Part] = []
  private var isLoaded = false
  private var shownAttributes: [UICollectionViewLayoutAttributes] = []

  /// A part with a view.
  private struct Part {
    /// The kind of a supplementary view, or an empty string for an item.
    var kind: String
    var path: IndexPath
    var view: UICollectionReusableView
  }

  package override class var initialModel: View {
    var model = View("", .scroll(ScrollView()))
    model.style.clipsToBounds = true
    return model
  }

  /// Creates a collection with a frame and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a view of a storyboard or xib.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
    if case .collection(let collection) = model.kind { take(collection) }
  }

  /// Sets the outlets of interface files.
  override open func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "dataSource": dataSource = value as? any UICollectionViewDataSource
    case "delegate": delegate = value as? any UICollectionViewDelegate
    default: super.setValue(value, forKey: key)
    }
  }

  /// Applies the layout of an interface file.
  ///
  /// The items come from the data source.
  private func take(_ collection: Collection) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(collection.itemSize)
    layout.minimumLineSpacing = CGFloat(collection.lineSpacing)
    layout.minimumInteritemSpacing = CGFloat(collection.itemSpacing)
    layout.sectionInset = UIEdgeInsets(collection.sectionInset)
    layout.scrollDirection = collection.axis == .vertical ? .vertical : .horizontal
    collectionViewLayout = layout
    model.kind = .scroll(ScrollView())
  }

  // MARK: Cells, headers and footers

  /// Registers a class for cells.
  ///
  /// Nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reusable.register(
      cellClass as? UICollectionViewCell.Type, kind: Self.cellKind, identifier: identifier)
  }

  /// Registers a class for headers, footers or custom kinds of the layout.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    reusable.register(
      viewClass as? UICollectionReusableView.Type, kind: elementKind, identifier: identifier)
  }

  func hold(_ prototype: InterfacePrototype, as reuseIdentifier: String) {
    hold(prototype, kind: Self.cellKind, as: reuseIdentifier)
  }

  func hold(_ prototype: InterfacePrototype, kind: String, as reuseIdentifier: String) {
    reusable.register(prototype, kind: kind, identifier: reuseIdentifier)
  }

  /// Returns an unused cell or a new one.
  ///
  /// An unknown identifier is a programmer's error.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let view = reusable.dequeue(kind: Self.cellKind, identifier: identifier)
    guard let cell = view as? UICollectionViewCell else {
      preconditionFailure("no cell is registered for the reuse identifier '\(identifier)'")
    }
    return cell
  }

  /// Returns an unused header or footer or a new one.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = reusable.dequeue(kind: elementKind, identifier: identifier) else {
      preconditionFailure(
        "no view of the kind '\(elementKind)' is registered for the identifier '\(identifier)'")
    }
    return view
  }

  /// Reloads the content from the data source.
  open func reloadData() {
    for part in parts {
      part.view.removeFromSuperview()
      reusable.enqueue(part.view, kind: part.kind)
    }
    parts = []
    isLoaded = false
    setNeedsLayout()
    LayoutChanges.note()
  }

  // MARK: Visible items

  /// The number of sections, from the data source.
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// Returns the number of items in a section, from the data source.
  public func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  private var cells: [(path: IndexPath, cell: UICollectionViewCell)] {
    parts.compactMap { part in
      guard part.kind == Self.cellKind, let cell = part.view as? UICollectionViewCell else {
        return nil
      }
      return (part.path, cell)
    }
  }

  /// Returns the cell of a visible item, or nil.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cells.first { $0.path == indexPath }?.cell
  }

  /// Returns the index path of a visible cell, or nil.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.cell === cell }?.path
  }

  /// Returns the header or footer of a visible section, or nil.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    parts.first { $0.kind == elementKind && $0.path == indexPath }?.view
  }

  /// The visible cells.
  public var visibleCells: [UICollectionViewCell] {
    layoutIfNeeded()
    return cells.map(\.cell)
  }

  /// The index paths of the visible items.
  public var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return cells.map(\.path)
  }

  /// Returns the visible headers or footers.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    layoutIfNeeded()
    return parts.filter { $0.kind == elementKind }.map(\.view)
  }

  // MARK: Selection

  /// Performs a person's tap on an item.
  ///
  /// Returns false if the collection doesn't select it.
  package func select(_ cell: UICollectionViewCell) -> Bool {
    guard allowsSelection, let path = indexPath(for: cell),
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return false }
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    cell.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return true }
    for item in cells where item.cell !== cell && item.cell.isSelected && !allowsMultipleSelection {
      item.cell.isSelected = false
      delegate?.collectionView(self, didDeselectItemAt: item.path)
    }
    cell.isSelected = true
    delegate?.collectionView(self, didSelectItemAt: path)
    return true
  }

  /// The index paths of the selected items.
  public var indexPathsForSelectedItems: [IndexPath]? {
    cells.filter(\.cell.isSelected).map(\.path)
  }

  /// Removes an item from the selection without notifying the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    cellForItem(at: indexPath)?.isSelected = false
  }

  // MARK: Layout

  /// Creates cells until they fill the bounds, and positions all of them.
  ///
  /// With fixed sizes the positions are known before any cell exists, so that only visible cells
  /// are created. With estimates, each new cell moves the following ones.
  override open func layoutSubviews() {
    super.layoutSubviews()
    placeBackground()
    guard dataSource != nil else { return }
    if !isLoaded { reloadData() }
    var places = preparedPlaces()
    let isSame = zip(parts, places).allSatisfy { $0.kind == $1.kind && $0.path == $1.path }
    if !isSame || parts.count > places.count {
      reloadData()
      places = preparedPlaces()
    }
    isLoaded = true
    let isEstimated =
      (collectionViewLayout as? UICollectionViewFlowLayout).map { $0.estimatedItemSize != .zero }
      ?? false
    while parts.count < places.count, shows(places[parts.count]) {
      let place = places[parts.count]
      guard let view = makeView(for: place) else { break }
      parts.append(Part(kind: place.kind, path: place.path, view: view))
      if let cell = view as? UICollectionViewCell {
        delegate?.collectionView(self, willDisplay: cell, forItemAt: place.path)
      }
      view.setNeedsLayout()
      addSubview(view)
      if isEstimated { places = preparedPlaces() }
    }
    for (part, place) in zip(parts, places) {
      part.view.frame = place.frame
      if let attributes = attributes(of: place) { part.view.take(attributes) }
    }
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  private func placeBackground() {
    guard let backgroundView else { return }
    if backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
    backgroundView.frame = bounds
  }

  /// Returns the places of all parts, which the layout prepares.
  private func preparedPlaces() -> [Place] {
    collectionViewLayout.prepare()
    // A class that changes the attributes also computes the attributes of the content.
    let size = collectionViewLayout.collectionViewContentSize
    let whole = CGRect(
      x: 0, y: 0, width: max(size.width, bounds.width), height: max(size.height, bounds.height))
    shownAttributes = collectionViewLayout.layoutAttributesForElements(in: whole) ?? []
    let places = shownAttributes.compactMap(\.place)
    return places.enumerated().sorted {
      ($0.element.path.section, order($0.element), $0.element.path.item, $0.offset)
        < ($1.element.path.section, order($1.element), $1.element.path.item, $1.offset)
    }.map(\.element)
  }

  private func order(_ place: Place) -> Int {
    switch place.kind {
    case Self.elementKindSectionHeader: 0
    case Self.cellKind: 1
    default: 2
    }
  }

  private func attributes(of place: Place) -> UICollectionViewLayoutAttributes? {
    shownAttributes.first {
      $0.indexPath == place.path && ($0.representedElementKind ?? Self.cellKind) == place.kind
    }
  }

  private func shows(_ place: Place) -> Bool {
    let isHorizontal =
      (collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection == .horizontal
    return isHorizontal ? place.frame.minX < bounds.width : place.frame.minY < bounds.height
  }

  private func makeView(for place: Place) -> UICollectionReusableView? {
    guard place.kind != Self.cellKind else {
      return dataSource?.collectionView(self, cellForItemAt: place.path)
    }
    return dataSource?.collectionView(
      self, viewForSupplementaryElementOfKind: place.kind, at: place.path)
  }
}
