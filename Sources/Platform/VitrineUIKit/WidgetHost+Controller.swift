public import Foundation
public import NotificationCenter
public import UIKit
import VitrineBase
import VitrineGraphics
public import VitrineHost
import VitrineImport

extension WidgetHost {
  /// Appends a widget with live views.
  ///
  /// The controller is created once, when the view appears, and receives the host's calls on the
  /// main actor. Images, storyboards and xibs are searched for in the folders of `resources`, or by
  /// default in that of the file that adds the widget. Its snapshots contain no views: a new
  /// process shows the widget's first tree until its update, as if there were no snapshot.
  @MainActor
  public func add(
    _ name: String, title: String? = nil, icon: String? = nil, schemes: [String] = [],
    resources: [String] = [], path: String = #filePath,
    controller: @escaping @MainActor () -> any UIViewController & NCWidgetProviding
  ) {
    let recipe = LiveWidgetController.Recipe(
      title: title ?? name, icon: icon,
      folders: resources.isEmpty ? [FilePath.folder(of: path)] : resources, make: controller)
    let variant = variant
    add(name, schemes: schemes) { LiveWidgetController(recipe, as: variant, path: path) }
  }

  /// Returns a widget's controller after it was loaded, or nil for widgets of documents and
  /// storyboards.
  @MainActor
  public func viewController(of name: String) -> UIViewController? {
    (controller(of: name) as? LiveWidgetController)?.live
  }

  /// Taps a point of a widget's view.
  ///
  /// The frontmost control, row or view with a tap recognizer receives the tap.
  @MainActor
  public func tap(_ name: String, at point: Foundation.CGPoint) {
    guard let controller = controller(of: name) as? LiveWidgetController else { return tap(name) }
    controller.tap(at: point)
    refresh(name)
  }

  /// Taps the center of a view in a widget.
  @MainActor
  public func tap(_ name: String, on view: UIView) {
    guard let root = viewController(of: name)?.view else { return tap(name) }
    let bounds = view.bounds
    tap(name, at: view.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: root))
  }
}
