public import Foundation
import VitrineImport

/// A storyboard of the widget's folder.
@MainActor
public final class UIStoryboard {
  private let source: InterfaceSource?

  /// The storyboard of a name; `bundle` is always the widget's own.
  public init(name: String, bundle: Bundle?) {
    source = InterfaceSource.find(name, suffixes: ["storyboard"])
    if source == nil { InterfaceLoading.note("there is no file \(name).storyboard") }
  }

  package init(path: String) { source = InterfaceSource.read(path) }

  /// The controller that the storyboard's arrow points to; nil without one.
  public func instantiateInitialViewController() -> UIViewController? {
    source.flatMap(Self.instantiate)
  }

  /// The controller with an identifier; an unknown one is a programmer's error, as in UIKit.
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
