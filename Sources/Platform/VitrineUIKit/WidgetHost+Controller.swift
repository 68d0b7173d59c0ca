public import Foundation
public import NotificationCenter
public import UIKit
import VitrineBase
import VitrineGraphics
public import VitrineHost
import VitrineImport

extension WidgetHost {
  /// Puts a widget with live views at the end of the view.
  ///
  /// The controller is made once, when the view appears, and lives through the host's calls on the
  /// main actor. Images, storyboards and xibs are looked for in the folders of `resources`; without
  /// any, in that of the file that adds the widget. Its snapshots hold no views: a new process shows
  /// the widget's first tree until its update, as if no snapshot were kept.
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

  /// A widget's own controller, once it was loaded; nil for widgets of documents and storyboards.
  @MainActor
  public func viewController(of name: String) -> UIViewController? {
    (controller(of: name) as? LiveWidgetController)?.live
  }

  /// A tap on a point of a widget's view: the control, the row or the view with a tap recognizer that
  /// is hit first, from the front on, gets it.
  @MainActor
  public func tap(_ name: String, at point: Foundation.CGPoint) {
    guard let controller = controller(of: name) as? LiveWidgetController else { return tap(name) }
    controller.tap(at: point)
    refresh(name)
  }

  /// A tap on the middle of a view of a widget.
  @MainActor
  public func tap(_ name: String, on view: UIView) {
    guard let root = viewController(of: name)?.view else { return tap(name) }
    let bounds = view.bounds
    tap(name, at: view.convert(CGPoint(x: bounds.midX, y: bounds.midY), to: root))
  }
}
