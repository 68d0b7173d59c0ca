public import Foundation

/// A xib in the widget's folder.
@preconcurrency @MainActor
public final class UINib {
  private let name: String

  /// Creates a reference to the xib with a name.
  ///
  /// `bundle` is always the widget's.
  public init(nibName: String, bundle: Bundle?) { name = nibName }

  /// Instantiates the xib's view and connects the owner's outlets.
  public func instantiate(withOwner owner: Any?, options: [String: Any]? = nil) -> [Any] {
    guard let source = InterfaceSource.find(name, suffixes: ["xib"]) else {
      InterfaceLoading.note("there is no file \(name).xib")
      return []
    }
    var loading = InterfaceLoading(source)
    return loading.load(owner: owner as? UIResponder).map { [$0] } ?? []
  }
}

extension Bundle {
  /// Instantiates the view of a xib in the widget's folder.
  ///
  /// Returns nil if there is no such xib.
  @preconcurrency @MainActor
  @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [String: Any]? = nil) -> [Any]? {
    let objects = UINib(nibName: name, bundle: self).instantiate(withOwner: owner)
    return objects.isEmpty ? nil : objects
  }
}

extension UITableView {
  /// Registers the view of a xib as a cell.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let prototype = nib?.prototype else { return }
    hold(prototype, as: identifier)
  }
}

extension UICollectionView {
  /// Registers the view of a xib as a cell.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    guard let prototype = nib?.prototype else { return }
    hold(prototype, as: identifier)
  }
}

extension UICollectionView {
  /// Registers the view of a xib as a header or footer.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    guard let prototype = nib?.prototype else { return }
    hold(prototype, kind: kind, as: identifier)
  }
}

extension UINib {
  /// The xib's view, which is instantiated for each cell.
  fileprivate var prototype: InterfacePrototype? {
    InterfaceSource.find(name, suffixes: ["xib"]).map { InterfacePrototype($0) }
  }
}
