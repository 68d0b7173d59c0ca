import CoreGraphics
public import Foundation

/// A part of a collection: the header or footer of a section, or an item.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier with which the view is reused, or nil.
  public internal(set) var reuseIdentifier: String?

  override public init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view of a storyboard or xib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    reuseIdentifier = (coder as? InterfaceCoder)?.reuseIdentifier
  }

  /// Creates a view of a registered class through the subclass's initializer.
  public required convenience init(registeredAs identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }

  /// Prepares the view to show another part.
  open func prepareForReuse() {}

  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
}

/// The unused views of a collection, and the registered classes for new ones.
///
/// Cells and each kind of supplementary view have separate reuse identifiers.
@preconcurrency @MainActor
struct ReusableViews {
  private struct Key: Hashable {
    var kind: String
    var identifier: String
  }

  private var classes: [Key: UICollectionReusableView.Type] = [:]
  private var prototypes: [Key: InterfacePrototype] = [:]
  private var waiting: [Key: [UICollectionReusableView]] = [:]

  mutating func register(
    _ type: UICollectionReusableView.Type?, kind: String, identifier: String
  ) { classes[Key(kind: kind, identifier: identifier)] = type }

  mutating func register(_ prototype: InterfacePrototype, kind: String, identifier: String) {
    prototypes[Key(kind: kind, identifier: identifier)] = prototype
  }

  /// Returns an unused view or a new one, or nil for an unknown identifier.
  mutating func dequeue(kind: String, identifier: String) -> UICollectionReusableView? {
    let key = Key(kind: kind, identifier: identifier)
    if let view = waiting[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let prototype = prototypes[key]?.make() as? UICollectionReusableView
    let view = prototype ?? classes[key]?.init(registeredAs: identifier)
    view?.reuseIdentifier = identifier
    return view
  }

  /// Stores an unused view.
  ///
  /// A view that wasn't registered is discarded.
  mutating func enqueue(_ view: UICollectionReusableView, kind: String) {
    guard let identifier = view.reuseIdentifier else { return }
    waiting[Key(kind: kind, identifier: identifier), default: []].append(view)
  }
}
