public import Foundation
import VitrineImport

/// A storyboard in the widget's folder.
@preconcurrency @MainActor
public final class UIStoryboard {
  private let source: InterfaceSource?

  /// Creates a reference to the storyboard with a name.
  ///
  /// `bundle` is always the widget's.
  public init(name: String, bundle: Bundle?) {
    source = InterfaceSource.find(name, suffixes: ["storyboard"])
    if source == nil { InterfaceLoading.note("there is no file \(name).storyboard") }
  }

  package init(path: String) { source = InterfaceSource.read(path) }

  /// Returns the storyboard's initial controller, or nil if it has none.
  public func instantiateInitialViewController() -> UIViewController? {
    source.flatMap(Self.instantiate)
  }

  /// Returns the controller with an identifier.
  ///
  /// An unknown identifier is a programmer's error, as in UIKit.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    guard let scene = source?.scene(identifier: identifier),
      let controller = Self.instantiate(scene)
    else { preconditionFailure("the storyboard has no controller '\(identifier)'") }
    return controller
  }

  private static func instantiate(_ source: InterfaceSource) -> UIViewController? {
    let type = source.connections.ownerClass.flatMap(InterfaceLoading.controllerClass)
    return (type ?? UIViewController.self).init(coder: InterfaceCoder(source: source))
  }
}
