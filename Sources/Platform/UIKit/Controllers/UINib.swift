public import Foundation

/// A xib of the widget's folder.
@MainActor
public final class UINib {
  private let name: String

  /// The xib of a name; `bundle` is always the widget's own.
  public init(nibName: String, bundle: Bundle?) { name = nibName }

  /// Makes the xib's view; the owner gets its outlets.
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
  /// Makes the view of a xib of the widget's folder; nil if the folder has no such xib.
  @MainActor
  @discardableResult
  public func loadNibNamed(_ name: String, owner: Any?, options: [String: Any]? = nil) -> [Any]? {
    let objects = UINib(nibName: name, bundle: self).instantiate(withOwner: owner)
    return objects.isEmpty ? nil : objects
  }
}

extension UITableView {
  /// Makes cells of the view of a xib.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let prototype = nib?.prototype else { return }
    hold(prototype, as: identifier)
  }
}

extension UICollectionView {
  /// Makes cells of the view of a xib.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    guard let prototype = nib?.prototype else { return }
    hold(prototype, as: identifier)
  }
}

extension UICollectionView {
  /// Makes headers or footers of the view of a xib.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    guard let prototype = nib?.prototype else { return }
    hold(prototype, kind: kind, as: identifier)
  }
}

extension UINib {
  /// The xib's view, of which each cell is made.
  fileprivate var prototype: InterfacePrototype? {
    InterfaceSource.find(name, suffixes: ["xib"]).map { InterfacePrototype($0) }
  }
}
