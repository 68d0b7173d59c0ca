public import CoreGraphics
public import Foundation
package import VitrineLayout

/// What a collection shows.
@MainActor
public protocol UICollectionViewDataSource: AnyObject {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
}

/// What happens to a collection.
@MainActor
public protocol UICollectionViewDelegate: AnyObject {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}

/// The sizes of a flow layout's items.
@MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}

/// Items in a layout; one section of them.
///
/// The items that show at the collection's size are made, in order, and placed by frames: a flow
/// layout has no constraints between its cells. Inside of a cell, constraints count as everywhere.
@MainActor
open class UICollectionView: UIScrollView, PrototypeHolder {
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  open weak var delegate: (any UICollectionViewDelegate)? { didSet { reloadData() } }
  /// A flow layout; another subclass of the layout places nothing.
  open var collectionViewLayout: UICollectionViewLayout { didSet { LayoutChanges.note() } }
  private var classes: [String: UICollectionViewCell.Type] = [:]
  private var prototypes: [String: InterfacePrototype] = [:]
  private var reusable: [String: [UICollectionViewCell]] = [:]
  private var items: [UICollectionViewCell] = []
  private var isLoaded = false

  package override class var initialModel: View {
    var model = View("", .scroll(ScrollView()))
    model.style.clipsToBounds = true
    return model
  }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    if case .collection(let collection) = model.kind { take(collection) }
  }

  /// Takes the outlets of interface files.
  override open func setValue(_ value: Any?, forKey key: String) {
    switch key {
    case "dataSource": dataSource = value as? any UICollectionViewDataSource
    case "delegate": delegate = value as? any UICollectionViewDelegate
    default: super.setValue(value, forKey: key)
    }
  }

  /// Takes the layout of an interface file; the items are the data source's.
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

  /// Makes cells of a class; nil takes the class back.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UICollectionViewCell.Type
  }

  func hold(_ prototype: InterfacePrototype, as reuseIdentifier: String) {
    prototypes[reuseIdentifier] = prototype
  }

  /// A cell that shows nothing any more, or a new one; an unknown identifier is a programmer's error.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = reusable[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    let prototype = prototypes[identifier]?.make() as? UICollectionViewCell
    guard let cell = prototype ?? classes[identifier]?.init(registeredAs: identifier) else {
      preconditionFailure("no cell is registered for the reuse identifier '\(identifier)'")
    }
    cell.reuseIdentifier = identifier
    return cell
  }

  /// Asks the data source again.
  open func reloadData() {
    for cell in items {
      cell.removeFromSuperview()
      guard let identifier = cell.reuseIdentifier else { continue }
      reusable[identifier, default: []].append(cell)
    }
    items = []
    isLoaded = false
    setNeedsLayout()
    LayoutChanges.note()
  }

  public func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// The cell of an item that shows.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// A person's tap on an item; false where the collection doesn't select it.
  func select(_ cell: UICollectionViewCell) -> Bool {
    guard allowsSelection, let item = items.firstIndex(where: { $0 === cell }) else { return false }
    for other in items { other.isSelected = other === cell }
    delegate?.collectionView(self, didSelectItemAt: IndexPath(item: item, section: 0))
    return true
  }

  /// Whether people can select items.
  open var allowsSelection = true

  public var visibleCells: [UICollectionViewCell] {
    layoutIfNeeded()
    return items
  }

  /// Makes cells until they fill the bounds, and places all of them.
  ///
  /// The layout knows every item's size before any cell is made, so that only those that show are.
  override open func layoutSubviews() {
    super.layoutSubviews()
    guard let dataSource, let layout = collectionViewLayout as? UICollectionViewFlowLayout else {
      return
    }
    let paths = (0..<numberOfItems(inSection: 0)).map { IndexPath(item: $0, section: 0) }
    let flow = delegate as? any UICollectionViewDelegateFlowLayout
    let sizes = paths.map { path in
      flow?.collectionView(self, layout: layout, sizeForItemAt: path) ?? layout.itemSize
    }
    let isVertical = layout.scrollDirection == .vertical
    let frames = layout.frames(of: sizes, across: isVertical ? bounds.width : bounds.height)
    let shown = frames.filter {
      isVertical ? $0.minY < bounds.height : $0.minX < bounds.width
    }
    if !isLoaded || items.count > paths.count { reloadItems() }
    for path in paths.dropFirst(items.count).prefix(max(0, shown.count - items.count)) {
      let cell = dataSource.collectionView(self, cellForItemAt: path)
      items.append(cell)
      addSubview(cell)
    }
    for (cell, frame) in zip(items, frames) { cell.frame = frame }
    let inset = layout.sectionInset
    contentSize = CGSize(
      width: (frames.map(\.maxX).max() ?? 0) + inset.right,
      height: (frames.map(\.maxY).max() ?? 0) + inset.bottom)
  }

  private func reloadItems() {
    if isLoaded { reloadData() }
    isLoaded = true
  }
}
